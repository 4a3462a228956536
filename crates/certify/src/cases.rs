//! A formula that is a choice of states, state by state.
//!
//! ```text
//! CA:1  a disjunction holds where one of its cases does: each is checked by itself
//! CA:2  where a case says that a variable is a constant, it is that constant from the start on
//! CA:3  where a case says what is at constant indices of an array, the array is itself with that written there
//! ```
//!
//! From a case like that almost every condition has a value, and only the paths that its states take are left: what is hard for a solver
//! with all cases at once (what is written through a pointer that has another value in each) is no question then. CA:2 and CA:3 are equal to
//! the variables wherever the case holds, which stays a condition. Formulas that hold for all values of some variable are no such choice: for
//! each value another case may hold.

use symra_ir::{Program, VarId};
use symra_terms::{Op, Term, TermPool};

use crate::region::Values;

/// The most cases.
const CASES: usize = 2000;

/// CA:1. The cases of a formula about elements of arrays; any other formula as it is.
pub(crate) fn cases(pool: &mut TermPool, formula: Term) -> Vec<Term> {
    let parts = match pool.op(formula) {
        Op::And => pool.args(formula).to_vec(),
        _ => vec![formula],
    };
    let choices = parts.iter().filter(|part| pool.op(**part) == Op::Or);
    let choice = choices.max_by_key(|part| pool.args(**part).len()).copied();
    let Some(choice) = choice.filter(|choice| pool.args(*choice).len() <= CASES) else {
        return vec![formula];
    };
    if !pool.post_order(&[formula]).any(|term| pool.op(term) == Op::Select) {
        return vec![formula];
    }
    let rest: Vec<Term> = parts.into_iter().filter(|part| *part != choice).collect();
    let cases = pool.args(choice).to_vec();
    cases.into_iter().map(|case| pool.and(&[&rest[..], &[case]].concat())).collect()
}

/// CA:2 and CA:3.
pub(crate) fn values(pool: &mut TermPool, program: &Program, case: Term) -> Values {
    let mut values = Values::new();
    let conjuncts = match pool.op(case) {
        Op::And => pool.args(case).to_vec(),
        _ => vec![case],
    };
    let variable = |pool: &TermPool, term: Term| {
        pool.symbol(term)?;
        let is_it = |var: &VarId| program.variable(*var).term == term;
        (0..program.variables.len()).map(VarId::new).find(is_it)
    };
    for conjunct in conjuncts {
        let (part, constant) = match (pool.op(conjunct), pool.args(conjunct)) {
            (Op::Eq, &[a, b]) if pool.constant_value(b).is_some() => (a, b),
            (Op::Eq, &[a, b]) if pool.constant_value(a).is_some() => (b, a),
            (Op::Not, &[a]) => (a, pool.false_()),
            (Op::Var(_), _) => (conjunct, pool.true_()),
            _ => continue,
        };
        if let Some(var) = variable(pool, part) {
            values.insert(var, constant);
        } else if let (Op::Select, &[array, index]) = (pool.op(part), pool.args(part))
            && pool.value(index).is_some()
            && let Some(var) = variable(pool, array)
        {
            let before = values.get(&var).copied().unwrap_or(array);
            values.insert(var, pool.store(before, index, constant));
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use symra_smt::{Answer, Backend as _, Limits};
    use symra_smt_z3::Z3;

    #[test]
    fn the_values_are_the_variables_where_the_case_holds() {
        let text = "global a : (Array (_ BitVec 8) (_ BitVec 8))
            global x : (_ BitVec 8)
            global y : (_ BitVec 8)
            global b : Bool
            proc main() {
              start -> end : assume (or (and (= x #x01) b (= (select a #x00) #x05) (= (select a #x02) #x06)) (and (= #x02 x) (not b) (= (select a y) #x07) (bvult y x)))
            }";
        let mut task = symra_ir::parse(text).expect("the program should be right");
        let procedure = task.program.procedure(task.program.main);
        let symra_ir::Operation::Assume(formula) = procedure.edges[0].operation else {
            panic!("the edge should have a condition")
        };
        let all = cases(&mut task.pool, formula);
        assert_eq!(all.len(), 2);
        let found = values(&mut task.pool, &task.program, all[0]);
        assert_eq!(found.len(), 3, "x, b, and two elements of a");
        let other = values(&mut task.pool, &task.program, all[1]);
        assert_eq!(
            other.len(),
            2,
            "of a nothing is known at a constant index, and of y no constant"
        );
        for (case, values) in all.iter().zip([found, other]) {
            for (var, value) in values {
                let own = task.program.variable(var).term;
                let differs = task.pool.ne(own, value);
                let mut solver = Z3.solver(&Limits::default()).expect("a solver should start");
                let answer = solver.check(&task.pool, &[*case, differs]);
                assert!(matches!(answer, Ok(Answer::Unsat(_))), "{}", task.pool.display(value));
            }
        }
        let plain = task.pool.args(all[0])[0];
        assert_eq!(cases(&mut task.pool, plain), [plain]);
    }
}
