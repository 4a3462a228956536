//! Random programs for tests: small, over finite domains, the same for the same seed.
//!
//! A program has loops, calls (now and then recursive), nondeterministic choice, assumptions that block, jumps into the
//! middle of things, and claims. Integers are kept in a small range, so that [`explore`](crate::explore) with
//! [`domain`] sees all runs of most programs. To shrink a failure, try the seed with smaller [`Shape`]s.

mod terms;

use symra_terms::{Sort, Value};

use crate::build::ProgramBuilder;
use crate::explore::Domain;
use crate::program::{ClaimKind, LocId, ProcId, Task, VarId};

/// The range of integer inputs.
const INPUTS: std::ops::RangeInclusive<i64> = -1..=2;

/// How large a program is, and what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The most statements of the main procedure.
    pub statements: usize,
    /// The most globals.
    pub globals: usize,
    /// The most locals of a procedure.
    pub locals: usize,
    /// The most procedures other than main.
    pub procedures: usize,
    /// The deepest term.
    pub depth: usize,
    /// Whether there are arrays.
    pub arrays: bool,
    /// Whether procedures may call themselves or those before them.
    pub recursion: bool,
    /// Whether there are edges between arbitrary locations.
    pub jumps: bool,
}

impl Default for Shape {
    fn default() -> Self {
        Self {
            statements: 10,
            globals: 3,
            locals: 2,
            procedures: 2,
            depth: 3,
            arrays: true,
            recursion: true,
            jumps: true,
        }
    }
}

impl Shape {
    /// The shapes to try for a smaller failure, the smallest first.
    pub fn smaller() -> Vec<Self> {
        let tiny = Self {
            statements: 2,
            globals: 1,
            locals: 0,
            procedures: 0,
            depth: 1,
            arrays: false,
            recursion: false,
            jumps: false,
        };
        vec![
            tiny,
            Self { statements: 4, ..tiny },
            Self { statements: 4, globals: 2, depth: 2, ..tiny },
            Self { statements: 6, globals: 2, depth: 2, jumps: true, ..tiny },
            Self { statements: 4, globals: 2, locals: 1, procedures: 1, ..tiny },
            Self { statements: 6, globals: 2, locals: 1, procedures: 1, recursion: true, ..tiny },
            Self { arrays: false, ..Self::default() },
        ]
    }
}

/// A generator of random numbers that is the same everywhere (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator for a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        usize::try_from(self.number() % bound).expect("a number below a usize should be one")
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of several things.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

/// The random program of a seed. It is well formed.
pub fn program(seed: u64, shape: Shape) -> Task {
    let mut random = Random::new(seed);
    random.number();
    let mut generator = Generator {
        builder: ProgramBuilder::new(),
        random,
        shape,
        globals: Vec::new(),
        procs: Vec::new(),
    };
    generator.run();
    generator.builder.finish().expect("a random program should be well formed")
}

/// The domains that make the search of random programs exhaustive, also after passes.
pub fn domain(task: &Task, var: VarId) -> Domain {
    let sort = task.pool.sort(task.program.variable(var).term);
    match sort {
        // Other integers are excluded by the first edge, or overwritten.
        Sort::Int => Domain::complete(INPUTS.map(Value::int).collect()),
        // Arrays over integers are overwritten before they are read.
        Sort::Array(array) if array.index == Sort::Int => {
            Domain::complete(vec![Value::default_of(sort)])
        }
        _ => Domain::of_sort(sort, 64),
    }
}

struct Generator {
    builder: ProgramBuilder,
    random: Random,
    shape: Shape,
    globals: Vec<VarId>,
    procs: Vec<ProcId>,
}

/// The procedure that is being made.
struct Body {
    proc: ProcId,
    /// Where an integer is not yet bounded: no jump may start there.
    unbounded: Vec<LocId>,
    /// The variables that it may use.
    vars: Vec<VarId>,
    statements: usize,
}

impl Generator {
    fn run(&mut self) {
        for index in 0..=self.random.below(self.shape.globals.max(1)) {
            let sort = self.sort();
            let var = self.builder.global(&format!("g{index}"), &sort);
            self.globals.push(var);
        }
        let count = self.random.below(self.shape.procedures + 1);
        let main = self.builder.procedure("main");
        self.procs.push(main);
        for index in 0..count {
            let proc = self.builder.procedure(&format!("f{index}"));
            self.procs.push(proc);
        }
        let bodies: Vec<Body> = (0..=count).map(|index| self.declare(index)).collect();
        for mut body in bodies {
            self.body(&mut body);
        }
    }

