//! Trees as text that shows their shape, which C itself often does not.

#![allow(dead_code, reason = "each test uses its own part")]

#[path = "../../../cli/tests/common/skip.rs"]
mod skip;

use std::path::PathBuf;

use symra_cparse::{
    Access, ArraySize, Attr, AttrArg, Base, BinaryOp, DeclId, DeclaratorId, Derived, Designator,
    ExprId, ExprKind, FunctionId, Init, InitItem, ItemKind, LabelKind, List, Packing, Quals,
    SpecsId, StmtId, StmtKind, Tree, TypeNameId, TypeSpec, parse,
};

/// Parses a text that must have no errors and must be printed stably.
#[track_caller]
pub(crate) fn parse_ok(source: &str) -> Tree {
    let (tree, errors) = parse(source);
    assert!(errors.is_empty(), "{source}\n{errors:?}");
    let printed = symra_cparse::print(&tree);
    let (again, errors) = parse(&printed);
    assert!(errors.is_empty(), "{source}\nis printed as\n{printed}\n{errors:?}");
    assert_eq!(symra_cparse::print(&again), printed, "printing {source} is not stable");
    tree
}

/// The shape of every item of a text, one a line.
#[track_caller]
pub(crate) fn shape(source: &str) -> String {
    let tree = parse_ok(source);
    items(&tree)
}

pub(crate) fn items(tree: &Tree) -> String {
    let items: Vec<String> = tree.items().iter().map(|item| Shape(tree).item(item.kind)).collect();
    items.join("\n")
}

/// The shape of the statements of the last function of `source`.
#[track_caller]
pub(crate) fn body(source: &str) -> String {
    let tree = parse_ok(source);
    let function = tree.functions().last().expect("there should be a function");
    match tree[function.body].kind {
        StmtKind::Block(stmts) => Shape(&tree).stmts(stmts),
        _ => panic!("a body should be a block"),
    }
}

/// The shape of one expression, which may use the typedef `T`, the struct `s` and any variable.
#[track_caller]
pub(crate) fn expr(source: &str) -> String {
    body(&format!("typedef int T; struct s {{ int m; }}; void f(void) {{ x = {source}; }}"))
        .strip_prefix("(= x ")
        .and_then(|rest| rest.strip_suffix(");"))
        .expect("the expression should be assigned")
        .to_owned()
}

/// The folder of benchmark programs beside the checkout, if there is one.
pub(crate) fn bench_folder() -> Option<PathBuf> {
    let named = std::env::var_os("SYMRA_BENCH").map(PathBuf::from);
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/bench");
    let found = named.into_iter().chain([beside]).find(|folder| folder.is_dir());
    if found.is_none() {
        skip::skip("benchmark programs: SYMRA_BENCH=DIR names a folder of C programs");
    }
    found
}

/// All C files of the benchmark programs, sorted.
pub(crate) fn bench_files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = bench_folder().into_iter().collect();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder should be readable") {
            let path = entry.expect("the folder should be readable").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "c" || extension == "i")
            {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

struct Shape<'t>(&'t Tree);

