//! Declaration specifiers and type names.

use super::declarator::Form;
use super::{Parsed, Parser};
use crate::error::ErrorKind;
use crate::span::Span;
use crate::token::{Tok, Token};
use crate::tree::{
    AlignSpec, Attr, BasicType, Quals, SpecFlags, Specs, SpecsId, Storage, TypeName, TypeNameId,
    TypeSpec,
};

/// Specifiers while they are read.
#[derive(Default)]
struct Draft {
    storage: Option<Storage>,
    flags: SpecFlags,
    quals: Quals,
    /// A type that is not made of keywords.
    ty: Option<TypeSpec>,
    words: Words,
    attrs: Vec<Attr>,
    aligns: Vec<AlignSpec>,
}

/// The keywords of a basic type, in any order.
#[derive(Clone, Copy, Default)]
struct Words {
    /// The one that names the type, if there is one: `char`, `int`, `double`..
    base: Option<Tok>,
    /// `signed` or `unsigned`.
    sign: Option<Tok>,
    /// `short` or `long`.
    size: Option<Tok>,
    /// How often `long` stood there.
    longs: u8,
    complex: bool,
}

impl Words {
    fn is_empty(self) -> bool {
        self.base.is_none() && self.sign.is_none() && self.size.is_none() && !self.complex
    }
}

