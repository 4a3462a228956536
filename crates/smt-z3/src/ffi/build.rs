//! Making sorts and terms.

use std::ffi::CString;

use symra_smt::SmtError;
use z3_sys as z3;

use super::{Ast, Context, Sort, count, failed};

type Made = Result<Ast, SmtError>;

/// The five rounding modes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rounding {
    NearestEven,
    NearestAway,
    TowardPositive,
    TowardNegative,
    TowardZero,
}

/// Defines a method for each of Z3's term constructors that takes terms alone.
macro_rules! constructors {
    ($($name:ident($($arg:ident),*) = $z3:ident;)*) => {
        impl Context {
            $(
                pub(crate) fn $name(&self, $($arg: &Ast),*) -> Made {
                    // SAFETY: the arguments are held, and Z3 checks their sorts.
                    self.ast(unsafe { z3::$z3(self.raw(), $($arg.raw()),*) })
                }
            )*
        }
    };
}

constructors! {
    not(a) = Z3_mk_not;
    implies(a, b) = Z3_mk_implies;
    eq(a, b) = Z3_mk_eq;
    ite(c, a, b) = Z3_mk_ite;
    int_div(a, b) = Z3_mk_div;
    int_mod(a, b) = Z3_mk_mod;
    int_le(a, b) = Z3_mk_le;
    int_lt(a, b) = Z3_mk_lt;
    bv_not(a) = Z3_mk_bvnot;
    bv_neg(a) = Z3_mk_bvneg;
    bv_and(a, b) = Z3_mk_bvand;
    bv_or(a, b) = Z3_mk_bvor;
    bv_xor(a, b) = Z3_mk_bvxor;
    bv_add(a, b) = Z3_mk_bvadd;
    bv_mul(a, b) = Z3_mk_bvmul;
    bv_udiv(a, b) = Z3_mk_bvudiv;
    bv_urem(a, b) = Z3_mk_bvurem;
    bv_sdiv(a, b) = Z3_mk_bvsdiv;
    bv_srem(a, b) = Z3_mk_bvsrem;
    bv_smod(a, b) = Z3_mk_bvsmod;
    bv_shl(a, b) = Z3_mk_bvshl;
    bv_lshr(a, b) = Z3_mk_bvlshr;
    bv_ashr(a, b) = Z3_mk_bvashr;
    bv_ult(a, b) = Z3_mk_bvult;
    bv_ule(a, b) = Z3_mk_bvule;
    bv_slt(a, b) = Z3_mk_bvslt;
    bv_sle(a, b) = Z3_mk_bvsle;
    concat(a, b) = Z3_mk_concat;
    fp_add(rm, a, b) = Z3_mk_fpa_add;
    fp_sub(rm, a, b) = Z3_mk_fpa_sub;
    fp_mul(rm, a, b) = Z3_mk_fpa_mul;
    fp_div(rm, a, b) = Z3_mk_fpa_div;
    fp_fma(rm, a, b, c) = Z3_mk_fpa_fma;
    fp_sqrt(rm, a) = Z3_mk_fpa_sqrt;
    fp_rem(a, b) = Z3_mk_fpa_rem;
    fp_round(rm, a) = Z3_mk_fpa_round_to_integral;
    fp_min(a, b) = Z3_mk_fpa_min;
    fp_max(a, b) = Z3_mk_fpa_max;
    fp_abs(a) = Z3_mk_fpa_abs;
    fp_neg(a) = Z3_mk_fpa_neg;
    fp_le(a, b) = Z3_mk_fpa_leq;
    fp_lt(a, b) = Z3_mk_fpa_lt;
    fp_eq(a, b) = Z3_mk_fpa_eq;
    fp_is_nan(a) = Z3_mk_fpa_is_nan;
    fp_is_infinite(a) = Z3_mk_fpa_is_infinite;
    fp_is_zero(a) = Z3_mk_fpa_is_zero;
    fp_is_normal(a) = Z3_mk_fpa_is_normal;
    fp_is_subnormal(a) = Z3_mk_fpa_is_subnormal;
    fp_is_negative(a) = Z3_mk_fpa_is_negative;
    fp_is_positive(a) = Z3_mk_fpa_is_positive;
    fp_to_bits(a) = Z3_mk_fpa_to_ieee_bv;
    select(a, i) = Z3_mk_select;
    store(a, i, v) = Z3_mk_store;
    simplify(a) = Z3_simplify;
}

