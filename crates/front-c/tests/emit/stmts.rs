//! Functions and statements. `break` and `continue` become gotos.

use std::fmt::Write as _;

use symra_front_c::hir::{Body, Function, FunctionId, LoopKind, Origin, StmtId, StmtKind};
use symra_front_c::types::TypeId;

use super::Emitter;

/// Labels that `break` and `continue` go to.
#[derive(Clone, Copy)]
struct Targets {
    leave: u32,
    next: Option<u32>,
}

thread_local! {
    static TARGETS: std::cell::RefCell<Vec<Targets>> = const { std::cell::RefCell::new(Vec::new()) };
}

fn with_targets<T>(targets: Targets, inside: impl FnOnce() -> T) -> T {
    TARGETS.with(|all| all.borrow_mut().push(targets));
    let result = inside();
    TARGETS.with(|all| all.borrow_mut().pop());
    result
}

impl Emitter<'_> {
    pub(crate) fn function(&mut self, id: FunctionId, function: &Function) {
        let body = function.body.as_ref().unwrap();
        let header = self.header(id, function, false);
        let _ = writeln!(self.out, "{header} {{");
        if !function.params.is_empty() {
            let _ = writeln!(
                self.out,
                "#undef VA_LAST\n#define VA_LAST a{}",
                function.params.len() - 1
            );
        }
        for &local in &body.locals {
            let object = &self.program[local];
            let name = Self::object_name(local);
            match self.program.types.size_of(object.ty) {
                Some(size) => {
                    let _ = writeln!(
                        self.out,
                        "B {name}[{size}] __attribute__((aligned({})));",
                        object.align
                    );
                }
                None => {
                    let _ = writeln!(self.out, "char *{name};");
                }
            }
        }
        for (index, param) in function.params.iter().enumerate() {
            let ty = self.program.types.value_type(self.program[param.object].ty);
            assert_eq!(self.program[param.object].origin, Origin::Parameter);
            let name = Self::object_name(param.object);
            let ctype = self.ctype(ty);
            let cast = if ty == param.passed { String::new() } else { format!("({ctype})") };
            let _ = writeln!(self.out, "*({ctype} *){name} = {cast}a{index};");
        }
        if *function.name == *"main" {
            self.out += "initial_values();\n";
        }
        self.stmt_in(body, body.root.unwrap());
        self.out += "}\n";
    }

    pub(crate) fn stmt_in(&mut self, body: &Body, id: StmtId) {
        match body[id].kind {
            StmtKind::Expr(value) => {
                let value = self.expr(body, value);
                let _ = writeln!(self.out, "{value};");
            }
            StmtKind::Block { stmts, .. } => {
                for &stmt in &body[stmts] {
                    self.stmt_in(body, stmt);
                }
            }
            StmtKind::If { arms, otherwise } => {
                for arm in &body[arms] {
                    assert_eq!(body[arm.condition].ty, TypeId::BOOL);
                    let condition = self.expr(body, arm.condition);
                    let _ = writeln!(self.out, "if ({condition}) {{");
                    self.stmt_in(body, arm.body);
                    self.out += "} else ";
                }
                self.out += "{ ";
                if let Some(otherwise) = otherwise {
                    self.stmt_in(body, otherwise);
                }
                self.out += "}\n";
            }
            StmtKind::Loop { kind, condition, step, body: inner } => {
                let targets = Targets { leave: self.fresh(), next: Some(self.fresh()) };
                let Targets { leave, next } = targets;
                let next = next.unwrap();
                if let Some(condition) = condition {
                    assert_eq!(body[condition].ty, TypeId::BOOL);
                }
                let condition =
                    condition.map_or("1".to_owned(), |condition| self.expr(body, condition));
                let step = step.map_or(String::new(), |step| self.expr(body, step));
                let head = if kind == LoopKind::Do { "1" } else { &condition };
                let _ = writeln!(self.out, "for (;;) {{ if (!({head})) break;");
                with_targets(targets, || self.stmt_in(body, inner));
                let tail = if kind == LoopKind::Do { &condition } else { "1" };
                let _ = writeln!(self.out, "X{next}: {step}; if (!({tail})) break; }} X{leave}: ;");
            }
            StmtKind::Switch { value, cases, default, body: inner } => {
                let leave = self.fresh();
                let ty = body[value].ty;
                let value = self.expr(body, value);
                let _ = writeln!(self.out, "switch ({value}) {{");
                for case in &body[cases] {
                    let (low, high) = (self.constant(case.low, ty), self.constant(case.high, ty));
                    let _ = writeln!(self.out, "case {low} ... {high}: goto L{};", case.label.0);
                }
                match default {
                    Some(label) => {
                        let _ = writeln!(self.out, "default: goto L{}; }}", label.0);
                    }
                    None => {
                        let _ = writeln!(self.out, "default: goto X{leave}; }}");
                    }
                }
                let next = TARGETS.with(|all| all.borrow().last().and_then(|targets| targets.next));
                with_targets(Targets { leave, next }, || self.stmt_in(body, inner));
                let _ = writeln!(self.out, "X{leave}: ;");
            }
            StmtKind::Label(label) => {
                let _ = writeln!(self.out, "L{}: ;", label.0);
            }
            StmtKind::Goto(label) => {
                let _ = writeln!(self.out, "goto L{};", label.0);
            }
            StmtKind::GotoComputed(target) => {
                let target = self.expr(body, target);
                let _ = writeln!(self.out, "switch ((unsigned long)({target})) {{");
                for (index, label) in body.labels.iter().enumerate() {
                    if let Some(address) = label.address {
                        let _ = writeln!(self.out, "case {address}: goto L{index};");
                    }
                }
                let _ = writeln!(self.out, "}}");
            }
            StmtKind::Break => {
                let targets = TARGETS.with(|all| *all.borrow().last().unwrap());
                let _ = writeln!(self.out, "goto X{};", targets.leave);
            }
            StmtKind::Continue => {
                let targets = TARGETS.with(|all| *all.borrow().last().unwrap());
                let _ = writeln!(self.out, "goto X{};", targets.next.unwrap());
            }
            StmtKind::Return(value) => {
                let value = value.map_or(String::new(), |value| self.expr(body, value));
                let _ = writeln!(self.out, "return {value};");
            }
            StmtKind::Declare { object, init } => {
                let name = Self::object_name(object);
                let ty = self.program[object].ty;
                if self.program.types.size_of(ty).is_none() {
                    let size = self.extents(ty);
                    let _ = writeln!(self.out, "{name} = __builtin_alloca({size});");
                }
                if let Some(init) = init {
                    let init = body.init(init).clone();
                    // The stores may read the object, so zeros come after the values are known only for constants.
                    let stores = self.stores(Some(body), &format!("((char *){name})"), &init);
                    let size = self.program.types.size_of(ty).unwrap_or(0);
                    let _ = writeln!(self.out, "__builtin_memset({name}, 0, {size}); {stores}");
                }
            }
            StmtKind::Unsupported(what) => panic!("unsupported: {}", what.what()),
        }
    }

    fn extents(&self, ty: TypeId) -> String {
        use symra_front_c::types::{ArrayLen, Type};
        match self.program.types.kind(ty) {
            Type::Array(element, ArrayLen::Variable(extent)) => {
                format!(
                    "*(unsigned long *){} * {}",
                    Self::object_name(extent),
                    self.extents(element)
                )
            }
            Type::Array(element, ArrayLen::Known(len)) => {
                format!("{len}ul * {}", self.extents(element))
            }
            _ => self.program.types.size_of(ty).unwrap().to_string(),
        }
    }
}
