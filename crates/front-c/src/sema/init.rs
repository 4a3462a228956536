//! Initializers, flattened to values at offsets.

mod cursor;
mod entries;

use std::sync::Arc;

use symra_cparse::{self as tree, Designator, ExprKind as Tree, InitItem, List, Span, StrId};

use self::cursor::{Cursor, Slot};
use self::entries::Entries;
use super::build::init_constant;
use super::{R, Sema, deeper};
use crate::diagnostic::Cause;
use crate::hir::{
    ExprId, ExprKind, Init, InitEntry, InitUnion, InitValue, Linkage, Object, Origin, PlaceId,
    PlaceKind, Repeat, Storage,
};
use crate::types::{ArrayLen, IntKind, Type, TypeId};

/// When the values must be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    Static,
    Running,
}

/// One initializer under construction.
struct Builder {
    when: When,
    entries: Entries,
    /// The unions of which a member is given.
    unions: Vec<InitUnion>,
    /// The type of the object, completed if it is an array of unknown length.
    ty: TypeId,
}

impl Builder {
    /// A member of a union is given. One that was given before is given no longer, and nothing in it.
    fn note_union(&mut self, union: InitUnion) {
        let place = |union: &InitUnion| (union.offset, union.size);
        let is_other =
            |known: &InitUnion| place(known) == place(&union) && known.field != union.field;
        if self.unions.iter().any(is_other) {
            self.forget_unions(union.offset, union.size);
        }
        if !self.unions.contains(&union) {
            self.unions.push(union);
        }
    }

    /// What an earlier designator gave there is replaced.
    fn forget_unions(&mut self, offset: u64, size: u64) {
        let is_inside = |union: &InitUnion| {
            offset <= union.offset && union.offset + union.size <= offset + size
        };
        self.unions.retain(|union| !is_inside(union));
    }
}

