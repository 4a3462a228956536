use symra_terms::{Symbol, Term, TermPool, Value};
#[derive(Default)]
pub(super) struct Scratch;
pub(super) struct Plan { pool: TermPool, roots: Vec<Term>, symbols: Vec<Symbol> }
impl Plan {
    pub(super) fn new(pool: &TermPool, roots: &[Term]) -> Self {
        let mut symbols: Vec<Symbol> = roots.iter().flat_map(|t| pool.variables(*t)).collect();
        symbols.sort(); symbols.dedup();
        Self { pool: pool.clone(), roots: roots.to_vec(), symbols }
    }
    pub(super) fn symbols(&self) -> &[Symbol] { &self.symbols }
    pub(super) fn run<'v>(&self, _: &mut Scratch, env: impl Fn(Symbol) -> &'v Value) -> Vec<Value> {
        self.roots.iter().map(|t| self.pool.evaluate(*t, &mut |s| env(s).clone())).collect()
    }
}
