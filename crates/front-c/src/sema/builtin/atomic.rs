//! `__sync_*` and `__atomic_*`: sequential operations in one step.

use symra_cparse::{self as tree, Span};
use symra_ir::Position;

use crate::hir::{Binary, Bits, ExprId, ExprKind, ObjectId, PlaceId, Unary, UpdateResult};
use crate::sema::{R, Sema};
use crate::types::TypeId;

/// An argument that is evaluated once and used several times.
#[derive(Clone, Copy)]
enum Held {
    Constant(ExprId),
    Object(ObjectId),
}

/// gcc's number of sequential consistency among the memory orders.
const SEQ_CST: i128 = 5;

/// The operators of the fetching builtins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fetch {
    Op(Binary),
    Nand,
}

fn fetch_op(name: &str) -> Option<Fetch> {
    Some(Fetch::Op(match name {
        "add" => Binary::Add,
        "sub" => Binary::Sub,
        "or" => Binary::BitOr,
        "and" => Binary::BitAnd,
        "xor" => Binary::BitXor,
        "nand" => return Some(Fetch::Nand),
        _ => return None,
    }))
}

impl Sema<'_> {
    pub(super) fn sync_call(
        &mut self,
        name: &str,
        args: &[tree::ExprId],
        full: &str,
        span: Span,
    ) -> R<ExprId> {
        let name = strip_size(name);
        let at = self.at(span);
        if name == "synchronize" {
            return Ok(self.nothing(at));
        }
        let mut holder = Holder::new(self, args, full, span)?;
        let value = if let Some(op) = name.strip_prefix("fetch_and_").and_then(fetch_op) {
            holder.fetch(op, UpdateResult::Old)?
        } else if let Some(op) = name.strip_suffix("_and_fetch").and_then(fetch_op) {
            holder.fetch(op, UpdateResult::New)?
        } else {
            match name {
                "bool_compare_and_swap" => holder.compare_and_swap()?,
                "val_compare_and_swap" => holder.swapped_value()?,
                "lock_test_and_set" => holder.exchange(1)?,
                "lock_release" => holder.clear()?,
                _ => return Err(self.bad_builtin(full, span)),
            }
        };
        Ok(value)
    }

    pub(super) fn atomic_call(
        &mut self,
        name: &str,
        args: &[tree::ExprId],
        full: &str,
        span: Span,
    ) -> R<ExprId> {
        let name = strip_size(name);
        let at = self.at(span);
        match name {
            "thread_fence" | "signal_fence" => return Ok(self.nothing(at)),
            "always_lock_free" | "is_lock_free" => return Ok(self.int(1, TypeId::BOOL, at)),
            _ => (),
        }
        let mut holder = Holder::new(self, args, full, span)?;
        let compares = name.starts_with("compare_exchange");
        holder.note_orders(if compares { 2 } else { 1 });
        if compares {
            holder.note_weakness();
        }
        if let Some(op) = name.strip_prefix("fetch_").and_then(fetch_op) {
            return holder.fetch(op, UpdateResult::Old);
        }
        if let Some(op) = name.strip_suffix("_fetch").and_then(fetch_op) {
            return holder.fetch(op, UpdateResult::New);
        }
        match name {
            "load_n" => holder.load(),
            "load" => holder.load_to(),
            "store_n" => holder.store(),
            "store" => holder.store_from(),
            "exchange_n" => holder.exchange(1),
            "exchange" => holder.exchange_through(),
            "compare_exchange_n" => holder.compare_exchange(false),
            "compare_exchange" => holder.compare_exchange(true),
            "test_and_set" => holder.test_and_set(),
            "clear" => {
                // Like `test_and_set` it knows one byte, whatever the pointer points to.
                holder.ty = TypeId::UCHAR;
                holder.clear()
            }
            _ => Err(self.bad_builtin(full, span)),
        }
    }

    /// A `void` value.
    pub(super) fn nothing(&mut self, at: Position) -> ExprId {
        let zero = self.int(0, TypeId::INT, at);
        self.convert(zero, TypeId::VOID, at)
    }
}

/// `fetch_and_add_4` is `fetch_and_add` of a size that the pointer tells.
fn strip_size(name: &str) -> &str {
    for size in ["_1", "_2", "_4", "_8", "_16"] {
        if let Some(stem) = name.strip_suffix(size) {
            return stem;
        }
    }
    name
}

/// The arguments of an atomic operation, each kept in a temporary.
struct Holder<'s, 't> {
    sema: &'s mut Sema<'t>,
    held: Vec<Held>,
    stores: Vec<ExprId>,
    name: &'s str,
    span: Span,
    at: Position,
    /// The type of what the first argument points to.
    ty: TypeId,
}

