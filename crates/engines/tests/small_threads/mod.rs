//! Random small programs with threads, which know what they do: as steps, and as C.
//!
//! This has nothing to do with how Symra sees programs: the [explorer](explore) makes one step after the other, each with at most one access to what
//! threads share, in every order and without any reduction.

pub(crate) mod explore;
pub(crate) mod text;

use symra_ir::testing::Random;

/// How many shared variables there are.
pub(crate) const VARIABLES: usize = 3;
/// How many locks there are.
pub(crate) const LOCKS: usize = 2;

/// A register of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Register {
    /// The variable `l`.
    L,
    /// What was read first in an expression.
    T,
    /// What was read next.
    U,
}

/// A place that threads share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A variable.
    Variable(usize),
    /// The second variable or the third: that depends on `l`.
    Element,
    /// Where the pointer pointed to when it was read.
    Pointed,
}

/// What is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    Constant(u8),
    L,
    T,
    /// One more than `T`, below four.
    Next,
    /// `T ^ U`.
    Xor,
    /// `T + U`, below four.
    Sum,
}

/// One step of a thread. Jumps lead to an index of the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Load(Place, Register),
    Store(Place, Source),
    /// Makes the pointer point to a variable.
    Point(usize),
    /// Reads the pointer.
    Follow,
    /// Sets `l`.
    Set(Source),
    /// `l` becomes 0 or 1.
    Choose,
    /// Goes on, or jumps.
    Either(usize),
    /// Goes on only if `T` is `l`.
    Assume,
    /// Jumps if `T` is not `l`.
    UnlessSame(usize),
    /// Jumps if `T` is `l`.
    IfSame(usize),
    Jump(usize),
    /// Sets the counter of a loop.
    Count(u8),
    /// Jumps if the counter of the loop is 0; else it is decremented.
    Down(usize),
    Lock(usize),
    Unlock(usize),
    /// Takes the first lock, or jumps.
    Try(usize),
    /// Waits for the semaphore.
    Wait,
    Post,
    /// Reads a place into `l` and changes it.
    Fetch(Place, u8),
    Atomic(Vec<Step>),
    /// Starts the thread with this number.
    Create(usize),
    /// Waits for its end.
    Join(usize),
    /// Where the value of `l` is looked at; the number of the function.
    Check(usize),
    /// Where the shared variables are looked at, all together.
    Observe,
}

/// The code of a function.
#[derive(Clone, Default, Debug)]
pub(crate) struct Code {
    pub(crate) steps: Vec<Step>,
    /// The statements in C.
    pub(crate) lines: Vec<String>,
}

/// A program.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    /// The functions of the threads.
    pub(crate) functions: Vec<Code>,
    /// The function that each thread runs, the main one left out.
    pub(crate) threads: Vec<usize>,
    pub(crate) main: Code,
    /// Whether the second variable and the third are an array.
    pub(crate) array: bool,
    /// Which variables are atomic.
    pub(crate) atomic: [bool; VARIABLES],
    /// Whether there is a pointer, to the first variable at first.
    pub(crate) pointer: bool,
    /// What the semaphore is at first.
    pub(crate) semaphore: u8,
    /// Whether the main thread waits for all others before it looks.
    pub(crate) joins_all: bool,
}

impl Program {
    /// The code of a thread; the first is the main one.
    pub(crate) fn code(&self, thread: usize) -> &[Step] {
        match thread.checked_sub(1) {
            None => &self.main.steps,
            Some(index) => &self.functions[self.threads[index]].steps,
        }
    }
}

/// How large programs are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    /// Up to three threads beside the main one, of a few statements each.
    Small,
    /// Up to two, of one or two statements each.
    Tiny,
}

