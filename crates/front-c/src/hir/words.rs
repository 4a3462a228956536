//! Expressions as their author would have written them, for reports: `node->next`, `a[i] + 1`.
//!
//! Conversions that the source does not have are left out, and long texts are cut.

use std::cell::Cell;

use super::{
    Bits, Body, Callee, ExprId, ExprKind, Origin, PlaceId, PlaceKind, Program, Unary, UpdateResult,
};
use crate::sema::deeper;
use crate::types::TypeId;

/// The longest text.
const LONGEST: usize = 60;
/// The most parts of an expression that are written: what is inside of long ones is not looked at.
const MOST_PARTS: u32 = 40;

/// An expression of a body.
pub(crate) fn expr(program: &Program, body: &Body, id: ExprId) -> String {
    let left = Cell::new(MOST_PARTS);
    short(Writer { program, body, old: None, left: &left }.expr(id, Level::Lowest))
}

/// A place of a body.
pub(crate) fn place(program: &Program, body: &Body, id: PlaceId) -> String {
    let left = Cell::new(MOST_PARTS);
    short(Writer { program, body, old: None, left: &left }.place(id))
}

fn short(text: String) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text,
    }
}

/// How strongly the context of an expression binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Lowest,
    Choice,
    /// Operators between two operands, by their strength.
    Infix(u8),
    Operand,
    Postfix,
}

/// How strongly an operator between two operands binds.
fn strength(symbol: &str) -> u8 {
    let levels = [&[","][..], &["||"], &["&&"], &["|"], &["^"], &["&"], &["==", "!="]];
    let higher = [&["<", ">", "<=", ">="][..], &["<<", ">>"], &["+", "-"], &["*", "/", "%"]];
    let mut all = levels.iter().chain(&higher);
    all.position(|level| level.contains(&symbol)).and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

#[derive(Clone, Copy)]
struct Writer<'p> {
    program: &'p Program,
    body: &'p Body,
    /// What the old value of an update is called.
    old: Option<PlaceId>,
    /// How many more parts are written.
    left: &'p Cell<u32>,
}

