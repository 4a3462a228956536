/* What gcc's binary is linked with instead of a verifier's inputs: it runs the program, whose `main` is called `program_`,
 * for all sequences of inputs, one process for each. An input that the sequence does not have yet ends the process; the
 * parent then tries all its values.
 *
 * Prints: runs with a fault of memory, with a leak, with memory that was not freed, with other undefined behaviour;
 * runs that were cut off; how many values were asserted about, the least and the greatest. */
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MEMORY = 42, MORE = 7, CUT = 8, MOST = 24 };

static struct {
    unsigned wanted;
    long seen, leaked, unfreed;
    long long least, greatest;
} *shared_;
static unsigned char sequence_[MOST];
static int length_, used_;
static long alive_, most_, most_inputs_, runs_, memory_, leaks_, unfreed_, undefined_, cuts_;
static int counting_;

int program_(int, char **);
int __lsan_do_recoverable_leak_check(void) __attribute__((weak));

static unsigned number_(const char *name) {
    const char *text = getenv(name);
    return text ? (unsigned)atoi(text) : 0;
}

unsigned input_(unsigned count) {
    if (used_ == length_) {
        shared_->wanted = count;
        _exit(MORE);
    }
    return sequence_[used_++];
}

void observe_(long long value) {
    shared_->seen++;
    if (value < shared_->least) shared_->least = value;
    if (value > shared_->greatest) shared_->greatest = value;
}

/* For what a program itself knows to be wrong, where the sanitizers would miss it. */
void fault_(void) { _exit(MEMORY); }

/* For a run that is too long. */
void cut_(void) { _exit(CUT); }

void __sanitizer_malloc_hook(const volatile void *at, size_t size) { alive_ += counting_; }
void __sanitizer_free_hook(const volatile void *at) { if (at) alive_ -= counting_; }

static void count_(void) {
    counting_ = 0;
    shared_->unfreed = alive_;
    /* What a register still holds hides no leak. */
#ifdef __x86_64__
    __asm__ volatile("xor %%ebx,%%ebx; xor %%r12d,%%r12d; xor %%r13d,%%r13d; xor %%r14d,%%r14d; xor %%r15d,%%r15d"
                     : : : "rbx", "r12", "r13", "r14", "r15");
#endif
    if (__lsan_do_recoverable_leak_check && __lsan_do_recoverable_leak_check()) shared_->leaked = 1;
}

/* The arguments of the program are inputs too: texts of some letters. */
static char **argv_;

static int arguments_(void) {
    const char *letters = getenv("LETTERS");
    int argc = 1 + (letters ? (int)input_(number_("ARGUMENTS") + 1) : 0);
    argv_ = calloc(argc + 1, sizeof *argv_);
    argv_[0] = strdup("program");
    for (int at = 1; at < argc; at++) {
        unsigned length = input_(number_("LENGTH") + 1);
        argv_[at] = calloc(length + 1, 1);
        for (unsigned index = 0; index < length; index++) argv_[at][index] = letters[input_(strlen(letters))];
    }
    return argc;
}

/* Far down the stack, so that nothing of the program's is left on it when leaks are looked for. */
static __attribute__((noinline)) int deep_(int argc, char **argv) {
    volatile char gap[1 << 16];
    gap[0] = 0;
    int code = program_(argc, argv);
    gap[1] = 0;
    return code;
}

static void child_(int length) {
    static char buffer[1 << 16];
    int null = open("/dev/null", O_RDWR);
    dup2(null, 0);
    dup2(null, 1);
    if (!getenv("SHOW")) dup2(null, 2);
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    alarm(10);
    length_ = length;
    int argc = arguments_();
    atexit(count_);
    counting_ = 1;
    exit(deep_(argc, argv_));
}

static const char *story_(int length) {
    static char text[4 * MOST + 1];
    text[0] = 0;
    for (int at = 0; at < length; at++) sprintf(text + strlen(text), at ? ",%d" : "%d", sequence_[at]);
    return text;
}

static void explore_(int length) {
    int status;
    if (++runs_ > most_) { cuts_++; return; }
    shared_->leaked = shared_->unfreed = 0;
    pid_t child = fork();
    if (child < 0) exit(3);
    if (child == 0) child_(length);
    waitpid(child, &status, 0);
    int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    long bad = memory_ + leaks_ + unfreed_ + undefined_;
    if (code == MORE) {
        unsigned count = shared_->wanted;
        if (length == most_inputs_) { cuts_++; return; }
        for (unsigned value = 0; value < count; value++) {
            sequence_[length] = (unsigned char)value;
            explore_(length + 1);
        }
        return;
    }
    if (code == -1 && (WTERMSIG(status) == SIGALRM || WTERMSIG(status) == SIGKILL)) cuts_++;
    else if (code == CUT) cuts_++;
    else if (code == -1 && WTERMSIG(status) == SIGILL) undefined_++;
    else if (code == -1 || code == MEMORY) memory_++;
    else {
        leaks_ += shared_->leaked;
        unfreed_ += shared_->unfreed > 0;
    }
    if (!bad && memory_ + leaks_ + unfreed_ + undefined_) printf("first %s\n", story_(length));
}

int main(void) {
    most_ = number_("RUNS");
    most_inputs_ = number_("INPUTS");
    shared_ = mmap(0, sizeof *shared_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared_ == MAP_FAILED) return 3;
    shared_->least = LLONG_MAX;
    shared_->greatest = LLONG_MIN;
    setvbuf(stdout, 0, _IOLBF, 0);
    explore_(0);
    printf("%ld %ld %ld %ld %ld %ld %lld %lld\n", memory_, leaks_, unfreed_, undefined_, cuts_, shared_->seen,
           shared_->least, shared_->greatest);
}
