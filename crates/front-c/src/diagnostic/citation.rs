//! Where the words of a preprocessed line are in the line that its author wrote.

use std::ops::Range;

use miette::NamedSource;

/// A place in a file before preprocessing.
#[derive(Debug)]
pub(super) struct Citation {
    pub(super) source: NamedSource<String>,
    /// The first byte in the file, and how many.
    pub(super) span: (usize, usize),
    /// The column in its line, from 1.
    pub(super) column: usize,
}

impl Citation {
    /// The place of a part of a preprocessed text, which stands for a line of a file, in that line: where all before it or all behind it is as
    /// its author wrote it, or where the same words are as often as in the preprocessed line, or once.
    pub(super) fn find(
        file: &str,
        text: &str,
        line: u32,
        (preprocessed, range): (&[u8], Range<usize>),
    ) -> Option<Self> {
        let is_end = |byte: &u8| *byte == b'\n';
        let start = preprocessed.get(..range.start)?.iter().rposition(is_end);
        let start = start.map_or(0, |at| at + 1);
        let shown = preprocessed[start..].split(is_end).next()?;
        let (from, to) = (range.start - start, (range.end - start).min(shown.len()));
        let words = shown.get(from..to)?;

        let number = usize::try_from(line).ok()?.checked_sub(1)?;
        let written = text.split('\n').nth(number)?.trim_end().as_bytes();
        let before: usize = text.split('\n').take(number).map(|line| line.len() + 1).sum();
        let at = if written.starts_with(&shown[..to]) {
            from
        } else if written.ends_with(&shown[from..]) {
            written.len() - (shown.len() - from)
        } else {
            let (here, there) = (places(written, words), places(shown, words));
            match here[..] {
                [only] => only,
                _ if here.len() == there.len() => here[there.iter().position(|at| *at == from)?],
                _ => return None,
            }
        };
        let source = NamedSource::new(file, text.to_owned());
        Some(Self { source, span: (before + at, words.len()), column: at + 1 })
    }
}

/// Where words are in a line, not as parts of longer ones.
fn places(line: &[u8], words: &[u8]) -> Vec<usize> {
    if words.is_empty() {
        return Vec::new();
    }
    let of_name = |byte: Option<&u8>| byte.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    let cuts = |at: usize| at > 0 && of_name(line.get(at - 1)) && of_name(line.get(at));
    let found = line
        .windows(words.len())
        .enumerate()
        .filter(|(at, part)| *part == words && !cuts(*at) && !cuts(*at + words.len()));
    found.map(|(at, _)| at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words and the column of a citation.
    fn cited(written: &str, preprocessed: &str, words: &str) -> Option<(String, usize)> {
        let text = format!("\n{written}\n");
        let before = format!("first\n{preprocessed}\nlast");
        let at = before.find(words).unwrap();
        let range = at..at + words.len();
        let found = Citation::find("a.c", &text, 2, (before.as_bytes(), range))?;
        let (start, len) = found.span;
        Some((text[start..start + len].to_owned(), found.column))
    }

    #[test]
    fn words_are_found_behind_a_macro() {
        let found = cited("x = MAX(a, 3) + lost;", "x = ((a)>(3)?(a):(3)) + lost;", "lost");
        assert_eq!(found, Some(("lost".to_owned(), 17)));
    }

    #[test]
    fn of_equal_words_the_same_one_is_taken() {
        let found = cited("f(N, y) + g(y1, y);", "f(10, y) + g(y1, y);", "y) + g");
        assert_eq!(found, Some(("y) + g".to_owned(), 6)));
        let found = cited("(y + N);", "(y + 10);", "y");
        assert_eq!(found, Some(("y".to_owned(), 2)));
    }

    #[test]
    fn what_is_missing_is_missing_at_the_end() {
        let preprocessed = b"int a[3] = {0}\nreturn";
        let found = Citation::find("a.c", "int a[N] = {0}\n", 1, (preprocessed, 14..14)).unwrap();
        assert_eq!((found.span, found.column), ((14, 0), 15));
    }

    #[test]
    fn words_of_a_macro_are_not_found() {
        assert_eq!(cited("x = MAX(a);", "x = max_of(a);", "max_of"), None);
        assert_eq!(cited("SUM(y) + y;", "y + y + y;", "y + y + y"), None);
        assert_eq!(cited("TWICE(y) + y + y;", "y + y + y + y;", "y"), None);
    }
}
