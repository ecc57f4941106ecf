//! The exponential function, the same on every machine.

use crate::logarithm::ln;

/// e to the power of `x`, from -80 to 80, to about one part in a hundred thousand. The standard library's
/// differs in the last digits between platforms, and the engine's answers must not.
pub(crate) fn exp(x: f32) -> f32 {
    const SERIES: [f32; 6] = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0];
    let in_twos = x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E;
    let whole = in_twos.floor();
    let rest = (in_twos - whole) * std::f32::consts::LN_2;
    let of_rest = SERIES.iter().fold(0.0, |sum, factor| (sum + factor) * rest) + 1.0;
    // 2 to a whole power: only the exponent's bits
    f32::from_bits(((whole as i32 + 127) as u32) << 23) * of_rest
}

/// A share from 0 to 1, as whole 2^-24ths, to a power, the same on every machine.
pub(crate) fn power(share: f64, exponent: f64) -> f64 {
    const PARTS: f64 = (1 << 24) as f64;
    let parts = (share.clamp(0.0, 1.0) * PARTS) as u32;
    if parts == 0 { 0.0 } else { f64::from(exp((exponent * (ln(parts) - ln(1 << 24))) as f32)) }
}

#[cfg(test)]
mod tests {
    use super::{exp, power};

    #[test]
    fn a_share_to_a_power() {
        for (share, exponent, expected) in [(0.0, 2.0, 0.0), (1.0, 3.0, 1.0), (0.5, 2.0, 0.25), (0.25, 0.5, 0.5)] {
            assert!((power(share, exponent) - expected).abs() < 1e-4, "{share} {exponent}");
        }
    }

    #[test]
    fn it_is_the_exponential_function() {
        for k in -800..=800 {
            let x = k as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 2e-5, "{x}: {} {}", exp(x), x.exp());
        }
    }
}
