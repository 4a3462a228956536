//! Edges from text.

use super::error::TextError;
use super::lex::Line;
use super::parse::{Later, Parser};
use crate::program::{Edge, EdgeId, EdgeRef, Operation, ProcId, VarId};
use crate::validate::Part;

impl Parser {
    /// `a -> b : OPERATION [@ position]`
    pub(super) fn edge(&mut self, line: &mut Line<'_>) -> Result<(), TextError> {
        let own = line.offset();
        let from = line.name("the name of a location")?;
        line.need("->", "`->`")?;
        let to_at = line.offset();
        let to = line.name("the name of a location")?;
        // Locations are made in the order of the text even if the rest of the line is wrong.
        let from = self.location_named(&from, line.number, own);
        let to = self.location_named(&to, line.number, to_at);
        line.need(":", "`:`")?;
        let (operation, callee) = self.operation(line)?;
        let position = self.position(line, own)?;
        line.end()?;
        let proc = self.proc();
        let edges = &mut self.task.program.procedures[proc.index()].edges;
        let edge = EdgeRef { proc, edge: EdgeId::new(edges.len()) };
        edges.push(Edge { from, to, operation, position });
        self.lines.insert(Part::Edge(edge), line.number);
        self.calls.extend(callee.map(|callee| (edge, callee)));
        Ok(())
    }

    /// An operation; of a call also the name of the procedure, which may be declared later.
    fn operation(&mut self, line: &mut Line<'_>) -> Result<(Operation, Option<Later>), TextError> {
        // A name and `:=` start an assignment whatever the name is.
        let mut ahead = line.clone();
        if ahead.name("").is_ok() && ahead.eat(":=") {
            return Ok((self.assignments(line)?, None));
        }
        let word = line.peek_word();
        let operation = match word {
            Some("skip") => {
                line.word();
                Operation::Assume(self.task.pool.true_())
            }
            Some("assume") => {
                line.word();
                Operation::Assume(self.term(line)?)
            }
            Some("assign") => {
                line.word();
                Operation::Assign(Vec::new())
            }
            Some("havoc") => {
                line.word();
                let empty = line.at_end() || line.peek_word() == Some("@");
                let variables = if empty { Vec::new() } else { self.variables_list(line)? };
                Operation::Havoc(variables)
            }
            Some("call") => {
                line.word();
                return self.call(line);
            }
            _ => {
                return Err(
                    line.expected("`skip`, `assume`, `havoc`, `call` or an assignment `x := ..`")
                );
            }
        };
        Ok((operation, None))
    }

    fn assignments(&mut self, line: &mut Line<'_>) -> Result<Operation, TextError> {
        let mut assignments = Vec::new();
        loop {
            let var = self.variable_named(line)?;
            line.need(":=", "`:=`")?;
            assignments.push((var, self.term(line)?));
            if !line.eat(",") {
                return Ok(Operation::Assign(assignments));
            }
        }
    }

    /// `[x, y :=] f(t, u)`
    fn call(&mut self, line: &mut Line<'_>) -> Result<(Operation, Option<Later>), TextError> {
        let mut ahead = line.clone();
        while ahead.name("").is_ok() && ahead.eat(",") {}
        let results = if ahead.eat(":=") {
            let results = self.variables_list(line)?;
            line.need(":=", "`:=`")?;
            results
        } else {
            Vec::new()
        };
        let callee = Later::read(line, "the name of a procedure")?;
        line.need("(", "`(`")?;
        let mut arguments = Vec::new();
        if !line.eat(")") {
            loop {
                arguments.push(self.term(line)?);
                if line.eat(")") {
                    break;
                }
                line.need(",", "`,` or `)`")?;
            }
        }
        // The callee is filled in when all procedures are known.
        let operation = Operation::Call { callee: ProcId(0), arguments, results };
        Ok((operation, Some(callee)))
    }

    fn variables_list(&mut self, line: &mut Line<'_>) -> Result<Vec<VarId>, TextError> {
        let mut variables = vec![self.variable_named(line)?];
        while line.eat(",") {
            variables.push(self.variable_named(line)?);
        }
        Ok(variables)
    }

    fn variable_named(&self, line: &mut Line<'_>) -> Result<VarId, TextError> {
        let later = Later::read(line, "the name of a variable")?;
        let var = self.variables.get(&later.name).copied();
        var.ok_or_else(|| later.fault("variable", line))
    }
}
