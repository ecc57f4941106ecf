//! What the module's other side calls. Pointers are places in the module's memory; they hold until
//! the next call.
//!
//! The attribute that names an export counts as unsafe, since two functions of one name would be
//! one. Nothing else here is: no pointer is followed on this side.
#![expect(unsafe_code, reason = "an export has to keep its name, and says so with #[unsafe(no_mangle)]")]

use crate::host::Host;
use std::cell::RefCell;
use std::time::Duration;

thread_local! {
    static HOST: RefCell<Host> = RefCell::new(Host::new());
}

/// Room for a line of `length` bytes, to be written there.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    HOST.with_borrow_mut(|host| host.room(length).as_mut_ptr())
}

/// Hands over the line that was written, UTF-8 without its line end, `now` in milliseconds since any fixed moment.
#[unsafe(no_mangle)]
pub extern "C" fn line(now: f64) {
    HOST.with_borrow_mut(|host| host.line(duration(now)));
}

/// Does a portion of work, about 10 ms of it.
#[unsafe(no_mangle)]
pub extern "C" fn work(now: f64) {
    HOST.with_borrow_mut(|host| host.work(duration(now)));
}

/// Whether there is work.
#[unsafe(no_mangle)]
pub extern "C" fn is_working() -> bool {
    HOST.with_borrow(Host::is_working)
}

/// Where the text is that the last line or portion of work brought out, UTF-8.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    HOST.with_borrow(|host| host.output().as_ptr())
}

/// The number of its bytes.
#[unsafe(no_mangle)]
pub extern "C" fn output_length() -> usize {
    HOST.with_borrow(|host| host.output().len())
}

/// What is no time at all counts as the beginning.
fn duration(milliseconds: f64) -> Duration {
    Duration::try_from_secs_f64(milliseconds / 1000.0).unwrap_or_default()
}
