//! What functions of the library do beside returning a value: they write to memory, set `errno`, and end the program.

use rustc_hash::FxHashSet;
use symra_ir::{ClaimKind, Direction, Inexact, Operation};
use symra_terms::Term;

use super::arith::Kind;
use super::place::{Spot, Target};
use super::pointer::is_pointer;
use super::value::Val;
use super::{Halt, Lower};
use crate::hir::{
    Body, ExprId, ExprKind, FunctionId, Init, InitValue, ObjectId, Origin, PlaceKind, Program,
};
use crate::intrinsic::{Intrinsic, is_open};
use crate::memory::Memory;
use crate::memory::flow::Extent;
use crate::memory::graph::{Cell, Graph, NodeId};
use crate::options::{Options, Purpose};
use crate::sema::stored;
use crate::types::{Params, TypeId};

/// The names of the object that `errno` is: that of the model, and that of old programs.
const ERRNO: [&str; 2] = ["__symra_errno", "errno"];

/// The signals that do not end a program that has no handlers: `SIGCHLD`, `SIGCONT`, `SIGSTOP`, `SIGTSTP`, `SIGTTIN`, `SIGTTOU`,
/// `SIGURG`, `SIGWINCH`.
const HARMLESS: [u64; 8] = [17, 18, 19, 20, 21, 22, 23, 28];

/// Of so many of the program's arguments the model makes the strings.
const KNOWN_ARGUMENTS: u64 = 4;

/// What the environment of a program shares with it.
#[derive(Debug, Default)]
pub(super) struct Environment {
    /// The object that is `errno`, if the program knows it.
    pub(super) errno: Option<ObjectId>,
    /// The classes of memory that the arguments of the program may lie in.
    pub(super) arguments: FxHashSet<NodeId>,
    /// The class of the list of the program's arguments, where a model makes them.
    list: Option<NodeId>,
    /// Whether some string of the program tells a function to store how much it has written.
    stores_count: bool,
}

impl Environment {
    pub(super) fn new(
        program: &Program,
        memory: &Memory,
        options: &Options,
        entry: FunctionId,
    ) -> Self {
        let errno = program.objects.iter().position(|object| {
            ERRNO.contains(&&*object.name)
                && !matches!(object.storage, crate::hir::Storage::Automatic(_))
        });
        let errno = errno.map(ObjectId::new).filter(|id| memory.homes[id.index()].is_some());
        let arguments = match options.purpose {
            Purpose::Run => FxHashSet::default(),
            Purpose::Verify => arguments(program, memory, options, entry),
        };
        let stores_count = inits(program).any(|init| {
            init.entries.iter().any(|entry| match &entry.value {
                InitValue::Units(units) => {
                    let bytes: Vec<u8> =
                        units.iter().map(|unit| u8::try_from(*unit).unwrap_or(b'?')).collect();
                    has_count(&bytes)
                }
                _ => false,
            })
        });
        let list = list(program, memory, options, entry);
        Self { errno, arguments, list, stores_count }
    }
}

fn inits(program: &Program) -> impl Iterator<Item = &Init> {
    let bodies = program.functions.iter().filter_map(|function| function.body.as_ref());
    let locals = bodies.flat_map(|body| &body.inits);
    program.objects.iter().filter_map(|object| object.init.as_ref()).chain(locals)
}

/// The classes of memory that the entry's parameters lead to, where no model makes what is there.
fn arguments(
    program: &Program,
    memory: &Memory,
    options: &Options,
    entry: FunctionId,
) -> FxHashSet<NodeId> {
    let graph = &memory.flow.graph;
    let made = if crate::library::arguments(program, options).is_some() { 2 } else { 0 };
    let pointees = program[entry].params.iter().skip(made).filter_map(|param| {
        let root = graph.root(memory.flow.objects[param.object.index()].cell?);
        graph.fields(root.node)[graph.field_at(root)?].pointee
    });
    reached(graph, pointees.collect()).into_iter().collect()
}

