//! The reader of programs rejects or accepts any text without panicking, and what it accepts is printed in a form that
//! it reads back as the same.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    match symra_ir::parse(text) {
        Err(errors) => {
            assert!(!errors.is_empty());
            for error in errors {
                assert!(error.line > 0 && error.column > 0);
                assert!(!error.render().is_empty());
            }
        }
        Ok(task) => {
            assert_eq!(symra_ir::validate(&task), Ok(()));
            let mut printed = symra_ir::print(&task);
            let mut pool = task.pool;
            // In the same pool the same terms are the same indices, whatever order they are made in. A term that is
            // built again may be simplified further, so the text may take a few rounds to settle.
            for _ in 0..5 {
                let again = symra_ir::parse_in(pool, &printed);
                let again = again.expect("what is printed should be read");
                let text = symra_ir::print(&again);
                if text == printed {
                    return;
                }
                printed = text;
                pool = again.pool;
            }
            panic!("printing and reading should settle");
        }
    }
});
