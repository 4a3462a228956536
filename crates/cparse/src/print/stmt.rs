//! Statements.

use super::Printer;
use super::expr::Level;
use crate::tree::{
    AsmId, AsmOperand, Clause, ExprId, IfArm, Label, LabelKind, List, StmtId, StmtKind,
};

impl Printer<'_> {
    pub(super) fn stmt(&mut self, id: StmtId) {
        self.deeper(|printer| printer.bare_stmt(id));
    }

    fn bare_stmt(&mut self, id: StmtId) {
        let tree = self.tree;
        match tree[id].kind {
            StmtKind::Empty => self.push(";"),
            StmtKind::Expr(value) => {
                self.expr(value, Level::Comma);
                self.push(";");
            }
            StmtKind::Decl(decl) => self.decl(decl),
            StmtKind::Function(function) => self.function(function),
            StmtKind::Block(stmts) => self.block(stmts),
            StmtKind::If { arms, otherwise } => self.if_chain(arms, otherwise),
            StmtKind::While { condition, body } => {
                self.push("while (");
                self.expr(condition, Level::Comma);
                self.push(")");
                self.contract(tree.loop_contract(id));
                self.body(body);
            }
            StmtKind::DoWhile { body, condition } => {
                self.push("do");
                self.contract(tree.loop_contract(id));
                self.body(body);
                self.push(" while (");
                self.expr(condition, Level::Comma);
                self.push(");");
            }
            StmtKind::For { init, condition, step, body } => {
                self.for_head(init, [(condition, ";"), (step, ")")]);
                self.contract(tree.loop_contract(id));
                self.body(body);
            }
            StmtKind::Switch { value, body } => {
                self.push("switch (");
                self.expr(value, Level::Comma);
                self.push(")");
                self.body(body);
            }
            StmtKind::Labeled { labels, body } => self.labeled(labels, body),
            StmtKind::Goto(label) => {
                self.push("goto ");
                self.name(label);
                self.push(";");
            }
            StmtKind::GotoComputed(address) => {
                self.push("goto *");
                self.expr(address, Level::Comma);
                self.push(";");
            }
            StmtKind::Break => self.push("break;"),
            StmtKind::Continue => self.push("continue;"),
            StmtKind::Return(value) => {
                self.push("return");
                if let Some(value) = value {
                    self.push(" ");
                    self.expr(value, Level::Comma);
                }
                self.push(";");
            }
            StmtKind::Asm(asm) => {
                self.asm(asm);
                self.push(";");
            }
            StmtKind::LocalLabels(names) => {
                self.push("__label__ ");
                let tree = self.tree;
                self.commas(&tree[names], Self::name);
                self.push(";");
            }
            StmtKind::StaticAssert(assert) => self.static_assert(assert),
            StmtKind::Attributes(attrs) => {
                self.attrs(attrs);
                self.push(";");
            }
            StmtKind::Pack(pragma) => self.pack(pragma.action),
        }
    }

    /// What stands before the body of a `for`: the first statement, and two parts with what ends them.
    fn for_head(&mut self, init: Option<StmtId>, parts: [(Option<ExprId>, &str); 2]) {
        self.push("for (");
        match init {
            Some(init) => self.stmt(init),
            None => self.push(";"),
        }
        for (part, end) in parts {
            if let Some(part) = part {
                self.push(" ");
                self.expr(part, Level::Comma);
            }
            self.push(end);
        }
    }

    fn block(&mut self, stmts: List<StmtId>) {
        let tree = self.tree;
        self.push("{");
        self.depth += 1;
        for &stmt in &tree[stmts] {
            self.new_line();
            self.stmt(stmt);
        }
        self.depth -= 1;
        self.new_line();
        self.push("}");
    }

    pub(super) fn contract(&mut self, clauses: &[Clause]) {
        let tree = self.tree;
        for clause in clauses {
            self.push(" ");
            self.push(clause.kind.word());
            self.push("(");
            if let Some(condition) = clause.condition {
                self.expr(condition, Level::Conditional);
                self.push(": ");
            }
            self.commas(&tree[clause.values], |printer, value| {
                printer.expr(value, Level::Assignment);
            });
            self.push(")");
        }
    }

    /// What a loop or branch governs: a block on the same line, anything else on the next.
    fn body(&mut self, id: StmtId) {
        if matches!(self.tree[id].kind, StmtKind::Block(_)) {
            self.push(" ");
            self.stmt(id);
        } else {
            self.depth += 1;
            self.new_line();
            self.stmt(id);
            self.depth -= 1;
        }
    }

    fn if_chain(&mut self, arms: List<IfArm>, otherwise: Option<StmtId>) {
        let tree = self.tree;
        for (index, arm) in tree[arms].iter().enumerate() {
            if index > 0 {
                self.new_line();
                self.push("else ");
            }
            self.push("if (");
            self.expr(arm.condition, Level::Comma);
            self.push(")");
            self.body(arm.body);
        }
        if let Some(otherwise) = otherwise {
            self.new_line();
            self.push("else");
            self.body(otherwise);
        }
    }

    fn labeled(&mut self, labels: List<Label>, body: StmtId) {
        let tree = self.tree;
        for label in &tree[labels] {
            match label.kind {
                LabelKind::Name(name) => self.name(name),
                LabelKind::Case(first, last) => {
                    self.push("case ");
                    self.expr(first, Level::Conditional);
                    if let Some(last) = last {
                        self.push(" ... ");
                        self.expr(last, Level::Conditional);
                    }
                }
                LabelKind::Default => self.push("default"),
            }
            self.push(":");
            self.attrs(label.attrs);
            self.new_line();
        }
        self.stmt(body);
    }

    pub(super) fn asm(&mut self, id: AsmId) {
        let tree = self.tree;
        let asm = tree[id];
        self.push("__asm__");
        if asm.volatile {
            self.push(" __volatile__");
        }
        if asm.goto {
            self.push(" goto");
        }
        self.push("(");
        self.string(asm.template);
        let sections = if !asm.labels.is_empty() {
            4
        } else if !asm.clobbers.is_empty() {
            3
        } else if !asm.inputs.is_empty() {
            2
        } else {
            usize::from(asm.extended)
        };
        for section in 0..sections {
            self.push(" : ");
            match section {
                0 => self.commas(&tree[asm.outputs], Self::asm_operand),
                1 => self.commas(&tree[asm.inputs], Self::asm_operand),
                2 => self.commas(&tree[asm.clobbers], Self::string),
                _ => self.commas(&tree[asm.labels], Self::name),
            }
        }
        self.push(")");
    }

    fn asm_operand(&mut self, operand: AsmOperand) {
        if let Some(name) = operand.name {
            self.push("[");
            self.name(name);
            self.push("] ");
        }
        self.string(operand.constraint);
        self.push(" (");
        self.expr(operand.value, Level::Comma);
        self.push(")");
    }
}
