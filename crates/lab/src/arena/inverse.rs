//! The inverse of a matrix.

/// The inverse of a square matrix, given as its rows, by Gauss and Jordan's elimination with the largest pivots of
/// each column; none if it has none or only one that can't be written.
pub(super) fn inverse(mut rows: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let size = rows.len();
    for (k, row) in rows.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == k))));
    }
    for column in 0..size {
        let largest = |&one: &usize, &other: &usize| rows[one][column].abs().total_cmp(&rows[other][column].abs());
        let pivot = (column..size).max_by(largest)?;
        rows.swap(column, pivot);
        let scale = 1.0 / rows[column][column];
        if !scale.is_finite() {
            return None;
        }
        rows[column].iter_mut().for_each(|number| *number *= scale);
        let pivot_row = rows[column].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(k, _)| *k != column) {
            let factor = row[column];
            row.iter_mut().zip(&pivot_row).for_each(|(number, pivot)| *number -= factor * pivot);
        }
    }
    rows.iter_mut().for_each(|row| drop(row.drain(..size)));
    Some(rows)
}

#[cfg(test)]
mod tests {
    use super::inverse;

    #[test]
    fn a_matrix_times_its_inverse_is_the_unit_matrix() {
        assert_eq!(inverse(vec![vec![0.0, 2.0], vec![4.0, 0.0]]), Some(vec![vec![0.0, 0.25], vec![0.5, 0.0]]));
        let found = inverse(vec![vec![2.0, 1.0], vec![1.0, 2.0]]).expect("it has one");
        let expected = [[2.0 / 3.0, -1.0 / 3.0], [-1.0 / 3.0, 2.0 / 3.0]];
        let is_near = |(one, other): (&f64, &f64)| (one - other).abs() < 1e-15;
        assert!(found.iter().flatten().zip(expected.iter().flatten()).all(is_near), "{found:?}");
        assert_eq!(inverse(vec![vec![1.0, 2.0], vec![2.0, 4.0]]), None);
        assert_eq!(inverse(Vec::new()), Some(Vec::new()));
    }
}
