//! The rules of a program with open contracts: the relations are those of the heads, and what holds before and after calls.
//!
//! A block that goes through a call has its switch on, and then what is known of the callee is assumed of the variables that
//! the call sets.

use symra_ir::{CallSite, Callee, Instrumented, VarId};
use symra_smt::{Answer, SmtError};
use symra_terms::{Substitution, Term, TermPool, Value};

use super::affine::{AffineSolution, group};
use super::{
    Assumption, HornSystem, NewSolver, Relation, Rule, RuleTarget, Solution, apply, bind,
    substitution,
};
use crate::encode::{Arrival, Encoder, Values, input_name};
use crate::system::CutPoints;

/// So many candidates are checked at once.
const CHUNK: usize = 32;

/// The callee of a call, and the values that it begins with.
pub type BegunCall = (usize, Vec<Value>);

impl<'b> HornSystem<'b> {
    /// The rules of an instrumented program whose contracts are open.
    pub fn of_contracts(
        pool: &mut TermPool,
        system: &CutPoints<'_>,
        program: &Instrumented,
        new: &mut NewSolver<'_, 'b>,
    ) -> Result<Self, SmtError> {
        let mut horn = Self::with_chunks(CHUNK);
        let encoder = &system.encoder;
        for (position, cut) in system.blocks.iter().enumerate() {
            let mut assumed = Vec::new();
            let plain =
                |relation| Assumption { relation, guard: None, values: Substitution::default() };
            if cut.entry {
                assumed.extend(bodies(pool, encoder, &program.callees));
            } else {
                assumed.push(plain(Relation::Head(cut.loc)));
                let within = program.callee_of(cut.loc);
                assumed.extend(within.map(|callee| plain(Relation::Requires(callee))));
            }
            for end in &cut.block.arrivals {
                let target = target(encoder, program, end);
                let mut values = substitution(pool, encoder, &end.memory);
                if let Some(site) =
                    program.sites.iter().find(|s| s.precondition_violated == end.loc)
                {
                    let (at, after) =
                        call(pool, encoder, (&program.callees[site.callee], site), end);
                    let relation = Relation::Ensures(site.callee);
                    assumed.push(Assumption { relation, guard: Some(site.switch), values: after });
                    values = at;
                }
                let (reached, also) = (end.reached, Vec::new());
                horn.rules.push(Rule { body: position, target, reached, values, also });
            }
            horn.body(pool, &cut.block.clauses, Vec::new(), assumed, new)?;
        }
        Ok(horn)
    }

    /// The calls and bodies that a body of rules goes through: the callee, and what the variables of formulas about it are.
    pub(crate) fn procedures_of(&self, body: usize) -> Vec<(usize, &Substitution)> {
        let guarded = self.bodies[body].assumed.iter().filter(|assumed| assumed.guard.is_some());
        let of = guarded.filter_map(|assumed| match assumed.relation {
            Relation::Requires(callee) | Relation::Ensures(callee) => {
                Some((callee, &assumed.values))
            }
            Relation::Head(_) | Relation::Everywhere => None,
        });
        of.collect()
    }

    /// For each procedure the values at its end.
    pub(crate) fn returns(&mut self) -> Vec<(usize, &mut Substitution)> {
        let ends = self.rules.iter_mut().filter_map(|rule| match rule.target {
            RuleTarget::Relation(Relation::Ensures(callee)) => Some((callee, &mut rule.values)),
            RuleTarget::Relation(
                Relation::Head(_) | Relation::Requires(_) | Relation::Everywhere,
            )
            | RuleTarget::Claim => None,
        });
        ends.collect()
    }

    /// A state that leads to a claim, if a solution does not exclude it: what the calls on the way begin with. `None` if there
    /// is none, or that was not decided.
    pub fn calls_to_claims(
        &mut self,
        pool: &mut TermPool,
        encoder: &Encoder<'_>,
        callees: &[Callee],
        kept: &Solution,
    ) -> Result<Option<Vec<BegunCall>>, SmtError> {
        for number in 0..self.bodies.len() {
            let any = self.claims_of(pool, number);
            if any == pool.false_() {
                continue;
            }
            let body = &mut self.bodies[number];
            let mut assumed = body.assumed_of(pool, kept, None);
            assumed.push(any);
            let mut terms: Vec<(Term, usize, Vec<Term>)> = Vec::new();
            for assumption in &mut body.assumed {
                let (Relation::Ensures(callee), Some(switch)) =
                    (assumption.relation, assumption.guard)
                else {
                    continue;
                };
                let before = callees[callee].before.iter().map(|(_, old)| encoder.own(*old));
                let values = before.map(|old| apply(&mut assumption.values, pool, old)).collect();
                terms.push((switch, callee, values));
            }
            self.queries += 1;
            let mut model = match body.solver.check(pool, &assumed)? {
                Answer::Sat(model) => model,
                Answer::Unsat(_) | Answer::Unknown(_) => continue,
            };
            let mut model = Values::new(pool, &mut *model);
            let mut calls = Vec::new();
            for (switch, callee, terms) in terms {
                if model.holds(switch)? {
                    let values = terms.into_iter().map(|term| model.value(term));
                    calls.push((callee, values.collect::<Result<_, _>>()?));
                }
            }
            return Ok(Some(calls));
        }
        Ok(None)
    }
}