impl Parser<'_> {
    /// Reads specifiers up to the first token that is none. There may be no type among them,
    /// and there may be none at all.
    pub(super) fn specifiers(&mut self, leading: Vec<Attr>) -> Parsed<SpecsId> {
        let start = leading.first().map_or(self.span(), |attr| attr.span);
        let mut draft = Draft { attrs: leading, ..Draft::default() };
        while self.specifier(&mut draft)? {}
        let span = self.span_from(start);
        let ty = match (draft.ty, draft.words) {
            (Some(ty), words) if words.is_empty() => ty,
            (Some(_), _) => return self.fail(span, ErrorKind::TwoTypes),
            (None, words) if words.is_empty() => TypeSpec::Implicit,
            (None, words) => self.basic_type(words, span)?,
        };
        let attrs = self.list(&draft.attrs);
        let aligns = self.list(&draft.aligns);
        let Draft { storage, flags, quals, .. } = draft;
        Ok(self.add(Specs { storage, flags, quals, ty, attrs, aligns, span }))
    }

    /// Reads one specifier; false where none stands.
    fn specifier(&mut self, draft: &mut Draft) -> Parsed<bool> {
        let Token { kind, name, .. } = self.token();
        match kind {
            Tok::Ident => {
                let Some(name) = name.filter(|&name| self.scopes.is_type(name)) else {
                    return Ok(false);
                };
                // After a type, the name of a typedef is the name of what is declared.
                if draft.ty.is_some() || !draft.words.is_empty() {
                    return Ok(false);
                }
                draft.ty = Some(TypeSpec::Typedef(name));
                self.advance();
            }
            Tok::Typedef => self.storage(draft, Storage::Typedef)?,
            Tok::Extern => self.storage(draft, Storage::Extern)?,
            Tok::Static => self.storage(draft, Storage::Static)?,
            Tok::Auto => self.storage(draft, Storage::Auto)?,
            Tok::Register => self.storage(draft, Storage::Register)?,
            Tok::ThreadLocal => self.flag(draft, SpecFlags::THREAD_LOCAL),
            Tok::Inline => self.flag(draft, SpecFlags::INLINE),
            Tok::Noreturn => self.flag(draft, SpecFlags::NORETURN),
            Tok::Const => self.qualifier(draft, Quals::CONST),
            Tok::Volatile => self.qualifier(draft, Quals::VOLATILE),
            Tok::Restrict => self.qualifier(draft, Quals::RESTRICT),
            Tok::Extension => self.advance(),
            Tok::Attribute => self.attributes(&mut draft.attrs)?,
            Tok::Alignas => {
                let align = self.alignas()?;
                draft.aligns.push(align);
            }
            Tok::Atomic => self.atomic(draft)?,
            Tok::Struct | Tok::Union => {
                let record = self.deeper(Self::record)?;
                self.set_type(draft, TypeSpec::Record(record))?;
            }
            Tok::Enum => {
                let id = self.enum_spec()?;
                self.set_type(draft, TypeSpec::Enum(id))?;
            }
            Tok::Typeof => {
                let ty = self.typeof_spec()?;
                self.set_type(draft, ty)?;
            }
            Tok::AutoType => {
                self.advance();
                self.set_type(draft, TypeSpec::Auto)?;
            }
            _ => return self.basic_word(draft),
        }
        Ok(true)
    }

    fn storage(&mut self, draft: &mut Draft, storage: Storage) -> Parsed<()> {
        if let Some(before) = draft.storage.filter(|&before| before != storage) {
            let (first, second) = (before.keyword().to_owned(), storage.keyword().to_owned());
            return self.fail(self.span(), ErrorKind::SpecifierClash { first, second });
        }
        draft.storage = Some(storage);
        self.advance();
        Ok(())
    }

    fn flag(&mut self, draft: &mut Draft, flag: SpecFlags) {
        draft.flags.insert(flag);
        self.advance();
    }

    fn qualifier(&mut self, draft: &mut Draft, qual: Quals) {
        draft.quals.insert(qual);
        self.advance();
    }

    fn set_type(&mut self, draft: &mut Draft, ty: TypeSpec) -> Parsed<()> {
        if draft.ty.is_some() {
            let before = self.span_from(self.tokens[self.pos.saturating_sub(1)].span);
            return self.fail(before, ErrorKind::TwoTypes);
        }
        draft.ty = Some(ty);
        Ok(())
    }

    fn alignas(&mut self) -> Parsed<AlignSpec> {
        self.advance();
        self.expect(Tok::LParen)?;
        let align = if self.starts_type(0) {
            AlignSpec::Type(self.type_name()?)
        } else {
            AlignSpec::Expr(self.conditional()?)
        };
        self.expect(Tok::RParen)?;
        Ok(align)
    }

    /// `_Atomic(type)` is a type, `_Atomic` alone a qualifier.
    fn atomic(&mut self, draft: &mut Draft) -> Parsed<()> {
        self.advance();
        if self.at(Tok::LParen) && self.starts_type(1) {
            self.advance();
            let ty = self.type_name()?;
            self.expect(Tok::RParen)?;
            return self.set_type(draft, TypeSpec::Atomic(ty));
        }
        draft.quals.insert(Quals::ATOMIC);
        Ok(())
    }

    fn typeof_spec(&mut self) -> Parsed<TypeSpec> {
        self.advance();
        self.expect(Tok::LParen)?;
        let ty = if self.starts_type(0) {
            TypeSpec::TypeofType(self.type_name()?)
        } else {
            TypeSpec::TypeofExpr(self.expression()?)
        };
        self.expect(Tok::RParen)?;
        Ok(ty)
    }

    /// A keyword of a basic type.
    fn basic_word(&mut self, draft: &mut Draft) -> Parsed<bool> {
        let words = &mut draft.words;
        let kind = self.kind();
        let clash = match kind {
            Tok::Signed | Tok::Unsigned => {
                words.sign.replace(kind).filter(|&before| before != kind)
            }
            Tok::Short => words.size.replace(kind).filter(|&before| before != kind),
            Tok::Long => {
                words.longs = words.longs.saturating_add(1);
                words.size.replace(kind).filter(|&before| before != kind)
            }
            Tok::Complex => {
                words.complex = true;
                None
            }
            Tok::Imaginary => {
                return self.fail(self.span(), ErrorKind::Unsupported { what: "`_Imaginary`" });
            }
            _ if is_base_word(kind) => words.base.replace(kind),
            _ => return Ok(false),
        };
        if let Some(before) = clash {
            return self.fail(self.span(), clash_of(before, kind));
        }
        self.advance();
        Ok(true)
    }

    fn basic_type(&mut self, words: Words, span: Span) -> Parsed<TypeSpec> {
        match combine(words) {
            Ok(basic) if words.complex => Ok(TypeSpec::Complex(basic)),
            Ok(basic) => Ok(TypeSpec::Basic(basic)),
            Err((first, second)) => self.fail(span, clash_of(first, second)),
        }
    }

    /// Specifiers and an abstract declarator.
    pub(super) fn type_name(&mut self) -> Parsed<TypeNameId> {
        self.deeper(|parser| {
            let start = parser.span();
            let specs = parser.specifiers(Vec::new())?;
            let found = parser.tree[specs];
            if found.ty == TypeSpec::Implicit && found.quals.is_empty() {
                return parser.expected("a type");
            }
            let declarator = parser.whole_declarator(Form::Abstract)?;
            Ok(parser.add(TypeName { specs, declarator, span: parser.span_from(start) }))
        })
    }
}

