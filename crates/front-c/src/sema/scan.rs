//! `scanf` and `fscanf` with a format that is known: one call of a model for each conversion that needs one.

use symra_cparse::Span;

use super::Sema;
use super::format::{Length, signed_type};
use crate::hir::ExprId;
use crate::types::{DataModel, TypeId};

/// A conversion of a format of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Scan {
    kind: Kind,
    /// The largest number of characters; 0 if there is none.
    width: i128,
    /// Whether the value is thrown away.
    skipped: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A number in a base; 0 if the input tells the base.
    Number(Length, u8),
    Float(Length),
    Text,
    Chars,
    /// Characters after a blank in the format, so that the first one is none.
    Visible,
    /// Characters of the set that starts at this offset of the format.
    Set(usize),
}

impl Sema<'_> {
    /// The call, if it is one of `scanf` or `fscanf` that reads text, or numbers of limited width. Others need no models.
    pub(super) fn scanned(
        &mut self,
        name: &str,
        args: &[(ExprId, Span)],
        span: Span,
    ) -> Option<ExprId> {
        let first = match crate::special::stem(name) {
            "scanf" => 0,
            "fscanf" => 1,
            _ => return None,
        };
        let &(format, _) = args.get(first)?;
        if self.is_model() || self.defines_formats() {
            return None;
        }
        let scans = parse(&self.literal_text(format)?)?;
        let is_plain = |scan: &Scan| {
            matches!(scan.kind, Kind::Number(..) | Kind::Float(_))
                && scan.width == 0
                && !scan.skipped
        };
        if scans.iter().all(is_plain) {
            return None;
        }
        let at = self.at(span);
        let mut sets = Vec::new();
        let values: Vec<ExprId> = args.iter().map(|arg| arg.0).collect();
        let values = self.settled(&values, &mut sets);
        let mut targets = values[first + 1..].iter().copied();
        let mut state = self.int(0, TypeId::INT, at);
        for scan in scans {
            if scan.skipped {
                state = self.model_call("__symra_scan_skip", &[state], span)?;
                continue;
            }
            let target = targets.next()?;
            self.types().pointee(self.ty(target))?;
            let width = self.int(scan.width, TypeId::INT, at);
            let target = self.convert(target, TypeId::VOID_PTR, at);
            let mut call = vec![state, target, width];
            let name = match scan.kind {
                Kind::Number(length, base) => {
                    call.push(self.int(i128::from(base), TypeId::INT, at));
                    let size = self.types().size_of(signed_type(self.model(), length));
                    match size {
                        Some(1) => "__symra_scan_1",
                        Some(2) => "__symra_scan_2",
                        Some(4) => "__symra_scan_4",
                        _ => "__symra_scan_8",
                    }
                }
                Kind::Float(Length::Int) => "__symra_scan_float",
                Kind::Float(Length::Long) => "__symra_scan_double",
                Kind::Float(_) => "__symra_scan_long_double",
                Kind::Text => "__symra_scan_text",
                Kind::Chars => "__symra_scan_chars",
                Kind::Visible => "__symra_scan_visible",
                Kind::Set(offset) => {
                    let offset = self.size(offset as u64, at);
                    let pointer = self.convert(format, TypeId::CONST_CHAR_PTR, at);
                    call.push(self.ptr_add(pointer, offset, false, at));
                    "__symra_scan_set"
                }
            };
            state = self.model_call(name, &call, span)?;
        }
        let result = self.model_call("__symra_scan_end", &[state], span)?;
        Some(sets.into_iter().rev().fold(result, |then, set| self.comma(set, then, at)))
    }
}

/// What each conversion of a format stores, if all are numbers that are modelled.
pub(crate) fn stored(format: &[u8], model: DataModel) -> Option<Vec<TypeId>> {
    let stored = parse(format)?.into_iter().filter(|scan| !scan.skipped);
    stored
        .map(|scan| match scan.kind {
            Kind::Number(length, _) => Some(signed_type(model, length)),
            Kind::Float(Length::Int) => Some(TypeId::FLOAT),
            Kind::Float(Length::Long) => Some(TypeId::DOUBLE),
            Kind::Float(_) => Some(TypeId::LONG_DOUBLE),
            Kind::Text | Kind::Chars | Kind::Visible | Kind::Set(_) => None,
        })
        .collect()
}

/// The conversions of a format; none if there is one that we do not model.
fn parse(format: &[u8]) -> Option<Vec<Scan>> {
    let mut scans = Vec::new();
    let mut at = 0;
    while at < format.len() {
        if format[at] != b'%' {
            at += 1;
            continue;
        }
        let after_blank = at > 0 && format[at - 1].is_ascii_whitespace();
        at += 1;
        if format.get(at) == Some(&b'%') {
            at += 1;
            continue;
        }
        let skipped = format.get(at) == Some(&b'*');
        at += usize::from(skipped);
        let mut width = 0;
        while let Some(digit) = format.get(at).filter(|byte| byte.is_ascii_digit()) {
            width = (width * 10 + i128::from(digit - b'0')).min(1 << 30);
            at += 1;
        }
        let (length, len) = match &format[at..] {
            [b'h', b'h', ..] => (Length::Char, 2),
            [b'l', b'l', ..] => (Length::LongLong, 2),
            [b'L' | b'j', ..] => (Length::LongLong, 1),
            [b'h', ..] => (Length::Short, 1),
            [b'l', ..] => (Length::Long, 1),
            [b'z' | b't', ..] => (Length::Size, 1),
            _ => (Length::Int, 0),
        };
        at += len;
        let kind = match *format.get(at)? {
            b'd' | b'u' => Kind::Number(length, 10),
            b'i' => Kind::Number(length, 0),
            b'x' | b'X' => Kind::Number(length, 16),
            b'o' => Kind::Number(length, 8),
            b'a' | b'e' | b'f' | b'g' | b'A' | b'E' | b'F' | b'G' => Kind::Float(length),
            b's' if length == Length::Int => Kind::Text,
            b'c' if length == Length::Int && after_blank => Kind::Visible,
            b'c' if length == Length::Int => Kind::Chars,
            b'[' if length == Length::Int => {
                let start = at + 1;
                let mut end = start;
                if format.get(end) == Some(&b'^') {
                    end += 1;
                }
                end += 1;
                while *format.get(end)? != b']' {
                    end += 1;
                }
                at = end;
                Kind::Set(start)
            }
            _ => return None,
        };
        at += 1;
        scans.push(Scan { kind, width, skipped });
    }
    Some(scans)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_fall_into_conversions() {
        let scans = parse(b" %9s,%*d%%%[^]a]x%3hu").unwrap();
        let scan = |kind, width, skipped| Scan { kind, width, skipped };
        let expected = [
            scan(Kind::Text, 9, false),
            scan(Kind::Number(Length::Int, 10), 0, true),
            scan(Kind::Set(12), 0, false),
            scan(Kind::Number(Length::Short, 10), 3, false),
        ];
        assert_eq!(scans, expected);
        for format in ["%n", "%ls", "%", "%[ab", "%p", "%ms"] {
            assert_eq!(parse(format.as_bytes()), None, "{format}");
        }
    }
}