/// The class of the list of arguments that a model makes.
fn list(
    program: &Program,
    memory: &Memory,
    options: &Options,
    entry: FunctionId,
) -> Option<NodeId> {
    crate::library::arguments(program, options)?;
    let graph = &memory.flow.graph;
    let param = program[entry].params.get(1)?;
    let root = graph.root(memory.flow.objects[param.object.index()].cell?);
    let pointee = graph.fields(root.node)[graph.field_at(root)?].pointee?;
    Some(graph.root(pointee).node)
}

/// The classes of these cells, and of what is reached from there.
fn reached(graph: &Graph, cells: Vec<Cell>) -> Vec<NodeId> {
    let mut seen = FxHashSet::default();
    let mut nodes = Vec::new();
    let mut work = cells;
    while let Some(cell) = work.pop() {
        let node = graph.root(cell).node;
        if seen.insert(node) {
            nodes.push(node);
            work.extend(graph.fields(node).iter().filter_map(|field| field.pointee));
        }
    }
    nodes
}

/// Whether a format has a conversion that stores how much was written or read.
fn has_count(format: &[u8]) -> bool {
    let mut rest = format;
    while let Some(at) = rest.iter().position(|byte| *byte == b'%') {
        rest = &rest[at + 1..];
        let skipped =
            rest.iter().take_while(|byte| b"-+ #0123456789.*$'hlLqjzt".contains(byte)).count();
        match rest.get(skipped) {
            Some(b'n') => return true,
            Some(_) => rest = &rest[skipped + 1..],
            None => return false,
        }
    }
    false
}

/// A conversion of a format that reads.
struct ScanItem {
    /// The pointer, and its value.
    arg: ExprId,
    to: Option<Term>,
    /// The type that the format says.
    kind: Option<TypeId>,
    /// So many conversions come before it.
    number: usize,
    /// How many are read, where that is told.
    count: Option<Term>,
}