    fn declare(&mut self, index: usize) -> Body {
        let proc = self.procs[index];
        let mut vars = self.globals.clone();
        if index > 0 {
            for number in 0..self.random.below(3) {
                let sort = self.sort();
                vars.push(self.builder.parameter(proc, &format!("p{number}"), &sort));
            }
            if self.random.once_in(2) {
                let sort = self.sort();
                vars.push(self.builder.result(proc, "r", &sort));
            }
        }
        for number in 0..self.random.below(self.shape.locals + 1) {
            let sort = self.sort();
            vars.push(self.builder.local(proc, &format!("v{number}"), &sort));
        }
        let statements = if index == 0 { self.shape.statements } else { self.shape.statements / 2 };
        Body {
            proc,
            unbounded: Vec::new(),
            vars,
            statements: 1 + self.random.below(statements.max(1)),
        }
    }

    fn sort(&mut self) -> Sort {
        match self.random.below(if self.shape.arrays { 8 } else { 6 }) {
            0 | 1 => Sort::Bool,
            2 | 3 => Sort::Bv(2),
            4 | 5 => Sort::Int,
            6 => Sort::array(Sort::Bv(1), Sort::Bool),
            _ => Sort::array(Sort::Int, Sort::Bv(2)),
        }
    }

    fn body(&mut self, body: &mut Body) {
        let entry = self.builder.entry(body.proc);
        let mut at = self.initialise(body, entry);
        while body.statements > 0 {
            at = self.statement(body, at, 0);
        }
        let exit = self.builder.exit(body.proc);
        self.builder.skip(body.proc, at, exit);
        if self.shape.jumps && self.random.once_in(3) {
            self.jump(body);
        }
    }

    /// Bounds the integers, and gives arrays over them a value.
    fn initialise(&mut self, body: &Body, at: LocId) -> LocId {
        let is_main = body.proc == self.procs[0];
        let parameters = self.builder.task().program.procedure(body.proc).parameters.clone();
        let own: Vec<VarId> = body
            .vars
            .iter()
            .copied()
            .filter(|var| is_main || !self.globals.contains(var) && !parameters.contains(var))
            .collect();
        let mut assignments = Vec::new();
        let mut bounds = Vec::new();
        for var in own {
            match self.var_sort(var) {
                Sort::Int if is_main => bounds.push(self.in_range(var)),
                Sort::Array(array) if array.index == Sort::Int => {
                    let zero = self.builder.pool().bv(0, 2);
                    assignments.push((var, self.builder.pool().const_array(&array, zero)));
                }
                Sort::Int => {
                    let zero = self.builder.pool().int(0);
                    assignments.push((var, zero));
                }
                _ => (),
            }
        }
        let bounded = self.place(body);
        let condition = self.builder.pool().and(&bounds);
        self.builder.assume(body.proc, at, bounded, condition);
        let start = self.place(body);
        self.builder.assign(body.proc, bounded, start, &assignments);
        start
    }

    fn var_sort(&self, var: VarId) -> Sort {
        let task = self.builder.task();
        task.pool.sort(task.program.variable(var).term).clone()
    }

    fn place(&mut self, body: &Body) -> LocId {
        let count = self.builder.task().program.procedure(body.proc).locations.len();
        self.builder.location(body.proc, &format!("l{count}"))
    }

    /// Adds a statement from a location; gives where it ends.
    fn statement(&mut self, body: &mut Body, at: LocId, nesting: usize) -> LocId {
        body.statements = body.statements.saturating_sub(1);
        match self.random.below(if nesting < 3 { 14 } else { 9 }) {
            0..=2 => self.assign(body, at),
            3 => self.havoc(body, at),
            4 | 5 => self.claim(body, at),
            6 => {
                let to = self.place(body);
                let condition = self.condition(body);
                self.builder.assume(body.proc, at, to, condition);
                to
            }
            7 | 8 => self.call(body, at),
            9..=11 => self.branch(body, at, nesting),
            _ => self.cycle(body, at, nesting),
        }
    }

    fn assign(&mut self, body: &Body, at: LocId) -> LocId {
        let mut targets = body.vars.clone();
        while targets.len() > 1 && !self.random.once_in(3) {
            targets.remove(self.random.below(targets.len()));
        }
        targets.truncate(3);
        let assignments: Vec<_> = targets
            .into_iter()
            .map(|var| {
                let sort = self.var_sort(var);
                (var, self.bounded_term(&body.vars, &sort))
            })
            .collect();
        let to = self.place(body);
        self.builder.assign(body.proc, at, to, &assignments);
        to
    }

    /// A `havoc`, and after it what keeps integers in their range. Arrays over integers are left as they are.
    fn havoc(&mut self, body: &mut Body, at: LocId) -> LocId {
        let is_small = |g: &Self, var: &VarId| match g.var_sort(*var) {
            Sort::Array(array) => array.index != Sort::Int,
            _ => true,
        };
        let mut vars: Vec<VarId> =
            body.vars.iter().copied().filter(|var| is_small(self, var)).collect();
        while vars.len() > 1 && !self.random.once_in(3) {
            vars.remove(self.random.below(vars.len()));
        }
        vars.truncate(2);
        let middle = self.place(body);
        self.builder.havoc(body.proc, at, middle, &vars);
        let ints = vars.iter().copied().filter(|var| self.var_sort(*var) == Sort::Int);
        let ints: Vec<VarId> = ints.collect();
        let bounds: Vec<_> = ints.into_iter().map(|var| self.in_range(var)).collect();
        if bounds.is_empty() {
            return middle;
        }
        body.unbounded.push(middle);
        let to = self.place(body);
        let condition = self.builder.pool().and(&bounds);
        self.builder.assume(body.proc, middle, to, condition);
        to
    }

