//! The text form: what is printed is read back, and errors say where and what.

#![expect(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::fmt::Write as _;
use std::sync::Arc;

use proptest::prelude::*;
use symra_ir::testing::{Random, Shape, program};
use symra_ir::{
    ClaimKind, Direction, Operation, Position, Scope, SourceFile, SourceId, Task, TextFault, VarId,
    Variable, parse, parse_file, parse_in, print, validate,
};
use symra_terms::{Sort, Term, TermPool};

/// Every kind of claim.
const KINDS: [ClaimKind; 10] = [
    ClaimKind::Unreach,
    ClaimKind::Deadlock,
    ClaimKind::Race,
    ClaimKind::Overflow,
    ClaimKind::Deref,
    ClaimKind::Free,
    ClaimKind::Memtrack,
    ClaimKind::Memcleanup,
    ClaimKind::Check,
    ClaimKind::Unsupported,
];

#[expect(clippy::cast_possible_truncation, reason = "any number will do")]
/// Adds to a program everything that the generator leaves out.
fn decorate(task: &mut Task, seed: u64) {
    let mut random = Random::new(seed);
    let odd = [
        "",
        " ",
        "loc",
        "->",
        "1",
        "a b",
        "quote\"",
        "back\\slash",
        "new\nline",
        "é",
        "x;y",
        "\u{1}",
    ];
    for name in ["a.c", "dir/ü \"x\".h"] {
        task.program.sources.push(SourceFile { name: name.to_owned(), text: Arc::from("") });
    }
    let position = |random: &mut Random| {
        random.once_in(2).then(|| Position {
            file: SourceId(random.number() as u32 % 2),
            line: random.number() as u32 % 1000,
            column: random.number() as u32 % 100,
        })
    };
    for variable in &mut task.program.variables {
        variable.position = position(&mut random);
        variable.temporary = random.once_in(3);
        if random.once_in(3) {
            (*random.pick(&odd)).clone_into(&mut variable.name);
        }
    }
    for (index, claim) in task.program.claims.iter_mut().enumerate() {
        claim.position = position(&mut random);
        (*random.pick(&odd)).clone_into(&mut claim.message);
        claim.name = format!("{}#{index}", random.pick(&odd));
        claim.kind = *random.pick(&KINDS);
    }
    for direction in [Direction::Over, Direction::Under, Direction::Assumed] {
        let what = (*random.pick(&odd)).to_owned();
        let position = position(&mut random);
        task.program.approximations.push(symra_ir::Approximation {
            direction,
            position,
            what,
            scope: symra_ir::Inexact::Anything,
        });
    }
    for (index, procedure) in task.program.procedures.iter_mut().enumerate() {
        if random.once_in(2) {
            procedure.name = format!("{}#{index}", random.pick(&odd));
        }
        for (number, location) in procedure.locations.iter_mut().enumerate() {
            location.position = position(&mut random);
            if random.once_in(3) {
                location.name = format!("{}#{number}", random.pick(&odd));
            }
        }
        for edge in &mut procedure.edges {
            edge.position = position(&mut random);
            if random.once_in(20) {
                edge.operation = Operation::Havoc(Vec::new());
            }
        }
    }
    odd_variables(task, &mut random, &odd);
}

/// Variables with names that need quotes, or are words of SMT-LIB or of the text form.
fn odd_variables(task: &mut Task, random: &mut Random, odd: &[&str]) {
    let words = ["and", "true", "Int", "let", "assume", "call", "havoc", "@", "a|b", "%:x", "$1"];
    for name in odd.iter().chain(&words) {
        if name.contains('\n') || task.pool.lookup(name).is_some() || random.once_in(2) {
            continue;
        }
        let term = task.pool.var(name, &Sort::Bool);
        let variable = Variable {
            name: (*name).to_owned(),
            term,
            scope: Scope::Global,
            position: None,
            temporary: false,
        };
        let var = VarId::new(task.program.variables.len());
        task.program.variables.push(variable);
        let negation = task.pool.not(term);
        for edge in task.program.procedures.iter_mut().flat_map(|p| &mut p.edges) {
            if random.once_in(10) {
                edge.operation = match random.below(3) {
                    0 => Operation::Assume(negation),
                    1 => Operation::Havoc(vec![var]),
                    _ => Operation::Assign(vec![(var, negation)]),
                };
            }
        }
    }
}