/// All equations of every relation.
pub fn equations_of_contracts(
    pool: &TermPool,
    system: &CutPoints<'_>,
    program: &Instrumented,
) -> AffineSolution {
    let encoder = &system.encoder;
    let mut all = AffineSolution::new();
    let old =
        |callee: &Callee| -> Vec<VarId> { callee.before.iter().map(|(_, old)| *old).collect() };
    for (index, callee) in program.callees.iter().enumerate() {
        let before = old(callee);
        let after = callee.results.iter().chain(&callee.written).chain(&before);
        all.insert(Relation::Ensures(index), group(pool, encoder, after.copied()));
        all.insert(Relation::Requires(index), group(pool, encoder, before.iter().copied()));
    }
    for (head, data) in &encoder.cfa.forest.loops {
        let within = program.callee_of(*head);
        let before = within.map(|callee| old(&program.callees[callee])).unwrap_or_default();
        let vars = data.modified.iter().copied().chain(before);
        all.insert(Relation::Head(*head), group(pool, encoder, vars));
    }
    all
}

fn target(encoder: &Encoder<'_>, program: &Instrumented, end: &Arrival) -> RuleTarget {
    let site = program.sites.iter().find(|site| site.precondition_violated == end.loc);
    if let Some(site) = site {
        return RuleTarget::Relation(Relation::Requires(site.callee));
    }
    let mut callees = program.callees.iter();
    if let Some(callee) = callees.position(|callee| callee.postcondition_violated == end.loc) {
        return RuleTarget::Relation(Relation::Ensures(callee));
    }
    if encoder.cfa.is_head(end.loc) {
        return RuleTarget::Relation(Relation::Head(end.loc));
    }
    RuleTarget::Claim
}

/// What is assumed where the bodies of procedures begin.
fn bodies(pool: &TermPool, encoder: &Encoder<'_>, callees: &[Callee]) -> Vec<Assumption> {
    let mut assumed = Vec::new();
    for (index, callee) in callees.iter().enumerate() {
        let mut values = Substitution::default();
        for (var, old) in &callee.before {
            bind(pool, encoder, &mut values, *old, encoder.own(*var));
        }
        let relation = Relation::Requires(index);
        assumed.push(Assumption { relation, guard: Some(callee.switch), values });
    }
    assumed
}

/// What formulas about a call are where it begins and where it returns.
fn call(
    pool: &mut TermPool,
    encoder: &Encoder<'_>,
    (callee, site): (&Callee, &CallSite),
    end: &Arrival,
) -> (Substitution, Substitution) {
    let value = |var: VarId| end.memory.get(&var).copied().unwrap_or(encoder.own(var));
    let mut at = Substitution::default();
    for (var, old) in &callee.before {
        let argument = callee.parameters.iter().position(|parameter| parameter == var);
        let now = argument.map_or(*var, |index| site.arguments[index]);
        bind(pool, encoder, &mut at, *old, value(now));
    }
    let mut after = at.clone();
    let mut fresh = |var: VarId| {
        let name = input_name(pool, encoder.cfa, var, site.edge, 0);
        let sort = pool.sort(encoder.own(var)).clone();
        pool.var(&name, &sort)
    };
    let results = callee.results.iter().zip(&site.results).map(|(var, got)| (*var, fresh(*got)));
    let results: Vec<(VarId, Term)> = results.collect();
    let globals: Vec<(VarId, Term)> =
        callee.written.iter().map(|var| (*var, fresh(*var))).collect();
    for (var, term) in results.into_iter().chain(globals) {
        bind(pool, encoder, &mut after, var, term);
    }
    // Globals that it does not change are as before.
    for (var, _) in &callee.before {
        if !callee.parameters.contains(var) && !callee.written.contains(var) {
            bind(pool, encoder, &mut after, *var, value(*var));
        }
    }
    (at, after)
}
