//! Lists the functions of a text, one of them broken.

use symra_cparse::{ItemKind, parse};

fn main() {
    let (tree, errors) = parse(concat!(
        "# 1 \"greet.c\"\n",
        "typedef unsigned size;\n",
        "size greet(int n) { for (size i = 0; i < n; i++) puts(\"hello\"); return (size)(n); }\n",
        "int broken( { }\n",
        "void after(void) {}\n",
    ));

    // The error knows its place in the original file, and the text behind it is read.
    assert_eq!(errors.len(), 1);
    assert_eq!(tree.locate(errors[0].span.lo).to_string(), "greet.c:3:13");
    assert_eq!(errors[0].to_string(), "expected a parameter, found `{`");

    let mut functions = Vec::new();
    for item in tree.items() {
        if let ItemKind::Function(function) = item.kind {
            let name = tree[tree[function].declarator].name;
            functions.push(name.map(|name| tree.text(name)));
        }
    }
    assert_eq!(functions, [Some("greet"), Some("after")]);
}
