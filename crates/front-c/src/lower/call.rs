//! Calls.

use symra_ir::{Direction, Operation, VarId};
use symra_terms::{Sort, Term};

use super::value::{Slot, Val, flat};
use super::{Lower, Signature};
use crate::hir::{Callee, ExprId, FunctionId, List, Program};
use crate::intrinsic::{Intrinsic, intrinsic};
use crate::memory::flow::{fits, is_variadic, signed, vararg_size};
use crate::memory::objects::POINTER_BITS;
use crate::options::Purpose;
use crate::types::TypeId;

impl Lower<'_> {
    pub(super) fn call(&mut self, expr: ExprId, callee: Callee, args: List<ExprId>) -> Val {
        let body = self.body();
        let result = body[expr].ty;
        let into = self.frame.wanted.into.take();
        let wanted = self.frame.wanted.unused.take() != Some(expr);
        match callee {
            Callee::Direct(function) => {
                if let Some(intrinsic) = intrinsic(self.program, function, self.options) {
                    if intrinsic == Intrinsic::Assigns {
                        return self.take_target(expr, args);
                    }
                    let values = self.arguments(args);
                    self.frame.position = Some(body[expr].at);
                    self.frame.wanted.into = into;
                    return self.intrinsic_call(expr, function, intrinsic, args, values, wanted);
                }
                let values = self.arguments(args);
                self.frame.position = Some(body[expr].at);
                if self.program[function].body.is_none() {
                    return self.unknown_call(function, &values, result, wanted);
                }
                if !wanted && self.is_unseen(function, &body[args]) {
                    self.any_errno();
                    return self.any_value(result);
                }
                self.frame.wanted.into = into;
                self.call_function(function, values, result)
            }
            Callee::Indirect(pointer) => {
                let address = self.scalar(pointer);
                self.hold(address);
                let values = self.arguments(args);
                let address = self.release();
                self.frame.position = Some(body[expr].at);
                self.call_pointer(pointer, address, &values, result)
            }
        }
    }

    /// Whether all that a function does is to print, and to read what can be read.
    fn is_unseen(&self, function: FunctionId, args: &[ExprId]) -> bool {
        let (name, at) = (&self.program[function].name, self.program[function].at);
        crate::library::is_model(&self.program.sources[at.file.0 as usize].name)
            && crate::intrinsic::is_output(name)
            && !self.options.checks.data_race
            && (!self.options.checks.deref || args.iter().all(|arg| self.is_readable(*arg)))
    }

    /// Whether an argument is no pointer, or one to a string literal or a standard stream.
    fn is_readable(&self, arg: ExprId) -> bool {
        let body = self.body();
        self.program.types.pointee(body[arg].ty).is_none()
            || super::library::literal(self.program, body, arg).is_some()
            || self.standard_stream_name(arg).is_some()
    }

    /// The values of arguments, from left to right.
    pub(super) fn arguments(&mut self, args: List<ExprId>) -> Vec<(TypeId, Val)> {
        let body = self.body();
        let mut values = Vec::with_capacity(args.len());
        for &arg in &body[args] {
            let value = self.value(arg);
            for term in self.terms(value.clone()) {
                self.hold(term);
            }
            values.push((body[arg].ty, value));
        }
        for (_, value) in values.iter_mut().rev() {
            match value {
                Val::Void => (),
                Val::Scalar(term) => *term = self.release(),
                Val::Record(terms) => {
                    for term in terms.iter_mut().rev() {
                        *term = self.release();
                    }
                }
            }
        }
        values
    }

    /// A call of a function that is defined nowhere.
    fn unknown_call(
        &mut self,
        function: FunctionId,
        args: &[(TypeId, Val)],
        result: TypeId,
        wanted: bool,
    ) -> Val {
        let name = &self.program[function].name;
        let is_pure = crate::intrinsic::is_pure_library(name)
            && crate::intrinsic::is_meant(self.program, name);
        if is_pure && (wanted || self.knows_errno()) {
            let name = name.to_string();
            let numbers = self.hold_numbers(function, args);
            let value = self.approximated_value(&name, result);
            return self.check_model_nan(&numbers, value);
        }
        self.any_errno();
        let name = &self.program[function].name;
        let what = format!(
            "`{name}` has no body: its calls are assumed to return any value and to change nothing"
        );
        if self.unknown.insert(function) {
            self.builder.at(self.frame.position);
            self.builder.approximate(Direction::Assumed, &what);
        }
        if self.program[function].noreturn {
            self.halt(super::Halt::Abort);
            return self.any_value(result);
        }
        if self.options.purpose == Purpose::Run {
            // What it does is not known, and a run that goes on would be another one.
            let name = self.program[function].name.to_string();
            self.unsupported(&format!("a call of `{name}`, which has no body,"));
            return self.any_value(result);
        }
        if !wanted {
            return self.any_value(result);
        }
        let name = self.program[function].name.to_string();
        self.input_value(name, result)
    }

    /// Calls a function that has a body.
    pub(super) fn call_function(
        &mut self,
        function: FunctionId,
        args: Vec<(TypeId, Val)>,
        result: TypeId,
    ) -> Val {
        let numbers = self.hold_numbers(function, &args);
        let value = self.call_body(function, args, result);
        self.check_model_nan(&numbers, value)
    }

    /// Keeps the floats that a function of the library gets, if it must not make a NaN of them.
    fn hold_numbers(&mut self, function: FunctionId, args: &[(TypeId, Val)]) -> Vec<Term> {
        if !self.options.checks.nan || !is_library(self.program, function) {
            return Vec::new();
        }
        let pool = self.builder.pool();
        let terms = args.iter().filter_map(|(_, value)| value.term());
        let numbers: Vec<Term> =
            terms.filter(|term| matches!(pool.sort(*term), Sort::Float(_))).collect();
        for number in &numbers {
            self.hold(*number);
        }
        numbers
    }

    /// Checks what a function of the library made of numbers that are held.
    fn check_model_nan(&mut self, numbers: &[Term], value: Val) -> Val {
        let numbers: Vec<Term> = numbers.iter().map(|_| self.release()).collect();
        let pool = self.builder.pool();
        if let (Some(result), false) = (value.term(), numbers.is_empty())
            && matches!(pool.sort(result), Sort::Float(_))
        {
            let nan = pool.fp_is_nan(result);
            self.check_nan(nan, &numbers);
        }
        value
    }

    #[expect(
        clippy::needless_pass_by_value,
        reason = "callers have nothing else to do with the values"
    )]
    fn call_body(&mut self, function: FunctionId, args: Vec<(TypeId, Val)>, result: TypeId) -> Val {
        let into = self.frame.wanted.into.take();
        if self.program[function].by_contract {
            let name = &self.program[function].name;
            let what = format!("`{name}` has no body: it is assumed to do what its contract says");
            if self.options.purpose == Purpose::Run {
                let what = format!("a call of `{name}`, which has no body,");
                self.unsupported(&what);
                return self.any_value(result);
            }
            if self.unknown.insert(function) {
                self.builder.at(self.frame.position);
                self.builder.approximate(Direction::Assumed, &what);
            }
        }
        let Some(signature) = self.signatures.get(&function).cloned() else {
            return self.any_value(result);
        };
        let mut arguments = self.pass(function, &signature, &args);
        for term in &arguments {
            self.hold(*term);
        }
        self.end_thread(function);
        let into = into.filter(|slot| signature.results.as_slice() == [self.slot_sort(*slot)]);
        for var in into.into_iter().flat_map(Slot::variables) {
            self.flush_changing(var);
        }
        self.flush_for_call();
        for term in arguments.iter_mut().rev() {
            *term = self.release();
        }
        let slots: Vec<Slot> = match into {
            Some(slot) => vec![slot],
            None => signature.results.iter().map(|sort| self.slot(sort)).collect(),
        };
        let results: Vec<VarId> = slots.iter().flat_map(|slot| slot.variables()).collect();
        self.step(Operation::Call { callee: signature.proc, arguments, results });
        self.after_call(function);
        let terms: Vec<Term> = slots.into_iter().map(|slot| self.slot_term(slot)).collect();
        let expected = self.sorts(result);
        if expected != signature.results {
            // The call has another type than the function: only a result of the same size means something.
            return match (terms.as_slice(), expected.as_slice()) {
                ([term], [sort]) => {
                    let term = self.cast_bits(*term, sort);
                    Val::Scalar(term)
                }
                _ => self.arbitrary_value(result),
            };
        }
        self.assemble(result, terms)
    }

    /// A term as one of another sort, by its low bits.
    fn cast_bits(&mut self, term: Term, sort: &Sort) -> Term {
        let bits = self.term_bits(term);
        match sort {
            Sort::Bv(POINTER_BITS) => self.bits_term(sort, bits),
            Sort::Bv(width) => self.resize(bits, *width, false),
            Sort::Bool => self.truth(bits),
            Sort::Float(format) => {
                let bits = self.resize(bits, format.width(), false);
                self.builder.pool().fp_from_bits(*format, bits)
            }
            _ => self.any_term(sort),
        }
    }

    /// The arguments of the procedure for those of the function.
    fn pass(
        &mut self,
        function: FunctionId,
        signature: &Signature,
        args: &[(TypeId, Val)],
    ) -> Vec<Term> {
        let mut arguments = Vec::new();
        for (index, sorts) in signature.params.iter().enumerate() {
            let terms = match args.get(index) {
                Some((_, value)) => self.terms(value.clone()),
                None => Vec::new(),
            };
            if terms.len() == sorts.len() {
                for (term, sort) in terms.into_iter().zip(sorts) {
                    let same = self.builder.pool().sort(term) == sort;
                    let term = if same { term } else { self.cast_bits(term, sort) };
                    arguments.extend(self.flattened(&[term]));
                }
            } else {
                let sorts: Vec<Sort> = sorts.iter().flat_map(flat).collect();
                arguments.extend(self.arbitrary(&sorts));
            }
        }
        if signature.variadic {
            let extra = args.get(signature.params.len()..).unwrap_or_default();
            for term in &arguments {
                self.hold(*term);
            }
            let (address, extra) = self.room_for(extra);
            for term in arguments.iter_mut().rev() {
                *term = self.release();
            }
            self.pass_more(function, address, &extra);
            arguments.extend(self.flattened(&[address]));
        }
        arguments
    }

    /// Memory for the arguments after the last parameter, and what they are there.
    fn room_for(&mut self, extra: &[(TypeId, Val)]) -> (Term, Vec<(TypeId, Val)>) {
        let size: u64 = extra.iter().map(|(ty, _)| vararg_size(self.program, *ty)).sum();
        let align = self.heap_alignment();
        let caller_recurses =
            self.frame.function.is_some_and(|caller| self.memory.is_recursive(caller));
        if !caller_recurses {
            let number = self.memory.place(Some(size), false, align);
            return (self.pointer_to_number(number), extra.to_vec());
        }
        for (_, value) in extra {
            self.hold_value(value);
        }
        let size = self.bytes(size);
        let address = self.allocate_automatic(size, align);
        let mut extra = extra.to_vec();
        for (_, value) in extra.iter_mut().rev() {
            *value = self.release_value(value);
        }
        (address, extra)
    }

    /// Puts arguments after the last parameter into memory.
    fn pass_more(&mut self, function: FunctionId, address: Term, extra: &[(TypeId, Val)]) {
        let Some(area) = self.memory.flow.varargs.get(&function).copied() else { return };
        let mut offset = 0;
        for (ty, value) in extra {
            let at = self.plus(address, signed(offset));
            let spot = super::place::Spot::Memory(area.plus(signed(offset)), at);
            let target = super::place::Target { spot, ty: *ty, bits: None };
            self.write(&target, value);
            self.note_kind(area, at, *ty);
            offset += vararg_size(self.program, *ty);
        }
    }

    /// Calls the function that a pointer points to.
    fn call_pointer(
        &mut self,
        pointer: ExprId,
        address: Term,
        args: &[(TypeId, Val)],
        result: TypeId,
    ) -> Val {
        let cell = self.pointee(pointer);
        let mut targets: Vec<FunctionId> = cell
            .map(|cell| self.memory.flow.graph.functions(self.memory.root(cell).node).to_vec())
            .unwrap_or_default();
        let types: Vec<TypeId> = args.iter().map(|(ty, _)| *ty).collect();
        targets.sort_unstable();
        let (targets, others): (Vec<FunctionId>, Vec<FunctionId>) =
            targets.into_iter().partition(|function| fits(self.program, *function, &types, result));
        let sorts = self.sorts(result);
        let results: Vec<Slot> = sorts.iter().map(|sort| self.slot(sort)).collect();
        self.hold(address);
        let mut count = 1;
        for (_, value) in args {
            for term in self.terms(value.clone()) {
                self.hold(term);
                count += 1;
            }
        }
        self.flush_for_branches();
        let mut held: Vec<Term> = (0..count).map(|_| self.release()).collect();
        let address = held.pop().expect("the address should be held");
        held.reverse();
        let join = self.location();
        let mut missed = Vec::new();
        let start = self.frame.here;
        for function in targets {
            let expected = self.memory.functions.get(&function).copied().unwrap_or(0);
            let expected = self.pointer_to_number(expected);
            let pool = self.builder.pool();
            let hit = pool.eq(address, expected);
            missed.push(pool.not(hit));
            let arm = self.location();
            self.frame.cfg.edge(start, arm, Operation::Assume(hit), self.frame.position);
            self.continue_at(arm);
            let mut terms = held.iter().copied();
            let args = args
                .iter()
                .map(|(ty, value)| {
                    let value = match value {
                        Val::Void => Val::Void,
                        Val::Scalar(_) => Val::Scalar(terms.next().expect("a held argument")),
                        Val::Record(parts) => {
                            Val::Record(terms.by_ref().take(parts.len()).collect())
                        }
                    };
                    (*ty, value)
                })
                .collect();
            let value = self.call_target(function, args, result);
            for (slot, term) in results.iter().zip(self.terms(value)) {
                self.write_slot(*slot, term);
            }
            self.goto(join);
        }
        let lost = self.location();
        let condition = self.builder.pool().and(&missed);
        self.frame.cfg.edge(start, lost, Operation::Assume(condition), self.frame.position);
        self.continue_at(lost);
        self.misfits(address, &others);
        self.bad_call_pointer(address);
        self.continue_at(join);
        let terms = results.iter().map(|slot| self.slot_term(*slot)).collect();
        self.assemble(result, terms)
    }

    fn call_target(
        &mut self,
        function: FunctionId,
        args: Vec<(TypeId, Val)>,
        result: TypeId,
    ) -> Val {
        let intrinsic = intrinsic(self.program, function, self.options);
        if self.program[function].body.is_some() && intrinsic != Some(Intrinsic::Violation) {
            return self.call_function(function, args, result);
        }
        match intrinsic {
            Some(intrinsic) => self.intrinsic_pointed(function, intrinsic, args, result),
            None => self.unknown_call(function, &args, result, true),
        }
    }

    /// A pointer to a function of another type than the call's: what happens is not defined.
    fn misfits(&mut self, address: Term, functions: &[FunctionId]) {
        for &function in functions {
            let number = self.memory.functions.get(&function).copied().unwrap_or(0);
            let expected = self.pointer_to_number(number);
            let hit = self.builder.pool().eq(address, expected);
            let name = self.program[function].name.clone();
            let ty = self.program.types.name(self.program[function].ty);
            let (arm, next) = (self.location(), self.location());
            self.fork(hit, arm, next);
            self.continue_at(arm);
            if self.options.checks.deref {
                let condition = self.builder.pool().true_();
                let message = format!(
                    "the called pointer points to `{name}`, which has another type: `{ty}`"
                );
                self.check(super::arith::Kind::Deref, condition, &message);
                self.flush();
            } else {
                self.unsupported(&format!("a call of `{name}`, which has another type (`{ty}`),"));
            }
            self.continue_at(next);
        }
    }

    /// A pointer that points to none of the functions it could.
    fn bad_call_pointer(&mut self, address: Term) {
        let _ = address;
        if self.options.checks.deref {
            let condition = self.builder.pool().true_();
            self.check(
                super::arith::Kind::Deref,
                condition,
                "call through an invalid function pointer",
            );
            self.flush();
        } else {
            self.unsupported("a call through a pointer to no known function");
        }
    }

    pub(super) fn is_variadic(&self, function: FunctionId) -> bool {
        is_variadic(self.program, function)
    }
}

/// Whether what a function does is told by a model of ours, or by our table.
fn is_library(program: &Program, function: FunctionId) -> bool {
    let (name, at) = (&program[function].name, program[function].at);
    match program[function].body {
        Some(_) => crate::library::is_model(&program.sources[at.file.0 as usize].name),
        None => crate::intrinsic::is_pure_library(name),
    }
}
