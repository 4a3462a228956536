//! Where the next value of a braced initializer goes.

use crate::hir::InitUnion;
use crate::types::{ArrayLen, BitRange, RecordId, RecordKind, Type, TypeId, TypeTable};

/// A part of the object that is initialised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) ty: TypeId,
    pub(super) offset: u64,
    pub(super) bits: Option<BitRange>,
}

/// A position in an array, struct or union.
#[derive(Clone, Copy, Debug)]
struct CursorFrame {
    ty: TypeId,
    offset: u64,
    /// The element, or the member by its number.
    index: u64,
    /// How many elements or members; none where the array is open.
    count: Option<u64>,
    is_union: bool,
    /// Where to go on after a range.
    resume: Option<u64>,
}

/// The path to the current part. The first frame is the braced aggregate itself.
pub(super) struct Cursor {
    frames: Vec<CursorFrame>,
    /// One more than the largest index of the outermost array.
    reached: u64,
}

impl Cursor {
    pub(super) fn new(slot: Slot, types: &TypeTable) -> Self {
        let mut cursor = Self { frames: vec![frame(slot, types)], reached: 0 };
        cursor.skip(types);
        cursor
    }

    fn top(&self) -> &CursorFrame {
        self.frames.last().expect("a cursor should have a frame")
    }

    fn top_mut(&mut self) -> &mut CursorFrame {
        self.frames.last_mut().expect("a cursor should have a frame")
    }

    /// The aggregate that the next designator is about.
    pub(super) fn container(&self) -> TypeId {
        self.top().ty
    }

    pub(super) fn record(&self, types: &TypeTable) -> Option<RecordId> {
        types.as_record(self.top().ty)
    }

    /// The part that the cursor is at; none behind the end.
    pub(super) fn current(&self, types: &TypeTable) -> Option<Slot> {
        let top = self.top();
        if top.count.is_some_and(|count| top.index >= count) {
            return None;
        }
        match types.kind(top.ty) {
            Type::Array(element, _) => {
                let size = types.size_of(element).unwrap_or(0);
                Some(Slot { ty: element, offset: top.offset + top.index * size, bits: None })
            }
            Type::Record(id) => {
                let layout = types.record(id).layout.as_ref()?;
                let field = layout.fields.get(usize::try_from(top.index).ok()?)?;
                Some(Slot { ty: field.ty, offset: top.offset + field.offset, bits: field.bits })
            }
            _ => None,
        }
    }

    /// Goes into the current part, to its first part. False if it has none.
    pub(super) fn descend(&mut self, types: &TypeTable) -> bool {
        let Some(slot) = self.current(types) else { return false };
        if !matches!(types.kind(slot.ty), Type::Array(..) | Type::Record(_)) {
            return false;
        }
        self.frames.push(frame(slot, types));
        self.skip(types);
        if self.current(types).is_none() {
            self.frames.pop();
            return false;
        }
        self.reached = self.reached.max(self.frames[0].index + 1);
        true
    }

    /// Back to the braced aggregate itself, for a designator.
    pub(super) fn restart(&mut self) {
        self.frames.truncate(1);
        self.top_mut().resume = None;
    }

    pub(super) fn go_to(&mut self, index: u64) {
        self.top_mut().index = index;
        self.note();
    }

    pub(super) fn may_go_to(&self, index: u64) -> bool {
        self.top().count.is_none_or(|count| index < count) && index < 1 << 48
    }

    /// After the current part, go on behind this index.
    pub(super) fn stay_until(&mut self, last: u64) {
        self.top_mut().resume = Some(last);
        if self.frames.len() == 1 {
            self.reached = self.reached.max(last + 1);
        }
    }

    fn note(&mut self) {
        if self.frames.len() == 1 {
            self.reached = self.reached.max(self.frames[0].index + 1);
        }
    }

    /// To the next part; out of an aggregate that is full.
    pub(super) fn advance(&mut self, types: &TypeTable) {
        loop {
            if self.frames.len() == 1 && self.frames[0].count.is_none() {
                self.note();
            }
            let top = self.top_mut();
            if let Some(last) = top.resume.take() {
                top.index = last;
            }
            if top.is_union {
                top.index = top.count.unwrap_or(0);
            } else {
                top.index += 1;
            }
            self.skip(types);
            if self.frames.len() == 1 || self.current(types).is_some() {
                return;
            }
            self.frames.pop();
        }
    }

    /// Padding bit-fields take no value.
    fn skip(&mut self, types: &TypeTable) {
        let Some(record) = self.record(types) else { return };
        let Some(layout) = &types.record(record).layout else { return };
        let top = self.top_mut();
        while let Ok(index) = usize::try_from(top.index)
            && layout
                .fields
                .get(index)
                .is_some_and(|field| field.name.is_none() && field.bits.is_some())
        {
            top.index += 1;
        }
    }

    /// The unions around the current part, with the members that it is in.
    pub(super) fn unions(&self, types: &TypeTable) -> Vec<InitUnion> {
        let member = |frame: &CursorFrame| {
            let layout = types.record(types.as_record(frame.ty)?).layout.as_ref()?;
            let field = layout.fields.get(usize::try_from(frame.index).ok()?)?;
            let len = match field.bits {
                Some(bits) => u64::from((bits.first + bits.width).div_ceil(8)),
                None => types.size_of(field.ty).unwrap_or(layout.size),
            };
            let member = field.offset + len;
            let (offset, size) = (frame.offset, layout.size);
            Some(InitUnion { offset, field: frame.index, member, size })
        };
        self.frames.iter().filter(|frame| frame.is_union).filter_map(member).collect()
    }

    /// The length that an open outermost array gets.
    pub(super) fn open_len(&self) -> Option<u64> {
        self.frames[0].count.is_none().then_some(self.reached)
    }
}

fn frame(slot: Slot, types: &TypeTable) -> CursorFrame {
    let (count, is_union) = match types.kind(slot.ty) {
        Type::Array(_, ArrayLen::Known(len)) => (Some(len), false),
        Type::Array(..) => (None, false),
        Type::Record(id) => {
            let record = types.record(id);
            let fields = record.layout.as_ref().map_or(0, |layout| layout.fields.len());
            (Some(fields as u64), record.kind == RecordKind::Union)
        }
        _ => (Some(0), false),
    };
    CursorFrame { ty: slot.ty, offset: slot.offset, index: 0, count, is_union, resume: None }
}
