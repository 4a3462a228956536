//! The control flow of a procedure under construction.

use symra_ir::{ClaimId, LocId, Operation, Position, ProcId, ProgramBuilder};

/// A location under construction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Loc(u32);

impl Loc {
    pub(super) const ENTRY: Self = Self(0);
    pub(super) const EXIT: Self = Self(1);

    fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, Default)]
struct Place {
    position: Option<Position>,
    name: Option<String>,
    claim: Option<ClaimId>,
    /// Whether a loop starts here, so that its position matters.
    is_loop: bool,
}

#[derive(Clone, Debug)]
struct Arrow {
    from: Loc,
    to: Loc,
    /// None for an edge that does nothing.
    operation: Option<Operation>,
    position: Option<Position>,
}

/// Locations and edges; edges that do nothing are removed in the end where that changes nothing.
#[derive(Clone, Debug)]
pub(super) struct Cfg {
    places: Vec<Place>,
    arrows: Vec<Arrow>,
}

/// Where things went when the procedure was made.
pub(super) struct Emitted {
    /// The location of each one under construction that is left.
    pub(super) locations: Vec<Option<LocId>>,
}

impl Emitted {
    pub(super) fn location(&self, loc: Loc) -> Option<LocId> {
        self.locations[loc.index()]
    }
}

impl Cfg {
    pub(super) fn new() -> Self {
        Self { places: vec![Place::default(); 2], arrows: Vec::new() }
    }

    pub(super) fn location(&mut self, position: Option<Position>) -> Loc {
        self.places.push(Place { position, ..Place::default() });
        Loc(u32::try_from(self.places.len() - 1).expect("locations should be countable"))
    }

    pub(super) fn loop_head(&mut self, position: Option<Position>) -> Loc {
        let loc = self.location(position);
        self.places[loc.index()].is_loop = true;
        loc
    }

    pub(super) fn name(&mut self, loc: Loc, name: &str) {
        self.places[loc.index()].name = Some(name.to_owned());
    }

    pub(super) fn claim(&mut self, loc: Loc, claim: ClaimId) {
        self.places[loc.index()].claim = Some(claim);
    }

    pub(super) fn edge(
        &mut self,
        from: Loc,
        to: Loc,
        operation: Operation,
        position: Option<Position>,
    ) {
        self.arrows.push(Arrow { from, to, operation: Some(operation), position });
    }

    pub(super) fn skip(&mut self, from: Loc, to: Loc, position: Option<Position>) {
        self.arrows.push(Arrow { from, to, operation: None, position });
    }

    /// For each location the one it is the same as: where its only edge, which does nothing, leads.
    fn threads(&mut self) -> Vec<Loc> {
        let count = self.places.len();
        let mut only: Vec<Option<Loc>> = vec![None; count];
        let mut out = vec![0_u32; count];
        for arrow in &self.arrows {
            out[arrow.from.index()] += 1;
            only[arrow.from.index()] = arrow.operation.is_none().then_some(arrow.to);
        }
        let mut next: Vec<Loc> = (0..count).map(|i| Loc(u32::try_from(i).unwrap_or(0))).collect();
        for index in 2..count {
            if let (1, Some(to), None) = (out[index], only[index], self.places[index].claim) {
                next[index] = to;
            }
        }
        let mut done: Vec<Option<Loc>> = vec![None; count];
        for index in 0..count {
            let mut path = Vec::new();
            let mut at = Loc(u32::try_from(index).unwrap_or(0));
            let end = loop {
                if let Some(end) = done[at.index()] {
                    break end;
                }
                // A cycle of edges that do nothing is cut at the first location met again.
                if next[at.index()] == at || path.contains(&at) {
                    break at;
                }
                path.push(at);
                at = next[at.index()];
            };
            done[end.index()] = Some(end);
            for loc in path {
                done[loc.index()].get_or_insert(end);
            }
        }
        let done: Vec<Loc> =
            done.into_iter().map(|end| end.expect("every location should end")).collect();
        for (index, &end) in done.iter().enumerate() {
            if end.index() != index && self.places[index].is_loop {
                let from = self.places[index].clone();
                let to = &mut self.places[end.index()];
                if !to.is_loop && end != Loc::EXIT {
                    to.position = from.position;
                    to.is_loop = true;
                }
            }
            if end.index() != index && self.places[end.index()].name.is_none() {
                let name = self.places[index].name.clone();
                self.places[end.index()].name = name;
            }
        }
        done
    }

    /// Puts all that the entry leads to into a procedure.
    pub(super) fn emit(mut self, builder: &mut ProgramBuilder, proc: ProcId) -> Emitted {
        let end = self.threads();
        let mut outgoing: Vec<Vec<usize>> = vec![Vec::new(); self.places.len()];
        for (index, arrow) in self.arrows.iter().enumerate() {
            let alone = end[arrow.from.index()] == arrow.from;
            if alone {
                outgoing[arrow.from.index()].push(index);
            }
        }
        let mut reached = vec![false; self.places.len()];
        let mut work = vec![Loc::ENTRY];
        reached[0] = true;
        while let Some(loc) = work.pop() {
            for &arrow in &outgoing[loc.index()] {
                let to = end[self.arrows[arrow].to.index()];
                if !std::mem::replace(&mut reached[to.index()], true) {
                    work.push(to);
                }
            }
        }
        let mut locations = vec![None; self.places.len()];
        locations[0] = Some(builder.entry(proc));
        locations[1] = Some(builder.exit(proc));
        for (index, place) in self.places.iter().enumerate().skip(2) {
            if !reached[index] {
                continue;
            }
            let line = place.position.map_or(0, |position| position.line);
            let name = match &place.name {
                Some(name) => name.clone(),
                None if place.is_loop => format!("loop{line}"),
                None => format!("l{line}"),
            };
            builder.at(place.position);
            let loc = builder.location(proc, &name);
            if let Some(claim) = place.claim {
                builder.error(proc, loc, claim);
            }
            locations[index] = Some(loc);
        }
        for arrow in self.arrows {
            let Some(from) = locations[arrow.from.index()] else { continue };
            if end[arrow.from.index()] != arrow.from || !reached[arrow.from.index()] {
                continue;
            }
            let to = locations[end[arrow.to.index()].index()]
                .expect("what an edge leads to should be reached");
            builder.at(arrow.position);
            match arrow.operation {
                Some(operation) => builder.edge(proc, from, to, operation),
                None => builder.skip(proc, from, to),
            };
        }
        for index in 0..locations.len() {
            if locations[index].is_none() {
                locations[index] = locations[end[index].index()];
            }
        }
        Emitted { locations }
    }
}
