//! Structs, unions and enums.

use std::sync::Arc;

use rustc_hash::FxHashSet;
use symra_cparse::{
    self as tree, EnumId as TreeEnum, Member as TreeMember, Packing, RecordId as TreeRecord, Span,
};

use super::scope::{Binding, Tag};
use super::specs::{Alone, Attrs, DeclSpecs};
use super::{R, Sema};
use crate::diagnostic::Cause;
use crate::hir::Unsupported;
use crate::types::{
    ArrayLen, IntKind, LayoutError, Member, Options, RecordId, RecordKind, Type, TypeId,
};

impl Sema<'_> {
    pub(crate) fn record_spec(&mut self, id: TreeRecord, alone: Alone) -> R<TypeId> {
        let record: tree::Record = self.tree[id];
        let kind = match record.kind {
            tree::RecordKind::Struct => RecordKind::Struct,
            tree::RecordKind::Union => RecordKind::Union,
        };
        let ours = self.tagged_record(&record, kind, alone)?;
        if let Some(members) = record.members {
            if self.types().record(ours).layout.is_some() {
                let name = self.spell_record(ours);
                return Err(self.error(record.span, Cause::Redefined { name }));
            }
            self.record_body(ours, &record, members)?;
        }
        Ok(self.types_mut().record_type(ours))
    }

    fn spell_record(&mut self, id: RecordId) -> String {
        let ty = self.types_mut().record_type(id);
        self.spell(ty)
    }

    fn tagged_record(
        &mut self,
        record: &tree::Record,
        kind: RecordKind,
        alone: Alone,
    ) -> R<RecordId> {
        let Some(tag) = record.tag else {
            return Ok(self.types_mut().add_record(kind, None));
        };
        let is_new = record.members.is_some() || alone == Alone::Yes;
        let known = if is_new { self.scopes.find_tag_here(tag) } else { self.scopes.find_tag(tag) };
        match known {
            Some(Tag::Record(id)) if self.types().record(id).kind == kind => Ok(id),
            Some(_) => {
                let tag = self.tree.text(tag).to_owned();
                Err(self.error(record.span, Cause::WrongTag { tag }))
            }
            None => {
                let text = self.text(tag);
                let id = self.types_mut().add_record(kind, Some(text));
                self.scopes.bind_tag(tag, Tag::Record(id));
                Ok(id)
            }
        }
    }

    fn record_body(
        &mut self,
        id: RecordId,
        record: &tree::Record,
        list: tree::List<TreeMember>,
    ) -> R<()> {
        let mut attrs = Attrs::default();
        self.attributes(record.attrs, &mut attrs)?;
        self.members += 1;
        let members = self.member_list(list);
        self.members -= 1;
        let members = members?;
        self.check_members(&members, record)?;
        let pack = match record.pack {
            Packing::Natural => None,
            Packing::AtMost(bytes) => Some(bytes),
        };
        let options = Options { packed: attrs.packed, align: attrs.last_align, pack };
        self.types_mut().record_mut(id).transparent = attrs.transparent;
        self.types_mut().complete_record(id, &members, &options).map_err(|error| match error {
            LayoutError::Incomplete { member } => {
                let ty = self.spell(members[member].ty);
                self.error(record.span, Cause::Incomplete { what: "a member".to_owned(), ty })
            }
            LayoutError::TooLarge => self.error(record.span, Cause::TooLarge),
        })
    }

    fn member_list(&mut self, list: tree::List<TreeMember>) -> R<Vec<Member>> {
        let mut members = Vec::new();
        for &member in &self.tree[list] {
            match member {
                TreeMember::Fields { specs, fields } => self.fields(specs, fields, &mut members)?,
                TreeMember::StaticAssert(assertion) => self.static_assert(assertion)?,
                TreeMember::Pack(_) => (),
            }
        }
        Ok(members)
    }

    fn fields(
        &mut self,
        specs: tree::SpecsId,
        fields: tree::List<tree::Field>,
        out: &mut Vec<Member>,
    ) -> R<()> {
        let span = self.tree[specs].span;
        let base = self.specs(specs, Alone::No)?;
        if fields.is_empty() {
            // An anonymous struct or union; a tagged one declares nothing here.
            let is_anonymous = match (self.tree[specs].ty, self.types().kind(base.ty)) {
                (tree::TypeSpec::Record(id), Type::Record(_)) => self.tree[id].tag.is_none(),
                _ => false,
            };
            if is_anonymous {
                out.push(Member {
                    name: None,
                    ty: base.ty,
                    width: None,
                    align: base.attrs.align,
                    packed: base.attrs.packed,
                });
            }
            return Ok(());
        }
        for &field in &self.tree[fields] {
            let member = self.field(&base, field, span)?;
            out.push(member);
        }
        Ok(())
    }

    fn field(&mut self, base: &DeclSpecs, field: tree::Field, span: Span) -> R<Member> {
        let declarator = self.tree[field.declarator];
        let span = if declarator.name.is_some() { declarator.name_span } else { span };
        let mut attrs = base.attrs;
        let ty = self.declarator_type(base.ty, field.declarator, &mut attrs)?;
        let ty = self.with_mode(ty, &attrs);
        let ty = if self.types().is_variable(ty) { self.without_extent(ty, span) } else { ty };
        if self.types().as_function(ty).is_some() {
            return Err(self.error(span, Cause::BadType { what: "a member cannot be a function" }));
        }
        let width = match field.width {
            Some(width) => Some(self.bit_width(ty, width, declarator.name.is_some(), span)?),
            None => None,
        };
        let name = declarator.name.map(|name| self.text(name));
        Ok(Member { name, ty, width, align: attrs.align, packed: attrs.packed })
    }

    /// The type of a member whose length is variable: we do not model it, so nobody knows what happens from here on.
    fn without_extent(&mut self, ty: TypeId, span: Span) -> TypeId {
        let at = self.at(span);
        let stop = self.unsupported(Unsupported::VariableLength, TypeId::VOID, at);
        self.pending.push(stop);
        let Type::Array(element, len) = self.types().kind(ty) else { return ty };
        let element = if self.types().is_variable(element) {
            super::deeper(|| self.without_extent(element, span))
        } else {
            element
        };
        let len = match len {
            ArrayLen::Variable(_) => ArrayLen::Known(1),
            len => len,
        };
        self.types_mut().array(element, len)
    }

    fn bit_width(&mut self, ty: TypeId, width: tree::ExprId, named: bool, span: Span) -> R<u8> {
        let value = self.constant_int(width, "the width of a bit-field")?;
        let Some(kind) = self.types().int_kind(ty) else {
            return Err(
                self.error(span, Cause::BadBitField { what: "does not have an integer type" })
            );
        };
        let bad = |what| Cause::BadBitField { what };
        if value < 0 {
            return Err(self.error(span, bad("has a negative width")));
        }
        if value == 0 && named {
            return Err(self.error(span, bad("has a name and no bits")));
        }
        if value > i128::from(kind.width(self.model())) {
            return Err(self.error(span, bad("is wider than its type")));
        }
        Ok(u8::try_from(value).expect("a width of at most 128 should fit"))
    }

    /// No name twice, and an open array only at the end.
    fn check_members(&mut self, members: &[Member], record: &tree::Record) -> R<()> {
        let mut seen: FxHashSet<Arc<str>> = FxHashSet::default();
        let mut work: Vec<(Option<Arc<str>>, TypeId)> = Vec::new();
        for member in members {
            work.push((member.name.clone(), member.ty));
        }
        while let Some((name, ty)) = work.pop() {
            match (name, self.types().as_record(ty)) {
                (Some(name), _) => {
                    if !seen.insert(Arc::clone(&name)) {
                        let member = name.to_string();
                        return Err(self.error(record.span, Cause::DuplicateMember { member }));
                    }
                }
                (None, Some(inner)) => {
                    if let Some(layout) = &self.types().record(inner).layout {
                        work.extend(
                            layout.fields.iter().map(|field| (field.name.clone(), field.ty)),
                        );
                    }
                }
                (None, None) => (),
            }
        }
        let open = members.iter().position(|member| {
            matches!(self.types().kind(member.ty), Type::Array(_, ArrayLen::Incomplete))
        });
        match open {
            Some(at) if at + 1 < members.len() && record.kind == tree::RecordKind::Struct => {
                let what = "a flexible array must be the last member";
                Err(self.error(record.span, Cause::BadType { what }))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn enum_spec(&mut self, id: TreeEnum, alone: Alone) -> R<TypeId> {
        let spec: tree::EnumSpec = self.tree[id];
        let known = match spec.tag {
            Some(tag) if spec.enumerators.is_some() || alone == Alone::Yes => {
                self.scopes.find_tag_here(tag)
            }
            Some(tag) => self.scopes.find_tag(tag),
            None => None,
        };
        let ours = match known {
            Some(Tag::Enum(id)) => id,
            Some(Tag::Record(_)) => {
                let tag = spec.tag.map_or("", |tag| self.tree.text(tag)).to_owned();
                return Err(self.error(spec.span, Cause::WrongTag { tag }));
            }
            None => {
                let text = spec.tag.map(|tag| self.text(tag));
                let id = self.types_mut().add_enum(text);
                if let Some(tag) = spec.tag {
                    self.scopes.bind_tag(tag, Tag::Enum(id));
                }
                id
            }
        };
        if let Some(list) = spec.enumerators {
            self.enum_body(ours, &spec, list)?;
        }
        Ok(self.types_mut().enum_of(ours))
    }

    fn enum_body(
        &mut self,
        id: crate::types::EnumId,
        spec: &tree::EnumSpec,
        list: tree::List<tree::Enumerator>,
    ) -> R<()> {
        if self.types().enum_type(id).enumerators.is_some() {
            let name = format!("enum {}", spec.tag.map_or("", |tag| self.tree.text(tag)));
            return Err(self.error(spec.span, Cause::Redefined { name }));
        }
        let mut attrs = Attrs::default();
        self.attributes(spec.attrs, &mut attrs)?;
        let mut next = 0i128;
        let mut values = Vec::with_capacity(list.len());
        for &enumerator in &self.tree[list] {
            if let Some(value) = enumerator.value {
                next = self.constant_int(value, "an enumerator")?;
            }
            // While the body is read, a constant has the type its value needs.
            let ty = self.enumerator_type(next);
            self.declare_enumerator(enumerator, next, ty)?;
            values.push((self.text(enumerator.name), next));
            next += 1;
        }
        let underlying = self.underlying(&values, attrs.packed);
        let fits_int = values.iter().all(|(_, value)| i32::try_from(*value).is_ok());
        let ty = self.types_mut().enum_of(id);
        let entry = self.types_mut().enum_mut(id);
        entry.underlying = underlying;
        entry.enumerators = Some(values.clone());
        if !fits_int {
            // Afterwards those that no `int` holds have the type of the enum.
            for (&enumerator, (_, value)) in self.tree[list].iter().zip(&values) {
                if i32::try_from(*value).is_err() {
                    self.scopes.bind(enumerator.name, Binding::Enumerator { value: *value, ty });
                }
            }
        }
        Ok(())
    }

    fn declare_enumerator(
        &mut self,
        enumerator: tree::Enumerator,
        value: i128,
        ty: TypeId,
    ) -> R<()> {
        if self.scopes.find_here(enumerator.name).is_some() {
            let name = self.tree.text(enumerator.name).to_owned();
            return Err(self.error(enumerator.span, Cause::Redefined { name }));
        }
        self.scopes.bind(enumerator.name, Binding::Enumerator { value, ty });
        Ok(())
    }

    fn enumerator_type(&self, value: i128) -> TypeId {
        let kinds = [
            IntKind::Int,
            IntKind::UInt,
            IntKind::Long,
            IntKind::ULong,
            IntKind::LongLong,
            IntKind::ULongLong,
        ];
        let fits = |kind: &&IntKind| self.types().wrap(value, **kind) == value;
        kinds.iter().find(fits).map_or(TypeId::INT128, |kind| kind.type_id())
    }

    /// gcc's choice: the first of `unsigned int` (or `int` with negative values), then wider ones.
    fn underlying(&self, values: &[(Arc<str>, i128)], packed: bool) -> IntKind {
        let negative = values.iter().any(|(_, value)| *value < 0);
        let small: &[IntKind] = match (packed, negative) {
            (true, true) => &[IntKind::SChar, IntKind::Short],
            (true, false) => &[IntKind::UChar, IntKind::UShort],
            (false, _) => &[],
        };
        let large: &[IntKind] = if negative {
            &[IntKind::Int, IntKind::Long, IntKind::LongLong]
        } else {
            &[IntKind::UInt, IntKind::ULong, IntKind::ULongLong]
        };
        let fits = |kind: &&IntKind| {
            values.iter().all(|(_, value)| self.types().wrap(*value, **kind) == *value)
        };
        small.iter().chain(large).find(fits).copied().unwrap_or(IntKind::Int128)
    }
}
