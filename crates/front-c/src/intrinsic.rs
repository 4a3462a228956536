//! Intrinsics: functions that mean something to us without having a body.

mod library;
mod shape;
pub(crate) mod table;

pub(crate) use library::{is_open, stem};
pub(crate) use shape::{Shape, declared, is_meant};

use crate::hir::{Function, FunctionId, Program};
use crate::options::{Options, Purpose};

/// What a call of a function means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Intrinsic {
    /// Any value of the result type.
    Nondet,
    /// Goes on only if the argument is not zero.
    Assume,
    /// Violates the property.
    Violation,
    /// Violates the property if the first argument is zero.
    Assert,
    /// The same, for a clause of a contract; the words say what is wrong then.
    Clause(&'static str),
    /// The same, but goes on only if it is not zero where a run begins with the function.
    Requires,
    /// Takes in what a contract lets be written: whether it does now, which bytes, from where, how many.
    Assigns,
    /// `assert` without its header: what [`Intrinsic::AssertFail`] does if the argument is zero.
    AssertCall,
    /// A failed `assert`: ends the program, and violates the property if assertions are checked.
    AssertFail,
    /// Ends the program abnormally.
    Abort,
    /// Ends the program with its destructors.
    Exit,
    /// Ends the program at once.
    Leave,
    /// Ends the program by most signals.
    Raise,
    /// Memory of a size with arbitrary content.
    Malloc,
    /// Zeroed memory of a number of elements of a size.
    Calloc,
    /// Gives memory back.
    Free,
    /// Memory that lives until the function returns.
    Alloca,
    /// Copies bytes from the second pointer to the first one.
    MemCopy,
    /// Sets bytes.
    MemSet,
    /// Gives the bytes at a pointer arbitrary values.
    NondetMemory,
    /// The size of the object that starts at the pointer.
    ObjectSize,
    /// The address of the object that the pointer points into, as a number.
    ObjectOf,
    /// How many bytes behind the start of its object the pointer points.
    OffsetIn,
    /// The size of the object that the pointer points into; the largest number if it is not alive.
    ExtentOf,
    /// Does nothing.
    Nothing,
    /// Writes to the standard output.
    Output(Output),
    /// An operation on floating-point numbers.
    Float(FloatOp),
    /// Sets the rounding mode.
    SetRounding,
    /// The rounding mode.
    GetRounding,
    /// An integer of `[first, second)`.
    Range,
    /// Reads input into what the arguments behind the format, which is this one, point to.
    Scan(usize),
    /// Reads a string as [`Intrinsic::Scan`] reads input.
    ScanText,
    /// A library function that does something to what its arguments point to; nothing if they are null.
    Writes,
    /// A function of the system that nothing is known of but its declaration.
    Unmodelled,
    /// A library function that writes data to what its arguments point to.
    Fills,
    /// Sets `errno` to the argument.
    SetErrno,
    /// May set `errno`.
    AnyErrno,
    /// May set `errno`, and it is certain whether.
    MathErrno,
    /// A number with the sign of the argument.
    Sign,
    /// A number that is zero where the argument is.
    Truth,
    /// Says that the function it is called from does not do exactly what it should.
    Approximated,
    /// Says that what it takes for values from now on is what it does not do exactly, and nothing else.
    Inexact,
    /// The bytes at a pointer are accessed: the number of them is the second argument.
    Access,
    /// A pointer must point to a living object, which threads may use at the same time.
    Alive,
    /// Two ranges of bytes, of the size that is the third argument, must not overlap.
    Apart,
    /// The argument must not be a null pointer, even where nothing is accessed.
    NotNull,
    /// Threads or locks are misused, in a way that the second argument names, if the first one is not zero.
    Misuse,
    /// A stream that is null or closed is used.
    BadStream,
    /// The arguments of the call that comes next are not what its format takes.
    Misfit,
    /// The only thread waits forever.
    Stuck,
    /// Whether it is asked if threads wait forever.
    AsksDeadlock,
    /// Whether it is asked if locks and threads are used as they should be.
    AsksThreads,
    /// Whether it is asked if runs end.
    AsksEnds,
    /// Whether the program is run, not verified.
    Running,
    /// New memory of a size that is there until the program ends.
    Storage,
    /// What we do not model: the construct's name.
    Limit(&'static str),
}

/// Functions that write.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Output {
    /// `printf(format, ..)`
    Printf,
    /// `fprintf(stream, format, ..)`: shown if the stream is `stdout`, as the next two.
    Fprintf,
    /// Formats and writes elsewhere; nothing is shown.
    Formatted,
    /// `fputs(string, stream)`
    Fputs,
    /// `fputc(c, stream)`
    Fputc,
    /// `puts(string)`
    Puts,
    /// `putchar(c)`
    Putchar,
    /// Writes elsewhere; nothing is shown.
    Silent,
}

