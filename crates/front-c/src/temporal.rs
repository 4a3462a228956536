//! Temporal formulas about C programs. Their atoms are conditions on variables, as C writes them, but numbers do not wrap around;
//! labels; and `end`: the run has ended.

use symra_ir::debug::Shape;
use symra_ir::temporal::{FormulaError, parse};
use symra_ir::{Atom, ClaimKind, Program, Scope, States, Task, Temporal, VarId, Variable};
use symra_terms::{Sort, Term, TermPool};

use crate::auxiliary::{AuxiliaryVariables, label_name};
use crate::lower::ENDED;

/// Why a formula says nothing of a program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TemporalError {
    /// It is none.
    #[error(transparent)]
    Formula(#[from] FormulaError),
    /// It counts steps.
    #[error("`X` is not supported for C: the next step is not defined")]
    Steps,
    /// An atom is no condition.
    #[error("`{atom}` is not a condition: {what}")]
    Atom {
        /// The atom.
        atom: String,
        /// Why not.
        what: String,
    },
    /// A program with threads.
    #[error("temporal formulas about programs with threads are not supported")]
    Threads,
}

/// Numbers in conditions have so many bits, so that they do not wrap around.
const WIDTH: u32 = 192;
/// Conditions are not nested deeper.
const DEEP: usize = 64;

/// What is told instead of [`ENDED`].
const UNSEEN: &str = "runs with undefined behaviour are not considered: a signed overflow, a division by zero or an invalid memory access";

/// Makes a program that was compiled to be asked whether its runs end one that is asked for a formula.
///
/// # Errors
/// If the formula says nothing of the program.
pub fn temporal(task: &mut Task, text: &str) -> Result<Temporal, TemporalError> {
    let (formula, texts) = parse(text)?;
    if formula.counts_steps() {
        return Err(TemporalError::Steps);
    }
    if task.program.has_threads() {
        return Err(TemporalError::Threads);
    }
    let Task { pool, program } = task;
    let (mut atoms, mut auxiliary) = (Vec::new(), AuxiliaryVariables::default());
    // Conditions that are true, not false, as long as a variable has no value.
    let mut weak = Vec::new();
    for (index, atom) in texts.into_iter().enumerate() {
        // Also where a variable has that name, be it one of a library function's model.
        if atom == "end" {
            atoms.push(Atom::Ended);
            continue;
        }
        let (auxiliary, given) = (&mut auxiliary, Vec::new());
        let mut reader = Reader { pool, program, auxiliary, given, rest: &atom, depth: 0 };
        let read = reader.binary(0).and_then(|value| match reader.rest.trim_start() {
            "" => Ok(reader.truth(value)),
            rest => Err(format!("`{rest}` is left")),
        });
        let mut given = std::mem::take(&mut reader.given);
        let holds = read.map_err(|what| TemporalError::Atom { atom: atom.clone(), what })?;
        if !given.is_empty() {
            let given = pool.and(&given);
            weak.push((index, pool.implies(given, holds)));
        }
        given.push(holds);
        atoms.push(Atom::Holds(pool.and(&given)));
    }
    let count = atoms.len();
    let numbers = weak.iter().enumerate().map(|(at, (atom, _))| (*atom, count + at)).collect();
    let formula = formula.partial(&numbers);
    atoms.extend(weak.into_iter().map(|(_, holds)| Atom::Holds(holds)));
    auxiliary.instrument(pool, program);
    for claim in &mut program.claims {
        if claim.kind == ClaimKind::Termination {
            claim.kind = ClaimKind::Temporal;
            "ltl".clone_into(&mut claim.name);
            claim.message = format!("`{text}` does not hold");
        }
    }
    // What is said of runs that must end.
    for approximation in &mut program.approximations {
        if approximation.what == ENDED {
            UNSEEN.clone_into(&mut approximation.what);
        }
    }
    Ok(Temporal { formula, atoms, states: States::Changes })
}

/// Operators between numbers; those of a row bind tighter than those of the rows before.
const LEVELS: [&[&str]; 4] = [&["==", "!="], &["<=", ">=", "<", ">"], &["+", "-"], &["*"]];

struct Reader<'r> {
    pool: &'r mut TermPool,
    program: &'r mut Program,
    auxiliary: &'r mut AuxiliaryVariables,
    /// Which variables must have a value.
    given: Vec<Term>,
    rest: &'r str,
    depth: usize,
}