/// Defines a method for each of Z3's term constructors that takes a list of terms.
macro_rules! list_constructors {
    ($($name:ident = $z3:ident;)*) => {
        impl Context {
            $(
                pub(crate) fn $name(&self, args: &[Ast]) -> Made {
                    let raw: Vec<z3::Z3_ast> = args.iter().map(Ast::raw).collect();
                    // SAFETY: the arguments are held, and the list lives during the call.
                    self.ast(unsafe { z3::$z3(self.raw(), count(raw.len()), raw.as_ptr()) })
                }
            )*
        }
    };
}

list_constructors! {
    and = Z3_mk_and;
    or = Z3_mk_or;
    int_add = Z3_mk_add;
    int_mul = Z3_mk_mul;
}

/// Defines a method for each of Z3's conversions to a float of a given sort.
macro_rules! conversions {
    ($($name:ident($($arg:ident),*) = $z3:ident;)*) => {
        impl Context {
            $(
                pub(crate) fn $name(&self, $($arg: &Ast,)* sort: &Sort) -> Made {
                    // SAFETY: the arguments are held, and Z3 checks their sorts.
                    self.ast(unsafe { z3::$z3(self.raw(), $($arg.raw(),)* sort.raw()) })
                }
            )*
        }
    };
}

conversions! {
    fp_from_bits(bits) = Z3_mk_fpa_to_fp_bv;
    fp_from_fp(rm, a) = Z3_mk_fpa_to_fp_float;
    fp_from_sbv(rm, a) = Z3_mk_fpa_to_fp_signed;
    fp_from_ubv(rm, a) = Z3_mk_fpa_to_fp_unsigned;
}

/// Sorts.
impl Context {
    pub(crate) fn bool_sort(&self) -> Result<Sort, SmtError> {
        // SAFETY: the context is alive.
        self.sort(unsafe { z3::Z3_mk_bool_sort(self.raw()) })
    }

    pub(crate) fn int_sort(&self) -> Result<Sort, SmtError> {
        // SAFETY: the context is alive.
        self.sort(unsafe { z3::Z3_mk_int_sort(self.raw()) })
    }

    pub(crate) fn bv_sort(&self, width: u32) -> Result<Sort, SmtError> {
        // SAFETY: the context is alive.
        self.sort(unsafe { z3::Z3_mk_bv_sort(self.raw(), width) })
    }

    pub(crate) fn float_sort(&self, exponent: u32, significand: u32) -> Result<Sort, SmtError> {
        // SAFETY: the context is alive.
        self.sort(unsafe { z3::Z3_mk_fpa_sort(self.raw(), exponent, significand) })
    }

    pub(crate) fn rounding_sort(&self) -> Result<Sort, SmtError> {
        // SAFETY: the context is alive.
        self.sort(unsafe { z3::Z3_mk_fpa_rounding_mode_sort(self.raw()) })
    }

    pub(crate) fn array_sort(&self, index: &Sort, element: &Sort) -> Result<Sort, SmtError> {
        // SAFETY: the sorts are held.
        self.sort(unsafe { z3::Z3_mk_array_sort(self.raw(), index.raw(), element.raw()) })
    }
}

/// Constants, and constructors with numbers.
impl Context {
    /// The variable with a number for its name.
    pub(crate) fn variable(&self, number: usize, sort: &Sort) -> Made {
        let number = i32::try_from(number).map_err(|_| failed("too many variables"))?;
        // SAFETY: the sort is held, and symbols live as long as the context.
        unsafe {
            let symbol = self.got(z3::Z3_mk_int_symbol(self.raw(), number))?;
            self.ast(z3::Z3_mk_const(self.raw(), symbol, sort.raw()))
        }
    }

