//! What lowering knows of the function that it is at, by concern.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use symra_ir::debug::Branch;
use symra_ir::{Approximation, ClaimId, Inexact, Position, ProcId, VarId};
use symra_terms::Term;

use super::cfg::{Cfg, Loc};
use super::debug::About;
use super::nonlocal::Site;
use super::order::{Early, Watched};
use super::overlap::Assigned;
use super::value::{Slot, Val};
use super::{HaltKind, OutputCall};
use crate::hir::{Body, ExprId, FunctionId, LabelId, ObjectId, PlaceId, StmtId};

/// The state of lowering one function.
pub(super) struct Frame<'p> {
    pub(super) function: Option<FunctionId>,
    pub(super) body: Option<&'p Body>,
    pub(super) proc: ProcId,
    pub(super) results: Vec<VarId>,
    /// Where the arguments after the last parameter are.
    pub(super) more: Option<Slot>,
    pub(super) cfg: Cfg,
    pub(super) here: Loc,
    pub(super) position: Option<Position>,
    pub(super) block: Block,
    pub(super) control: Control,
    pub(super) lifetimes: Lifetimes,
    pub(super) wanted: Wanted,
    pub(super) order: Order,
    pub(super) landing: Landing,
    pub(super) notes: Notes,
}

impl<'p> Frame<'p> {
    pub(super) fn new(proc: ProcId, function: Option<FunctionId>, body: Option<&'p Body>) -> Self {
        let purity = vec![None; body.map_or(0, Body::expr_count)];
        Self {
            function,
            body,
            proc,
            results: Vec::new(),
            more: None,
            cfg: Cfg::new(),
            here: Loc::ENTRY,
            position: None,
            block: Block::default(),
            control: Control::default(),
            lifetimes: Lifetimes::default(),
            wanted: Wanted::default(),
            order: Order { purity, ..Order::default() },
            landing: Landing::default(),
            notes: Notes::default(),
        }
    }
}

/// Straight-line code that waits to become one edge, and what must stay valid over it.
#[derive(Default)]
pub(super) struct Block {
    pub(super) pending: IndexMap<VarId, Term, FxBuildHasher>,
    /// What must not hold where the block starts.
    pub(super) checks: Vec<(Term, ClaimId)>,
    /// Where the model can do more than the program if such a condition holds where the block starts, and why.
    pub(super) doubts: Vec<(Term, &'static str, Inexact)>,
    /// The conditions under which what is lowered now is evaluated; the last implies those before it.
    pub(super) guards: Vec<Term>,
    pub(super) held: Vec<Term>,
    /// Temporaries that hold what was held; they are assigned once.
    pub(super) saved: FxHashSet<VarId>,
}

/// Where jumps inside the function go, and what they leave.
#[derive(Default)]
pub(super) struct Control {
    pub(super) labels: FxHashMap<LabelId, Loc>,
    /// Where all computed jumps meet, and the variable that says where they go.
    pub(super) dispatch: Option<(Loc, Slot)>,
    /// Where `break` goes to, and how many cleanups and blocks stay open there.
    pub(super) breaks: Vec<(Loc, usize, usize)>,
    pub(super) continues: Vec<(Loc, usize, usize)>,
    /// The open blocks.
    pub(super) blocks: Vec<StmtId>,
    /// The blocks around each label, once they were asked for.
    pub(super) label_blocks: Option<FxHashMap<LabelId, Vec<StmtId>>>,
    /// Whether jumps may skip declarations.
    pub(super) skips: bool,
    pub(super) loops: u32,
    /// The objects with a function to be called at the end of their scope.
    pub(super) cleanups: Vec<ObjectId>,
}

/// Objects that come to life more than once, or end before the function does.
#[derive(Default)]
pub(super) struct Lifetimes {
    /// Whether objects of blocks have other numbers each time.
    pub(super) renews: bool,
    /// The variables for the objects of `alloca`: one for each place that calls it.
    pub(super) unallocated: Vec<VarId>,
    /// Those in use.
    pub(super) allocated: Vec<VarId>,
    /// The objects that live until the end of the full expression.
    pub(super) passing: Vec<ObjectId>,
}

/// What is wanted of the expression that is lowered next, and what it says beside its value.
#[derive(Default)]
pub(super) struct Wanted {
    /// A call whose value is not used.
    pub(super) unused: Option<ExprId>,
    /// The variable that the value of the next call goes to, if its sort fits.
    pub(super) into: Option<Slot>,
    /// A place whose address alone is asked for: it may be one behind the end of its array.
    pub(super) lenient: Option<PlaceId>,
    /// Whether the character that was loaded last was written.
    pub(super) copied: Option<Term>,
    /// The struct that is assigned to.
    pub(super) assigned: Option<Assigned>,
}

/// Expressions that are not evaluated just once and in their turn.
#[derive(Default)]
pub(super) struct Order {
    pub(super) old: FxHashMap<u32, Val>,
    /// For each expression: not yet known, pure, impure.
    pub(super) purity: Vec<Option<bool>>,
    /// The values of expressions that were evaluated before their turn.
    pub(super) early: Early,
    /// The old values of updates that may be read early, with the places that they are read from.
    pub(super) olds: FxHashMap<u32, (ExprId, PlaceId)>,
    /// The accesses that must not be to the same object as others.
    pub(super) watched: FxHashMap<ExprId, Watched>,
}

/// Jumps between functions.
#[derive(Default)]
pub(super) struct Landing {
    /// The numbers of `setjmp`s.
    pub(super) numbers: FxHashMap<ExprId, VarId>,
    pub(super) sites: Vec<Site>,
    /// Where jumps out of this function, or to it, go.
    pub(super) unwind: Option<Loc>,
}

/// What is to be said of locations once they are made.
#[derive(Default)]
pub(super) struct Notes {
    pub(super) outputs: Vec<(Loc, OutputCall)>,
    pub(super) halts: Vec<(Loc, HaltKind)>,
    /// Where the environment is asked for a value, and by which function.
    pub(super) inputs: Vec<(Loc, String)>,
    /// Where the model can do more than the program, or less, and what.
    pub(super) approximations: Vec<(Loc, Approximation)>,
    /// What was given arbitrary values.
    pub(super) arbitrary: Vec<VarId>,
    /// Where the program says what is assumed.
    pub(super) assumptions: Vec<Loc>,
    /// Where control branches, and what decides.
    pub(super) branches: Vec<(Loc, Branch)>,
    /// What reports say of a claim or a branch that is made now.
    pub(super) about: About,
}
