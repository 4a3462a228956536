//! Constant expressions: what is known before the program runs.

use symra_cparse as tree;

use super::{R, Sema, fold};
use crate::diagnostic::Cause;
use crate::hir::{
    Address, AddressBase, Binary, Bits, Conversion, ExprId, ExprKind, InitValue, PlaceId,
    PlaceKind, Storage, Stride, Unary,
};
use crate::types::{Quals, Type, TypeId};

/// A value known before the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    Bits(Bits),
    Address(Address),
}

impl Known {
    fn bits(self) -> Option<Bits> {
        match self {
            Self::Bits(bits) => Some(bits),
            Self::Address(_) => None,
        }
    }
}

impl Sema<'_> {
    /// The value of an integer constant expression.
    pub(crate) fn constant_int(&mut self, id: tree::ExprId, what: &'static str) -> R<i128> {
        let span = self.tree[id].span;
        let value = self.value(id)?;
        match self.evaluate_int(value) {
            Some(value) => Ok(value),
            None => Err(self.error(span, Cause::NotConstant { what })),
        }
    }

    /// The integer that a node is known to be. Objects are never known, not even constant ones.
    pub(crate) fn evaluate_int(&self, value: ExprId) -> Option<i128> {
        if !self.types().is_integer(self.ty(value)) {
            return None;
        }
        self.evaluate(value, Loads::Unknown)?.bits().map(Bits::to_i128)
    }

    /// The value of an initializer of a static object; constant objects that are defined already are known.
    pub(crate) fn evaluate_static(&self, value: ExprId) -> Option<Known> {
        self.evaluate(value, Loads::Constants)
    }

    fn evaluate(&self, value: ExprId, loads: Loads) -> Option<Known> {
        super::deeper(|| self.evaluate_node(value, loads))
    }

    fn evaluate_node(&self, value: ExprId, loads: Loads) -> Option<Known> {
        let node = &self.body[value];
        match node.kind {
            ExprKind::Const(bits) => Some(Known::Bits(bits)),
            // Whether it is defined is known in the end only.
            ExprKind::FunctionAddr(function)
                if loads == Loads::Unknown && self.shared.program[function].weak =>
            {
                None
            }
            ExprKind::FunctionAddr(function) => {
                Some(Known::Address(Address { base: AddressBase::Function(function), offset: 0 }))
            }
            ExprKind::AddrOf(place) | ExprKind::Decay(place) => self.place_address(place, loads),
            ExprKind::Load(place) => self.load_constant(place, loads),
            ExprKind::Convert { how, operand, .. } => {
                self.evaluate_convert(how, operand, node.ty, loads)
            }
            ExprKind::Unary(op, operand) => self.evaluate_unary(op, operand, loads),
            ExprKind::Binary(op, left, right) => self.evaluate_binary(op, left, right, loads),
            ExprKind::PtrAdd { pointer, index, stride: Stride::Bytes(stride), backwards } => {
                let by = self
                    .evaluate(index, loads)?
                    .bits()?
                    .to_i128()
                    .checked_mul(i128::from(stride))?;
                self.moved(self.evaluate(pointer, loads)?, if backwards { -by } else { by })
            }
            ExprKind::PtrDiff { left, right, stride: Stride::Bytes(stride) } => {
                let bytes = distance(self.evaluate(left, loads)?, self.evaluate(right, loads)?)?;
                Some(Known::Bits(Bits::from_i128(bytes.checked_div(i128::from(stride))?)))
            }
            ExprKind::And(left, right) => {
                let left = self.known_truth(left, loads)?;
                let result = left && self.known_truth(right, loads)?;
                Some(Known::Bits(Bits::from_i128(i128::from(result))))
            }
            ExprKind::Or(left, right) => {
                let left = self.known_truth(left, loads)?;
                let result = left || self.known_truth(right, loads)?;
                Some(Known::Bits(Bits::from_i128(i128::from(result))))
            }
            ExprKind::Cond { condition, then, otherwise } => {
                let chosen = if self.known_truth(condition, loads)? { then } else { otherwise };
                self.evaluate(chosen, loads)
            }
            _ => None,
        }
    }

    fn evaluate_convert(
        &self,
        how: Conversion,
        operand: ExprId,
        to: TypeId,
        loads: Loads,
    ) -> Option<Known> {
        let from = self.ty(operand);
        match self.evaluate(operand, loads)? {
            Known::Bits(bits) if how == Conversion::Truth => {
                let truth = fold::truth(self.types(), bits, from)?;
                Some(Known::Bits(Bits::from_i128(i128::from(truth))))
            }
            Known::Bits(bits) => fold::convert(self.types(), bits, from, to).map(Known::Bits),
            Known::Address(_) if how == Conversion::Truth => Some(Known::Bits(Bits::from_i128(1))),
            Known::Address(address) => {
                let size = self.types().size_of(to)?;
                (size >= self.model().pointer_size()).then_some(Known::Address(address))
            }
        }
    }

    fn evaluate_unary(&self, op: Unary, operand: ExprId, loads: Loads) -> Option<Known> {
        let ty = self.ty(operand);
        let bits = self.evaluate(operand, loads)?.bits()?;
        fold::unary(self.types(), op, bits, ty).map(|folded| Known::Bits(folded.bits))
    }

    fn evaluate_binary(
        &self,
        op: Binary,
        left: ExprId,
        right: ExprId,
        loads: Loads,
    ) -> Option<Known> {
        let ty = self.ty(left);
        let (left, right) = (self.evaluate(left, loads)?, self.evaluate(right, loads)?);
        match (left, right) {
            (Known::Bits(a), Known::Bits(b)) => {
                fold::binary(self.types(), op, a, b, ty).map(|folded| Known::Bits(folded.bits))
            }
            (address, Known::Bits(by)) if op == Binary::Add => self.moved(address, by.to_i128()),
            (Known::Bits(by), address) if op == Binary::Add => self.moved(address, by.to_i128()),
            (address, Known::Bits(by)) if op == Binary::Sub => {
                self.moved(address, by.to_i128().checked_neg()?)
            }
            (a, b) if op == Binary::Sub => {
                let bytes = distance(a, b)?;
                let kind = self.types().int_kind(ty)?;
                Some(Known::Bits(Bits::from_i128(self.types().wrap(bytes, kind))))
            }
            (a, b) if op == Binary::Eq || op == Binary::Ne => {
                let equal = same_address(a, b)?;
                Some(Known::Bits(Bits::from_i128(i128::from(equal == (op == Binary::Eq)))))
            }
            _ => None,
        }
    }

    fn known_truth(&self, value: ExprId, loads: Loads) -> Option<bool> {
        let ty = self.ty(value);
        match self.evaluate(value, loads)? {
            Known::Bits(bits) => fold::truth(self.types(), bits, ty),
            Known::Address(_) => Some(true),
        }
    }

    fn moved(&self, from: Known, by: i128) -> Option<Known> {
        match from {
            Known::Bits(bits) => {
                let kind = self.types().int_kind(self.model().size_type())?;
                Some(Known::Bits(Bits::from_i128(
                    self.types().wrap(bits.to_i128().checked_add(by)?, kind),
                )))
            }
            Known::Address(Address { base, offset }) => {
                let offset = offset.checked_add(i64::try_from(by).ok()?)?;
                Some(Known::Address(Address { base, offset }))
            }
        }
    }

    fn place_address(&self, place: PlaceId, loads: Loads) -> Option<Known> {
        let mut offset = 0i128;
        let mut place = place;
        loop {
            match self.body[place].kind {
                PlaceKind::Object(object) => {
                    if self.shared.program[object].storage != Storage::Static {
                        return None;
                    }
                    let start = Address { base: AddressBase::Object(object), offset: 0 };
                    return self.moved(Known::Address(start), offset);
                }
                PlaceKind::Deref(pointer) => {
                    return self.moved(self.evaluate(pointer, loads)?, offset);
                }
                PlaceKind::Member { base, offset: step, .. } => {
                    offset += i128::from(step);
                    place = base;
                }
                PlaceKind::BitField { .. }
                | PlaceKind::After { .. }
                | PlaceKind::Unsupported(_) => return None,
            }
        }
    }

    /// gcc takes `const` objects with a known value as initializers of others.
    fn load_constant(&self, place: PlaceId, loads: Loads) -> Option<Known> {
        if loads == Loads::Unknown {
            return None;
        }
        let ty = self.body[place].ty;
        let Known::Address(Address { base: AddressBase::Object(object), offset }) =
            self.place_address(place, loads)?
        else {
            return None;
        };
        let object = &self.shared.program[object];
        let is_constant = self.types().quals_of(object.ty).contains(Quals::CONST)
            || object.origin == crate::hir::Origin::CompoundLiteral;
        let init = object.init.as_ref().filter(|_| is_constant)?;
        let offset = u64::try_from(offset).ok()?;
        let wanted = self.types().value_type(ty);
        match init.entries.iter().find(|entry| entry.offset == offset && entry.ty == wanted) {
            Some(entry) if entry.bits.is_none() => match &entry.value {
                InitValue::Const(bits) => Some(Known::Bits(*bits)),
                InitValue::Address(address) => Some(Known::Address(*address)),
                InitValue::Units(_) | InitValue::Expr(_) => None,
            },
            // A scalar without entry is zero; of more complex objects we would have to look for overlaps.
            None if init.entries.is_empty()
                && !matches!(self.types().kind(ty), Type::Record(_)) =>
            {
                Some(Known::Bits(Bits::ZERO))
            }
            _ => None,
        }
    }
}

/// Whether constant objects have a known value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Loads {
    Unknown,
    Constants,
}

/// Whether two addresses are equal, where it is known.
fn same_address(a: Known, b: Known) -> Option<bool> {
    match (a, b) {
        (Known::Address(_), Known::Bits(bits)) | (Known::Bits(bits), Known::Address(_)) => {
            bits.is_zero().then_some(false)
        }
        (Known::Address(a), Known::Address(b)) if a.base == b.base => Some(a.offset == b.offset),
        (Known::Address(a), Known::Address(b)) if a.offset == 0 && b.offset == 0 => Some(false),
        _ => None,
    }
}

/// The bytes from the second address to the first one.
fn distance(a: Known, b: Known) -> Option<i128> {
    match (a, b) {
        (Known::Bits(a), Known::Bits(b)) => Some(a.to_i128() - b.to_i128()),
        (Known::Address(a), Known::Address(b)) if a.base == b.base => {
            Some(i128::from(a.offset) - i128::from(b.offset))
        }
        _ => None,
    }
}