/// The program of a seed.
pub(crate) fn program(seed: u64, size: Size) -> Program {
    let mut random = Random::new(seed);
    random.number();
    let (array, pointer) = (random.once_in(4), random.once_in(6));
    let mut atomic = [false; VARIABLES];
    for (index, flag) in atomic.iter_mut().enumerate() {
        *flag = random.once_in(5) && !(array && index > 0) && !pointer;
    }
    let counts: &[usize] = match size {
        Size::Small => &[1, 1, 2, 2, 2, 2, 3],
        Size::Tiny => &[1, 1, 1, 2],
    };
    let count = *random.pick(counts);
    let semaphore = u8::from(random.once_in(2));
    let mut generator = Generator { random, array, atomic, pointer };
    let same = count > 1 && generator.random.once_in(4);
    let mut functions: Vec<Code> = Vec::new();
    let mut threads = Vec::new();
    for thread in 0..count {
        // Two threads that run one function are neighbours.
        if thread == 1 && same {
            threads.push(0);
            continue;
        }
        let most = match (size, count) {
            (Size::Small, 1 | 2) => 3,
            (Size::Tiny, 2) => 1,
            _ => 2,
        };
        let mut code = Code::default();
        for _ in 0..=generator.random.below(most) {
            generator.statement(&mut code, 0, false);
        }
        code.steps.push(Step::Check(functions.len()));
        threads.push(functions.len());
        functions.push(code);
    }
    let (main, joins_all) = generator.main(count, size);
    Program { functions, threads, main, array, atomic, pointer, semaphore, joins_all }
}

struct Generator {
    random: Random,
    array: bool,
    atomic: [bool; VARIABLES],
    pointer: bool,
}

#[derive(Clone, Copy)]
enum Kind {
    Set,
    Get,
    Increment,
    Copy,
    If,
    Lock,
    Atomic,
    While,
    Twice,
    Assume,
    Sum,
    Try,
    Update,
    Nest,
    Choose,
    Fetch,
    Wait,
    Post,
}

const KINDS: [Kind; 24] = [
    Kind::Set,
    Kind::Set,
    Kind::Get,
    Kind::Get,
    Kind::Increment,
    Kind::Increment,
    Kind::Copy,
    Kind::If,
    Kind::If,
    Kind::Lock,
    Kind::Lock,
    Kind::Lock,
    Kind::Atomic,
    Kind::While,
    Kind::Twice,
    Kind::Assume,
    Kind::Sum,
    Kind::Try,
    Kind::Update,
    Kind::Nest,
    Kind::Choose,
    Kind::Fetch,
    Kind::Wait,
    Kind::Post,
];

/// The locks in C.
const LOCK_NAMES: [&str; LOCKS] = ["m", "n"];

impl Generator {
    /// The main thread: it starts the others and does something of its own.
    fn main(&mut self, count: usize, size: Size) -> (Code, bool) {
        let mut code = Code::default();
        let busy = count == 1 || (size == Size::Small && self.random.once_in(3));
        for thread in 1..=count {
            code.steps.push(Step::Create(thread));
            code.lines.push(format!("@create{}", thread - 1));
        }
        for _ in 0..usize::from(busy)
            + usize::from(count == 1 && size == Size::Small && self.random.once_in(2))
        {
            self.statement(&mut code, 0, false);
        }
        let mut joins_all = true;
        for thread in 1..=count {
            if self.random.once_in(8) {
                joins_all = false;
                continue;
            }
            code.steps.push(Step::Join(thread));
            code.lines.push(format!("pthread_join(t{}, 0);", thread - 1));
        }
        code.steps.push(Step::Observe);
        (code, joins_all)
    }

    /// A place, and how C names it.
    fn place(&mut self) -> (Place, String) {
        if self.array && self.random.once_in(3) {
            return (Place::Element, "a[l & 1]".to_owned());
        }
        let index = self.random.below(VARIABLES);
        (Place::Variable(index), text::variable(self.array, index))
    }

    fn statements(&mut self, code: &mut Code, depth: usize, held: bool) {
        for _ in 0..=self.random.below(2) {
            self.statement(code, depth, held);
        }
    }