impl Output {
    /// Whether the function takes a format.
    pub(crate) fn is_formatted(self) -> bool {
        matches!(self, Self::Printf | Self::Fprintf | Self::Formatted)
    }
}

/// Operations on floating-point numbers, named as the functions of math.h.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum FloatOp {
    Fabs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    Rint,
    Round,
    Fmin,
    Fmax,
    Fdim,
    Fma,
    Fmod,
    Remainder,
    Copysign,
    IsNan,
    IsInf,
    IsFinite,
    Signbit,
    Classify,
    Lrint,
    Lround,
}

impl FloatOp {
    /// Whether the sign of an operand matters even where that is a NaN.
    pub(crate) fn asks_sign(self) -> bool {
        matches!(self, Self::Signbit | Self::Copysign)
    }

    /// Whether an operand out of its domain, or a result out of range, is told by `errno`.
    pub(crate) fn sets_errno(self) -> bool {
        matches!(
            self,
            Self::Sqrt
                | Self::Fdim
                | Self::Fma
                | Self::Fmod
                | Self::Remainder
                | Self::Lrint
                | Self::Lround
        )
    }
}

/// What a call of the function means, if it has a meaning of its own: what the property names always has, other names
/// only without a body.
pub(crate) fn intrinsic(program: &Program, id: FunctionId, options: &Options) -> Option<Intrinsic> {
    let function: &Function = &program[id];
    let name = &*function.name;
    // Whether runs end there is for a body to say.
    let may_ask = !options.checks.termination || function.body.is_none();
    if may_ask && options.checks.unreach.iter().any(|unwanted| unwanted == name) {
        return Some(Intrinsic::Violation);
    }
    if function.body.is_some() {
        return (is_guard(name) && !(options.checks.deref || options.checks.data_race))
            .then_some(Intrinsic::Nothing);
    }
    intrinsic_by_name(program, id, options).or_else(|| library::writer(program, id))
}

/// The meaning of the name of a function without a body, if the program can mean it.
pub(crate) fn intrinsic_by_name(
    program: &Program,
    id: FunctionId,
    options: &Options,
) -> Option<Intrinsic> {
    let name = &program[id].name;
    by_name(name, options).filter(|_| shape::is_meant(program, name))
}

/// Whether a function is there only to find that memory can't be read.
fn is_guard(name: &str) -> bool {
    matches!(name, "__symra_string" | "__symra_text" | "__symra_wide_string" | "__symra_stream")
}

/// Whether a function of the library does nothing but write to a file.
pub(crate) fn is_output(name: &str) -> bool {
    matches!(plain(library::stem(name)), Some(Intrinsic::Output(_)))
}

/// The meaning of a name without a body. What a program prints is of no account unless it is run: what functions
/// that print do otherwise is told by models, where it matters.
fn by_name(name: &str, options: &Options) -> Option<Intrinsic> {
    named(name).filter(|intrinsic| match intrinsic {
        Intrinsic::Output(output) => {
            options.purpose == Purpose::Run
                || !crate::library::has_model(name)
                || (output.is_formatted() && !(options.checks.deref || options.checks.data_race))
        }
        _ => true,
    })
}

