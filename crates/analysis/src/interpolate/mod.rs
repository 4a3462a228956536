//! Sequences of interpolants of infeasible paths, without an interpolating solver.
//!
//! ```text
//! RE:1  execute the path exactly; C := its assumptions that contradict each other (a core)
//! RE:2  backwards over C: w(i) := weakest precondition of "the rest is infeasible", without the disjuncts about inputs that
//!         are read after i; u(i) := these disjuncts
//! RE:3  at each abstraction point i: candidates B(i), formulas that the path up to there implies:
//!         bounds by the constants that variables hold, equations and inequalities between variables,
//!         conditions of C whose variables have not changed since, the disjuncts of w(i), w(i), and S(i+1),
//!         the values of what u(i) computes from variables alone;
//!         if they are wanted, sums of the inequalities that the disjuncts of w(i) exclude
//! RE:4  S(n+1) := false; backwards for each i: S(i) := a small part of B(i) that,
//!         with the segment from i to i+1, implies S(i+1)
//!         where B(i) is not enough: what u(i) says where its inputs are zero, and that arrays have the same elements
//! RE:5  S(i) is the interpolant at i; its atoms are predicates that exclude the path
//! ```
//!
//! By RE:3 and RE:4 the S(i) are a sequence of interpolants of the path: each step is asked of the solver, so a candidate
//! may be guessed in any way. RE:4 prefers what comes first among the candidates: relations between numbers that the program relates, what the path
//! asks of [enumerated](crate::infer::Roles) variables, conditions of the program, values of enumerated variables, where variables are ordered
//! at a distance relations with others that the program relates to them, then bounds by constants and the preconditions.

mod sums;

pub use sums::is_a_number_apart;

use rustc_hash::{FxHashMap, FxHashSet};
use symra_ir::{Action, EdgeId, LocId, VarId};
use symra_smt::{Answer, Frame, SmtError, Solver};
use symra_terms::{Assignment, Op, Sort, Substitution, Term, TermPool, Value};

use crate::Annotation;
use crate::encode::{Counterexample, Encoder, Memory};
use crate::infer::atoms::{at_most, atoms, conjuncts, disjuncts, is_number, weaker};

/// An interpolant of a path at a location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interpolant {
    /// The location.
    pub loc: LocId,
    /// The conjuncts: the path up to here implies them, and what follows leads from them to the next interpolant.
    pub conjuncts: Vec<Term>,
}

/// The atoms of interpolants by their locations: predicates that exclude the path.
pub fn predicates(pool: &TermPool, interpolants: &[Interpolant]) -> Annotation {
    let mut found = Annotation::new();
    for interpolant in interpolants {
        let atoms = atoms(pool, &interpolant.conjuncts);
        found.entry(interpolant.loc).or_default().extend(atoms);
    }
    found
}

/// The path of a counterexample, executed exactly.
struct Path {
    edges: Vec<EdgeId>,
    /// The abstraction points: how many edges lie before, and the location.
    points: Vec<(usize, LocId)>,
    /// The memory after each edge; the first is before any.
    memories: Vec<Memory>,
    /// For each edge that assumes something, what.
    facts: Vec<Option<Term>>,
}

/// At most so many variables are compared with each other at an abstraction point.
const COMPARED: usize = 12;

/// At most so many elements of arrays are looked at there.
const READ: usize = 100;

/// Whether sums of inequalities are among the candidates, before all others: they are rarely needed, and may hide simpler ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sums {
    /// They are.
    Wanted,
    /// They are not.
    None,
}

/// The interpolants of an infeasible counterexample at its abstracted points, the last first, as far back as they are needed or were
/// found; none if not even the last was. Points that the path is infeasible before have none. What is `known` to hold at the
/// points may be used. The solver holds nothing.
pub fn interpolants(
    pool: &mut TermPool,
    encoder: &mut Encoder<'_>,
    counterexample: &Counterexample,
    (known, sums): (&Annotation, Sums),
    solver: &mut dyn Solver,
) -> Result<Option<Vec<Interpolant>>, SmtError> {
    let mut refiner = Refiner { pool, encoder, known, sums, solver };
    let path = refiner.execute(counterexample);
    let Some(core) = refiner.core(&path)? else { return Ok(None) }; // RE:1
    let preconditions = refiner.preconditions(&path, &core);
    refiner.select(&path, &core, &preconditions)
}