impl Reader<'_> {
    fn truth(&mut self, value: Term) -> Term {
        if *self.pool.sort(value) == Sort::Bool {
            return value;
        }
        let zero = self.pool.bv(0, WIDTH);
        self.pool.ne(value, zero)
    }

    fn number(&mut self, value: Term) -> Term {
        if *self.pool.sort(value) != Sort::Bool {
            return value;
        }
        let (one, zero) = (self.pool.bv(1, WIDTH), self.pool.bv(0, WIDTH));
        self.pool.ite(value, one, zero)
    }

    fn binary(&mut self, level: usize) -> Result<Term, String> {
        if level == LEVELS.len() {
            return self.unary();
        }
        let mut one = self.binary(level + 1)?;
        loop {
            self.rest = self.rest.trim_start();
            let operator = LEVELS[level].iter().find(|operator| self.rest.starts_with(**operator));
            let Some(operator) = operator else { return Ok(one) };
            self.rest = &self.rest[operator.len()..];
            let other = self.binary(level + 1)?;
            let (left, right) = (self.number(one), self.number(other));
            let pool = &mut *self.pool;
            one = match *operator {
                "==" => pool.eq(left, right),
                "!=" => pool.ne(left, right),
                "<=" => pool.bv_sle(left, right),
                ">=" => pool.bv_sle(right, left),
                "<" => pool.bv_slt(left, right),
                ">" => pool.bv_slt(right, left),
                "+" => pool.bv_add(left, right),
                "-" => pool.bv_sub(left, right),
                _ => pool.bv_mul(left, right),
            };
        }
    }

    fn unary(&mut self) -> Result<Term, String> {
        self.depth += 1;
        if self.depth > DEEP {
            return Err("it is nested too deeply".to_owned());
        }
        self.rest = self.rest.trim_start();
        let first = self.rest.chars().next().ok_or("something is missing at its end")?;
        let value = match first {
            '(' => {
                self.rest = &self.rest[1..];
                let inner = self.binary(0)?;
                self.rest = self.rest.trim_start();
                self.rest = self.rest.strip_prefix(')').ok_or("a parenthesis is not closed")?;
                inner
            }
            '-' => {
                self.rest = &self.rest[1..];
                let inner = self.unary()?;
                let (zero, inner) = (self.pool.bv(0, WIDTH), self.number(inner));
                self.pool.bv_sub(zero, inner)
            }
            '!' => {
                self.rest = &self.rest[1..];
                let inner = self.unary()?;
                let inner = self.truth(inner);
                self.pool.not(inner)
            }
            c if c.is_alphanumeric() || c == '_' => {
                let word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | ':');
                let end = self.rest.find(|c| !word(c)).unwrap_or(self.rest.len());
                let (text, rest) = self.rest.split_at(end);
                self.rest = rest;
                self.word(text)?
            }
            _ => return Err(format!("`{first}` can't stand there")),
        };
        self.depth -= 1;
        Ok(value)
    }

    fn word(&mut self, text: &str) -> Result<Term, String> {
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
            let number = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
                Some(digits) => u64::from_str_radix(digits, 16),
                None => digits.parse(),
            };
            let number = number.map_err(|_| format!("`{text}` is not a number"))?;
            return Ok(self.pool.bv(number, WIDTH));
        }
        let var = self.variable(text)?;
        let term = self.program.variable(var).term;
        let debug = self.program.debug.as_ref();
        let shape = debug.and_then(|debug| Some(&debug.shape(*debug.variables.get(&var)?).0));
        let signed = match shape {
            Some(Shape::Signed | Shape::Character { signed: true }) => Some(true),
            Some(Shape::Unsigned | Shape::Truth | Shape::Character { .. }) => Some(false),
            _ => None,
        };
        let term = match self.program.variable(var).scope {
            Scope::Global => term,
            Scope::Local(_) => {
                let followed = self.auxiliary.follow(self.pool, self.program, var);
                self.given.push(self.program.variable(followed.given).term);
                self.program.variable(followed.last).term
            }
        };
        match (self.pool.sort(term).clone(), signed) {
            (Sort::Bool, _) => Ok(term),
            (Sort::Bv(width), Some(true)) if width <= 64 => {
                Ok(self.pool.sign_extend(WIDTH - width, term))
            }
            (Sort::Bv(width), Some(false)) if width <= 64 => {
                Ok(self.pool.zero_extend(WIDTH - width, term))
            }
            _ => Err(format!("`{text}` is not a number")),
        }
    }

    /// The variable of a name: a global one, a local one if there is only one of that name, or that of a label. `f::x` is the
    /// local `x` of the function `f`.
    fn variable(&self, text: &str) -> Result<VarId, String> {
        let all = || self.program.variables.iter().enumerate();
        let found = |such: &dyn Fn(&Variable) -> bool| -> Vec<VarId> {
            all().filter(|(_, v)| such(v)).map(|(index, _)| VarId::new(index)).collect()
        };
        let (function, name) = match text.rsplit_once("::") {
            Some((function, name)) => (Some(function), name),
            None => (None, text),
        };
        let global = found(&|v| v.name == text && v.scope == Scope::Global && !v.temporary);
        let local = found(&|v| match v.scope {
            Scope::Local(proc) if v.name == name && !v.temporary => {
                function.is_none_or(|function| self.program.procedure(proc).name == function)
            }
            _ => false,
        });
        let label = found(&|v| v.temporary && v.name == label_name(text));
        match (&global[..], &local[..], &label[..]) {
            ([var], _, []) | ([], [var], []) | ([], [], [var]) => Ok(*var),
            ([], [], []) => {
                let kinds = "variable or label";
                Err(format!("there is no {kinds} `{text}`, or the variable's address is taken"))
            }
            (_, _, [_, ..]) => Err(format!("`{text}` is a label and a variable")),
            ([], [_, _, ..], []) if function.is_none() => Err(format!(
                "there are several local variables `{text}`: name one as in `main::{text}`"
            )),
            _ => Err(format!("there are several variables `{text}`")),
        }
    }
}

/// The names in the atoms of a formula, which may be labels.
pub fn temporal_names(text: &str) -> Vec<String> {
    let Ok((_, atoms)) = parse(text) else { return Vec::new() };
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let words = atoms.iter().flat_map(|atom| atom.split(|c| !word(c)));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