fn named(name: &str) -> Option<Intrinsic> {
    if name.starts_with("__VERIFIER_nondet_")
        || name.starts_with("__CPROVER_nondet_")
        || name.starts_with("__symra_nondet_")
        || name.starts_with("nondet_")
    {
        return Some(match name {
            "__VERIFIER_nondet_memory" | "__symra_nondet_memory" => Intrinsic::NondetMemory,
            _ => Intrinsic::Nondet,
        });
    }
    let threads = ["pthread_", "thrd_", "mtx_", "cnd_", "tss_", "sem_"];
    if threads.iter().any(|prefix| name.starts_with(prefix)) {
        return (!crate::library::has_model(name)).then(|| thread(name));
    }
    if let Some(name) = name.strip_prefix("__CPROVER_") {
        return cprover(name);
    }
    if let Some(own) = name.strip_prefix("__ESBMC_") {
        return match own {
            "yield" | "memory_leak_checks" => Some(Intrinsic::Nothing),
            _ if crate::library::has_model(name) => None,
            _ => Some(Intrinsic::Limit("this function of ESBMC")),
        };
    }
    if name == "klee_define_fixed_object" {
        return Some(Intrinsic::Limit("an object at an address that the program chooses"));
    }
    if name.starts_with("__SMACK_") {
        return Some(Intrinsic::Limit("text in the language of SMACK's back end"));
    }
    plain(name)
        .or_else(|| float(name).map(Intrinsic::Float))
        .or_else(|| plain(stem(name)).filter(|_| !name.ends_with("_chk")))
}

/// The functions of CBMC, without their prefix.
fn cprover(name: &str) -> Option<Intrinsic> {
    Some(match name {
        "assume" => Intrinsic::Assume,
        "assert" | "precondition" | "postcondition" => Intrinsic::Assert,
        "input" | "output" | "printf" | "cover" => Intrinsic::Nothing,
        "POINTER_OBJECT" => Intrinsic::ObjectOf,
        "POINTER_OFFSET" => Intrinsic::OffsetIn,
        "deallocate" => Intrinsic::Free,
        "fabs" | "fabsf" | "fabsl" => Intrinsic::Float(FloatOp::Fabs),
        name if CPROVER_MODELS.contains(&name) => return None,
        _ => Intrinsic::Limit("this function of CBMC"),
    })
}

/// The functions of CBMC that have models.
const CPROVER_MODELS: [&str; 20] = [
    "forall",
    "exists",
    "OBJECT_SIZE",
    "atomic_begin",
    "atomic_end",
    "r_ok",
    "w_ok",
    "rw_ok",
    "same_object",
    "LIVE_OBJECT",
    "allocate",
    "havoc_object",
    "havoc_slice",
    "array_set_1",
    "array_set_2",
    "array_set_4",
    "array_set_8",
    "array_copy",
    "array_replace",
    "array_equal",
];

fn thread(name: &str) -> Intrinsic {
    match name {
        name if name.starts_with("pthread_mutexattr_") || name.starts_with("pthread_attr_") => {
            Intrinsic::Nothing
        }
        _ => Intrinsic::Limit("a thread"),
    }
}

fn plain(name: &str) -> Option<Intrinsic> {
    Some(match name {
        "__VERIFIER_assume" | "__symra_assume" | "__SEAHORN_assume" | "klee_assume" => {
            Intrinsic::Assume
        }
        "klee_warning"
        | "klee_warning_once"
        | "klee_print_expr"
        | "klee_prefer_cex"
        | "klee_posix_prefer_cex"
        | "klee_mark_global"
        | "klee_stack_trace"
        | "klee_open_merge"
        | "klee_close_merge"
        | "klee_set_forking"
        | "__builtin_prefetch"
        | "tzset"
        | "__VERIFIER_scope_enter"
        | "__VERIFIER_scope_leave" => Intrinsic::Nothing,
        "klee_assert" => Intrinsic::Assert,
        "assert" | "__VERIFIER_assert" => Intrinsic::AssertCall,
        "klee_make_symbolic" => Intrinsic::NondetMemory,
        "klee_int" | "klee_choose" => Intrinsic::Nondet,
        "klee_range" => Intrinsic::Range,
        "__assert_fail"
        | "__assert"
        | "__assert_perror_fail"
        | "__assert_rtn"
        | "__VERIFIER_assert_fail"
        | "klee_report_error"
        | "klee_abort" => Intrinsic::AssertFail,
        "__VERIFIER_error" | "abort" | "__builtin_abort" | "__builtin_trap"
        | "__stack_chk_fail" => Intrinsic::Abort,
        "raise" => Intrinsic::Raise,
        "__symra_exit" | "exit" => Intrinsic::Exit,
        "_exit" | "_Exit" | "quick_exit" | "klee_silent_exit" => Intrinsic::Leave,
        "printf" | "__builtin_printf" | "__symra_printf" => Intrinsic::Output(Output::Printf),
        "puts" | "__builtin_puts" => Intrinsic::Output(Output::Puts),
        "putchar" | "__builtin_putchar" => Intrinsic::Output(Output::Putchar),
        "fprintf" | "__symra_fprintf" => Intrinsic::Output(Output::Fprintf),
        "dprintf" | "syslog" | "vprintf" | "vfprintf" | "vdprintf" | "vsyslog" | "warn"
        | "warnx" | "vwarn" | "vwarnx" | "printk" | "__symra_formatted" => {
            Intrinsic::Output(Output::Formatted)
        }
        "fputs" => Intrinsic::Output(Output::Fputs),
        "fputc" | "putc" => Intrinsic::Output(Output::Fputc),
        "fflush" | "fwrite" | "perror" => Intrinsic::Output(Output::Silent),
        "scanf" => Intrinsic::Scan(0),
        "fscanf" => Intrinsic::Scan(1),
        "sscanf" => Intrinsic::ScanText,
        "__sprintf_chk" | "__snprintf_chk" | "__vsprintf_chk" | "__vsnprintf_chk" => {
            Intrinsic::Fills
        }
        "fesetround" => Intrinsic::SetRounding,
        "fegetround" => Intrinsic::GetRounding,
        _ => return of_memory(name).or_else(|| limit(name)).or_else(|| of_models(name)),
    })
}

