//! Programs as text, for people and tests.
//!
//! The text is C where C can say it. Loads are not shown: a place stands for its value. Other things
//! are named: `old#1` for the old value of an update, `trunc`-like conversions as casts `(type)`, `{ .. }`
//! for a statement expression.

use std::fmt::Write as _;

use super::{
    AddressBase, Bits, Body, Callee, Case, ExprId, ExprKind, FunctionId, Init, InitValue, LabelId,
    List, LoopKind, ObjectId, PlaceId, PlaceKind, Program, StmtId, StmtKind, Stride, Unary,
    UpdateResult,
};
use crate::sema::deeper;
use crate::types::TypeId;

/// The definition of a function, or its declaration.
pub fn function(program: &Program, id: FunctionId) -> String {
    let function = &program[id];
    let mut out = program.types.declaration(function.ty, &function.name);
    let Some(body) = &function.body else {
        return out + ";\n";
    };
    out += "\n";
    let mut printer = Printer { program, body, out };
    if let Some(root) = body.root {
        printer.stmt(root, 0);
    }
    printer.out
}

/// A value of a body.
pub fn expr(program: &Program, body: &Body, id: ExprId) -> String {
    Printer { program, body, out: String::new() }.expr(id)
}

/// The initializer of a static object.
pub fn object(program: &Program, id: ObjectId) -> String {
    let object = &program[id];
    let mut out = program.types.declaration(object.ty, &object.name);
    if let Some(init) = &object.init {
        let body = Body::default();
        let printer = Printer { program, body: &body, out: String::new() };
        let _ = write!(out, " = {}", printer.init(init));
    }
    out
}

struct Printer<'p> {
    program: &'p Program,
    body: &'p Body,
    out: String,
}