/// The same program with terms that reading does not simplify further. Simplification looks at a term's arguments only
/// so far, so that now and then a term that is built again from its text becomes a simpler one.
fn settled(mut task: Task) -> Task {
    for _ in 0..5 {
        let text = print(&task);
        task = parse_in(task.pool, &text).expect("what is printed should be read");
        if print(&task) == text {
            return task;
        }
    }
    panic!("reading should settle");
}

/// A program without the numbers of its variables: names in their place. And with its terms, or without.
fn normal(task: &Task, terms: bool) -> String {
    let shown = |term: &Term| if terms { Some(*term) } else { None };
    let program = &task.program;
    let name = |var: VarId| {
        let variable = program.variable(var);
        format!("{variable:?} {:?}", task.pool.sort(variable.term))
    };
    let names = |vars: &[VarId]| vars.iter().map(|var| name(*var)).collect::<Vec<_>>();
    let mut out = format!(
        "{:?} {:?} {:?} {:?}\n",
        program.main, program.claims, program.approximations, program.sources
    );
    for var in program.globals() {
        writeln!(out, "{}", name(var)).unwrap();
    }
    for procedure in &program.procedures {
        writeln!(out, "{} {:?} {:?}", procedure.name, procedure.entry, procedure.exit).unwrap();
        for list in [&procedure.parameters, &procedure.results, &procedure.locals] {
            writeln!(out, "{:?}", names(list)).unwrap();
        }
        writeln!(out, "{:#?}", procedure.locations).unwrap();
        for edge in &procedure.edges {
            write!(out, "{:?} {:?} {:?} ", edge.from, edge.to, edge.position).unwrap();
            match &edge.operation {
                Operation::Assume(term) => writeln!(out, "assume {:?}", shown(term)).unwrap(),
                Operation::Assign(pairs) => {
                    let pairs: Vec<_> =
                        pairs.iter().map(|(var, term)| (name(*var), shown(term))).collect();
                    writeln!(out, "assign {pairs:?}").unwrap();
                }
                Operation::Havoc(vars) => writeln!(out, "havoc {:?}", names(vars)).unwrap(),
                Operation::Call { callee, arguments, results } => {
                    let arguments: Vec<_> = arguments.iter().map(shown).collect();
                    writeln!(out, "{callee:?} {arguments:?} {:?}", names(results)).unwrap();
                }
            }
        }
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn printing_and_reading_gives_the_same_program(seed in any::<u64>()) {
        let mut task = program(seed, Shape::default());
        decorate(&mut task, seed);
        task.program.link();
        prop_assert_eq!(validate(&task), Ok(()));
        let first = normal(&task, false);
        let task = settled(task);
        prop_assert_eq!(normal(&task, false), first);
        let text = print(&task);
        let again = match parse_in(task.pool.clone(), &text) {
            Ok(again) => again,
            Err(errors) => {
                let errors: Vec<String> = errors.iter().map(symra_ir::TextError::render).collect();
                return Err(TestCaseError::fail(errors.join("\n")));
            }
        };
        prop_assert_eq!(normal(&again, true), normal(&task, true));
        prop_assert_eq!(print(&again), text.clone());
        // A pool of its own gives the same program with other terms.
        prop_assert!(parse(&text).is_ok());
    }

    #[test]
    fn any_text_is_read_or_rejected(text in any::<String>()) {
        if let Err(errors) = parse(&text) {
            prop_assert!(errors.iter().all(|error| error.line > 0 && error.column > 0));
        }
    }

    /// Programs with characters removed, doubled or replaced.
    #[test]
    fn damaged_programs_are_read_or_rejected(seed in any::<u64>(), damage in 0..20usize) {
        let mut task = program(seed, Shape::default());
        decorate(&mut task, seed);
        task.program.link();
        let mut chars: Vec<char> = print(&task).chars().collect();
        let mut random = Random::new(seed);
        for _ in 0..damage {
            let at = random.below(chars.len());
            match random.below(3) {
                0 => drop(chars.remove(at)),
                1 => chars.insert(at, chars[at]),
                _ => chars[at] = *random.pick(&['(', ')', '|', '"', ':', ',', ' ', '\n', '0', ';', '@']),
            }
        }
        let text: String = chars.into_iter().collect();
        match parse(&text) {
            Ok(task) => prop_assert_eq!(validate(&task), Ok(())),
            Err(errors) => {
                let lines = text.lines().count();
                for error in errors {
                    prop_assert!((1..=lines.max(1)).contains(&(error.line as usize)));
                    prop_assert!(error.render().contains('^'));
                }
            }
        }
    }
}

/// The errors of a text as `line:column: message`.
fn errors(text: &str) -> Vec<String> {
    parse(text).expect_err("the text should be wrong").iter().map(ToString::to_string).collect()
}

#[track_caller]
fn check_error(text: &str, wanted: &str) {
    assert_eq!(errors(text), [wanted]);
}

#[test]
fn the_documented_example_is_a_program() {
    let docs = include_str!("../../../docs/ir.md");
    let text = docs.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let task = parse(text).unwrap();
    let program = &task.program;
    assert_eq!(program.procedures.len(), 2);
    assert_eq!(program.claims[0].message, "i is 9");
    let main = &program.procedures[0];
    assert_eq!(main.locations[main.entry.index()].name, "start");
    assert_eq!(main.locations[main.exit.index()].name, "exit");
    let head = main.locations.iter().find(|location| location.loop_head).unwrap();
    assert_eq!(head.name, "head");
    assert_eq!(program.procedures[1].parameters.len(), 2);
}

#[test]
fn errors_say_where_and_what() {
    check_error("", "1:1: expected at least one procedure");
    check_error(
        "hello",
        "1:1: expected `source`, `global`, `claim`, `approximation`, `main`, `proc` or a comment, found `hello`",
    );
    check_error("global x\nproc main() {\n}", "1:9: expected `:`, found the end of the line");
    check_error(
        "proc main() {\n  a -> b : jump\n}",
        "2:12: expected `skip`, `assume`, `havoc`, `call` or an assignment `x := ..`, found `jump`",
    );
    check_error("proc main() {\n  a -> b : havoc y\n}", "2:18: there is no variable `y`");
    check_error("proc main() {\n  a -> b : call f()\n}", "2:17: there is no procedure `f`");
    check_error("proc main() {\n  loc a\n  loc a\n}", "3:7: there is already a location `a`");
    check_error(
        "global x : Int\nglobal x : Int\nproc main() {\n}",
        "2:8: there is already a variable `x`",
    );
    check_error(
        "proc main() {\n",
        "1:14: expected `}` that closes the procedure, found the end of the text",
    );
    check_error("proc main() {\n  loc a error c\n}", "2:15: there is no claim `c`");
    check_error("global x : Int @ 1:1\nproc main() {\n}", "1:16: there is no source `0`");
    check_error(
        "claim c bad \"m\"\nproc main() {\n}",
        "1:9: expected `unreach-call`, `unreach-label`, `assertions`, `no-deadlock`, `no-data-race`, `no-overflow`, `valid-deref`, `valid-free`, `valid-memtrack`, `valid-memcleanup`, `check` or `unsupported`, found `bad`",
    );
    check_error(
        "proc main() {\n  a -> b : assume (and true\n}",
        "2:28: expected `)` that closes the term, found the end of the line",
    );
}

#[test]
fn faults_of_the_program_are_placed() {
    let head = "global x : Int\nproc main() {\n";
    check_error(
        &format!("{head}  a -> b : assume x\n}}"),
        "3:3: a term has sort Int where Bool is needed",
    );
    check_error(&format!("{head}  a -> b : x := 1, x := 2\n}}"), "3:3: `x` occurs twice");
    check_error(&format!("{head}  exit -> b : skip\n}}"), "2:1: an edge leaves the exit");
    check_error(
        &format!("{head}  a -> b : call main(x)\n}}"),
        "3:3: `main` is called with 1 arguments and has 0",
    );
    check_error(
        &format!("{head}  error a \"m\"\n  a -> b : skip\n}}"),
        "3:3: an edge leaves a location where a claim is violated",
    );
    let two = "proc f() {\n  local i : Int\n}\nproc main() {\n  a -> b : i := 1\n}";
    check_error(two, "5:3: `i` is neither a global nor a local here");
}

#[test]
fn all_errors_are_told_at_once() {
    let text = "globl x : Int\nproc main() {\n  a -> b : skp\n  b -> : skip\n  b -> c : skip\n}\nproc main() {\n}";
    let lines: Vec<u32> = parse(text).unwrap_err().iter().map(|error| error.line).collect();
    assert_eq!(lines, [1, 3, 4, 7]);
    let many = "nonsense\n".repeat(1000);
    let errors = parse(&many).unwrap_err();
    assert_eq!(errors.len(), 101);
    assert_eq!(errors[100].fault, TextFault::TooMany);
}

#[test]
fn the_offending_place_is_shown_in_long_lines_too() {
    let text = format!("{}proc main() {{\n}} junk", "\n".repeat(5));
    let error = &parse(&text).unwrap_err()[0];
    assert_eq!(
        error.render(),
        "7:3: expected the end of the line, found `junk`\n  | } junk\n  |   ^\n"
    );
    let long = format!("proc main() {{\n  a -> b : assume (or {} é)\n}}", "true ".repeat(1000));
    let error = &parse(&long).unwrap_err()[0];
    assert!(error.excerpt.chars().count() <= 100);
    assert_eq!(error.excerpt.chars().nth(error.caret), Some('é'));
}

#[test]
fn own_positions_are_those_of_the_file() {
    let text = "global x : Int\nproc main() {\n  a -> b : x := 1\n}\n";
    let task = parse_file("p.sir", text).unwrap();
    assert_eq!(task.program.sources[0].name, "p.sir");
    let position = task.program.procedures[0].edges[0].position.unwrap();
    assert_eq!((position.line, position.column), (3, 3));
    let named = format!("source \"a.c\"\n{text}");
    assert_eq!(parse_file("p.sir", &named).unwrap().program.procedures[0].edges[0].position, None);
    assert_eq!(parse(text).unwrap().program.procedures[0].edges[0].position, None);
}

#[test]
fn a_pool_with_another_sort_is_told() {
    let mut pool = TermPool::new();
    pool.var("x", &Sort::Bool);
    let text = "global x : Int\nproc main() {\n}";
    assert!(parse_in(pool.clone(), text).is_err());
    assert!(parse_in(pool, &text.replace("Int", "Bool")).is_ok());
}

/// Engines make names with `?`: a variable that had one could be taken for what an engine made.
#[test]
fn names_of_engines_are_reserved() {
    for text in [
        "global |x?1| : Int\nproc main() {\n  a -> b : skip\n}",
        "proc main() {\n  local ?k.8 : Int\n  a -> b : skip\n}",
        "proc main() {\n  a -> b : skip\n}\nproc ?k() {\n  a -> b : skip\n}",
    ] {
        let errors = parse(text).expect_err("the name is reserved");
        assert!(errors[0].to_string().contains("reserved"), "{text}: {}", errors[0]);
        assert!(parse(&text.replace('?', "q")).is_ok(), "{text}");
    }
}

/// Terms as deep as they come, and many lines: nothing recurses, nothing is quadratic.
#[test]
fn large_texts_are_read() {
    let depth = 200_000;
    let deep = format!("{}x{}", "(not ".repeat(depth), ")".repeat(depth));
    let text = format!("global x : Bool\nproc main() {{\n  a -> b : assume {deep}\n}}");
    let task = parse(&text).unwrap();
    let x = task.program.variables[0].term;
    assert_eq!(task.program.procedures[0].edges[0].operation, Operation::Assume(x));
    let mut long = String::from("global x : Int\nproc main() {\n");
    for index in 0..20_000 {
        writeln!(long, "  l{index} -> l{} : x := (+ x {index})", index + 1).unwrap();
    }
    long.push('}');
    assert_eq!(parse(&long).unwrap().program.procedures[0].edges.len(), 20_000);
}
