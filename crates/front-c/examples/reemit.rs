//! Prints a C program again as its typed representation says it: `reemit [-m32] FILE`.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for tests")]
#![allow(clippy::format_push_string, clippy::cast_possible_truncation, reason = "texts are made")]
#![allow(missing_docs, reason = "shared with tests")]

#[path = "../tests/emit/mod.rs"]
mod emit;

use symra_front_c::types::DataModel;
use symra_front_c::{Input, analyse};

fn main() {
    let mut model = DataModel::Lp64;
    let mut file = String::new();
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "-m32" => model = DataModel::Ilp32,
            _ => file = argument,
        }
    }
    let text = std::fs::read(&file).unwrap();
    let analysis = analyse(&[Input { name: &file, text: &text }], model);
    for error in analysis.errors() {
        println!("#error {}: {error}", error.place);
    }
    print!("{}", emit::emit(&analysis.program));
}
