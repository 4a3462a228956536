//! Terms in groups that share no variables, with undo.
//!
//! A union-find forest over variables, joined by size and without path compression, so that every step can be taken back.
//! The members of a group and its variables are linked lists through two tables, joined and parted in constant time.

use std::rc::Rc;

use symra_terms::{Assignment, Symbol, Term};

/// No element.
const NONE: u32 = u32::MAX;

/// What is known about the members of a group together.
#[derive(Clone, Debug)]
pub(super) enum Known {
    /// Nothing.
    Open,
    /// They have this model.
    Sat(Rc<Assignment>),
    /// They have none, and all of them are facts.
    Unsat,
}

/// How a term came into the partition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NodeKind {
    /// Asserted.
    Fact,
    /// Assumed for one query.
    Assumption,
}

/// A group, named by the root of its tree; valid until the next change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Group(u32);

#[derive(Clone, Copy)]
struct List {
    first: u32,
    last: u32,
}

impl List {
    const EMPTY: Self = Self { first: NONE, last: NONE };
}

struct PartitionNode {
    /// The variable, once it was seen.
    symbol: Option<Symbol>,
    parent: u32,
    /// Of the tree, at a root.
    size: u32,
    /// The next variable of the group.
    next: u32,
    last: u32,
    members: List,
    known: Known,
}

struct Member {
    term: Term,
    kind: NodeKind,
    next: u32,
}

enum PartitionStep {
    /// The last member was added to this root; before that its list and knowledge were these.
    Added { root: u32, members: List, known: Known },
    /// The root was hung below another; before that the other's lists and knowledge were these.
    Joined { child: u32, parent: u32, last: u32, members: List, known: Known },
}

/// The groups. Node 0 is no variable: it gathers terms without variables.
pub(super) struct Partition {
    nodes: Vec<PartitionNode>,
    members: Vec<Member>,
    log: Vec<PartitionStep>,
    /// Roots whose group may not be known to have a model; some more than once, some in vain.
    unsettled: Vec<u32>,
    nothing: Rc<Assignment>,
}

impl Partition {
    pub(super) fn new() -> Self {
        let mut partition = Self {
            nodes: Vec::new(),
            members: Vec::new(),
            log: Vec::new(),
            unsettled: Vec::new(),
            nothing: Rc::new(Assignment::default()),
        };
        partition.grow(1);
        partition
    }

    fn grow(&mut self, length: usize) {
        while self.nodes.len() < length {
            let index = number(self.nodes.len());
            self.nodes.push(PartitionNode {
                symbol: None,
                parent: index,
                size: 1,
                next: NONE,
                last: index,
                members: List::EMPTY,
                known: Known::Sat(self.nothing.clone()),
            });
        }
    }

    fn root(&self, mut node: u32) -> u32 {
        while self.nodes[node as usize].parent != node {
            node = self.nodes[node as usize].parent;
        }
        node
    }

    /// The group of a variable, if it has been seen.
    pub(super) fn group(&self, symbol: Symbol) -> Option<Group> {
        (symbol.index() + 1 < self.nodes.len())
            .then(|| Group(self.root(number(symbol.index() + 1))))
    }

    /// What is known about a group.
    pub(super) fn known(&self, group: Group) -> &Known {
        &self.nodes[group.0 as usize].known
    }

    /// Settles a group, or finds that it can't be.
    pub(super) fn learn(&mut self, group: Group, known: Known) {
        if !matches!(known, Known::Sat(_)) {
            self.unsettled.push(group.0);
        }
        self.nodes[group.0 as usize].known = known;
    }

    /// Adds a term with these variables.
    pub(super) fn add(&mut self, term: Term, kind: NodeKind, variables: &[Symbol]) {
        let mut root = 0;
        if let Some(most) = variables.iter().max() {
            self.grow(most.index() + 2);
            root = self.seen(variables[0]);
            for symbol in &variables[1..] {
                let other = self.seen(*symbol);
                if other != root {
                    root = self.join(root, other);
                }
            }
        }
        let member = number(self.members.len());
        self.members.push(Member { term, kind, next: NONE });
        let node = &mut self.nodes[root as usize];
        let known = std::mem::replace(&mut node.known, Known::Open);
        self.log.push(PartitionStep::Added { root, members: node.members, known });
        if node.members.last == NONE {
            node.members.first = member;
        } else {
            self.members[node.members.last as usize].next = member;
        }
        self.nodes[root as usize].members.last = member;
        self.unsettled.push(root);
    }

