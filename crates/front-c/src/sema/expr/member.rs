//! Members and elements.

use std::sync::Arc;

use symra_cparse::{self as tree, Access, Designator, Name, Span};

use super::Operand;
use crate::diagnostic::Cause;
use crate::hir::{Binary, ExprId, PlaceId, PlaceKind};
use crate::sema::{R, Sema};
use crate::types::{Field, RecordId, TypeId};

impl Sema<'_> {
    pub(super) fn index(
        &mut self,
        array: tree::ExprId,
        index: tree::ExprId,
        span: Span,
    ) -> R<Operand> {
        let at = self.at(span);
        let first = self.expr(array)?;
        let first = match first {
            Operand::Place(place) if self.is_vector(self.body[place].ty) => {
                self.vector_elements(place, at)
            }
            Operand::Value(value) if self.is_vector(self.ty(value)) => {
                let place = self.materialized(value);
                self.vector_elements(place, at)
            }
            other => {
                let span = self.tree[array].span;
                self.rvalue(other, span)?
            }
        };
        let second = self.value(index)?;
        let (a, b) = (self.ty(first), self.ty(second));
        let (pointer, index) =
            if self.types().is_pointer(a) { (first, second) } else { (second, first) };
        let (Some(target), true) =
            (self.types().pointee(self.ty(pointer)), self.types().is_integer(self.ty(index)))
        else {
            let ty = if self.types().is_pointer(a) { self.spell(b) } else { self.spell(a) };
            return Err(self.error(span, Cause::NotIndexable { ty }));
        };
        self.check_arithmetic_pointee(target, span)?;
        let element = self.ptr_add(pointer, index, false, at);
        self.dereference(element, span)
    }

    fn is_vector(&self, ty: TypeId) -> bool {
        self.is_composite(ty) && !self.is_complex(ty)
    }

    pub(super) fn member(
        &mut self,
        base: tree::ExprId,
        access: Access,
        member: Name,
        span: Span,
    ) -> R<Operand> {
        let place = match access {
            Access::Arrow => {
                let pointer = self.value(base)?;
                match self.dereference(pointer, span)? {
                    Operand::Place(place) => place,
                    _ => return Err(self.no_record(base)),
                }
            }
            Access::Dot => match self.expr(base)? {
                Operand::Place(place) => place,
                Operand::Value(value) => self.materialized(value),
                Operand::Function(_) | Operand::Pointed(_) => return Err(self.no_record(base)),
            },
        };
        self.member_of(place, member, span).map(Operand::Place)
    }

    fn no_record(&mut self, base: tree::ExprId) -> crate::sema::Reported {
        let span = self.tree[base].span;
        self.error(span, Cause::NotRecord { ty: "a function".to_owned() })
    }

    /// A struct that is only a value, kept in a temporary so that it has members.
    fn materialized(&mut self, value: ExprId) -> PlaceId {
        let at = self.at_of(value);
        let (object, first) = self.temporary(value, at);
        let then = self.object_place(object, at);
        let ty = self.body[then].ty;
        self.place(PlaceKind::After { first, then }, ty, at)
    }

    fn member_of(&mut self, place: PlaceId, member: Name, span: Span) -> R<PlaceId> {
        let ty = self.body[place].ty;
        let Some(record) = self.types().as_record(ty) else {
            let ty = self.spell(ty);
            return Err(self.error(span, Cause::NotRecord { ty }));
        };
        if self.types().record(record).layout.is_none() {
            let ty = self.spell(ty);
            return Err(self.error(span, Cause::Incomplete { what: "the struct".to_owned(), ty }));
        }
        let name = self.text(member);
        let Some(path) = self.find_member(record, &name) else {
            let ty = self.spell(ty);
            return Err(self.error(span, Cause::NoMember { member: name.to_string(), ty }));
        };
        let at = self.at(span);
        Ok(path.into_iter().fold(place, |place, field| self.field_place(place, field, at)))
    }

    /// The member with that number of the struct at the place.
    pub(crate) fn field_place(
        &mut self,
        base: PlaceId,
        field: u32,
        at: symra_ir::Position,
    ) -> PlaceId {
        let ty = self.body[base].ty;
        let Some((info, quals)) = self.field_info(ty, field) else {
            return base;
        };
        let field_ty = self.types_mut().qualified(info.ty, quals);
        let offset = info.offset;
        let kind = match info.bits {
            Some(bits) => PlaceKind::BitField { base, field, offset, bits },
            None => PlaceKind::Member { base, field, offset },
        };
        self.place(kind, field_ty, at)
    }

    pub(super) fn field_info(
        &self,
        record: TypeId,
        field: u32,
    ) -> Option<(Field, crate::types::Quals)> {
        let id = self.types().as_record(record)?;
        let layout = self.types().record(id).layout.as_ref()?;
        Some((layout.fields.get(field as usize)?.clone(), record.quals()))
    }

    /// The numbers of the members to go through, several if the name is in an anonymous struct.
    pub(crate) fn find_member(&self, record: RecordId, name: &Arc<str>) -> Option<Vec<u32>> {
        let mut work: Vec<(RecordId, Vec<u32>)> = vec![(record, Vec::new())];
        while let Some((record, path)) = work.pop() {
            let layout = self.types().record(record).layout.as_ref()?;
            for (number, field) in layout.fields.iter().enumerate() {
                let step = |path: &[u32]| {
                    let mut path = path.to_vec();
                    path.push(u32::try_from(number).expect("members should be countable"));
                    path
                };
                match (&field.name, self.types().as_record(field.ty)) {
                    (Some(known), _) if known == name => return Some(step(&path)),
                    (None, Some(inner)) => work.push((inner, step(&path))),
                    _ => (),
                }
            }
        }
        None
    }

    pub(super) fn offsetof(
        &mut self,
        name: tree::TypeNameId,
        designators: tree::List<Designator>,
        span: Span,
    ) -> R<ExprId> {
        let at = self.at(span);
        let mut ty = self.type_name(name)?;
        let mut constant = 0u64;
        let mut runtime: Option<ExprId> = None;
        for &designator in &self.tree[designators] {
            match designator {
                Designator::Member(member) => {
                    let Some(record) = self.types().as_record(ty) else {
                        let ty = self.spell(ty);
                        return Err(self.error(span, Cause::NotRecord { ty }));
                    };
                    let name = self.text(member);
                    let Some(path) = self.find_member(record, &name) else {
                        let ty = self.spell(ty);
                        return Err(
                            self.error(span, Cause::NoMember { member: name.to_string(), ty })
                        );
                    };
                    for field in path {
                        let Some((info, _)) = self.field_info(ty, field) else { break };
                        if info.bits.is_some() {
                            return Err(self.error(span, Cause::NoAddress { what: "a bit-field" }));
                        }
                        constant = constant.wrapping_add(info.offset);
                        ty = info.ty;
                    }
                }
                Designator::Index(index) | Designator::Range(index, _) => {
                    let Some(element) = self.types().element(ty) else {
                        let ty = self.spell(ty);
                        return Err(self.error(span, Cause::NotIndexable { ty }));
                    };
                    ty = element;
                    let size = self.types().size_of(element).unwrap_or(1);
                    let index = self.nonvoid(index)?;
                    if let Some(index) = self.evaluate_int(index) {
                        let index = i64::try_from(index).unwrap_or(0).cast_unsigned();
                        constant = constant.wrapping_add(size.wrapping_mul(index));
                    } else {
                        let size_type = self.model().size_type();
                        let index = self.convert(index, size_type, at);
                        let size = self.size(size, at);
                        let step = self.binary_node(Binary::Mul, index, size, at);
                        runtime = Some(match runtime {
                            Some(sum) => self.binary_node(Binary::Add, sum, step, at),
                            None => step,
                        });
                    }
                }
            }
        }
        let constant = self.size(constant, at);
        Ok(match runtime {
            Some(sum) => self.binary_node(Binary::Add, constant, sum, at),
            None => constant,
        })
    }
}