    /// A truth value that nothing else is called by.
    pub(crate) fn fresh_bool(&self) -> Made {
        let sort = self.bool_sort()?;
        // SAFETY: the sort is held and the prefix is a constant string.
        self.ast(unsafe { z3::Z3_mk_fresh_const(self.raw(), c"a".as_ptr(), sort.raw()) })
    }

    pub(crate) fn bool(&self, value: bool) -> Made {
        // SAFETY: the context is alive.
        self.ast(unsafe {
            if value { z3::Z3_mk_true(self.raw()) } else { z3::Z3_mk_false(self.raw()) }
        })
    }

    /// The number of an integer or bit-vector sort.
    pub(crate) fn small(&self, value: u64, sort: &Sort) -> Made {
        // SAFETY: the sort is held.
        self.ast(unsafe { z3::Z3_mk_unsigned_int64(self.raw(), value, sort.raw()) })
    }

    /// The number with these decimal digits, perhaps after a sign, of an integer or bit-vector sort.
    pub(crate) fn decimal(&self, digits: &str, sort: &Sort) -> Made {
        let digits =
            CString::new(digits).map_err(|_| failed("a number should have digits only"))?;
        // SAFETY: the sort is held, and the digits live during the call.
        self.ast(unsafe { z3::Z3_mk_numeral(self.raw(), digits.as_ptr(), sort.raw()) })
    }

    pub(crate) fn rounding(&self, mode: Rounding) -> Made {
        let context = self.raw();
        // SAFETY: the context is alive.
        self.ast(unsafe {
            match mode {
                Rounding::NearestEven => z3::Z3_mk_fpa_rne(context),
                Rounding::NearestAway => z3::Z3_mk_fpa_rna(context),
                Rounding::TowardPositive => z3::Z3_mk_fpa_rtp(context),
                Rounding::TowardNegative => z3::Z3_mk_fpa_rtn(context),
                Rounding::TowardZero => z3::Z3_mk_fpa_rtz(context),
            }
        })
    }

    pub(crate) fn extract(&self, hi: u32, lo: u32, a: &Ast) -> Made {
        // SAFETY: the argument is held.
        self.ast(unsafe { z3::Z3_mk_extract(self.raw(), hi, lo, a.raw()) })
    }

    pub(crate) fn zero_extend(&self, by: u32, a: &Ast) -> Made {
        // SAFETY: the argument is held.
        self.ast(unsafe { z3::Z3_mk_zero_ext(self.raw(), by, a.raw()) })
    }

    pub(crate) fn sign_extend(&self, by: u32, a: &Ast) -> Made {
        // SAFETY: the argument is held.
        self.ast(unsafe { z3::Z3_mk_sign_ext(self.raw(), by, a.raw()) })
    }

    pub(crate) fn fp_to_sbv(&self, rm: &Ast, a: &Ast, width: u32) -> Made {
        // SAFETY: the arguments are held.
        self.ast(unsafe { z3::Z3_mk_fpa_to_sbv(self.raw(), rm.raw(), a.raw(), width) })
    }

    pub(crate) fn fp_to_ubv(&self, rm: &Ast, a: &Ast, width: u32) -> Made {
        // SAFETY: the arguments are held.
        self.ast(unsafe { z3::Z3_mk_fpa_to_ubv(self.raw(), rm.raw(), a.raw(), width) })
    }

    pub(crate) fn const_array(&self, index: &Sort, element: &Ast) -> Made {
        // SAFETY: the sort and the element are held.
        self.ast(unsafe { z3::Z3_mk_const_array(self.raw(), index.raw(), element.raw()) })
    }

    /// `exists variables. body`.
    pub(crate) fn exists(&self, variables: &[Ast], body: &Ast) -> Made {
        // SAFETY: the terms are held, `Z3_to_app` fails on none that `variable` made, and the list lives during the call.
        unsafe {
            let bound = variables
                .iter()
                .map(|variable| self.got(z3::Z3_to_app(self.raw(), variable.raw())))
                .collect::<Result<Vec<_>, _>>()?;
            self.ast(z3::Z3_mk_exists_const(
                self.raw(),
                0,
                count(bound.len()),
                bound.as_ptr(),
                0,
                std::ptr::null(),
                body.raw(),
            ))
        }
    }
}