impl Shape<'_> {
    fn item(&self, kind: ItemKind) -> String {
        match kind {
            ItemKind::Function(id) => self.function(id),
            ItemKind::Decl(id) => self.decl(id),
            ItemKind::Asm(_) => "asm".into(),
            ItemKind::StaticAssert(assert) => format!("(assert {})", self.expr(assert.condition)),
            ItemKind::Pack(pragma) => format!("{:?}", pragma.action),
        }
    }

    fn function(&self, id: FunctionId) -> String {
        let function = self.0[id];
        let old = joined(&self.0[function.old_params], |&decl| format!(" {}", self.decl(decl)));
        format!(
            "define {}{old} {}",
            self.declared(function.specs, function.declarator),
            self.stmt(function.body)
        )
    }

    fn decl(&self, id: DeclId) -> String {
        let decl = self.0[id];
        if decl.declarators.is_empty() {
            return self.specs(decl.specs);
        }
        let declared: Vec<String> = self.0[decl.declarators]
            .iter()
            .map(|declared| {
                let init = declared.init.map(|init| format!(" = {}", self.init(init)));
                self.declared(decl.specs, declared.declarator) + &init.unwrap_or_default()
            })
            .collect();
        declared.join(", ")
    }

    /// `name: type`, the type in words.
    fn declared(&self, specs: SpecsId, declarator: DeclaratorId) -> String {
        let declarator = self.0[declarator];
        let name = declarator.name.map_or("_", |name| self.0.text(name));
        let derived: String =
            self.0[declarator.derived].iter().map(|&step| self.derived(step)).collect();
        format!("{name}: {derived}{}{}", self.specs(specs), self.attrs(declarator.attrs))
    }

    fn derived(&self, step: Derived) -> String {
        match step {
            Derived::Pointer { quals, attrs } => {
                format!("{}ptr{} to ", quals_text(quals), self.attrs(attrs))
            }
            Derived::Array { size, at_least, quals } => {
                let size = match size {
                    ArraySize::Unknown => String::new(),
                    ArraySize::Star => "*".into(),
                    ArraySize::Expr(size) => self.expr(size),
                };
                let at_least = if at_least { "static " } else { "" };
                format!("array[{at_least}{}{size}] of ", quals_text(quals))
            }
            Derived::Function { params, variadic } => {
                let mut params: Vec<String> = self.0[params]
                    .iter()
                    .map(|param| self.declared(param.specs, param.declarator))
                    .collect();
                if variadic {
                    params.push("...".into());
                }
                format!("fn({}) -> ", params.join(", "))
            }
            Derived::OldFunction(names) => {
                let names: Vec<&str> =
                    self.0[names].iter().map(|&name| self.0.text(name)).collect();
                format!("oldfn({}) -> ", names.join(", "))
            }
        }
    }

    fn specs(&self, id: SpecsId) -> String {
        let specs = self.0[id];
        let storage =
            specs.storage.map_or(String::new(), |storage| format!("{} ", storage.keyword()));
        let ty = match specs.ty {
            TypeSpec::Implicit => "implicit".to_owned(),
            TypeSpec::Basic(basic) => basic.spelling().to_owned(),
            TypeSpec::Complex(basic) => format!("complex {}", basic.spelling()),
            TypeSpec::Record(record) => {
                let record = self.0[record];
                let tag = record.tag.map_or("_", |tag| self.0.text(tag));
                let members = record.members.map(|members| format!(" {{{}}}", members.len()));
                let pack = match record.pack {
                    Packing::Natural => String::new(),
                    Packing::AtMost(bytes) => format!(" pack {bytes}"),
                };
                format!(
                    "{:?} {tag}{}{}{}",
                    record.kind,
                    members.unwrap_or_default(),
                    pack,
                    self.attrs(record.attrs)
                )
            }
            TypeSpec::Enum(id) => {
                let spec = self.0[id];
                let tag = spec.tag.map_or("_", |tag| self.0.text(tag));
                let names: Vec<&str> = spec
                    .enumerators
                    .map(|list| self.0[list].iter().map(|entry| self.0.text(entry.name)).collect())
                    .unwrap_or_default();
                format!("enum {tag} {{{}}}{}", names.join(", "), self.attrs(spec.attrs))
            }
            TypeSpec::Typedef(name) => format!("type {}", self.0.text(name)),
            TypeSpec::TypeofExpr(operand) => format!("typeof-expr {}", self.expr(operand)),
            TypeSpec::TypeofType(ty) => format!("typeof-type {}", self.type_name(ty)),
            TypeSpec::Atomic(ty) => format!("atomic {}", self.type_name(ty)),
            TypeSpec::Auto => "auto-type".to_owned(),
        };
        format!("{storage}{}{ty}{}", quals_text(specs.quals), self.attrs(specs.attrs))
    }

    fn attrs(&self, attrs: List<Attr>) -> String {
        let attrs = self.0[attrs].iter().map(|attr| {
            let args: String = self.0[attr.args]
                .iter()
                .map(|arg| match *arg {
                    AttrArg::Word(word) => format!(" {}", self.0.text(word)),
                    AttrArg::Expr(value) => format!(" {}", self.expr(value)),
                    AttrArg::Type(ty) => format!(" <{}>", self.type_name(ty)),
                })
                .collect();
            format!(" @{}{args}", self.0.text(attr.name))
        });
        attrs.collect()
    }

    fn type_name(&self, id: TypeNameId) -> String {
        let ty = self.0[id];
        let declared = self.declared(ty.specs, ty.declarator);
        declared.strip_prefix("_: ").unwrap_or(&declared).to_owned()
    }

    fn init(&self, init: Init) -> String {
        match init {
            Init::Expr(value) => self.expr(value),
            Init::List(items) => self.init_list(items),
        }
    }

    fn init_list(&self, items: List<InitItem>) -> String {
        let items: Vec<String> = self.0[items]
            .iter()
            .map(|item| format!("{}{}", self.path(item.designators), self.init(item.init)))
            .collect();
        format!("{{{}}}", items.join(", "))
    }

    fn path(&self, path: List<Designator>) -> String {
        let steps: String = self.0[path]
            .iter()
            .map(|step| match *step {
                Designator::Member(name) => format!(".{}", self.0.text(name)),
                Designator::Index(index) => format!("[{}]", self.expr(index)),
                Designator::Range(first, last) => {
                    format!("[{}..{}]", self.expr(first), self.expr(last))
                }
            })
            .collect();
        if steps.is_empty() { steps } else { steps + "=" }
    }

    fn stmts(&self, stmts: List<StmtId>) -> String {
        let stmts: Vec<String> = self.0[stmts].iter().map(|&stmt| self.stmt(stmt)).collect();
        stmts.join(" ")
    }

    fn stmt(&self, id: StmtId) -> String {
        let optional =
            |value: Option<ExprId>| value.map_or("_".to_owned(), |value| self.expr(value));
        match self.0[id].kind {
            StmtKind::Empty => ";".into(),
            StmtKind::Expr(value) => format!("{};", self.expr(value)),
            StmtKind::Decl(decl) => format!("let {};", self.decl(decl)),
            StmtKind::Function(function) => self.function(function),
            StmtKind::Block(stmts) => format!("{{{}}}", self.stmts(stmts)),
            StmtKind::If { arms, otherwise } => {
                let arms = joined(&self.0[arms], |arm| {
                    format!(" [{} {}]", self.expr(arm.condition), self.stmt(arm.body))
                });
                let otherwise = otherwise.map(|stmt| format!(" else {}", self.stmt(stmt)));
                format!("(if{arms}{})", otherwise.unwrap_or_default())
            }
            StmtKind::While { condition, body } => {
                format!("(while {} {})", self.expr(condition), self.stmt(body))
            }
            StmtKind::DoWhile { body, condition } => {
                format!("(do {} {})", self.stmt(body), self.expr(condition))
            }
            StmtKind::For { init, condition, step, body } => format!(
                "(for {} {} {} {})",
                init.map_or("_".to_owned(), |init| self.stmt(init)),
                optional(condition),
                optional(step),
                self.stmt(body)
            ),
            StmtKind::Switch { value, body } => {
                format!("(switch {} {})", self.expr(value), self.stmt(body))
            }
            StmtKind::Labeled { labels, body } => {
                let labels = joined(&self.0[labels], |label| {
                    let text = match label.kind {
                        LabelKind::Name(name) => self.0.text(name).to_owned(),
                        LabelKind::Case(first, None) => format!("case {}", self.expr(first)),
                        LabelKind::Case(first, Some(last)) => {
                            format!("case {}..{}", self.expr(first), self.expr(last))
                        }
                        LabelKind::Default => "default".to_owned(),
                    };
                    format!("{text}{}: ", self.attrs(label.attrs))
                });
                labels + &self.stmt(body)
            }
            StmtKind::Goto(label) => format!("goto {};", self.0.text(label)),
            StmtKind::GotoComputed(address) => format!("goto* {};", self.expr(address)),
            StmtKind::Break => "break;".into(),
            StmtKind::Continue => "continue;".into(),
            StmtKind::Return(value) => format!("return {};", optional(value)),
            StmtKind::Asm(id) => {
                let asm = self.0[id];
                format!(
                    "(asm{}{} {} {} {} {});",
                    if asm.volatile { " volatile" } else { "" },
                    if asm.goto { " goto" } else { "" },
                    asm.outputs.len(),
                    asm.inputs.len(),
                    asm.clobbers.len(),
                    asm.labels.len()
                )
            }
            StmtKind::LocalLabels(names) => format!("labels {};", names.len()),
            StmtKind::StaticAssert(assert) => format!("(assert {});", self.expr(assert.condition)),
            StmtKind::Attributes(attrs) => format!("{};", self.attrs(attrs).trim_start()),
            StmtKind::Pack(pragma) => format!("{:?};", pragma.action),
        }
    }

    fn expr(&self, id: ExprId) -> String {
        let e = |id: ExprId| self.expr(id);
        let t = |id: TypeNameId| self.type_name(id);
        match self.0[id].kind {
            ExprKind::Ident(name) => self.0.text(name).to_owned(),
            ExprKind::Int { value, base, suffix } => {
                let base = if base == Base::Binary { "b" } else { "" };
                let unsigned = if suffix.unsigned { "u" } else { "" };
                format!("{value}{base}{unsigned}{}", if suffix.imaginary { "i" } else { "" })
            }
            ExprKind::Float { digits, suffix, .. } => format!("{}{suffix:?}", self.0.text(digits)),
            ExprKind::Char { value, .. } => format!("'{value}'"),
            ExprKind::Str(id) => {
                let string = &self.0[id];
                let text: String =
                    string.units.iter().filter_map(|&unit| char::from_u32(unit)).collect();
                format!("{}{text:?}", string.encoding.prefix())
            }
            ExprKind::Unary(op, operand) => format!("({op:?} {})", e(operand)),
            ExprKind::Binary(op, left, right) => {
                format!("({} {} {})", op.symbol(), e(left), e(right))
            }
            ExprKind::Assign(op, left, right) => {
                format!("({}= {} {})", op.map_or("", BinaryOp::symbol), e(left), e(right))
            }
            ExprKind::Cond { condition, then, otherwise } => {
                let then = then.map_or("_".to_owned(), e);
                format!("(? {} {then} {})", e(condition), e(otherwise))
            }
            ExprKind::Comma(left, right) => format!("(, {} {})", e(left), e(right)),
            ExprKind::Cast(ty, operand) => format!("(cast <{}> {})", t(ty), e(operand)),
            ExprKind::CompoundLiteral(ty, items) => {
                format!("(literal <{}> {})", t(ty), self.init_list(items))
            }
            ExprKind::Call(callee, arguments) => {
                let arguments = joined(&self.0[arguments], |&argument| format!(" {}", e(argument)));
                format!("(call {}{arguments})", e(callee))
            }
            ExprKind::Index(array, index) => format!("(at {} {})", e(array), e(index)),
            ExprKind::Member { base, access, member } => {
                let access = if access == Access::Dot { "." } else { "->" };
                format!("({access} {} {})", e(base), self.0.text(member))
            }
            ExprKind::SizeofExpr(operand) => format!("(sizeof {})", e(operand)),
            ExprKind::SizeofType(ty) => format!("(sizeof <{}>)", t(ty)),
            ExprKind::AlignofExpr(operand) => format!("(alignof {})", e(operand)),
            ExprKind::AlignofType(ty) => format!("(alignof <{}>)", t(ty)),
            ExprKind::Generic(control, arms) => {
                let arms = joined(&self.0[arms], |arm| {
                    format!(" <{}> {}", arm.ty.map_or("default".to_owned(), t), e(arm.value))
                });
                format!("(generic {}{arms})", e(control))
            }
            ExprKind::StmtExpr(block) => format!("({})", self.stmt(block)),
            ExprKind::Quantified { all, block } => format!("(all {all} {})", self.stmt(block)),
            ExprKind::LabelAddr(label) => format!("(&& {})", self.0.text(label)),
            ExprKind::VaArg(list, ty) => format!("(va_arg {} <{}>)", e(list), t(ty)),
            ExprKind::Offsetof(ty, path) => format!("(offsetof <{}> {})", t(ty), self.path(path)),
            ExprKind::TypesCompatible(left, right) => {
                format!("(compatible <{}> <{}>)", t(left), t(right))
            }
            ExprKind::ChooseExpr(condition, then, otherwise) => {
                format!("(choose {} {} {})", e(condition), e(then), e(otherwise))
            }
            ExprKind::TypeArg(ty) => format!("<{}>", t(ty)),
        }
    }
}

/// The texts of all elements, one after the other.
fn joined<T>(elements: &[T], text: impl Fn(&T) -> String) -> String {
    elements.iter().map(text).collect()
}

fn quals_text(quals: Quals) -> String {
    let words = [
        (Quals::CONST, "const "),
        (Quals::VOLATILE, "volatile "),
        (Quals::RESTRICT, "restrict "),
        (Quals::ATOMIC, "_Atomic "),
    ];
    words.iter().filter(|&&(qual, _)| quals.contains(qual)).map(|&(_, word)| word).collect()
}
