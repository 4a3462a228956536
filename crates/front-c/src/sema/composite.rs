//! Complex numbers and vectors: structs of their parts, on which operators work part by part.

use symra_cparse::Span;
use symra_ir::Position;

use super::{R, Sema};
use crate::diagnostic::Cause;
use crate::hir::{
    Binary, Bits, ExprId, ExprKind, Init, InitEntry, InitValue, ObjectId, Origin, Place, PlaceId,
    PlaceKind, Unary, UpdateResult,
};
use crate::types::{FloatKind, IntKind, Opaque, TypeId};

/// The parts of a value, each of which can be had again and again.
struct Parts {
    /// What must be evaluated before.
    set: Option<ExprId>,
    source: Source,
}

enum Source {
    /// Constants, one for each part.
    Constants(Vec<Bits>, TypeId),
    /// A temporary of the composite type.
    Object(ObjectId),
    /// A temporary that is the only part: a real number, or the same for all elements of a vector.
    Single(ObjectId),
}

impl Sema<'_> {
    /// What a type of complex numbers or vectors is made of.
    pub(crate) fn composite(&self, ty: TypeId) -> Option<Opaque> {
        let id = self.types().as_record(ty)?;
        self.types().record(id).composite
    }

    pub(crate) fn is_composite(&self, ty: TypeId) -> bool {
        self.composite(ty).is_some()
    }

    pub(crate) fn is_complex(&self, ty: TypeId) -> bool {
        matches!(self.composite(ty), Some(Opaque::Complex(_) | Opaque::ComplexInt(_)))
    }

    /// The type of the parts, and how many there are.
    fn part_type(&self, ty: TypeId) -> (TypeId, u64) {
        match self.composite(ty) {
            Some(Opaque::Complex(kind)) => (kind.type_id(), 2),
            Some(Opaque::ComplexInt(kind)) => (kind.type_id(), 2),
            Some(Opaque::Vector { element, bytes }) => {
                let size = self.types().size_of(element).unwrap_or(1).max(1);
                (self.types().value_type(element), bytes / size)
            }
            _ => (self.types().value_type(ty), 1),
        }
    }

    /// The type of complex numbers with such parts.
    fn complex_of(&mut self, part: TypeId) -> TypeId {
        let opaque = match (self.types().float_kind(part), self.types().int_kind(part)) {
            (Some(kind), _) => Opaque::Complex(kind),
            (None, Some(kind)) => Opaque::ComplexInt(kind),
            (None, None) => Opaque::Complex(FloatKind::Double),
        };
        self.types_mut().opaque(opaque)
    }

    /// A value of a composite type from its parts.
    pub(crate) fn composed(&mut self, ty: TypeId, parts: Vec<ExprId>, at: Position) -> ExprId {
        let (part, _) = self.part_type(ty);
        let size = self.types().size_of(part).unwrap_or(1);
        let mut entries = Vec::with_capacity(parts.len());
        for (index, value) in (0..).zip(parts) {
            let value = self.convert(value, part, at);
            let value = self.as_const(value).map_or(InitValue::Expr(value), InitValue::Const);
            let offset = index * size;
            entries.push(InitEntry { offset, bits: None, ty: part, value, repeat: None });
        }
        let object = self.new_local("temporary".into(), ty, Origin::Temporary, at);
        let init = self.body.add_init(Init { entries, unions: Vec::new() });
        let first = self.node(ExprKind::InitObject { object, init }, TypeId::VOID, at);
        let then = self.object_place(object, at);
        let place = self.place(PlaceKind::After { first, then }, ty, at);
        self.load(place, at)
    }

    /// The constants that a value was composed of.
    fn constants(&self, value: ExprId) -> Option<Vec<Bits>> {
        let ExprKind::Load(place) = self.body[value].kind else { return None };
        let PlaceKind::After { first, .. } = self.body[place].kind else { return None };
        let ExprKind::InitObject { object, init } = self.body[first].kind else { return None };
        if self.shared.program[object].origin != Origin::Temporary {
            return None;
        }
        let entries = &self.body.init(init).entries;
        let constant = |entry: &InitEntry| match entry.value {
            InitValue::Const(bits) => Some(bits),
            _ => None,
        };
        entries.iter().map(constant).collect()
    }

    fn parts(&mut self, value: ExprId, at: Position) -> Parts {
        let ty = self.ty(value);
        if !self.is_composite(ty) {
            if let Some(bits) = self.as_const(value) {
                return Parts { set: None, source: Source::Constants(vec![bits], ty) };
            }
            let (object, set) = self.temporary(value, at);
            return Parts { set: Some(set), source: Source::Single(object) };
        }
        let (part, count) = self.part_type(ty);
        if let Some(constants) = self.constants(value)
            && constants.len() as u64 == count
        {
            return Parts { set: None, source: Source::Constants(constants, part) };
        }
        let (object, set) = self.temporary(value, at);
        Parts { set: Some(set), source: Source::Object(object) }
    }

    /// One of the parts. A single one is all of them.
    fn part(&mut self, parts: &Parts, index: u64, at: Position) -> ExprId {
        match &parts.source {
            Source::Constants(constants, ty) => {
                let index = usize::try_from(index).unwrap_or(0).min(constants.len() - 1);
                self.constant(constants[index], *ty, at)
            }
            Source::Single(object) => self.load_object(*object, at),
            Source::Object(object) => {
                let place = self.object_place(*object, at);
                let place = self.part_place(place, index, at);
                self.load(place, at)
            }
        }
    }

    /// The place of a part.
    pub(crate) fn part_place(&mut self, place: PlaceId, index: u64, at: Position) -> PlaceId {
        if self.is_complex(self.body[place].ty) {
            return self.field_place(place, u32::try_from(index).unwrap_or(0), at);
        }
        let elements = self.field_place(place, 0, at);
        let first = self.decay(elements, at);
        let index = self.size(index, at);
        let element = self.ptr_add(first, index, false, at);
        self.deref(element, at)
    }

    /// The pointer to the first element of a vector.
    pub(crate) fn vector_elements(&mut self, place: PlaceId, at: Position) -> ExprId {
        let elements = self.field_place(place, 0, at);
        self.decay(elements, at)
    }

    fn after(&mut self, parts: &[&Parts], value: ExprId, at: Position) -> ExprId {
        let sets: Vec<ExprId> = parts.iter().filter_map(|parts| parts.set).collect();
        self.after_all(&sets, value, at)
    }

    /// The value as one of another type, where one of both is composite; none if that can't be.
    pub(crate) fn convert_composite(
        &mut self,
        value: ExprId,
        to: TypeId,
        at: Position,
    ) -> Option<ExprId> {
        let from = self.ty(value);
        let is_arithmetic = |sema: &Self, ty| sema.types().is_arithmetic(ty);
        match (self.is_complex(from), self.is_complex(to)) {
            (true, true) => {
                let parts = self.parts(value, at);
                let halves = vec![self.part(&parts, 0, at), self.part(&parts, 1, at)];
                let value = self.composed(to, halves, at);
                Some(self.after(&[&parts], value, at))
            }
            (false, true) if is_arithmetic(self, from) => {
                let (part, _) = self.part_type(to);
                let zero = self.int(0, TypeId::INT, at);
                let halves = vec![self.convert(value, part, at), self.convert(zero, part, at)];
                Some(self.composed(to, halves, at))
            }
            (true, false) if to == TypeId::BOOL => {
                let parts = self.parts(value, at);
                let halves = [self.part(&parts, 0, at), self.part(&parts, 1, at)];
                let [real, imaginary] = halves.map(|half| self.truth(half, at));
                let value = self.logic_node(false, real, imaginary, at);
                Some(self.after(&[&parts], value, at))
            }
            (true, false) if is_arithmetic(self, to) => {
                let parts = self.parts(value, at);
                let real = self.part(&parts, 0, at);
                let value = self.convert(real, to, at);
                Some(self.after(&[&parts], value, at))
            }
            (false, false) => self.reinterpreted(value, to, at),
            _ => None,
        }
    }

    /// The bits of a vector as another vector, or an integer, of the same size; or the other way round.
    fn reinterpreted(&mut self, value: ExprId, to: TypeId, at: Position) -> Option<ExprId> {
        let from = self.ty(value);
        let fits = |sema: &Self, ty| sema.is_composite(ty) || sema.types().is_integer(ty);
        if !fits(self, from)
            || !fits(self, to)
            || self.types().size_of(from) != self.types().size_of(to)
        {
            return None;
        }
        let (object, set) = self.temporary(value, at);
        let place = self.object_place(object, at);
        let pointer = self.addr_of(place, at);
        let target = self.types_mut().pointer(to);
        let pointer = self.convert(pointer, target, at);
        let place = self.deref(pointer, at);
        let value = self.load(place, at);
        Some(self.comma(set, value, at))
    }

    /// `__real__` (0) or `__imag__` (1) of a complex value.
    pub(crate) fn half(&mut self, value: ExprId, index: u64, at: Position) -> ExprId {
        let parts = self.parts(value, at);
        let half = self.part(&parts, index, at);
        let half = self.after(&[&parts], half, at);
        self.merely_folded(half)
    }

    /// `-x`, and `~x`, which is the conjugate of a complex number. None if there is no such operation.
    pub(crate) fn composite_unary(
        &mut self,
        op: Unary,
        value: ExprId,
        at: Position,
    ) -> Option<ExprId> {
        let ty = self.ty(value);
        let is_complex = self.is_complex(ty);
        let (part, count) = self.part_type(ty);
        if op == Unary::BitNot && !is_complex && !self.types().is_integer(part) {
            return None;
        }
        let parts = self.parts(value, at);
        let mut results = Vec::new();
        for index in 0..count {
            let part = self.part(&parts, index, at);
            results.push(match (op, is_complex, index) {
                (Unary::BitNot, true, 0) => part,
                (Unary::BitNot, true, _) => self.unary_node(Unary::Neg, part, at),
                _ => {
                    let part = self.promote(part);
                    self.unary_node(op, part, at)
                }
            });
        }
        let value = self.composed(ty, results, at);
        Some(self.after(&[&parts], value, at))
    }

    /// An operator of which one operand is composite.
    pub(crate) fn composite_binary(
        &mut self,
        op: Binary,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let (a, b) = (self.ty(left), self.ty(right));
        let value = if self.is_complex(a) || self.is_complex(b) {
            self.complex_binary(op, left, right, span)
        } else {
            self.vector_binary(op, left, right, at)
        };
        if let Some(value) = value {
            Ok(self.merely_folded(value))
        } else {
            let (left, right) = (self.spell(a), self.spell(b));
            Err(self.error(span, Cause::BadOperands { op: op.symbol(), left, right }))
        }
    }

    fn complex_binary(
        &mut self,
        op: Binary,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        let at = self.at(span);
        let (a, b) = (self.ty(left), self.ty(right));
        let both = (self.is_complex(a), self.is_complex(b));
        let (x, y) = (self.part_type(a).0, self.part_type(b).0);
        let (x, y) = (self.types().promoted(x), self.types().promoted(y));
        let part = self.types().common_arithmetic(x, y)?;
        let ty = self.complex_of(part);
        // A real dividend is a complex number, as in gcc; other real numbers stay what they are.
        let is_division = op == Binary::Div && both == (false, true);
        let to = |is_complex: bool| if is_complex || is_division { ty } else { part };
        let (left_type, right_type) = (to(both.0), to(both.1));
        let left = self.convert(left, left_type, at);
        let left = self.parts(left, at);
        let right = self.convert(right, right_type, at);
        let right = self.parts(right, at);
        let part = |sema: &mut Self, of: &Parts, index| sema.part(of, index, at);
        let value = match op {
            Binary::Add | Binary::Sub => {
                let (x, y) = (part(self, &left, 0), part(self, &right, 0));
                let real = self.binary_node(op, x, y, at);
                let imaginary = match both {
                    (true, true) => {
                        let (x, y) = (part(self, &left, 1), part(self, &right, 1));
                        self.binary_node(op, x, y, at)
                    }
                    (true, false) => part(self, &left, 1),
                    _ => {
                        let y = part(self, &right, 1);
                        if op == Binary::Add { y } else { self.unary_node(Unary::Neg, y, at) }
                    }
                };
                self.composed(ty, vec![real, imaginary], at)
            }
            Binary::Mul | Binary::Div if both != (true, true) && !is_division => {
                let mut halves = Vec::new();
                for index in 0..2 {
                    let x = part(self, &left, index);
                    let y = part(self, &right, index);
                    halves.push(self.binary_node(op, x, y, at));
                }
                self.composed(ty, halves, at)
            }
            Binary::Mul | Binary::Div => self.complex_product(op, ty, &left, &right, span)?,
            Binary::Eq | Binary::Ne => {
                let (x, y) = (part(self, &left, 0), part(self, &right, 0));
                let real = self.binary_node(op, x, y, at);
                let zero = self.int(0, TypeId::INT, at);
                let half = self.ty(x);
                let zero = self.convert(zero, half, at);
                let (x, y) = match both {
                    (true, true) => (part(self, &left, 1), part(self, &right, 1)),
                    (true, false) => (part(self, &left, 1), zero),
                    _ => (zero, part(self, &right, 1)),
                };
                let imaginary = self.binary_node(op, x, y, at);
                let value = self.logic_node(op == Binary::Eq, real, imaginary, at);
                self.int_of_bool(value, at)
            }
            _ => return None,
        };
        Some(self.after(&[&left, &right], value, at))
    }

    /// The product or quotient of two complex numbers, of floats as libgcc computes it.
    fn complex_product(
        &mut self,
        op: Binary,
        ty: TypeId,
        left: &Parts,
        right: &Parts,
        span: Span,
    ) -> Option<ExprId> {
        let at = self.at(span);
        if let Some(Opaque::Complex(kind)) = self.composite(ty) {
            let name = match (op, kind) {
                (Binary::Mul, FloatKind::Float | FloatKind::Float32) => "__symra_mulsc",
                (Binary::Mul, FloatKind::LongDouble) => "__symra_mulxc",
                (Binary::Mul, FloatKind::Double) => "__symra_muldc",
                (_, FloatKind::Float | FloatKind::Float32) => "__symra_divsc",
                (_, FloatKind::LongDouble) => "__symra_divxc",
                (_, FloatKind::Double) => "__symra_divdc",
                _ => return Some(self.unsupported(crate::hir::Unsupported::Complex, ty, at)),
            };
            let args = [(left, 0), (left, 1), (right, 0), (right, 1)];
            let args = args.map(|(of, index)| self.part(of, index, at));
            let value = self.model_call(name, &args, span)?;
            return Some(self.convert(value, ty, at));
        }
        let product = |sema: &mut Self, i, j| {
            let (x, y) = (sema.part(left, i, at), sema.part(right, j, at));
            sema.binary_node(Binary::Mul, x, y, at)
        };
        let (ac, bd) = (product(self, 0, 0), product(self, 1, 1));
        let (ad, bc) = (product(self, 0, 1), product(self, 1, 0));
        if op == Binary::Mul {
            let real = self.binary_node(Binary::Sub, ac, bd, at);
            let imaginary = self.binary_node(Binary::Add, ad, bc, at);
            return Some(self.composed(ty, vec![real, imaginary], at));
        }
        let tops =
            [self.binary_node(Binary::Add, ac, bd, at), self.binary_node(Binary::Sub, bc, ad, at)];
        let mut halves = Vec::new();
        for top in tops {
            let square = |sema: &mut Self, index| {
                let (x, y) = (sema.part(right, index, at), sema.part(right, index, at));
                sema.binary_node(Binary::Mul, x, y, at)
            };
            let (cc, dd) = (square(self, 0), square(self, 1));
            let bottom = self.binary_node(Binary::Add, cc, dd, at);
            halves.push(self.binary_node(Binary::Div, top, bottom, at));
        }
        Some(self.composed(ty, halves, at))
    }

    fn vector_binary(
        &mut self,
        op: Binary,
        left: ExprId,
        right: ExprId,
        at: Position,
    ) -> Option<ExprId> {
        let (a, b) = (self.ty(left), self.ty(right));
        let ty = if self.is_composite(a) { a } else { b };
        let (part, count) = self.part_type(ty);
        let other = if self.is_composite(a) { b } else { a };
        let is_shift = matches!(op, Binary::Shl | Binary::Shr);
        let needs_integer =
            is_shift || matches!(op, Binary::Rem | Binary::BitAnd | Binary::BitOr | Binary::BitXor);
        let (other_part, other_count) = self.part_type(other);
        let fits = if self.is_composite(other) {
            count == other_count
                && self.types().size_of(part) == self.types().size_of(other_part)
                && self.types().is_integer(part) == self.types().is_integer(other_part)
        } else {
            self.types().is_arithmetic(other)
        };
        if !fits || (needs_integer && !self.types().is_integer(part)) {
            return None;
        }
        let single = |sema: &mut Self, value: ExprId| {
            let is_single = !sema.is_composite(sema.ty(value));
            if is_single { sema.convert(value, part, at) } else { value }
        };
        let left = single(self, left);
        let left = self.parts(left, at);
        let right = single(self, right);
        let right = self.parts(right, at);
        let result = if op.is_comparison() { self.truth_vector(ty) } else { ty };
        let (result_part, _) = self.part_type(result);
        let mut results = Vec::new();
        for index in 0..count {
            let (x, y) = (self.part(&left, index, at), self.part(&right, index, at));
            let (x, y) = (self.convert(x, part, at), self.convert(y, part, at));
            // What is smaller than an int does not overflow.
            let (x, y) = (self.promote(x), self.promote(y));
            let value = self.binary_node(op, x, y, at);
            results.push(if op.is_comparison() {
                let value = self.convert(value, TypeId::INT, at);
                let value = self.unary_node(Unary::Neg, value, at);
                self.convert(value, result_part, at)
            } else {
                self.convert(value, part, at)
            });
        }
        let value = self.composed(result, results, at);
        Some(self.after(&[&left, &right], value, at))
    }

    /// The vectors of signed integers that comparisons of others give.
    fn truth_vector(&mut self, ty: TypeId) -> TypeId {
        let (part, count) = self.part_type(ty);
        let size = self.types().size_of(part).unwrap_or(1);
        let element = match size {
            1 => IntKind::SChar,
            2 => IntKind::Short,
            4 => IntKind::Int,
            8 => IntKind::LongLong,
            _ => IntKind::Int128,
        };
        // Of 8 bytes it is a `long` where that has as many.
        let element = match element {
            IntKind::LongLong if self.types().size_of(TypeId::LONG) == Some(8) => TypeId::LONG,
            kind => kind.type_id(),
        };
        self.types_mut().opaque(Opaque::Vector { element, bytes: size * count })
    }

    /// `place op= value`, or `++` and its like.
    pub(crate) fn composite_update(
        &mut self,
        op: Binary,
        place: PlaceId,
        value: ExprId,
        result: UpdateResult,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let ty = self.types().value_type(self.body[place].ty);
        // The place is evaluated once.
        let (set, from) = if let Some(same) = self.same_place(place) {
            (None, same)
        } else {
            let pointer = self.addr_of(place, at);
            let (object, set) = self.temporary(pointer, at);
            let pointer = self.load_object(object, at);
            (Some((set, object)), self.deref(pointer, at))
        };
        let to = match set {
            None => place,
            Some((_, object)) => {
                let pointer = self.load_object(object, at);
                self.deref(pointer, at)
            }
        };
        let old = self.load(from, at);
        let (kept, set_old) = self.temporary(old, at);
        let old = self.load_object(kept, at);
        let new = self.composite_binary(op, old, value, span)?;
        let new = self.assign_convert(new, ty, span)?;
        let mut update = self.assign_node(to, new, at);
        if result == UpdateResult::Old {
            let old = self.load_object(kept, at);
            update = self.comma(update, old, at);
        }
        let update = self.comma(set_old, update, at);
        Ok(match set {
            Some((set, _)) => self.comma(set, update, at),
            None => update,
        })
    }

    /// Another node for a place that is a variable or a member of one.
    fn same_place(&mut self, place: PlaceId) -> Option<PlaceId> {
        let Place { kind, ty, at } = self.body[place];
        let kind = match kind {
            PlaceKind::Object(_) => kind,
            PlaceKind::Member { base, field, offset } => {
                PlaceKind::Member { base: self.same_place(base)?, field, offset }
            }
            _ => return None,
        };
        Some(self.place(kind, ty, at))
    }

    /// The type of a choice between two values, one of which is composite.
    pub(crate) fn common_composite(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        if a == b {
            return Some(a);
        }
        if !self.is_complex(a) && !self.is_complex(b) {
            return None;
        }
        let (x, y) = (self.part_type(a).0, self.part_type(b).0);
        let part = self.types().common_arithmetic(x, y)?;
        Some(self.complex_of(part))
    }
}