fn clash_of(first: Tok, second: Tok) -> ErrorKind {
    let plain = |tok: Tok| tok.describe().trim_matches('`').to_owned();
    ErrorKind::SpecifierClash { first: plain(first), second: plain(second) }
}

/// Whether the keyword names a type by itself.
fn is_base_word(kind: Tok) -> bool {
    matches!(
        kind,
        Tok::Void
            | Tok::Bool
            | Tok::CharKw
            | Tok::Int
            | Tok::Float
            | Tok::Double
            | Tok::Int128
            | Tok::Float16
            | Tok::Float32
            | Tok::Float64
            | Tok::Float128
            | Tok::Float32x
            | Tok::Float64x
            | Tok::Float80
            | Tok::Decimal32
            | Tok::Decimal64
            | Tok::Decimal128
    )
}

/// The type the keywords make (C11 6.7.2), or the two that do not go together.
fn combine(words: Words) -> Result<BasicType, (Tok, Tok)> {
    let Words { base, sign, size, longs, complex } = words;
    let base = match base {
        Some(base) => base,
        // `_Complex` alone, and `long _Complex`, are of `double`.
        None if complex && sign.is_none() && size != Some(Tok::Short) && longs < 2 => Tok::Double,
        None => Tok::Int,
    };
    if longs > 2 {
        return Err((Tok::Long, Tok::Long));
    }
    let unsigned = sign == Some(Tok::Unsigned);
    let pick =
        |signed: BasicType, without_sign: BasicType| if unsigned { without_sign } else { signed };
    match base {
        Tok::Int => Ok(match (size, longs) {
            (Some(Tok::Short), _) => pick(BasicType::Short, BasicType::UShort),
            (_, 1) => pick(BasicType::Long, BasicType::ULong),
            (_, 2) => pick(BasicType::LongLong, BasicType::ULongLong),
            _ => pick(BasicType::Int, BasicType::UInt),
        }),
        Tok::CharKw | Tok::Int128 => match (size, sign) {
            (Some(size), _) => Err((size, base)),
            (None, _) if base == Tok::Int128 => Ok(pick(BasicType::Int128, BasicType::UInt128)),
            (None, None) => Ok(BasicType::Char),
            (None, Some(_)) => Ok(pick(BasicType::SChar, BasicType::UChar)),
        },
        _ => match (sign, size) {
            (Some(sign), _) => Err((sign, base)),
            (None, Some(Tok::Long)) if base == Tok::Double && longs == 1 => {
                Ok(BasicType::LongDouble)
            }
            (None, Some(size)) => Err((size, base)),
            (None, None) => Ok(plain_type(base)),
        },
    }
}

/// The type of a keyword that takes neither sign nor size.
fn plain_type(base: Tok) -> BasicType {
    match base {
        Tok::Void => BasicType::Void,
        Tok::Bool => BasicType::Bool,
        Tok::Float => BasicType::Float,
        Tok::Float16 => BasicType::Float16,
        Tok::Float32 => BasicType::Float32,
        Tok::Float64 => BasicType::Float64,
        Tok::Float128 => BasicType::Float128,
        Tok::Float32x => BasicType::Float32x,
        Tok::Float64x => BasicType::Float64x,
        Tok::Float80 => BasicType::Float80,
        Tok::Decimal32 => BasicType::Decimal32,
        Tok::Decimal64 => BasicType::Decimal64,
        Tok::Decimal128 => BasicType::Decimal128,
        _ => BasicType::Double,
    }
}