impl Lower<'_> {
    /// A library function that writes to memory, or calls something, unless the pointers for it are null.
    pub(super) fn writes(
        &mut self,
        function: FunctionId,
        args: &[(TypeId, Val)],
        result: TypeId,
    ) -> Val {
        self.may_allocate(function, result);
        self.may_follow(function, args, is_open);
        if self.options.purpose == Purpose::Run {
            let name = self.program[function].name.to_string();
            self.unsupported(&format!("the value of `{name}`"));
        }
        self.any_errno();
        self.arbitrary_value(result)
    }

    /// A function of the system that nothing is known of but its declaration: what it does with pointers is not supported, nor
    /// whether what it returns is to be freed.
    pub(super) fn unmodelled(
        &mut self,
        function: FunctionId,
        args: &[(TypeId, Val)],
        result: TypeId,
    ) -> Val {
        self.may_allocate(function, result);
        if self.options.checks.deref {
            self.may_follow(function, args, |types, ty| {
                types.pointee(types.value_type(ty)).is_some()
            });
        } else {
            self.may_follow(function, args, is_open);
        }
        let name = self.program[function].name.to_string();
        self.not_computed(&name, Inexact::Anything);
        self.any_errno();
        self.arbitrary_value(result)
    }

    /// Where leaks are looked for, nothing is known after a function that may return memory of its own.
    fn may_allocate(&mut self, function: FunctionId, result: TypeId) {
        let checks = &self.options.checks;
        if self.program.types.pointee(result).is_some() && (checks.leak || checks.cleanup) {
            let name = self.program[function].name.to_string();
            self.unsupported(&format!("what `{name}` returns"));
        }
    }

    /// Nothing is known after a function that may follow such pointers, if it is given some.
    fn may_follow(
        &mut self,
        function: FunctionId,
        args: &[(TypeId, Val)],
        is_followed: impl Fn(&crate::types::TypeTable, TypeId) -> bool,
    ) {
        let mut given = Vec::new();
        for (ty, value) in args.iter().filter(|(ty, _)| is_followed(&self.program.types, *ty)) {
            if let Val::Record(_) = value {
                given.push(self.builder.pool().true_());
            } else if let Some(term) = value.term() {
                let given_pointer = self.truth(term);
                given.push(given_pointer);
                let types = &self.program.types;
                let data = types.pointee(*ty).is_some_and(|ty| types.as_function(ty).is_none());
                if data && self.options.checks.deref {
                    // Whether it follows a null pointer is not known either.
                    given.push(self.builder.pool().not(given_pointer));
                }
            }
        }
        let bad = self.builder.pool().or(&given);
        let name = &self.program[function].name;
        let message =
            format!("`{name}`, which reads or writes memory or calls back, is not supported");
        self.check_as(ClaimKind::Unsupported, "unsupported", bad, &message);
    }

    /// A library function that writes data: all that it can reach gets any value. Where it matters how far it writes, and where it
    /// may return a pointer that it was given, it is not supported.
    pub(super) fn fill_reached(
        &mut self,
        function: FunctionId,
        ids: &[ExprId],
        values: &[(TypeId, Val)],
        result: TypeId,
        wanted: bool,
    ) -> Val {
        let types = &self.program.types;
        if self.options.purpose == Purpose::Run
            || self.options.checks.needs_objects()
            || (wanted && types.is_pointer(result))
        {
            return self.writes(function, values, result);
        }
        let body = self.body();
        let cells: Vec<Cell> = ids
            .iter()
            .filter(|arg| is_open(types, body[**arg].ty))
            .filter_map(|arg| self.pointee(*arg))
            .collect();
        for node in reached(&self.memory.flow.graph, cells) {
            for field in 0..self.memory.flow.graph.fields(node).len() {
                let var = self.region(node, field).var;
                let sort = self.var_sort(var);
                let content = self.arbitrary(&[sort])[0];
                self.write_var(var, content);
                self.all_elements_written(node, field);
            }
        }
        let name = &self.program[function].name;
        self.more_than_exact(format!("`{name}` stores arbitrary values"), Inexact::Anything);
        self.any_errno();
        self.arbitrary_value(result)
    }

    /// Reads into what the arguments behind the format point to.
    pub(super) fn scan(
        &mut self,
        format: usize,
        ids: &[ExprId],
        values: &[(TypeId, Val)],
        result: TypeId,
    ) -> Val {
        let body = self.body();
        let is_plain = ids
            .get(format)
            .and_then(|format| literal(self.program, body, *format))
            .is_some_and(|text| !has_count(&text));
        let model = self.program.types.model();
        let stored = ids
            .get(format)
            .and_then(|format| literal(self.program, body, *format))
            .and_then(|text| stored(&text, model));
        if format == 1
            && let Some(stream) =
                values[0].1.term().filter(|term| is_pointer(self.builder.pool(), *term))
            && self.standard_stream_name(ids[0]).is_none()
        {
            let null = self.null();
            let bad = self.builder.pool().eq(stream, null);
            if self.options.checks.deref {
                self.check(Kind::Deref, bad, "the stream is a null pointer");
            }
        }
        if stored.is_none()
            && ids.get(format).is_some_and(|format| literal(self.program, body, *format).is_some())
        {
            self.unsupported("a conversion of this format");
        }
        let count = self.arbitrary_value(result);
        let count_term = count.term().filter(|_| is_plain && result == TypeId::INT);
        if let Some(term) = count_term {
            // What was not read is as it was.
            let most = ids.len().saturating_sub(format + 1) as u64;
            let pool = self.builder.pool();
            let (least, most) = (pool.bv(u64::from(u32::MAX), 32), pool.bv(most, 32));
            let (low, high) = (pool.bv_sle(least, term), pool.bv_sle(term, most));
            let inside = pool.and(&[low, high]);
            // It is about a new variable alone: what waits may go on waiting.
            self.step(Operation::Assume(inside));
        }
        for (index, &arg) in ids.iter().enumerate().skip(format + 1) {
            let number = index - format - 1;
            let kind = stored.as_ref().and_then(|stored| stored.get(number)).copied();
            let to = values[index].1.term();
            self.scan_item(&ScanItem { arg, to, kind, number, count: count_term });
        }
        self.any_errno();
        count
    }

    /// Stores what a conversion reads, if so many are read.
    fn scan_item(&mut self, item: &ScanItem) {
        let pointee = self.program.types.pointee(self.body()[item.arg].ty);
        let size = pointee.and_then(|ty| self.program.types.size_of(ty));
        let (Some(ty), Some(size), Some(cell), Some(to)) =
            (pointee, size, self.pointee(item.arg), item.to)
        else {
            self.unsupported("reading a string");
            return;
        };
        // Other bytes than 0 and 1 are no values of a `_Bool`.
        let is_bool = self.program.types.value_type(ty) == TypeId::BOOL;
        if size <= 1 && (item.kind.is_none() || is_bool) {
            self.unsupported("reading a string");
            return;
        }
        // What is stored is what the format says, whatever the pointer's type is.
        let stored = item.kind.and_then(|kind| self.program.types.size_of(kind)).unwrap_or(size);
        let bytes = self.bytes(stored);
        self.check_range(to, bytes);
        self.check_writable_at(cell, to);
        if stored > size {
            self.unsupported("reading a number into an object of another type");
            return;
        }
        let Some(count) = item.count.filter(|_| self.sort(ty).is_some()) else {
            let len = self.bytes(size);
            self.scramble(cell, to, len, Extent::Bytes(size));
            return;
        };
        let target = Target { spot: Spot::Memory(cell, to), ty, bits: None };
        let old = self.read(&target).term();
        let new = self.arbitrary_value(ty).term();
        let (Some(old), Some(new)) = (old, new) else { return };
        let pool = self.builder.pool();
        let before = pool.bv(item.number as u64, 32);
        let is_read = pool.bv_slt(before, count);
        let value = pool.ite(is_read, new, old);
        let len = self.len(ty);
        let written = self.written(target.spot, len);
        self.write(&target, &Val::Scalar(value));
        if let Some(written) = written {
            let all = self.all_written(len);
            let written = self.builder.pool().ite(is_read, all, written);
            self.mark(target.spot, len, Some(written));
        }
    }

    /// A call that prints may store how much it printed.
    pub(super) fn check_count(&mut self, function: FunctionId, ids: &[ExprId]) {
        let body = self.body();
        let types = &self.program.types;
        let has = |arg: &ExprId| literal(self.program, body, *arg).map(|text| has_count(&text));
        let may_point = |arg: &ExprId| {
            let ty = body[*arg].ty;
            let pointee = types.pointee(ty).map(|ty| types.value_type(ty));
            is_open(types, ty)
                && pointee.is_some_and(|ty| {
                    types.is_integer(ty) && types.size_of(ty).is_some_and(|size| size > 1)
                })
        };
        let params = types.as_function(self.program[function].ty).map(|ty| &ty.params);
        let stores = match params {
            Some(Params::Prototype { types, variadic: true }) => {
                let known = types.len().checked_sub(1).and_then(|at| ids.get(at)).and_then(has);
                known.unwrap_or_else(|| {
                    self.machine.environment.stores_count
                        || ids.iter().skip(types.len()).any(may_point)
                })
            }
            // Others but those that take a list of arguments have no format.
            Some(Params::Prototype { .. }) if !self.program[function].name.starts_with('v') => {
                false
            }
            _ => self.machine.environment.stores_count,
        };
        if stores {
            self.unsupported("a format that may store the number of characters");
        }
    }

    /// Checks that a pointer is not null though nothing may be accessed, if that is asked for.
    pub(super) fn check_not_null(&mut self, pointer: Term) {
        if !self.options.checks.arguments {
            return;
        }
        let null = self.null();
        let bad = self.builder.pool().eq(pointer, null);
        self.check(Kind::Arguments, bad, "a library function gets a null pointer");
    }

    /// Checks that two ranges of memory do not overlap, if that is asked for.
    pub(super) fn check_apart(&mut self, (to, written): (Term, Term), (from, read): (Term, Term)) {
        let kind = match &self.options.checks {
            checks if checks.arguments => Kind::Arguments,
            checks if checks.deref => Kind::Deref,
            _ => return,
        };
        let (object, at) = (self.object_of(to), self.offset_of(to));
        let (other, start) = (self.object_of(from), self.offset_of(from));
        let pool = self.builder.pool();
        // One starts before the other does, by less than its size.
        let same = pool.eq(object, other);
        let (forth, back) = (pool.bv_sub(at, start), pool.bv_sub(start, at));
        let (first, second) = (pool.bv_ult(forth, read), pool.bv_ult(back, written));
        let near = pool.or(&[first, second]);
        let bad = pool.and(&[same, near]);
        self.check(kind, bad, "the memory areas of the copy overlap");
    }

    /// Ends the program by a signal that no function handles.
    pub(super) fn raise(&mut self, signal: Option<Term>) {
        if let Some(signal) = signal {
            let signal = self.resize(signal, 32, true);
            let pool = self.builder.pool();
            let (zero, last) = (pool.bv(0, 32), pool.bv(31, 32));
            let (low, high) = (pool.bv_sle(signal, zero), pool.bv_slt(last, signal));
            let mut others = vec![low, high];
            for number in HARMLESS {
                let number = pool.bv(number, 32);
                others.push(pool.eq(signal, number));
            }
            let bad = pool.or(&others);
            let message = "a signal that does not end the program is not supported";
            self.check_as(ClaimKind::Unsupported, "unsupported", bad, message);
        }
        self.halt(Halt::Abort);
    }

    /// Any number with the sign, or only the truth, of another; a program that is run gets that one.
    pub(super) fn open_number(&mut self, intrinsic: Intrinsic, value: Term) -> Term {
        if self.options.purpose == Purpose::Run {
            return value;
        }
        let Val::Scalar(any) = self.arbitrary_value(TypeId::INT) else { return value };
        let pool = self.builder.pool();
        let (zero, one) = (pool.bv(0, 32), pool.bv(1, 32));
        let is_zero = pool.eq(value, zero);
        let nonzero = if intrinsic == Intrinsic::Sign {
            let least = pool.bv(1 << 31, 32);
            let negative = pool.bv_or(any, least);
            let positive = pool.bv_xor(negative, least);
            let none = pool.eq(positive, zero);
            let positive = pool.ite(none, one, positive);
            let is_negative = pool.bv_slt(value, zero);
            pool.ite(is_negative, negative, positive)
        } else {
            let none = pool.eq(any, zero);
            pool.ite(none, one, any)
        };
        pool.ite(is_zero, zero, nonzero)
    }

    /// Sets `errno`, where the program can read it.
    pub(super) fn set_errno(&mut self, value: Term) {
        let Some(target) = self.errno() else { return };
        self.write(&target, &Val::Scalar(value));
    }

    /// What was called may have set `errno`, but never to zero.
    pub(super) fn any_errno(&mut self) {
        if self.options.purpose == Purpose::Run {
            return;
        }
        let Some(target) = self.errno() else { return };
        let Val::Scalar(value) = self.arbitrary_value(TypeId::INT) else { return };
        let Val::Scalar(old) = self.read(&target) else { return };
        let pool = self.builder.pool();
        let zero = pool.bv(0, 32);
        let is_error = pool.bv_slt(zero, value);
        let value = pool.ite(is_error, value, old);
        self.write(&target, &Val::Scalar(value));
    }

    /// A function of math.h tells by `errno` what went wrong; what that is, is not computed.
    pub(super) fn math_errno(&mut self, name: &str) {
        if self.knows_errno() {
            self.approximated(&format!("errno after {name}"), Self::any_errno);
        }
    }

    /// If an error occurred, `errno` may tell of it; what that is, is not computed.
    pub(super) fn errno_if(&mut self, error: Term) {
        if self.options.purpose == Purpose::Run {
            let message = "`errno` after an error of a function in math.h is not supported";
            self.check_as(ClaimKind::Unsupported, "unsupported", error, message);
            return;
        }
        self.hold(error);
        let value = self.arbitrary_value(TypeId::INT).term();
        let error = self.release();
        let target = self.errno();
        let old = target.and_then(|target| self.read(&target).term());
        let (Some(value), Some(target), Some(old)) = (value, target, old) else { return };
        self.doubt(error, "`errno` after an error of a function in math.h is any error, or none");
        let pool = self.builder.pool();
        let zero = pool.bv(0, 32);
        let is_error = pool.bv_slt(zero, value);
        let told = pool.and(&[error, is_error]);
        let value = pool.ite(told, value, old);
        self.write(&target, &Val::Scalar(value));
    }

    /// Whether the program can read `errno`.
    pub(super) fn knows_errno(&self) -> bool {
        self.machine.environment.errno.is_some()
    }

    fn errno(&mut self) -> Option<Target> {
        let object = self.machine.environment.errno?;
        let ty = self.program.types.value_type(self.program[object].ty);
        if ty != TypeId::INT {
            return None;
        }
        Some(Target { spot: self.object_spot(object), ty, bits: None })
    }

    /// Memory is read where what the program's arguments point to may lie, which is not known exactly.
    pub(super) fn note_read(&mut self, node: NodeId, address: Term) {
        if self.machine.environment.list == Some(node) && is_pointer(self.builder.pool(), address) {
            let offset = self.offset_of(address);
            let known = self.bytes(KNOWN_ARGUMENTS * self.program.types.model().pointer_size());
            let inside = self.builder.pool().bv_ult(offset, known);
            let beyond = self.builder.pool().not(inside);
            self.doubt(beyond, "the program's arguments after the fourth are arbitrary");
        }
        if self.machine.environment.arguments.contains(&node) {
            let what = "what the program's arguments point to is arbitrary".to_owned();
            self.more_than_exact(what, Inexact::Anything);
        }
    }

    /// Notes that the model can do more than the program from here on. An edge of its own tells the runs that come here.
    pub(super) fn more_than_exact(&mut self, what: String, scope: Inexact) {
        self.note_inexact(Direction::Over, what, scope);
        let truth = self.builder.pool().true_();
        self.step(Operation::Assume(truth));
    }
}

/// The characters of a string literal that decayed to a pointer.
pub(super) fn literal(program: &Program, body: &Body, value: ExprId) -> Option<Vec<u8>> {
    let mut at = value;
    while let ExprKind::Convert { operand, .. } = body[at].kind {
        at = operand;
    }
    let ExprKind::Decay(place) = body[at].kind else { return None };
    let PlaceKind::Object(object) = body[place].kind else { return None };
    let object = &program[object];
    if object.origin != Origin::String {
        return None;
    }
    let Some(entry) = object.init.as_ref()?.entries.first() else { return Some(Vec::new()) };
    let InitValue::Units(units) = &entry.value else { return None };
    units.iter().map(|unit| u8::try_from(*unit).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::has_count;

    #[test]
    fn conversions_that_store_the_count_are_found() {
        for format in ["%n", "ab%hhn", "%d%ln", "%*n", "%%%n"] {
            assert!(has_count(format.as_bytes()), "{format}");
        }
        for format in ["", "n", "%%n", "%d\n", "%5.3dn", "100%", "%-l"] {
            assert!(!has_count(format.as_bytes()), "{format}");
        }
    }
}
