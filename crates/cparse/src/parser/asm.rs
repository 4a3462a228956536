//! `asm`, as a statement, at file scope and after declarators.

use super::{Parsed, Parser};
use crate::names::Name;
use crate::token::Tok;
use crate::tree::{Asm, AsmId, AsmOperand, List, StrId};

impl Parser<'_> {
    /// `asm qualifiers (template : outputs : inputs : clobbers : labels)`, without the `;`.
    pub(super) fn asm(&mut self) -> Parsed<AsmId> {
        let start = self.span();
        self.expect(Tok::Asm)?;
        let (mut volatile, mut goto) = (false, false);
        loop {
            match self.kind() {
                Tok::Volatile => volatile = true,
                Tok::Goto => goto = true,
                Tok::Inline | Tok::Const => (),
                _ => break,
            }
            self.advance();
        }
        self.expect(Tok::LParen)?;
        let template = self.string()?;
        let mut asm = Asm {
            volatile,
            goto,
            extended: self.at(Tok::Colon),
            template,
            outputs: List::default(),
            inputs: List::default(),
            clobbers: List::default(),
            labels: List::default(),
            span: start,
        };
        self.asm_sections(&mut asm)?;
        self.expect(Tok::RParen)?;
        asm.span = self.span_from(start);
        Ok(self.add(asm))
    }

    fn asm_sections(&mut self, asm: &mut Asm) -> Parsed<()> {
        if self.eat(Tok::Colon) {
            asm.outputs = self.asm_operands()?;
        }
        if self.eat(Tok::Colon) {
            asm.inputs = self.asm_operands()?;
        }
        if self.eat(Tok::Colon) {
            asm.clobbers = self.asm_clobbers()?;
        }
        if self.eat(Tok::Colon) {
            asm.labels = self.asm_labels()?;
        }
        Ok(())
    }

    fn asm_section_ends(&self) -> bool {
        matches!(self.kind(), Tok::Colon | Tok::RParen)
    }

    fn asm_operands(&mut self) -> Parsed<List<AsmOperand>> {
        let mut operands = Vec::new();
        while !self.asm_section_ends() {
            let name = if self.eat(Tok::LBracket) {
                let name = self.ident()?;
                self.expect(Tok::RBracket)?;
                Some(name)
            } else {
                None
            };
            let constraint = self.string()?;
            self.expect(Tok::LParen)?;
            let value = self.expression()?;
            self.expect(Tok::RParen)?;
            operands.push(AsmOperand { name, constraint, value });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        Ok(self.list(&operands))
    }

    fn asm_clobbers(&mut self) -> Parsed<List<StrId>> {
        let mut clobbers = Vec::new();
        while !self.asm_section_ends() {
            clobbers.push(self.string()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        Ok(self.list(&clobbers))
    }

    fn asm_labels(&mut self) -> Parsed<List<Name>> {
        let mut labels = Vec::new();
        while !self.asm_section_ends() {
            labels.push(self.ident()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        Ok(self.list(&labels))
    }

    /// `asm("name")` after a declarator.
    pub(super) fn asm_label(&mut self) -> Parsed<Option<StrId>> {
        if !self.eat(Tok::Asm) {
            return Ok(None);
        }
        // `asm volatile ("..")` is accepted by gcc with a warning.
        while self.eat(Tok::Volatile) {}
        self.expect(Tok::LParen)?;
        let label = self.string()?;
        self.expect(Tok::RParen)?;
        Ok(Some(label))
    }
}
