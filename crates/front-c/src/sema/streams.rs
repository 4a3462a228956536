//! The streams that every program has.

use super::Shared;
use crate::hir::{
    Address, AddressBase, Init, InitEntry, InitValue, Linkage, Object, ObjectId, Origin, Storage,
};
use crate::types::TypeId;

impl Shared {
    /// `stdin`, `stdout` and `stderr`, where no file defines them, point to an object of the library each.
    pub(super) fn define_streams(&mut self) {
        for index in 0..self.program.objects.len() {
            let object = &self.program.objects[index];
            let is_stream = matches!(&*object.name, "stdin" | "stdout" | "stderr")
                && object.linkage == Linkage::External
                && object.init.is_none()
                && self.program.types.is_pointer(object.ty);
            if !is_stream {
                continue;
            }
            let stream = Object {
                name: format!("*{}", object.name).into(),
                ty: TypeId::CHAR,
                align: 1,
                storage: Storage::Static,
                linkage: Linkage::None,
                origin: Origin::Temporary,
                init: Some(Init::default()),
                cleanup: None,
                at: object.at,
            };
            let ty = self.program.types.value_type(object.ty);
            self.program.objects.push(stream);
            let base = AddressBase::Object(ObjectId::new(self.program.objects.len() - 1));
            let value = InitValue::Address(Address { base, offset: 0 });
            let entry = InitEntry { offset: 0, bits: None, ty, value, repeat: None };
            self.program.objects[index].init =
                Some(Init { entries: vec![entry], unions: Vec::new() });
        }
    }
}