impl<'s, 't> Holder<'s, 't> {
    fn new(sema: &'s mut Sema<'t>, args: &[tree::ExprId], name: &'s str, span: Span) -> R<Self> {
        let at = sema.at(span);
        let mut holder =
            Self { sema, held: Vec::new(), stores: Vec::new(), name, span, at, ty: TypeId::INT };
        for &arg in args {
            let value = holder.sema.nonvoid(arg)?;
            holder.hold(value);
        }
        let pointee = match holder.held.first().copied() {
            Some(first) => {
                let pointer = holder.get(first);
                holder.sema.types().pointee(holder.sema.ty(pointer))
            }
            None => None,
        };
        match pointee {
            Some(ty) => {
                holder.ty = holder.sema.types().value_type(ty);
                Ok(holder)
            }
            None => Err(holder.sema.bad_builtin(name, span)),
        }
    }

    /// The last arguments are memory orders: notes whether they are weak.
    fn note_orders(&mut self, count: usize) {
        let orders = &self.held[self.held.len().saturating_sub(count)..];
        let is_strong = |order: &Held| match order {
            Held::Constant(value) => {
                self.sema.as_const(*value).is_some_and(|order| order == Bits::from_i128(SEQ_CST))
            }
            Held::Object(_) => false,
        };
        if !orders.iter().all(is_strong) {
            self.sema.shared.program.weak_order.get_or_insert(self.at);
        }
    }

    /// The fourth argument says whether a comparison may fail where the values are equal.
    fn note_weakness(&mut self) {
        let is_strong = match self.held.get(3) {
            Some(Held::Constant(value)) => {
                self.sema.as_const(*value).is_some_and(|weak| weak == Bits::from_i128(0))
            }
            Some(Held::Object(_)) => false,
            None => true,
        };
        if !is_strong {
            self.sema.shared.program.weak_exchange.get_or_insert(self.at);
        }
    }

    fn hold(&mut self, value: ExprId) {
        if self.sema.as_const(value).is_some() {
            self.held.push(Held::Constant(value));
            return;
        }
        let (object, store) = self.sema.temporary(value, self.at);
        self.held.push(Held::Object(object));
        self.stores.push(store);
    }

    fn get(&mut self, held: Held) -> ExprId {
        match held {
            Held::Constant(value) => value,
            Held::Object(object) => self.sema.load_object(object, self.at),
        }
    }

    fn arg(&mut self, index: usize) -> R<ExprId> {
        match self.held.get(index).copied() {
            Some(held) => Ok(self.get(held)),
            None => Err(self.sema.bad_builtin(self.name, self.span)),
        }
    }

    /// An argument converted to the type of the object.
    fn operand(&mut self, index: usize) -> R<ExprId> {
        let value = self.arg(index)?;
        let ty = if self.ty == TypeId::VOID { TypeId::UCHAR } else { self.ty };
        self.sema.assign_convert(value, ty, self.span)
    }

    /// What an argument points to, seen as the type of the object.
    fn target(&mut self, index: usize) -> R<PlaceId> {
        let pointer = self.arg(index)?;
        if self.sema.types().pointee(self.sema.ty(pointer)).is_none() {
            return Err(self.sema.bad_builtin(self.name, self.span));
        }
        let ty = if self.ty == TypeId::VOID { TypeId::UCHAR } else { self.ty };
        let wanted = self.sema.types_mut().pointer(ty);
        let pointer = self.sema.convert(pointer, wanted, self.at);
        Ok(self.sema.deref(pointer, self.at))
    }

    fn read(&mut self, index: usize) -> R<ExprId> {
        let place = self.target(index)?;
        Ok(self.sema.load(place, self.at))
    }

    fn write(&mut self, index: usize, value: ExprId) -> R<ExprId> {
        let place = self.target(index)?;
        Ok(self.sema.assign_node(place, value, self.at))
    }

    fn void(&mut self, value: ExprId) -> ExprId {
        self.sema.convert(value, TypeId::VOID, self.at)
    }

    /// The operation in one step, after its arguments.
    fn finish(&mut self, value: ExprId) -> ExprId {
        let ty = self.sema.ty(value);
        let atomic = self.sema.node(ExprKind::Atomic(value), ty, self.at);
        let stores = std::mem::take(&mut self.stores);
        self.sema.after_all(&stores, atomic, self.at)
    }

