//! The causes of diagnostics.

use thiserror::Error;

/// What is wrong. Types are given as C writes them.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "each message says what its fields are")]
pub enum Cause {
    #[error("{error}")]
    Syntax { error: symra_cparse::ErrorKind, advice: Option<&'static str> },

    // Names.
    #[error("`{name}` is not declared")]
    Undeclared { name: String },
    #[error("function `{name}` is called without a declaration")]
    ImplicitFunction { name: String },
    #[error("type of `{name}` is missing, `int` assumed")]
    ImplicitInt { name: String },
    #[error("`{name}` is a type, not a value")]
    TypeAsValue { name: String },
    #[error("`{name}` is redeclared as a different kind of thing")]
    DifferentKind { name: String },
    #[error("conflicting types for `{name}`: `{new}` here, `{old}` before")]
    ConflictingTypes { name: String, old: String, new: String },
    #[error("`{name}` is defined twice")]
    Redefined { name: String },
    #[error("`{tag}` is declared as a different kind of tag")]
    WrongTag { tag: String },
    #[error("files of the program disagree on `{name}`: `{new}` here, `{old}` at {other}")]
    LinkMismatch { name: String, old: String, new: String, other: String },

    // Types.
    #[error("{what} has the incomplete type `{ty}`")]
    Incomplete { what: String, ty: String },
    #[error("{what}")]
    BadType { what: &'static str },
    #[error("size of array is negative")]
    NegativeSize,
    #[error("type is too large")]
    TooLarge,
    #[error("bit-field {what}")]
    BadBitField { what: &'static str },
    #[error("member `{member}` is declared twice")]
    DuplicateMember { member: String },
    #[error("alignment {what}")]
    BadAlignment { what: &'static str },
    #[error("attribute `{name}` {what}")]
    BadAttribute { name: &'static str, what: &'static str },

    // Expressions.
    #[error("no member `{member}` in `{ty}`")]
    NoMember { member: String, ty: String },
    #[error("`{ty}` is not a struct or union")]
    NotRecord { ty: String },
    #[error("`{ty}` cannot be dereferenced")]
    NotPointer { ty: String },
    #[error("`{ty}` cannot be indexed")]
    NotIndexable { ty: String },
    #[error("`{ty}` cannot be called")]
    NotCallable { ty: String },
    #[error("too {} arguments: {given} given, {wanted} wanted", if given < wanted { "few" } else { "many" })]
    ArgumentCount { given: usize, wanted: usize },
    #[error("operator `{op}` cannot be applied to `{ty}`")]
    BadOperand { op: &'static str, ty: String },
    #[error("operator `{op}` cannot be applied to `{left}` and `{right}`")]
    BadOperands { op: &'static str, left: String, right: String },
    #[error("{what} needs something that can be assigned to")]
    NotPlace { what: &'static str },
    #[error("{what} cannot be changed: it is read-only")]
    ReadOnly { what: String },
    #[error("{what} has no address")]
    NoAddress { what: &'static str },
    #[error("{what} needs a scalar, found `{ty}`")]
    NotScalar { ty: String, what: &'static str },
    #[error("a value of type `{from}` cannot become `{to}`")]
    BadConversion { from: String, to: String },
    #[error("`{from}` becomes `{to}` without a cast")]
    DoubtfulConversion { from: String, to: String },
    #[error("a value is needed, found `void`")]
    VoidValue,
    #[error("no type of `_Generic` fits `{ty}`")]
    NoGenericArm { ty: String },
    #[error("{what} is not a constant")]
    NotConstant { what: &'static str },
    #[error("`sizeof` cannot be applied to {what}")]
    BadSizeof { what: &'static str },
    #[error("wrong arguments for `{name}`")]
    BadBuiltin { name: String },

    // Initializers.
    #[error("an array needs a braced initializer")]
    ArrayInit,
    #[error("{what} cannot have an initializer")]
    NoInit { what: &'static str },
    #[error("excess initializers")]
    ExcessInit,
    #[error("index {index} is outside of the array")]
    InitIndex { index: i128 },
    #[error("{what} designator in the initializer of `{ty}`")]
    BadDesignator { what: &'static str, ty: String },

    // Statements.
    #[error("label `{name}` is not defined in this function")]
    UnknownLabel { name: String },
    #[error("label `{name}` is defined twice")]
    DuplicateLabel { name: String },
    #[error("`{word}` outside of {outside}")]
    Misplaced { word: &'static str, outside: &'static str },
    #[error("duplicate case {value}")]
    DuplicateCase { value: i128 },
    #[error("duplicate `default`")]
    DuplicateDefault,
    #[error("`switch` needs an integer, found `{ty}`")]
    SwitchType { ty: String },
    #[error("{what}")]
    BadReturn { what: &'static str },
    #[error("static assertion failed{}", if message.is_empty() { String::new() } else { format!(": {message}") })]
    StaticAssert { message: String },
    #[error("{what}")]
    BadDeclaration { what: &'static str },
}

impl Cause {
    /// The stable name, without the prefix `c::`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Syntax { .. } => "syntax",
            Self::Undeclared { .. } => "undeclared",
            Self::ImplicitFunction { .. } => "implicit-function",
            Self::ImplicitInt { .. } => "implicit-int",
            Self::TypeAsValue { .. } => "type-as-value",
            Self::DifferentKind { .. } => "different-kind",
            Self::ConflictingTypes { .. } => "conflicting-types",
            Self::Redefined { .. } => "redefined",
            Self::WrongTag { .. } => "wrong-tag",
            Self::LinkMismatch { .. } => "link-mismatch",
            Self::Incomplete { .. } => "incomplete-type",
            Self::BadType { .. } => "bad-type",
            Self::NegativeSize => "negative-size",
            Self::TooLarge => "too-large",
            Self::BadBitField { .. } => "bad-bit-field",
            Self::DuplicateMember { .. } => "duplicate-member",
            Self::BadAlignment { .. } => "bad-alignment",
            Self::BadAttribute { .. } => "bad-attribute",
            Self::NoMember { .. } => "no-member",
            Self::NotRecord { .. } => "not-record",
            Self::NotPointer { .. } => "not-pointer",
            Self::NotIndexable { .. } => "not-indexable",
            Self::NotCallable { .. } => "not-callable",
            Self::ArgumentCount { .. } => "argument-count",
            Self::BadOperand { .. } | Self::BadOperands { .. } => "bad-operand",
            Self::NotPlace { .. } => "not-assignable",
            Self::ReadOnly { .. } => "read-only",
            Self::NoAddress { .. } => "no-address",
            Self::NotScalar { .. } => "not-scalar",
            Self::BadConversion { .. } => "bad-conversion",
            Self::DoubtfulConversion { .. } => "doubtful-conversion",
            Self::VoidValue => "void-value",
            Self::NoGenericArm { .. } => "no-generic-arm",
            Self::NotConstant { .. } => "not-constant",
            Self::BadSizeof { .. } => "bad-sizeof",
            Self::BadBuiltin { .. } => "bad-builtin",
            Self::ArrayInit => "array-initializer",
            Self::NoInit { .. } => "no-initializer",
            Self::ExcessInit => "excess-initializer",
            Self::InitIndex { .. } => "initializer-index",
            Self::BadDesignator { .. } => "bad-designator",
            Self::UnknownLabel { .. } => "unknown-label",
            Self::DuplicateLabel { .. } => "duplicate-label",
            Self::Misplaced { .. } => "misplaced",
            Self::DuplicateCase { .. } => "duplicate-case",
            Self::DuplicateDefault => "duplicate-default",
            Self::SwitchType { .. } => "switch-type",
            Self::BadReturn { .. } => "bad-return",
            Self::StaticAssert { .. } => "static-assert",
            Self::BadDeclaration { .. } => "bad-declaration",
        }
    }

    /// What to write beside the place.
    pub(crate) fn label(&self) -> String {
        match self {
            Self::Undeclared { .. } => "not found in this scope".to_owned(),
            Self::ImplicitFunction { .. } => "no declaration before this call".to_owned(),
            Self::NoMember { ty, .. } => format!("not a member of `{ty}`"),
            Self::ArgumentCount { wanted, .. } => format!("{wanted} wanted"),
            Self::ConflictingTypes { old, .. } => format!("was `{old}`"),
            Self::BadConversion { from, .. } | Self::DoubtfulConversion { from, .. } => {
                format!("this is `{from}`")
            }
            Self::NotConstant { .. } => "must be known before the program runs".to_owned(),
            _ => "here".to_owned(),
        }
    }

    /// What to do about it, where we know.
    pub fn help(&self) -> Option<&'static str> {
        Some(match self {
            Self::Syntax { advice, .. } => return *advice,
            Self::Undeclared { .. } => "declare it before, or include the header that does",
            Self::ImplicitFunction { .. } => {
                "its result is taken to be `int`; include its header to be sure"
            }
            Self::ImplicitInt { .. } => "write the type",
            Self::Incomplete { .. } => "define the type before it is used",
            Self::BadConversion { .. } => "the types have no conversion; compare the declarations",
            Self::DoubtfulConversion { .. } => "write the cast if it is meant",
            Self::NotConstant { .. } => {
                "use literals, enumerators, `sizeof` and addresses of static objects"
            }
            Self::Redefined { .. } => "remove one of the definitions",
            Self::ReadOnly { .. } => "remove the `const`, or change a copy",
            Self::BadOperand { .. } | Self::BadOperands { .. } => {
                "convert the operands to types the operator takes"
            }
            Self::NotCallable { .. } => "only functions and pointers to functions can be called",
            Self::VoidValue => "the call or cast gives no value; do not use it as one",
            Self::UnknownLabel { .. } => "labels are visible in their own function only",
            Self::LinkMismatch { .. } => {
                "make the declarations agree; each file is read with its own"
            }
            _ => return None,
        })
    }
}