/// Functions that allocate, free, copy or set memory.
fn of_memory(name: &str) -> Option<Intrinsic> {
    Some(match name {
        "malloc" | "valloc" | "__builtin_malloc" | "kmalloc" | "__kmalloc" => Intrinsic::Malloc,
        "calloc" | "__builtin_calloc" => Intrinsic::Calloc,
        "free" | "cfree" | "__builtin_free" => Intrinsic::Free,
        "alloca" | "__builtin_alloca" | "__alloca" => Intrinsic::Alloca,
        "memcpy"
        | "memmove"
        | "__memcpy"
        | "__builtin_memcpy"
        | "__builtin_memmove"
        | "__memcpy_chk"
        | "__memmove_chk"
        | "__builtin___memcpy_chk"
        | "__builtin___memmove_chk" => Intrinsic::MemCopy,
        "memset" | "__builtin_memset" | "__memset_chk" | "__builtin___memset_chk" => {
            Intrinsic::MemSet
        }
        _ => return None,
    })
}

/// What is not modelled of the functions of the library.
fn limit(name: &str) -> Option<Intrinsic> {
    Some(Intrinsic::Limit(match name {
        "__asprintf_chk" => "formatted output to memory",
        "getopt" | "getopt_long" | "getopt_long_only" => "reading the program's options",
        "setjmp" | "_setjmp" | "__sigsetjmp" | "sigsetjmp" | "longjmp" | "siglongjmp"
        | "_longjmp" => "a non-local jump",
        "fork" | "vfork" => "a process",
        "signal" => "a signal handler",
        _ => return None,
    }))
}

/// What functions mean that only models of the library call.
fn of_models(name: &str) -> Option<Intrinsic> {
    Some(match name {
        "__symra_requires" => Intrinsic::Requires,
        "__symra_assigns" => Intrinsic::Assigns,
        "__symra_ensures" => Intrinsic::Clause("postcondition violated"),
        "__symra_invariant" => Intrinsic::Clause("loop invariant violated"),
        "__symra_decreases" => Intrinsic::Clause("the loop measure does not decrease"),
        "__symra_set_errno" => Intrinsic::SetErrno,
        "__symra_any_errno" => Intrinsic::AnyErrno,
        "__symra_math_errno" => Intrinsic::MathErrno,
        "__symra_object_size" => Intrinsic::ObjectSize,
        "__symra_extent" => Intrinsic::ExtentOf,
        "__symra_own_buffer" => Intrinsic::Limit("a buffer of the program for a stream"),
        "__symra_sign" => Intrinsic::Sign,
        "__symra_truth" => Intrinsic::Truth,
        "__symra_approximated" => Intrinsic::Approximated,
        "__symra_inexact" => Intrinsic::Inexact,
        "__symra_running" => Intrinsic::Running,
        "__symra_unknown_format" => Intrinsic::Limit("this format"),
        "__symra_cleans" => Intrinsic::Limit("a thread that ends where it has cleanup handlers"),
        "__symra_late_destructors" => {
            Intrinsic::Limit("thread-specific data that destructors set again and again")
        }
        "__symra_access" => Intrinsic::Access,
        "__symra_alive" => Intrinsic::Alive,
        "__symra_apart" => Intrinsic::Apart,
        "__symra_not_null" => Intrinsic::NotNull,
        "__symra_misuse" => Intrinsic::Misuse,
        "__symra_bad_stream" => Intrinsic::BadStream,
        "__symra_misfit" => Intrinsic::Misfit,
        "__symra_stuck" => Intrinsic::Stuck,
        "__symra_asks_deadlock" => Intrinsic::AsksDeadlock,
        "__symra_asks_threads" => Intrinsic::AsksThreads,
        "__symra_asks_ends" => Intrinsic::AsksEnds,
        "__symra_many_readers" => Intrinsic::Limit("a lock for readers with so many threads"),
        "__symra_many_handlers" => {
            Intrinsic::Limit("so many functions that are to be called at the end")
        }
        "__symra_storage" => Intrinsic::Storage,
        _ => return None,
    })
}

