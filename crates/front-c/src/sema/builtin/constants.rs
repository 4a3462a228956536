//! Builtins of constants, which gcc computes.

use std::cmp::Ordering;

use symra_cparse::Span;
use symra_terms::RoundingMode;

use super::Arg;
use crate::hir::{Bits, Builtin, ExprId, Float};
use crate::sema::{R, Sema};
use crate::types::{FloatKind, IntKind, TypeId};

impl Sema<'_> {
    /// The value of a function of the library for constants, if gcc knows it before the program runs.
    pub(super) fn builtin_of_constants(
        &mut self,
        name: &str,
        args: &[Arg],
        span: Span,
    ) -> R<Option<ExprId>> {
        let at = self.at(span);
        let of_floats = |stem: &str| match name.strip_prefix(stem)? {
            "" => Some(FloatKind::Double),
            "f" => Some(FloatKind::Float),
            "l" => Some(FloatKind::LongDouble),
            _ => None,
        };
        let whole = match name {
            "abs" => Some(IntKind::Int),
            "labs" => Some(IntKind::Long),
            "llabs" => Some(IntKind::LongLong),
            _ => None,
        };
        if name == "strlen"
            && let [(text, _)] = args
        {
            let text = self.literal_text(*text);
            return Ok(text.map(|text| self.size(text.len() as u64, at)));
        }
        if let (Some(kind), [(value, value_span)]) = (whole, args) {
            let value = self.assign_convert(*value, kind.type_id(), *value_span)?;
            let magnitude = self.as_const(value).map(|bits| bits.to_i128().abs());
            // That of the least number is undefined.
            let fits = magnitude.filter(|&size| self.types().wrap(size, kind) == size);
            return Ok(fits.map(|size| self.int(size, kind.type_id(), at)));
        }
        for (stem, count) in [("fabs", 1), ("sqrt", 1), ("copysign", 2)] {
            let Some(kind) = of_floats(stem).filter(|_| args.len() == count) else { continue };
            let mut floats = Vec::with_capacity(count);
            for &(value, value_span) in args {
                let value = self.assign_convert(value, kind.type_id(), value_span)?;
                let Some(bits) = self.as_const(value) else { return Ok(None) };
                floats.push(bits.to_float(kind));
            }
            let Some(result) = float_function(stem, &floats) else { return Ok(None) };
            let result = self.constant(Bits::from_float(&result), kind.type_id(), at);
            return Ok(Some(self.merely_folded(result)));
        }
        Ok(None)
    }

    /// Whether the result for two constants does not fit in the type of the third operand.
    pub(super) fn overflow_of_constants(
        &mut self,
        op: Builtin,
        operands: [ExprId; 2],
        target: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        self.as_const(target)?;
        let kind = self.types().int_kind(self.ty(target))?;
        let mut values = [0; 2];
        for (value, operand) in values.iter_mut().zip(operands) {
            if self.types().int_kind(self.ty(operand))?.size(self.model()) > 8 {
                return None;
            }
            *value = self.as_const(operand)?.to_i128();
        }
        let [a, b] = values;
        let exact = match op {
            Builtin::AddOverflowP => a.checked_add(b),
            Builtin::SubOverflowP => a.checked_sub(b),
            _ => a.checked_mul(b),
        }?;
        if kind.size(self.model()) > 8 {
            return None;
        }
        let is_cut = self.types().wrap(exact, kind) != exact;
        let at = self.at(span);
        Some(self.int(i128::from(is_cut), TypeId::BOOL, at))
    }

    /// What `isunordered` and `islessgreater` say of two constants of one type.
    pub(super) fn compared_constants(&self, name: &str, a: ExprId, b: ExprId) -> Option<bool> {
        let kind = self.types().float_kind(self.ty(a))?;
        let order = self.as_const(a)?.to_float(kind).ieee_cmp(&self.as_const(b)?.to_float(kind));
        match name {
            "isunordered" => Some(order.is_none()),
            "islessgreater" => Some(matches!(order, Some(Ordering::Less | Ordering::Greater))),
            _ => None,
        }
    }

    /// Which of five constants `fpclassify` chooses for a constant.
    pub(super) fn class_of_constant(&self, value: ExprId, classes: &[ExprId]) -> Option<ExprId> {
        let kind = self.types().float_kind(self.ty(value))?;
        let float = self.as_const(value)?.to_float(kind);
        let tests =
            [float.is_nan(), float.is_infinite(), float.is_normal(), float.is_subnormal(), true];
        classes.iter().all(|class| self.as_const(*class).is_some()).then_some(())?;
        classes.iter().zip(tests).find(|(_, holds)| *holds).map(|(class, _)| *class)
    }
}

/// A function of floating numbers; none where it reports an error.
fn float_function(name: &str, args: &[Float]) -> Option<Float> {
    match (name, args) {
        ("fabs", [x]) => Some(x.abs()),
        ("sqrt", [x]) if !x.is_nan() && (x.is_zero() || !x.is_negative()) => {
            Some(x.sqrt(RoundingMode::NearestEven))
        }
        ("copysign", [x, y]) if !x.is_nan() && !y.is_nan() => {
            let size = x.abs();
            Some(if y.is_negative() { size.neg() } else { size })
        }
        _ => None,
    }
}
