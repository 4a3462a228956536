//! Calls of functions with a meaning of their own.

mod values;

use symra_ir::{ClaimKind, Inexact, Operation};
use symra_terms::{RoundingMode, Sort, Term};

use super::pointer::is_pointer;
use super::value::{Slot, Val};
use super::{Loc, Lower, OutputArg, OutputCall};
use crate::hir::{Callee, ExprId, ExprKind, FunctionId, List, PlaceKind, Program};
use crate::intrinsic::{Intrinsic, Output};
use crate::memory::flow::{Extent, extent, product};
use crate::memory::graph::Cell;
use crate::memory::objects::{OFFSET_BITS, POINTER_BITS};
use crate::options::Purpose;
use crate::types::TypeId;

/// The rounding modes by the numbers that `fesetround` takes on x86.
const ROUNDING: [(u64, RoundingMode); 4] = [
    (0, RoundingMode::NearestEven),
    (0x400, RoundingMode::TowardNegative),
    (0x800, RoundingMode::TowardPositive),
    (0xc00, RoundingMode::TowardZero),
];

impl Lower<'_> {
    pub(super) fn intrinsic_call(
        &mut self,
        expr: ExprId,
        function: FunctionId,
        intrinsic: Intrinsic,
        args: List<ExprId>,
        values: Vec<(TypeId, Val)>,
        wanted: bool,
    ) -> Val {
        let values = self.widened(intrinsic, values);
        let value = self.intrinsic_effect(expr, function, intrinsic, args, &values, wanted);
        self.fitted(value, self.body()[expr].ty)
    }

    /// An intrinsic that is called through a pointer.
    pub(super) fn intrinsic_pointed(
        &mut self,
        function: FunctionId,
        intrinsic: Intrinsic,
        args: Vec<(TypeId, Val)>,
        result: TypeId,
    ) -> Val {
        let args = self.widened(intrinsic, args);
        let value = self.intrinsic_values(function, intrinsic, &args, result);
        self.fitted(value, result)
    }

    /// The arguments with sizes as they are counted, and pointers: a program may declare the function with other types.
    fn widened(
        &mut self,
        intrinsic: Intrinsic,
        mut args: Vec<(TypeId, Val)>,
    ) -> Vec<(TypeId, Val)> {
        let wide: &[usize] = match intrinsic {
            Intrinsic::Malloc | Intrinsic::Alloca | Intrinsic::Storage => &[0],
            Intrinsic::Calloc => &[0, 1],
            Intrinsic::NondetMemory | Intrinsic::Access => &[1],
            Intrinsic::MemCopy | Intrinsic::MemSet => &[2],
            Intrinsic::Apart => &[1, 3],
            _ => &[],
        };
        let pointers: &[usize] = match intrinsic {
            Intrinsic::Free
            | Intrinsic::ObjectSize
            | Intrinsic::ObjectOf
            | Intrinsic::OffsetIn
            | Intrinsic::ExtentOf
            | Intrinsic::NotNull
            | Intrinsic::Access
            | Intrinsic::Alive
            | Intrinsic::MemSet
            | Intrinsic::NondetMemory => &[0],
            Intrinsic::MemCopy => &[0, 1],
            Intrinsic::Apart => &[0, 2],
            _ => &[],
        };
        for &index in wide {
            let Some((ty, Val::Scalar(term))) = args.get(index) else { continue };
            let (is_signed, term) = (self.is_signed(*ty), *term);
            let term = self.term_bits(term);
            let term = self.resize(term, self.pointer_bits(), is_signed);
            args[index].1 = Val::Scalar(self.resize(term, OFFSET_BITS, false));
        }
        for &index in pointers {
            let Some((ty, Val::Scalar(term))) = args.get(index) else { continue };
            let (is_signed, term) = (self.is_signed(*ty), *term);
            if !is_pointer(self.builder.pool(), term) {
                let term = self.term_bits(term);
                let number = self.resize(term, self.pointer_bits(), is_signed);
                args[index].1 = Val::Scalar(self.resolved(number, None));
            }
        }
        args
    }

    /// A value as the type that the program gives it.
    fn fitted(&mut self, value: Val, ty: TypeId) -> Val {
        let (Val::Scalar(term), Some(wanted)) = (&value, self.sort(ty)) else { return value };
        let term = *term;
        let sort = self.builder.pool().sort(term).clone();
        match (sort, wanted) {
            (sort, wanted) if sort == wanted => value,
            (Sort::Bv(POINTER_BITS), Sort::Bv(to)) => {
                let number = self.number(term, None);
                Val::Scalar(self.resize(number, to, false))
            }
            (Sort::Bv(_), Sort::Bv(POINTER_BITS)) => {
                let number = self.resize(term, self.pointer_bits(), false);
                Val::Scalar(self.resolved(number, None))
            }
            (Sort::Bv(_), Sort::Bv(to)) => Val::Scalar(self.resize(term, to, false)),
            (Sort::Bv(_), Sort::Bool) => Val::Scalar(self.truth(term)),
            _ => self.arbitrary_value(ty),
        }
    }

    /// Copies bytes, which must not overlap if they must be apart.
    fn memory_copy(
        &mut self,
        cell: Option<Cell>,
        to: Term,
        from: Term,
        (len, extent): (Term, Extent),
        must_be_apart: bool,
    ) -> Val {
        self.check_range(to, len);
        self.check_range(from, len);
        self.check_not_null(to);
        self.check_not_null(from);
        if must_be_apart {
            self.check_apart((to, len), (from, len));
        }
        // A loop over the bytes would give the address another meaning.
        self.hold(to);
        if let Some(cell) = cell {
            self.check_writable_at(cell, to);
            self.check_assigned_bytes(cell, to, len);
            self.copy(cell, to, from, len, extent);
        }
        Val::Scalar(self.release())
    }

    /// Sets bytes.
    fn memory_set(
        &mut self,
        cell: Option<Cell>,
        to: Term,
        byte: Term,
        (len, extent): (Term, Extent),
    ) -> Val {
        self.check_range(to, len);
        self.check_not_null(to);
        self.hold(to);
        if let Some(cell) = cell {
            self.check_writable_at(cell, to);
            self.check_assigned_bytes(cell, to, len);
            self.set(cell, to, byte, len, extent);
        }
        Val::Scalar(self.release())
    }

    /// Shows what a function prints.
    fn print(
        &mut self,
        function: FunctionId,
        output: Output,
        ids: &[ExprId],
        values: &[(TypeId, Val)],
        wanted: bool,
    ) {
        let name = self.program[function].name.to_string();
        // What our own functions show was taken apart before.
        let is_own = name.starts_with("__symra_");
        if !is_own {
            self.check_count(function, ids);
        }
        self.output(output, ids, values);
        self.any_errno();
        if wanted && !is_own && output.is_formatted() {
            // The result is the number of characters, or negative where nothing could be written.
            self.not_computed(&name, Inexact::Anything);
        }
    }

    fn intrinsic_effect(
        &mut self,
        expr: ExprId,
        function: FunctionId,
        intrinsic: Intrinsic,
        args: List<ExprId>,
        values: &[(TypeId, Val)],
        wanted: bool,
    ) -> Val {
        let body = self.body();
        let result = body[expr].ty;
        let ids = &body[args];
        let term = |index: usize| values.get(index).and_then(|(_, value)| value.term());
        let cell = |lower: &Self, index: usize| ids.get(index).and_then(|arg| lower.pointee(*arg));
        let size = |index: usize| ids.get(index).map_or(Extent::Unknown, |arg| extent(body, *arg));
        let is_open = |(ty, _): &(TypeId, Val)| self.program.types.is_pointer(*ty);
        if matches!(
            intrinsic,
            Intrinsic::Scan(_)
                | Intrinsic::ScanText
                | Intrinsic::Writes
                | Intrinsic::Unmodelled
                | Intrinsic::Fills
        ) && values.iter().any(is_open)
        {
            self.check_assigned_unknown();
        }
        match intrinsic {
            Intrinsic::MemCopy | Intrinsic::MemSet => {
                self.note_bulk();
                let (Some(to), Some(what), Some(len)) = (term(0), term(1), term(2)) else {
                    return self.any_value(result);
                };
                let cell = cell(self, 0);
                if intrinsic == Intrinsic::MemSet {
                    return self.memory_set(cell, to, what, (len, size(2)));
                }
                let is_apart = is_memcpy(&self.program[function].name);
                self.memory_copy(cell, to, what, (len, size(2)), is_apart)
            }
            Intrinsic::NondetMemory => {
                self.note_bulk();
                if let (Some(to), Some(len), Some(cell)) = (term(0), term(1), cell(self, 0)) {
                    self.check_range(to, len);
                    self.check_assigned_bytes(cell, to, len);
                    self.scramble(cell, to, len, size(1));
                }
                Val::Void
            }
            Intrinsic::Calloc => match (term(0), term(1)) {
                (Some(count), Some(len)) => {
                    let cell = self.memory.flow.sites.get(&(self.current(), expr)).copied();
                    Val::Scalar(self.calloc(cell, count, len, size(0), size(1)))
                }
                _ => self.any_value(result),
            },
            Intrinsic::Scan(format) => self.scan(format, ids, values, result),
            Intrinsic::ScanText => {
                let name = self.program[function].name.to_string();
                self.not_computed(&name, Inexact::Anything);
                self.scan(1, ids, values, result)
            }
            Intrinsic::Writes => self.writes(function, values, result),
            Intrinsic::Unmodelled => self.unmodelled(function, values, result),
            Intrinsic::Fills => self.fill_reached(function, ids, values, result, wanted),
            Intrinsic::Output(output) => {
                self.print(function, output, ids, values, wanted);
                let is_own = self.program[function].name.starts_with("__symra_");
                if wanted && !is_own {
                    self.arbitrary_value(result)
                } else {
                    self.any_value(result)
                }
            }
            Intrinsic::Nothing if !wanted => self.any_value(result),
            _ => self.intrinsic_values(function, intrinsic, values, result),
        }
    }

    pub(super) fn current(&self) -> FunctionId {
        self.frame.function.expect("code should be in a function")
    }

    /// A clause of a contract that is to hold.
    fn clause(&mut self, condition: Term, message: &str) {
        if self.options.checks.assertions {
            let holds = self.truth(condition);
            let bad = self.builder.pool().not(holds);
            self.check_as(ClaimKind::Assertion, "contract", bad, message);
        }
    }

    /// A precondition: a claim where the function is called, an assumption of the first function. `asks` says whether it is about
    /// fresh memory.
    fn required(&mut self, condition: Term, asks: Option<Term>) {
        let entry = self.program.function_named(&self.options.entry);
        match self.frame.function {
            own if own.is_none() || own != entry => {
                self.clause(condition, "precondition violated");
            }
            Some(own) if is_called(self.program, own) => {
                self.unsupported("a contract of the first function, which is called again,");
            }
            _ => {
                let asks = asks.map(|asks| self.truth(asks));
                if asks != Some(self.builder.pool().false_()) {
                    self.unsupported("`__CPROVER_is_fresh` in the contract of the first function");
                }
                let holds = self.truth(condition);
                self.assume(holds);
            }
        }
    }

    /// What a pointer says about the object that it points into.
    fn about_object(&mut self, intrinsic: Intrinsic, pointer: Term) -> Term {
        let object = self.object_of(pointer);
        match intrinsic {
            Intrinsic::OffsetIn => self.offset_of(pointer),
            Intrinsic::ExtentOf => {
                // Of no living object there is no size.
                let none = self.object(0);
                let dead = self.is_dead(object);
                let size = self.size_of_object(object).unwrap_or_else(|| self.bytes(0));
                let most = self.bytes(u64::MAX);
                let pool = self.builder.pool();
                let is_none = pool.eq(object, none);
                let gone = pool.or(&[is_none, dead]);
                pool.ite(gone, most, size)
            }
            _ => object,
        }
    }

    fn nondet(&mut self, function: FunctionId, result: TypeId) -> Val {
        let sorts = self.sorts(result);
        if let Some(Slot::One(var)) = self.frame.wanted.into.take()
            && sorts.as_slice() == [self.var_sort(var)]
        {
            self.flush_changing(var);
            self.note_input(function);
            self.step(Operation::Havoc(vec![var]));
            return Val::Scalar(self.builder.term(var));
        }
        self.note_input(function);
        if self.program.types.is_pointer(result)
            && let Some(pointer) = self.input_pointer()
        {
            return Val::Scalar(pointer);
        }
        let value = self.arbitrary_value(result);
        if let Some(var) = value.term().and_then(|term| self.variable_of(term)) {
            self.describe(var, result);
        }
        value
    }

    fn calloc(
        &mut self,
        cell: Option<Cell>,
        count: Term,
        len: Term,
        count_extent: Extent,
        len_extent: Extent,
    ) -> Term {
        let total = self.builder.pool().bv_mul(count, len);
        let zero = self.builder.pool().bv(0, 8);
        let extent = product(count_extent, len_extent);
        let size = match extent {
            Extent::Bytes(size) => self.bytes(size),
            Extent::Times(_) | Extent::Unknown => total,
        };
        let wrapped = self.wrapped(count, len, total);
        self.hold(size);
        let address = self.allocate_heap(size, Some(wrapped));
        let size = self.release();
        if let Some(cell) = cell {
            self.hold(address);
            // Where there is no memory, nothing is set.
            let object = self.object_of(address);
            let (none, nothing) = (self.object(0), self.bytes(0));
            let pool = self.builder.pool();
            let refused = pool.eq(object, none);
            let size = pool.ite(refused, nothing, size);
            self.set(cell, address, zero, size, extent);
            return self.release();
        }
        address
    }

    fn get_rounding(&mut self) -> Term {
        let mode = self.rounding();
        let pool = self.builder.pool();
        let mut value = pool.bv(ROUNDING[3].0, 32);
        for (number, name) in &ROUNDING[..3] {
            let name = pool.rounding_mode(*name);
            let is = pool.eq(mode, name);
            let number = pool.bv(*number, 32);
            value = pool.ite(is, number, value);
        }
        value
    }

    fn set_rounding(&mut self, number: Term) -> Term {
        let Some(var) = self.machine.rounding else { return self.builder.pool().bv(0, 32) };
        let mut mode = self.read_var(var);
        let pool = self.builder.pool();
        let mut known = Vec::new();
        for (code, name) in ROUNDING {
            let code = pool.bv(code, 32);
            let is = pool.eq(number, code);
            let name = pool.rounding_mode(name);
            mode = pool.ite(is, name, mode);
            known.push(is);
        }
        let known = pool.or(&known);
        let (zero, one) = (pool.bv(0, 32), pool.bv(1, 32));
        let result = pool.ite(known, zero, one);
        self.write_var(var, mode);
        result
    }

    /// What the program prints: of no account unless it is to be run.
    fn output(&mut self, output: Output, ids: &[ExprId], values: &[(TypeId, Val)]) {
        if self.options.purpose != Purpose::Run {
            return;
        }
        let is_shown = |index: usize| ids.get(index).is_some_and(|arg| self.is_stdout(*arg));
        let (output, range) = match output {
            Output::Fprintf if is_shown(0) => (Output::Printf, 1..values.len()),
            Output::Fputs if is_shown(1) => (Output::Fputs, 0..1),
            Output::Fputc if is_shown(1) => (Output::Putchar, 0..1),
            Output::Silent
            | Output::Formatted
            | Output::Fprintf
            | Output::Fputs
            | Output::Fputc => return,
            Output::Printf | Output::Puts | Output::Putchar => (output, 0..values.len()),
        };
        let mut args = Vec::new();
        for (index, (ty, value)) in
            values.iter().enumerate().filter(|(index, _)| range.contains(index))
        {
            let Some(term) = value.term() else { continue };
            let size =
                self.program.types.pointee(*ty).and_then(|ty| self.program.types.size_of(ty));
            let bytes = ids
                .get(index)
                .filter(|_| size == Some(1))
                .and_then(|arg| self.pointee(*arg))
                .and_then(|cell| self.pieces(cell, 1).first().map(|piece| piece.region.var));
            let term = match bytes {
                None if is_pointer(self.builder.pool(), term) => self.bare_number(term),
                _ => term,
            };
            let sort = self.builder.pool().sort(term).clone();
            let var = self.temporary(&sort);
            self.write_var(var, term);
            args.push(OutputArg { var, bytes });
        }
        self.flush();
        // Two edges that do the same: which one is taken is asked of the executor, who prints then.
        let next = self.location();
        let here = self.frame.here;
        for _ in 0..2 {
            let condition = self.builder.pool().true_();
            self.frame.cfg.edge(here, next, Operation::Assume(condition), self.frame.position);
        }
        self.frame.notes.outputs.push((here, OutputCall { output, args }));
        self.frame.here = next;
    }

    /// Whether an expression is the name of the standard output.
    fn is_stdout(&self, expr: ExprId) -> bool {
        self.standard_stream_name(expr) == Some("stdout")
    }

    /// The standard stream that an expression names.
    pub(super) fn standard_stream_name(&self, expr: ExprId) -> Option<&str> {
        let body = self.body();
        let mut at = expr;
        while let ExprKind::Convert { operand, .. } = body[at].kind {
            at = operand;
        }
        let ExprKind::Load(place) = body[at].kind else { return None };
        let PlaceKind::Object(object) = body[place].kind else { return None };
        let name = &*self.program[object].name;
        ["stdin", "stdout", "stderr"].contains(&name).then_some(name)
    }

    /// Checks something that is a claim of its own kind.
    pub(super) fn check_as(&mut self, kind: ClaimKind, name: &str, bad: Term, message: &str) {
        let condition = match self.frame.block.guards.last() {
            Some(guard) => self.builder.pool().and(&[*guard, bad]),
            None => bad,
        };
        if condition == self.builder.pool().false_() {
            return;
        }
        let claim = self.claim_about(kind, name, bad, message);
        self.frame.block.checks.push((condition, claim));
    }

    /// A location where a call that ends the run here may go on. Which of both is chosen by nobody, and by a value of its own, so
    /// that whether the run comes here counts.
    fn way_on(&mut self) -> Loc {
        let returns = self.arbitrary(&[Sort::Bool])[0];
        let (on, ends) = (self.location(), self.location());
        self.fork(returns, on, ends);
        self.continue_at(ends);
        on
    }

    /// The sort of C's `int`.
    pub(super) fn int_sort() -> Sort {
        Sort::Bv(32)
    }
}

/// Whether a function copies memory that must not overlap.
fn is_memcpy(name: &str) -> bool {
    name.contains("memcpy")
}

/// Whether the program itself calls a function, or could.
fn is_called(program: &Program, function: FunctionId) -> bool {
    let bodies = program.functions.iter().filter_map(|other| other.body.as_ref());
    bodies.flat_map(|body| &body.exprs).any(|expr| match expr.kind {
        ExprKind::Call { callee: Callee::Direct(callee), .. } => callee == function,
        ExprKind::FunctionAddr(named) => named == function,
        _ => false,
    })
}
