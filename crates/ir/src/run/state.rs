//! States of a run.

use symra_terms::Value;

use crate::program::{EdgeId, LocId, LocRef, ProcId};

/// A state of a run: where it is, in which calls, and every value. States can be compared and hashed.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct State {
    /// The values of the globals, in the order of the program's variables.
    pub(super) globals: Vec<Value>,
    /// The calls, the innermost last. Never empty.
    pub(super) frames: Vec<Frame>,
}

/// A call: where it is, and its locals.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Frame {
    pub(super) proc: ProcId,
    /// Where the call is; of a call that waits for another, where that one will return to.
    pub(super) loc: LocId,
    /// The call edge of the frame below that made this one; none for the first frame.
    pub(super) call: Option<EdgeId>,
    /// In the order of the procedure's list of locals.
    pub(super) locals: Vec<Value>,
}

impl Frame {
    /// The procedure, and where in it the call is. A call that waits for another is where that one will return to.
    pub fn location(&self) -> LocRef {
        LocRef { proc: self.proc, loc: self.loc }
    }

    /// The call edge of the frame below that made this one; none for the first frame.
    pub fn call(&self) -> Option<EdgeId> {
        self.call
    }

    /// The values of the locals, in the order of the procedure's list.
    pub fn locals(&self) -> &[Value] {
        &self.locals
    }
}

impl State {
    /// The same at another place of the innermost call.
    pub(crate) fn moved(mut self, loc: LocId) -> Self {
        if let Some(frame) = self.frames.last_mut() {
            frame.loc = loc;
        }
        self
    }

    /// Where the run is.
    pub fn location(&self) -> LocRef {
        self.top().location()
    }

    /// The calls, the main procedure's first and the innermost last.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The values of the globals, in the order of the program's variables.
    pub fn globals(&self) -> &[Value] {
        &self.globals
    }

    pub(super) fn top(&self) -> &Frame {
        self.frames.last().expect("a state should have a frame")
    }

    pub(super) fn top_mut(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a state should have a frame")
    }
}
