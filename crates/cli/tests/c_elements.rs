//! C programs in pairs with arrays in structs: which element of them, or which member beside them, is accessed.

mod common;

use common::twins::{Twin, check_all, verdict};

const HEAD: &str = "extern int __VERIFIER_nondet_int(void);\n\
    extern void reach_error(void);\n\
    typedef __SIZE_TYPE__ size_t;\n\
    void *malloc(size_t); void *calloc(size_t, size_t); void *memset(void *, int, size_t);\n\
    static int below(int n) { int i = __VERIFIER_nondet_int(); return 0 <= i && i < n ? i : 0; }\n\
    #define check(x) do { if (!(x)) reach_error(); } while (0)\n";

/// A pair that reaches an error or not.
const fn twin(name: &'static str, program: &'static str) -> Twin {
    Twin { name, options: &["--property", "unreach-call"], violates: "unreach-call", program }
}

#[test]
fn an_index_that_is_an_input_leads_to_elements_of_its_array_only() {
    check_all(
        HEAD,
        &[
            twin(
                "a tree whose links are an array",
                "struct t { struct t *next[2]; int key; };
                static void insert(struct t **at, int key) {
                    while (*at) at = &(*at)->next[key > (*at)->key];
                    *at = calloc(1, sizeof **at);
                    (*at)->key = key;
                }
                int main(void) {
                    struct t *root = 0, *p;
                    int most = -1;
                    for (int i = 0; i < 3; i++) {
                        int key = below(100);
                        if (key > most) most = key;
                        insert(&root, key);
                    }
                    for (p = root; p->next[[[1||0]]]; p = p->next[1]) { }
                    check(p->key == most);
                    return 0;
                }",
            ),
            twin(
                "characters beside a number",
                "struct s { char text[4]; int count; char last[2]; };
                static void put(struct s *to, int at, char c) { to->text[at] = c; to->count++; }
                int main(void) {
                    struct s a = { \"abc\", 0, { 7, 8 } }, *b = calloc(1, sizeof *b);
                    int i = below(4), j = below(2);
                    put(&a, i, 'x'); put(b, 3 - i, 'y'); put(j ? &a : b, i, 'z');
                    a.last[j] = 9;
                    check(a.text[i] == (j ? 'z' : 'x') && a.count + b->count == 3 && a.last[1 - j] == [[8 - j||8]]);
                    check(b->text[3 - i] == 'y');
                    return 0;
                }",
            ),
            twin(
                "rows",
                "struct s { short head, rows[2][3]; int tail; };
                int main(void) {
                    struct s *a = calloc(2, sizeof *a);
                    int i = below(2), j = below(3);
                    a[1].head = 1; a[1].tail = 2;
                    a[1].rows[i][j] = 5;
                    short *row = a[1].rows[i];
                    row[2 - j] += 1;
                    check(a[1].rows[i][j] == [[5 + (j == 1)||5]] && a[1].rows[1 - i][j] == 0);
                    check(a[1].head == 1 && a[1].tail == 2 && a[0].rows[i][j] == 0);
                    return 0;
                }",
            ),
            Twin {
                name: "structs with arrays in an array of a struct",
                options: &["--property", "unreach-call", "--engine", "bmc"],
                violates: "unreach-call",
                program: "struct cell { short tag; char name[3]; int *at; };
                struct s { int top; struct cell cells[2]; char end; };
                int main(void) {
                    static struct s many[2];
                    int i = 1, j = below(2), k = below(3), x = 0, y = 0;
                    many[i].cells[j].name[k] = 4;
                    many[i].cells[j].at = &x; many[i].cells[1 - j].at = &y;
                    many[1 - i].cells[j] = many[i].cells[j];
                    many[1 - i].cells[j].tag = 3;
                    check(many[1 - i].cells[j].name[k] == 4 && many[i].cells[j].tag == 0);
                    check(many[i].cells[0].at == [[(j == 0 ? &x : &y)||&x]] && many[0].end + many[1].top == 0);
                    return 0;
                }",
            },
            twin(
                "a pointer to an element, and all of them",
                "struct s { unsigned char bytes[4]; int n; };
                int main(void) {
                    struct s a = { { 0 }, 1 };
                    unsigned char *p = &a.bytes[below(4)];
                    *p = 3;
                    int sum = a.bytes[0] + a.bytes[1] + a.bytes[2] + a.bytes[3];
                    memset(a.bytes, 2, sizeof a.bytes);
                    check(sum == 3 && *p == 2 && a.n == [[1||2]]);
                    return 0;
                }",
            ),
        ],
    );
}

/// Whoever asks for no check of bounds is told nothing of a program that goes beyond them.
#[test]
fn an_index_beyond_an_array_in_a_struct_is_not_modelled() {
    let program = |index: &str| {
        format!(
            "{HEAD} struct s {{ char text[4]; int n; }} g = {{ \"\", 5 }};
            int main(void) {{
                int i = below({index});
                g.text[i] = 1;
                check(g.n == 5);
                return 0;
            }}"
        )
    };
    for options in [&["--checks", "none"][..], &["--checks", "pointer"]] {
        assert_eq!(verdict(&program("4"), options, "lp64"), "VERDICT: true");
        let told = verdict(&program("5"), options, "lp64");
        assert!(told.contains("VERDICT: unknown") && told.contains("beyond the end"), "{told}");
    }
    for options in [&["--checks", "bounds"][..], &["--checks", "pointer"]] {
        let told = verdict(&program("90"), options, "lp64");
        assert!(told.starts_with("VERDICT: false("), "{told}");
    }
}