impl Printer<'_> {
    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.out, "{:width$}{text}", "", width = 2 * depth);
    }

    fn stmt(&mut self, id: StmtId, depth: usize) {
        deeper(|| self.stmt_kind(id, depth));
    }

    fn switch_head(
        &mut self,
        value: ExprId,
        cases: List<Case>,
        default: Option<LabelId>,
    ) -> String {
        let mut text = format!("switch ({})", self.expr(value));
        for case in &self.body[cases] {
            let (low, high) = (case.low.to_i128(), case.high.to_i128());
            let _ = if low == high {
                write!(text, " [{low}: L{}]", case.label.0)
            } else {
                write!(text, " [{low} ... {high}: L{}]", case.label.0)
            };
        }
        if let Some(label) = default {
            let _ = write!(text, " [default: L{}]", label.0);
        }
        text
    }

    fn stmt_kind(&mut self, id: StmtId, depth: usize) {
        match self.body[id].kind {
            StmtKind::Expr(value) => {
                let value = self.expr(value);
                self.line(depth, &format!("{value};"));
            }
            StmtKind::Block { stmts, .. } => {
                self.line(depth, "{");
                for &stmt in &self.body[stmts] {
                    self.stmt(stmt, depth + 1);
                }
                self.line(depth, "}");
            }
            StmtKind::If { arms, otherwise } => {
                for (number, arm) in self.body[arms].iter().enumerate() {
                    let keyword = if number == 0 { "if" } else { "else if" };
                    let condition = self.expr(arm.condition);
                    self.line(depth, &format!("{keyword} ({condition})"));
                    self.stmt(arm.body, depth + 1);
                }
                if let Some(otherwise) = otherwise {
                    self.line(depth, "else");
                    self.stmt(otherwise, depth + 1);
                }
            }
            StmtKind::Loop { kind, condition, step, body } => {
                let condition =
                    condition.map_or_else(String::new, |condition| self.expr(condition));
                let head = match (kind, step) {
                    (LoopKind::While, _) => format!("while ({condition})"),
                    (LoopKind::Do, _) => format!("do while ({condition})"),
                    (LoopKind::For, None) => format!("for (; {condition}; )"),
                    (LoopKind::For, Some(step)) => {
                        format!("for (; {condition}; {})", self.expr(step))
                    }
                };
                self.line(depth, &head);
                self.stmt(body, depth + 1);
            }
            StmtKind::Switch { value, cases, default, body } => {
                let text = self.switch_head(value, cases, default);
                self.line(depth, &text);
                self.stmt(body, depth + 1);
            }
            StmtKind::Label(label) => self.line(depth, &format!("L{}:", label.0)),
            StmtKind::Goto(label) => self.line(depth, &format!("goto L{};", label.0)),
            StmtKind::GotoComputed(target) => {
                let target = self.expr(target);
                self.line(depth, &format!("goto *{target};"));
            }
            StmtKind::Break => self.line(depth, "break;"),
            StmtKind::Continue => self.line(depth, "continue;"),
            StmtKind::Return(None) => self.line(depth, "return;"),
            StmtKind::Return(Some(value)) => {
                let value = self.expr(value);
                self.line(depth, &format!("return {value};"));
            }
            StmtKind::Declare { object, init } => {
                let ty = self.program[object].ty;
                let mut text = self.program.types.declaration(ty, &self.object(object));
                if let Some(init) = init {
                    let _ = write!(text, " = {}", self.init(self.body.init(init)));
                }
                self.line(depth, &format!("{text};"));
            }
            StmtKind::Unsupported(what) => {
                self.line(depth, &format!("unsupported: {};", what.what()));
            }
        }
    }

    /// The name, with the number where others may have the same one.
    fn object(&self, id: ObjectId) -> String {
        let object = &self.program[id];
        match object.origin {
            super::Origin::Declared | super::Origin::Parameter => object.name.to_string(),
            _ => format!("{}#{}", object.name, id.0),
        }
    }

    fn init(&self, init: &Init) -> String {
        let mut parts = Vec::with_capacity(init.entries.len());
        for entry in &init.entries {
            let mut place = entry.offset.to_string();
            if let Some(bits) = entry.bits {
                let _ = write!(place, ".{}:{}", bits.first, bits.width);
            }
            if let Some(repeat) = entry.repeat {
                let _ = write!(place, " x{} by {}", repeat.count, repeat.stride);
            }
            let value = match &entry.value {
                InitValue::Const(bits) => self.constant(*bits, entry.ty),
                InitValue::Address(address) => match address.base {
                    AddressBase::Object(object) => {
                        format!("&{}+{}", self.object(object), address.offset)
                    }
                    AddressBase::Function(function) => {
                        format!("&{}+{}", self.program[function].name, address.offset)
                    }
                },
                InitValue::Units(units) => {
                    let text: String =
                        units.iter().filter_map(|&unit| char::from_u32(unit)).collect();
                    format!("{text:?}")
                }
                InitValue::Expr(value) => self.expr(*value),
            };
            parts.push(format!("{place}: {value}"));
        }
        format!("{{{}}}", parts.join(", "))
    }

    fn constant(&self, bits: Bits, ty: TypeId) -> String {
        if let Some(kind) = self.program.types.float_kind(ty) {
            return bits.to_float(kind).to_decimal();
        }
        match self.program.types.int_kind(ty) {
            Some(crate::types::IntKind::UInt128) => bits.to_u128().to_string(),
            Some(_) => bits.to_i128().to_string(),
            None if bits.is_zero() => "null".to_owned(),
            None => format!("{:#x}", bits.to_u128()),
        }
    }

    fn place(&self, id: PlaceId) -> String {
        deeper(|| match self.body[id].kind {
            PlaceKind::Object(object) => self.object(object),
            PlaceKind::Deref(pointer) => format!("*({})", self.expr(pointer)),
            PlaceKind::Member { base, field, .. } | PlaceKind::BitField { base, field, .. } => {
                let ty = self.body[base].ty;
                let types = &self.program.types;
                let layout =
                    types.as_record(ty).and_then(|record| types.record(record).layout.as_ref());
                let name =
                    layout.and_then(|layout| layout.fields.get(field as usize)?.name.clone());
                format!("{}.{}", self.place(base), name.as_deref().unwrap_or("<anonymous>"))
            }
            PlaceKind::After { first, then } => {
                format!("({}, {})", self.expr(first), self.place(then))
            }
            PlaceKind::Unsupported(what) => format!("<{}>", what.what()),
        })
    }

    fn list(&self, list: super::List<ExprId>) -> String {
        let parts: Vec<String> = self.body[list].iter().map(|&arg| self.expr(arg)).collect();
        parts.join(", ")
    }

    fn stride(&self, stride: Stride) -> String {
        match stride {
            Stride::Bytes(bytes) => bytes.to_string(),
            Stride::Computed(value) => self.expr(value),
        }
    }

    fn expr(&self, id: ExprId) -> String {
        deeper(|| self.expr_kind(id))
    }

    fn expr_kind(&self, id: ExprId) -> String {
        let node = &self.body[id];
        match node.kind {
            ExprKind::Const(bits) => self.constant(bits, node.ty),
            ExprKind::Load(place) => self.place(place),
            ExprKind::AddrOf(place) => format!("&{}", self.place(place)),
            ExprKind::Decay(place) => format!("&{}[0]", self.place(place)),
            ExprKind::FunctionAddr(function) => format!("&{}", self.program[function].name),
            ExprKind::Convert { operand, .. } => {
                format!("({}){}", self.program.types.name(node.ty), self.expr(operand))
            }
            ExprKind::Unary(op, operand) => {
                let symbol = match op {
                    Unary::Neg => '-',
                    Unary::BitNot => '~',
                    Unary::Not => '!',
                };
                format!("{symbol}{}", self.expr(operand))
            }
            ExprKind::Binary(op, left, right) => {
                format!("({} {} {})", self.expr(left), op.symbol(), self.expr(right))
            }
            ExprKind::PtrAdd { pointer, index, stride, backwards } => {
                let sign = if backwards { '-' } else { '+' };
                format!(
                    "({} {sign} {} * {})",
                    self.expr(pointer),
                    self.expr(index),
                    self.stride(stride)
                )
            }
            ExprKind::PtrDiff { left, right, stride } => {
                format!("(({} - {}) / {})", self.expr(left), self.expr(right), self.stride(stride))
            }
            ExprKind::And(left, right) => format!("({} && {})", self.expr(left), self.expr(right)),
            ExprKind::Or(left, right) => format!("({} || {})", self.expr(left), self.expr(right)),
            ExprKind::Cond { condition, then, otherwise } => {
                format!(
                    "({} ? {} : {})",
                    self.expr(condition),
                    self.expr(then),
                    self.expr(otherwise)
                )
            }
            ExprKind::Comma(first, then) => format!("({}, {})", self.expr(first), self.expr(then)),
            ExprKind::Assign { place, value } => {
                format!("{} = {}", self.place(place), self.expr(value))
            }
            ExprKind::Update { number, place, value, result } => {
                let which = if result == UpdateResult::Old { "old" } else { "new" };
                format!("{which}(#{number}: {} = {})", self.place(place), self.expr(value))
            }
            ExprKind::OldValue(number) => format!("old#{number}"),
            ExprKind::Call { callee, args } => {
                let callee = match callee {
                    Callee::Direct(function) => self.program[function].name.to_string(),
                    Callee::Indirect(pointer) => format!("(*{})", self.expr(pointer)),
                };
                format!("{callee}({})", self.list(args))
            }
            ExprKind::AnyOrder(parts) => format!("any order({})", self.list(parts)),
            ExprKind::Builtin { op, args } => format!("{op:?}({})", self.list(args)),
            ExprKind::StmtExpr { block, value } => {
                let mut inner =
                    Printer { program: self.program, body: self.body, out: String::new() };
                inner.stmt(block, 0);
                let stmts = inner.out.split_whitespace().collect::<Vec<_>>().join(" ");
                let value =
                    value.map_or_else(String::new, |value| format!(" {}", self.expr(value)));
                format!("({stmts}{value})")
            }
            ExprKind::InitObject { object, init } => {
                format!("{} = {}", self.object(object), self.init(self.body.init(init)))
            }
            ExprKind::Atomic(operand) => format!("atomic({})", self.expr(operand)),
            ExprKind::Unsupported(what) => format!("<{}>", what.what()),
        }
    }
}
