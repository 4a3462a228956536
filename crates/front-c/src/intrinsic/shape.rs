//! Whether a function that a program declares is the one of the library that has its name.

use super::library::is_of_system;
use super::table;
use crate::hir::Program;
use crate::types::{Params, Type, TypeId, TypeTable};

/// What a value is, as far as programs that declare functions of the library themselves know it: they are not exact about sizes and
/// signs of integers, and about what pointers point to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Integer,
    Float,
    Pointer,
    /// Anything else, which may be declared as something else on another system.
    Other,
}

/// What a function takes and returns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    result: Kind,
    params: Vec<Kind>,
    variadic: bool,
}

impl Shape {
    /// That of a type with a prototype.
    pub(crate) fn of(types: &TypeTable, ty: TypeId) -> Option<Self> {
        let function = types.as_function(ty)?;
        let Params::Prototype { types: params, variadic } = &function.params else { return None };
        let kind = |ty: TypeId| match types.kind(types.value_type(ty)) {
            Type::Int(_) | Type::Enum(_) => Kind::Integer,
            Type::Float(_) => Kind::Float,
            Type::Pointer(_) => Kind::Pointer,
            _ => Kind::Other,
        };
        let params = params.iter().map(|ty| kind(*ty)).collect();
        Some(Self { result: kind(function.result), params, variadic: *variadic })
    }

    /// That of a line of the table of functions.
    fn of_letters(letters: &str) -> Option<Self> {
        let mut kinds =
            letters.chars().filter(|letter| *letter != '.').map(|letter| match letter {
                'B' | 'i' | 'u' | 'l' | 'm' | 'L' | 'Q' | 'z' | 't' => Kind::Integer,
                'f' | 'd' | 'D' => Kind::Float,
                'p' | 'c' | 's' | 'S' | 'P' | 'e' | 'b' | 'a' | 'A' => Kind::Pointer,
                _ => Kind::Other,
            });
        let result = kinds.next()?;
        Some(Self { result, params: kinds.collect(), variadic: letters.ends_with('.') })
    }

    /// Whether a program that declares the other shape can mean this one.
    pub(crate) fn may_be_meant_by(&self, declared: &Self) -> bool {
        let same = |(a, b): (&Kind, &Kind)| a == b || *a == Kind::Other || *b == Kind::Other;
        let (own, params) = (self.params.len(), declared.params.len());
        (own == params || (self.variadic && own < params))
            && same((&self.result, &declared.result))
            && self.params.iter().zip(&declared.params).all(same)
    }
}

/// The shape of a function without a body that a program declares itself, and not by a header of the system.
pub(crate) fn declared(program: &Program, name: &str) -> Option<Shape> {
    let id = program.function_named(name)?;
    let function = &program[id];
    let is_own = function.body.is_none() && !function.implicit && !is_of_system(program, id);
    is_own.then(|| Shape::of(&program.types, function.ty))?
}

/// Whether a program can mean what the table says of a function of this name.
pub(crate) fn is_meant(program: &Program, name: &str) -> bool {
    let meant = table::row(name).and_then(|row| Shape::of_letters(row.letters));
    let (Some(meant), Some(declared)) = (meant, declared(program, name)) else { return true };
    meant.may_be_meant_by(&declared)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_pointees_may_differ_and_numbers_of_arguments_not() {
        let read = Shape::of_letters("tipz").unwrap();
        for (declared, fits) in [
            ("iisu", true),
            ("LBcQ", true),
            ("vipz", true),
            ("ii", false),
            ("iiii", false),
            ("ipiz", false),
            ("dipz", false),
        ] {
            let declared = Shape::of_letters(declared).unwrap();
            assert_eq!(read.may_be_meant_by(&declared), fits, "{declared:?}");
        }
        let open = Shape::of_letters("iSi.").unwrap();
        assert!(open.may_be_meant_by(&Shape::of_letters("iSiu").unwrap()));
        assert!(!open.may_be_meant_by(&Shape::of_letters("iS").unwrap()));
    }
}