    /// The root of a variable's tree.
    fn seen(&mut self, symbol: Symbol) -> u32 {
        let node = number(symbol.index() + 1);
        self.nodes[node as usize].symbol = Some(symbol);
        self.root(node)
    }

    /// Makes one tree of two and returns its root.
    fn join(&mut self, a: u32, b: u32) -> u32 {
        let (parent, child) = if self.nodes[a as usize].size >= self.nodes[b as usize].size {
            (a, b)
        } else {
            (b, a)
        };
        let (size, first, last, members) = {
            let node = &self.nodes[child as usize];
            (node.size, child, node.last, node.members)
        };
        self.nodes[child as usize].parent = parent;
        let node = &mut self.nodes[parent as usize];
        let known = std::mem::replace(&mut node.known, Known::Open);
        let before =
            PartitionStep::Joined { child, parent, last: node.last, members: node.members, known };
        node.size += size;
        let end = std::mem::replace(&mut node.last, last);
        let own = node.members;
        node.members = match (own.first, members.first) {
            (NONE, _) => members,
            (_, NONE) => own,
            _ => List { first: own.first, last: members.last },
        };
        self.nodes[end as usize].next = first;
        if own.first != NONE && members.first != NONE {
            self.members[own.last as usize].next = members.first;
        }
        self.log.push(before);
        self.unsettled.push(parent);
        parent
    }

    /// A mark to return to.
    pub(super) fn mark(&self) -> usize {
        self.log.len()
    }

    /// Takes back everything since the mark. A model of a group that is parted is a model of each part.
    pub(super) fn undo(&mut self, mark: usize) {
        while self.log.len() > mark {
            match self.log.pop() {
                Some(PartitionStep::Added { root, members, known }) => {
                    self.members.pop();
                    if members.last != NONE {
                        self.members[members.last as usize].next = NONE;
                    }
                    self.nodes[root as usize].members = members;
                    self.restore(root, known);
                }
                Some(PartitionStep::Joined { child, parent, last, members, known }) => {
                    if members.last != NONE {
                        self.members[members.last as usize].next = NONE;
                    }
                    self.nodes[last as usize].next = NONE;
                    let size = self.nodes[child as usize].size;
                    let joined = self.nodes[parent as usize].known.clone();
                    let node = &mut self.nodes[parent as usize];
                    node.size -= size;
                    node.last = last;
                    node.members = members;
                    self.restore(parent, known);
                    let node = &mut self.nodes[child as usize];
                    node.parent = child;
                    if let (Known::Sat(model), Known::Open) = (joined, &node.known) {
                        node.known = Known::Sat(model);
                    }
                    self.note(child);
                }
                None => return,
            }
        }
    }

    /// Gives a root the knowledge it had with fewer members, unless it learned more since.
    fn restore(&mut self, root: u32, before: Known) {
        let node = &mut self.nodes[root as usize];
        node.known = match (before, &node.known) {
            (Known::Open, Known::Sat(model)) => Known::Sat(model.clone()),
            (before, _) => before,
        };
        self.note(root);
    }

    fn note(&mut self, root: u32) {
        if !matches!(self.nodes[root as usize].known, Known::Sat(_)) {
            self.unsettled.push(root);
        }
    }

    /// The groups that are not known to have a model, in a fixed order.
    pub(super) fn unsettled(&mut self) -> Vec<Group> {
        let mut roots = std::mem::take(&mut self.unsettled);
        roots.sort_unstable();
        roots.dedup();
        roots.retain(|root| {
            let node = &self.nodes[*root as usize];
            node.parent == *root && !matches!(node.known, Known::Sat(_))
        });
        self.unsettled.clone_from(&roots);
        roots.into_iter().map(Group).collect()
    }

    /// The members of a group by their age: facts, then assumptions.
    pub(super) fn members(&self, group: Group) -> (Vec<Term>, Vec<Term>) {
        let mut numbers = Vec::new();
        let mut next = self.nodes[group.0 as usize].members.first;
        while next != NONE {
            numbers.push(next);
            next = self.members[next as usize].next;
        }
        numbers.sort_unstable();
        let of = |kind| {
            let members = numbers.iter().map(|number| &self.members[*number as usize]);
            members.filter(|member| member.kind == kind).map(|member| member.term).collect()
        };
        (of(NodeKind::Fact), of(NodeKind::Assumption))
    }

    /// The variables of a group.
    pub(super) fn variables(&self, group: Group) -> Vec<Symbol> {
        let mut variables = Vec::new();
        let mut next = group.0;
        while next != NONE {
            let node = &self.nodes[next as usize];
            variables.extend(node.symbol);
            next = node.next;
        }
        variables
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a partition should hold fewer than 2^32 terms")
}
