//! Which objects share a region, seen in the regions of small programs.

use symra_front_c::{Options, compile};
use symra_terms::Sort;

const HEAD: &str = "extern unsigned long __VERIFIER_nondet_ulong(void);
    extern int __VERIFIER_nondet_int(void);
    extern void *__VERIFIER_nondet_pointer(void);
    void *malloc(unsigned long);
    ";

/// The regions of a program by their names, and the bits of their elements.
fn regions(text: &str) -> Vec<(String, u32)> {
    let text = format!("{HEAD}{text}");
    let compiled =
        compile(&[("test.c", &*text)], &Options::default()).expect("the program should be valid C");
    let task = &compiled.task;
    let mut regions: Vec<(String, u32)> = Vec::new();
    for variable in &task.program.variables {
        if let (false, Sort::Array(sort)) = (variable.temporary, task.pool.sort(variable.term)) {
            let bits =
                sort.element.bv_width().expect("an element of a region should be a bit-vector");
            regions.push((variable.name.clone(), bits));
        }
    }
    regions.sort();
    regions
}

#[track_caller]
fn check(text: &str, expected: &[(&str, u32)]) {
    let expected: Vec<(String, u32)> =
        expected.iter().map(|(name, bits)| ((*name).to_owned(), *bits)).collect();
    assert_eq!(regions(text), expected);
}

#[test]
fn loops_over_arrays_keep_them_apart() {
    check(
        "int a[9]; short b[9];
        int main(void) {
            int n = __VERIFIER_nondet_int();
            for (int *p = a; p < a + n; p++) *p = n;
            for (short *p = b, *end = b + 9; p != end; p++) *p = p - b;
            return a[n] == b[n];
        }",
        &[("a", 32), ("b", 16)],
    );
}

#[test]
fn numbers_that_are_compared_are_no_addresses() {
    check(
        "int a[9]; long b[9]; char *name;
        int main(void) {
            unsigned long i = __VERIFIER_nondet_ulong(), n = __VERIFIER_nondet_ulong(), h;
            char text[4];
            name = text;
            h = (unsigned long)name % 9;
            long *p = __VERIFIER_nondet_int() ? b : 0;
            if (i < n && i < h && n <= 9 && p) { a[i] = p[i]; text[i] = 0; return a[h]; }
            return 0;
        }",
        &[("a", 32), ("b", 64), ("text", 8)],
    );
}

#[test]
fn lists_keep_their_fields_apart() {
    check(
        "struct node { int value; struct node *next; } *head;
        int a[3];
        int main(void) {
            int n = __VERIFIER_nondet_int();
            for (int i = 0; i < n; i++) {
                struct node *e = malloc(sizeof *e);
                e->value = n;
                e->next = head;
                head = e;
            }
            for (struct node *e = head; e; e = e->next) if (e->value < n) a[e->value] = n;
            return 0;
        }",
        &[("a", 32), ("memory0+0", 32), ("memory1+8", 111)],
    );
}

#[test]
fn links_that_one_pointer_points_to_share_a_region_and_keys_do_not() {
    check(
        "struct node { int key; struct node *left, *right; } *root;
        void insert(struct node **at, int key) {
            if (!*at) {
                *at = malloc(sizeof **at);
                (*at)->key = key;
                (*at)->left = (*at)->right = 0;
            } else if (key < (*at)->key) insert(&(*at)->left, key);
            else insert(&(*at)->right, key);
        }
        int main(void) {
            insert(&root, __VERIFIER_nondet_int());
            return root->key;
        }",
        &[("root+0", 32), ("root+0", 111)],
    );
}

#[test]
fn unknown_pointers_share_what_they_are_compared_with() {
    let program = |test: &str| {
        format!(
            "int a[4]; short b[4];
            int main(void) {{
                int *p = __VERIFIER_nondet_pointer();
                short *q = b;
                if ({test}) *p = 5;
                *q = a[__VERIFIER_nondet_int()];
                return *q;
            }}"
        )
    };
    let joined = [("a", 8), ("b", 16)];
    check(&program("p >= a && p <= a + 3"), &joined);
    // Who is equal to a pointer is that pointer: no number is looked at.
    check(&program("(unsigned long)p == (unsigned long)a"), &[("a", 32), ("b", 16)]);
    check(&program("p - a < 4"), &joined);
    // Both point to known objects, or the other is no pointer to one.
    let apart = [("a", 32), ("b", 16), ("memory0", 32)];
    check(&program("(char *)q < (char *)a && p"), &apart);
    check(&program("(unsigned long)p < 4096"), &apart);
}
