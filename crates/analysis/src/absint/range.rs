//! What single terms can be, where their variables are within bounds.

use symra_ir::VarId;
use symra_terms::{Sort, Symbol, Term, TermPool};

use super::bits::{Bits, WIDEST};
use super::eval::evaluate;
use super::plan::Plan;
use super::state::AbstractState;
use super::value::Abstract;

/// Signed bounds of variables; one that is missing has none.
pub type SignedBounds = [(Symbol, (i64, i64))];

/// The least and the greatest signed number that a bit-vector can be, if it is narrow enough to be looked at.
pub fn signed_range(pool: &TermPool, term: Term, bounds: &SignedBounds) -> Option<(i64, i64)> {
    let Sort::Bv(width) = *pool.sort(term) else { return None };
    Some(value(pool, term, bounds)?.bits(width)?.signed())
}

/// Whether a formula holds, if the bounds decide it.
pub fn truth(pool: &TermPool, formula: Term, bounds: &SignedBounds) -> Option<bool> {
    value(pool, formula, bounds)?.truth()
}

fn value(pool: &TermPool, term: Term, bounds: &SignedBounds) -> Option<Abstract> {
    let mut state = AbstractState::default();
    for (symbol, (low, high)) in bounds {
        if let Sort::Bv(width) = *pool.sort(pool.symbol_term(*symbol))
            && width <= WIDEST
            && low <= high
        {
            let bits = Bits::top(width).within(i128::from(*low), i128::from(*high));
            state.set(VarId::new(symbol.index()), bits.map_or(Abstract::Top, Abstract::from));
        }
    }
    let plan = Plan::over(pool, &|symbol| Some(VarId::new(symbol.index())), &[term])?;
    let mut values = Vec::new();
    evaluate(&plan, &state, &mut values);
    Some(values.swap_remove(plan.roots[0]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_of_bounded_variables_are_bounded() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bv(32));
        let symbol = pool.symbol(x).unwrap();
        let (divisor, more) = (pool.bv(25, 32), pool.bv(13, 32));
        let remainder = pool.bv_srem(x, divisor);
        let sum = pool.bv_add(remainder, more);
        assert_eq!(signed_range(&pool, sum, &[(symbol, (0, 1000))]), Some((13, 37)));
        assert_eq!(signed_range(&pool, sum, &[(symbol, (-1000, 1000))]), Some((-11, 37)));
        let limit = pool.bv(38, 32);
        let small = pool.bv_slt(sum, limit);
        assert_eq!(truth(&pool, small, &[]), Some(true));
        let large = pool.bv_slt(more, sum);
        assert_eq!(truth(&pool, large, &[(symbol, (-5, 5))]), None);
    }

    #[test]
    fn what_may_wrap_around_is_not_bounded() {
        let mut pool = TermPool::new();
        let x = pool.var("x", &Sort::Bv(8));
        let symbol = pool.symbol(x).unwrap();
        let two = pool.bv(2, 8);
        let double = pool.bv_mul(x, two);
        assert_eq!(signed_range(&pool, double, &[(symbol, (1, 60))]), Some((2, 120)));
        let (low, high) = signed_range(&pool, double, &[(symbol, (1, 100))]).unwrap();
        assert!(low <= -56 && high >= 126, "{low} to {high}");
    }
}
