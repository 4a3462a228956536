//! Programs with threads: what others can see is a step of its own.
//!
//! Where a program creates threads, each load from memory that several threads may access, and each store to it, is one edge: the value
//! of a load goes to a temporary. The pass that interleaves threads ([`symra_ir::interleave`]) then decides which of these edges
//! others can see at all. Calls of models with certain names start and end threads and atomic sections.

use symra_ir::{
    Approximation, Claim, ClaimId, ClaimKind, Direction, Operation, ProcId, Task, ThreadPrimitives,
    VarId, interleave,
};
use symra_terms::{Op, Sort, Term, Value};

use super::Lower;
use super::place::Spot;
use super::value::Val;
use crate::hir::{FunctionId, ObjectId, PlaceId, PlaceKind, Program, Storage};
use crate::memory::flow::peel;
use crate::memory::objects::OBJECT_BITS;
use crate::memory::{Home, is_read_only};
use crate::options::{Options, Purpose};
use crate::types::TypeId;

/// The model that a thread runs.
pub(crate) const THREAD: &str = "__symra_thread";
/// How many threads of a function that is started in a loop there may be at a time.
const INSTANCES: usize = 4;

/// The functions of a program with threads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threads {
    begin: Option<FunctionId>,
    end: Option<FunctionId>,
    /// The variable that is the number of the running thread.
    this: Option<VarId>,
}

/// Whether a program creates threads, and is verified.
pub(crate) fn creates_threads(program: &Program, options: &Options) -> Option<FunctionId> {
    let thread = program.function_named(THREAD)?;
    (program[thread].body.is_some() && options.purpose == Purpose::Verify).then_some(thread)
}

impl Threads {
    pub(super) fn new(program: &Program, options: &Options) -> Option<Self> {
        creates_threads(program, options)?;
        let begin = program.function_named("__symra_atomic_begin");
        Some(Self { begin, end: program.function_named("__symra_atomic_end"), this: None })
    }
}

