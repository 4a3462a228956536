//! `scanf`, `fscanf` and `sscanf` with a format that is known: one call of a model for each conversion that needs one.

use symra_cparse::Span;

use super::Sema;
use super::format::{Length, signed_type};
use crate::hir::{Binary, Callee, ExprId, FunctionId, ObjectId, Origin};
use crate::types::{DataModel, TypeId};

/// A conversion of a format of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Scan {
    kind: ScanKind,
    /// The largest number of characters; 0 if there is none.
    width: i128,
    /// Whether the value is thrown away.
    skipped: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ScanKind {
    /// A number in a base, 0 if the input tells the base; and whether it may be negative.
    Number(Length, u8, bool),
    Float(Length),
    Text,
    Chars,
    /// Characters after a blank in the format, so that the first one is none.
    Visible,
    /// Characters of the set that starts at this offset of the format.
    Set(usize),
    /// How many characters were read so far, which only reading from a string knows.
    Count(Length),
}

/// A part of a format of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ScanPart {
    Space,
    /// This character.
    Literal(u8),
    Value(Scan),
}

impl Sema<'_> {
    /// The call of a model that reads one value, and gives the state after it.
    fn scan_value(
        &mut self,
        scan: &Scan,
        state: ExprId,
        target: ExprId,
        format: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        let at = self.at(span);
        let width = self.int(scan.width, TypeId::INT, at);
        let target = self.convert(target, TypeId::VOID_PTR, at);
        let mut call = vec![state, target, width];
        let name = match scan.kind {
            ScanKind::Number(length, base, _) => {
                call.push(self.int(i128::from(base), TypeId::INT, at));
                let size = self.types().size_of(signed_type(self.model(), length));
                match size {
                    Some(1) => "__symra_scan_1",
                    Some(2) => "__symra_scan_2",
                    Some(4) => "__symra_scan_4",
                    _ => "__symra_scan_8",
                }
            }
            ScanKind::Float(Length::Int) => "__symra_scan_float",
            ScanKind::Float(Length::Long) => "__symra_scan_double",
            ScanKind::Float(_) => "__symra_scan_long_double",
            ScanKind::Text => "__symra_scan_text",
            ScanKind::Chars => "__symra_scan_chars",
            ScanKind::Visible => "__symra_scan_visible",
            ScanKind::Set(offset) => {
                let offset = self.size(offset as u64, at);
                let pointer = self.convert(format, TypeId::CONST_CHAR_PTR, at);
                call.push(self.ptr_add(pointer, offset, false, at));
                "__symra_scan_set"
            }
            ScanKind::Count(_) => return None,
        };
        self.model_call(name, &call, span)
    }

    /// The call, if it is one of `scanf` or `fscanf` that reads text, or numbers of limited width. Others need no models.
    pub(super) fn scanned(
        &mut self,
        function: FunctionId,
        args: &[(ExprId, Span)],
        span: Span,
    ) -> Option<ExprId> {
        let name = &self.shared.program[function].name;
        let first = format_of(name)?;
        if crate::intrinsic::stem(name) == "sscanf" {
            return self.scanned_text(args, span);
        }
        let &(format, _) = args.get(first)?;
        if self.is_model() || self.defines_formats() {
            return None;
        }
        let parts = parse(&self.literal_text(format)?)?;
        let scans: Vec<Scan> = parts
            .into_iter()
            .filter_map(|part| match part {
                ScanPart::Value(scan) => Some(scan),
                ScanPart::Space | ScanPart::Literal(_) => None,
            })
            .collect();
        if scans.iter().any(|scan| matches!(scan.kind, ScanKind::Count(_))) {
            return None;
        }
        let is_plain = |scan: &Scan| {
            matches!(scan.kind, ScanKind::Number(..) | ScanKind::Float(_))
                && scan.width == 0
                && !scan.skipped
        };
        let at = self.at(span);
        let mut sets = Vec::new();
        // What was settled has been looked at.
        let is_settled = |sema: &Self, value| {
            sema.temporary_of(value)
                .is_some_and(|object| sema.shared.program[object].origin == Origin::Temporary)
        };
        let is_stream =
            first == 1 && !self.is_standard_stream(args[0].0) && !is_settled(self, args[0].0);
        if scans.iter().all(is_plain) {
            if !is_stream {
                return None;
            }
            let stream = self.settled(&[args[0].0], &mut sets)[0];
            let guard = self.read_from(stream, span)?;
            let mut args = args.to_vec();
            args[0].0 = self.again(stream, at);
            let ty = self.shared.program[function].ty;
            let call = self.call_node(Callee::Direct(function), ty, &args, span).ok()?;
            let call = self.comma(guard, call, at);
            return Some(self.after_all(&sets, call, at));
        }
        let values: Vec<ExprId> = args.iter().map(|arg| arg.0).collect();
        let values = self.settled(&values, &mut sets);
        let guard = if is_stream { Some(self.read_from(values[0], span)?) } else { None };
        let mut targets = values[first + 1..].iter().copied();
        let mut state = self.int(0, TypeId::INT, at);
        for scan in scans {
            if scan.skipped {
                state = self.model_call("__symra_scan_skip", &[state], span)?;
                continue;
            }
            let target = targets.next()?;
            self.types().pointee(self.ty(target))?;
            state = self.scan_value(&scan, state, target, format, span)?;
        }
        let result = self.model_call("__symra_scan_end", &[state], span)?;
        let result = guard.map_or(result, |guard| self.comma(guard, result, at));
        Some(self.after_all(&sets, result, at))
    }
}

