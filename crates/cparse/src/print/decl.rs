//! Declarations and types.

use super::Printer;
use super::expr::Level;
use crate::tree::{
    AlignSpec, ArraySize, Attr, AttrArg, DeclId, Declarator, DeclaratorId, Derived, EnumId,
    FunctionId, List, Member, Quals, RecordId, RecordKind, SpecFlags, Specs, SpecsId, TypeNameId,
    TypeSpec,
};

/// Whether attributes of a declarator are printed with it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Attrs {
    Here,
    Elsewhere,
}

impl Printer<'_> {
    pub(super) fn function(&mut self, id: FunctionId) {
        let tree = self.tree;
        let function = tree[id];
        let declarator = tree[function.declarator];
        // Behind the declarator of a definition gcc takes no attributes.
        self.specs_with(function.specs, declarator.attrs);
        self.space();
        self.declarator(declarator, Attrs::Elsewhere);
        self.contract(tree.contract(function.declarator));
        for &decl in &tree[function.old_params] {
            self.new_line();
            self.decl(decl);
        }
        self.new_line();
        self.stmt(function.body);
    }

    pub(super) fn decl(&mut self, id: DeclId) {
        let tree = self.tree;
        let decl = tree[id];
        self.specs(decl.specs);
        if !decl.declarators.is_empty() {
            self.space();
        }
        self.commas(&tree[decl.declarators], |printer, declared| {
            printer.declarator(tree[declared.declarator], Attrs::Here);
            printer.contract(tree.contract(declared.declarator));
            if let Some(init) = declared.init {
                printer.push(" = ");
                printer.init(init);
            }
        });
        self.push(";");
    }

    /// A space, unless nothing is before it to be kept apart.
    fn space(&mut self) {
        if !self.out.ends_with([' ', '\n', '(']) && !self.out.is_empty() {
            self.push(" ");
        }
    }

    fn word(&mut self, word: &str) {
        self.space();
        self.push(word);
    }

    pub(super) fn specs(&mut self, id: SpecsId) {
        self.specs_with(id, List::default());
    }

    /// Attributes stand behind a type, but before a struct or enum, which would take them.
    fn specs_with(&mut self, id: SpecsId, more: List<Attr>) {
        let specs = self.tree[id];
        if let Some(storage) = specs.storage {
            self.word(storage.keyword());
        }
        for (flag, word) in [
            (SpecFlags::THREAD_LOCAL, "_Thread_local"),
            (SpecFlags::INLINE, "inline"),
            (SpecFlags::NORETURN, "_Noreturn"),
        ] {
            if specs.flags.contains(flag) {
                self.word(word);
            }
        }
        self.quals(specs.quals);
        self.aligns(specs);
        let before = matches!(specs.ty, TypeSpec::Record(_) | TypeSpec::Enum(_));
        if before {
            self.attrs(specs.attrs);
            self.attrs(more);
        }
        self.type_spec(specs.ty);
        if !before {
            self.attrs(specs.attrs);
            self.attrs(more);
        }
    }

    fn aligns(&mut self, specs: Specs) {
        let tree = self.tree;
        for &align in &tree[specs.aligns] {
            self.word("_Alignas(");
            match align {
                AlignSpec::Type(ty) => self.type_name(ty),
                AlignSpec::Expr(value) => self.expr(value, Level::Conditional),
            }
            self.push(")");
        }
    }

    fn quals(&mut self, quals: Quals) {
        for (qual, word) in [
            (Quals::CONST, "const"),
            (Quals::VOLATILE, "volatile"),
            (Quals::RESTRICT, "__restrict"),
            (Quals::ATOMIC, "_Atomic"),
        ] {
            if quals.contains(qual) {
                self.word(word);
            }
        }
    }

    fn type_spec(&mut self, ty: TypeSpec) {
        match ty {
            TypeSpec::Implicit => (),
            TypeSpec::Basic(basic) => self.word(basic.spelling()),
            TypeSpec::Complex(basic) => {
                self.word("_Complex ");
                self.push(basic.spelling());
            }
            TypeSpec::Record(record) => self.deeper(|printer| printer.record(record)),
            TypeSpec::Enum(id) => self.enum_spec(id),
            TypeSpec::Typedef(name) => {
                self.space();
                self.name(name);
            }
            TypeSpec::TypeofExpr(operand) => {
                self.word("__typeof__(");
                self.expr(operand, Level::Comma);
                self.push(")");
            }
            TypeSpec::TypeofType(ty) => {
                self.word("__typeof__");
                self.parenthesized_type(ty);
            }
            TypeSpec::Atomic(ty) => {
                self.word("_Atomic");
                self.parenthesized_type(ty);
            }
            TypeSpec::Auto => self.word("__auto_type"),
        }
    }

    fn record(&mut self, id: RecordId) {
        let tree = self.tree;
        let record = tree[id];
        self.word(if record.kind == RecordKind::Struct { "struct" } else { "union" });
        self.attrs(record.attrs);
        if let Some(tag) = record.tag {
            self.space();
            self.name(tag);
        }
        let Some(members) = record.members else { return };
        self.push(" {");
        self.depth += 1;
        for &member in &tree[members] {
            self.new_line();
            match member {
                Member::Fields { specs, fields } => {
                    self.specs(specs);
                    if !fields.is_empty() {
                        self.space();
                    }
                    self.commas(&tree[fields], |printer, field| {
                        let declarator = tree[field.declarator];
                        printer.declarator(declarator, Attrs::Elsewhere);
                        if let Some(width) = field.width {
                            printer.push(" : ");
                            printer.expr(width, Level::Conditional);
                        }
                        printer.attrs(declarator.attrs);
                    });
                    self.push(";");
                }
                Member::StaticAssert(assert) => self.static_assert(assert),
                Member::Pack(pragma) => self.pack(pragma.action),
            }
        }
        self.depth -= 1;
        self.new_line();
        self.push("}");
    }

    fn enum_spec(&mut self, id: EnumId) {
        let tree = self.tree;
        let spec = tree[id];
        self.word("enum");
        self.attrs(spec.attrs);
        if let Some(tag) = spec.tag {
            self.space();
            self.name(tag);
        }
        let Some(enumerators) = spec.enumerators else { return };
        self.push(" {");
        self.commas(&tree[enumerators], |printer, enumerator| {
            printer.name(enumerator.name);
            printer.attrs(enumerator.attrs);
            if let Some(value) = enumerator.value {
                printer.push(" = ");
                printer.expr(value, Level::Conditional);
            }
        });
        self.push("}");
    }

    pub(super) fn type_name(&mut self, id: TypeNameId) {
        self.deeper(|printer| {
            let ty = printer.tree[id];
            printer.specs(ty.specs);
            printer.abstract_declarator(ty.declarator);
        });
    }

    pub(super) fn parenthesized_type(&mut self, id: TypeNameId) {
        self.push("(");
        self.type_name(id);
        self.push(")");
    }

    fn abstract_declarator(&mut self, id: DeclaratorId) {
        let declarator = self.tree[id];
        if declarator.name.is_some() || !declarator.derived.is_empty() {
            self.space();
        }
        self.declarator(declarator, Attrs::Here);
        let tree = self.tree;
        self.contract(tree.contract(id));
    }

    /// Stars stand before the name, arrays and functions behind it, and where a star is nearer to
    /// the name than what stands behind, parentheses keep it there.
    fn declarator(&mut self, declarator: Declarator, attrs: Attrs) {
        let tree = self.tree;
        let derived = &tree[declarator.derived];
        let needs_parens =
            |index: usize| index > 0 && matches!(derived[index - 1], Derived::Pointer { .. });
        for (index, &step) in derived.iter().enumerate().rev() {
            match step {
                Derived::Pointer { quals, attrs } => {
                    self.push("*");
                    self.attrs(attrs);
                    self.quals(quals);
                    if !quals.is_empty() || !attrs.is_empty() {
                        self.push(" ");
                    }
                }
                _ if needs_parens(index) => self.push("("),
                _ => (),
            }
        }
        if let Some(name) = declarator.name {
            self.name(name);
        }
        for (index, &step) in derived.iter().enumerate() {
            if needs_parens(index) && !matches!(step, Derived::Pointer { .. }) {
                self.push(")");
            }
            self.suffix(step);
        }
        if let Some(label) = declarator.asm_label {
            self.push(" __asm__(");
            self.string(label);
            self.push(")");
        }
        if attrs == Attrs::Here {
            self.attrs(declarator.attrs);
        }
    }

    /// The part of a derivation that stands behind the name.
    fn suffix(&mut self, step: Derived) {
        let tree = self.tree;
        match step {
            Derived::Pointer { .. } => (),
            Derived::Array { quals, at_least, size } => {
                self.push("[");
                if at_least {
                    self.push("static ");
                }
                self.quals(quals);
                match size {
                    ArraySize::Unknown => (),
                    ArraySize::Star => self.push("*"),
                    ArraySize::Expr(size) => {
                        if !quals.is_empty() {
                            self.push(" ");
                        }
                        self.expr(size, Level::Assignment);
                    }
                }
                self.push("]");
            }
            Derived::Function { params, variadic } => self.deeper(|printer| {
                printer.push("(");
                printer.commas(&tree[params], |printer, param| {
                    printer.specs(param.specs);
                    printer.abstract_declarator(param.declarator);
                });
                if variadic {
                    printer.push(if params.is_empty() { "..." } else { ", ..." });
                }
                printer.push(")");
            }),
            Derived::OldFunction(names) => {
                self.push("(");
                self.commas(&tree[names], Self::name);
                self.push(")");
            }
        }
    }

    pub(super) fn attrs(&mut self, attrs: List<Attr>) {
        let tree = self.tree;
        for attr in &tree[attrs] {
            self.word("__attribute__((");
            self.name(attr.name);
            if !attr.args.is_empty() {
                self.push("(");
                self.commas(&tree[attr.args], |printer, arg| match arg {
                    AttrArg::Word(word) => printer.name(word),
                    AttrArg::Expr(value) => printer.expr(value, Level::Assignment),
                    AttrArg::Type(ty) => printer.type_name(ty),
                });
                self.push(")");
            }
            self.push("))");
        }
    }
}
