//! From the tree back to C.
//!
//! The text is canonical: printing what it parses to gives it again. Parentheses stand only where
//! the grammar needs them, attributes and specifiers in one fixed order.

mod decl;
mod expr;
mod literal;
mod stmt;

use std::fmt::{self, Write as _};

use crate::stack;
use crate::tree::{Item, ItemKind, PackAction, Packing, StaticAssert, Tree};

/// Prints the whole tree as C text.
///
/// ```
/// let (tree, errors) = symra_cparse::parse("int a [ 2 ]={1,(2)} ;");
/// assert!(errors.is_empty());
/// assert_eq!(symra_cparse::print(&tree), "int a[2] = {1, 2};\n");
/// ```
pub fn print(tree: &Tree) -> String {
    let mut printer = Printer { tree, out: String::new(), depth: 0 };
    for &item in tree.items() {
        printer.item(item);
    }
    printer.out
}

/// Deeper blocks are not indented further: the text would grow with the square of the depth.
const DEEPEST_INDENT: usize = 24;

struct Printer<'t> {
    tree: &'t Tree,
    out: String,
    depth: usize,
}

impl Printer<'_> {
    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn push_fmt(&mut self, text: fmt::Arguments<'_>) {
        self.out.write_fmt(text).expect("writing to a string should not fail");
    }

    fn name(&mut self, name: crate::Name) {
        self.out.push_str(self.tree.text(name));
    }

    fn new_line(&mut self) {
        self.out.push('\n');
        for _ in 0..self.depth.min(DEEPEST_INDENT) {
            self.out.push_str("    ");
        }
    }

    /// Prints the elements with commas between them.
    fn commas<T: Copy>(&mut self, elements: &[T], mut print: impl FnMut(&mut Self, T)) {
        for (index, &element) in elements.iter().enumerate() {
            if index > 0 {
                self.push(", ");
            }
            print(self, element);
        }
    }

    fn deeper(&mut self, print: impl FnOnce(&mut Self)) {
        stack::deeper(|| print(self));
    }

    fn item(&mut self, item: Item) {
        match item.kind {
            ItemKind::Function(function) => self.function(function),
            ItemKind::Decl(decl) => self.decl(decl),
            ItemKind::Asm(asm) => {
                self.asm(asm);
                self.push(";");
            }
            ItemKind::StaticAssert(assert) => self.static_assert(assert),
            ItemKind::Pack(pragma) => self.pack(pragma.action),
        }
        self.push("\n");
    }

    fn static_assert(&mut self, assert: StaticAssert) {
        self.push("_Static_assert(");
        self.expr(assert.condition, expr::Level::Conditional);
        if let Some(message) = assert.message {
            self.push(", ");
            self.string(message);
        }
        self.push(");");
    }

    fn pack(&mut self, action: PackAction) {
        self.push("#pragma pack(");
        let (word, label, value) = match action {
            PackAction::Set(value) => ("", None, Some(value)),
            PackAction::Push { label, value } => ("push", label, value),
            PackAction::Pop { label, value } => ("pop", label, value),
        };
        self.push(word);
        if let Some(label) = label {
            self.push(", ");
            self.name(label);
        }
        if let Some(value) = value {
            let comma = if word.is_empty() { "" } else { ", " };
            let bytes = match value {
                Packing::Natural => 0,
                Packing::AtMost(bytes) => bytes,
            };
            self.push_fmt(format_args!("{comma}{bytes}"));
        }
        self.push(")");
    }
}
