//! Measures how fast programs are read and printed.
//!
//! `cargo run --release -p symra-ir --example text_speed`

use std::fmt::Write as _;
use std::time::Instant;

use symra_ir::{parse, print};

/// The text of a program of about so many bytes.
fn text(bytes: usize) -> String {
    let mut text = String::from("global x : Int\nglobal b : (_ BitVec 32)\nproc main() {\n");
    let mut index = 0;
    while text.len() < bytes {
        let next = index + 1;
        let lines = [
            format!("  l{index} -> m{index} : assume (and (< x {index}) (bvult b #x00000010))"),
            format!("  m{index} -> l{next} : x := (+ x {index}), b := (bvadd b #x00000003)"),
            format!("  l{index} -> l{next} : havoc b"),
        ];
        for line in lines {
            writeln!(text, "{line}").expect("a string should take what is written");
        }
        index = next;
    }
    text.push_str("}\n");
    text
}

#[expect(clippy::print_stdout, reason = "this is what the program is for")]
#[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
fn main() {
    let text = text(10_000_000);
    let megabytes = text.len() as f64 / 1e6;
    let start = Instant::now();
    let task = parse(&text).expect("the text should be well formed");
    let reading = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let printed = print(&task);
    let printing = start.elapsed().as_secs_f64();
    let edges = task.program.procedures[0].edges.len();
    println!("{megabytes:.1} MB, {edges} edges");
    println!("reading  {reading:.2} s, {:.1} MB a second", megabytes / reading);
    let printed = printed.len() as f64 / 1e6;
    println!("printing {printing:.2} s, {:.1} MB a second", printed / printing);
}
