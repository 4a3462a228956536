//! Rules with interference: what holds where a thread is interrupted holds after each step of another one.
//!
//! After Owicki and Gries, "An axiomatic proof technique for parallel programs I" (1976), as Horn clauses (Grebenshchikov et al., "Synthesizing
//! software verifiers from proof rules", PLDI 2012), for any number of threads of each kind:
//!
//! ```text
//! OG:1  the rules of the code of each kind of thread, cut at its points
//! OG:2  for each block from a point q to a point, and each point k:
//!       I(q)(g, l) and I(k)(g, m) and the block leads from (g, l) to (g', l') and l and m are of different threads => I(k)(g', m)
//! OG:3  what holds everywhere of the shared variables: assumed by each block from a point, and shown where any block ends. It needs no OG:2
//! ```
//!
//! Soundness: by induction over the steps of all threads, the formulas of the points where threads are hold, each of the shared variables and
//! the variables of its thread: the thread that makes a step by OG:1, as does a new one, all others by OG:2. What holds everywhere is shown for each step by OG:3.

use std::collections::BTreeMap;

use symra_ir::ThreadCode;
use symra_terms::{Substitution, TermPool};

use super::{Assumption, HornSystem, Relation, Rule, RuleTarget, bind, substitution};
use crate::system::CutPoints;

impl HornSystem<'_> {
    /// OG:2 and OG:3. Adds the rules with interference.
    pub fn interfere(&mut self, pool: &mut TermPool, system: &CutPoints<'_>, code: &ThreadCode) {
        let encoder = &system.encoder;
        let mut others: Vec<Substitution> = Vec::new();
        for variables in &code.variables {
            let mut names = Substitution::default();
            for var in variables {
                let sort = pool.sort(encoder.own(*var)).clone();
                let other = pool.fresh("other", &sort);
                bind(pool, encoder, &mut names, *var, other);
            }
            others.push(names);
        }
        let number = |kind: usize| encoder.own(code.variables[kind][0]);
        let mut apart = BTreeMap::new();
        for mover in 0..others.len() {
            for (observer, names) in others.iter_mut().enumerate() {
                let theirs = names.apply(pool, number(observer));
                apart.insert((mover, observer), pool.ne(number(mover), theirs));
            }
        }
        // OG:3
        for (position, cut) in system.blocks.iter().enumerate() {
            let relation = Relation::Everywhere;
            if code.points.contains_key(&cut.loc) {
                let values = Substitution::default();
                self.bodies[position].assumed.push(Assumption { relation, guard: None, values });
            }
            for end in cut.block.arrivals.iter().filter(|end| code.points.contains_key(&end.loc)) {
                let values = substitution(pool, encoder, &end.memory);
                let (target, also) = (RuleTarget::Relation(relation), Vec::new());
                self.rules.push(Rule {
                    body: position,
                    target,
                    reached: end.reached,
                    values,
                    also,
                });
            }
        }
        // OG:2; the rules of OG:1 are there.
        for (position, cut) in system.blocks.iter().enumerate() {
            let Some(&mover) = code.points.get(&cut.loc) else { continue };
            for end in cut.block.arrivals.iter().filter(|end| code.points.contains_key(&end.loc)) {
                let shared = |var: &symra_ir::VarId| {
                    encoder.cfa.variable(*var).scope == symra_ir::Scope::Global
                };
                let changed: Vec<_> = end
                    .memory
                    .iter()
                    .filter(|(var, term)| shared(var) && **term != encoder.own(**var))
                    .collect();
                if changed.is_empty() {
                    continue;
                }
                for (&point, &observer) in &code.points {
                    if mover == observer && code.single[mover] {
                        continue;
                    }
                    let mut values = others[observer].clone();
                    for (var, term) in &changed {
                        bind(pool, encoder, &mut values, **var, **term);
                    }
                    let relation = Relation::Head(point);
                    let also = vec![Assumption {
                        relation,
                        guard: None,
                        values: others[observer].clone(),
                    }];
                    let reached = pool.and(&[end.reached, apart[&(mover, observer)]]);
                    let target = RuleTarget::Relation(relation);
                    self.rules.push(Rule { body: position, target, reached, values, also });
                }
            }
        }
    }
}