impl Sema<'_> {
    /// The initializer of a static object, and the object's completed type.
    pub(crate) fn static_init(
        &mut self,
        ty: TypeId,
        init: tree::Init,
        span: Span,
    ) -> R<(TypeId, Init)> {
        self.statics += 1;
        let made = self.initializer(ty, init, When::Static, span);
        self.statics -= 1;
        made
    }

    /// The initializer of an automatic object, and the object's completed type.
    pub(crate) fn local_init(
        &mut self,
        ty: TypeId,
        init: tree::Init,
        span: Span,
    ) -> R<(TypeId, Init)> {
        self.initializer(ty, init, When::Running, span)
    }

    fn initializer(
        &mut self,
        ty: TypeId,
        init: tree::Init,
        when: When,
        span: Span,
    ) -> R<(TypeId, Init)> {
        let is_empty = matches!(init, tree::Init::List(items) if items.is_empty());
        if self.types().is_variable(ty) && !is_empty {
            return Err(self.error(span, Cause::NoInit { what: "a variable-length array" }));
        }
        let mut builder = Builder { when, entries: Entries::default(), unions: Vec::new(), ty };
        let slot = Slot { ty, offset: 0, bits: None };
        self.init_slot(&mut builder, slot, init, span)?;
        let entries = builder.entries.finish(self.types());
        Ok((builder.ty, Init { entries, unions: builder.unions }))
    }

    /// The object of a compound literal, as a place that is initialised when it is evaluated.
    pub(crate) fn literal_object(
        &mut self,
        ty: TypeId,
        init: tree::Init,
        span: Span,
    ) -> R<PlaceId> {
        let at = self.at(span);
        if self.function.is_none() || self.statics > 0 {
            let (ty, init) = self.static_init(ty, init, span)?;
            let object = Object {
                name: "literal".into(),
                ty,
                align: self.types().align_of(ty),
                storage: Storage::Static,
                linkage: Linkage::None,
                origin: Origin::CompoundLiteral,
                init: Some(init),
                cleanup: None,
                at,
            };
            let object = self.add_object(object);
            return Ok(self.object_place(object, at));
        }
        let (ty, init) = self.local_init(ty, init, span)?;
        let object = self.new_local("literal".into(), ty, Origin::CompoundLiteral, at);
        let init = self.body.add_init(init);
        let first = self.node(ExprKind::InitObject { object, init }, TypeId::VOID, at);
        let then = self.object_place(object, at);
        Ok(self.place(PlaceKind::After { first, then }, ty, at))
    }

    /// A whole initializer for one part of the object.
    fn init_slot(
        &mut self,
        builder: &mut Builder,
        slot: Slot,
        init: tree::Init,
        span: Span,
    ) -> R<()> {
        deeper(|| match init {
            tree::Init::Expr(value) => self.init_value(builder, slot, value),
            tree::Init::List(items) => self.init_braces(builder, slot, items, span),
        })
    }

    fn init_value(&mut self, builder: &mut Builder, slot: Slot, value: tree::ExprId) -> R<()> {
        let span = self.tree[value].span;
        if let Type::Array(element, len) = self.types().kind(slot.ty) {
            if let Some(string) = self.string_for(element, value) {
                self.init_string(builder, slot, element, len, string, span);
                return Ok(());
            }
            // gcc: an array may be initialised by a compound literal of its type.
            if let Tree::CompoundLiteral(name, items) = self.tree[value].kind {
                let ty = self.type_name(name)?;
                self.pending.clear();
                if self.types().compatible_unqualified(ty, slot.ty) {
                    return self.init_braces(builder, slot, items, span);
                }
            }
            return Err(self.error(span, Cause::ArrayInit));
        }
        let mark = self.mark();
        let value = self.nonvoid(value)?;
        self.init_scalar(builder, slot, value, span)?;
        self.reset_to(mark, builder);
        Ok(())
    }

    /// A value for a scalar, or for a whole struct.
    fn init_scalar(
        &mut self,
        builder: &mut Builder,
        slot: Slot,
        value: ExprId,
        span: Span,
    ) -> R<()> {
        let ty = self.types().value_type(slot.ty);
        let value = self.assign_convert(value, ty, span)?;
        if builder.when == When::Static && self.types().as_record(ty).is_some() {
            return self.copy_literal(builder, slot, value, span);
        }
        let stored = match (self.as_const(value), builder.when) {
            (Some(_), When::Running) if self.body.is_changed(value) => InitValue::Expr(value),
            (Some(bits), _) => InitValue::Const(bits),
            (None, When::Running) => InitValue::Expr(value),
            (None, When::Static) => match self.evaluate_static(value) {
                Some(known) => init_constant(known),
                None => {
                    return Err(self.error(span, Cause::NotConstant { what: "the initializer" }));
                }
            },
        };
        let entry =
            InitEntry { offset: slot.offset, bits: slot.bits, ty, value: stored, repeat: None };
        builder.entries.push(entry, self.types());
        Ok(())
    }

    /// A static struct initialised by a compound literal: its entries move over.
    fn copy_literal(
        &mut self,
        builder: &mut Builder,
        slot: Slot,
        value: ExprId,
        span: Span,
    ) -> R<()> {
        let mut init = None;
        if let ExprKind::Load(place) = self.body[value].kind {
            init = match self.body[place].kind {
                PlaceKind::Object(object) => self.shared.program[object].init.clone(),
                PlaceKind::After { first, .. } => match self.body[first].kind {
                    ExprKind::InitObject { init, .. } => Some(self.body.init(init).clone()),
                    _ => None,
                },
                _ => None,
            };
        }
        let is_constant = init.as_ref().is_some_and(|init| {
            init.entries.iter().all(|entry| !matches!(entry.value, InitValue::Expr(_)))
        });
        let Some(init) = init.filter(|_| is_constant) else {
            return Err(self.error(span, Cause::NotConstant { what: "the initializer" }));
        };
        for mut entry in init.entries {
            entry.offset += slot.offset;
            builder.entries.push(entry, self.types());
        }
        Ok(())
    }

    /// The string literal that initialises an array of such elements.
    fn string_for(&self, element: TypeId, value: tree::ExprId) -> Option<StrId> {
        let Tree::Str(string) = self.tree[value].kind else { return None };
        let kind = self.types().int_kind(element)?;
        let is_char = matches!(kind, IntKind::Char | IntKind::SChar | IntKind::UChar);
        let unit = self.types().int_kind(self.unit_type(self.tree[string].encoding))?;
        let fits = if self.tree[string].encoding.is_bytes() { is_char } else { kind == unit };
        fits.then_some(string)
    }

    fn init_string(
        &mut self,
        builder: &mut Builder,
        slot: Slot,
        element: TypeId,
        len: ArrayLen,
        string: StrId,
        span: Span,
    ) {
        let literal = &self.tree[string].units;
        let whole = u64::try_from(literal.len()).expect("a length should fit in 64 bits");
        let len = if let ArrayLen::Known(len) = len {
            len
        } else {
            self.complete(builder, slot, whole + 1);
            whole + 1
        };
        if whole > len {
            self.warn(span, Cause::ExcessInit);
        }
        let kept =
            usize::try_from(whole.min(len)).expect("a part of a literal should fit in memory");
        let units: Arc<[u32]> = literal[..kept].into();
        if units.iter().all(|&unit| unit == 0) {
            builder.entries.clear(slot.offset, len * self.types().size_of(element).unwrap_or(1));
            return;
        }
        let element = self.types().value_type(element);
        let ty = self.types_mut().array(element, ArrayLen::Known(len));
        let entry = InitEntry {
            offset: slot.offset,
            bits: None,
            ty,
            value: InitValue::Units(units),
            repeat: None,
        };
        builder.entries.push(entry, self.types());
    }

    /// Gives the outermost array its length. A flexible array member makes the object larger, not its type.
    fn complete(&mut self, builder: &mut Builder, slot: Slot, len: u64) {
        if let Type::Array(element, ArrayLen::Incomplete) = self.types().kind(builder.ty)
            && slot.offset == 0
            && slot.ty == builder.ty
        {
            builder.ty = self.types_mut().array(element, ArrayLen::Known(len));
        }
    }

    fn init_braces(
        &mut self,
        builder: &mut Builder,
        slot: Slot,
        items: List<InitItem>,
        span: Span,
    ) -> R<()> {
        match self.types().kind(slot.ty) {
            Type::Array(element, len) => {
                if let [InitItem { designators, init: tree::Init::Expr(value) }] = &self.tree[items]
                    && designators.is_empty()
                    && let Some(string) = self.string_for(element, *value)
                {
                    self.init_string(builder, slot, element, len, string, span);
                    return Ok(());
                }
                self.init_list(builder, slot, items, span)
            }
            Type::Record(_) if !self.is_complex(slot.ty) || self.tree[items].len() == 2 => {
                self.init_list(builder, slot, items, span)
            }
            _ => match self.tree[items] {
                [] => {
                    let size = self.types().size_of(slot.ty).unwrap_or(0);
                    builder.entries.clear(slot.offset, size);
                    builder.forget_unions(slot.offset, size);
                    Ok(())
                }
                [first, ref rest @ ..] => {
                    if !first.designators.is_empty() {
                        let ty = self.spell(slot.ty);
                        return Err(self.error(span, Cause::BadDesignator { what: "a", ty }));
                    }
                    if !rest.is_empty() {
                        self.warn(span, Cause::ExcessInit);
                    }
                    self.init_slot(builder, slot, first.init, span)
                }
            },
        }
    }

    /// `{ .. }` for an array, struct or union.
    fn init_list(
        &mut self,
        builder: &mut Builder,
        slot: Slot,
        items: List<InitItem>,
        span: Span,
    ) -> R<()> {
        if !self.types().is_complete(slot.ty) && self.types().element(slot.ty).is_none() {
            let ty = self.spell(slot.ty);
            return Err(self.error(span, Cause::Incomplete { what: "the object".to_owned(), ty }));
        }
        // What an earlier designator put here is replaced as a whole.
        builder.entries.clear(slot.offset, self.types().size_of(slot.ty).unwrap_or(0));
        let mut cursor = Cursor::new(slot, self.types());
        for &item in &self.tree[items] {
            let repeats = if item.designators.is_empty() {
                Vec::new()
            } else {
                self.designate(&mut cursor, item.designators, span)?
            };
            if cursor.current(self.types()).is_none() {
                let item_span = self.item_span(item.init).unwrap_or(span);
                self.warn(item_span, Cause::ExcessInit);
                continue;
            }
            let mark = builder.entries.len();
            self.init_item(builder, &mut cursor, item.init, span)?;
            for union in cursor.unions(self.types()) {
                builder.note_union(union);
            }
            builder.entries.repeat_from(mark, &repeats);
            cursor.advance(self.types());
        }
        if let Some(len) = cursor.open_len() {
            self.complete(builder, slot, len);
        }
        Ok(())
    }

    fn item_span(&self, init: tree::Init) -> Option<Span> {
        match init {
            tree::Init::Expr(value) => Some(self.tree[value].span),
            tree::Init::List(items) => {
                self.tree[items].first().and_then(|item| self.item_span(item.init))
            }
        }
    }

    /// One item at the cursor, which goes down into parts as far as the value asks for it.
    fn init_item(
        &mut self,
        builder: &mut Builder,
        cursor: &mut Cursor,
        init: tree::Init,
        span: Span,
    ) -> R<()> {
        let mut known: Option<ExprId> = None;
        let mark = self.mark();
        loop {
            let Some(slot) = cursor.current(self.types()) else {
                self.warn(span, Cause::ExcessInit);
                return Ok(());
            };
            let value = match init {
                tree::Init::List(items) => {
                    return deeper(|| self.init_braces(builder, slot, items, span));
                }
                tree::Init::Expr(value) => value,
            };
            let value_span = self.tree[value].span;
            match self.types().kind(slot.ty) {
                Type::Array(element, _) => {
                    let literal = matches!(self.tree[value].kind, Tree::CompoundLiteral(..));
                    if self.string_for(element, value).is_some()
                        || (literal && self.is_array_literal(value))
                    {
                        return self.init_value(builder, slot, value);
                    }
                }
                Type::Record(_) if matches!(self.tree[value].kind, Tree::Str(_)) => (),
                kind => {
                    let found = match known {
                        Some(found) => found,
                        None => self.nonvoid(value)?,
                    };
                    known = Some(found);
                    let is_record = matches!(kind, Type::Record(_)) && !self.is_complex(slot.ty);
                    if !is_record || self.types().compatible_unqualified(self.ty(found), slot.ty) {
                        self.init_scalar(builder, slot, found, value_span)?;
                        self.reset_to(mark, builder);
                        return Ok(());
                    }
                }
            }
            if !cursor.descend(self.types()) {
                // A struct without members takes nothing.
                self.warn(value_span, Cause::ExcessInit);
                return Ok(());
            }
        }
    }

    fn is_array_literal(&mut self, value: tree::ExprId) -> bool {
        let Tree::CompoundLiteral(name, _) = self.tree[value].kind else { return false };
        let derived = self.tree[self.tree[self.tree[name].declarator].derived].first();
        matches!(derived, Some(tree::Derived::Array { .. }))
    }

    /// Moves the cursor to where the designators say; gives the ranges among them.
    fn designate(
        &mut self,
        cursor: &mut Cursor,
        list: List<Designator>,
        span: Span,
    ) -> R<Vec<Repeat>> {
        let mut repeats = Vec::new();
        cursor.restart();
        for (index, &designator) in self.tree[list].iter().enumerate() {
            if index > 0 && !cursor.descend(self.types()) {
                let ty =
                    cursor.current(self.types()).map_or(String::new(), |slot| self.spell(slot.ty));
                return Err(self.error(span, Cause::BadDesignator { what: "a", ty }));
            }
            match designator {
                Designator::Member(name) => {
                    let text = self.text(name);
                    let path = cursor
                        .record(self.types())
                        .and_then(|record| self.find_member(record, &text));
                    let Some(path) = path else {
                        let ty = self.spell(cursor.container());
                        return Err(
                            self.error(span, Cause::NoMember { member: text.to_string(), ty })
                        );
                    };
                    for (depth, field) in path.into_iter().enumerate() {
                        if depth > 0 {
                            cursor.descend(self.types());
                        }
                        cursor.go_to(u64::from(field));
                    }
                }
                Designator::Index(index) => {
                    let index = self.constant_int(index, "an index of an initializer")?;
                    self.go_to_index(cursor, index, span)?;
                }
                Designator::Range(first, end) => {
                    let first = self.constant_int(first, "an index of an initializer")?;
                    let final_index = self.constant_int(end, "an index of an initializer")?;
                    self.go_to_index(cursor, final_index, span)?;
                    self.go_to_index(cursor, first, span)?;
                    if first > final_index {
                        return Err(self.error(span, Cause::InitIndex { index: final_index }));
                    }
                    let count = u64::try_from(final_index - first).unwrap_or(0) + 1;
                    let stride =
                        cursor.current(self.types()).and_then(|slot| self.types().size_of(slot.ty));
                    cursor.stay_until(u64::try_from(final_index).unwrap_or(0));
                    if count > 1 {
                        repeats.push(Repeat { count, stride: stride.unwrap_or(0) });
                    }
                }
            }
        }
        Ok(repeats)
    }

    fn go_to_index(&mut self, cursor: &mut Cursor, index: i128, span: Span) -> R<()> {
        if self.types().element(cursor.container()).is_none() {
            let ty = self.spell(cursor.container());
            return Err(self.error(span, Cause::BadDesignator { what: "an array", ty }));
        }
        match u64::try_from(index) {
            Ok(place) if cursor.may_go_to(place) => {
                cursor.go_to(place);
                Ok(())
            }
            _ => Err(self.error(span, Cause::InitIndex { index })),
        }
    }

    /// Remembers how many nodes there are.
    fn mark(&self) -> (usize, usize, usize) {
        (self.body.exprs.len(), self.body.places.len(), self.body.stmts.len())
    }

    /// Throws away the nodes of a value that became a constant, so that long tables stay small.
    fn reset_to(&mut self, (exprs, places, stmts): (usize, usize, usize), builder: &Builder) {
        let needs_nodes = builder.entries.last_is_expr() || !self.pending.is_empty();
        if !needs_nodes && self.body.stmts.len() == stmts {
            self.body.exprs.truncate(exprs);
            while self.body.changed.last().is_some_and(|value| value.index() >= exprs) {
                self.body.changed.pop();
            }
            while self.body.folded.last().is_some_and(|value| value.index() >= exprs) {
                self.body.folded.pop_last();
            }
            self.body.places.truncate(places);
        }
    }
}
