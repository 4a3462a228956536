//! Small programs in C.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::explore::Seen;
use super::{Program, VARIABLES};

const HEAD: &str = "typedef unsigned long pthread_t;
typedef union { int words[10]; } pthread_mutex_t;
typedef union { int words[8]; } sem_t;
extern int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
extern int pthread_join(pthread_t, void **);
extern int pthread_mutex_lock(pthread_mutex_t *);
extern int pthread_mutex_trylock(pthread_mutex_t *);
extern int pthread_mutex_unlock(pthread_mutex_t *);
extern int sem_init(sem_t *, int, unsigned);
extern int sem_wait(sem_t *);
extern int sem_post(sem_t *);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern void __VERIFIER_assume(int);
extern _Bool __VERIFIER_nondet_bool(void);
extern void reach_error(void);
pthread_mutex_t m, n;
sem_t s;
";

/// The name of a shared variable.
pub(crate) fn variable(array: bool, index: usize) -> String {
    match index {
        1 if array => "a[0]".to_owned(),
        2 if array => "a[1]".to_owned(),
        _ => ["x", "y", "z"][index].to_owned(),
    }
}

/// What a program must not see anything else than.
#[derive(Clone, Debug)]
pub(crate) enum Allowed {
    /// Shared variables at the end.
    Ends(BTreeSet<[u8; VARIABLES]>),
    /// The variable `l` at the end of a function.
    Locals(usize, BTreeSet<u8>),
}

impl Allowed {
    /// What is seen of the same kind as something.
    pub(crate) fn like(what: Seen, all: &BTreeSet<Seen>) -> Self {
        match what {
            Seen::End(_) => {
                let ends = all.iter().filter_map(|seen| match seen {
                    Seen::End(values) => Some(*values),
                    Seen::Local { .. } => None,
                });
                Self::Ends(ends.collect())
            }
            Seen::Local { function: this, .. } => {
                let values = all.iter().filter_map(|seen| match seen {
                    Seen::Local { function, value } if *function == this => Some(*value),
                    _ => None,
                });
                Self::Locals(this, values.collect())
            }
        }
    }

    /// The same without one thing.
    pub(crate) fn without(mut self, what: Seen) -> Self {
        match (&mut self, what) {
            (Self::Ends(ends), Seen::End(values)) => ends.remove(&values),
            (Self::Locals(..), Seen::End(_)) | (Self::Ends(_), Seen::Local { .. }) => false,
            (Self::Locals(_, values), Seen::Local { value, .. }) => values.remove(&value),
        };
        self
    }
}

fn any(cases: impl Iterator<Item = String>) -> String {
    let cases: Vec<String> = cases.collect();
    if cases.is_empty() { "0".to_owned() } else { cases.join(" || ") }
}

/// A program that calls an error function where it sees what is not allowed.
pub(crate) fn c(program: &Program, allowed: &Allowed) -> String {
    let names: Vec<String> = (0..VARIABLES).map(|index| variable(program.array, index)).collect();
    let mut text = HEAD.to_owned();
    for (name, atomic) in names.iter().zip(program.atomic) {
        if !name.starts_with('a') {
            let _ = writeln!(text, "{}int {name};", if atomic { "_Atomic " } else { "" });
        }
    }
    if program.array {
        text.push_str("int a[2];\n");
    }
    if program.pointer {
        text.push_str("int *p = &x;\n");
    }
    for (index, function) in program.functions.iter().enumerate() {
        let _ = writeln!(text, "void *f{index}(void *arg) {{\n    int l = 0;");
        for line in &function.lines {
            let _ = writeln!(text, "    {line}");
        }
        if let Allowed::Locals(this, values) = allowed
            && *this == index
        {
            let cases = any(values.iter().map(|value| format!("l == {value}")));
            let _ = writeln!(text, "    if (!({cases})) reach_error();");
        }
        text.push_str("    return 0;\n}\n");
    }
    let _ = writeln!(
        text,
        "int main(void) {{\n    int l = 0;\n    sem_init(&s, 0, {});",
        program.semaphore
    );
    for line in &program.main.lines {
        match line.strip_prefix("@create") {
            Some(thread) => {
                let index: usize = thread.parse().expect("a thread should have a number");
                let function = program.threads[index];
                let _ = writeln!(
                    text,
                    "    pthread_t t{index}; pthread_create(&t{index}, 0, f{function}, 0);"
                );
            }
            None => {
                let _ = writeln!(text, "    {line}");
            }
        }
    }
    if !program.joins_all {
        let reads: String = names
            .iter()
            .zip(["p", "q", "r"])
            .fold(String::new(), |all, (name, to)| format!("{all} int {to} = {name};"));
        let _ = writeln!(text, "    __VERIFIER_atomic_begin();{reads} __VERIFIER_atomic_end();");
    }
    if let Allowed::Ends(ends) = allowed {
        let looked = |index: usize| {
            if program.joins_all { names[index].clone() } else { ["p", "q", "r"][index].to_owned() }
        };
        let cases = any(ends.iter().map(|values| {
            let parts: Vec<String> = values
                .iter()
                .enumerate()
                .map(|(index, value)| format!("{} == {value}", looked(index)))
                .collect();
            format!("({})", parts.join(" && "))
        }));
        let _ = writeln!(text, "    if (!({cases})) reach_error();");
    }
    text + "    return 0;\n}\n"
}
