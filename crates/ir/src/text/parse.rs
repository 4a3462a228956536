//! Programs from text.

use rustc_hash::FxHashMap;
use std::sync::Arc;
use symra_terms::smtlib::{self, ReadError};
use symra_terms::{Sort, Term, TermPool};

use super::error::{TextError, TextFault};
use super::lex::Line;
use crate::program::{
    Approximation, Claim, ClaimId, ClaimKind, Direction, EdgeRef, LocId, Location, ProcId,
    Procedure, Scope, Task, VarId, Variable,
};
use crate::source::{Position, SourceFile, SourceId};
use crate::validate::{Part, ProgramError, name_fault, validate};

/// Errors after which reading stops.
const MANY: usize = 100;

/// Reads a program from its text form. What the text gives no position has none.
///
/// # Errors
/// All errors of the text, up to a hundred: reading goes on at the next line. Where there is none, all reasons why the
/// program is not well formed.
pub fn parse(text: &str) -> Result<Task, Vec<TextError>> {
    Parser::default().run(text)
}

/// Reads a program over terms that exist already: its terms, and those of its variables that the pool knows, are the
/// pool's. So a program that was printed is read back with the very terms it had.
///
/// # Errors
/// As those of [`parse`]; and if the pool knows a variable at another sort.
pub fn parse_in(pool: TermPool, text: &str) -> Result<Task, Vec<TextError>> {
    let task = Task { pool, ..Task::default() };
    Parser { task, ..Parser::default() }.run(text)
}

/// Reads a program from the text of a file. If the text names no source files, then the file is the source, and
/// everything has its place there.
///
/// # Errors
/// As those of [`parse`].
pub fn parse_file(name: &str, text: &str) -> Result<Task, Vec<TextError>> {
    let mut parser = Parser::default();
    let names_sources = text.lines().any(|line| line.trim_start().starts_with("source "));
    if !names_sources {
        let file = SourceFile { name: name.to_owned(), text: Arc::from(text) };
        parser.task.program.sources.push(file);
        parser.own_positions = true;
    }
    parser.run(text)
}

/// What has been read so far.
#[derive(Default)]
pub(super) struct Parser {
    pub(super) task: Task,
    errors: Vec<TextError>,
    own_positions: bool,
    pub(super) variables: FxHashMap<String, VarId>,
    procedures: FxHashMap<String, ProcId>,
    claims: FxHashMap<String, ClaimId>,
    main: Option<Later>,
    pub(super) calls: Vec<(EdgeRef, Later)>,
    current: Option<Current>,
    /// The lines of parts, to place what the final check finds.
    pub(super) lines: FxHashMap<Part, u32>,
}

/// A name to be looked up when everything has been read.
pub(super) struct Later {
    pub(super) name: String,
    pub(super) line: u32,
    pub(super) at: usize,
}

/// The procedure that is being read.
struct Current {
    proc: ProcId,
    parameters: Vec<Later>,
    results: Vec<Later>,
    locations: FxHashMap<String, LocId>,
    entry: Option<LocId>,
    exit: Option<LocId>,
}

type Parsed = Result<(), TextError>;