impl Lower<'_> {
    /// Whether other threads may see what lies at a spot.
    pub(super) fn is_shared(&self, spot: Spot) -> bool {
        self.concurrency.threads.is_some()
            && match spot {
                Spot::Parts(object, _) => self.is_shared_object(object),
                Spot::Memory(..) => true,
                Spot::Nowhere => false,
            }
    }

    fn is_shared_object(&self, object: ObjectId) -> bool {
        let data = &self.program[object];
        match data.storage {
            Storage::Automatic(_) => {
                !matches!(self.memory.homes[object.index()], Some(Home::Parts(_)))
            }
            Storage::Static | Storage::ThreadLocal => !is_read_only(self.program, data),
        }
    }

    /// A call of a function that ends the thread: the objects of the calling function die. Those of its callers should, too, but
    /// are not known here.
    pub(super) fn end_thread(&mut self, callee: FunctionId) {
        let name = &*self.program[callee].name;
        if !matches!(name, "pthread_exit" | "thrd_exit") || !self.follows_life() {
            return;
        }
        let Some(function) = self.frame.function else { return };
        if self.program.function_named("__symra_push_cleanup").is_some() {
            // Cleanup handlers run before, and may look at them.
            let what = "the objects of a thread outlive the thread that cleans up";
            self.builder.at(self.frame.position);
            self.builder.approximate(Direction::Under, what);
            return;
        }
        self.leave_blocks(0);
        self.kill_parameters();
        self.flush();
        let mortal = |caller: FunctionId| {
            let objects = self.memory.mortal.iter();
            objects
                .map(|object| self.program[*object].storage)
                .any(|storage| matches!(storage, Storage::Automatic(owner) if owner == caller))
        };
        let start = self.program.function_named(THREAD);
        let mut callers = vec![function];
        let mut index = 0;
        while let Some(callee) = callers.get(index).copied() {
            index += 1;
            for (caller, called) in &self.memory.flow.calls {
                if *called == callee && Some(*caller) != start && !callers.contains(caller) {
                    callers.push(*caller);
                }
            }
        }
        if callers[1..].iter().any(|caller| mortal(*caller)) {
            let what =
                "a thread that ends in a called function leaves the objects of its callers alive";
            self.builder.at(self.frame.position);
            self.builder.approximate(Direction::Under, what);
        }
    }

    /// Whether other threads may see what lies at a place.
    pub(super) fn is_shared_place(&self, place: PlaceId) -> bool {
        if self.concurrency.threads.is_none() {
            return false;
        }
        let body = self.body();
        let mut at = place;
        loop {
            match body[at].kind {
                PlaceKind::Object(object) => return self.is_shared_object(object),
                PlaceKind::Member { base, .. } | PlaceKind::BitField { base, .. } => at = base,
                PlaceKind::Deref(pointer) => match peel(body, pointer) {
                    Some((inner, _)) => at = inner,
                    None => return true,
                },
                PlaceKind::After { .. } | PlaceKind::Unsupported(_) => return true,
            }
        }
    }

    /// A value that was just read: where others may change what it was read from, it is saved in a step of its own.
    pub(super) fn observed(&mut self, spot: Spot, value: Val) -> Val {
        if !self.is_shared(spot) {
            return value;
        }
        match value {
            Val::Void => Val::Void,
            Val::Scalar(term) => Val::Scalar(self.saved(term)),
            Val::Record(terms) => {
                // Each part is read by itself.
                for term in &terms {
                    self.hold(*term);
                }
                let first = self.frame.block.held.len() - terms.len();
                for index in 0..terms.len() {
                    let term = self.frame.block.held[first + index];
                    let term = self.saved(term);
                    self.frame.block.held[first + index] = term;
                }
                let mut released: Vec<Term> = terms.iter().map(|_| self.release()).collect();
                released.reverse();
                Val::Record(released)
            }
        }
    }

    /// A term in a temporary, from now on.
    fn saved(&mut self, term: Term) -> Term {
        if matches!(self.builder.pool().op(term), Op::Const(_)) {
            return term;
        }
        let sort = self.builder.pool().sort(term).clone();
        let slot = self.slot(&sort);
        self.frame.block.saved.extend(slot.variables());
        self.write_slot(slot, term);
        self.flush();
        self.slot_term(slot)
    }

    /// A value that was just stored, or another one that is needed: where others may see the store, it is a step of its own.
    pub(super) fn published(&mut self, spot: Spot, value: Val) -> Val {
        if !self.is_shared(spot) {
            return value;
        }
        self.hold_value(&value);
        self.flush();
        self.release_value(&value)
    }

    /// The number of an object that each thread has one of.
    pub(super) fn number_per_thread(&mut self, first: u64) -> Term {
        let first = self.object(first);
        let this = if let Some(var) = self.concurrency.threads.and_then(|threads| threads.this) {
            var
        } else {
            let var = self.builder.global("this thread", &Sort::Bv(OBJECT_BITS));
            self.builder.temporary(var);
            if let Some(threads) = &mut self.concurrency.threads {
                threads.this = Some(var);
            }
            var
        };
        let this = self.builder.term(this);
        self.builder.pool().bv_add(first, this)
    }

    /// Evaluates something in an atomic section.
    pub(super) fn atomically(&mut self, inner: impl FnOnce(&mut Self) -> Val) -> Val {
        let Some(Threads { begin: Some(begin), end: Some(end), .. }) = self.concurrency.threads
        else {
            return inner(self);
        };
        self.mark_call(begin);
        let value = inner(self);
        self.hold_value(&value);
        self.mark_call(end);
        self.release_value(&value)
    }

    /// A thread starts: what it has for itself in memory gets its first values.
    pub(super) fn start_of_thread(&mut self, function: FunctionId) {
        if creates_threads(self.program, self.options) != Some(function) {
            return;
        }
        let is_own = |index: &usize| {
            self.program.objects[*index].storage == Storage::ThreadLocal
                && self.memory.per_thread.contains_key(&ObjectId::new(*index))
        };
        let own: Vec<usize> = (0..self.program.objects.len()).filter(is_own).collect();
        if own.is_empty() {
            return;
        }
        self.atomically(|lower| {
            for index in own {
                lower.init_static(ObjectId::new(index), false);
            }
            lower.flush();
            Val::Void
        });
    }

    fn mark_call(&mut self, function: FunctionId) {
        self.call_function(function, Vec::new(), TypeId::VOID);
    }

    /// Where races are looked for, a step says which object is freed.
    pub(super) fn note_free(&mut self, pointer: Term) {
        if self.concurrency.threads.is_none() || !self.options.checks.data_race {
            return;
        }
        self.hold(pointer);
        self.flush();
        let pointer = self.release();
        let object = self.object_of(pointer);
        let var = if let Some(var) = self.concurrency.freed {
            var
        } else {
            let var = self.builder.global("freed", &Sort::Bv(OBJECT_BITS));
            self.concurrency.freed = Some(self.builder.temporary(var));
            var
        };
        self.step(Operation::Assign(vec![(var, object)]));
    }

    /// Notes that what is lowered now treats many bytes in one step.
    pub(super) fn note_bulk(&mut self) {
        if self.concurrency.threads.is_some() {
            self.concurrency.bulk.extend(self.frame.position);
        }
    }

    /// Checks that threads and locks are used as they should be, if that is asked for.
    pub(super) fn check_use(&mut self, bad: Term, what: Term) {
        if !self.options.checks.threads {
            return;
        }
        let pool = self.builder.pool();
        let what = pool.value(what).and_then(|value| value.as_bv()?.to_u64()).unwrap_or(0);
        let sort = pool.sort(bad).clone();
        let none = pool.constant(Value::default_of(&sort));
        let bad = pool.ne(bad, none);
        let message = match what {
            0 => "a thread unlocks what it does not hold",
            1 => "a lock is destroyed while it is held",
            _ => "a thread that was detached is joined, or detached again",
        };
        self.check(super::arith::Kind::Threads, bad, message);
    }

    /// What the pass that interleaves threads needs to know.
    pub(super) fn thread_primitives(&mut self) -> Option<ThreadPrimitives> {
        self.concurrency.threads?;
        let named = |lower: &Self, name: &str| -> Option<ProcId> {
            let function = lower.program.function_named(name)?;
            lower.signatures.get(&function).map(|signature| signature.proc)
        };
        let thread = named(self, THREAD)?;
        let all = |lower: &Self, last: &str| -> Vec<ProcId> {
            let prefixes =
                ["__symra_atomic_", "__VERIFIER_atomic_", "__CPROVER_atomic_", "__ESBMC_atomic_"];
            prefixes.iter().filter_map(|prefix| named(lower, &format!("{prefix}{last}"))).collect()
        };
        let (begin, end) = (all(self, "begin"), all(self, "end"));
        let atomic = self
            .signatures
            .iter()
            .filter(|(function, _)| self.program[**function].name.starts_with("__VERIFIER_atomic_"))
            .map(|(_, signature)| signature.proc)
            .filter(|proc| !begin.contains(proc) && !end.contains(proc))
            .collect();
        let unshared = [
            self.tables.next,
            self.tables.sizes,
            self.tables.is_heap,
            self.tables.live,
            self.tables.kinds.var,
            self.machine.rounding,
        ];
        let own = self.thread_locals();
        Some(ThreadPrimitives {
            thread,
            begin,
            end,
            atomic,
            this: named(self, "__symra_self"),
            join: named(self, "__symra_join"),
            exit: named(self, "__symra_end_thread"),
            private: "__symra_",
            unshared: unshared
                .into_iter()
                .flatten()
                .chain(self.tables.addresses.variables())
                .collect(),
            // Whoever uses an object of a block between the ends of two others could use it before, or goes wrong after.
            together: self.tables.ends.into_iter().collect(),
            next: self.tables.next,
            own,
            bulk: std::mem::take(&mut self.concurrency.bulk),
            number: self.concurrency.threads.and_then(|threads| threads.this),
            wait: named(self, "__symra_wait"),
            races: self.options.checks.data_race,
            freed: self.concurrency.freed,
            regions: self
                .regions
                .list
                .iter()
                .filter(|region| region.single.is_none())
                .map(|region| region.var)
                .collect(),
            misuse: self.options.checks.threads,
            deadlock: self.options.checks.deadlock,
            ends: self.options.checks.termination,
            reduce: self.options.reduce && !self.options.checks.termination,
            instances: INSTANCES,
        })
    }

    /// The variables of thread-local objects, and what they start with.
    fn thread_locals(&mut self) -> Vec<(VarId, Term)> {
        let mut own = Vec::new();
        let mut others =
            self.knows_errno() || self.machine.rounding.is_some() || self.machine.jumps.is_some();
        for index in 0..self.program.objects.len() {
            if self.program.objects[index].storage != Storage::ThreadLocal {
                continue;
            }
            let object = ObjectId::new(index);
            match &self.memory.homes[index] {
                None => (),
                Some(Home::Parts(_)) => {
                    let slots = self.parts_of(object);
                    own.extend(slots.into_iter().flat_map(super::value::Slot::variables));
                }
                Some(Home::Fixed(_) | Home::Fresh) => {
                    others |= !self.memory.per_thread.contains_key(&object);
                }
            }
        }
        let mut values = Vec::new();
        let task = self.builder.task();
        let start = task.program.procedure(task.program.main);
        for var in own {
            let assigned = start.edges.iter().find_map(|edge| match &edge.operation {
                Operation::Assign(pairs) => {
                    pairs.iter().find(|(target, _)| *target == var).map(|(_, term)| *term)
                }
                _ => None,
            });
            match assigned.filter(|term| matches!(task.pool.op(*term), Op::Const(_))) {
                Some(value) => values.push((var, value)),
                None => others = true,
            }
        }
        if others {
            for direction in [Direction::Over, Direction::Under] {
                self.builder.at(None);
                self.builder
                    .approximate(direction, "some thread-local data is shared by all threads");
            }
        }
        values
    }
}

/// The program with all interleavings of its threads; one of which nothing is known if that is too large.
pub(super) fn interleaved(task: Task, primitives: &ThreadPrimitives) -> Task {
    let mut task = task;
    let what = match interleave(&task, primitives) {
        Ok(task) => return task,
        Err(what) => what,
    };
    let program = &mut task.program;
    program.claims.push(Claim {
        name: "threads".to_owned(),
        kind: ClaimKind::Unsupported,
        message: format!("{what} is not supported"),
        position: None,
    });
    let claim = ClaimId::new(program.claims.len() - 1);
    let main = &mut program.procedures[program.main.index()];
    let entry = main.entry;
    main.edges.retain(|edge| edge.from != entry);
    main.locations[entry.index()].claim = Some(claim);
    program.approximations.push(Approximation::new(Direction::Under, None, "threads".to_owned()));
    program.link();
    task
}
