//! Every code block of the language reference is right, or wrong in the way it says.

use std::fs;
use std::path::Path;

use miette::{GraphicalReportHandler, GraphicalTheme};
use symra_front_gcl::{GclError, parse};

/// The code blocks of a Markdown text: what stands behind the fence, and the text.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if let Some(info) = line.strip_prefix("```") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            blocks.push((info.to_owned(), body.join("\n")));
        }
    }
    blocks
}

/// Adds what a fragment lacks to be a model.
fn completed(fragment: &str) -> String {
    let mut text = fragment.to_owned();
    for (word, item) in [("init", "init true"), ("->", "only: true -> skip"), ("safe", "safe true")]
    {
        if !fragment.contains(word) {
            text.push('\n');
            text.push_str(item);
        }
    }
    text
}

#[test]
fn every_code_block_is_what_it_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/gcl.md");
    let text = fs::read_to_string(path).expect("the reference should be there");
    let (mut models, mut fragments, mut wrong) = (0, 0, 0);
    for (info, body) in blocks(&text) {
        let codes = |text: &str| -> Vec<&'static str> {
            let errors = parse("block.gcl", text).map(|_| ()).err().unwrap_or_default();
            errors.iter().map(GclError::code).collect()
        };
        match info.split_once("error=") {
            Some((_, code)) => {
                assert_eq!(codes(&body), [code], "{body}");
                wrong += 1;
            }
            None if info == "gcl" => {
                assert_eq!(codes(&body), [] as [&str; 0], "{body}");
                models += 1;
            }
            None if info == "gcl,fragment" => {
                assert_eq!(codes(&completed(&body)), [] as [&str; 0], "{body}");
                fragments += 1;
            }
            None => assert_eq!(info, "text", "a block should say what it is"),
        }
    }
    assert!(models >= 5 && fragments >= 8 && wrong >= 1, "{models} {fragments} {wrong}");
}

#[test]
fn the_error_that_is_shown_is_the_error_of_the_model_before_it() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/gcl.md");
    let text = fs::read_to_string(path).expect("the reference should be there");
    let blocks = blocks(&text);
    let place = blocks.iter().position(|(info, _)| info.contains("error=")).expect("there is one");
    let errors = parse("counter.gcl", &blocks[place].1).map(|_| ()).expect_err("it is wrong");
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
    let mut shown = String::new();
    handler.render_report(&mut shown, &errors[0]).expect("a diagnostic should be shown");
    assert_eq!(shown.trim_end(), blocks[place + 1].1.trim_end());
}

#[test]
fn every_code_and_every_function_is_listed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text =
        fs::read_to_string(path.join("../../docs/gcl.md")).expect("the reference should be there");
    let errors = fs::read_to_string(path.join("src/error.rs")).expect("the source should be there");
    let codes: Vec<&str> = errors.split('"').filter(|part| part.starts_with("gcl::")).collect();
    assert!(codes.len() > 25);
    for code in codes {
        assert!(text.contains(&format!("`{code}`")), "{code}");
    }
    let syntax =
        fs::read_to_string(path.join("src/syntax.rs")).expect("the source should be there");
    let functions: Vec<&str> = syntax
        .lines()
        .filter_map(|line| line.trim().strip_prefix("(Self::"))
        .filter_map(|line| line.split('"').nth(1))
        .collect();
    assert_eq!(functions.len(), 13);
    for function in functions {
        assert!(text.contains(&format!("{function}(")), "{function}");
    }
}
