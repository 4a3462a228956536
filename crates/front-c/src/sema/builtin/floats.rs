//! Special floating values and questions about floats.

use symra_cparse::Span;

use super::Arg;
use crate::hir::{Binary, Bits, Builtin, ExprId, Float};
use crate::sema::{R, Sema};
use crate::types::{FloatKind, TypeId};

impl Sema<'_> {
    pub(super) fn float_builtin(
        &mut self,
        name: &str,
        args: &[Arg],
        full: &str,
        span: Span,
    ) -> R<Option<ExprId>> {
        if let Some(value) = self.special_float(name, span) {
            return Ok(Some(value));
        }
        let at = self.at(span);
        let test = |stem: &str| name == stem || name.strip_suffix(['f', 'l']) == Some(stem);
        let op = match name {
            _ if test("isnan") => Builtin::IsNan,
            "isinf_sign" => Builtin::IsInfSign,
            _ if test("isinf") => Builtin::IsInf,
            _ if test("isfinite") || test("finite") => Builtin::IsFinite,
            _ if test("isnormal") => Builtin::IsNormal,
            _ if test("signbit") => Builtin::SignBit,
            "fpclassify" => return self.classify(args, full, span).map(Some),
            "isunordered" | "islessgreater" | "isgreater" | "isgreaterequal" | "isless"
            | "islessequal" => {
                return self.compare_floats(name, args, full, span).map(Some);
            }
            _ => return Ok(None),
        };
        let &[(value, _)] = args else {
            return Err(self.bad_builtin(full, span));
        };
        let value = self.as_float(value, full, span)?;
        if op == Builtin::IsInfSign && self.as_const(value).is_none() {
            return Ok(Some(self.builtin_node(op, &[value], TypeId::INT, span)));
        }
        if let Some(bits) = self.as_const(value)
            && let Some(kind) = self.types().float_kind(self.ty(value))
        {
            let float = bits.to_float(kind);
            let answer = i128::from(answer(op, &float));
            let is_below = op == Builtin::IsInfSign && float.is_negative();
            return Ok(Some(self.int(if is_below { -answer } else { answer }, TypeId::INT, at)));
        }
        let value = self.builtin_node(op, &[value], TypeId::BOOL, span);
        Ok(Some(self.int_of_bool(value, at)))
    }

    fn special_float(&mut self, name: &str, span: Span) -> Option<ExprId> {
        let (kind, is_nan) = match name {
            "huge_val" | "inf" => (FloatKind::Double, false),
            "huge_valf" | "inff" => (FloatKind::Float, false),
            "huge_vall" | "infl" => (FloatKind::LongDouble, false),
            "huge_valf128" | "inff128" => (FloatKind::Float128, false),
            "huge_valf64" | "inff64" => (FloatKind::Float64, false),
            "huge_valf32" | "inff32" => (FloatKind::Float32, false),
            "nan" | "nans" => (FloatKind::Double, true),
            "nanf" | "nansf" => (FloatKind::Float, true),
            "nanl" | "nansl" => (FloatKind::LongDouble, true),
            "nanf128" => (FloatKind::Float128, true),
            _ => return None,
        };
        let float =
            if is_nan { Float::nan(kind.format()) } else { Float::infinity(kind.format(), false) };
        let at = self.at(span);
        Some(self.constant(Bits::from_float(&float), kind.type_id(), at))
    }

    /// The value as a float; integers become `double`.
    fn as_float(&mut self, value: ExprId, name: &str, span: Span) -> R<ExprId> {
        let ty = self.ty(value);
        if self.types().float_kind(ty).is_some() {
            return Ok(value);
        }
        if !self.types().is_integer(ty) {
            return Err(self.bad_builtin(name, span));
        }
        let at = self.at(span);
        Ok(self.convert(value, TypeId::DOUBLE, at))
    }

    fn compare_floats(&mut self, name: &str, args: &[Arg], full: &str, span: Span) -> R<ExprId> {
        let at = self.at(span);
        let &[(a, _), (b, _)] = args else {
            return Err(self.bad_builtin(full, span));
        };
        let (a, b) = (self.as_float(a, full, span)?, self.as_float(b, full, span)?);
        let Some(ty) = self.types().common_arithmetic(self.ty(a), self.ty(b)) else {
            return Err(self.bad_builtin(full, span));
        };
        let (a, b) = (self.convert(a, ty, at), self.convert(b, ty, at));
        if let Some(answer) = self.compared_constants(name, a, b) {
            return Ok(self.int(i128::from(answer), TypeId::INT, at));
        }
        let value = match name {
            "isgreater" => self.binary_node(Binary::Gt, a, b, at),
            "isgreaterequal" => self.binary_node(Binary::Ge, a, b, at),
            "isless" => self.binary_node(Binary::Lt, a, b, at),
            "islessequal" => self.binary_node(Binary::Le, a, b, at),
            "islessgreater" => self.builtin_node(Builtin::LessGreater, &[a, b], TypeId::BOOL, span),
            _ => self.builtin_node(Builtin::Unordered, &[a, b], TypeId::BOOL, span),
        };
        Ok(self.int_of_bool(value, at))
    }

    fn classify(&mut self, args: &[Arg], full: &str, span: Span) -> R<ExprId> {
        let [classes @ .., (value, _)] = args else {
            return Err(self.bad_builtin(full, span));
        };
        if classes.len() != 5 {
            return Err(self.bad_builtin(full, span));
        }
        let mut operands = Vec::with_capacity(6);
        for &(class, class_span) in classes {
            operands.push(self.assign_convert(class, TypeId::INT, class_span)?);
        }
        let value = self.as_float(*value, full, span)?;
        if let Some(class) = self.class_of_constant(value, &operands) {
            return Ok(class);
        }
        operands.push(value);
        Ok(self.builtin_node(Builtin::FpClassify, &operands, TypeId::INT, span))
    }
}

fn answer(op: Builtin, float: &Float) -> bool {
    match op {
        Builtin::IsNan => float.is_nan(),
        Builtin::IsInf | Builtin::IsInfSign => float.is_infinite(),
        Builtin::IsFinite => !float.is_nan() && !float.is_infinite(),
        Builtin::IsNormal => float.is_normal(),
        _ => float.is_negative(),
    }
}
