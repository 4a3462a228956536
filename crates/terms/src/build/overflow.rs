//! Whether arithmetic on bit-vectors leaves the range of the numbers that they stand for.

use crate::pool::{Term, TermPool};

impl TermPool {
    /// Does `-a` overflow as a signed number?
    pub fn bv_nego(&mut self, a: Term) -> Term {
        let least = self.least_signed(a);
        self.eq(a, least)
    }

    /// Does `a + b` overflow as an unsigned number?
    pub fn bv_uaddo(&mut self, a: Term, b: Term) -> Term {
        let sum = self.bv_add(a, b);
        self.bv_ult(sum, a)
    }

    /// Does `a + b` overflow as a signed number?
    pub fn bv_saddo(&mut self, a: Term, b: Term) -> Term {
        // It does if the operands have one sign and the sum has another.
        let sum = self.bv_add(a, b);
        let [sign_a, sign_b, sign] = [a, b, sum].map(|term| self.is_negative(term));
        let alike = self.eq(sign_a, sign_b);
        let changed = self.xor(sign_a, sign);
        self.and(&[alike, changed])
    }

    /// Does `a - b` overflow as an unsigned number?
    pub fn bv_usubo(&mut self, a: Term, b: Term) -> Term {
        self.bv_ult(a, b)
    }

    /// Does `a - b` overflow as a signed number?
    pub fn bv_ssubo(&mut self, a: Term, b: Term) -> Term {
        let difference = self.bv_sub(a, b);
        let [sign_a, sign_b, sign] = [a, b, difference].map(|term| self.is_negative(term));
        let unlike = self.xor(sign_a, sign_b);
        let changed = self.xor(sign_a, sign);
        self.and(&[unlike, changed])
    }

    /// Does `a * b` overflow as an unsigned number?
    pub fn bv_umulo(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        let [wide_a, wide_b] = [a, b].map(|term| self.zero_extend(width, term));
        let product = self.bv_mul(wide_a, wide_b);
        let high = self.extract(2 * width - 1, width, product);
        let zero = self.bv(0, width);
        self.ne(high, zero)
    }

    /// Does `a * b` overflow as a signed number?
    pub fn bv_smulo(&mut self, a: Term, b: Term) -> Term {
        let width = self.check_bv_pair(a, b);
        let [wide_a, wide_b] = [a, b].map(|term| self.sign_extend(width, term));
        let product = self.bv_mul(wide_a, wide_b);
        let low = self.extract(width - 1, 0, product);
        let low = self.sign_extend(width, low);
        self.ne(product, low)
    }

    /// Does `a / b` overflow as a signed number?
    pub fn bv_sdivo(&mut self, a: Term, b: Term) -> Term {
        self.check_bv_pair(a, b);
        let least = self.least_signed(a);
        let zero = self.bv(0, self.width(a));
        let minus_one = self.bv_not(zero);
        let operands = [self.eq(a, least), self.eq(b, minus_one)];
        self.and(&operands)
    }

    fn is_negative(&mut self, a: Term) -> Term {
        let zero = self.bv(0, self.width(a));
        self.bv_slt(a, zero)
    }

    fn least_signed(&mut self, a: Term) -> Term {
        let width = self.width(a);
        let one = self.bv(1, 1);
        if width == 1 {
            return one;
        }
        let zeros = self.bv(0, width - 1);
        self.concat(one, zeros)
    }
}
