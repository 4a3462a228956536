//! Addresses: which object lies where.
//!
//! The upper bits of an address name a class `k`; the memory of a class is cut into slots of `2^k` bytes. An object of
//! `n` bytes lies at the start of a slot of the smallest class with `2^k > n`, so that the byte after its
//! end is in the slot too and belongs to no other object, and the start of an object can be computed from any
//! address in it. Class 0 to 3 are not used, so that all objects are aligned to 16 bytes and none is at the null pointer.

use crate::types::DataModel;

/// The smallest class.
pub(crate) const FIRST_CLASS: u32 = 4;

/// How addresses are made up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scheme {
    /// The bits of an address.
    pub(crate) width: u32,
    /// Where the bits that name the class start.
    pub(crate) class_bit: u32,
    /// The class for objects whose size is not known when the program is compiled: the small one, if there are two, and
    /// the large one.
    pub(crate) unknown: (Option<u32>, u32),
}

impl Scheme {
    pub(crate) fn new(model: DataModel) -> Self {
        match model {
            DataModel::Ilp32 => Self { width: 32, class_bit: 27, unknown: (Some(12), 23) },
            DataModel::Lp64 => Self { width: 64, class_bit: 56, unknown: (None, 40) },
        }
    }

    /// The class for an object, if there is one that is large enough.
    pub(crate) fn class(self, size: u64, align: u64) -> Option<u32> {
        let for_size = u64::BITS - size.leading_zeros();
        let for_align = align.max(1).next_power_of_two().trailing_zeros();
        let class = for_size.max(for_align).max(FIRST_CLASS);
        (class < self.class_bit).then_some(class)
    }

    /// Where a class starts.
    pub(crate) fn start(self, class: u32) -> u64 {
        u64::from(class) << self.class_bit
    }

    /// How many objects a class has room for.
    pub(crate) fn room(self, class: u32) -> Room {
        match self.class_bit - class {
            32.. => Room::Endless,
            17.. => Room::Ample,
            _ => Room::Scarce,
        }
    }
}

/// How many objects there can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Room {
    /// More than a run can make.
    Endless,
    /// As much memory as a machine with such addresses can be expected to give.
    Ample,
    /// So few that a real run may make more.
    Scarce,
}

/// Hands out slots with fixed addresses.
#[derive(Clone, Debug)]
pub(crate) struct Addresses {
    pub(crate) scheme: Scheme,
    next: Vec<u64>,
}

impl Addresses {
    pub(crate) fn new(model: DataModel) -> Self {
        let scheme = Scheme::new(model);
        // Classes whose number does not fit into an address are never used.
        let next =
            (0..64_u64).map(|class| class.checked_shl(scheme.class_bit).unwrap_or(0)).collect();
        Self { scheme, next }
    }

    /// The address of a new object, if there is room for it: in its class, or in one for larger objects.
    pub(crate) fn place(&mut self, size: u64, align: u64) -> Option<u64> {
        let class = self.scheme.class(size, align)?;
        let class = (class..self.scheme.class_bit)
            .find(|class| self.next[*class as usize] < self.scheme.start(class + 1))?;
        let address = self.next[class as usize];
        self.next[class as usize] = address + (1 << class);
        Some(address)
    }

    /// The first address of a class that is not taken.
    pub(crate) fn free(&self, class: u32) -> u64 {
        self.next[class as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_start_slots_and_leave_a_gap() {
        let mut addresses = Addresses::new(DataModel::Ilp32);
        let a = addresses.place(4, 4).unwrap();
        let b = addresses.place(15, 1).unwrap();
        let c = addresses.place(16, 1).unwrap();
        assert_eq!((a >> 27, b - a, c >> 27), (4, 16, 5));
        assert_eq!(addresses.free(4), b + 16);
        assert_eq!(addresses.place(1, 64).unwrap() % 64, 0);
        assert_eq!(addresses.place(1 << 27, 1), None);
        assert!(Addresses::new(DataModel::Lp64).place(1 << 40, 1).is_some());
    }

    #[test]
    fn no_object_lies_in_another_class_by_accident() {
        let mut addresses = Addresses::new(DataModel::Ilp32);
        let size = 40 << 20;
        // Two places for so large objects, and none that is larger.
        let places = [(); 3].map(|()| addresses.place(size, 4));
        assert_eq!(places, [Some(26 << 27), Some((26 << 27) + (1 << 26)), None]);
        // Smaller ones have four places of their own.
        let places = [(); 4].map(|()| addresses.place(20 << 20, 4).map(|place| place >> 27));
        assert_eq!(places, [Some(25); 4]);
        assert_eq!(addresses.place(20 << 20, 4), None);
        let mut addresses = Addresses::new(DataModel::Ilp32);
        let places = [(); 5].map(|()| addresses.place(20 << 20, 4).map(|place| place >> 27));
        assert_eq!(places, [Some(25), Some(25), Some(25), Some(25), Some(26)]);
    }
}
