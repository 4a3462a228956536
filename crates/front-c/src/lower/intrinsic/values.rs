//! Intrinsics that need only the values of their arguments.

use symra_ir::{ClaimKind, Direction, Inexact};
use symra_terms::Term;

use crate::hir::FunctionId;
use crate::intrinsic::Intrinsic;
use crate::lower::arith::Kind;
use crate::lower::value::Val;
use crate::lower::{Halt, Lower};
use crate::options::Purpose;
use crate::types::TypeId;

impl Lower<'_> {
    /// The intrinsics that need only the values of their arguments.
    pub(super) fn intrinsic_values(
        &mut self,
        function: FunctionId,
        intrinsic: Intrinsic,
        args: &[(TypeId, Val)],
        result: TypeId,
    ) -> Val {
        if let Some(value) = self.intrinsic_result(function, intrinsic, args, result) {
            return value;
        }
        let terms: Vec<Option<Term>> = args.iter().map(|(_, value)| value.term()).collect();
        self.intrinsic_claim(function, intrinsic, &terms);
        self.intrinsic_check(intrinsic, &terms);
        self.intrinsic_action(intrinsic, &terms);
        self.any_value(result)
    }

    /// Those of them that return a certain value.
    fn intrinsic_result(
        &mut self,
        function: FunctionId,
        intrinsic: Intrinsic,
        args: &[(TypeId, Val)],
        result: TypeId,
    ) -> Option<Val> {
        let term = |index: usize| args.get(index).and_then(|(_, value)| value.term());
        match intrinsic {
            Intrinsic::Nondet => return Some(self.nondet(function, result)),
            Intrinsic::ObjectOf | Intrinsic::OffsetIn | Intrinsic::ExtentOf => {
                if let Some(pointer) = term(0) {
                    let number = self.about_object(intrinsic, pointer);
                    let value = Val::Scalar(self.resize(number, self.pointer_bits(), false));
                    return Some(value);
                }
            }
            Intrinsic::Sign | Intrinsic::Truth => {
                if let Some(value) = term(0) {
                    return Some(Val::Scalar(self.open_number(intrinsic, value)));
                }
            }
            Intrinsic::Writes | Intrinsic::Fills => {
                return Some(self.writes(function, args, result));
            }
            Intrinsic::Unmodelled => return Some(self.unmodelled(function, args, result)),
            Intrinsic::Running => {
                let is_run = u64::from(self.options.purpose == Purpose::Run);
                return Some(Val::Scalar(self.builder.pool().bv(is_run, 32)));
            }
            Intrinsic::AsksDeadlock | Intrinsic::AsksThreads | Intrinsic::AsksEnds => {
                let checks = &self.options.checks;
                let asks = match intrinsic {
                    Intrinsic::AsksThreads => checks.threads,
                    Intrinsic::AsksEnds => checks.termination,
                    _ => checks.deadlock || checks.termination,
                };
                let asks = u64::from(asks);
                return Some(Val::Scalar(self.builder.pool().bv(asks, 32)));
            }
            Intrinsic::Malloc | Intrinsic::Alloca | Intrinsic::Storage => {
                if let Some(size) = term(0) {
                    return Some(Val::Scalar(if intrinsic == Intrinsic::Malloc {
                        self.allocate_heap(size, None)
                    } else {
                        self.allocate_in_call(size)
                    }));
                }
            }
            Intrinsic::ObjectSize => {
                if let Some(pointer) = term(0) {
                    let object = self.object_of(pointer);
                    let size = self.size_of_object(object).unwrap_or_else(|| self.bytes(0));
                    return Some(Val::Scalar(self.resize(size, self.pointer_bits(), false)));
                }
            }
            Intrinsic::Float(op) => {
                let terms: Vec<Term> = (0..args.len()).filter_map(term).collect();
                return Some(self.float_op(op, &terms, result));
            }
            Intrinsic::SetRounding => {
                if let Some(mode) = term(0) {
                    let mode = self.resize(mode, 32, false);
                    return Some(Val::Scalar(self.set_rounding(mode)));
                }
            }
            Intrinsic::GetRounding => return Some(Val::Scalar(self.get_rounding())),
            Intrinsic::Range => return Some(self.number_between(term(0), term(1), result)),
            Intrinsic::Nothing => return Some(self.arbitrary_value(result)),
            _ => (),
        }
        None
    }

    /// Any number from one on that is less than another one.
    fn number_between(&mut self, low: Option<Term>, high: Option<Term>, ty: TypeId) -> Val {
        let value = self.arbitrary_value(ty);
        if let (Some(low), Some(high), Some(value)) = (low, high, value.term()) {
            let width = self.width_of(value);
            let (low, high) = (self.resize(low, width, true), self.resize(high, width, true));
            let pool = self.builder.pool();
            let (a, b) = (pool.bv_sle(low, value), pool.bv_slt(value, high));
            let inside = pool.and(&[a, b]);
            self.assume(inside);
        }
        value
    }

    /// Those of them that state something.
    fn intrinsic_claim(
        &mut self,
        function: FunctionId,
        intrinsic: Intrinsic,
        terms: &[Option<Term>],
    ) {
        let term = |index: usize| terms.get(index).copied().flatten();
        match intrinsic {
            Intrinsic::Violation => {
                let name = self.program[function].name.to_string();
                let on = self.options.checks.termination.then(|| self.way_on());
                self.violate(ClaimKind::Unreach, "unreach-call", &format!("`{name}` is called"));
                if let Some(on) = on {
                    self.continue_at(on);
                    let always = self.builder.pool().true_();
                    self.doubt(
                        always,
                        "a function without a body that reports an error may return",
                    );
                }
            }
            Intrinsic::Assert => {
                if let Some(term) = term(0)
                    && self.options.checks.assertions
                {
                    let holds = self.truth(term);
                    let bad = self.builder.pool().not(holds);
                    self.check_as(ClaimKind::Assertion, "assertion", bad, "the assertion fails");
                }
            }
            Intrinsic::Clause(message) => {
                if let Some(term) = term(0) {
                    self.clause(term, message);
                }
            }
            Intrinsic::Requires => {
                if let Some(condition) = term(0) {
                    self.required(condition, term(1));
                }
            }
            Intrinsic::AssertCall => {
                if let Some(term) = term(0) {
                    let holds = self.truth(term);
                    if self.options.checks.assertions {
                        let bad = self.builder.pool().not(holds);
                        self.check_as(
                            ClaimKind::Assertion,
                            "assertion",
                            bad,
                            "the assertion fails",
                        );
                    } else {
                        self.assume(holds);
                    }
                }
            }
            Intrinsic::AssertFail => {
                if self.options.checks.assertions {
                    self.violate(ClaimKind::Assertion, "assertion", "the assertion fails");
                } else {
                    self.halt(Halt::Abort);
                }
            }
            _ => (),
        }
    }

    /// Those of them that check what a library function is given.
    fn intrinsic_check(&mut self, intrinsic: Intrinsic, terms: &[Option<Term>]) {
        let term = |index: usize| terms.get(index).copied().flatten();
        match intrinsic {
            Intrinsic::Stuck if self.options.checks.deadlock => {
                let message = "deadlock: the only thread waits forever";
                self.violate(ClaimKind::Deadlock, "deadlock", message);
            }
            Intrinsic::BadStream if self.options.checks.deref => {
                let bad = self.builder.pool().true_();
                self.check(Kind::Deref, bad, "the stream is a null pointer, or was closed");
            }
            Intrinsic::Misfit if self.options.checks.deref || self.options.checks.arguments => {
                let bad = self.builder.pool().true_();
                let kind =
                    if self.options.checks.arguments { Kind::Arguments } else { Kind::Deref };
                self.check(kind, bad, "the arguments are not what the format takes");
                // What the call approximates comes after it.
                self.flush();
            }
            Intrinsic::Misuse => {
                if let (Some(bad), Some(what)) = (term(0), term(1)) {
                    self.check_use(bad, what);
                }
            }
            Intrinsic::NotNull => {
                if let Some(pointer) = term(0) {
                    self.check_not_null(pointer);
                }
            }
            Intrinsic::Alive => {
                if let Some(pointer) = term(0) {
                    let byte = self.bytes(1);
                    self.check_range(pointer, byte);
                }
            }
            Intrinsic::Apart => {
                if let (Some(to), Some(written), Some(from), Some(read)) =
                    (term(0), term(1), term(2), term(3))
                {
                    self.check_apart((to, written), (from, read));
                }
            }
            Intrinsic::Access => {
                if self.options.checks.data_race {
                    self.builder.at(None);
                    let what = "which bytes a library function reads or writes is not checked for data races";
                    self.builder.approximate(Direction::Under, what);
                }
                if let (Some(pointer), Some(size)) = (term(0), term(1)) {
                    self.check_range(pointer, size);
                }
            }
            _ => (),
        }
    }

    /// Those of them that do something.
    fn intrinsic_action(&mut self, intrinsic: Intrinsic, terms: &[Option<Term>]) {
        let term = |index: usize| terms.get(index).copied().flatten();
        match intrinsic {
            Intrinsic::Assume => {
                if let Some(term) = term(0) {
                    let condition = self.truth(term);
                    self.hold(condition);
                    self.flush();
                    let condition = self.release();
                    self.frame.notes.assumptions.push(self.frame.here);
                    self.assume(condition);
                }
            }
            Intrinsic::Abort => self.halt(Halt::Abort),
            Intrinsic::Raise => self.raise(term(0)),
            Intrinsic::SetErrno => {
                if let Some(value) = term(0) {
                    self.set_errno(value);
                }
            }
            Intrinsic::AnyErrno => self.any_errno(),
            Intrinsic::MathErrno => {
                let name = self.frame.function.map_or("", |id| &*self.program[id].name).to_owned();
                self.math_errno(&name);
            }
            Intrinsic::Exit | Intrinsic::Leave => {
                let code = term(0).unwrap_or_else(|| self.builder.pool().bv(0, 32));
                self.hold(code);
                if intrinsic == Intrinsic::Exit {
                    self.run_destructors();
                }
                self.check_leaks();
                let code = self.release();
                self.halt(Halt::Exit(code));
            }
            Intrinsic::Free => {
                if let Some(address) = term(0) {
                    self.free_at_once(address);
                }
            }
            Intrinsic::Limit(what) => self.unsupported(what),
            Intrinsic::Approximated | Intrinsic::Inexact => {
                let name = self.frame.function.map_or("", |id| &*self.program[id].name).to_owned();
                let scope = match intrinsic {
                    Intrinsic::Inexact => Inexact::Procedure(self.frame.proc),
                    _ => Inexact::Anything,
                };
                self.not_computed(&name, scope);
            }
            Intrinsic::MemCopy
            | Intrinsic::MemSet
            | Intrinsic::NondetMemory
            | Intrinsic::Calloc
            | Intrinsic::Assigns
            | Intrinsic::Scan(_)
            | Intrinsic::ScanText
            | Intrinsic::Output(_) => {
                self.unsupported("a call of this library function through a pointer");
            }
            _ => (),
        }
    }
}