impl Writer<'_> {
    fn expr(&self, id: ExprId, level: Level) -> String {
        let Some(left) = self.left.get().checked_sub(1) else { return "..".to_owned() };
        self.left.set(left);
        deeper(|| self.expr_of(id, level))
    }

    fn expr_of(&self, id: ExprId, level: Level) -> String {
        let node = &self.body[id];
        let (text, own) = match node.kind {
            ExprKind::Const(bits) => (self.constant(bits, node.ty), Level::Postfix),
            ExprKind::Load(place) | ExprKind::Decay(place) => {
                (self.place(place), self.level(place))
            }
            ExprKind::AddrOf(place) => (format!("&{}", self.place(place)), Level::Operand),
            ExprKind::FunctionAddr(function) => {
                (self.program[function].name.to_string(), Level::Postfix)
            }
            ExprKind::Convert { operand, explicit: true, .. } => {
                let ty = self.program.types.name(node.ty);
                (format!("({ty}){}", self.expr(operand, Level::Operand)), Level::Operand)
            }
            ExprKind::Convert { operand, .. } | ExprKind::Atomic(operand) => {
                return self.expr(operand, level);
            }
            ExprKind::Unary(op, operand) => {
                let symbol = match op {
                    Unary::Neg => '-',
                    Unary::BitNot => '~',
                    Unary::Not => '!',
                };
                (format!("{symbol}{}", self.expr(operand, Level::Operand)), Level::Operand)
            }
            ExprKind::Binary(op, left, right) => self.infix(left, op.symbol(), right),
            ExprKind::PtrAdd { pointer, index, backwards, .. } => {
                self.infix(pointer, if backwards { "-" } else { "+" }, index)
            }
            ExprKind::PtrDiff { left, right, .. } => self.infix(left, "-", right),
            ExprKind::And(left, right) => self.infix(left, "&&", right),
            ExprKind::Or(left, right) => self.infix(left, "||", right),
            ExprKind::Cond { condition, then, otherwise } => {
                let [condition, then, otherwise] =
                    [condition, then, otherwise].map(|part| self.expr(part, Level::Infix(1)));
                (format!("{condition} ? {then} : {otherwise}"), Level::Choice)
            }
            ExprKind::Comma(left, right) => self.infix(left, ",", right),
            ExprKind::Assign { place, value } => (
                format!("{} = {}", self.place(place), self.expr(value, Level::Lowest)),
                Level::Lowest,
            ),
            ExprKind::Update { place, value, result, .. } => self.update(place, value, result),
            ExprKind::OldValue(_) => (
                self.old.map_or_else(|| "..".to_owned(), |place| self.place(place)),
                Level::Postfix,
            ),
            ExprKind::Call { callee, args } => {
                let callee = match callee {
                    Callee::Direct(function) => self.program[function].name.to_string(),
                    Callee::Indirect(pointer) => self.expr(pointer, Level::Postfix),
                };
                (format!("{callee}({})", self.list(args)), Level::Postfix)
            }
            ExprKind::Builtin { .. }
            | ExprKind::AnyOrder(_)
            | ExprKind::StmtExpr { .. }
            | ExprKind::InitObject { .. }
            | ExprKind::Unsupported(_) => ("..".to_owned(), Level::Postfix),
        };
        if own < level { format!("({text})") } else { text }
    }

    fn infix(&self, left: ExprId, symbol: &str, right: ExprId) -> (String, Level) {
        let own = strength(symbol);
        let left = self.expr(left, Level::Infix(own));
        let right = self.expr(right, Level::Infix(own + 1));
        let gap = if symbol == "," { "" } else { " " };
        (format!("{left}{gap}{symbol} {right}"), Level::Infix(own))
    }

    /// `x++`, `x += 2`, or in full what the new value is.
    fn update(&self, place: PlaceId, value: ExprId, result: UpdateResult) -> (String, Level) {
        let with_old = Writer { old: Some(place), ..*self };
        let mut inner = value;
        while let ExprKind::Convert { operand, .. } = self.body[inner].kind {
            inner = operand;
        }
        let name = self.place(place);
        let parts = match self.body[inner].kind {
            ExprKind::Binary(op, left, right) => Some((op.symbol(), left, right)),
            ExprKind::PtrAdd { pointer, index, backwards, .. } => {
                Some((if backwards { "-" } else { "+" }, pointer, index))
            }
            _ => None,
        };
        let Some((symbol, left, right)) = parts.filter(|(_, left, _)| self.is_old(*left)) else {
            return (format!("{name} = {}", with_old.expr(value, Level::Lowest)), Level::Lowest);
        };
        let _ = left;
        let by = with_old.expr(right, Level::Lowest);
        match (result, by.as_str()) {
            (UpdateResult::Old, "1") => {
                (format!("{}{symbol}{symbol}", self.postfix(place)), Level::Postfix)
            }
            _ => (format!("{name} {symbol}= {by}"), Level::Lowest),
        }
    }

    fn is_old(&self, mut id: ExprId) -> bool {
        loop {
            match self.body[id].kind {
                ExprKind::Convert { operand, .. } => id = operand,
                ExprKind::OldValue(_) => return true,
                _ => return false,
            }
        }
    }

    fn list(&self, list: super::List<ExprId>) -> String {
        let parts: Vec<String> =
            self.body[list].iter().map(|&arg| self.expr(arg, Level::Lowest)).collect();
        parts.join(", ")
    }

    fn place(&self, id: PlaceId) -> String {
        deeper(|| match self.body[id].kind {
            PlaceKind::Object(object) => match self.program[object].origin {
                Origin::String => "\"..\"".to_owned(),
                Origin::Temporary | Origin::Extent | Origin::CompoundLiteral | Origin::WriteSet => {
                    "..".to_owned()
                }
                Origin::FunctionName | Origin::Declared | Origin::Parameter => {
                    self.program[object].name.to_string()
                }
            },
            PlaceKind::Deref(pointer) => self.deref(pointer),
            PlaceKind::Member { base, field, .. } | PlaceKind::BitField { base, field, .. } => {
                self.member(base, field)
            }
            PlaceKind::After { then, .. } => self.place(then),
            PlaceKind::Unsupported(what) => format!("<{}>", what.what()),
        })
    }

    /// The place where something is added behind it: `(*p)` in `(*p)->x`.
    fn postfix(&self, id: PlaceId) -> String {
        let text = self.place(id);
        if self.level(id) < Level::Postfix { format!("({text})") } else { text }
    }

    /// How tightly the text of a place binds.
    fn level(&self, id: PlaceId) -> Level {
        match self.body[id].kind {
            PlaceKind::Deref(pointer) if self.element(pointer).is_none() => Level::Operand,
            PlaceKind::After { then, .. } => self.level(then),
            PlaceKind::Member { base, field, .. } | PlaceKind::BitField { base, field, .. }
                if self.field_name(base, field).is_none() =>
            {
                self.level(base)
            }
            _ => Level::Postfix,
        }
    }

    /// The array and the index of `a[i]`.
    fn element(&self, pointer: ExprId) -> Option<(ExprId, ExprId)> {
        match self.body[pointer].kind {
            ExprKind::PtrAdd { pointer, index, backwards: false, .. } => Some((pointer, index)),
            _ => None,
        }
    }

    /// The name of a field, if it has one.
    fn field_name(&self, base: PlaceId, field: u32) -> Option<std::sync::Arc<str>> {
        let types = &self.program.types;
        let layout = types.record(types.as_record(self.body[base].ty)?).layout.as_ref()?;
        layout.fields.get(field as usize)?.name.clone()
    }

    /// `a[i]` or `*p`.
    fn deref(&self, pointer: ExprId) -> String {
        match self.element(pointer) {
            Some((array, index)) => {
                let index = self.expr(index, Level::Lowest);
                format!("{}[{index}]", self.expr(array, Level::Postfix))
            }
            None => format!("*{}", self.expr(pointer, Level::Operand)),
        }
    }

    /// `s.x` or `p->x`.
    fn member(&self, base: PlaceId, field: u32) -> String {
        // A member of an unnamed member is named as if it were one of the whole.
        let Some(name) = self.field_name(base, field) else { return self.place(base) };
        if let PlaceKind::Deref(pointer) = self.body[base].kind
            && self.element(pointer).is_none()
        {
            return format!("{}->{name}", self.expr(pointer, Level::Postfix));
        }
        format!("{}.{name}", self.postfix(base))
    }

    fn constant(&self, bits: Bits, ty: TypeId) -> String {
        if let Some(kind) = self.program.types.float_kind(ty) {
            return bits.to_float(kind).to_decimal();
        }
        match self.program.types.int_kind(ty) {
            Some(crate::types::IntKind::UInt128) => bits.to_u128().to_string(),
            Some(_) => bits.to_i128().to_string(),
            None if bits.is_zero() => "NULL".to_owned(),
            None => format!("{:#x}", bits.to_u128()),
        }
    }
}
