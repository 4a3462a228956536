//! Names that the user may have meant.

/// Longer names are not compared: nobody mistypes them by a letter or two, and comparing is quadratic.
const LONGEST: usize = 64;

/// The candidate nearest to `name`, if one is near enough. Of equally near ones, the first.
pub(crate) fn similar<'a>(
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    if name.len() > LONGEST {
        return None;
    }
    let allowed = match name.len() {
        0..=1 => 0,
        2..=4 => 1,
        5..=9 => 2,
        _ => 3,
    };
    candidates
        .into_iter()
        .filter(|candidate| {
            candidate.len() <= LONGEST && candidate.len().abs_diff(name.len()) <= allowed.max(1)
        })
        .map(|candidate| (candidate, distance(name, candidate)))
        .filter(|(candidate, distance)| {
            *distance <= allowed || candidate.eq_ignore_ascii_case(name)
        })
        .min_by_key(|(_, distance)| *distance)
        .map(|(candidate, _)| candidate.to_owned())
}

/// How many insertions, deletions, replacements and swaps of neighbours lead from one word to the other.
fn distance(from: &str, to: &str) -> usize {
    let (from, to) = (from.as_bytes(), to.as_bytes());
    let mut before = vec![0; to.len() + 1];
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for i in 1..=from.len() {
        let mut row = vec![i; to.len() + 1];
        for j in 1..=to.len() {
            let replaced = last[j - 1] + usize::from(from[i - 1] != to[j - 1]);
            row[j] = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        before = std::mem::replace(&mut last, row);
    }
    last[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found_and_far_ones_are_not() {
        assert_eq!(similar("cuonter", ["counter", "count"]), Some("counter".to_owned()));
        assert_eq!(similar("pc3", ["pc1", "pc2"]), Some("pc1".to_owned()));
        assert_eq!(similar("X", ["x"]), Some("x".to_owned()));
        assert_eq!(similar("turn", ["flag", "counter"]), None);
        assert_eq!(similar("y", ["x"]), None);
    }

    #[test]
    fn distances() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("ab", "ba"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
