//! The server alone: `cargo run -p minefield-server --example serve -- 8080`.

use minefield_server::{Settings, bind, run};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let port = std::env::args().nth(1).map_or(Ok(0), |port| port.parse())?;
    let listener = bind(port).await?;
    println!("http://{}", listener.local_addr()?);
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    run(listener, Settings::default(), interrupted).await?;
    Ok(())
}
