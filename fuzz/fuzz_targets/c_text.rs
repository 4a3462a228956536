//! The front end of C rejects or compiles any bytes without panicking, with and without checks, for both data models; and
//! what it compiles to be run is run for some steps.

#![no_main]

use symra_front_c::types::DataModel;
use symra_front_c::{Checks, CompileError, Options, compile, run};

fn all_checks() -> Checks {
    let mut checks = Checks::unreach_call("reach_error");
    checks.enable("all").expect("there should be a check of all");
    checks
}

fn try_compile(text: &str, options: &Options) -> Option<symra_front_c::Compiled> {
    match compile(&[("fuzz.c", text)], options) {
        Ok(compiled) => Some(compiled),
        Err(CompileError::Invalid { diagnostics }) => {
            assert!(!diagnostics.is_empty());
            for diagnostic in diagnostics {
                assert!(!diagnostic.to_string().is_empty() && !diagnostic.place.is_empty());
            }
            None
        }
        Err(_) => None,
    }
}

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let data_model =
        if data.len() % 2 == 0 { DataModel::Lp64 } else { DataModel::Ilp32 };
    let options = Options { data_model, ..Options::to_run() };
    if let Some(compiled) = try_compile(&text, &options) {
        let mut out = Vec::new();
        run::run(&compiled, &mut run::Zeros, &mut out, 500);
        let options = Options { data_model, checks: all_checks(), ..Options::default() };
        assert!(try_compile(&text, &options).is_some(), "checks should not change what is accepted");
    }
});
