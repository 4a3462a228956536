//! Operations of gcc's builtin functions.

use symra_ir::{ClaimKind, Direction};
use symra_terms::{Sort, Term};

use super::arith::Kind;
use super::place::{Spot, Target};
use super::pointer::is_pointer;
use super::value::Val;
use super::{Halt, Lower};
use crate::hir::{Builtin, ExprId, List, Storage};
use crate::memory::flow::{named, signed, va_list_pointer, vararg_size};
use crate::memory::objects::OFFSET_BITS;
use crate::options::Purpose;
use crate::types::TypeId;

impl Lower<'_> {
    /// What is assumed and does not hold is undefined: a claim where that is checked.
    fn builtin_assume(&mut self, term: Term) {
        let condition = self.truth(term);
        if self.options.checks.assertions {
            let bad = self.builder.pool().not(condition);
            let message = "what `__builtin_assume` is given does not hold";
            self.check_as(ClaimKind::Assertion, "assume", bad, message);
            return;
        }
        self.hold(condition);
        self.flush();
        let condition = self.release();
        self.frame.notes.assumptions.push(self.frame.here);
        self.assume(condition);
    }

    pub(super) fn builtin(&mut self, expr: ExprId, op: Builtin, args: List<ExprId>) -> Val {
        let body = self.body();
        let ty = body[expr].ty;
        match op {
            Builtin::Unreachable => {
                if self.options.checks.assertions {
                    let message = "`__builtin_unreachable()` is reached";
                    self.violate(ClaimKind::Assertion, "unreachable", message);
                } else {
                    self.unsupported("going on after `__builtin_unreachable()`");
                }
                return self.any_value(ty);
            }
            Builtin::Trap => {
                self.halt(Halt::Abort);
                return self.any_value(ty);
            }
            Builtin::FrameAddress => return self.frame_address(ty),
            _ => (),
        }
        if op == Builtin::JumpNumber {
            return Val::Scalar(self.jump_number());
        }
        let values = self.arguments(args);
        let terms: Vec<Term> = values.iter().filter_map(|(_, value)| value.term()).collect();
        match op {
            Builtin::Assume => {
                self.builtin_assume(terms[0]);
                Val::Void
            }
            Builtin::Alloca => {
                let size = self.resize(terms[0], OFFSET_BITS, false);
                Val::Scalar(self.allocate_in_call(size))
            }
            Builtin::VaStart | Builtin::VaEnd | Builtin::VaCopy | Builtin::VaArg => {
                self.varargs(op, ty, &body[args], &terms)
            }
            Builtin::AddOverflow
            | Builtin::SubOverflow
            | Builtin::MulOverflow
            | Builtin::AddOverflowP
            | Builtin::SubOverflowP
            | Builtin::MulOverflowP => {
                let types: Vec<TypeId> = values.iter().map(|(ty, _)| *ty).collect();
                Val::Scalar(self.overflow(op, &body[args], &types, &terms))
            }
            Builtin::Clz
            | Builtin::Ctz
            | Builtin::Clrsb
            | Builtin::Ffs
            | Builtin::Popcount
            | Builtin::Parity => {
                let mut count = self.count_bits(op, terms[0]);
                if matches!(op, Builtin::Clz | Builtin::Ctz) {
                    count = self.unless_zero(op, terms[0], count);
                }
                let width = self.sort(ty).and_then(|sort| sort.bv_width()).unwrap_or(32);
                Val::Scalar(self.resize(count, width, false))
            }
            Builtin::SetJump => self.set_jump(expr, terms[0]),
            Builtin::LongJump => {
                self.long_jump(terms[0], terms[1]);
                Val::Void
            }
            Builtin::Bswap => Val::Scalar(self.swap_bytes(terms[0])),
            _ => Val::Scalar(self.float_builtin(op, &terms)),
        }
    }

    /// Where a function is called from or keeps its objects is not known, but it is somewhere.
    fn frame_address(&mut self, ty: TypeId) -> Val {
        let value = self.arbitrary_value(ty);
        let Some(pointer) = value.term() else { return value };
        self.hold(pointer);
        let (object, none) = (self.object_of(pointer), self.object(0));
        let somewhere = self.builder.pool().ne(object, none);
        self.assume(somewhere);
        Val::Scalar(self.release())
    }

    fn varargs(&mut self, op: Builtin, ty: TypeId, ids: &[ExprId], terms: &[Term]) -> Val {
        let at = va_list_pointer(self.program.types.model());
        let list = |lower: &mut Self, index: usize| {
            let cell = lower.pointee(ids[index])?;
            let address = lower.plus(terms[index], at);
            Some((cell.plus(at), address))
        };
        self.check_lists(op, ids, terms);
        match op {
            Builtin::VaStart => {
                if let (Some((cell, address)), Some(var)) = (list(self, 0), self.frame.more) {
                    let next = self.read_slot(var);
                    self.store_pointer(cell, address, next);
                }
                Val::Void
            }
            Builtin::VaCopy => {
                if let (Some((to, a)), Some((from, b))) = (list(self, 0), list(self, 1)) {
                    let next = self.load_pointer(from, b);
                    self.store_pointer(to, a, next);
                }
                Val::Void
            }
            Builtin::VaArg => {
                let Some((cell, address)) = list(self, 0) else { return self.any_value(ty) };
                let next = self.load_pointer(cell, address);
                self.check_vararg(next, ty);
                let root = self.memory.root(cell);
                let graph = &self.memory.flow.graph;
                let area =
                    graph.field_at(root).and_then(|index| graph.fields(root.node)[index].pointee);
                if let Some(area) = area {
                    self.check_kind(area, next, ty);
                }
                let after = self.plus(next, signed(vararg_size(self.program, ty)));
                self.store_pointer(cell, address, after);
                match area {
                    Some(area) => {
                        self.read(&Target { spot: Spot::Memory(area, next), ty, bits: None })
                    }
                    None => self.any_value(ty),
                }
            }
            _ => Val::Void,
        }
    }

    /// Checks that the lists of arguments that are used are there, if memory is checked.
    fn check_lists(&mut self, op: Builtin, ids: &[ExprId], terms: &[Term]) {
        let size = self.program.types.size_of(self.program.types.va_list()).unwrap_or(0);
        let size = self.bytes(size);
        for term in terms.iter().take(if op == Builtin::VaCopy { 2 } else { 1 }) {
            self.check_range(*term, size);
        }
        if op == Builtin::VaStart && self.options.checks.deref {
            let own = named(self.body(), ids[0]).is_some_and(|(object, _)| {
                matches!(self.program[object].storage, Storage::Automatic(_))
            });
            if !own {
                let what = "arguments after the last parameter live on after the call";
                self.builder.approximate(Direction::Under, what);
            }
        }
    }

    /// Checks that there is one more argument, if memory is checked.
    fn check_vararg(&mut self, next: Term, ty: TypeId) {
        let size = self.program.types.size_of(ty).unwrap_or(0);
        if !self.options.checks.deref || self.tables.sizes.is_none() || size == 0 {
            return;
        }
        let size = self.bytes(size);
        let fine = self.accessible(next, size);
        let bad = self.builder.pool().not(fine);
        self.check(Kind::Deref, bad, "there is no argument left of this size");
    }

    fn overflow(&mut self, op: Builtin, ids: &[ExprId], types: &[TypeId], terms: &[Term]) -> Term {
        let stores =
            matches!(op, Builtin::AddOverflow | Builtin::SubOverflow | Builtin::MulOverflow);
        let result = if stores {
            self.program.types.pointee(types[2]).unwrap_or(TypeId::INT)
        } else {
            types[2]
        };
        let result = self.program.types.value_type(result);
        let sort = self.sort(result).unwrap_or_else(Self::int_sort);
        let width = sort.bv_width().unwrap_or(8);
        let bits: Vec<Term> = terms[..2].iter().map(|term| self.term_bits(*term)).collect();
        let widest = bits.iter().map(|term| self.width_of(*term)).max().unwrap_or(64).max(width);
        let wide = 2 * widest + 2;
        let a = self.resize(bits[0], wide, self.is_signed(types[0]));
        let b = self.resize(bits[1], wide, self.is_signed(types[1]));
        let pool = self.builder.pool();
        let exact = match op {
            Builtin::AddOverflow | Builtin::AddOverflowP => pool.bv_add(a, b),
            Builtin::SubOverflow | Builtin::SubOverflowP => pool.bv_sub(a, b),
            _ => pool.bv_mul(a, b),
        };
        let cut = self.resize(exact, width, false);
        let back = self.resize(cut, wide, self.is_signed(result));
        if stores && is_pointer(self.builder.pool(), terms[2]) {
            let size = self.program.types.size_of(result).unwrap_or(1);
            let size = self.bytes(size);
            self.check_range(terms[2], size);
        }
        if stores && let Some(cell) = self.pointee(ids[2]) {
            let value = if sort == Sort::Bool { self.truth(cut) } else { cut };
            self.check_writable_at(cell, terms[2]);
            let spot = Spot::Memory(cell, terms[2]);
            self.write(&Target { spot, ty: result, bits: None }, &Val::Scalar(value));
        }
        self.builder.pool().ne(back, exact)
    }

    /// The zeros of a number, which are not defined for zero.
    fn unless_zero(&mut self, op: Builtin, term: Term, count: Term) -> Term {
        let sort = self.builder.pool().sort(term).clone();
        let zero = self.any_term(&sort);
        let bad = self.builder.pool().eq(term, zero);
        if bad == self.builder.pool().false_() || self.options.purpose == Purpose::Run {
            return count;
        }
        if self.options.checks.arguments {
            let name = if op == Builtin::Clz { "leading" } else { "trailing" };
            let message = format!("the {name} zeros of 0 are not defined");
            self.check(Kind::Arguments, bad, &message);
        }
        let any = self.arbitrary(&[sort])[0];
        self.builder.pool().ite(bad, any, count)
    }

    fn count_bits(&mut self, op: Builtin, term: Term) -> Term {
        let width = self.width_of(term);
        let pool = self.builder.pool();
        let bits: Vec<Term> = (0..width).map(|bit| pool.extract(bit, bit, term)).collect();
        let one = pool.bv(1, 1);
        let number =
            |pool: &mut symra_terms::TermPool, value: u32| pool.bv(u64::from(value), width);
        match op {
            Builtin::Clz => {
                let mut count = number(pool, width);
                for (index, bit) in (0..width).zip(&bits) {
                    let set = pool.eq(*bit, one);
                    let here = number(pool, width - 1 - index);
                    count = pool.ite(set, here, count);
                }
                count
            }
            Builtin::Ctz | Builtin::Ffs => {
                let ffs = u32::from(op == Builtin::Ffs);
                let mut count = number(pool, if op == Builtin::Ffs { 0 } else { width });
                for (index, bit) in (0..width).zip(&bits).rev() {
                    let set = pool.eq(*bit, one);
                    let here = number(pool, index + ffs);
                    count = pool.ite(set, here, count);
                }
                count
            }
            Builtin::Clrsb => {
                let zero = pool.bv(0, width);
                let negative = pool.bv_slt(term, zero);
                let not = pool.bv_not(term);
                let magnitude = pool.ite(negative, not, term);
                let zeros = self.count_bits(Builtin::Clz, magnitude);
                self.plus(zeros, -1)
            }
            _ => {
                let mut count = number(pool, 0);
                for bit in bits {
                    let bit = pool.zero_extend(width - 1, bit);
                    count = pool.bv_add(count, bit);
                }
                if op == Builtin::Parity {
                    let one = number(pool, 1);
                    count = pool.bv_and(count, one);
                }
                count
            }
        }
    }

    fn swap_bytes(&mut self, term: Term) -> Term {
        let bytes = u64::from(self.width_of(term) / 8);
        let mut value = self.cut(term, 0, 1);
        for index in 1..bytes {
            let byte = self.cut(term, index, index + 1);
            value = self.builder.pool().concat(value, byte);
        }
        value
    }

    fn float_builtin(&mut self, op: Builtin, terms: &[Term]) -> Term {
        let pool = self.builder.pool();
        let x = terms[0];
        match op {
            Builtin::IsNan => pool.fp_is_nan(x),
            Builtin::IsInf => pool.fp_is_infinite(x),
            Builtin::IsFinite => {
                let (nan, infinite) = (pool.fp_is_nan(x), pool.fp_is_infinite(x));
                let not = pool.or(&[nan, infinite]);
                pool.not(not)
            }
            Builtin::IsNormal => pool.fp_is_normal(x),
            Builtin::SignBit => self.sign_of(x),
            Builtin::Unordered => {
                let (a, b) = (pool.fp_is_nan(x), pool.fp_is_nan(terms[1]));
                pool.or(&[a, b])
            }
            Builtin::LessGreater => {
                let (a, b) = (pool.fp_lt(x, terms[1]), pool.fp_lt(terms[1], x));
                pool.or(&[a, b])
            }
            Builtin::IsInfSign => {
                let infinite = pool.fp_is_infinite(x);
                let negative = pool.fp_is_negative(x);
                let [zero, one, minus_one] = [0, 1, u64::MAX].map(|value| pool.bv(value, 32));
                let sign = pool.ite(negative, minus_one, one);
                pool.ite(infinite, sign, zero)
            }
            _ => {
                // One of five numbers, by the last operand being NaN, infinite, normal, subnormal or zero.
                let x = terms[5];
                let tests = [
                    (pool.fp_is_nan(x), terms[0]),
                    (pool.fp_is_infinite(x), terms[1]),
                    (pool.fp_is_normal(x), terms[2]),
                    (pool.fp_is_subnormal(x), terms[3]),
                ];
                let mut class = terms[4];
                for (test, value) in tests.into_iter().rev() {
                    class = pool.ite(test, value, class);
                }
                class
            }
        }
    }
}
