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

use std::collections::BTreeMap;

use symra_ir::{Program, VarId};
use symra_terms::{Op, Symbol, Term, TermPool};

use crate::conjuncts;
use crate::region::Values;

/// The most cases.
const CASES: usize = 2000;

/// CA:1. The cases of a formula about elements of arrays; any other formula as it is.
pub(crate) fn cases(pool: &mut TermPool, formula: Term) -> Vec<Term> {
    let parts = conjuncts(pool, formula);
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

/// Whether a formula is nothing but a list of states of memory: each case says of some variables and elements which constants they are.
pub(crate) fn is_list_of_states(pool: &mut TermPool, formula: Term) -> bool {
    let cases = cases(pool, formula);
    let is_state = |case: &Term| {
        let parts = conjuncts(pool, *case);
        parts.into_iter().all(|part| equation(pool, part).is_some())
    };
    cases.len() > 1 && cases.iter().all(is_state)
}

/// The part of a state that a formula says is a constant, and which one.
fn equation(pool: &TermPool, formula: Term) -> Option<(Term, Term)> {
    Some(match (pool.op(formula), pool.args(formula)) {
        (Op::Eq, &[a, b]) if pool.constant_value(b).is_some() => (a, b),
        (Op::Eq, &[a, b]) if pool.constant_value(a).is_some() => (b, a),
        (Op::Not, &[a]) if pool.symbol(a).is_some() => (a, pool.false_()),
        (Op::Var(_), _) => (formula, pool.true_()),
        _ => return None,
    })
}

/// The variables of a program by their symbols.
pub(crate) fn by_symbol(pool: &TermPool, program: &Program) -> BTreeMap<Symbol, VarId> {
    let variables = program.variables.iter().enumerate();
    variables.filter_map(|(index, v)| Some((pool.symbol(v.term)?, VarId::new(index)))).collect()
}

/// CA:2 and CA:3.
pub(crate) fn values(
    pool: &mut TermPool,
    variables: &BTreeMap<Symbol, VarId>,
    case: Term,
) -> Values {
    let mut values = Values::new();
    let variable = |pool: &TermPool, term: Term| variables.get(&pool.symbol(term)?).copied();
    for conjunct in conjuncts(pool, case) {
        let Some((part, constant)) = equation(pool, conjunct) else { continue };
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
        let variables = by_symbol(&task.pool, &task.program);
        let found = values(&mut task.pool, &variables, all[0]);
        assert_eq!(found.len(), 3, "x, b, and two elements of a");
        let other = values(&mut task.pool, &variables, all[1]);
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
        assert!(!is_list_of_states(&mut task.pool, formula), "`y < x` is no state");
        let first = task.pool.eq(task.program.variables[2].term, task.program.variables[1].term);
        let other = task.pool.not(task.program.variables[3].term);
        let list = task.pool.or(&[all[0], other]);
        assert!(is_list_of_states(&mut task.pool, list), "{}", task.pool.display(list));
        let list = task.pool.or(&[all[0], first]);
        assert!(!is_list_of_states(&mut task.pool, list));
        let plain = task.pool.args(all[0])[0];
        assert_eq!(cases(&mut task.pool, plain), [plain]);
    }
}
