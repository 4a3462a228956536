//! Propagation: clauses that the next frame has too.

use symra_analysis::predabs::{Clause, Cube, INFINITE, Level};
use symra_analysis::{Annotation, Grounds};
use symra_terms::Term;

use super::blocking::Reached;
use super::{Ic3, Stop};

impl Ic3<'_> {
    /// Moves clauses up as far as they hold. The level whose frame is the same as the next one, if there is one.
    pub(super) fn propagate(&mut self) -> Result<Option<Level>, Stop> {
        for level in 1..self.top {
            for point in 0..self.abstraction.points.len() {
                let here = self.frames.at(point).iter().filter(|clause| clause.level == level);
                let here: Vec<Cube> = here.map(|clause| clause.cube.clone()).collect();
                for cube in here {
                    self.spent()?;
                    // A stronger one may have taken its place.
                    let same = Clause { cube, level };
                    if !self.frames.at(point).contains(&same) {
                        continue;
                    }
                    // IC:13
                    if let Reached::No(core) = self.reached(point, &same.cube, level + 1, false)? {
                        self.add(point, &core, level + 1)?;
                    }
                }
            }
            if self.frames.is_fixpoint(level) {
                return Ok(Some(level)); // IC:14
            }
        }
        Ok(None)
    }

    /// Adds a clause to the frames. What holds forever goes to the others.
    pub(super) fn add(&mut self, point: usize, cube: &Cube, level: Level) -> Result<(), Stop> {
        self.frames.add(point, cube.clone(), level);
        self.abstraction.block(self.pool, point, cube, level, &self.frames)?;
        if level == INFINITE {
            let formula = self.abstraction.excluded(self.pool, point, cube);
            let found = Annotation::from([(self.abstraction.points[point].loc, vec![formula])]);
            self.context.lemmas.add(self.pool, &found, Grounds::Inductive);
        }
        Ok(())
    }

    /// The formulas of the frame above a level.
    pub(super) fn formulas(&mut self, level: Level) -> Annotation {
        let mut formulas = self.abstraction.known.clone();
        for point in 0..self.abstraction.points.len() {
            let here = self.frames.at(point).iter().filter(|clause| clause.level > level);
            let cubes: Vec<Cube> = here.map(|clause| clause.cube.clone()).collect();
            let clauses: Vec<Term> = cubes
                .iter()
                .map(|cube| self.abstraction.excluded(self.pool, point, cube))
                .collect();
            formulas.entry(self.abstraction.points[point].loc).or_default().extend(clauses);
        }
        formulas
    }
}
