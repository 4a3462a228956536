//! Looking into terms that Z3 made.

use std::ffi::c_uint;

use symra_smt::SmtError;
use z3_sys as z3;

use super::object::{FuncEntry, FuncInterp};
use super::solver::Model;
use super::{Ast, Context, text};

// As a number, not as the enumeration of `z3-sys`: another version of the library may return a kind it does not list.
unsafe extern "C" {
    #[link_name = "Z3_get_decl_kind"]
    fn decl_kind(context: z3::Z3_context, decl: z3::Z3_func_decl) -> c_uint;
    #[link_name = "Z3_get_ast_kind"]
    fn ast_kind(context: z3::Z3_context, ast: z3::Z3_ast) -> c_uint;
}

/// What stands at the head of a term, as far as models and eliminated quantifiers need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Head {
    /// A number.
    Numeral,
    True,
    False,
    Not,
    And,
    Or,
    Implies,
    Xor,
    Eq,
    Distinct,
    Ite,
    Le,
    Ge,
    Lt,
    Gt,
    Add,
    Sub,
    Neg,
    Mul,
    Div,
    Mod,
    Store,
    Select,
    ConstArray,
    AsArray,
    /// Anything else.
    Other,
}

impl Head {
    fn of_kind(kind: c_uint) -> Self {
        use z3::DeclKind as K;
        const TABLE: [(z3::DeclKind, Head); 26] = [
            (K::True, Head::True),
            (K::False, Head::False),
            (K::Not, Head::Not),
            (K::And, Head::And),
            (K::Or, Head::Or),
            (K::Implies, Head::Implies),
            (K::Xor, Head::Xor),
            (K::Eq, Head::Eq),
            (K::Iff, Head::Eq),
            (K::Distinct, Head::Distinct),
            (K::Ite, Head::Ite),
            (K::Le, Head::Le),
            (K::Ge, Head::Ge),
            (K::Lt, Head::Lt),
            (K::Gt, Head::Gt),
            (K::Add, Head::Add),
            (K::Sub, Head::Sub),
            (K::Uminus, Head::Neg),
            (K::Mul, Head::Mul),
            (K::Idiv, Head::Div),
            (K::Mod, Head::Mod),
            (K::Store, Head::Store),
            (K::Select, Head::Select),
            (K::ConstArray, Head::ConstArray),
            (K::AsArray, Head::AsArray),
            (K::Anum, Head::Numeral),
        ];
        TABLE.iter().find(|(k, _)| *k as c_uint == kind).map_or(Self::Other, |(_, head)| *head)
    }
}

/// Terms.
impl Context {
    fn app(&self, ast: &Ast) -> Option<z3::Z3_app> {
        // SAFETY: the term is held.
        let kind = unsafe { ast_kind(self.raw(), ast.raw()) };
        if kind == z3::AstKind::App as c_uint || kind == z3::AstKind::Numeral as c_uint {
            // SAFETY: the term is an application.
            unsafe { z3::Z3_to_app(self.raw(), ast.raw()) }
        } else {
            None
        }
    }

    /// The head of a term.
    pub(crate) fn head(&self, ast: &Ast) -> Head {
        // SAFETY: the term is held.
        unsafe {
            if z3::Z3_is_numeral_ast(self.raw(), ast.raw()) {
                return Head::Numeral;
            }
            self.app(ast)
                .and_then(|app| z3::Z3_get_app_decl(self.raw(), app))
                .map_or(Head::Other, |decl| Head::of_kind(decl_kind(self.raw(), decl)))
        }
    }

    /// The arguments of a term; none if it is no application.
    pub(crate) fn args(&self, ast: &Ast) -> Result<Vec<Ast>, SmtError> {
        let Some(app) = self.app(ast) else { return Ok(Vec::new()) };
        // SAFETY: the application is held by `ast`, and the positions are below its arity.
        unsafe {
            (0..z3::Z3_get_app_num_args(self.raw(), app))
                .map(|i| self.ast(z3::Z3_get_app_arg(self.raw(), app, i)))
                .collect()
        }
    }

    /// The truth value that a term is.
    pub(crate) fn as_bool(&self, ast: &Ast) -> Option<bool> {
        match self.head(ast) {
            Head::True => Some(true),
            Head::False => Some(false),
            _ => None,
        }
    }

    /// The number that a term is, if a `u64` holds it.
    pub(crate) fn as_u64(&self, ast: &Ast) -> Option<u64> {
        let mut value = 0;
        // SAFETY: the term is held and a numeral, and Z3 writes to a live integer.
        unsafe {
            (z3::Z3_is_numeral_ast(self.raw(), ast.raw())
                && z3::Z3_get_numeral_uint64(self.raw(), ast.raw(), &raw mut value))
            .then_some(value)
        }
    }

    /// The decimal digits of the number that a term is, after a `-` if it is negative.
    pub(crate) fn as_decimal(&self, ast: &Ast) -> Option<String> {
        // SAFETY: the term is held and a numeral, and the text is copied at once.
        unsafe {
            z3::Z3_is_numeral_ast(self.raw(), ast.raw())
                .then(|| text(z3::Z3_get_numeral_string(self.raw(), ast.raw())))
        }
    }

    /// Whether a term is the constant NaN.
    pub(crate) fn is_nan(&self, ast: &Ast) -> bool {
        // SAFETY: the term is held, and the second question is only asked of a float constant.
        unsafe {
            z3::Z3_fpa_is_numeral(self.raw(), ast.raw())
                && z3::Z3_fpa_is_numeral_nan(self.raw(), ast.raw())
        }
    }
}

/// Functions of models.
impl Model {
    /// The graph of the function that stands behind an `as-array` term: pairs, and the value elsewhere.
    pub(crate) fn graph(&self, array: &Ast) -> Result<(Vec<(Ast, Ast)>, Ast), SmtError> {
        let context = self.context();
        let raw = context.raw();
        // SAFETY: the term and the model are held, each part is held as soon as it is returned, and the
        // positions are below the counts.
        unsafe {
            let decl = context.got(z3::Z3_get_as_array_func_decl(raw, array.raw()))?;
            let interp = context.got(z3::Z3_model_get_func_interp(raw, self.raw(), decl))?;
            let interp = FuncInterp::new(context, interp);
            let mut pairs = Vec::new();
            for i in 0..z3::Z3_func_interp_get_num_entries(raw, interp.raw()) {
                let entry = context.got(z3::Z3_func_interp_get_entry(raw, interp.raw(), i))?;
                let entry = FuncEntry::new(context, entry);
                let index = context.ast(z3::Z3_func_entry_get_arg(raw, entry.raw(), 0))?;
                let value = context.ast(z3::Z3_func_entry_get_value(raw, entry.raw()))?;
                pairs.push((index, value));
            }
            let otherwise = context.ast(z3::Z3_func_interp_get_else(raw, interp.raw()))?;
            Ok((pairs, otherwise))
        }
    }
}
