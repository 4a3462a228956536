//! Running compiled programs, output included.
//!
//! ```
//! use symra_front_c::{Options, compile, run};
//!
//! let text = r#"int printf(const char *, ...);
//!     int main(void) { printf("%d-%s\n", 6 * 7, "ok"); return 3; }"#;
//! let compiled = compile(&[("a.c", text)], &Options::to_run()).expect("the program should be valid C");
//! let mut out = Vec::new();
//! let end = run::run(&compiled, &mut run::Zeros, &mut out, 1_000);
//! assert_eq!(end, run::Ending::Exited(3));
//! assert_eq!(out, b"42-ok\n");
//! ```

mod format;

use std::io::Write;

use symra_ir::debug::DebugInfo;
use symra_ir::{ClaimId, EdgeRef, Interpreter, LocRef, Oracle, Outcome, State, VarId};
use symra_terms::{BitVec, Sort, Value};

use crate::compile::{Compiled, Extra};
use crate::intrinsic::Output;
use crate::lower::{HaltKind, OutputArg, OutputCall};

/// Where a program's inputs come from.
pub trait Inputs {
    /// The value that a variable gets, of its sort.
    fn value(&mut self, var: VarId, sort: &Sort) -> Value;

    /// The value that the program asks for by a call of this function.
    fn asked(&mut self, function: &str, var: VarId, sort: &Sort) -> Value {
        let _ = function;
        self.value(var, sort)
    }
}

/// All inputs, and all that is not initialised, are zero.
#[derive(Clone, Copy, Debug, Default)]
pub struct Zeros;

impl Inputs for Zeros {
    fn value(&mut self, _: VarId, sort: &Sort) -> Value {
        Value::default_of(sort)
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// With an exit code, as the system sees it: 0 to 255.
    Exited(u8),
    /// By `abort`, a failed assertion, or a signal.
    Aborted,
    /// A claim was violated.
    Violated(ClaimId),
    /// Nothing could be done any more: an assumption did not hold.
    Stuck(LocRef),
    /// The limit on steps was reached.
    StepLimit,
}

/// Runs a program that was compiled [to be run](crate::Purpose::Run) for at most `limit` steps.
pub fn run(
    compiled: &Compiled,
    inputs: &mut dyn Inputs,
    out: &mut dyn Write,
    limit: u64,
) -> Ending {
    let interpreter = Interpreter::new(&compiled.task);
    let mut executor = Executor {
        interpreter: &interpreter,
        extra: &compiled.lowered,
        debug: compiled.task.program.debug.as_deref(),
        inputs,
        out,
    };
    let run = interpreter.run(&mut executor, limit);
    let code = || {
        let var = compiled.lowered.exit_code?;
        let value = interpreter.value(&run.state, var)?;
        let code = value.as_bv().and_then(BitVec::to_u64)?;
        u8::try_from(code & 0xff).ok()
    };
    match run.outcome {
        Outcome::Violated(claim) => Ending::Violated(claim),
        Outcome::Exited => Ending::Exited(code().unwrap_or(0)),
        Outcome::StepLimit => Ending::StepLimit,
        Outcome::Stuck(at) => match compiled.lowered.halts.get(&at) {
            Some(HaltKind::Exit) => Ending::Exited(code().unwrap_or(0)),
            Some(HaltKind::Abort) => Ending::Aborted,
            None => Ending::Stuck(at),
        },
    }
}

struct Executor<'a> {
    interpreter: &'a Interpreter<'a>,
    extra: &'a Extra,
    debug: Option<&'a DebugInfo>,
    inputs: &'a mut dyn Inputs,
    out: &'a mut dyn Write,
}

impl Oracle for Executor<'_> {
    /// Asked where two edges do the same: there something is printed.
    fn choose(&mut self, state: &State, _: &[EdgeRef]) -> usize {
        if let Some(call) = self.extra.outputs.get(&state.location()) {
            let text = self.text(state, call);
            // Who closed our output does not want to know.
            let _ = self.out.write_all(&text);
        }
        0
    }

    fn value(&mut self, var: VarId, sort: &Sort) -> Value {
        self.inputs.value(var, sort)
    }

    fn input(&mut self, edge: EdgeRef, var: VarId, sort: &Sort) -> Value {
        match self.debug.and_then(|debug| debug.inputs.get(&edge)) {
            Some(function) => self.inputs.asked(function, var, sort),
            None => self.inputs.value(var, sort),
        }
    }
}

impl Executor<'_> {
    fn text(&self, state: &State, call: &OutputCall) -> Vec<u8> {
        let value = |arg: &OutputArg| self.interpreter.value(state, arg.var).cloned();
        match (call.output, call.args.as_slice()) {
            (Output::Putchar, [arg]) => {
                let byte = value(arg).and_then(|v| v.as_bv().and_then(BitVec::to_u64)).unwrap_or(0);
                vec![u8::try_from(byte & 0xff).unwrap_or(0)]
            }
            (Output::Puts, [arg]) => {
                let mut text = self.string(state, arg, None);
                text.push(b'\n');
                text
            }
            (Output::Fputs, [arg]) => self.string(state, arg, None),
            (Output::Printf, [format, args @ ..]) => {
                let format = self.string(state, format, None);
                let mut rest = args.iter();
                format::printf(&format, &mut |wish| {
                    let arg = rest.next()?;
                    match wish {
                        format::Wish::String(most) => {
                            Some(format::Item::Text(self.string(state, arg, most)))
                        }
                        format::Wish::Number => value(arg).map(format::Item::Value),
                    }
                })
            }
            _ => Vec::new(),
        }
    }

    /// The bytes that an argument points to, up to the first zero.
    fn string(&self, state: &State, arg: &OutputArg, most: Option<usize>) -> Vec<u8> {
        let mut text = Vec::new();
        let region = arg.bytes.and_then(|var| self.interpreter.value(state, var));
        let address = self.interpreter.value(state, arg.var);
        let (Some(Value::Array(array)), Some(Value::Bv(address))) = (region, address) else {
            return text;
        };
        let mut at = address.clone();
        let one = BitVec::from_u64(1, at.width());
        while most.is_none_or(|most| text.len() < most) {
            let byte = array.get(&Value::Bv(at.clone())).as_bv().and_then(BitVec::to_u64);
            match byte {
                None | Some(0) => break,
                Some(byte) => text.push(u8::try_from(byte).unwrap_or(b'?')),
            }
            at = at.add(&one);
        }
        text
    }
}
