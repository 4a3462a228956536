//! Locales: models of the library are those of the locale "C", in which every program begins.

use symra_ir::{Direction, Position};

use super::Lower;
use super::library::literal;
use crate::hir::{Body, Callee, ExprId, ExprKind, FunctionId};
use crate::intrinsic::stem;

/// What another locale changes: kinds of characters, their encoding, their order, and the decimal point.
const DEPENDENT: &str = " isalnum isalpha isblank isgraph islower isprint ispunct isspace isupper tolower toupper __ctype_b_loc \
    __ctype_tolower_loc __ctype_toupper_loc iswalnum iswalpha iswblank iswcntrl iswgraph iswlower iswprint iswpunct iswspace iswupper \
    towlower towupper btowc wctob mbtowc wctomb mbstowcs wcstombs mblen strcoll wcscoll strxfrm strcasecmp strncasecmp strcasestr \
    strtod strtof strtold atof sprintf snprintf vsprintf vsnprintf asprintf vasprintf sscanf scanf fscanf strftime ";

impl Lower<'_> {
    /// What is not known of a program that changes its locale.
    pub(super) fn locales(&mut self) {
        if self.program.function_named("setlocale").is_none() {
            return;
        }
        let functions = self.memory.flow.reachable.clone();
        let bodies = functions.iter().filter_map(|id| self.program[*id].body.as_ref());
        // What is called through a pointer is reached, too.
        let name = |id: &FunctionId| &self.program[*id].name;
        let depends = |name: &str| DEPENDENT.contains(&format!(" {name} "));
        let mut dependent = functions.iter().map(name).find(|name| depends(stem(name))).cloned();
        let (mut named, mut own) = (None, None);
        for body in bodies {
            for (callee, args, at) in calls(body) {
                let name = stem(&self.program[callee].name);
                if name == "setlocale" && args.len() == 2 {
                    match literal(self.program, body, args[1]).as_deref() {
                        Some(b"C" | b"POSIX") => (),
                        Some(b"") => own = own.or(Some(at)),
                        _ if is_null(body, args[1]) => (),
                        _ => named = named.or(Some(at)),
                    }
                }
                if depends(name) {
                    dependent = dependent.or_else(|| Some(self.program[callee].name.clone()));
                }
            }
        }
        let Some(dependent) = dependent else { return };
        let is_taken =
            |id: &FunctionId| self.memory.flow.function_cells.iter().any(|(taken, _)| taken == id);
        if let Some(id) = self.program.function_named("setlocale").filter(is_taken) {
            named = named.or(Some(self.program[id].at));
        }
        if let Some(at) = named {
            let what =
                format!("what `{dependent}` does in another locale than \"C\" is not modelled");
            for direction in [Direction::Over, Direction::Under] {
                self.builder.at(Some(at));
                self.builder.approximate(direction, &what);
            }
        } else if let Some(at) = own {
            self.builder.at(Some(at));
            let what = "the locale of the environment is assumed to be \"C\"";
            self.builder.approximate(Direction::Assumed, what);
        }
        self.builder.at(None);
    }
}

/// The direct calls in a body.
fn calls(body: &Body) -> impl Iterator<Item = (FunctionId, &[ExprId], Position)> {
    body.exprs.iter().filter_map(|expr| match expr.kind {
        ExprKind::Call { callee: Callee::Direct(callee), args } => {
            Some((callee, &body[args], expr.at))
        }
        _ => None,
    })
}

fn is_null(body: &Body, mut value: ExprId) -> bool {
    while let ExprKind::Convert { operand, .. } = body[value].kind {
        value = operand;
    }
    matches!(&body[value].kind, ExprKind::Const(bits) if bits.is_zero())
}
