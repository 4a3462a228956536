//! Real programs, where there are any beside the checkout: they parse, print stably, and have the
//! nodes that another parser finds in them.
//!
//! `SYMRA_BENCH` names the folder; by default it is `../shared/bench` as seen from the checkout.

mod support;

use std::collections::BTreeMap;
use std::path::Path;

use lang_c::ast;
use lang_c::driver::{Config, Flavor, parse_preprocessed};
use lang_c::span::Span;
use lang_c::visit::{self, Visit};
use symra_cparse::{BinaryOp, ExprKind, LabelKind, StmtKind, Tree, UnaryOp, parse, print};

#[test]
fn every_benchmark_program_parses_and_prints_stably() {
    let files = support::bench_files();
    let mut faults = Vec::new();
    for path in &files {
        let (tree, errors) = parse(std::fs::read(path).expect("the file should be readable"));
        if let Some(error) = errors.first() {
            faults.push(format!("{}:{}: {error}", path.display(), tree.locate(error.span.lo)));
            continue;
        }
        let printed = print(&tree);
        let (again, errors) = parse(&printed);
        if !errors.is_empty() || print(&again) != printed || counts(&again) != counts(&tree) {
            faults.push(format!("{}: printing changes the program", path.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn another_parser_counts_the_same_nodes() {
    /// Every how many-th file is compared, and up to which size: the other parser is slow.
    const EVERY: usize = 4;
    const LARGEST: u64 = 100_000;

    let files = support::bench_files();
    let small =
        |path: &&std::path::PathBuf| path.metadata().is_ok_and(|data| data.len() <= LARGEST);
    let mut compared = 0;
    for path in files.iter().filter(small).step_by(EVERY) {
        compared += usize::from(compare(path));
    }
    if !files.is_empty() {
        println!("compared {compared} programs");
        assert!(compared > 20, "only {compared} programs could be compared");
    }
}

/// Whether the other parser can read the program; if so, compares.
fn compare(path: &Path) -> bool {
    let text = std::fs::read(path).expect("the file should be readable");
    let (tree, _) = parse(&text);
    let config = Config { flavor: Flavor::GnuC11, ..Config::default() };
    let read = |text: String| parse_preprocessed(&config, text).ok();
    // Printed, the text has none of the comments and markers the other parser trips over.
    let theirs = String::from_utf8(text).ok().and_then(read).or_else(|| read(print(&tree)));
    let Some(theirs) = theirs else { return false };
    let mut counter = Counter::default();
    counter.visit_translation_unit(&theirs.unit);
    assert_eq!(counts(&tree), counter.0, "{}", path.display());
    true
}

type Counts = BTreeMap<&'static str, usize>;

fn counts(tree: &Tree) -> Counts {
    let mut counts = Counts::new();
    let mut add = |kind, number| {
        if number > 0 {
            *counts.entry(kind).or_insert(0) += number;
        }
    };
    add("function", tree.functions().len());
    for stmt in tree.stmts() {
        match stmt.kind {
            StmtKind::If { arms, .. } => add("if", arms.len()),
            StmtKind::While { .. } => add("while", 1),
            StmtKind::DoWhile { .. } => add("do", 1),
            StmtKind::For { .. } => add("for", 1),
            StmtKind::Switch { .. } => add("switch", 1),
            StmtKind::Block(_) => add("block", 1),
            StmtKind::Goto(_) => add("goto", 1),
            StmtKind::Break => add("break", 1),
            StmtKind::Continue => add("continue", 1),
            StmtKind::Return(_) => add("return", 1),
            StmtKind::Labeled { labels, .. } => {
                for label in &tree[labels] {
                    match label.kind {
                        LabelKind::Name(_) => add("label", 1),
                        LabelKind::Case(..) => add("case", 1),
                        LabelKind::Default => add("default", 1),
                    }
                }
            }
            _ => (),
        }
    }
    for expr in tree.exprs() {
        match expr.kind {
            ExprKind::Call(..) => add("call", 1),
            ExprKind::Cast(..) => add("cast", 1),
            ExprKind::Member { .. } => add("member", 1),
            ExprKind::Cond { .. } => add("conditional", 1),
            ExprKind::Binary(BinaryOp::Mul, ..) => add("product", 1),
            ExprKind::Binary(..) | ExprKind::Assign(..) | ExprKind::Index(..) => add("binary", 1),
            ExprKind::Unary(UnaryOp::Deref, _) => add("dereference", 1),
            ExprKind::Unary(..) => add("unary", 1),
            ExprKind::SizeofType(_) => add("sizeof type", 1),
            ExprKind::SizeofExpr(_) => add("sizeof value", 1),
            ExprKind::CompoundLiteral(..) => add("compound literal", 1),
            ExprKind::StmtExpr(_) => add("statement expression", 1),
            _ => (),
        }
    }
    counts
}

#[derive(Default)]
struct Counter(Counts);

impl Counter {
    fn add(&mut self, kind: &'static str) {
        *self.0.entry(kind).or_insert(0) += 1;
    }
}

impl<'ast> Visit<'ast> for Counter {
    fn visit_function_definition(&mut self, node: &'ast ast::FunctionDefinition, span: &'ast Span) {
        self.add("function");
        visit::visit_function_definition(self, node, span);
    }

    fn visit_statement(&mut self, node: &'ast ast::Statement, span: &'ast Span) {
        match node {
            ast::Statement::If(_) => self.add("if"),
            ast::Statement::While(_) => self.add("while"),
            ast::Statement::DoWhile(_) => self.add("do"),
            ast::Statement::For(_) => self.add("for"),
            ast::Statement::Switch(_) => self.add("switch"),
            ast::Statement::Compound(_) => self.add("block"),
            ast::Statement::Goto(_) => self.add("goto"),
            ast::Statement::Break => self.add("break"),
            ast::Statement::Continue => self.add("continue"),
            ast::Statement::Return(_) => self.add("return"),
            _ => (),
        }
        visit::visit_statement(self, node, span);
    }

    fn visit_label(&mut self, node: &'ast ast::Label, span: &'ast Span) {
        self.add(match node {
            ast::Label::Identifier(_) => "label",
            ast::Label::Case(_) | ast::Label::CaseRange(_) => "case",
            ast::Label::Default => "default",
        });
        visit::visit_label(self, node, span);
    }

    fn visit_expression(&mut self, node: &'ast ast::Expression, span: &'ast Span) {
        match node {
            ast::Expression::Call(_) => self.add("call"),
            ast::Expression::Cast(_) => self.add("cast"),
            ast::Expression::Member(_) => self.add("member"),
            ast::Expression::Conditional(_) => self.add("conditional"),
            ast::Expression::BinaryOperator(binary) => match binary.node.operator.node {
                ast::BinaryOperator::Multiply => self.add("product"),
                _ => self.add("binary"),
            },
            ast::Expression::UnaryOperator(unary) => match unary.node.operator.node {
                ast::UnaryOperator::Indirection => self.add("dereference"),
                _ => self.add("unary"),
            },
            ast::Expression::SizeOfTy(_) => self.add("sizeof type"),
            ast::Expression::SizeOfVal(_) => self.add("sizeof value"),
            ast::Expression::CompoundLiteral(_) => self.add("compound literal"),
            ast::Expression::Statement(_) => self.add("statement expression"),
            _ => (),
        }
        visit::visit_expression(self, node, span);
    }
}
