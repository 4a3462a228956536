//! What reports need to know of a product.

use std::collections::BTreeMap;

use super::product::{MAIN, Product};
use crate::debug::{DebugInfo, Frame};
use crate::program::{LocRef, VarId};

impl Product<'_> {
    /// The calls that threads make, and the innermost ones at locations.
    fn stacks(&self) -> (Vec<Frame>, BTreeMap<LocRef, usize>) {
        let (mut frames, mut stacks) = (Vec::new(), BTreeMap::new());
        let mut firsts = Vec::new();
        for code in &self.codes {
            let first = frames.len();
            firsts.push(first);
            frames.extend(code.kind.frames.iter().map(|frame| Frame {
                caller: frame.caller.map(|caller| first + caller),
                ..frame.clone()
            }));
        }
        for instance in &self.instances {
            let nodes = self.codes[instance.kind].kind.nodes.iter();
            for (loc, node) in instance.places.iter().zip(nodes) {
                stacks.insert(LocRef { proc: MAIN, loc: *loc }, firsts[instance.kind] + node.call);
            }
        }
        (frames, stacks)
    }

    /// What reports need to know of variables.
    pub(super) fn debug_info(&mut self, given: &DebugInfo) {
        let copies = |var: &VarId| -> Vec<VarId> {
            let global = self.globals.get(var).copied();
            let own = self.instances.iter().filter_map(|instance| instance.vars.get(var).copied());
            global.into_iter().chain(own).collect()
        };
        let pairs = |(var, value): (&VarId, &VarId)| -> Vec<(VarId, VarId)> {
            let sets = std::iter::once(&self.globals);
            let sets = sets.chain(self.instances.iter().map(|instance| &instance.vars));
            sets.filter_map(|vars| Some((*vars.get(var)?, *vars.get(value)?))).collect()
        };
        let one = |var: Option<VarId>| var.and_then(|var| self.globals.get(&var).copied());
        let variables = given.variables.iter();
        let variables: BTreeMap<_, _> = variables
            .flat_map(|(var, shape)| copies(var).into_iter().map(|var| (var, *shape)))
            .collect();
        let memories = given.memories.iter();
        let memories = memories
            .flat_map(|(var, memory)| copies(var).into_iter().map(|var| (var, *memory)))
            .collect();
        let offsets = given.offsets.iter().flat_map(pairs).collect();
        let homes = given.homes.iter();
        let homes = homes
            .flat_map(|(var, home)| copies(var).into_iter().map(|var| (var, home.clone())))
            .collect();
        let (sizes, ends) = (one(given.sizes), one(given.ends));
        let threads =
            self.instances.iter().map(|instance| match self.codes[instance.kind].kind.start {
                _ if instance.kind == 0 => "main".to_owned(),
                Some(number) => given.functions.get(&number).cloned().unwrap_or_default(),
                None => "a function".to_owned(),
            });
        let threads = threads.collect();
        let owners = (0..).zip(&self.instances).flat_map(|(number, instance)| {
            instance.places.iter().map(move |loc| (LocRef { proc: MAIN, loc: *loc }, number))
        });
        let owners = owners.collect();
        let (frames, stacks) = self.stacks();
        let rest = std::mem::take(&mut self.debug);
        self.debug = DebugInfo {
            shapes: given.shapes.clone(),
            variables,
            memories,
            objects: given.objects.clone(),
            functions: given.functions.clone(),
            decided: given.decided,
            offsets,
            sizes,
            ends,
            homes,
            subjects: BTreeMap::new(),
            threads,
            owners,
            frames,
            stacks,
            scheduler: Some(LocRef { proc: MAIN, loc: self.scheduler }),
            counters: self.instances.iter().map(|instance| instance.counter).collect(),
            ..rest
        };
    }
}