impl Parser {
    fn run(mut self, text: &str) -> Result<Task, Vec<TextError>> {
        let lines: Vec<&str> = text.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
            let mut line = Line::new(number, line);
            if let Err(error) = self.line(&mut line, &lines) {
                self.errors.push(error);
            }
            if self.errors.len() >= MANY {
                self.errors.push(line.error(TextFault::TooMany));
                return Err(self.errors);
            }
        }
        self.finish(&lines)
    }

    fn finish(mut self, lines: &[&str]) -> Result<Task, Vec<TextError>> {
        let last = Line::new(
            u32::try_from(lines.len().max(1)).unwrap_or(u32::MAX),
            lines.last().copied().unwrap_or(""),
        );
        if self.current.is_some() {
            self.close(lines);
            let found = "the end of the text".to_owned();
            let fault = TextFault::Expected { expected: "`}` that closes the procedure", found };
            self.errors.push(last.error_at(last.text.len(), fault));
        }
        self.resolve(lines);
        if self.task.program.procedures.is_empty() && self.errors.is_empty() {
            self.errors.push(last.error_at(last.text.len(), TextFault::Empty));
        }
        if !self.errors.is_empty() {
            self.errors.sort_by_key(|error| (error.line, error.column));
            return Err(self.errors);
        }
        self.task.program.link();
        match validate(&self.task) {
            Ok(()) => Ok(self.task),
            Err(errors) => Err(errors.into_iter().map(|e| self.placed(e, lines)).collect()),
        }
    }

    /// An error of the final check at the line of its part.
    fn placed(&self, error: ProgramError, lines: &[&str]) -> TextError {
        let line = self.lines.get(&error.place.part).copied().unwrap_or(1);
        let text = lines.get(line as usize - 1).copied().unwrap_or("");
        let at = text.len() - text.trim_start().len();
        TextError::new(line, text, at, TextFault::Program(error.fault))
    }

    /// Looks up what could be named before it was declared.
    fn resolve(&mut self, lines: &[&str]) {
        for (edge, later) in std::mem::take(&mut self.calls) {
            match self.procedures.get(&later.name) {
                None => self.errors.push(later.unknown("procedure", lines)),
                Some(proc) => {
                    let edges = &mut self.task.program.procedures[edge.proc.index()].edges;
                    if let crate::Operation::Call { callee, .. } =
                        &mut edges[edge.edge.index()].operation
                    {
                        *callee = *proc;
                    }
                }
            }
        }
        let main = match self.main.take() {
            None => self.procedures.get("main").copied(),
            Some(later) => {
                let found = self.procedures.get(&later.name).copied();
                if found.is_none() {
                    self.errors.push(later.unknown("procedure", lines));
                }
                found
            }
        };
        self.task.program.main = main.unwrap_or(ProcId(0));
    }

    fn line(&mut self, line: &mut Line<'_>, lines: &[&str]) -> Parsed {
        if line.at_end() {
            return Ok(());
        }
        if self.current.is_some() {
            return self.inner(line, lines);
        }
        match line.peek_word() {
            Some("source") => self.source(line),
            Some("global") => self.global(line),
            Some("claim") => self.claim(line),
            Some("approximation") => self.approximation(line),
            Some("main") => {
                line.word();
                let later = Later::read(line, "the name of a procedure")?;
                self.main = Some(later);
                line.end()
            }
            Some("proc") => self.procedure(line),
            _ => Err(line.expected(
                "`source`, `global`, `claim`, `approximation`, `main`, `proc` or a comment",
            )),
        }
    }

    fn inner(&mut self, line: &mut Line<'_>, lines: &[&str]) -> Parsed {
        if line.eat("}") {
            self.close(lines);
            return line.end();
        }
        // A name and an arrow start an edge whatever the name is.
        let mut ahead = line.clone();
        if ahead.name("").is_ok() && ahead.eat_word("->") {
            return self.edge(line);
        }
        match line.peek_word() {
            Some("local") => self.local(line),
            Some("loc") => self.location(line),
            Some("error") => self.error_location(line),
            _ => Err(line.expected("`local`, `loc`, `error`, an edge `a -> b : ..` or `}`")),
        }
    }

    fn source(&mut self, line: &mut Line<'_>) -> Parsed {
        line.word();
        let name = line.string("the file's name as a string")?;
        line.end()?;
        self.task.program.sources.push(SourceFile { name, text: Arc::from("") });
        Ok(())
    }

    fn global(&mut self, line: &mut Line<'_>) -> Parsed {
        line.word();
        self.variable(line, Scope::Global).map(|_| ())
    }

    fn local(&mut self, line: &mut Line<'_>) -> Parsed {
        line.word();
        let Some(current) = &self.current else { return Err(line.expected("a procedure")) };
        let proc = current.proc;
        let var = self.variable(line, Scope::Local(proc))?;
        self.task.program.procedures[proc.index()].locals.push(var);
        Ok(())
    }

    /// `NAME ["user name"] : SORT [temporary] [@ position]`
    fn variable(&mut self, line: &mut Line<'_>, scope: Scope) -> Result<VarId, TextError> {
        let own = line.offset();
        let name = line.name("the name of a variable")?;
        let user = line.opt_string()?;
        line.need(":", "`:`")?;
        let sort = sort(line)?;
        let temporary = line.eat_word("temporary");
        let position = self.position(line, own)?;
        line.end()?;
        self.declare(line, own, Declared { name, user, sort, temporary, position }, scope)
    }

    fn declare(
        &mut self,
        line: &Line<'_>,
        at: usize,
        declared: Declared,
        scope: Scope,
    ) -> Result<VarId, TextError> {
        let Declared { name, user, sort, temporary, position } = declared;
        let known = self.task.pool.lookup(&name);
        let clash = known.is_some_and(|term| *self.task.pool.sort(term) != sort);
        if clash || self.variables.contains_key(&name) {
            return Err(line.error_at(at, TextFault::Duplicate { kind: "variable", name }));
        }
        if let Some(fault) = name_fault(&name) {
            return Err(line.error_at(at, TextFault::Program(fault)));
        }
        let term = self.task.pool.var(&name, &sort);
        let variables = &mut self.task.program.variables;
        let var = VarId::new(variables.len());
        variables.push(Variable {
            name: user.unwrap_or_else(|| name.clone()),
            term,
            scope,
            position,
            temporary,
        });
        self.variables.insert(name, var);
        self.lines.insert(Part::Variable(var), line.number);
        Ok(var)
    }

    fn claim(&mut self, line: &mut Line<'_>) -> Parsed {
        line.word();
        let own = line.offset();
        let name = line.name("the name of a claim")?;
        let kind = claim_kind(line)?;
        let message = line.string("the claim's message as a string")?;
        let position = self.position(line, own)?;
        line.end()?;
        self.add_claim(line, own, Claim { name, kind, message, position }).map(|_| ())
    }

    fn add_claim(
        &mut self,
        line: &Line<'_>,
        at: usize,
        claim: Claim,
    ) -> Result<ClaimId, TextError> {
        let id = ClaimId::new(self.task.program.claims.len());
        if self.claims.contains_key(&claim.name) {
            let fault = TextFault::Duplicate { kind: "claim", name: claim.name };
            return Err(line.error_at(at, fault));
        }
        self.claims.insert(claim.name.clone(), id);
        self.task.program.claims.push(claim);
        self.lines.insert(Part::Claim(id), line.number);
        Ok(id)
    }

    fn approximation(&mut self, line: &mut Line<'_>) -> Parsed {
        line.word();
        let own = line.offset();
        let direction = if line.eat_word("over") {
            Direction::Over
        } else if line.eat_word("under") {
            Direction::Under
        } else if line.eat_word("assumed") {
            Direction::Assumed
        } else {
            return Err(line.expected("`over`, `under` or `assumed`"));
        };
        let what = line.string("what is approximated as a string")?;
        let position = self.position(line, own)?;
        line.end()?;
        self.task.program.approximations.push(Approximation::new(direction, position, what));
        Ok(())
    }

    fn procedure(&mut self, line: &mut Line<'_>) -> Parsed {
        line.word();
        let own = line.offset();
        let name = line.name("the name of a procedure")?;
        let proc = ProcId::new(self.task.program.procedures.len());
        let duplicate = self.procedures.insert(name.clone(), proc).is_some();
        self.task.program.procedures.push(Procedure {
            name: name.clone(),
            parameters: Vec::new(),
            results: Vec::new(),
            locals: Vec::new(),
            entry: LocId(0),
            exit: LocId(0),
            locations: Vec::new(),
            edges: Vec::new(),
        });
        self.lines.insert(Part::Procedure(proc), line.number);
        // From here on we are in the procedure, so that an error in its head makes none of its body.
        self.current = Some(Current {
            proc,
            parameters: Vec::new(),
            results: Vec::new(),
            locations: FxHashMap::default(),
            entry: None,
            exit: None,
        });
        if duplicate {
            return Err(line.error_at(own, TextFault::Duplicate { kind: "procedure", name }));
        }
        let parameters = if line.eat("(") { self.formals(line, proc)? } else { Vec::new() };
        let results = if line.eat_word("->") {
            line.need("(", "`(`")?;
            self.formals(line, proc)?
        } else {
            Vec::new()
        };
        if let Some(current) = &mut self.current {
            current.parameters = parameters;
            current.results = results;
        }
        line.need("{", "`{`")?;
        line.end()
    }

    /// `a, b : Int, c)`: names of locals; one with a sort is declared by that.
    fn formals(&mut self, line: &mut Line<'_>, proc: ProcId) -> Result<Vec<Later>, TextError> {
        let mut formals = Vec::new();
        if line.eat(")") {
            return Ok(formals);
        }
        loop {
            let later = Later::read(line, "the name of a local")?;
            if line.eat(":") {
                let sort = sort(line)?;
                let position = self.position(line, later.at)?;
                let name = later.name.clone();
                let declared = Declared { name, user: None, sort, temporary: false, position };
                let var = self.declare(line, later.at, declared, Scope::Local(proc))?;
                self.task.program.procedures[proc.index()].locals.push(var);
            }
            formals.push(later);
            if line.eat(")") {
                return Ok(formals);
            }
            line.need(",", "`,` or `)`")?;
        }
    }

    /// `loc NAME [entry] [exit] [error CLAIM] [@ position]`
    fn location(&mut self, line: &mut Line<'_>) -> Parsed {
        line.word();
        let own = line.offset();
        let name = line.name("the name of a location")?;
        let known = self.current.as_ref().is_some_and(|c| c.locations.contains_key(&name));
        let loc = self.location_named(&name, line.number, own);
        if known {
            return Err(line.error_at(own, TextFault::Duplicate { kind: "location", name }));
        }
        let Some(current) = &mut self.current else { return Err(line.expected("a procedure")) };
        let proc = current.proc;
        if line.eat_word("entry") {
            current.entry = Some(loc);
        }
        if line.eat_word("exit") {
            current.exit = Some(loc);
        }
        let mut claim = None;
        if line.eat_word("error") {
            let later = Later::read(line, "the name of a claim")?;
            let id = self.claims.get(&later.name).copied();
            claim = Some(id.ok_or_else(|| later.fault("claim", line))?);
        }
        let position = self.position(line, own)?;
        line.end()?;
        let location = &mut self.task.program.procedures[proc.index()].locations[loc.index()];
        location.claim = claim;
        location.position = position;
        Ok(())
    }

    /// `error LOCATION [KIND] "message" [@ position]`: a claim of that location alone.
    fn error_location(&mut self, line: &mut Line<'_>) -> Parsed {
        line.word();
        let own = line.offset();
        let name = line.name("the name of a location")?;
        let kind = if line.peek_word().is_some() { claim_kind(line)? } else { ClaimKind::Unreach };
        let message = line.string("the claim's message as a string")?;
        let position = self.position(line, own)?;
        line.end()?;
        let loc = self.location_named(&name, line.number, own);
        let Some(proc) = self.current.as_ref().map(|current| current.proc) else { return Ok(()) };
        let claim_name = if self.claims.contains_key(&name) {
            format!("{}.{name}", self.task.program.procedure(proc).name)
        } else {
            name
        };
        let claim = Claim { name: claim_name, kind, message, position };
        let claim = self.add_claim(line, own, claim)?;
        let locations = &mut self.task.program.procedures[proc.index()].locations;
        locations[loc.index()].claim = Some(claim);
        Ok(())
    }

    /// The location of that name in the current procedure, which is made where it is first named.
    pub(super) fn location_named(&mut self, name: &str, line: u32, at: usize) -> LocId {
        let position = self.own_position(line, at);
        let current = self.current.as_mut().expect("a location should be read in a procedure");
        if let Some(loc) = current.locations.get(name) {
            return *loc;
        }
        let locations = &mut self.task.program.procedures[current.proc.index()].locations;
        let loc = LocId::new(locations.len());
        locations.push(Location { name: name.to_owned(), position, ..Location::default() });
        current.locations.insert(name.to_owned(), loc);
        self.lines.insert(Part::Location(crate::LocRef { proc: current.proc, loc }), line);
        loc
    }

    /// The procedure that is being read.
    pub(super) fn proc(&self) -> ProcId {
        self.current.as_ref().expect("an edge should be read in a procedure").proc
    }

    /// Ends the current procedure: its entry is by default its first location, its exit the one named so.
    fn close(&mut self, lines: &[&str]) {
        let Some(current) = &self.current else { return };
        let proc = current.proc;
        let line = self.lines.get(&Part::Procedure(proc)).copied().unwrap_or(1);
        let (entry, exit) = (current.entry, current.exit);
        if entry.is_none() && self.task.program.procedure(proc).locations.is_empty() {
            self.location_named("entry", line, 0);
        }
        let exit = exit.unwrap_or_else(|| self.location_named("exit", line, 0));
        let procedure = &mut self.task.program.procedures[proc.index()];
        procedure.entry = entry.unwrap_or(LocId(0));
        procedure.exit = exit;
        let Some(current) = self.current.take() else { return };
        let mut look_up = |formals: Vec<Later>| {
            let mut vars = Vec::new();
            for later in formals {
                match self.variables.get(&later.name) {
                    Some(var) => vars.push(*var),
                    None => self.errors.push(later.unknown("local", lines)),
                }
            }
            vars
        };
        procedure.parameters = look_up(current.parameters);
        procedure.results = look_up(current.results);
    }

    pub(super) fn term(&mut self, line: &mut Line<'_>) -> Result<Term, TextError> {
        let at = line.offset();
        let text = line.expression("a term")?;
        smtlib::read_term(&mut self.task.pool, text).map_err(|error| misread(line, at, text, error))
    }

    /// `@ line:column` or `@ file:line:column`, or by default the text's own place.
    pub(super) fn position(
        &self,
        line: &mut Line<'_>,
        own: usize,
    ) -> Result<Option<Position>, TextError> {
        let at = line.offset();
        if !line.eat_word("@") {
            return Ok(self.own_position(line.number, own));
        }
        let first = line.number()?;
        line.need(":", "`:`")?;
        let second = line.number()?;
        let (file, row, column) =
            if line.eat(":") { (first, second, line.number()?) } else { (0, first, second) };
        if file as usize >= self.task.program.sources.len() {
            let name = file.to_string();
            return Err(line.error_at(at, TextFault::Unknown { kind: "source", name }));
        }
        Ok(Some(Position { file: SourceId(file), line: row, column }))
    }

    fn own_position(&self, line: u32, at: usize) -> Option<Position> {
        // The texts are ASCII but for names, so the byte is near enough to the character.
        let column = u32::try_from(at + 1).unwrap_or(u32::MAX);
        self.own_positions.then_some(Position { file: SourceId(0), line, column })
    }
}

