//! A natural logarithm that is the same on every machine.

use std::f64::consts::LN_2;

/// The natural logarithm of `n`, which must be at least 1, to about 1e-9.
///
/// The standard one may differ in its last bit between platforms, and a search would with it.
/// With `n = 2^k * m`, `m` from 3/4 to 3/2, this is `k ln 2 + 2 artanh((m - 1) / (m + 1))`.
pub(crate) fn ln(n: u32) -> f64 {
    let n = n.max(1);
    let mut exponent = n.ilog2();
    let mut m = f64::from(n) / f64::from(1u32 << exponent);
    if m > 1.5 {
        exponent += 1;
        m /= 2.0;
    }
    let z = (m - 1.0) / (m + 1.0);
    let square = z * z;
    let series = [1.0 / 11.0, 1.0 / 9.0, 1.0 / 7.0, 1.0 / 5.0, 1.0 / 3.0, 1.0];
    let sum = series.into_iter().fold(1.0 / 13.0, |sum, term| sum * square + term);
    f64::from(exponent) * LN_2 + 2.0 * z * sum
}

#[cfg(test)]
mod tests {
    use super::ln;

    #[test]
    fn it_is_the_natural_logarithm() {
        for n in (1..5000).chain([65_535, 65_536, 1_000_003, u32::MAX]) {
            let (ours, theirs) = (ln(n), f64::from(n).ln());
            assert!((ours - theirs).abs() < 1e-8, "{n}: {ours} and {theirs}");
        }
    }
}
