//! Collects what is declared, so that names may be used before their declaration.

use rustc_hash::FxHashMap;

use crate::error::ErrorKind;
use crate::source::Span;
use crate::syntax::{BlockId, BlockKind, ConstId, DeclId, ItemKind, Name, ProcessId, PropertyKind};

use super::{Checker, ConstDecl, Decl, Global, ProcessDecl, PropertyDecl, TooMany};

impl Checker {
    pub(super) fn declare(&mut self) -> Result<(), TooMany> {
        // Blocks come in the order of the text, each after the one it stands in.
        for block in (0..self.checked.syntax.blocks.len()).map(BlockId::new) {
            self.declare_block(block)?;
        }
        self.locals_against_globals()?;
        self.name_properties()
    }

    fn declare_block(&mut self, block: BlockId) -> Result<(), TooMany> {
        let data = self.checked.syntax.blocks[block.index()].clone();
        let mut owner = self.checked.owners[block.index()];
        if let BlockKind::Process { name, indices } = data.kind {
            let id = ProcessId::new(self.checked.processes.len());
            self.checked.processes.push(ProcessDecl { name, indices });
            self.checked.owners[block.index()] = Some(id);
            owner = Some(id);
            self.declare_global(name, Global::Process(id))?;
        }
        for item in data.items {
            match item.kind {
                ItemKind::Const { name, value, parameter } => {
                    let id = ConstId::new(self.checked.consts.len());
                    self.checked.consts.push(ConstDecl { name, value, parameter });
                    self.declare_global(name, Global::Const(id))?;
                }
                ItemKind::Vars { names, content } => {
                    for declared in names {
                        let id = DeclId::new(self.checked.decls.len());
                        let (name, dimensions) = (declared.name, declared.dimensions);
                        self.checked.decls.push(Decl { name, process: owner, dimensions, content });
                        self.declare_variable(name, owner, id)?;
                    }
                }
                ItemKind::Command { label, .. } => {
                    if let Some(first) = self.labels.insert((owner, label.id), label.span) {
                        self.duplicate(label, first)?;
                    }
                }
                ItemKind::Property { kind, name, expr } => {
                    let text = name
                        .map_or(String::new(), |name| self.checked.syntax.name(name.id).to_owned());
                    let span = name.map_or(item.span, |name| name.span);
                    self.checked.properties.push(PropertyDecl { kind, name: text, expr, span });
                }
                ItemKind::Block(inner) => self.checked.owners[inner.index()] = owner,
                ItemKind::Init(_) => (),
            }
        }
        Ok(())
    }

    fn declare_global(&mut self, name: Name, meaning: Global) -> Result<(), TooMany> {
        if let Some((_, first)) = self.globals.get(&name.id) {
            let first = *first;
            self.duplicate(name, first)
        } else {
            self.globals.insert(name.id, (meaning, name.span));
            Ok(())
        }
    }

    fn declare_variable(
        &mut self,
        name: Name,
        owner: Option<ProcessId>,
        id: DeclId,
    ) -> Result<(), TooMany> {
        let Some(process) = owner else { return self.declare_global(name, Global::Variable(id)) };
        if let Some((_, first)) = self.locals.get(&(process, name.id)) {
            let first = *first;
            self.duplicate(name, first)
        } else {
            self.locals.insert((process, name.id), (id, name.span));
            Ok(())
        }
    }

    /// A local variable that hides something global is more likely a mistake than a wish.
    fn locals_against_globals(&mut self) -> Result<(), TooMany> {
        for index in 0..self.checked.decls.len() {
            let decl = &self.checked.decls[index];
            let name = decl.name;
            if decl.process.is_some()
                && let Some((_, first)) = self.globals.get(&name.id)
            {
                let first = *first;
                self.duplicate(name, first)?;
            }
        }
        Ok(())
    }

    /// Names the properties that have no name: `safe`, `safe2`, ..; no two share a name.
    fn name_properties(&mut self) -> Result<(), TooMany> {
        let mut taken: FxHashMap<String, Span> = FxHashMap::default();
        let mut twice = Vec::new();
        for property in &self.checked.properties {
            if !property.name.is_empty()
                && let Some(first) = taken.insert(property.name.clone(), property.span)
            {
                twice.push((property.name.clone(), property.span, first));
            }
        }
        let (mut safe, mut reachable) = (1_u32, 1_u32);
        for property in &mut self.checked.properties {
            if !property.name.is_empty() {
                continue;
            }
            let base = match property.kind {
                PropertyKind::Safe => "safe",
                PropertyKind::Reachable => "reachable",
                PropertyKind::DeadlockFree => "deadlock-free",
            };
            let mut name = base.to_owned();
            if property.kind == PropertyKind::DeadlockFree
                && let Some(first) = taken.get(base)
            {
                twice.push((name, property.span, *first));
                continue;
            }
            let number =
                if property.kind == PropertyKind::Safe { &mut safe } else { &mut reachable };
            while taken.contains_key(&name) {
                *number += 1;
                name = format!("{base}{number}");
            }
            taken.insert(name.clone(), property.span);
            property.name = name;
        }
        for (name, span, first) in twice {
            let kind = ErrorKind::Duplicate { name };
            let error = crate::error::GclError::new(kind, &self.checked.syntax.source, span);
            self.add(error.first_at(first))?;
        }
        Ok(())
    }
}
