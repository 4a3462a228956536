//! The words of the language: what the lexer makes and the parser reads.

use crate::names::Name;
use crate::span::Span;

/// One word of the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Tok,
    pub(crate) span: Span,
    /// The text of an identifier or keyword; of no meaning for other kinds.
    pub(crate) name: Option<Name>,
}

macro_rules! tokens {
    (
        classes { $($class:ident $description:literal,)* }
        punctuators { $($punct:ident $text:literal,)* }
        keywords { $($keyword:ident $spelling:literal $(| $other:literal)*,)* }
    ) => {
        /// The kind of a token.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum Tok {
            $($class,)*
            $($punct,)*
            $($keyword,)*
        }

        impl Tok {
            /// How error messages name the kind.
            pub(crate) fn describe(self) -> &'static str {
                match self {
                    $(Self::$class => $description,)*
                    $(Self::$punct => concat!("`", $text, "`"),)*
                    $(Self::$keyword => concat!("`", $spelling, "`"),)*
                }
            }
        }

        /// Every spelling of every keyword.
        pub(crate) const KEYWORDS: &[(&str, Tok)] = &[
            $(($spelling, Tok::$keyword), $(($other, Tok::$keyword),)*)*
        ];
    };
}

tokens! {
    classes {
        Eof "end of file",
        Ident "identifier",
        Number "number",
        Char "character constant",
        Str "string literal",
    }
    punctuators {
        LParen "(", RParen ")", LBracket "[", RBracket "]", LBrace "{", RBrace "}",
        Semi ";", Comma ",", Colon ":", Question "?", Dot ".", Arrow "->", Ellipsis "...",
        Plus "+", Minus "-", Star "*", Slash "/", Percent "%", PlusPlus "++", MinusMinus "--",
        Amp "&", Pipe "|", Caret "^", Tilde "~", Bang "!", AmpAmp "&&", PipePipe "||",
        Implies "==>", Shl "<<", Shr ">>", Lt "<", Gt ">", Le "<=", Ge ">=", EqEq "==", Ne "!=",
        Assign "=", PlusAssign "+=", MinusAssign "-=", StarAssign "*=", SlashAssign "/=",
        PercentAssign "%=", AmpAssign "&=", PipeAssign "|=", CaretAssign "^=",
        ShlAssign "<<=", ShrAssign ">>=",
    }
    keywords {
        Auto "auto", Break "break", Case "case", CharKw "char",
        Const "const" | "__const" | "__const__", Continue "continue", Default "default", Do "do",
        Double "double", Else "else", Enum "enum", Extern "extern", Float "float", For "for",
        Goto "goto", If "if", Inline "inline" | "__inline" | "__inline__", Int "int",
        Long "long", Register "register", Restrict "restrict" | "__restrict" | "__restrict__",
        Return "return", Short "short", Signed "signed" | "__signed" | "__signed__",
        Sizeof "sizeof", Static "static", Struct "struct", Switch "switch", Typedef "typedef",
        Union "union", Unsigned "unsigned", Void "void",
        Volatile "volatile" | "__volatile" | "__volatile__", While "while",
        Alignas "_Alignas", Alignof "_Alignof" | "__alignof" | "__alignof__", Atomic "_Atomic",
        Bool "_Bool", Complex "_Complex" | "__complex" | "__complex__", Generic "_Generic",
        Imaginary "_Imaginary", Noreturn "_Noreturn", StaticAssert "_Static_assert",
        ThreadLocal "_Thread_local" | "__thread" | "__CPROVER_thread_local",
        Asm "asm" | "__asm" | "__asm__", Attribute "__attribute__" | "__attribute",
        AutoType "__auto_type", Extension "__extension__", Imag "__imag__" | "__imag",
        Label "__label__", Real "__real__" | "__real", Typeof "typeof" | "__typeof" | "__typeof__",
        Int128 "__int128" | "__int128__",
        Float16 "_Float16", Float32 "_Float32", Float64 "_Float64",
        Float128 "_Float128" | "__float128", Float32x "_Float32x", Float64x "_Float64x",
        Float80 "__float80",
        Decimal32 "_Decimal32", Decimal64 "_Decimal64", Decimal128 "_Decimal128",
        BuiltinVaArg "__builtin_va_arg", BuiltinOffsetof "__builtin_offsetof",
        BuiltinTypesCompatible "__builtin_types_compatible_p",
        BuiltinChooseExpr "__builtin_choose_expr",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_quote_the_spelling() {
        assert_eq!(Tok::Semi.describe(), "`;`");
        assert_eq!(Tok::Typeof.describe(), "`typeof`");
        assert_eq!(Tok::Eof.describe(), "end of file");
    }
}