    fn statement(&mut self, code: &mut Code, depth: usize, held: bool) {
        if self.pointer && self.random.once_in(3) {
            return self.indirect(code);
        }
        let kind = *self.random.pick(&KINDS);
        match kind {
            Kind::If if depth < 2 => self.branch(code, depth, held),
            Kind::While if depth < 1 => self.repeat(code, depth, held),
            Kind::Twice if depth < 1 => self.twice(code, depth, held),
            Kind::Lock if !held => self.locked(code, depth),
            Kind::Try if !held && depth < 2 => self.tried(code, depth),
            Kind::Nest if !held => self.nested(code, depth),
            Kind::Atomic => self.atomic(code),
            Kind::Sum | Kind::Update => self.two_reads(code, matches!(kind, Kind::Sum)),
            Kind::Wait => code.plain(Step::Wait, "sem_wait(&s);"),
            Kind::Post => code.plain(Step::Post, "sem_post(&s);"),
            Kind::Choose => code.plain(Step::Choose, "l = __VERIFIER_nondet_bool();"),
            Kind::Fetch => self.fetch(code),
            Kind::Assume => {
                let (place, name) = self.place();
                code.steps.push(Step::Load(place, Register::T));
                code.plain(Step::Assume, &format!("__VERIFIER_assume({name} == l);"));
            }
            _ => self.access(code, kind),
        }
    }

    /// A statement of at most one read and one write.
    fn access(&mut self, code: &mut Code, kind: Kind) {
        let (place, name) = self.place();
        match kind {
            Kind::Set => {
                let value = self.random.below(4);
                let (source, value) = match u8::try_from(value) {
                    Ok(value) if value < 3 => (Source::Constant(value), value.to_string()),
                    _ => (Source::L, "l".to_owned()),
                };
                code.plain(Step::Store(place, source), &format!("{name} = {value};"));
            }
            Kind::Get => code.plain(Step::Load(place, Register::L), &format!("l = {name};")),
            Kind::Increment => {
                code.steps.push(Step::Load(place, Register::T));
                let line = format!("{name} = ({name} + 1) % 4;");
                code.plain(Step::Store(place, Source::Next), &line);
            }
            Kind::Copy => {
                let (from, read) = self.place();
                code.steps.push(Step::Load(from, Register::T));
                code.plain(Step::Store(place, Source::T), &format!("{name} = {read};"));
            }
            _ => code.plain(Step::Set(Source::Constant(1)), "l = 1;"),
        }
    }

    /// A statement about the pointer.
    fn indirect(&mut self, code: &mut Code) {
        match self.random.below(3) {
            0 => {
                let index = self.random.below(VARIABLES);
                let line = format!("p = &{};", text::variable(self.array, index));
                code.plain(Step::Point(index), &line);
            }
            1 => {
                code.steps.push(Step::Follow);
                code.plain(Step::Store(Place::Pointed, Source::Constant(3)), "*p = 3;");
            }
            _ => {
                code.steps.push(Step::Follow);
                code.plain(Step::Load(Place::Pointed, Register::L), "l = *p;");
            }
        }
    }

    /// Two reads, which C may make in either order.
    fn two_reads(&mut self, code: &mut Code, sum: bool) {
        let ((one, a), (other, b)) = (self.place(), self.place());
        let start = code.steps.len();
        code.steps.extend([
            Step::Either(start + 4),
            Step::Load(one, Register::T),
            Step::Load(other, Register::U),
            Step::Jump(start + 6),
            Step::Load(other, Register::U),
            Step::Load(one, Register::T),
        ]);
        if sum {
            code.plain(Step::Set(Source::Sum), &format!("l = ({a} + {b}) % 4;"));
        } else {
            code.plain(Step::Store(one, Source::Xor), &format!("{a} = {a} ^ {b};"));
        }
    }

    /// A read and a write in one step.
    fn fetch(&mut self, code: &mut Code) {
        let index = self.random.below(VARIABLES);
        let name = text::variable(self.array, index);
        let with = u8::try_from(1 + self.random.below(3)).expect("a small number should fit");
        let line = if self.atomic[index] {
            format!("l = ({name} ^= {with}) ^ {with};")
        } else {
            format!("l = __sync_fetch_and_xor(&{name}, {with});")
        };
        code.plain(Step::Fetch(Place::Variable(index), with), &line);
    }

