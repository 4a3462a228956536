//! The reader of guarded commands rejects or accepts any bytes without panicking; what it rejects it can show, and
//! what it accepts becomes a program, whatever the parameters are.

#![no_main]

use symra_front_gcl::{GclError, Model};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if is_slow(bytes) {
        return;
    }
    match symra_front_gcl::parse_bytes("fuzz.gcl", bytes) {
        Err(errors) => show(&errors),
        Ok(model) => {
            assert!(!model.properties().is_empty());
            lower(&model, None);
            for value in [-1, 0, 1, 4] {
                lower(&model, Some(value));
            }
        }
    }
});

/// Models that are written out to many commands are right and take long: they are left to tests.
fn is_slow(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let words = ["for", "exists", "sum", "["];
    let repeated: usize = words.iter().map(|word| text.matches(word).count()).sum();
    let long = text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits.len() > 2);
    repeated > 6 || (long && repeated > 0)
}

fn lower(model: &Model, value: Option<i64>) {
    let given: Vec<_> = value
        .into_iter()
        .flat_map(|value| model.parameters().iter().map(move |p| (p.name.clone(), value.into())))
        .collect();
    for question in model.questions() {
        match model.task(&question, &given) {
            Ok(lowered) => {
                let program = &lowered.task.program;
                assert!(program.claims.len() >= question.len());
                let main = program.procedure(program.main);
                assert!(main.edges.len() >= 1 + question.len() + 2 * lowered.commands.len());
            }
            Err(errors) => {
                assert!(value.is_some(), "a model should make sense for its own parameters");
                show(&errors);
            }
        }
    }
}

fn show(errors: &[GclError]) {
    assert!(!errors.is_empty() && errors.len() <= 51);
    for error in errors {
        assert!(error.line_column().is_none_or(|(line, column)| line > 0 && column > 0));
        let report = miette::Report::new(error.clone());
        assert!(format!("{report:?}").contains(error.code()));
    }
}
