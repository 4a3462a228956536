//! Declarations that jumps skip.

use rustc_hash::FxHashSet;

use crate::hir::{Body, ExprKind, LabelId, ObjectId, StmtId, StmtKind};

/// Where the first and the last jump to a label stand.
type Sources = Option<(usize, usize)>;

#[derive(Clone, Copy)]
enum Event {
    Enter,
    Declare(ObjectId),
    Label(LabelId),
    Exit,
}

enum Work {
    Stmt(StmtId),
    Exit,
}

/// The objects whose block can be entered, or was entered, without passing their declaration.
///
/// A jump skips a declaration if its label stands behind the declaration and in the same block, and the jump does not. The
/// blocks of statement expressions stand behind all else here, so that jumps into and out of them count.
pub(crate) fn skipped(body: &Body) -> FxHashSet<ObjectId> {
    if body.labels.is_empty() {
        return FxHashSet::default();
    }
    let inner = body.exprs.iter().filter_map(|expr| match expr.kind {
        ExprKind::StmtExpr { block, .. } => Some(block),
        _ => None,
    });
    let mut events = Vec::new();
    let mut sources: Vec<Sources> = vec![None; body.labels.len()];
    for root in body.root.into_iter().chain(inner) {
        read(body, root, &mut events, &mut sources);
    }
    find(&events, &sources)
}

/// The events in the order of the text.
fn read(body: &Body, root: StmtId, events: &mut Vec<Event>, sources: &mut [Sources]) {
    let mut work = vec![Work::Stmt(root)];
    while let Some(next) = work.pop() {
        let Work::Stmt(stmt) = next else {
            events.push(Event::Exit);
            continue;
        };
        let here = events.len();
        match body[stmt].kind {
            StmtKind::Block { stmts, .. } => {
                events.push(Event::Enter);
                work.push(Work::Exit);
                work.extend(body[stmts].iter().rev().map(|stmt| Work::Stmt(*stmt)));
            }
            StmtKind::If { arms, otherwise } => {
                work.extend(otherwise.map(Work::Stmt));
                work.extend(body[arms].iter().rev().map(|arm| Work::Stmt(arm.body)));
            }
            StmtKind::Loop { body: inner, .. } => work.push(Work::Stmt(inner)),
            StmtKind::Switch { cases, default, body: inner, .. } => {
                for label in body[cases].iter().map(|case| case.label).chain(default) {
                    jump(sources, label, here);
                }
                work.push(Work::Stmt(inner));
            }
            StmtKind::Goto(label) => jump(sources, label, here),
            StmtKind::GotoComputed(_) => {
                for (index, label) in body.labels.iter().enumerate() {
                    if label.address.is_some() {
                        jump(sources, LabelId::new(index), here);
                    }
                }
            }
            StmtKind::Declare { object, .. } => events.push(Event::Declare(object)),
            StmtKind::Label(label) => events.push(Event::Label(label)),
            StmtKind::Expr(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Unsupported(_) => (),
        }
    }
}

/// A jump stands before the event with this number.
fn jump(sources: &mut [Sources], label: LabelId, here: usize) {
    merge(&mut sources[label.index()], Some((here, here)));
}

fn merge(sources: &mut Sources, more: Sources) {
    *sources = match (*sources, more) {
        (Some((a, b)), Some((c, d))) => Some((a.min(c), b.max(d))),
        (some, none) => some.or(none),
    };
}

fn find(events: &[Event], sources: &[Sources]) -> FxHashSet<ObjectId> {
    let mut found = FxHashSet::default();
    // The blocks around, with their ends and the jumps to the labels that were passed, from the last one on.
    let mut around: Vec<(usize, Sources)> = Vec::new();
    for (here, event) in events.iter().enumerate().rev() {
        match *event {
            Event::Exit => around.push((here, None)),
            Event::Enter => {
                let inner = around.pop().and_then(|(_, sources)| sources);
                if let Some((_, outer)) = around.last_mut() {
                    merge(outer, inner);
                }
            }
            Event::Label(label) => {
                if let Some((_, passed)) = around.last_mut() {
                    merge(passed, sources[label.index()]);
                }
            }
            Event::Declare(object) => {
                if let Some(&(end, Some((first, last)))) = around.last()
                    && (first <= here || last > end)
                {
                    found.insert(object);
                }
            }
        }
    }
    found
}
