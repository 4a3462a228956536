//! Generalisation: literals of a blocked state that are not needed are dropped.

use symra_analysis::predabs::{Cube, Level, Literal};

use super::blocking::Reached;
use super::{Ic3, Stop};

/// So many counterexamples to a generalisation are looked at.
const COUNTEREXAMPLES: usize = 3;

impl Ic3<'_> {
    /// IC:10. A part of a cube that is not reached in `level` blocks either: tries each literal once, with counterexamples to the
    /// generalisation down to a depth. Requires: the cube is not reached, relative to the frame below.
    pub(super) fn drop_literals(
        &mut self,
        point: usize,
        mut cube: Cube,
        level: Level,
        depth: usize,
    ) -> Result<Cube, Stop> {
        let mut kept: Vec<Literal> = Vec::new();
        while let Some(literal) = cube.iter().rev().find(|literal| !kept.contains(literal)).copied()
        {
            self.spent()?;
            let less: Cube = cube.iter().copied().filter(|other| *other != literal).collect();
            match self.down(point, less, level, depth)? {
                Some(smaller) => cube = smaller,
                None => kept.push(literal),
            }
        }
        Ok(cube)
    }

    /// A part of the cube that is not reached from the frame below, if there is one.
    fn down(
        &mut self,
        point: usize,
        mut cube: Cube,
        level: Level,
        depth: usize,
    ) -> Result<Option<Cube>, Stop> {
        let mut tries = 0;
        loop {
            match self.reached(point, &cube, level, false)? {
                Reached::No(core) => return Ok(Some(core)),
                Reached::FromEntry(_) | Reached::Unknown(_) => return Ok(None),
                Reached::From { point: source, cube: state, .. } => {
                    if depth == 0 {
                        return Ok(None);
                    }
                    if tries < COUNTEREXAMPLES
                        && self.exclude_counterexample(source, &state, level - 1, depth)?
                    {
                        tries += 1; // IC:11
                        continue;
                    }
                    // The states that both have in common are the next try.
                    if source != point {
                        return Ok(None);
                    }
                    let before = cube.len();
                    cube.retain(|literal| state.contains(literal));
                    if cube.len() == before {
                        return Ok(None);
                    }
                    tries = 0;
                }
            }
        }
    }

    /// Excludes a counterexample to a generalisation, if it is not reached.
    fn exclude_counterexample(
        &mut self,
        point: usize,
        state: &Cube,
        level: Level,
        depth: usize,
    ) -> Result<bool, Stop> {
        if level == 0 || self.abstraction.points[point].initial {
            return Ok(false);
        }
        let core = match self.reached(point, state, level, false)? {
            Reached::No(core) => core,
            Reached::FromEntry(_) | Reached::From { .. } | Reached::Unknown(_) => return Ok(false),
        };
        let cube = self.drop_literals(point, core, level, depth - 1)?;
        self.add(point, &cube, level)?;
        Ok(true)
    }
}
