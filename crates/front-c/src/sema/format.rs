//! Output and input with a format that is known: one call of a model for each part of it.

use symra_cparse::Span;

use super::Sema;
use crate::hir::{ExprId, ExprKind, FunctionId, InitValue, ObjectId, Origin, PlaceKind};
use crate::types::{DataModel, FloatKind, Type, TypeId};

/// A part of a format of output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FormatPart {
    /// So many characters as they stand, from an offset on.
    Text { from: usize, len: usize },
    /// A conversion of the next argument.
    Value { kind: FormatKind, width: Amount, precision: Amount, flags: i128 },
}

/// A width or precision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Amount {
    Fixed(i128),
    /// That of the next argument.
    Argument,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FormatKind {
    Char,
    Text,
    Signed(Length),
    Unsigned(Length, u8, u8),
    Float(u8),
    Pointer,
    /// The number of characters so far is stored.
    Count(Length),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Length {
    Char,
    Short,
    Int,
    Long,
    LongLong,
    Size,
}

/// Where formatted text goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Memory,
    /// Nowhere that is modelled; the function that shows it to who runs the program.
    File(&'static str),
}

/// Functions with a format, which of their arguments it is, and where the text goes to.
const PRINTERS: [(&str, usize, Target); 8] = [
    ("sprintf", 1, Target::Memory),
    ("snprintf", 2, Target::Memory),
    ("printf", 0, Target::File("__symra_printf")),
    ("fprintf", 1, Target::File("__symra_fprintf")),
    ("dprintf", 1, Target::File("__symra_formatted")),
    ("syslog", 1, Target::File("__symra_formatted")),
    ("warn", 0, Target::File("__symra_formatted")),
    ("warnx", 0, Target::File("__symra_formatted")),
];

/// A conversion with the values of its arguments.
struct Conversion {
    width: ExprId,
    precision: ExprId,
    value: ExprId,
}

impl Sema<'_> {
    /// The call, if it is one of a function that takes a format, this one is known, and all parts of it are modelled.
    pub(super) fn formatted(
        &mut self,
        function: FunctionId,
        args: &[(ExprId, Span)],
        span: Span,
        unused: bool,
    ) -> Option<ExprId> {
        let entry = &self.shared.program[function];
        if entry.body.is_some() {
            return None;
        }
        let name = entry.name.clone();
        let Some(&(_, first, target)) = PRINTERS.iter().find(|(known, ..)| **known == *name) else {
            return self.scanned(function, args, span);
        };
        let &(format, _) = args.get(first)?;
        if self.is_model() || self.defines_formats() {
            return None;
        }
        let parts = parse(&self.literal_text(format)?)?;
        match target {
            Target::Memory => self.print_to_memory(first, args, &parts, span),
            Target::File(show) => self.print_to_file(first, args, &parts, span, show, unused),
        }
    }

    /// A claim that a call is not reached, if its format is known and its arguments are not what this takes.
    pub(super) fn misfit(
        &mut self,
        function: FunctionId,
        args: &[(ExprId, Span)],
    ) -> Option<ExprId> {
        let entry = &self.shared.program[function];
        if entry.body.is_some() || self.is_model() {
            return None;
        }
        let name = entry.name.clone();
        let scanner = super::scan::format_of(&name);
        let printer = PRINTERS.iter().find(|(known, ..)| **known == *name);
        let first = scanner.or(printer.map(|(_, first, _)| *first))?;
        let &(format, span) = args.get(first)?;
        let text = self.literal_text(format)?;
        if self.defines_formats() {
            return None;
        }
        let given: Vec<TypeId> = args[first + 1..].iter().map(|(arg, _)| self.ty(*arg)).collect();
        let fits = if scanner.is_some() {
            let wanted = super::scan::targets(&text)?;
            given.len() >= wanted && given[..wanted].iter().all(|ty| self.types().is_pointer(*ty))
        } else {
            self.takes(&parse(&text)?, &given)
        };
        if fits { None } else { self.model_call("__symra_misfit", &[], span) }
    }

    /// Whether arguments are what a format takes. The width of an integer is not looked at, and a pointer counts as one.
    fn takes(&self, parts: &[FormatPart], given: &[TypeId]) -> bool {
        let types = self.types();
        let mut given = given.iter().map(|ty| types.kind(types.value_type(*ty)));
        let is_number = |ty| matches!(ty, Type::Int(_) | Type::Enum(_) | Type::Pointer(_));
        parts.iter().all(|part| {
            let FormatPart::Value { kind, width, precision, .. } = *part else { return true };
            let amounts = [width, precision].into_iter().filter(|a| *a == Amount::Argument);
            let amounts_fit =
                amounts.fold(true, |fits, _| given.next().is_some_and(is_number) && fits);
            let Some(ty) = given.next() else { return false };
            let fits = match kind {
                FormatKind::Text | FormatKind::Count(_) => matches!(ty, Type::Pointer(_)),
                FormatKind::Float(_) => match ty {
                    Type::Float(kind) => !matches!(
                        kind,
                        FloatKind::LongDouble | FloatKind::Float64x | FloatKind::Float128
                    ),
                    ty => matches!(ty, Type::Opaque(_)),
                },
                _ => is_number(ty),
            };
            amounts_fit && fits
        })
    }

    fn print_to_memory(
        &mut self,
        first: usize,
        args: &[(ExprId, Span)],
        parts: &[FormatPart],
        span: Span,
    ) -> Option<ExprId> {
        let at = self.at(span);
        let (format, size_type) = (args[first].0, self.model().size_type());
        let values: Vec<ExprId> = args[first + 1..].iter().map(|arg| arg.0).collect();
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
        let mut sets = vec![set_target, set_room];
        let values = self.settled(&values, &mut sets);
        let done = self.put_parts(parts, format, &values, span, |sema| {
            (sema.load_object(target, at), sema.load_object(room, at))
        })?;
        let end = [self.load_object(target, at), self.load_object(room, at), done];
        let result = self.model_call("__symra_put_end", &end, span)?;
        Some(self.after_all(&sets, result, at))
    }

    /// Output to a file: strings must be readable, and the result is the number of characters.
    fn print_to_file(
        &mut self,
        first: usize,
        args: &[(ExprId, Span)],
        parts: &[FormatPart],
        span: Span,
        show: &'static str,
        unused: bool,
    ) -> Option<ExprId> {
        let at = self.at(span);
        let is_read =
            |part: &FormatPart| matches!(part, FormatPart::Value { kind: FormatKind::Text, .. });
        let kept = |sema: &Self| {
            args[first + 1..].iter().all(|(arg, _)| {
                sema.types().pointee(sema.ty(*arg)).is_none() || sema.literal_text(*arg).is_some()
            })
        };
        // The stream that it goes to may be none.
        let stream =
            (show == "__symra_fprintf" && !self.is_standard_stream(args[0].0)).then_some(0);
        let stores = |part: &FormatPart| {
            matches!(part, FormatPart::Value { kind: FormatKind::Count(_), .. })
        };
        let unused = unused && !parts.iter().any(stores);
        if unused && stream.is_none() && (!parts.iter().any(is_read) || kept(self)) {
            return self.library_call(show, args, span).ok();
        }
        let mut sets = Vec::new();
        let all: Vec<ExprId> = args.iter().map(|arg| arg.0).collect();
        let all = self.settled(&all, &mut sets);
        let values = &all[first + 1..];
        let mut steps = Vec::new();
        if let Some(stream) = stream {
            let stream = self.again(all[stream], at);
            let stream = self.convert(stream, TypeId::VOID_PTR, at);
            steps.push(self.model_call("__symra_stream", &[stream], span)?);
        }
        for (part, conversion) in parts
            .iter()
            .filter(|part| matches!(part, FormatPart::Value { .. }))
            .zip(self.conversions(parts, values, at)?)
        {
            if is_read(part) && self.literal_text(conversion.value).is_none() {
                let guard = [conversion.value, conversion.precision];
                steps.push(self.model_call("__symra_text", &guard, span)?);
            }
        }
        let shown: Vec<(ExprId, Span)> =
            all.iter().map(|value| (self.again(*value, at), span)).collect();
        steps.push(self.library_call(show, &shown, span).ok()?);
        let result = if unused {
            steps.pop()?
        } else {
            let length = self.put_parts(parts, args[first].0, values, span, |sema| {
                let none = sema.int(0, TypeId::INT, at);
                (sema.convert(none, TypeId::CHAR_PTR, at), sema.size(0, at))
            })?;
            self.model_call("__symra_printed", &[length], span)?
        };
        let result = steps.into_iter().rev().fold(result, |then, step| self.comma(step, then, at));
        Some(self.after_all(&sets, result, at))
    }

    /// Calls that write the parts; the value is how many characters there are. `place` gives the target and its size.
    fn put_parts(
        &mut self,
        parts: &[FormatPart],
        format: ExprId,
        values: &[ExprId],
        span: Span,
        place: impl Fn(&mut Self) -> (ExprId, ExprId),
    ) -> Option<ExprId> {
        let at = self.at(span);
        let mut conversions = self.conversions(parts, values, at)?.into_iter();
        let mut done = self.size(0, at);
        for part in parts {
            let (target, room) = place(self);
            let mut call = vec![target, room, done];
            let name = match *part {
                FormatPart::Text { from, len } => {
                    let offset = self.size(from as u64, at);
                    let pointer = self.convert(format, TypeId::CONST_CHAR_PTR, at);
                    call.push(self.ptr_add(pointer, offset, false, at));
                    call.push(self.int(0, TypeId::INT, at));
                    call.push(self.int(len as i128, TypeId::INT, at));
                    call.push(self.int(0, TypeId::INT, at));
                    "__symra_put_text"
                }
                FormatPart::Value { kind: FormatKind::Count(length), .. } => {
                    let conversion = conversions.next()?;
                    done = self.stored_count(call[2], conversion.value, length, at);
                    continue;
                }
                FormatPart::Value { kind, flags, .. } => {
                    let conversion = conversions.next()?;
                    call.push(conversion.value);
                    match kind {
                        FormatKind::Unsigned(_, base, letter) => {
                            call.push(self.int(i128::from(base), TypeId::UINT, at));
                            call.push(self.int(i128::from(letter), TypeId::INT, at));
                        }
                        FormatKind::Float(letter) => {
                            call.push(self.int(i128::from(letter), TypeId::INT, at));
                        }
                        _ => (),
                    }
                    call.push(conversion.width);
                    if !matches!(kind, FormatKind::Char | FormatKind::Pointer) {
                        call.push(conversion.precision);
                    }
                    call.push(self.int(flags, TypeId::INT, at));
                    match kind {
                        FormatKind::Char => "__symra_put_char",
                        FormatKind::Text => "__symra_put_text",
                        FormatKind::Signed(_) => "__symra_put_signed",
                        FormatKind::Unsigned(..) => "__symra_put_unsigned",
                        FormatKind::Float(_) => "__symra_put_float",
                        FormatKind::Pointer => "__symra_put_pointer",
                        FormatKind::Count(_) => return None,
                    }
                }
            };
            done = self.model_call(name, &call, span)?;
        }
        Some(done)
    }

    /// The number of characters so far, which is stored on the way.
    fn stored_count(
        &mut self,
        done: ExprId,
        target: ExprId,
        length: Length,
        at: symra_ir::Position,
    ) -> ExprId {
        let (object, set) = self.temporary(done, at);
        let place = self.deref(target, at);
        let count = self.load_object(object, at);
        let count = self.convert(count, signed_type(self.model(), length), at);
        let store = self.assign_node(place, count, at);
        let done = self.load_object(object, at);
        let value = self.comma(store, done, at);
        self.comma(set, value, at)
    }

    /// Values that can be used again and again, after `sets` was done.
    pub(super) fn settled(&mut self, values: &[ExprId], sets: &mut Vec<ExprId>) -> Vec<ExprId> {
        let mut settled = Vec::with_capacity(values.len());
        for &value in values {
            let at = self.at_of(value);
            if matches!(self.body[value].kind, ExprKind::Const(_))
                || self.literal_text(value).is_some()
                || self.is_standard_stream(value)
            {
                settled.push(value);
                continue;
            }
            let (object, set) = self.temporary(value, at);
            sets.push(set);
            settled.push(self.load_object(object, at));
        }
        settled
    }

    /// Whether a value is that of `stdin`, `stdout` or `stderr`: who shows the output must see which.
    pub(super) fn is_standard_stream(&self, value: ExprId) -> bool {
        self.temporary_of(value).is_some_and(|object| {
            let name = &*self.shared.program[object].name;
            matches!(name, "stdin" | "stdout" | "stderr")
        })
    }

    /// Another node of a settled value.
    pub(super) fn again(&mut self, value: ExprId, at: symra_ir::Position) -> ExprId {
        match self.temporary_of(value) {
            Some(object) => self.load_object(object, at),
            None => value,
        }
    }

    pub(super) fn temporary_of(&self, value: ExprId) -> Option<ObjectId> {
        let ExprKind::Load(place) = self.body[value].kind else { return None };
        match self.body[place].kind {
            PlaceKind::Object(object) => Some(object),
            _ => None,
        }
    }

    pub(super) fn model_call(&mut self, name: &str, args: &[ExprId], span: Span) -> Option<ExprId> {
        let args: Vec<(ExprId, Span)> = args.iter().map(|arg| (*arg, span)).collect();
        self.library_call(name, &args, span).ok()
    }

    /// Whether this unit has functions of its own that take formats.
    pub(super) fn defines_formats(&mut self) -> bool {
        let tree = self.tree;
        let is_known = |text: &str| {
            PRINTERS.iter().any(|(known, ..)| *known == text) || text.ends_with("scanf")
        };
        *self.own_formats.get_or_insert_with(|| {
            tree.items().iter().any(|item| match item.kind {
                symra_cparse::ItemKind::Function(id) => {
                    tree[tree[id].declarator].name.is_some_and(|name| is_known(tree.text(name)))
                }
                _ => false,
            })
        })
    }

    /// The characters of a string literal that decayed to a pointer.
    pub(super) fn literal_text(&self, value: ExprId) -> Option<Vec<u8>> {
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
    fn conversions(
        &mut self,
        parts: &[FormatPart],
        args: &[ExprId],
        at: symra_ir::Position,
    ) -> Option<Vec<Conversion>> {
        let mut conversions = Vec::new();
        let mut args = args.iter().copied();
        for part in parts {
            let FormatPart::Value { kind, width, precision, .. } = *part else { continue };
            let width = self.amount(width, &mut args, at)?;
            let precision = self.amount(precision, &mut args, at)?;
            let value = args.next()?;
            let value = self.again(value, at);
            let ty = self.ty(value);
            let is_integer = self.types().is_integer(ty);
            let value = match kind {
                FormatKind::Text => {
                    self.types().pointee(ty)?;
                    self.convert(value, TypeId::CONST_CHAR_PTR, at)
                }
                FormatKind::Count(length) => {
                    self.types().pointee(ty)?;
                    let target = signed_type(self.model(), length);
                    let pointer = self.types_mut().pointer(target);
                    self.convert(value, pointer, at)
                }
                FormatKind::Pointer => {
                    self.types().pointee(ty)?;
                    self.convert(value, TypeId::CONST_VOID_PTR, at)
                }
                FormatKind::Float(_) if ty == TypeId::FLOAT || ty == TypeId::DOUBLE => {
                    self.convert(value, TypeId::DOUBLE, at)
                }
                FormatKind::Char if is_integer => self.convert(value, TypeId::INT, at),
                FormatKind::Signed(length) if is_integer => {
                    let value = self.convert(value, signed_type(self.model(), length), at);
                    self.convert(value, TypeId::LONG_LONG, at)
                }
                FormatKind::Unsigned(length, ..) if is_integer => {
                    let value = self.convert(value, self.unsigned_type(length), at);
                    self.convert(value, TypeId::ULONG_LONG, at)
                }
                _ => return None,
            };
            conversions.push(Conversion { width, precision, value });
        }
        Some(conversions)
    }

    fn amount(
        &mut self,
        amount: Amount,
        args: &mut impl Iterator<Item = ExprId>,
        at: symra_ir::Position,
    ) -> Option<ExprId> {
        match amount {
            Amount::Fixed(number) => Some(self.int(number, TypeId::INT, at)),
            Amount::Argument => {
                let value = args.next()?;
                let value = self.again(value, at);
                if !self.types().is_integer(self.ty(value)) {
                    return None;
                }
                Some(self.convert(value, TypeId::INT, at))
            }
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
fn parse(format: &[u8]) -> Option<Vec<FormatPart>> {
    let mut parts = Vec::new();
    let mut at = 0;
    while at < format.len() {
        if format[at] != b'%' {
            let len = format[at..].iter().take_while(|byte| **byte != b'%').count();
            parts.push(FormatPart::Text { from: at, len });
            at += len;
            continue;
        }
        if format.get(at + 1) == Some(&b'%') {
            parts.push(FormatPart::Text { from: at, len: 1 });
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
fn conversion(text: &[u8]) -> Option<(FormatPart, usize)> {
    let mut at = 0;
    let mut flags = 0;
    while let Some(flag) = text.get(at).and_then(|byte| b"-0+ #".iter().position(|f| f == byte)) {
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
    let amount = |at: &mut usize| {
        if text.get(*at) == Some(&b'*') {
            *at += 1;
            return Amount::Argument;
        }
        Amount::Fixed(number(at))
    };
    let width = amount(&mut at);
    let mut precision = Amount::Fixed(-1);
    if text.get(at) == Some(&b'.') {
        at += 1;
        precision = amount(&mut at);
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
        b'c' if length == Length::Int => FormatKind::Char,
        b's' if length == Length::Int => FormatKind::Text,
        b'd' | b'i' => FormatKind::Signed(length),
        b'u' => FormatKind::Unsigned(length, 10, b'a'),
        b'x' => FormatKind::Unsigned(length, 16, b'a'),
        b'X' => FormatKind::Unsigned(length, 16, b'A'),
        b'o' => FormatKind::Unsigned(length, 8, b'a'),
        letter @ (b'e' | b'f' | b'g' | b'a' | b'E' | b'F' | b'G' | b'A')
            if matches!(length, Length::Int | Length::Long) =>
        {
            FormatKind::Float(letter)
        }
        b'p' if length == Length::Int => FormatKind::Pointer,
        b'n' if flags == 0 && width == Amount::Fixed(0) => FormatKind::Count(length),
        _ => return None,
    };
    Some((FormatPart::Value { kind, width, precision, flags }, at + 1))
}

/// The signed integer type of a length.
pub(super) fn signed_type(model: DataModel, length: Length) -> TypeId {
    match length {
        Length::Char => TypeId::SCHAR,
        Length::Short => TypeId::SHORT,
        Length::Int => TypeId::INT,
        Length::Long => TypeId::LONG,
        Length::LongLong => TypeId::LONG_LONG,
        Length::Size => model.ptrdiff_type(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_fall_into_parts() {
        let parts = parse(b"a%-5.3lld%%%c").unwrap();
        let number = FormatPart::Value {
            kind: FormatKind::Signed(Length::LongLong),
            width: Amount::Fixed(5),
            precision: Amount::Fixed(3),
            flags: 1,
        };
        let char = FormatPart::Value {
            kind: FormatKind::Char,
            width: Amount::Fixed(0),
            precision: Amount::Fixed(-1),
            flags: 0,
        };
        let text = |from| FormatPart::Text { from, len: 1 };
        assert_eq!(parts, [text(0), number, text(9), char]);
    }

    #[test]
    fn what_is_not_modelled_is_left_alone() {
        for format in ["%Lf", "%5n", "%", "%ls", "%m", "%1$d", "%'d"] {
            assert_eq!(parse(format.as_bytes()), None, "{format}");
        }
    }
}
