//! Data models and the kinds of arithmetic types.

use symra_terms::FloatFormat;

use super::TypeId;

/// The sizes of the basic types, as gcc has them on x86 Linux.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataModel {
    /// `int`, `long` and pointers have 32 bits (i386).
    Ilp32,
    /// `long` and pointers have 64 bits (x86-64).
    Lp64,
}

impl DataModel {
    /// The size of a pointer in bytes.
    pub fn pointer_size(self) -> u64 {
        match self {
            Self::Ilp32 => 4,
            Self::Lp64 => 8,
        }
    }

    /// The type of `sizeof`.
    pub fn size_type(self) -> TypeId {
        match self {
            Self::Ilp32 => TypeId::UINT,
            Self::Lp64 => TypeId::ULONG,
        }
    }

    /// The type of a difference of pointers, and of the index of [`PtrAdd`](crate::hir::ExprKind::PtrAdd).
    pub fn ptrdiff_type(self) -> TypeId {
        match self {
            Self::Ilp32 => TypeId::INT,
            Self::Lp64 => TypeId::LONG,
        }
    }

    /// The type of `L'x'`.
    pub fn wchar_type(self) -> TypeId {
        match self {
            Self::Ilp32 => TypeId::LONG,
            Self::Lp64 => TypeId::INT,
        }
    }
}

/// The standard integer types and `__int128`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "named as C names them")]
pub enum IntKind {
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Int128,
    UInt128,
}

impl IntKind {
    /// Whether negative values exist. Plain `char` is signed on x86.
    pub fn is_signed(self) -> bool {
        matches!(
            self,
            Self::Char
                | Self::SChar
                | Self::Short
                | Self::Int
                | Self::Long
                | Self::LongLong
                | Self::Int128
        )
    }

    /// The conversion rank: larger ranks hold more.
    pub fn rank(self) -> u8 {
        match self {
            Self::Bool => 0,
            Self::Char | Self::SChar | Self::UChar => 1,
            Self::Short | Self::UShort => 2,
            Self::Int | Self::UInt => 3,
            Self::Long | Self::ULong => 4,
            Self::LongLong | Self::ULongLong => 5,
            Self::Int128 | Self::UInt128 => 6,
        }
    }

    /// The unsigned type of the same rank.
    #[must_use]
    pub fn to_unsigned(self) -> Self {
        match self {
            Self::Char | Self::SChar => Self::UChar,
            Self::Short => Self::UShort,
            Self::Int => Self::UInt,
            Self::Long => Self::ULong,
            Self::LongLong => Self::ULongLong,
            Self::Int128 => Self::UInt128,
            other => other,
        }
    }

    /// The signed type of the same rank; `_Bool` has none and stays.
    #[must_use]
    pub fn to_signed(self) -> Self {
        match self {
            Self::Char | Self::UChar => Self::SChar,
            Self::UShort => Self::Short,
            Self::UInt => Self::Int,
            Self::ULong => Self::Long,
            Self::ULongLong => Self::LongLong,
            Self::UInt128 => Self::Int128,
            other => other,
        }
    }

    /// The size in bytes.
    pub fn size(self, model: DataModel) -> u64 {
        match self {
            Self::Bool | Self::Char | Self::SChar | Self::UChar => 1,
            Self::Short | Self::UShort => 2,
            Self::Int | Self::UInt => 4,
            Self::Long | Self::ULong => model.pointer_size(),
            Self::LongLong | Self::ULongLong => 8,
            Self::Int128 | Self::UInt128 => 16,
        }
    }

    /// The number of bits of a value: 1 for `_Bool`.
    pub fn width(self, model: DataModel) -> u32 {
        match self {
            Self::Bool => 1,
            other => u32::try_from(other.size(model) * 8).expect("an integer should have few bits"),
        }
    }

    /// The type of this kind.
    pub fn type_id(self) -> TypeId {
        TypeId::of_index(1 + self as u32)
    }
}

/// The real floating types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "named as C names them")]
pub enum FloatKind {
    Float,
    Double,
    LongDouble,
    Float16,
    Float32,
    Float64,
    Float32x,
    Float64x,
    Float128,
}

impl FloatKind {
    /// The IEEE format of the values; that of `long double` is the x87 one.
    pub fn format(self) -> FloatFormat {
        match self {
            Self::Float16 => FloatFormat::HALF,
            Self::Float | Self::Float32 => FloatFormat::SINGLE,
            Self::Double | Self::Float64 | Self::Float32x => FloatFormat::DOUBLE,
            Self::LongDouble | Self::Float64x => FloatFormat::EXTENDED,
            Self::Float128 => FloatFormat::QUAD,
        }
    }

    /// The size in bytes, padding included.
    pub fn size(self, model: DataModel) -> u64 {
        match self {
            Self::Float16 => 2,
            Self::Float | Self::Float32 => 4,
            Self::Double | Self::Float64 | Self::Float32x => 8,
            Self::LongDouble | Self::Float64x => match model {
                DataModel::Ilp32 => 12,
                DataModel::Lp64 => 16,
            },
            Self::Float128 => 16,
        }
    }

    /// The conversion rank among floating types of different formats and names.
    pub(crate) fn rank(self) -> u8 {
        match self {
            Self::Float16 => 0,
            Self::Float => 1,
            Self::Float32 => 2,
            Self::Double => 3,
            Self::Float32x => 4,
            Self::Float64 => 5,
            Self::LongDouble => 6,
            Self::Float64x => 7,
            Self::Float128 => 8,
        }
    }

    /// The type of this kind.
    pub fn type_id(self) -> TypeId {
        TypeId::of_index(15 + self as u32)
    }
}