/// Whether a function of the standard library is known to return a value and to change nothing, but not which value.
pub(crate) fn is_pure_library(name: &str) -> bool {
    table::row(name).is_some_and(table::Row::is_value)
}

fn float(name: &str) -> Option<FloatOp> {
    let name = name.strip_prefix("__builtin_").unwrap_or(name);
    let exact = match name {
        "__isnan" | "__isnanf" | "__isnanl" | "isnan" | "isnanf" => Some(FloatOp::IsNan),
        "__isinf" | "__isinff" | "__isinfl" | "isinf" | "isinff" => Some(FloatOp::IsInf),
        "__finite" | "__finitef" | "__finitel" | "finite" | "isfinite" => Some(FloatOp::IsFinite),
        "__signbit" | "__signbitf" | "__signbitl" | "signbit" => Some(FloatOp::Signbit),
        "__fpclassify" | "__fpclassifyf" | "__fpclassifyl" => Some(FloatOp::Classify),
        _ => None,
    };
    let stem = name.strip_suffix(['f', 'l']).unwrap_or(name);
    let by = |name: &str| {
        Some(match name {
            "fabs" => FloatOp::Fabs,
            "sqrt" => FloatOp::Sqrt,
            "floor" => FloatOp::Floor,
            "ceil" => FloatOp::Ceil,
            "trunc" => FloatOp::Trunc,
            "rint" | "nearbyint" => FloatOp::Rint,
            "round" => FloatOp::Round,
            "fmin" => FloatOp::Fmin,
            "fmax" => FloatOp::Fmax,
            "fdim" => FloatOp::Fdim,
            "fma" => FloatOp::Fma,
            "fmod" => FloatOp::Fmod,
            "remainder" | "drem" => FloatOp::Remainder,
            "copysign" => FloatOp::Copysign,
            "lrint" | "llrint" => FloatOp::Lrint,
            "lround" | "llround" => FloatOp::Lround,
            _ => return None,
        })
    };
    // `ceil` and `ceill` both end in `l`: the whole name goes first.
    exact.or_else(|| by(name)).or_else(|| by(stem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_their_meanings_and_others_none() {
        assert_eq!(named("__VERIFIER_nondet_loff_t"), Some(Intrinsic::Nondet));
        assert_eq!(named("__VERIFIER_nondet_memory"), Some(Intrinsic::NondetMemory));
        assert_eq!(named("__VERIFIER_assert"), Some(Intrinsic::AssertCall));
        assert_eq!(named("__CPROVER_r_ok"), None);
        assert!(matches!(named("__CPROVER_no_such"), Some(Intrinsic::Limit(_))));
        assert_eq!(named("ceil"), Some(Intrinsic::Float(FloatOp::Ceil)));
        assert_eq!(named("ceill"), Some(Intrinsic::Float(FloatOp::Ceil)));
        assert_eq!(named("floorf"), Some(Intrinsic::Float(FloatOp::Floor)));
        assert_eq!(named("cei"), None);
        assert_eq!(named("pthread_create"), None);
        assert_eq!(named("pthread_cancel"), Some(Intrinsic::Limit("a thread")));
        assert_eq!(named("__isoc23_sscanf"), Some(Intrinsic::ScanText));
        assert_eq!(named("putc_unlocked"), Some(Intrinsic::Output(Output::Fputc)));
        // Their arguments are others than those of the functions that check nothing.
        assert_eq!(named("__fprintf_chk"), None);
    }
}
