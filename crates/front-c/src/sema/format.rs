//! `sprintf` and `snprintf` with a format that is known: one call of a model for each part of it.

use symra_cparse::Span;

use super::Sema;
use crate::hir::{ExprId, ExprKind, FunctionId, InitValue, Origin, PlaceKind};
use crate::types::TypeId;

/// A part of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// So many characters as they stand, from an offset on.
    Text { from: usize, len: usize },
    /// A conversion of the next argument.
    Value { kind: Kind, width: i128, precision: i128, flags: i128 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Char,
    Text,
    Signed(Length),
    Unsigned(Length, u8, u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Length {
    Char,
    Short,
    Int,
    Long,
    LongLong,
    Size,
}

impl Sema<'_> {
    /// The call, if it is one of a function that formats into memory and all parts of the format are modelled.
    pub(super) fn formatted(
        &mut self,
        function: FunctionId,
        args: &[(ExprId, Span)],
        span: Span,
    ) -> Option<ExprId> {
        let entry = &self.shared.program[function];
        let first = match &*entry.name {
            "sprintf" => 1,
            "snprintf" => 2,
            _ => return None,
        };
        if entry.body.is_some() || self.defines(&["sprintf", "snprintf"]) {
            return None;
        }
        let &(format, _) = args.get(first)?;
        let parts = parse(&self.literal_text(format)?)?;
        let values = self.conversions(&parts, &args[first + 1..])?;
        let at = self.at(span);
        let size_type = self.model().size_type();
        let room = match first {
            1 => {
                let all = self.int(-1, TypeId::INT, at);
                self.convert(all, size_type, at)
            }
            _ => self.convert(args[1].0, size_type, at),
        };
        let target = self.convert(args[0].0, TypeId::CHAR_PTR, at);
        let (target, set_target) = self.temporary(target, at);
        let (room, set_room) = self.temporary(room, at);
        let mut done = self.size(0, at);
        let mut values = values.into_iter();
        for part in parts {
            let mut call = vec![self.load_object(target, at), self.load_object(room, at), done];
            let name = match part {
                Part::Text { from, len } => {
                    let offset = self.size(from as u64, at);
                    let pointer = self.convert(format, TypeId::CONST_CHAR_PTR, at);
                    call.push(self.ptr_add(pointer, offset, false, at));
                    call.push(self.int(0, TypeId::INT, at));
                    call.push(self.int(len as i128, TypeId::INT, at));
                    call.push(self.int(0, TypeId::INT, at));
                    "__symra_put_text"
                }
                Part::Value { kind, width, precision, flags } => {
                    call.push(values.next()?);
                    if let Kind::Unsigned(_, base, letter) = kind {
                        call.push(self.int(i128::from(base), TypeId::UINT, at));
                        call.push(self.int(i128::from(letter), TypeId::INT, at));
                    }
                    call.push(self.int(width, TypeId::INT, at));
                    if kind != Kind::Char {
                        call.push(self.int(precision, TypeId::INT, at));
                    }
                    call.push(self.int(flags, TypeId::INT, at));
                    match kind {
                        Kind::Char => "__symra_put_char",
                        Kind::Text => "__symra_put_text",
                        Kind::Signed(_) => "__symra_put_signed",
                        Kind::Unsigned(..) => "__symra_put_unsigned",
                    }
                }
            };
            done = self.model_call(name, &call, span)?;
        }
        let end = [self.load_object(target, at), self.load_object(room, at), done];
        let result = self.model_call("__symra_put_end", &end, span)?;
        let result = self.comma(set_room, result, at);
        Some(self.comma(set_target, result, at))
    }

    fn model_call(&mut self, name: &str, args: &[ExprId], span: Span) -> Option<ExprId> {
        let args: Vec<(ExprId, Span)> = args.iter().map(|arg| (*arg, span)).collect();
        self.library_call(name, &args, span).ok()
    }

    /// Whether this unit has functions of its own under one of the names.
    fn defines(&mut self, names: &[&str]) -> bool {
        let tree = self.tree;
        *self.own_formats.get_or_insert_with(|| {
            tree.items().iter().any(|item| match item.kind {
                symra_cparse::ItemKind::Function(id) => tree[tree[id].declarator]
                    .name
                    .is_some_and(|name| names.contains(&tree.text(name))),
                _ => false,
            })
        })
    }

    /// The characters of a string literal that decayed to a pointer.
    fn literal_text(&self, value: ExprId) -> Option<Vec<u8>> {
        let mut at = value;
        while let ExprKind::Convert { operand, .. } = self.body[at].kind {
            at = operand;
        }
        let ExprKind::Decay(place) = self.body[at].kind else { return None };
        let PlaceKind::Object(object) = self.body[place].kind else { return None };
        let object = &self.shared.program[object];
        if object.origin != Origin::String {
            return None;
        }
        let entry = object.init.as_ref()?.entries.first();
        let Some(entry) = entry else { return Some(Vec::new()) };
        let InitValue::Units(units) = &entry.value else { return None };
        let bytes =
            units.iter().map(|unit| u8::try_from(*unit).ok()).collect::<Option<Vec<u8>>>()?;
        Some(bytes.into_iter().take_while(|byte| *byte != 0).collect())
    }

    /// The arguments as what their conversions take.
    fn conversions(&mut self, parts: &[Part], args: &[(ExprId, Span)]) -> Option<Vec<ExprId>> {
        let mut values = Vec::new();
        let mut args = args.iter();
        for part in parts {
            let Part::Value { kind, .. } = part else { continue };
            let &(value, _) = args.next()?;
            let (ty, at) = (self.ty(value), self.at_of(value));
            let is_integer = self.types().is_integer(ty);
            values.push(match kind {
                Kind::Text => {
                    self.types().pointee(ty)?;
                    self.convert(value, TypeId::CONST_CHAR_PTR, at)
                }
                Kind::Char if is_integer => self.convert(value, TypeId::INT, at),
                Kind::Signed(length) if is_integer => {
                    let value = self.convert(value, self.signed_type(*length), at);
                    self.convert(value, TypeId::LONG_LONG, at)
                }
                Kind::Unsigned(length, ..) if is_integer => {
                    let value = self.convert(value, self.unsigned_type(*length), at);
                    self.convert(value, TypeId::ULONG_LONG, at)
                }
                _ => return None,
            });
        }
        Some(values)
    }

    fn signed_type(&self, length: Length) -> TypeId {
        match length {
            Length::Char => TypeId::SCHAR,
            Length::Short => TypeId::SHORT,
            Length::Int => TypeId::INT,
            Length::Long => TypeId::LONG,
            Length::LongLong => TypeId::LONG_LONG,
            Length::Size => self.model().ptrdiff_type(),
        }
    }

    fn unsigned_type(&self, length: Length) -> TypeId {
        match length {
            Length::Char => TypeId::UCHAR,
            Length::Short => TypeId::USHORT,
            Length::Int => TypeId::UINT,
            Length::Long => TypeId::ULONG,
            Length::LongLong => TypeId::ULONG_LONG,
            Length::Size => self.model().size_type(),
        }
    }
}

/// The parts of a format; none if there is one that we do not model.
fn parse(format: &[u8]) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    let mut at = 0;
    while at < format.len() {
        if format[at] != b'%' {
            let len = format[at..].iter().take_while(|byte| **byte != b'%').count();
            parts.push(Part::Text { from: at, len });
            at += len;
            continue;
        }
        if format.get(at + 1) == Some(&b'%') {
            parts.push(Part::Text { from: at, len: 1 });
            at += 2;
            continue;
        }
        let (part, len) = conversion(&format[at + 1..])?;
        parts.push(part);
        at += 1 + len;
    }
    Some(parts)
}