    fn branch(&mut self, code: &mut Code, depth: usize, held: bool) {
        let (place, name) = self.place();
        code.lines.push(format!("if ({name} == l) {{"));
        code.steps.push(Step::Load(place, Register::T));
        let jump = code.open(Step::UnlessSame(0));
        self.statements(code, depth + 1, held);
        if self.random.once_in(3) {
            code.lines.push("} else {".to_owned());
            let over = code.open(Step::Jump(0));
            code.steps[jump] = Step::UnlessSame(code.steps.len());
            self.statements(code, depth + 1, held);
            code.steps[over] = Step::Jump(code.steps.len());
        } else {
            code.steps[jump] = Step::UnlessSame(code.steps.len());
        }
        code.lines.push("}".to_owned());
    }

    fn repeat(&mut self, code: &mut Code, depth: usize, held: bool) {
        let (place, name) = self.place();
        code.lines.push(format!("while ({name} != l) {{"));
        let start = code.open(Step::Load(place, Register::T));
        let jump = code.open(Step::IfSame(0));
        self.statements(code, depth + 1, held);
        code.plain(Step::Jump(start), "}");
        code.steps[jump] = Step::IfSame(code.steps.len());
    }

    fn twice(&mut self, code: &mut Code, depth: usize, held: bool) {
        code.plain(Step::Count(2), "for (int i = 0; i < 2; i++) {");
        let start = code.open(Step::Down(0));
        self.statement(code, depth + 1, held);
        code.plain(Step::Jump(start), "}");
        code.steps[start] = Step::Down(code.steps.len());
    }

    fn locked(&mut self, code: &mut Code, depth: usize) {
        let lock = self.random.below(LOCKS);
        let name = LOCK_NAMES[lock];
        code.plain(Step::Lock(lock), &format!("pthread_mutex_lock(&{name});"));
        self.statements(code, depth + 1, true);
        code.plain(Step::Unlock(lock), &format!("pthread_mutex_unlock(&{name});"));
    }

    fn tried(&mut self, code: &mut Code, depth: usize) {
        code.lines.push("if (pthread_mutex_trylock(&m) == 0) {".to_owned());
        let start = code.open(Step::Try(0));
        self.statements(code, depth + 1, true);
        code.plain(Step::Unlock(0), "pthread_mutex_unlock(&m); }");
        code.steps[start] = Step::Try(code.steps.len());
    }

    fn nested(&mut self, code: &mut Code, depth: usize) {
        let first = self.random.below(LOCKS);
        let second = 1 - first;
        for lock in [first, second] {
            let line = format!("pthread_mutex_lock(&{});", LOCK_NAMES[lock]);
            code.plain(Step::Lock(lock), &line);
        }
        self.statement(code, depth + 1, true);
        for lock in [second, first] {
            let line = format!("pthread_mutex_unlock(&{});", LOCK_NAMES[lock]);
            code.plain(Step::Unlock(lock), &line);
        }
    }

    fn atomic(&mut self, code: &mut Code) {
        let mut inner = Code::default();
        for _ in 0..=self.random.below(2) {
            let kind = *self.random.pick(&[Kind::Set, Kind::Get, Kind::Increment]);
            self.access(&mut inner, kind);
        }
        code.lines.push("__VERIFIER_atomic_begin();".to_owned());
        code.lines.append(&mut inner.lines);
        code.plain(Step::Atomic(inner.steps), "__VERIFIER_atomic_end();");
    }
}

impl Code {
    fn plain(&mut self, step: Step, line: &str) {
        self.steps.push(step);
        self.lines.push(line.to_owned());
    }

    /// A step that is completed later: its index.
    fn open(&mut self, step: Step) -> usize {
        self.steps.push(step);
        self.steps.len() - 1
    }
}
