//! Terms of one pool in another.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::op::Op;
use crate::pool::{Term, TermPool};

impl TermPool {
    /// The terms of another pool in this one. Variables are the same if their names are.
    ///
    /// ```
    /// use symra_terms::{Sort, TermPool};
    ///
    /// let (mut here, mut there) = (TermPool::new(), TermPool::new());
    /// let x = here.var("x", &Sort::Int);
    /// let _other = there.var("y", &Sort::Int);
    /// let (y, two) = (there.var("x", &Sort::Int), there.int(2));
    /// let sum = there.add(&[y, two]);
    /// let imported = here.import(&there, &[sum]);
    /// let two = here.int(2);
    /// assert_eq!(imported, [here.add(&[x, two])]);
    /// ```
    ///
    /// # Panics
    /// If a variable of a term has another sort here.
    pub fn import(&mut self, from: &TermPool, terms: &[Term]) -> Vec<Term> {
        let mut known: FxHashMap<Term, Term> = FxHashMap::default();
        for term in from.post_order(terms) {
            let here = match from.op(term) {
                Op::Const(_) => {
                    let value = from.value(term).expect("a constant should have a value");
                    self.constant(value.clone())
                }
                Op::Var(symbol) => self.var(from.name(symbol), from.sort(term)),
                op => {
                    let args: SmallVec<[Term; 4]> =
                        from.args(term).iter().map(|arg| known[arg]).collect();
                    self.rebuild(op, &args, from.sort(term))
                }
            };
            known.insert(term, here);
        }
        terms.iter().map(|term| known[term]).collect()
    }
}
