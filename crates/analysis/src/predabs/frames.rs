//! Frames: for each head and level the abstract states that are not reached there in so many blocks.

use super::cubes::{Cube, is_in};

/// How many blocks a run may have.
pub type Level = usize;
/// Any number of them.
pub const INFINITE: Level = usize::MAX;

/// The states of a cube are not reached in `level` blocks or fewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The cube.
    pub cube: Cube,
    /// The level.
    pub level: Level,
}

/// The clauses of all heads. The frame at a level has those of this level and of all above it.
#[derive(Debug)]
pub struct Frames {
    clauses: Vec<Vec<Clause>>,
}

impl Frames {
    /// Frames without clauses.
    pub fn new(points: usize) -> Self {
        Self { clauses: vec![Vec::new(); points] }
    }

    /// The clauses of a head.
    pub fn at(&self, point: usize) -> &[Clause] {
        &self.clauses[point]
    }

    /// How many there are.
    pub fn total(&self) -> usize {
        self.clauses.iter().map(Vec::len).sum()
    }

    /// Adds a clause, and leaves out those that say less.
    pub fn add(&mut self, point: usize, cube: Cube, level: Level) {
        let clauses = &mut self.clauses[point];
        clauses.retain(|other| other.level > level || !is_in(&cube, &other.cube));
        clauses.push(Clause { cube, level });
    }

    /// The greatest level up to which a clause excludes a cube.
    pub fn excluded(&self, point: usize, cube: &Cube) -> Option<Level> {
        let fitting = self.clauses[point].iter().filter(|clause| is_in(&clause.cube, cube));
        fitting.map(|clause| clause.level).max()
    }

    /// Whether a level has no clauses of its own: its frame is the next one.
    pub fn is_fixpoint(&self, level: Level) -> bool {
        self.clauses.iter().flatten().all(|clause| clause.level != level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::predabs::Literal;

    fn cube(literals: &[i64]) -> Cube {
        let literal = |number: &i64| Literal {
            predicate: usize::try_from(number.abs()).expect("small"),
            holds: *number > 0,
        };
        literals.iter().map(literal).collect()
    }

    #[test]
    fn a_stronger_clause_takes_the_place_of_weaker_ones() {
        let mut frames = Frames::new(1);
        frames.add(0, cube(&[1, -2, 3]), 2);
        frames.add(0, cube(&[1, 2]), 4);
        frames.add(0, cube(&[1, 3]), 2);
        assert_eq!(frames.at(0).len(), 2);
        frames.add(0, cube(&[1]), 3);
        assert_eq!(frames.at(0).len(), 2); // What holds longer stays.
        assert_eq!(frames.excluded(0, &cube(&[1, 2])), Some(4));
        assert_eq!(frames.excluded(0, &cube(&[1, -2])), Some(3));
        assert_eq!(frames.excluded(0, &cube(&[-1, 2])), None);
        assert!(frames.is_fixpoint(2) && !frames.is_fixpoint(3));
    }
}
