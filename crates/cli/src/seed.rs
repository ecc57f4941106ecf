//! Seeds that follow from other numbers, so that a game doesn't depend on when it is played.

/// A number that depends on all of `parts`, in order.
///
/// The mixing step is SplitMix64's (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
pub fn derive(parts: &[u64]) -> u64 {
    parts.iter().fold(0, |state, &part| mix(state ^ mix(part)))
}

const fn mix(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
