//! Broken texts: errors are welcome, panics are not.

use proptest::prelude::*;
use symra_cparse::{parse, print};

/// Small texts that together use most of the grammar.
const SEEDS: &[&str] = &[
    "typedef int T; T f(T a, T *b[], ...) { T * c = (T)(a); return sizeof(T) + c[1]; }",
    "struct s { int a : 3, *b; union { char c; }; } __attribute__((packed)) x = { .a = 1, [2 ... 3] = {4}, b: 5 };",
    "int f(a, b) int a; char *b; { L: if (a) goto L; else if (b) do ; while (0); else for (int i = 0; i < 3; i++) ; }",
    "void g(int x) { switch (x) { case 1 ... 2: default: break; } asm volatile (\"a\" : \"=r\"(x) : : \"cc\"); }",
    "enum e { A, B = 1 ? 2 : 3 }; char *s = \"a\\n\\x41\" L\"b\"; int c = 'ab' + 0x1.8p3 + 0b11ull + 1.5f;",
    "int h(void) { return ({ int y = a ?: b; y; }) + _Generic(y, int: 1, default: 2) + __builtin_offsetof(struct s, a[1].b); }",
    "#pragma pack(push, 1)\nstruct p { _Alignas(8) char c; _Static_assert(1, \"m\"); };\n#pragma pack(pop)\n# 3 \"f.c\" 2\n",
    "__extension__ typeof(int (*)(void)) q; _Atomic(int) v; int (*(*fp)(int))[3]; void *p = &&l; goto *p; // c\n /* d */",
];

/// Pieces that tend to confuse parsers.
const PIECES: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    ",",
    ":",
    "?",
    "*",
    "&&",
    "...",
    "->",
    "=",
    "#",
    "\"",
    "'",
    "\\",
    "\n",
    "T",
    "x",
    "int",
    "struct",
    "enum",
    "typedef",
    "if",
    "else",
    "for",
    "case",
    "default",
    "sizeof",
    "typeof",
    "__attribute__",
    "((",
    "))",
    "asm",
    "__extension__",
    "goto",
    "0x",
    "1e+",
    "/*",
    "*/",
    "//",
    "\u{e9}",
    "\0",
    "_Alignas",
    "__label__",
    "#pragma pack(",
    "# 1 \"",
    "L\"",
    "u8'",
    "\\u12",
    "({",
    "})",
    "__builtin_va_arg",
    "_Generic(",
    "static",
    "register",
];

#[derive(Clone, Debug)]
enum Mutation {
    Delete { at: usize, length: usize },
    Insert { at: usize, piece: usize },
    Copy { from: usize, length: usize, to: usize },
    Byte { at: usize, byte: u8 },
}

fn mutation() -> impl Strategy<Value = Mutation> {
    prop_oneof![
        (any::<usize>(), 1..12usize).prop_map(|(at, length)| Mutation::Delete { at, length }),
        (any::<usize>(), 0..PIECES.len()).prop_map(|(at, piece)| Mutation::Insert { at, piece }),
        (any::<usize>(), 1..20usize, any::<usize>())
            .prop_map(|(from, length, to)| Mutation::Copy { from, length, to }),
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Mutation::Byte { at, byte }),
    ]
}

fn apply(text: &mut Vec<u8>, mutation: &Mutation) {
    let place = |at: usize| at % (text.len() + 1);
    match *mutation {
        Mutation::Delete { at, length } => {
            let start = place(at);
            let end = (start + length).min(text.len());
            text.drain(start..end);
        }
        Mutation::Insert { at, piece } => {
            let at = place(at);
            text.splice(at..at, PIECES[piece].bytes());
        }
        Mutation::Copy { from, length, to } => {
            let start = place(from);
            let to = place(to);
            let copied = text[start..(start + length).min(text.len())].to_vec();
            text.splice(to..to, copied);
        }
        Mutation::Byte { at, byte } => {
            let at = place(at);
            if let Some(slot) = text.get_mut(at) {
                *slot = byte;
            }
        }
    }
}

/// Parses, looks at every error, and prints; what had no errors must print stably.
fn survive(text: &[u8]) {
    let (tree, errors) = parse(text);
    for error in &errors {
        let place = tree.locate(error.span.lo);
        assert!(place.column >= 1);
        assert!(error.span.lo <= error.span.hi && error.span.hi as usize <= text.len());
        let message = error.to_string();
        assert!(!message.is_empty() && !message.ends_with('.'));
    }
    let printed = print(&tree);
    if errors.is_empty() {
        let (again, errors) = parse(&printed);
        assert!(
            errors.is_empty(),
            "{}\nis printed as\n{printed}\n{errors:?}",
            String::from_utf8_lossy(text)
        );
        assert_eq!(print(&again), printed, "{}", String::from_utf8_lossy(text));
    }
}

#[test]
fn every_prefix_and_suffix_of_a_seed_survives() {
    for seed in SEEDS {
        for cut in 0..=seed.len() {
            survive(&seed.as_bytes()[..cut]);
            survive(&seed.as_bytes()[cut..]);
        }
    }
}

/// `PROPTEST_CASES` asks for more. What fails becomes a case of its own in this file.
fn config() -> ProptestConfig {
    let default = ProptestConfig::default();
    ProptestConfig { cases: default.cases.max(3000), failure_persistence: None, ..default }
}

#[test]
fn what_failed_once_survives() {
    for text in [
        "int x = 1 .m;",
        "int x = 1. .m;",
        "int x = (1).m + (a).m;",
        "int \\u00;",
        "int \\U;",
        "__extension__ ;",
        "__attribute__((x));",
        "typedef int T; int x = T * c = 1;",
    ] {
        survive(text.as_bytes());
    }
    survive(b"int \xff\xfe;");
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn mutated_seeds_survive(seed in 0..SEEDS.len(), mutations in prop::collection::vec(mutation(), 1..8)) {
        let mut text = SEEDS[seed].as_bytes().to_vec();
        for mutation in &mutations {
            apply(&mut text, mutation);
        }
        survive(&text);
    }

    #[test]
    fn random_pieces_survive(pieces in prop::collection::vec(0..PIECES.len(), 0..40)) {
        let text: Vec<&str> = pieces.iter().map(|&piece| PIECES[piece]).collect();
        survive(text.join(" ").as_bytes());
    }

    #[test]
    fn random_bytes_survive(text in prop::collection::vec(any::<u8>(), 0..200)) {
        survive(&text);
    }
}