    fn fetch(&mut self, op: Fetch, result: UpdateResult) -> R<ExprId> {
        let at = self.at;
        let place = self.target(0)?;
        let ty = self.ty;
        let by = self.arg(1)?;
        if !self.sema.types().is_integer(self.sema.ty(by))
            && !self.sema.types().is_pointer(self.sema.ty(by))
        {
            return Err(self.sema.bad_builtin(self.name, self.span));
        }
        let value = self.sema.update_node(place, result, at, |sema, old| {
            // The sum wraps and counts bytes for pointers, so it is computed unsigned.
            let size = sema.types().size_of(ty).unwrap_or(4);
            let kind = crate::sema::specs::int_of_size(size, false, sema.model());
            let (old, by) =
                (sema.convert(old, kind.type_id(), at), sema.convert(by, kind.type_id(), at));
            let new = match op {
                Fetch::Op(op) => sema.binary_node(op, old, by, at),
                Fetch::Nand => {
                    let and = sema.binary_node(Binary::BitAnd, old, by, at);
                    sema.unary_node(Unary::BitNot, and, at)
                }
            };
            sema.convert(new, ty, at)
        });
        Ok(self.finish(value))
    }

    fn load(&mut self) -> R<ExprId> {
        let value = self.read(0)?;
        Ok(self.finish(value))
    }

    fn load_to(&mut self) -> R<ExprId> {
        let value = self.read(0)?;
        let store = self.write(1, value)?;
        let value = self.void(store);
        Ok(self.finish(value))
    }

    fn store(&mut self) -> R<ExprId> {
        let value = self.operand(1)?;
        let store = self.write(0, value)?;
        let value = self.void(store);
        Ok(self.finish(value))
    }

    fn store_from(&mut self) -> R<ExprId> {
        let value = self.read(1)?;
        let store = self.write(0, value)?;
        let value = self.void(store);
        Ok(self.finish(value))
    }

    fn exchange(&mut self, operand: usize) -> R<ExprId> {
        let new = self.operand(operand)?;
        let place = self.target(0)?;
        let value = self.sema.update_node(place, UpdateResult::Old, self.at, |_, _| new);
        Ok(self.finish(value))
    }

    fn exchange_through(&mut self) -> R<ExprId> {
        let new = self.read(1)?;
        let place = self.target(0)?;
        let old = self.sema.update_node(place, UpdateResult::Old, self.at, |_, _| new);
        let store = self.write(2, old)?;
        let value = self.void(store);
        Ok(self.finish(value))
    }

    fn clear(&mut self) -> R<ExprId> {
        let ty = if self.ty == TypeId::VOID { TypeId::UCHAR } else { self.ty };
        let zero = self.sema.int(0, TypeId::INT, self.at);
        let zero = self.sema.convert(zero, ty, self.at);
        let store = self.write(0, zero)?;
        let value = self.void(store);
        Ok(self.finish(value))
    }

    fn test_and_set(&mut self) -> R<ExprId> {
        self.ty = TypeId::UCHAR;
        let place = self.target(0)?;
        let one = self.sema.int(1, TypeId::UCHAR, self.at);
        let old = self.sema.update_node(place, UpdateResult::Old, self.at, |_, _| one);
        let value = self.sema.truth(old, self.at);
        Ok(self.finish(value))
    }

    fn compare_and_swap(&mut self) -> R<ExprId> {
        let (old, expected) = (self.read(0)?, self.operand(1)?);
        let same = self.sema.binary_node(Binary::Eq, old, expected, self.at);
        let new = self.operand(2)?;
        let store = self.write(0, new)?;
        let yes = self.sema.int(1, TypeId::BOOL, self.at);
        let swapped = self.sema.comma(store, yes, self.at);
        let no = self.sema.int(0, TypeId::BOOL, self.at);
        let value = self.sema.cond_node(same, swapped, no, self.at);
        Ok(self.finish(value))
    }

    fn swapped_value(&mut self) -> R<ExprId> {
        let at = self.at;
        let expected = self.operand(1)?;
        let new = self.operand(2)?;
        let place = self.target(0)?;
        let value = self.sema.update_node(place, UpdateResult::Old, at, |sema, old| {
            let same = sema.binary_node(Binary::Eq, old, expected, at);
            sema.cond_node(same, new, old, at)
        });
        Ok(self.finish(value))
    }

    fn compare_exchange(&mut self, through_pointer: bool) -> R<ExprId> {
        let (old, expected) = (self.read(0)?, self.read(1)?);
        let same = self.sema.binary_node(Binary::Eq, old, expected, self.at);
        let new = if through_pointer { self.read(2)? } else { self.operand(2)? };
        let store = self.write(0, new)?;
        let yes = self.sema.int(1, TypeId::BOOL, self.at);
        let swapped = self.sema.comma(store, yes, self.at);
        let seen = self.read(0)?;
        let note = self.write(1, seen)?;
        let no = self.sema.int(0, TypeId::BOOL, self.at);
        let failed = self.sema.comma(note, no, self.at);
        let value = self.sema.cond_node(same, swapped, failed, self.at);
        Ok(self.finish(value))
    }
}
