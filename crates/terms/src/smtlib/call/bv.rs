//! Functions on bit-vectors.

use super::{Answer, Call, index};
use crate::op::Op;
use crate::pool::{Term, TermPool};
use crate::smtlib::error::ReadCause;
use crate::sort::Sort;

/// Wider results are not made.
const WIDEST: u64 = 1 << 28;

type Binary = fn(&mut TermPool, Term, Term) -> Term;

/// The functions of two arguments of one width, and of more than two if they may be nested to the left.
fn binary(name: &str) -> Option<(Binary, bool)> {
    let function: Binary = match name {
        "bvand" => TermPool::bv_and,
        "bvor" => TermPool::bv_or,
        "bvxor" => TermPool::bv_xor,
        "bvadd" => TermPool::bv_add,
        "bvmul" => TermPool::bv_mul,
        "bvsub" => TermPool::bv_sub,
        "bvudiv" => TermPool::bv_udiv,
        "bvurem" => TermPool::bv_urem,
        "bvsdiv" => TermPool::bv_sdiv,
        "bvsrem" => TermPool::bv_srem,
        "bvsmod" => TermPool::bv_smod,
        "bvshl" => TermPool::bv_shl,
        "bvlshr" => TermPool::bv_lshr,
        "bvashr" => TermPool::bv_ashr,
        "bvult" => TermPool::bv_ult,
        "bvule" => TermPool::bv_ule,
        "bvslt" => TermPool::bv_slt,
        "bvsle" => TermPool::bv_sle,
        "bvugt" => |pool, a, b| pool.bv_ult(b, a),
        "bvuge" => |pool, a, b| pool.bv_ule(b, a),
        "bvsgt" => |pool, a, b| pool.bv_slt(b, a),
        "bvsge" => |pool, a, b| pool.bv_sle(b, a),
        "bvnand" => |pool, a, b| {
            let and = pool.bv_and(a, b);
            pool.bv_not(and)
        },
        "bvnor" => |pool, a, b| {
            let or = pool.bv_or(a, b);
            pool.bv_not(or)
        },
        "bvxnor" => |pool, a, b| {
            let xor = pool.bv_xor(a, b);
            pool.bv_not(xor)
        },
        "bvcomp" => |pool, a, b| {
            let equal = pool.eq(a, b);
            let (one, zero) = (pool.bv(1, 1), pool.bv(0, 1));
            pool.ite(equal, one, zero)
        },
        "bvuaddo" => TermPool::bv_uaddo,
        "bvsaddo" => TermPool::bv_saddo,
        "bvusubo" => TermPool::bv_usubo,
        "bvssubo" => TermPool::bv_ssubo,
        "bvumulo" => TermPool::bv_umulo,
        "bvsmulo" => TermPool::bv_smulo,
        "bvsdivo" => TermPool::bv_sdivo,
        _ => return None,
    };
    let nests = matches!(name, "bvand" | "bvor" | "bvxor" | "bvadd" | "bvmul" | "bvsub");
    Some((function, nests))
}

impl Call<'_, '_> {
    fn bv_width(&self, position: usize) -> Result<u32, ReadCause> {
        match self.pool.sort(self.args[position]) {
            Sort::Bv(width) => Ok(*width),
            _ => Err(self.wrong_sort(position, "a bit-vector".to_owned())),
        }
    }

    pub(super) fn bit_vector(&mut self, name: &str) -> Answer {
        if let "bvnot" | "bvneg" | "bvnego" = name {
            self.arity(1, "1")?;
            self.bv_width(0)?;
            return Ok(match name {
                "bvnot" => self.pool.bv_not(self.args[0]),
                "bvneg" => self.pool.bv_neg(self.args[0]),
                _ => self.pool.bv_nego(self.args[0]),
            });
        }
        if name == "concat" {
            self.at_least(2, "2 or more")?;
            let mut width = 0;
            for position in 0..self.args.len() {
                width += u64::from(self.bv_width(position)?);
            }
            check_width(name, width)?;
            return Ok(self.left(TermPool::concat));
        }
        let Some((function, nests)) = binary(name) else {
            return Err(ReadCause::UnknownFunction(name.to_owned()));
        };
        if nests {
            self.at_least(2, "2 or more")?;
        } else {
            self.arity(2, "2")?;
        }
        self.bv_width(0)?;
        self.same_sorts()?;
        if name == "bvadd" {
            let args = std::mem::take(&mut self.args);
            return Ok(self.pool.bv_sum(&args));
        }
        Ok(self.left(function))
    }

    pub(super) fn bv_indexed(&mut self, name: &str, indices: &[&str]) -> Answer {
        if !matches!(
            name,
            "extract" | "zero_extend" | "sign_extend" | "rotate_left" | "rotate_right" | "repeat"
        ) {
            return Err(ReadCause::UnknownFunction(name.to_owned()));
        }
        self.arity(1, "1")?;
        let width = self.bv_width(0)?;
        let arg = self.args[0];
        if name == "extract" {
            let (hi, lo) = (index(indices, 0, 2, 0)?, index(indices, 1, 2, 0)?);
            if lo > hi || hi >= width {
                let text = indices.join(" ");
                return Err(ReadCause::BadNumeral { text, expected: "range of bits" });
            }
            return Ok(self.pool.extract(hi, lo, arg));
        }
        let by = index(indices, 0, 1, u32::from(name == "repeat"))?;
        match name {
            "zero_extend" | "sign_extend" => {
                check_width(name, u64::from(width) + u64::from(by))?;
                let op =
                    if name == "zero_extend" { Op::ZeroExtend(by) } else { Op::SignExtend(by) };
                let sort = Sort::Bv(width + by);
                Ok(self.pool.rebuild(op, &[arg], &sort))
            }
            "repeat" => {
                check_width(name, u64::from(width) * u64::from(by))?;
                let mut term = arg;
                for _ in 1..by {
                    term = self.pool.concat(arg, term);
                }
                Ok(term)
            }
            _ => {
                let by = by % width;
                let left = if name == "rotate_left" { by } else { (width - by) % width };
                Ok(rotate_left(self.pool, arg, width, left))
            }
        }
    }
}

fn check_width(name: &str, width: u64) -> Result<(), ReadCause> {
    if width <= WIDEST {
        return Ok(());
    }
    Err(ReadCause::Unsupported(format!("{name} to {width} bits")))
}

fn rotate_left(pool: &mut TermPool, arg: Term, width: u32, by: u32) -> Term {
    if by == 0 {
        return arg;
    }
    let high = pool.extract(width - by - 1, 0, arg);
    let low = pool.extract(width - 1, width - by, arg);
    pool.concat(high, low)
}