/// What makes the rest of a path infeasible.
#[derive(Clone)]
struct Precondition {
    /// The weakest formula, but for what is lost.
    formula: Term,
    /// The disjuncts that are lost: they are about inputs that are read later.
    of_inputs: Vec<Term>,
}

impl Precondition {
    fn new(formula: Term) -> Self {
        Self { formula, of_inputs: Vec::new() }
    }
}

struct Refiner<'r, 'p> {
    pool: &'r mut TermPool,
    encoder: &'r mut Encoder<'p>,
    known: &'r Annotation,
    sums: Sums,
    /// A solver that holds nothing.
    solver: &'r mut dyn Solver,
}

impl Refiner<'_, '_> {
    fn execute(&mut self, counterexample: &Counterexample) -> Path {
        let mut path = Path {
            edges: Vec::new(),
            points: Vec::new(),
            memories: vec![Memory::new()],
            facts: Vec::new(),
        };
        for ((loc, abstracted), segment) in
            counterexample.points.iter().zip(&counterexample.segments)
        {
            if *abstracted {
                path.points.push((path.edges.len(), *loc));
            }
            path.edges.extend(segment);
        }
        for (number, edge) in path.edges.iter().enumerate() {
            let before = path.memories.last().expect("there should be a memory").clone();
            let (fact, after) = self.step(&before, *edge, number);
            path.facts.push(fact);
            path.memories.push(after);
        }
        path
    }

    /// What an edge assumes, and the memory after it.
    fn step(&mut self, before: &Memory, edge: EdgeId, number: usize) -> (Option<Term>, Memory) {
        self.encoder.next(self.pool, edge, before, &mut |pool, cfa, var| {
            let sort = pool.sort(cfa.term(var)).clone();
            pool.var(&format!("?h.{number}.{}", var.index()), &sort)
        })
    }

    fn own(&self, var: VarId) -> Term {
        self.encoder.own(var)
    }

    /// The edges whose assumptions contradict each other.
    fn core(&mut self, path: &Path) -> Result<Option<FxHashSet<usize>>, SmtError> {
        let never = self.pool.false_();
        if let Some(number) = path.facts.iter().position(|fact| *fact == Some(never)) {
            return Ok(Some(FxHashSet::from_iter([number])));
        }
        let mut assumed: Vec<Term> = path.facts.iter().flatten().copied().collect();
        assumed.sort_unstable();
        assumed.dedup();
        let mut frame = Frame::enter(self.solver)?;
        let Some(core) = minimal(self.pool, &mut *frame, &assumed)? else { return Ok(None) };
        // Of several edges that assume the same the last one counts: it is nearest to the claim.
        let mut edges = FxHashSet::default();
        for fact in core {
            let number = path.facts.iter().rposition(|other| *other == Some(fact));
            edges.extend(number);
        }
        Ok(Some(edges))
    }

    /// RE:2: for each abstraction point, what makes the rest of the path infeasible.
    fn preconditions(&mut self, path: &Path, core: &FxHashSet<usize>) -> Vec<Precondition> {
        let mut formula = Precondition::new(self.pool.false_());
        let mut found = vec![formula.clone(); path.points.len()];
        for number in (0..path.edges.len()).rev() {
            if !matches!(self.encoder.cfa.edge(path.edges[number]).action, Action::Assume(_))
                || core.contains(&number)
            {
                formula = self.before(path.edges[number], formula);
            }
            for (index, (at, _)) in path.points.iter().enumerate() {
                if *at == number {
                    found[index] = formula.clone();
                }
            }
        }
        found
    }

    /// What makes a formula hold before an edge that is to hold after it.
    fn before(&mut self, edge: EdgeId, after: Precondition) -> Precondition {
        let Precondition { formula, mut of_inputs } = after;
        match self.encoder.cfa.edge(edge).action {
            Action::Assume(term) => {
                Precondition { formula: self.pool.implies(term, formula), of_inputs }
            }
            Action::Assign(pairs) => {
                let mut substitution = Substitution::default();
                for (var, term) in pairs {
                    let symbol = self.pool.symbol(self.own(*var));
                    substitution.bind(symbol.expect("a variable should be one"), *term);
                }
                for part in &mut of_inputs {
                    *part = substitution.apply(self.pool, *part);
                }
                Precondition { formula: substitution.apply(self.pool, formula), of_inputs }
            }
            Action::Havoc(vars) => {
                let mut left = Vec::new();
                for conjunct in conjuncts(self.pool, formula) {
                    let (parts, lost): (Vec<Term>, Vec<Term>) =
                        disjuncts(self.pool, conjunct).into_iter().partition(|part| {
                            let used = self.encoder.variables(self.pool, *part);
                            !used.iter().any(|var| vars.contains(var))
                        });
                    left.push(self.pool.or(&parts));
                    of_inputs.extend(lost);
                }
                // What was read is no value of the variable before.
                let mut substitution = Substitution::default();
                for var in vars {
                    let own = self.own(*var);
                    let sort = self.pool.sort(own).clone();
                    let input = self.pool.var(&format!("?u.{}", var.index()), &sort);
                    let symbol = self.pool.symbol(own);
                    substitution.bind(symbol.expect("a variable should be one"), input);
                }
                for part in &mut of_inputs {
                    *part = substitution.apply(self.pool, *part);
                }
                Precondition { formula: self.pool.and(&left), of_inputs }
            }
        }
    }

