//! Expressions and initializers.

use super::Printer;
use crate::Name;
use crate::tree::{
    Access, BinaryOp, Designator, ExprId, ExprKind, GenericArm, Init, InitItem, List, StmtId,
    StmtKind, TypeNameId, UnaryOp,
};

/// How tightly an expression binds; what is looser than its place asks for gets parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Comma,
    Assignment,
    Conditional,
    /// With the precedence of the operator.
    Binary(u8),
    Cast,
    Unary,
    Postfix,
    /// Nothing is as tight.
    Parenthesized,
}

fn level(kind: ExprKind) -> Level {
    match kind {
        ExprKind::Comma(..) => Level::Comma,
        ExprKind::Assign(..) => Level::Assignment,
        ExprKind::Cond { .. } => Level::Conditional,
        ExprKind::Binary(op, ..) => Level::Binary(op.precedence()),
        ExprKind::Cast(..) => Level::Cast,
        ExprKind::Unary(UnaryOp::PostInc | UnaryOp::PostDec, _) => Level::Postfix,
        ExprKind::Unary(..)
        | ExprKind::SizeofExpr(_)
        | ExprKind::SizeofType(_)
        | ExprKind::AlignofExpr(_)
        | ExprKind::AlignofType(_)
        | ExprKind::LabelAddr(_) => Level::Unary,
        _ => Level::Postfix,
    }
}

fn prefix(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::AddrOf => "&",
        UnaryOp::Deref => "*",
        UnaryOp::Plus => "+",
        UnaryOp::Neg => "-",
        UnaryOp::BitNot => "~",
        UnaryOp::Not => "!",
        UnaryOp::PreInc => "++",
        UnaryOp::PreDec => "--",
        UnaryOp::Real => "__real__ ",
        UnaryOp::Imag => "__imag__ ",
        UnaryOp::PostInc | UnaryOp::PostDec => "",
    }
}