    fn claim(&mut self, body: &Body, at: LocId) -> LocId {
        let bad = self.place(body);
        let condition = self.condition(body);
        self.builder.assume(body.proc, at, bad, condition);
        let number = self.builder.task().program.claims.len();
        let claim = if number > 0 && self.random.once_in(4) {
            crate::ClaimId::new(self.random.below(number))
        } else {
            let kind = *self.random.pick(&[ClaimKind::Unreach, ClaimKind::Overflow]);
            self.builder.claim(kind, &format!("c{number}"), "a random claim")
        };
        self.builder.error(body.proc, bad, claim);
        let to = self.place(body);
        let otherwise = self.builder.pool().not(condition);
        self.builder.assume(body.proc, at, to, otherwise);
        to
    }

    fn call(&mut self, body: &Body, at: LocId) -> LocId {
        let own = self.procs.iter().position(|proc| *proc == body.proc).unwrap_or(0);
        let first = if self.shape.recursion && self.random.once_in(4) { 1 } else { own + 1 };
        let Some(callees) = self.procs.get(first..).filter(|callees| !callees.is_empty()) else {
            return self.assign(body, at);
        };
        let callees = callees.to_vec();
        let callee = *self.random.pick(&callees);
        let procedure = self.builder.task().program.procedure(callee);
        let (parameters, results) = (procedure.parameters.clone(), procedure.results.clone());
        let mut targets: Vec<VarId> = Vec::new();
        for result in results {
            let sort = self.var_sort(result);
            let fit = |var: &&VarId| self.var_sort(**var) == sort && !targets.contains(var);
            let Some(target) = body.vars.iter().find(fit).copied() else {
                return self.assign(body, at);
            };
            targets.push(target);
        }
        let arguments: Vec<_> = parameters
            .into_iter()
            .map(|parameter| {
                let sort = self.var_sort(parameter);
                self.bounded_term(&body.vars, &sort)
            })
            .collect();
        let to = self.place(body);
        self.builder.call(body.proc, (at, to), callee, &arguments, &targets);
        to
    }

    /// Two or three branches: a condition and its negation, or guards that may overlap or leave nothing.
    fn branch(&mut self, body: &mut Body, at: LocId, nesting: usize) -> LocId {
        let end = self.place(body);
        let condition = self.condition(body);
        let mut guards = vec![condition];
        if self.random.once_in(3) {
            for _ in 0..=self.random.below(2) {
                let guard = self.condition(body);
                guards.push(guard);
            }
        } else {
            guards.push(self.builder.pool().not(condition));
        }
        for guard in guards {
            let mut inner = self.place(body);
            self.builder.assume(body.proc, at, inner, guard);
            for _ in 0..self.random.below(3) {
                inner = self.statement(body, inner, nesting + 1);
            }
            self.builder.skip(body.proc, inner, end);
        }
        end
    }

    fn cycle(&mut self, body: &mut Body, at: LocId, nesting: usize) -> LocId {
        let head = self.place(body);
        self.builder.skip(body.proc, at, head);
        let condition = self.condition(body);
        let mut inner = self.place(body);
        self.builder.assume(body.proc, head, inner, condition);
        for _ in 0..=self.random.below(2) {
            inner = self.statement(body, inner, nesting + 1);
        }
        self.builder.skip(body.proc, inner, head);
        let end = self.place(body);
        let otherwise = if self.random.once_in(4) {
            self.condition(body)
        } else {
            self.builder.pool().not(condition)
        };
        self.builder.assume(body.proc, head, end, otherwise);
        end
    }

    /// An edge between two arbitrary locations behind the initial part.
    fn jump(&mut self, body: &Body) {
        let procedure = self.builder.task().program.procedure(body.proc);
        let inner = |loc: &LocId| loc.index() >= 4;
        let all: Vec<LocId> =
            (0..procedure.locations.len()).map(LocId::new).filter(inner).collect();
        let starts: Vec<LocId> = all
            .iter()
            .copied()
            .filter(|loc| procedure.locations[loc.index()].claim.is_none())
            .filter(|loc| !body.unbounded.contains(loc))
            .collect();
        if starts.is_empty() {
            return;
        }
        let (from, to) = (*self.random.pick(&starts), *self.random.pick(&all));
        let condition = self.condition(body);
        self.builder.assume(body.proc, from, to, condition);
    }
}