    /// RE:4 and RE:5.
    fn select(
        &mut self,
        path: &Path,
        core: &FxHashSet<usize>,
        preconditions: &[Precondition],
    ) -> Result<Option<Vec<Interpolant>>, SmtError> {
        let mut found = Vec::new();
        let mut wanted = vec![self.pool.false_()];
        let mut end = path.edges.len();
        for index in (0..path.points.len()).rev() {
            let (at, loc) = path.points[index];
            if core.iter().all(|number| *number < at) {
                // The path is infeasible before it gets here.
                end = at;
                continue;
            }
            let segment = &path.edges[at..end];
            let mut back = Precondition::new(self.pool.and(&wanted));
            for edge in segment.iter().rev() {
                back = self.before(*edge, back);
            }
            // Where inputs decide, a precondition can be more than is needed, up to `false`. What is wanted next may hold here as well.
            let mut extra = vec![preconditions[index].formula, back.formula];
            extra.extend(&wanted);
            extra.retain(|formula| *formula != self.pool.false_());
            let first = if self.sums == Sums::Wanted { &wanted[..] } else { &[] };
            let mut of_inputs = preconditions[index].of_inputs.clone();
            of_inputs.extend(back.of_inputs);
            let candidates = self.candidates(path, core, (at, loc), (first, &extra, &of_inputs))?;
            let mut chosen = self.sufficient(segment, loc, &candidates, &wanted)?;
            if chosen.is_none() {
                let more = self.instances(&path.memories[at], (&extra, &of_inputs));
                let more = self.implied(path, at, loc, more)?;
                chosen = self.sufficient(segment, loc, &[candidates, more].concat(), &wanted)?;
            }
            let Some(chosen) = chosen else {
                return Ok((!found.is_empty()).then_some(found));
            };
            if chosen.is_empty() {
                break;
            }
            found.push(Interpolant { loc, conjuncts: chosen.clone() }); // RE:5
            wanted = chosen;
            end = at;
        }
        Ok(Some(found))
    }

    /// A small part of the candidates that makes a segment of the path lead to what is wanted.
    fn sufficient(
        &mut self,
        segment: &[EdgeId],
        loc: LocId,
        candidates: &[Term],
        wanted: &[Term],
    ) -> Result<Option<Vec<Term>>, SmtError> {
        let mut facts = self.known.get(&loc).cloned().unwrap_or_default();
        let mut memory = Memory::new();
        for (number, edge) in segment.iter().enumerate() {
            let (fact, after) = self.step(&memory, *edge, number);
            facts.extend(fact);
            memory = after;
        }
        let values: Vec<Term> =
            wanted.iter().map(|goal| self.encoder.value(self.pool, &memory, *goal)).collect();
        let all = self.pool.and(&values);
        facts.push(self.pool.not(all));
        let mut frame = Frame::enter(self.solver)?;
        for fact in facts {
            frame.assert(self.pool, fact)?;
        }
        minimal(self.pool, &mut *frame, candidates)
    }

