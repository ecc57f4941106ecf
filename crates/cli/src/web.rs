//! No command: the game in the browser, served on this machine for this machine.

use crate::exit::{Exit, Failure, tell};
use crate::interrupt;
use minefield_server::{Database, Settings, bind, languages, run as serve};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::Notify;

const DEFAULT_PORT: &str = "8080";

/// The options of the web app.
#[derive(clap::Args)]
pub struct Args {
    /// The port of this machine (127.0.0.1) to be reached at; 0 takes any that is free
    #[arg(long, default_value = DEFAULT_PORT)]
    port: u16,
    /// Don't open the browser
    #[arg(long)]
    no_open: bool,
    /// Keep the games in this file instead of the home directory
    #[arg(long, value_name = "FILE", conflicts_with = "in_memory")]
    database: Option<PathBuf>,
    /// Keep the games in memory: they end with the program
    #[arg(long)]
    in_memory: bool,
    /// The language to begin with: en, fr [default: the browser's]
    #[arg(long, value_parser = language)]
    lang: Option<String>,
}

fn language(text: &str) -> Result<String, String> {
    let known: Vec<&str> = languages().collect();
    match known.iter().find(|code| code.eq_ignore_ascii_case(text)) {
        Some(code) => Ok((*code).to_owned()),
        None => Err(format!("the languages are {}", known.join(", "))),
    }
}

/// Serves until Ctrl-C.
pub fn run(args: &Args) -> Result<Exit, Failure> {
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_max_level(tracing::Level::WARN)
        .with_target(false)
        .without_time()
        .log_internal_errors(false)
        .init();
    let stopped = Arc::new(Notify::new());
    let stop = Arc::clone(&stopped);
    interrupt::watch(move || stop.notify_one())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Refused(format!("the server can't start: {error}")))?;
    runtime.block_on(serve_until(args, &stopped))
}

async fn serve_until(args: &Args, stopped: &Notify) -> Result<Exit, Failure> {
    let listener = bind(args.port).await.map_err(|fault| Failure::Refused(fault.to_string()))?;
    let local = listener.local_addr().map_err(|fault| Failure::Refused(fault.to_string()))?;
    let database = match &args.database {
        Some(path) => Database::File(path.clone()),
        None if args.in_memory => Database::Memory,
        None => Database::Home,
    };
    let language = args.lang.as_ref().map(|code| format!("?lang={code}")).unwrap_or_default();
    let address = format!("http://{local}/{language}");
    // The server asks for the end once it has opened the games, so this is when it can be visited.
    let end = async {
        announce(&address, !args.no_open);
        stopped.notified().await;
    };
    let settings = Settings { database, ..Settings::default() };
    serve(listener, settings, end).await.map_err(|fault| Failure::Refused(fault.to_string()))?;
    Ok(Exit::Fine)
}

/// Says where the game is; whoever closed our output may know it already.
fn announce(address: &str, open: bool) {
    let mut output = io::stdout();
    drop(writeln!(output, "Minefield is at {address}").and_then(|()| output.flush()));
    tell("Ctrl-C stops it");
    if open
        && has_display()
        && let Err(error) = open::that_detached(address)
    {
        tell(format!("the browser can't be opened ({error}): open the address above yourself"));
    }
}

/// Whether a browser would have somewhere to show itself; otherwise one might take over this terminal.
fn has_display() -> bool {
    let is_set = |name: &&str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_INTEROP"].iter().any(is_set)
}