impl Printer<'_> {
    pub(super) fn expr(&mut self, id: ExprId, least: Level) {
        let kind = self.tree[id].kind;
        self.deeper(|printer| {
            if level(kind) < least {
                printer.push("(");
                printer.bare_expr(kind);
                printer.push(")");
            } else {
                printer.bare_expr(kind);
            }
        });
    }

    fn bare_expr(&mut self, kind: ExprKind) {
        match kind {
            ExprKind::Ident(name) => self.name(name),
            ExprKind::Int { value, base, suffix } => self.int(value, base, suffix),
            ExprKind::Float { digits, suffix, imaginary } => self.float(digits, suffix, imaginary),
            ExprKind::Char { encoding, value } => self.char(encoding, value),
            ExprKind::Str(string) => self.string(string),
            ExprKind::Unary(op, operand) => self.unary(op, operand),
            ExprKind::Binary(op, left, right) => self.binary(op, left, right),
            ExprKind::Assign(op, left, right) => {
                self.expr(left, Level::Unary);
                self.push_fmt(format_args!(" {}= ", op.map_or("", BinaryOp::symbol)));
                self.expr(right, Level::Assignment);
            }
            ExprKind::Cond { condition, then, otherwise } => self.cond(condition, then, otherwise),
            ExprKind::Comma(left, right) => {
                self.expr(left, Level::Comma);
                self.push(", ");
                self.expr(right, Level::Assignment);
            }
            ExprKind::Cast(ty, operand) => {
                self.parenthesized_type(ty);
                self.expr(operand, Level::Cast);
            }
            ExprKind::CompoundLiteral(ty, items) => {
                self.parenthesized_type(ty);
                self.init_list(items);
            }
            ExprKind::Call(callee, arguments) => {
                self.expr(callee, Level::Postfix);
                self.push("(");
                let tree = self.tree;
                self.commas(&tree[arguments], Self::argument);
                self.push(")");
            }
            ExprKind::Index(array, index) => {
                self.expr(array, Level::Postfix);
                self.push("[");
                self.expr(index, Level::Comma);
                self.push("]");
            }
            ExprKind::Member { base, access, member } => self.member(base, access, member),
            ExprKind::StmtExpr(block) => {
                self.push("(");
                self.stmt(block);
                self.push(")");
            }
            ExprKind::Quantified { all, block } => self.quantified(all, block),
            ExprKind::LabelAddr(label) => {
                self.push("&&");
                self.name(label);
            }
            ExprKind::TypeArg(ty) => self.type_name(ty),
            ExprKind::SizeofExpr(operand) => self.word_operator("sizeof ", operand),
            ExprKind::AlignofExpr(operand) => self.word_operator("__alignof__ ", operand),
            ExprKind::SizeofType(ty) => {
                self.push("sizeof");
                self.parenthesized_type(ty);
            }
            ExprKind::AlignofType(ty) => {
                self.push("_Alignof");
                self.parenthesized_type(ty);
            }
            ExprKind::Generic(control, arms) => self.generic(control, arms),
            ExprKind::VaArg(list, ty) => self.va_arg(list, ty),
            ExprKind::TypesCompatible(left, right) => {
                self.push("__builtin_types_compatible_p(");
                self.commas(&[left, right], Self::type_name);
                self.push(")");
            }
            ExprKind::ChooseExpr(condition, then, otherwise) => {
                self.push("__builtin_choose_expr(");
                self.commas(&[condition, then, otherwise], Self::argument);
                self.push(")");
            }
            ExprKind::Offsetof(ty, path) => self.offsetof(ty, path),
        }
    }

    fn cond(&mut self, condition: ExprId, then: Option<ExprId>, otherwise: ExprId) {
        self.expr(condition, Level::Binary(0));
        self.push(" ?");
        if let Some(then) = then {
            self.push(" ");
            self.expr(then, Level::Comma);
            self.push(" ");
        }
        self.push(": ");
        self.expr(otherwise, Level::Conditional);
    }

    fn member(&mut self, base: ExprId, access: Access, member: Name) {
        // `(1).m` is wrong, but `1.m` is something else.
        let base_kind = self.tree[base].kind;
        let is_number = matches!(base_kind, ExprKind::Int { .. } | ExprKind::Float { .. });
        self.expr(base, if is_number { Level::Parenthesized } else { Level::Postfix });
        self.push(if access == Access::Dot { "." } else { "->" });
        self.name(member);
    }

    fn quantified(&mut self, all: bool, block: StmtId) {
        self.push(if all { "__CPROVER_forall { " } else { "__CPROVER_exists { " });
        if let StmtKind::Block(stmts) = self.tree[block].kind
            && let &[decl, body] = &self.tree[stmts]
            && let StmtKind::Expr(body) = self.tree[body].kind
        {
            self.stmt(decl);
            self.push(" ");
            self.expr(body, Level::Comma);
        }
        self.push(" }");
    }

    fn va_arg(&mut self, list: ExprId, ty: TypeNameId) {
        self.push("__builtin_va_arg(");
        self.expr(list, Level::Assignment);
        self.push(", ");
        self.type_name(ty);
        self.push(")");
    }

    fn argument(&mut self, id: ExprId) {
        self.expr(id, Level::Assignment);
    }

    fn word_operator(&mut self, word: &str, operand: ExprId) {
        self.push(word);
        self.expr(operand, Level::Unary);
    }

    fn generic(&mut self, control: ExprId, arms: List<GenericArm>) {
        let tree = self.tree;
        self.push("_Generic(");
        self.expr(control, Level::Assignment);
        for arm in &tree[arms] {
            self.push(", ");
            match arm.ty {
                Some(ty) => self.type_name(ty),
                None => self.push("default"),
            }
            self.push(": ");
            self.expr(arm.value, Level::Assignment);
        }
        self.push(")");
    }

    fn offsetof(&mut self, ty: TypeNameId, path: List<Designator>) {
        let tree = self.tree;
        self.push("__builtin_offsetof(");
        self.type_name(ty);
        self.push(", ");
        for (index, &step) in tree[path].iter().enumerate() {
            match step {
                Designator::Member(name) if index == 0 => self.name(name),
                _ => self.designator(step),
            }
        }
        self.push(")");
    }

    fn unary(&mut self, op: UnaryOp, operand: ExprId) {
        match op {
            UnaryOp::PostInc | UnaryOp::PostDec => {
                self.expr(operand, Level::Postfix);
                self.push(if op == UnaryOp::PostInc { "++" } else { "--" });
            }
            _ => {
                self.push(prefix(op));
                // `- -x` is not `--x`, and `& &&label` not `&&& label`.
                let operand_kind = self.tree[operand].kind;
                if matches!(operand_kind, ExprKind::Unary(..) | ExprKind::LabelAddr(_)) {
                    self.push(" ");
                }
                self.expr(operand, Level::Cast);
            }
        }
    }

    /// Left-deep chains are printed from their first operand in a loop.
    fn binary(&mut self, op: BinaryOp, left: ExprId, right: ExprId) {
        let mut pending = vec![(op, right)];
        let mut first = left;
        loop {
            let above = pending[pending.len() - 1].0.precedence();
            match self.tree[first].kind {
                ExprKind::Binary(op, left, right) if op.precedence() >= above => {
                    pending.push((op, right));
                    first = left;
                }
                _ => {
                    self.expr(first, Level::Binary(above));
                    break;
                }
            }
        }
        while let Some((op, right)) = pending.pop() {
            self.push_fmt(format_args!(" {} ", op.symbol()));
            self.expr(right, Level::Binary(op.precedence() + 1));
        }
    }

    pub(super) fn init(&mut self, init: Init) {
        match init {
            Init::Expr(value) => self.expr(value, Level::Assignment),
            Init::List(items) => self.init_list(items),
        }
    }

    fn init_list(&mut self, items: List<InitItem>) {
        self.deeper(|printer| {
            printer.push("{");
            let tree = printer.tree;
            printer.commas(&tree[items], |printer, item| {
                for &step in &tree[item.designators] {
                    printer.designator(step);
                }
                if !item.designators.is_empty() {
                    printer.push(" = ");
                }
                printer.init(item.init);
            });
            printer.push("}");
        });
    }

    fn designator(&mut self, step: Designator) {
        match step {
            Designator::Member(name) => {
                self.push(".");
                self.name(name);
            }
            Designator::Index(index) => {
                self.push("[");
                self.expr(index, Level::Comma);
                self.push("]");
            }
            Designator::Range(first, last) => {
                self.push("[");
                self.expr(first, Level::Conditional);
                self.push(" ... ");
                self.expr(last, Level::Conditional);
                self.push("]");
            }
        }
    }
}