fn sort(line: &mut Line<'_>) -> Result<Sort, TextError> {
    let at = line.offset();
    let text = line.expression("a sort")?;
    smtlib::read_sort(text).map_err(|error| misread(line, at, text, error))
}

/// An error in a term or a sort that starts at a byte of the line.
fn misread(line: &Line<'_>, at: usize, text: &str, error: ReadError) -> TextError {
    let inner = text.char_indices().nth(error.column.saturating_sub(1));
    let inner = inner.map_or(text.len(), |(offset, _)| offset);
    line.error_at(at + inner, TextFault::Term(error.cause))
}

struct Declared {
    name: String,
    user: Option<String>,
    sort: Sort,
    temporary: bool,
    position: Option<Position>,
}

impl Later {
    pub(super) fn read(line: &mut Line<'_>, expected: &'static str) -> Result<Self, TextError> {
        let at = line.offset();
        let name = line.name(expected)?;
        Ok(Self { name, line: line.number, at })
    }

    fn unknown(self, kind: &'static str, lines: &[&str]) -> TextError {
        let text = lines.get(self.line as usize - 1).copied().unwrap_or("");
        TextError::new(self.line, text, self.at, TextFault::Unknown { kind, name: self.name })
    }

    pub(super) fn fault(self, kind: &'static str, line: &Line<'_>) -> TextError {
        line.error_at(self.at, TextFault::Unknown { kind, name: self.name })
    }
}

fn claim_kind(line: &mut Line<'_>) -> Result<ClaimKind, TextError> {
    let kinds = [
        ClaimKind::Unreach,
        ClaimKind::Label,
        ClaimKind::Assertion,
        ClaimKind::Deadlock,
        ClaimKind::Race,
        ClaimKind::Overflow,
        ClaimKind::Deref,
        ClaimKind::Free,
        ClaimKind::Memtrack,
        ClaimKind::Memcleanup,
        ClaimKind::Check,
        ClaimKind::Termination,
        ClaimKind::Temporal,
        ClaimKind::Unsupported,
    ];
    let found = kinds.into_iter().find(|kind| line.peek_word() == Some(kind.property()));
    let kind = found.ok_or_else(|| {
        line.expected(
            "`unreach-call`, `unreach-label`, `assertions`, `no-deadlock`, `no-data-race`, `no-overflow`, \
             `valid-deref`, `valid-free`, `valid-memtrack`, `valid-memcleanup`, `check` or `unsupported`",
        )
    })?;
    line.word();
    Ok(kind)
}