    /// RE:3. The better ones first.
    fn candidates(
        &mut self,
        path: &Path,
        core: &FxHashSet<usize>,
        (at, loc): (usize, LocId),
        (first, extra, of_inputs): (&[Term], &[Term], &[Term]),
    ) -> Result<Vec<Term>, SmtError> {
        let memory = &path.memories[at];
        let live = &self.encoder.live[loc.index()];
        let mut used: Vec<VarId> = Vec::new();
        for formula in extra.iter().chain(of_inputs) {
            used.extend(self.encoder.variables(self.pool, *formula));
        }
        used.sort_unstable();
        used.dedup();
        used.retain(|var| live.contains(*var));
        let (mut guesses, unrelated) = self.relations(&used, false);
        let between = if self.has_moved(extra) { self.related(&used, loc) } else { Vec::new() };
        let (mut named, mut others) = (Vec::new(), Vec::new());
        for formula in extra {
            for part in disjuncts(self.pool, *formula) {
                let used = self.encoder.variables(self.pool, part);
                let enumerated = !used.iter().any(|var| self.encoder.is_ordered(*var));
                if enumerated {
                    named.push(part);
                } else {
                    others.extend(weaker(self.pool, part));
                    others.push(part);
                }
            }
        }
        guesses.extend(named);
        // Conditions that still hold, because nothing in them has changed.
        let edges = (0..at).filter(|number| core.contains(number)).map(|number| path.edges[number]);
        let mut conditions = Vec::new();
        for edge in edges {
            if let Action::Assume(term) = self.encoder.cfa.edge(edge).action {
                conditions.push(term);
                conditions.extend(weaker(self.pool, term));
            }
        }
        if self.sums == Sums::Wanted {
            // What is wanted next may be preserved.
            let mut first = first.to_vec();
            for formula in extra {
                let parts = disjuncts(self.pool, *formula);
                first.extend(sums::sums(self.pool, &parts, &conditions));
            }
            first.extend(guesses);
            guesses = first;
        }
        guesses.extend(conditions);
        guesses.extend(self.read_values(memory, extra));
        guesses.extend(self.computed(memory, of_inputs));
        let mut bounds = Vec::new();
        for var in &used {
            let own = self.own(*var);
            let value = *memory.get(var).unwrap_or(&own);
            if *self.pool.sort(own) == Sort::Bool {
                guesses.extend([own, self.pool.not(own)]);
            } else if is_number(self.pool, value) && self.encoder.is_ordered(*var) {
                bounds.extend(at_most(self.pool, own, value));
                bounds.extend(at_most(self.pool, value, own));
            } else if self.pool.value(value).is_some() {
                guesses.push(self.pool.eq(own, value));
            }
        }
        guesses.extend(self.relations(&between, true).0);
        guesses.extend(others);
        guesses.extend(bounds);
        guesses.extend(unrelated);
        guesses.extend(extra);
        self.implied(path, at, loc, guesses)
    }

    /// Elements of arrays that formulas read, and that hold a constant.
    fn read_values(&mut self, memory: &Memory, formulas: &[Term]) -> Vec<Term> {
        let reads: Vec<Term> = self
            .pool
            .post_order(formulas)
            .filter(|term| self.pool.op(*term) == Op::Select)
            .take(READ)
            .collect();
        let mut equations = Vec::new();
        for read in reads {
            let value = self.encoder.value(self.pool, memory, read);
            if self.pool.value(value).is_some() {
                equations.push(self.pool.eq(read, value));
            }
        }
        equations
    }

    /// What formulas compute from variables alone, and holds a constant.
    fn computed(&mut self, memory: &Memory, formulas: &[Term]) -> Vec<Term> {
        let (mut stack, mut seen) = (formulas.to_vec(), FxHashSet::default());
        let mut equations = Vec::new();
        while let Some(term) = stack.pop() {
            if !seen.insert(term) || self.pool.args(term).is_empty() {
                continue;
            }
            let of_variables =
                self.pool.variables(term).len() == self.encoder.variables(self.pool, term).len();
            if !of_variables || matches!(self.pool.op(term), Op::Not | Op::And | Op::Or) {
                stack.extend(self.pool.args(term));
                continue;
            }
            let value = self.encoder.value(self.pool, memory, term);
            if matches!(self.pool.value(value), Some(Value::Bool(_) | Value::Bv(_) | Value::Int(_)))
            {
                equations.push(self.pool.eq(term, value));
            }
        }
        equations
    }

