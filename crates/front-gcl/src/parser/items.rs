//! Items: declarations, commands, properties and blocks.

use crate::error::{ErrorKind, GclError};
use crate::lexer::TokenKind;
use crate::source::Span;
use crate::syntax::{
    Assignment, BinderId, Block, BlockId, BlockKind, Choice, Content, Declared, Dimension, Expr,
    ExprId, Item, ItemKind, Name, PropertyKind, Scalar,
};

use super::{MOST_BLOCKS, Parser, Stop};

/// The widest bit-vector. Wider ones make no sense and cost memory.
const WIDEST: u32 = 65_536;

/// Where an item began: its first token, and how many expressions there were.
#[derive(Clone, Copy)]
struct Start {
    at: Span,
    exprs: usize,
}

impl Parser<'_> {
    pub(super) fn item(&mut self) -> Result<(), Stop> {
        let start = Start { at: self.peek().span, exprs: self.syntax.exprs.len() };
        let after_vars = std::mem::replace(&mut self.after_vars, false);
        match self.peek().kind {
            TokenKind::Semicolon => {
                self.advance();
                self.after_vars = after_vars;
                Ok(())
            }
            TokenKind::CloseBrace => self.close_block(),
            TokenKind::Ident if after_vars => self.group_or_command(start),
            TokenKind::Ident => self.command(start),
            TokenKind::Vars => self.vars(start),
            TokenKind::Init => self.init(start),
            TokenKind::Param | TokenKind::Const => self.constants(start),
            TokenKind::Safe => self.property(start, PropertyKind::Safe),
            TokenKind::Reachable => self.property(start, PropertyKind::Reachable),
            TokenKind::DeadlockFree => self.property(start, PropertyKind::DeadlockFree),
            TokenKind::For => self.block_item(start, Self::for_header),
            TokenKind::Process => {
                let result = self.block_item(start, Self::process_header);
                self.lost_declaration |= result.is_err();
                result
            }
            _ => Err(self.expected("a declaration, a command or a property")),
        }
    }

    fn push(&mut self, start: Start, kind: ItemKind) {
        if self.poisoned {
            return;
        }
        let exprs = ExprId::new(start.exprs).0..ExprId::new(self.syntax.exprs.len()).0;
        let item = Item { kind, span: start.at.to(self.last.span), exprs };
        let block = self.block();
        self.syntax.blocks[block.index()].items.push(item);
    }

    /// Rejects an item that belongs to the top level only.
    fn top_level_only(&mut self, what: &str, advice: &str) -> Result<(), Stop> {
        if matches!(self.block_kind(), BlockKind::Root) {
            return Ok(());
        }
        let kind = ErrorKind::Misplaced { what: what.to_owned(), advice: advice.to_owned() };
        Err(self.fail(kind, self.peek().span))
    }

    fn not_in_for(&mut self, what: &str, advice: &str) -> Result<(), Stop> {
        if !matches!(self.block_kind(), BlockKind::For { .. }) {
            return Ok(());
        }
        let kind = ErrorKind::Misplaced { what: what.to_owned(), advice: advice.to_owned() };
        Err(self.fail(kind, self.peek().span))
    }

    fn constants(&mut self, mut start: Start) -> Result<(), Stop> {
        self.top_level_only("a constant", "declare constants and parameters at the top level")?;
        let parameter = self.advance().kind == TokenKind::Param;
        loop {
            let declared = self.constant();
            self.lost_declaration |= declared.is_err() || self.poisoned;
            let (name, value) = declared?;
            self.push(start, ItemKind::Const { name, value, parameter });
            if !self.accept(TokenKind::Comma) {
                return Ok(());
            }
            start = Start { at: self.peek().span, exprs: self.syntax.exprs.len() };
        }
    }

    fn constant(&mut self) -> Result<(Name, ExprId), Stop> {
        let name = self.name("the name of a constant")?;
        self.expect(TokenKind::Equal, "`=` and a value")?;
        Ok((name, self.expr()?))
    }

    fn vars(&mut self, start: Start) -> Result<(), Stop> {
        self.not_in_for(
            "`vars`",
            "declare a family instead, such as `vars x[N] : int`, outside the `for`",
        )?;
        self.advance();
        let group = self.group();
        self.lost_declaration |= group.is_err() || self.poisoned;
        let (names, content) = group?;
        self.push(start, ItemKind::Vars { names, content });
        self.after_vars = self.peek().kind == TokenKind::Semicolon;
        Ok(())
    }

    fn group(&mut self) -> Result<(Vec<Declared>, Content), Stop> {
        let mut names = vec![self.declared()?];
        while self.accept(TokenKind::Comma) {
            names.push(self.declared()?);
        }
        self.expect(TokenKind::Colon, "`:` and a sort")?;
        if let Some(content) = self.sort()? {
            return Ok((names, content));
        }
        let low = self.expr()?;
        self.expect(TokenKind::DotDot, "`..` and the highest value of the range")?;
        let high = self.expr()?;
        Ok((names, Content::Range(low, high)))
    }

    fn declared(&mut self) -> Result<Declared, Stop> {
        let name = self.name("the name of a variable")?;
        let mut dimensions = Vec::new();
        while self.accept(TokenKind::OpenBracket) {
            let first = self.expr()?;
            let dimension = if self.accept(TokenKind::DotDot) {
                Dimension::Range(first, self.expr()?)
            } else {
                Dimension::Size(first)
            };
            self.expect(TokenKind::CloseBracket, "`]`")?;
            dimensions.push(dimension);
        }
        Ok(Declared { name, dimensions })
    }

    /// A sort that is named by a word, if one is next.
    fn sort(&mut self) -> Result<Option<Content>, Stop> {
        let Some(element) = self.scalar()? else { return Ok(None) };
        if !self.accept(TokenKind::OpenBracket) {
            return Ok(Some(Content::Scalar(element)));
        }
        let Some(index) = self.scalar()? else {
            return Err(self.expected("the sort of the indices"));
        };
        self.expect(TokenKind::CloseBracket, "`]`")?;
        Ok(Some(Content::Array { index, element }))
    }

    fn scalar(&mut self) -> Result<Option<Scalar>, Stop> {
        let token = self.peek();
        let scalar = match token.kind {
            TokenKind::Int => Scalar::Int,
            TokenKind::Bool => Scalar::Bool,
            TokenKind::Bv => {
                let digits = &self.text(token)[2..];
                if let Ok(width @ 1..=WIDEST) = digits.parse() {
                    Scalar::Bv(width)
                } else {
                    let width = super::shortened(digits);
                    return Err(self.fail(ErrorKind::BadWidth { width, limit: WIDEST }, token.span));
                }
            }
            _ => return Ok(None),
        };
        self.advance();
        Ok(Some(scalar))
    }

    /// After `vars ..;` a name may start another group or a command. The sign after the first expression tells.
    fn group_or_command(&mut self, start: Start) -> Result<(), Stop> {
        if self.peek2().kind == TokenKind::Colon {
            let name = self.name("a name")?;
            self.advance();
            if matches!(self.peek().kind, TokenKind::Int | TokenKind::Bool | TokenKind::Bv) {
                let sort = self.sort();
                self.lost_declaration |= sort.is_err();
                if let Some(content) = sort? {
                    self.push_group(
                        start,
                        vec![Declared { name, dimensions: Vec::new() }],
                        content,
                    );
                }
                return Ok(());
            }
            let first = self.expr()?;
            if self.peek().kind != TokenKind::DotDot {
                return self.action(start, name, first);
            }
            self.advance();
            let high = self.expr();
            self.lost_declaration |= high.is_err();
            let content = Content::Range(first, high?);
            self.push_group(start, vec![Declared { name, dimensions: Vec::new() }], content);
            return Ok(());
        }
        let group = self.group();
        self.lost_declaration |= group.is_err();
        let (names, content) = group?;
        self.push_group(start, names, content);
        Ok(())
    }

    fn push_group(&mut self, start: Start, names: Vec<Declared>, content: Content) {
        self.lost_declaration |= self.poisoned;
        self.push(start, ItemKind::Vars { names, content });
        self.after_vars = self.peek().kind == TokenKind::Semicolon;
    }

    fn init(&mut self, start: Start) -> Result<(), Stop> {
        self.not_in_for("`init`", "use `init forall j in .. : ..` outside the `for`")?;
        self.advance();
        self.accept(TokenKind::Colon);
        let condition = self.expr()?;
        self.push(start, ItemKind::Init(condition));
        Ok(())
    }

    fn property(&mut self, start: Start, kind: PropertyKind) -> Result<(), Stop> {
        self.top_level_only(
            "a property",
            "properties are about the whole model: state them at the top level",
        )?;
        self.advance();
        if kind == PropertyKind::DeadlockFree {
            self.push(start, ItemKind::Property { kind, name: None, expr: None });
            return Ok(());
        }
        let mut name = None;
        if self.peek().kind == TokenKind::Ident && self.peek2().kind == TokenKind::Colon {
            name = Some(self.name("the name of the property")?);
        }
        self.accept(TokenKind::Colon);
        let expr = Some(self.expr()?);
        self.push(start, ItemKind::Property { kind, name, expr });
        Ok(())
    }

    fn command(&mut self, start: Start) -> Result<(), Stop> {
        if self.peek2().kind != TokenKind::Colon {
            return Err(self.not_a_command());
        }
        let label = self.name("a label")?;
        self.advance();
        let guard = self.expr()?;
        self.action(start, label, guard)
    }

    fn not_a_command(&mut self) -> Stop {
        const WORDS: [&str; 9] = [
            "vars",
            "init",
            "param",
            "const",
            "process",
            "for",
            "safe",
            "reachable",
            "deadlock-free",
        ];
        let text = self.text(self.peek());
        let advice = match crate::suggest::similar(text, WORDS) {
            Some(word) => format!("did you mean `{word}`?"),
            None => format!("a command starts with a label: `{text}: guard -> x := e`"),
        };
        let meant = advice.starts_with("did");
        let stop = self.expected_with("a declaration, a command or a property", Some(advice));
        if meant {
            // What follows the mistyped word is no label.
            self.advance();
            self.advance();
        }
        stop
    }

    /// `-> x := e, y := nondet`, after the label and the guard.
    fn action(&mut self, start: Start, label: Name, guard: ExprId) -> Result<(), Stop> {
        if self.peek().kind != TokenKind::Arrow {
            let advice = "a command is `label: guard -> x := e, y := f`";
            return Err(self.expected_with("`->` or an operator", Some(advice.to_owned())));
        }
        self.advance();
        let mut assignments = Vec::new();
        if !self.accept(TokenKind::Skip) {
            assignments.push(self.assignment()?);
            while self.accept(TokenKind::Comma) {
                assignments.push(self.assignment()?);
            }
        }
        self.push(start, ItemKind::Command { label, guard, assignments });
        Ok(())
    }

    fn assignment(&mut self) -> Result<Assignment, Stop> {
        let target = self.expr()?;
        let span = self.syntax.span(target);
        if self.peek().kind != TokenKind::Becomes {
            let advice = match *self.syntax.expr(target) {
                Expr::Binary(_, left, _) => {
                    format!(
                        "an assignment is written `{} := ..`",
                        super::shortened(self.syntax.text(left))
                    )
                }
                _ => "an assignment is `x := e`; a command that changes nothing ends in `skip`"
                    .to_owned(),
            };
            return Err(self.expected_with("`:=`", Some(advice)));
        }
        self.advance();
        if !self.accept(TokenKind::Nondet) {
            let value = Choice::Expr(self.expr()?);
            return Ok(Assignment { target, value, span });
        }
        if !self.starts_operand() {
            return Ok(Assignment { target, value: Choice::Any, span });
        }
        let low = self.expr()?;
        self.expect(TokenKind::DotDot, "`..` and the highest value of the choice")?;
        let high = self.expr()?;
        Ok(Assignment { target, value: Choice::Between(low, high), span })
    }

    /// Whether bounds follow a `nondet`, rather than the next item.
    fn starts_operand(&self) -> bool {
        match self.peek().kind {
            TokenKind::Ident => self.peek2().kind != TokenKind::Colon,
            TokenKind::Number
            | TokenKind::Minus
            | TokenKind::Tilde
            | TokenKind::Open
            | TokenKind::If
            | TokenKind::Sum => true,
            _ => false,
        }
    }

    /// A block's header and its opening brace. Where the header is wrong, the block is skipped as a whole.
    fn block_item(
        &mut self,
        start: Start,
        header: fn(&mut Self) -> Result<BlockKind, Stop>,
    ) -> Result<(), Stop> {
        if self.blocks.len() > MOST_BLOCKS {
            self.advance();
            self.skip_block();
            return Err(self.fail(ErrorKind::TooDeep { limit: MOST_BLOCKS }, start.at));
        }
        let scope = self.scope.len();
        match header(self) {
            Ok(kind) => {
                let id = BlockId::new(self.syntax.blocks.len());
                self.push(start, ItemKind::Block(id));
                self.syntax.blocks.push(Block { kind, items: Vec::new(), span: start.at });
                self.blocks.push(id);
                Ok(())
            }
            Err(stop) => {
                self.close_binders(scope);
                if self.peek().span == start.at {
                    self.advance();
                }
                self.skip_block();
                Err(stop)
            }
        }
    }

    fn for_header(&mut self) -> Result<BlockKind, Stop> {
        self.advance();
        let name = self.name("a name for the index")?;
        self.expect(TokenKind::In, "`in`")?;
        let low = self.expr()?;
        self.expect(TokenKind::DotDot, "`..` and the highest index")?;
        let high = self.expr()?;
        self.expect(TokenKind::OpenBrace, "`{`")?;
        let binder = self.open_binder(name)?;
        Ok(BlockKind::For { binder, low, high })
    }

    fn process_header(&mut self) -> Result<BlockKind, Stop> {
        self.top_level_only("a process", "processes stand at the top level")?;
        self.advance();
        let name = self.name("the name of the process")?;
        let indices =
            if self.accept(TokenKind::OpenBracket) { Some(self.process_indices()?) } else { None };
        self.expect(TokenKind::OpenBrace, "`{`")?;
        let indices = match indices {
            Some((index, low, high)) => Some((self.open_binder(index)?, low, high)),
            None => None,
        };
        Ok(BlockKind::Process { name, indices })
    }

    fn process_indices(&mut self) -> Result<(Name, ExprId, ExprId), Stop> {
        let index = self.name("a name for the index")?;
        self.expect(TokenKind::Colon, "`:` and the range of the index")?;
        let low = self.expr()?;
        self.expect(TokenKind::DotDot, "`..` and the highest index")?;
        let high = self.expr()?;
        self.expect(TokenKind::CloseBracket, "`]`")?;
        Ok((index, low, high))
    }

    fn close_block(&mut self) -> Result<(), Stop> {
        let brace = self.peek();
        if self.blocks.len() == 1 {
            self.advance();
            let kind = ErrorKind::UnexpectedToken {
                expected: "a declaration, a command or a property".to_owned(),
                found: "`}`".to_owned(),
                advice: Some("no block is open here".to_owned()),
            };
            // The text goes on right after the brace.
            return self.add(GclError::new(kind, &self.syntax.source, brace.span));
        }
        self.advance();
        let closed = self.block();
        self.blocks.pop();
        let block = &mut self.syntax.blocks[closed.index()];
        block.span = block.span.to(brace.span);
        if binder_of(block.kind).is_some() {
            self.close_binders(self.scope.len() - 1);
        }
        Ok(())
    }

    /// Skips to the brace that closes a block whose header was wrong, if it has one.
    fn skip_block(&mut self) {
        let mut depth = 0_usize;
        loop {
            match self.peek().kind {
                TokenKind::End => return,
                TokenKind::OpenBrace => depth += 1,
                TokenKind::CloseBrace if depth == 0 => return,
                TokenKind::CloseBrace if depth == 1 => {
                    self.advance();
                    return;
                }
                TokenKind::CloseBrace => depth -= 1,
                kind if depth == 0 && super::is_item_word(kind) => return,
                _ => (),
            }
            self.advance();
        }
    }
}

fn binder_of(kind: BlockKind) -> Option<BinderId> {
    match kind {
        BlockKind::Root => None,
        BlockKind::Process { indices, .. } => indices.map(|(binder, _, _)| binder),
        BlockKind::For { binder, .. } => Some(binder),
    }
}
