//! Bit-vectors as literals, the lowest bit first, and their operators as gates.

use batsat::{Callbacks, Lit};

use super::gates::Gates;

/// The bits of a vector.
pub(super) type Word = Vec<Lit>;

impl<C: Callbacks> Gates<C> {
    fn bits(&self, number: u64, width: usize) -> Word {
        (0..width).map(|bit| self.constant(bit < 64 && number >> bit & 1 == 1)).collect()
    }

    /// The bits of a vector that is constant.
    fn known(&self, word: &[Lit]) -> Option<Vec<bool>> {
        let (yes, no) = (self.constant(true), self.constant(false));
        word.iter()
            .all(|bit| *bit == yes || *bit == no)
            .then(|| word.iter().map(|bit| *bit == yes).collect())
    }

    /// The sum, and its carry.
    pub(super) fn sum(&mut self, a: &[Lit], b: &[Lit], mut carry: Lit) -> (Word, Lit) {
        let mut sum = Word::with_capacity(a.len());
        for (a, b) in a.iter().zip(b) {
            let half = self.xor(*a, *b);
            sum.push(self.xor(half, carry));
            carry = self.majority(*a, *b, carry);
        }
        (sum, carry)
    }

    /// The difference, and whether it is not negative.
    fn difference(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Lit) {
        let negated: Word = b.iter().map(|bit| !*bit).collect();
        self.sum(a, &negated, self.constant(true))
    }

    pub(super) fn negative(&mut self, a: &[Lit]) -> Word {
        let zero = self.bits(0, a.len());
        self.difference(&zero, a).0
    }

    pub(super) fn product(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let width = a.len();
        // Where one is constant, its zeros cost nothing.
        let (a, b) = if self.known(a).is_some() { (a, b) } else { (b, a) };
        let mut product = self.bits(0, width);
        for (shift, bit) in a.iter().enumerate() {
            if *bit == self.constant(false) {
                continue;
            }
            let addend: Word =
                b[..width - shift].iter().map(|other| self.and(*bit, *other)).collect();
            let (high, _) = self.sum(&product[shift..], &addend, self.constant(false));
            product.truncate(shift);
            product.extend(high);
        }
        product
    }

    pub(super) fn equal(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let same: Word = a.iter().zip(b).map(|(a, b)| !self.xor(*a, *b)).collect();
        self.all(&same)
    }

    /// Unsigned `a < b`.
    pub(super) fn less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let mut less = self.constant(false);
        for (a, b) in a.iter().zip(b) {
            less = self.majority(!*a, *b, less);
        }
        less
    }

    /// Signed `a < b`.
    pub(super) fn less_signed(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let flip = |word: &[Lit]| {
            let mut word = word.to_vec();
            if let Some(sign) = word.last_mut() {
                *sign = !*sign;
            }
            word
        };
        self.less(&flip(a), &flip(b))
    }

    pub(super) fn choose(&mut self, condition: Lit, then: &[Lit], otherwise: &[Lit]) -> Word {
        then.iter().zip(otherwise).map(|(a, b)| self.choice(condition, *a, *b)).collect()
    }

    /// Quotient and remainder, unsigned; of a division by zero all ones and the dividend.
    pub(super) fn division(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        match self.known(b) {
            Some(bits) if bits.contains(&true) => self.division_by_constant(a, b),
            _ => self.long_division(a, b),
        }
    }

    /// `a = q * b + r` without overflow, and `r < b`: one product with a constant.
    fn division_by_constant(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        let width = a.len();
        let quotient: Word = (0..width).map(|_| self.fresh()).collect();
        let rest: Word = (0..width).map(|_| self.fresh()).collect();
        let wide = |gates: &Self, word: &[Lit]| {
            let mut word = word.to_vec();
            word.resize(2 * width, gates.constant(false));
            word
        };
        let product = self.product(&wide(self, b), &wide(self, &quotient));
        let (sum, _) = self.sum(&product, &wide(self, &rest), self.constant(false));
        for (sum, a) in sum.iter().zip(wide(self, a)) {
            let differ = self.xor(*sum, a);
            self.clause(&[!differ]);
        }
        let less = self.less(&rest, b);
        self.clause(&[less]);
        (quotient, rest)
    }

    /// Bit by bit, from the highest.
    fn long_division(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        let width = a.len();
        let mut quotient = vec![self.constant(false); width];
        let mut rest = self.bits(0, width);
        let mut divisor = b.to_vec();
        divisor.push(self.constant(false));
        for bit in (0..width).rev() {
            rest.insert(0, a[bit]);
            let (less, fits) = self.difference(&rest, &divisor);
            quotient[bit] = fits;
            rest = self.choose(fits, &less, &rest);
            rest.truncate(width);
        }
        (quotient, rest)
    }

    /// The absolute value, and the sign.
    fn absolute(&mut self, a: &[Lit]) -> (Word, Lit) {
        let sign = a[a.len() - 1];
        let negative = self.negative(a);
        (self.choose(sign, &negative, a), sign)
    }

    fn signed(&mut self, a: &[Lit], negative: Lit) -> Word {
        let other = self.negative(a);
        self.choose(negative, &other, a)
    }

    /// Signed quotient, rounded to zero.
    pub(super) fn quotient_signed(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let ((x, x_sign), (y, y_sign)) = (self.absolute(a), self.absolute(b));
        let (quotient, _) = self.division(&x, &y);
        let negative = self.xor(x_sign, y_sign);
        self.signed(&quotient, negative)
    }

    /// Signed remainder, with the sign of the dividend.
    pub(super) fn remainder_signed(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let ((x, x_sign), (y, _)) = (self.absolute(a), self.absolute(b));
        let (_, rest) = self.division(&x, &y);
        self.signed(&rest, x_sign)
    }

    /// Signed remainder, with the sign of the divisor.
    pub(super) fn modulus_signed(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let rest = self.remainder_signed(a, b);
        let zero = self.bits(0, a.len());
        let is_zero = self.equal(&rest, &zero);
        let differ = self.xor(a[a.len() - 1], b[b.len() - 1]);
        let moved = self.and(differ, !is_zero);
        let (sum, _) = self.sum(&rest, b, self.constant(false));
        self.choose(moved, &sum, &rest)
    }

    /// Shifted up, with zeros from below.
    pub(super) fn shift_up(&mut self, a: &[Lit], by: &[Lit]) -> Word {
        let reversed: Word = a.iter().rev().copied().collect();
        let mut shifted = self.shift_down(&reversed, by, self.constant(false));
        shifted.reverse();
        shifted
    }

    /// Shifted down, with `fill` from above.
    pub(super) fn shift_down(&mut self, a: &[Lit], by: &[Lit], fill: Lit) -> Word {
        let width = a.len();
        let mut word = a.to_vec();
        let mut beyond = self.constant(false);
        for (stage, bit) in by.iter().enumerate() {
            let distance = u32::try_from(stage).ok().and_then(|stage| 1_usize.checked_shl(stage));
            match distance.filter(|distance| *distance < width) {
                Some(distance) => {
                    let moved: Word = (0..width)
                        .map(|at| word.get(at + distance).copied().unwrap_or(fill))
                        .collect();
                    word = self.choose(*bit, &moved, &word);
                }
                None => beyond = self.or(beyond, *bit),
            }
        }
        let all = vec![fill; width];
        self.choose(beyond, &all, &word)
    }
}