    /// What formulas about inputs that are read later say of the variables alone, where these inputs are zero and what is written to arrays
    /// until then is not looked at.
    fn instances(&mut self, memory: &Memory, (extra, of_inputs): (&[Term], &[Term])) -> Vec<Term> {
        let mut zero = Substitution::default();
        for formula in of_inputs {
            let own = self.encoder.variables(self.pool, *formula);
            let own: Vec<Term> = own.into_iter().map(|var| self.own(var)).collect();
            for symbol in self.pool.variables(*formula) {
                let term = self.pool.symbol_term(symbol);
                let sort = self.pool.sort(term).clone();
                if !own.contains(&term) && matches!(sort, Sort::Bool | Sort::Int | Sort::Bv(_)) {
                    let value = self.pool.constant(Value::default_of(&sort));
                    zero.bind(symbol, value);
                }
            }
        }
        let mut found = Vec::new();
        for atom in atoms(self.pool, of_inputs).into_iter().take(READ) {
            let instance = zero.apply(self.pool, atom);
            found.extend([instance, before_writes(self.pool, instance)]);
        }
        let mut guesses = self.read_values(memory, &found);
        for atom in atoms(self.pool, &found) {
            guesses.extend([atom, self.pool.not(atom)]);
        }
        found.extend(extra);
        guesses.extend(same_elements(self.pool, &found));
        guesses
    }

    /// Whether a formula orders variables at a distance, as in `x + 2 <= y`. The distance may grow with each refinement, and what lies
    /// between the two may say the same without it.
    fn has_moved(&mut self, formulas: &[Term]) -> bool {
        atoms(self.pool, formulas).into_iter().any(|atom| {
            let args = self.pool.args(atom);
            matches!(
                self.pool.op(atom),
                Op::Le | Op::Lt | Op::BvSle | Op::BvSlt | Op::BvUle | Op::BvUlt
            ) && args.iter().any(|arg| matches!(self.pool.op(*arg), Op::Add | Op::BvAdd))
                && self.encoder.variables(self.pool, atom).len() == 2
        })
    }

    /// Variables, and all that are related to them, if these are few.
    fn related(&self, used: &[VarId], loc: LocId) -> Vec<VarId> {
        let mut found = used.to_vec();
        let live = &self.encoder.live[loc.index()];
        let all = (0..self.encoder.cfa.program.variables.len()).map(VarId::new);
        for var in all.filter(|var| live.contains(*var) && self.encoder.is_ordered(*var)) {
            let related = |other: &VarId| self.encoder.are_related(var, *other);
            if !found.contains(&var) && used.iter().any(related) {
                found.push(var);
                if found.len() > COMPARED {
                    return Vec::new();
                }
            }
        }
        found
    }

    /// Equations and inequalities between variables of the same sort, with the strict ones if they are wanted: of related ones, and of others.
    fn relations(&mut self, used: &[VarId], strict: bool) -> (Vec<Term>, Vec<Term>) {
        let (mut related, mut unrelated) = (Vec::new(), Vec::new());
        let numbers: Vec<(VarId, Term)> = used
            .iter()
            .filter(|var| self.encoder.is_ordered(**var))
            .map(|var| (*var, self.own(*var)))
            .filter(|(_, own)| matches!(self.pool.sort(*own), Sort::Int | Sort::Bv(_)))
            .take(COMPARED)
            .collect();
        for (index, (x, a)) in numbers.iter().enumerate() {
            for (y, b) in &numbers[index + 1..] {
                if self.pool.sort(*a) != self.pool.sort(*b) {
                    continue;
                }
                let found =
                    if self.encoder.are_related(*x, *y) { &mut related } else { &mut unrelated };
                found.push(self.pool.eq(*a, *b));
                let orders = [at_most(self.pool, *a, *b), at_most(self.pool, *b, *a)];
                found.extend(orders.iter().flatten());
                for order in orders.into_iter().flatten().filter(|_| strict) {
                    found.push(self.pool.not(order));
                }
            }
        }
        (related, unrelated)
    }

    /// The guesses that the path implies at a point, each once.
    fn implied(
        &mut self,
        path: &Path,
        at: usize,
        loc: LocId,
        guesses: Vec<Term>,
    ) -> Result<Vec<Term>, SmtError> {
        let mut frame = Frame::enter(self.solver)?;
        for fact in path.facts[..at].iter().flatten() {
            frame.assert(self.pool, *fact)?;
        }
        let mut seen = FxHashSet::default();
        let mut open = Vec::new();
        for guess in guesses {
            if self.pool.value(guess).is_some()
                || !seen.insert(guess)
                || !self.encoder.is_live(self.pool, loc, guess)
            {
                continue;
            }
            let value = self.encoder.value(self.pool, &path.memories[at], guess);
            if value != self.pool.false_() {
                open.push((guess, value));
            }
        }
        let values: Vec<Term> = open.iter().map(|(_, value)| *value).collect();
        let symbols: Vec<Term> = self
            .pool
            .post_order(&values)
            .filter(|term| self.pool.symbol(*term).is_some())
            .collect();
        let mut implied = Vec::new();
        open.reverse();
        while let Some((guess, value)) = open.pop() {
            let violated = self.pool.not(value);
            match frame.check(self.pool, &[violated])? {
                Answer::Unsat(_) => implied.push(guess),
                Answer::Unknown(_) => (),
                Answer::Sat(mut model) => {
                    // What else the state violates is not asked for.
                    let mut state = Assignment::default();
                    for variable in &symbols {
                        let symbol = self.pool.symbol(*variable).expect("a variable is one");
                        state.set(symbol, model.value(self.pool, *variable)?);
                    }
                    open.retain(|(_, value)| {
                        self.pool.evaluate_in(*value, &state) == Value::Bool(true)
                    });
                }
            }
        }
        Ok(implied)
    }
}