impl Sema<'_> {
    /// Whoever reads from a stream must have one.
    fn read_from(&mut self, stream: ExprId, span: Span) -> Option<ExprId> {
        let at = self.at(span);
        let stream = self.again(stream, at);
        let stream = self.convert(stream, TypeId::VOID_PTR, at);
        self.model_call("__symra_reads", &[stream], span)
    }

    /// `sscanf`: what it reads is in memory.
    fn scanned_text(&mut self, args: &[(ExprId, Span)], span: Span) -> Option<ExprId> {
        let &[(_, _), (format, _), ..] = args else { return None };
        if self.is_model() || self.defines_formats() {
            return None;
        }
        let parts = parse(&self.literal_text(format)?)?;
        if parts
            .iter()
            .any(|part| matches!(part, ScanPart::Value(Scan { kind: ScanKind::Float(_), .. })))
        {
            return None;
        }
        let at = self.at(span);
        let mut values: Vec<ExprId> = args.iter().map(|arg| arg.0).collect();
        values[0] = self.convert(values[0], TypeId::CONST_CHAR_PTR, at);
        let mut sets = Vec::new();
        let values = self.settled(&values, &mut sets);
        let mut targets = values[2..].iter().copied();
        let start = self.int(0, TypeId::LONG_LONG, at);
        let (state, set) = self.temporary(start, at);
        let mut steps = vec![set];
        for part in parts {
            let target = match part {
                ScanPart::Value(scan) if !scan.skipped => Some(targets.next()?),
                _ => None,
            };
            let step = self.scan_step(part, state, values[0], target, format, span)?;
            steps.push(step);
        }
        let last = self.load_object(state, at);
        let result = self.model_call("__symra_sscan_end", &[last], span)?;
        let result = steps.into_iter().rev().fold(result, |then, step| self.comma(step, then, at));
        Some(self.after_all(&sets, result, at))
    }

    /// Reads one part from a string, and changes the state.
    fn scan_step(
        &mut self,
        part: ScanPart,
        state: ObjectId,
        input: ExprId,
        target: Option<ExprId>,
        format: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        let at = self.at(span);
        let input = self.again(input, at);
        let mut call = vec![self.load_object(state, at), input];
        let name = match part {
            ScanPart::Space => "__symra_sscan_space",
            ScanPart::Literal(byte) => {
                call.push(self.int(i128::from(byte), TypeId::INT, at));
                "__symra_sscan_literal"
            }
            ScanPart::Value(Scan { kind: ScanKind::Count(length), .. }) => {
                let state = self.load_object(state, at);
                return self.scanned_count(state, target?, length, span);
            }
            ScanPart::Value(scan) => {
                let is_number = matches!(scan.kind, ScanKind::Number(..));
                if let Some(target) = target {
                    self.types().pointee(self.ty(target))?;
                    call.push(self.convert(target, TypeId::VOID_PTR, at));
                } else if !is_number {
                    let none = self.int(0, TypeId::INT, at);
                    call.push(self.convert(none, TypeId::VOID_PTR, at));
                }
                call.push(self.int(scan.width, TypeId::INT, at));
                match scan.kind {
                    ScanKind::Number(length, base, is_signed) => {
                        call.push(self.int(i128::from(base), TypeId::INT, at));
                        if target.is_some() {
                            call.push(self.int(i128::from(is_signed), TypeId::INT, at));
                        }
                        match self.types().size_of(signed_type(self.model(), length)) {
                            _ if target.is_none() => "__symra_sscan_number",
                            Some(1) => "__symra_sscan_1",
                            Some(2) => "__symra_sscan_2",
                            Some(4) => "__symra_sscan_4",
                            _ => "__symra_sscan_8",
                        }
                    }
                    ScanKind::Text => "__symra_sscan_text",
                    ScanKind::Chars | ScanKind::Visible => "__symra_sscan_chars",
                    ScanKind::Set(offset) => {
                        let offset = self.size(offset as u64, at);
                        let pointer = self.convert(format, TypeId::CONST_CHAR_PTR, at);
                        call.push(self.ptr_add(pointer, offset, false, at));
                        "__symra_sscan_set"
                    }
                    ScanKind::Float(_) | ScanKind::Count(_) => return None,
                }
            }
        };
        let next = self.model_call(name, &call, span)?;
        let place = self.object_place(state, at);
        Some(self.assign_node(place, next, at))
    }

    /// Stores how many characters were read, unless reading has stopped.
    fn scanned_count(
        &mut self,
        state: ExprId,
        target: ExprId,
        length: Length,
        span: Span,
    ) -> Option<ExprId> {
        let at = self.at(span);
        self.types().pointee(self.ty(target))?;
        let count = self.model_call("__symra_sscan_place", &[state], span)?;
        let (object, set) = self.temporary(count, at);
        let number = self.load_object(object, at);
        let zero = self.int(0, TypeId::LONG_LONG, at);
        let is_read = self.binary_node(Binary::Ge, number, zero, at);
        let ty = signed_type(self.model(), length);
        let pointer = self.types_mut().pointer(ty);
        let pointer = self.convert(target, pointer, at);
        let place = self.deref(pointer, at);
        let number = self.load_object(object, at);
        let number = self.convert(number, ty, at);
        let store = self.assign_node(place, number, at);
        let store = self.convert(store, TypeId::VOID, at);
        let zero = self.int(0, TypeId::INT, at);
        let nothing = self.convert(zero, TypeId::VOID, at);
        let value = self.cond_node(is_read, store, nothing, at);
        Some(self.comma(set, value, at))
    }
}