/// The conversion behind a `%`, and its length.
fn conversion(text: &[u8]) -> Option<(Part, usize)> {
    let mut at = 0;
    let mut flags = 0;
    while let Some(flag) = text.get(at).and_then(|byte| b"-0+ ".iter().position(|f| f == byte)) {
        flags |= 1 << flag;
        at += 1;
    }
    let number = |at: &mut usize| {
        let mut value = 0_i128;
        while let Some(digit) = text.get(*at).filter(|byte| byte.is_ascii_digit()) {
            value = (value * 10 + i128::from(digit - b'0')).min(1 << 20);
            *at += 1;
        }
        value
    };
    let width = number(&mut at);
    let mut precision = -1;
    if text.get(at) == Some(&b'.') {
        at += 1;
        precision = number(&mut at);
    }
    let rest = &text[at..];
    let (length, len) = match rest {
        [b'h', b'h', ..] => (Length::Char, 2),
        [b'l', b'l', ..] => (Length::LongLong, 2),
        [b'h', ..] => (Length::Short, 1),
        [b'l', ..] => (Length::Long, 1),
        [b'j', ..] => (Length::LongLong, 1),
        [b'z' | b't', ..] => (Length::Size, 1),
        _ => (Length::Int, 0),
    };
    at += len;
    let kind = match *text.get(at)? {
        b'c' if length == Length::Int && precision < 0 => Kind::Char,
        b's' if length == Length::Int => Kind::Text,
        b'd' | b'i' => Kind::Signed(length),
        b'u' => Kind::Unsigned(length, 10, b'a'),
        b'x' => Kind::Unsigned(length, 16, b'a'),
        b'X' => Kind::Unsigned(length, 16, b'A'),
        b'o' => Kind::Unsigned(length, 8, b'a'),
        _ => return None,
    };
    Some((Part::Value { kind, width, precision, flags }, at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_fall_into_parts() {
        let parts = parse(b"a%-5.3lld%%%c").unwrap();
        let number =
            Part::Value { kind: Kind::Signed(Length::LongLong), width: 5, precision: 3, flags: 1 };
        let char = Part::Value { kind: Kind::Char, width: 0, precision: -1, flags: 0 };
        let text = |from| Part::Text { from, len: 1 };
        assert_eq!(parts, [text(0), number, text(9), char]);
    }

    #[test]
    fn what_is_not_modelled_is_left_alone() {
        for format in ["%f", "%*d", "%n", "%p", "%", "%ls", "%#x"] {
            assert_eq!(parse(format.as_bytes()), None, "{format}");
        }
    }
}