/// That arrays of which formulas compare elements have the same ones, at all the constant indices that the formulas read.
fn same_elements(pool: &mut TermPool, formulas: &[Term]) -> Vec<Term> {
    let reads: Vec<Term> = pool
        .post_order(formulas)
        .filter(|term| pool.op(*term) == Op::Select && pool.value(pool.args(*term)[1]).is_some())
        .take(READ)
        .collect();
    let mut pairs: Vec<(Term, Term)> = Vec::new();
    for atom in atoms(pool, formulas) {
        if let [a, b] = *pool.args(atom)
            && pool.op(atom) == Op::Eq
            && reads.contains(&a)
            && reads.contains(&b)
        {
            let pair = (pool.args(a)[0], pool.args(b)[0]);
            if pair.0 != pair.1 && pool.sort(pair.0) == pool.sort(pair.1) && !pairs.contains(&pair)
            {
                pairs.push(pair);
            }
        }
    }
    let mut equations = Vec::new();
    for (a, b) in pairs {
        for read in &reads {
            let [array, index] = *pool.args(*read) else { continue };
            if array == a || array == b {
                let elements = (pool.select(a, index), pool.select(b, index));
                equations.push(pool.eq(elements.0, elements.1));
            }
        }
    }
    equations
}

/// A formula that reads arrays as they are before all writes.
fn before_writes(pool: &mut TermPool, formula: Term) -> Term {
    let all: Vec<Term> = pool.post_order(&[formula]).collect();
    let mut without = FxHashMap::default();
    for term in all {
        let args: Vec<Term> = pool.args(term).iter().map(|arg| without[arg]).collect();
        let (op, sort) = (pool.op(term), pool.sort(term).clone());
        let new = match op {
            Op::Store => args[0],
            _ if args[..] == *pool.args(term) => term,
            _ => pool.rebuild(op, &args, &sort),
        };
        without.insert(term, new);
    }
    without[&formula]
}

/// A part of the assumptions that contradicts what a solver holds, and of which nothing can be left out (as far as the
/// solver decides it). What comes first is preferred. `None` if all together do not contradict it.
pub fn minimal(
    pool: &TermPool,
    solver: &mut dyn Solver,
    assumed: &[Term],
) -> Result<Option<Vec<Term>>, SmtError> {
    let Some(mut core) = contradiction(pool, solver, assumed)? else { return Ok(None) };
    // The shortest beginning that is enough.
    let (mut enough, mut short) = (assumed.len(), 0);
    while short < enough {
        let middle = short.midpoint(enough);
        match contradiction(pool, solver, &assumed[..middle])? {
            Some(less) => (core, enough) = (less, middle),
            None => short = middle + 1,
        }
    }
    let mut index = core.len();
    while index > 0 {
        index -= 1;
        let mut less = core.clone();
        less.remove(index);
        if let Some(less) = contradiction(pool, solver, &less)? {
            core = less;
            index = index.min(core.len());
        }
    }
    Ok(Some(core))
}

/// The assumptions that contradict what a solver holds, in their order.
fn contradiction(
    pool: &TermPool,
    solver: &mut dyn Solver,
    assumed: &[Term],
) -> Result<Option<Vec<Term>>, SmtError> {
    match solver.check(pool, assumed)? {
        Answer::Unsat(mut refutation) => {
            let core: FxHashSet<Term> = refutation.core()?.into_iter().collect();
            Ok(Some(assumed.iter().copied().filter(|term| core.contains(term)).collect()))
        }
        Answer::Sat(_) | Answer::Unknown(_) => Ok(None),
    }
}