/// Which argument of a function that reads values is the format.
pub(super) fn format_of(name: &str) -> Option<usize> {
    match crate::intrinsic::stem(name) {
        "scanf" => Some(0),
        "fscanf" | "sscanf" => Some(1),
        _ => None,
    }
}

/// How many arguments a format takes, if it is one that is modelled.
pub(super) fn targets(format: &[u8]) -> Option<usize> {
    let stores = |part: &ScanPart| matches!(part, ScanPart::Value(Scan { skipped: false, .. }));
    Some(parse(format)?.iter().filter(|part| stores(part)).count())
}

/// What each conversion of a format stores, if all are numbers that are modelled.
pub(crate) fn stored(format: &[u8], model: DataModel) -> Option<Vec<TypeId>> {
    let mut stored = Vec::new();
    for part in parse(format)? {
        let ScanPart::Value(Scan { kind, skipped: false, .. }) = part else { continue };
        stored.push(match kind {
            ScanKind::Number(length, ..) => signed_type(model, length),
            ScanKind::Float(Length::Int) => TypeId::FLOAT,
            ScanKind::Float(Length::Long) => TypeId::DOUBLE,
            ScanKind::Float(_) => TypeId::LONG_DOUBLE,
            ScanKind::Text
            | ScanKind::Chars
            | ScanKind::Visible
            | ScanKind::Set(_)
            | ScanKind::Count(_) => {
                return None;
            }
        });
    }
    Some(stored)
}

/// The parts of a format; none if there is one that we do not model.
fn parse(format: &[u8]) -> Option<Vec<ScanPart>> {
    let mut parts = Vec::new();
    let mut at = 0;
    while at < format.len() {
        if format[at] != b'%' {
            let is_space = matches!(format[at], b' ' | b'\t'..=b'\r');
            parts.push(if is_space { ScanPart::Space } else { ScanPart::Literal(format[at]) });
            at += 1;
            continue;
        }
        let after_blank = at > 0 && format[at - 1].is_ascii_whitespace();
        at += 1;
        if format.get(at) == Some(&b'%') {
            parts.extend([ScanPart::Space, ScanPart::Literal(b'%')]);
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
            b'd' => ScanKind::Number(length, 10, true),
            b'u' => ScanKind::Number(length, 10, false),
            b'i' => ScanKind::Number(length, 0, true),
            b'x' | b'X' => ScanKind::Number(length, 16, false),
            b'o' => ScanKind::Number(length, 8, false),
            b'n' if !skipped && width == 0 => ScanKind::Count(length),
            b'a' | b'e' | b'f' | b'g' | b'A' | b'E' | b'F' | b'G' => ScanKind::Float(length),
            b's' if length == Length::Int => ScanKind::Text,
            b'c' if length == Length::Int && after_blank => ScanKind::Visible,
            b'c' if length == Length::Int => ScanKind::Chars,
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
                ScanKind::Set(start)
            }
            _ => return None,
        };
        at += 1;
        parts.push(ScanPart::Value(Scan { kind, width, skipped }));
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_fall_into_conversions() {
        let parts = parse(b" %9s,%*d%%%[^]a]x%3hu%n").unwrap();
        let scan = |kind, width, skipped| ScanPart::Value(Scan { kind, width, skipped });
        let expected = [
            ScanPart::Space,
            scan(ScanKind::Text, 9, false),
            ScanPart::Literal(b','),
            scan(ScanKind::Number(Length::Int, 10, true), 0, true),
            ScanPart::Space,
            ScanPart::Literal(b'%'),
            scan(ScanKind::Set(12), 0, false),
            ScanPart::Literal(b'x'),
            scan(ScanKind::Number(Length::Short, 10, false), 3, false),
            scan(ScanKind::Count(Length::Int), 0, false),
        ];
        assert_eq!(parts, expected);
        for format in ["%*n", "%ls", "%", "%[ab", "%p", "%ms"] {
            assert_eq!(parse(format.as_bytes()), None, "{format}");
        }
    }
}
