// Models of stdio.h and unistd.h but for formats: what is read is any text, and what is written is only read. A part starts at a line
// `//@ name` and is linked in when the name is used and not defined.

//@ __symra_string
void __symra_string(const char *s) {
    while (*s) s++;
}
//@ __symra_text
void __symra_text(const char *s, int most) {
    for (; most && *s; s++)
        if (most > 0) most--;
}
//@ __symra_wide_string
void __symra_wide_string(const int *s) {
    while (*s) s++;
}
//@ __symra_stream
// A stream must be there, and not be closed: of those that were closed, any one is looked at.
void *__symra_closed;
void __symra_stream(void *stream) {
    if (!stream || stream == __symra_closed) __symra_bad_stream();
}
//@ __symra_close
void *__symra_closed;
void __symra_close(void *stream) {
    __symra_stream(stream);
    if (!__symra_closed || __symra_nondet_bool()) __symra_closed = stream;
}
//@ __symra_reads
// What is read may be what was read or written before, once a place was sought, or a file opened after one was closed.
_Bool __symra_again;
void __symra_reads(void *stream) {
    __symra_stream(stream);
    if (__symra_again) __symra_approximated();
}
//@ __symra_opened
void __symra_failed(void);
void *__symra_closed;
_Bool __symra_again;
void *__symra_opened(void) {
    if (__symra_closed) __symra_again = 1;
    if (__symra_nondet_bool()) return __symra_storage(1);
    __symra_failed();
    return 0;
}
//@ __symra_sought
_Bool __symra_again;
void __symra_sought(void *stream) {
    __symra_stream(stream);
    __symra_again = 1;
}
//@ __symra_input
// The bytes at a place become any ones, at most so many: how many, is the result.
size_t __symra_input(void *to, size_t most) {
    size_t n = __symra_nondet_size_t();
    __symra_assume(n <= most);
    for (size_t i = 0; i < n; i++) ((char *)to)[i] = __symra_nondet_char();
    return n;
}
//@ __symra_failed
// What failed says so by errno.
void __symra_failed(void) {
    int why = __symra_nondet_int();
    __symra_assume(why > 0);
    __symra_set_errno(why);
}
//@ __symra_done
// The result of a function that returns 0, or `failure` and sets errno.
void __symra_failed(void);
int __symra_done(int failure) {
    if (__symra_nondet_bool()) return 0;
    __symra_failed();
    return failure;
}
//@ getchar
int getchar(void) {
    int c = __symra_nondet_int();
    __symra_assume(c >= -1 && c <= 255);
    if (c < 0) __symra_any_errno();
    return c;
}
//@ fgetc
void __symra_reads(void *);
int getchar(void);
int fgetc(void *stream) {
    __symra_reads(stream);
    return getchar();
}
//@ getc
void __symra_reads(void *);
int getchar(void);
int getc(void *stream) {
    __symra_reads(stream);
    return getchar();
}
//@ getchar_unlocked
int getchar(void);
int getchar_unlocked(void) { return getchar(); }
//@ fgetc_unlocked
int fgetc(void *);
int fgetc_unlocked(void *stream) { return fgetc(stream); }
//@ getc_unlocked
int getc(void *);
int getc_unlocked(void *stream) { return getc(stream); }
//@ getw
void __symra_reads(void *);
int getw(void *stream) {
    __symra_reads(stream);
    return __symra_nondet_int();
}
//@ ungetc
int ungetc(int c, void *stream) {
    __symra_stream(stream);
    // What is read next is this character, which the models of what reads do not know.
    __symra_approximated();
    return c == -1 || __symra_nondet_bool() ? -1 : (unsigned char)c;
}
//@ fgets
void __symra_reads(void *);
// Where reading fails, what was read before may be in the buffer.
char *fgets(char *to, int size, void *stream) {
    __symra_reads(stream);
    if (size <= 0) return 0;
    if (size == 1) {
        if (__symra_nondet_bool()) return 0;
        *to = 0;
        return to;
    }
    __symra_access(to, size);
    int i = 0;
    for (; i < size - 1; i++) {
        if (__symra_nondet_bool()) {
            if (i == 0 || __symra_nondet_bool()) {
                __symra_any_errno();
                return 0;
            }
            break;
        }
        to[i] = __symra_nondet_char();
        if (to[i] == '\n') {
            i++;
            break;
        }
    }
    to[i] = 0;
    return to;
}
//@ fgets_unlocked
char *fgets(char *, int, void *);
char *fgets_unlocked(char *to, int size, void *stream) { return fgets(to, size, stream); }
//@ gets
char *gets(char *to) {
    if (__symra_nondet_bool()) return 0;
    size_t i = 0;
    for (; __symra_nondet_bool(); i++) {
        to[i] = __symra_nondet_char();
        __symra_assume(to[i] != '\n');
    }
    to[i] = 0;
    return to;
}
//@ fread
void __symra_reads(void *);
size_t __symra_input(void *, size_t);
size_t fread(void *to, size_t size, size_t count, void *stream) {
    __symra_reads(stream);
    if (size == 0 || count == 0) return 0;
    __symra_access(to, size * count);
    size_t n = __symra_input(to, size * count);
    if (n < size * count) __symra_any_errno();
    return n / size;
}
//@ fread_unlocked
size_t fread(void *, size_t, size_t, void *);
size_t fread_unlocked(void *to, size_t size, size_t count, void *stream) { return fread(to, size, count, stream); }
//@ read
_Bool __symra_again;
size_t __symra_input(void *, size_t);
ssize_t read(int file, void *to, size_t size) {
    if (__symra_again) __symra_approximated();
    if (__symra_nondet_bool()) {
        __symra_any_errno();
        return -1;
    }
    __symra_access(to, size);
    if (size > (size_t)-1 / 2) size = (size_t)-1 / 2;
    return __symra_input(to, size);
}
//@ pread
ssize_t read(int, void *, size_t);
ssize_t pread(int file, void *to, size_t size, long offset) { return read(file, to, size); }
//@ recv
ssize_t read(int, void *, size_t);
ssize_t recv(int file, void *to, size_t size, int flags) { return read(file, to, size); }
//@ getrandom
ssize_t read(int, void *, size_t);
ssize_t getrandom(void *to, size_t size, unsigned flags) { return read(0, to, size); }
//@ getentropy
int getentropy(void *to, size_t size) {
    if (size > 256 || __symra_nondet_bool()) {
        __symra_any_errno();
        return -1;
    }
    __symra_access(to, size);
    __symra_nondet_memory(to, size);
    return 0;
}
//@ getdelim
void __symra_reads(void *);
// The buffer that is too small is another one afterwards.
void *malloc(size_t);
void free(void *);
ssize_t getdelim(char **to, size_t *size, int delimiter, void *stream) {
    __symra_reads(stream);
    if (*to) __symra_access(*to, *size);
    if (__symra_nondet_bool()) {
        __symra_any_errno();
        // The buffer is there already.
        if (!*to) {
            *to = malloc(120);
            *size = *to ? 120 : 0;
        }
        return -1;
    }
    size_t n = __symra_nondet_size_t();
    __symra_assume(n >= 1 && n <= (size_t)-1 / 2 - 1);
    if (!*to || *size < n + 1) {
        size_t room = __symra_nondet_size_t();
        __symra_assume(room >= n + 1 && room <= (size_t)-1 / 2);
        char *larger = malloc(room);
        if (!larger) {
            __symra_set_errno(12);
            return -1;
        }
        free(*to);
        *to = larger;
        *size = room;
    }
    char *line = *to;
    for (size_t i = 0; i < n; i++) {
        char c = __symra_nondet_char();
        // Only the last one is the delimiter.
        __symra_assume(i == n - 1 || c != (char)delimiter);
        line[i] = c;
    }
    line[n] = 0;
    return n;
}
//@ getline
ssize_t getdelim(char **, size_t *, int, void *);
ssize_t getline(char **to, size_t *size, void *stream) { return getdelim(to, size, '\n', stream); }
//@ puts
int puts(const char *s) {
    __symra_string(s);
    int r = __symra_nondet_int();
    __symra_assume(r >= -1);
    if (r < 0) __symra_any_errno();
    return r;
}
//@ fputs
int puts(const char *);
int fputs(const char *s, void *stream) {
    __symra_stream(stream);
    return puts(s);
}
//@ fputs_unlocked
int fputs(const char *, void *);
int fputs_unlocked(const char *s, void *stream) { return fputs(s, stream); }
//@ puts_unlocked
int puts(const char *);
int puts_unlocked(const char *s) { return puts(s); }
//@ putchar
int putchar(int c) {
    if (__symra_nondet_bool()) return (unsigned char)c;
    __symra_any_errno();
    return -1;
}
//@ fputc
int putchar(int);
int fputc(int c, void *stream) {
    __symra_stream(stream);
    return putchar(c);
}
//@ putc
int putchar(int);
int putc(int c, void *stream) {
    __symra_stream(stream);
    return putchar(c);
}
//@ putchar_unlocked
int putchar(int);
int putchar_unlocked(int c) { return putchar(c); }
//@ putc_unlocked
int putc(int, void *);
int putc_unlocked(int c, void *stream) { return putc(c, stream); }
//@ fputc_unlocked
int fputc(int, void *);
int fputc_unlocked(int c, void *stream) { return fputc(c, stream); }
//@ fwrite
size_t fwrite(const void *from, size_t size, size_t count, void *stream) {
    __symra_stream(stream);
    if (size == 0 || count == 0) return 0;
    __symra_access(from, size * count);
    size_t n = __symra_nondet_size_t();
    __symra_assume(n <= count);
    if (n < count) __symra_any_errno();
    return n;
}
//@ fwrite_unlocked
size_t fwrite(const void *, size_t, size_t, void *);
size_t fwrite_unlocked(const void *from, size_t size, size_t count, void *stream) { return fwrite(from, size, count, stream); }
//@ write
ssize_t write(int file, const void *from, size_t size) {
    __symra_access(from, size);
    ssize_t n = __symra_nondet_ssize_t();
    __symra_assume(n >= -1 && (n < 0 || (size_t)n <= size));
    if (n < 0) __symra_any_errno();
    return n;
}
//@ pwrite
ssize_t write(int, const void *, size_t);
ssize_t pwrite(int file, const void *from, size_t size, long offset) { return write(file, from, size); }
//@ send
ssize_t write(int, const void *, size_t);
ssize_t send(int file, const void *from, size_t size, int flags) { return write(file, from, size); }
//@ perror
void perror(const char *s) {
    if (s) __symra_string(s);
}
//@ setvbuf
// What is written to a buffer of the program's own, and when, is not modelled.
int setvbuf(void *stream, char *buffer, int mode, size_t size) {
    __symra_stream(stream);
    if (buffer) __symra_own_buffer();
    return __symra_nondet_int();
}
//@ setbuf
void setbuf(void *stream, char *buffer) {
    __symra_stream(stream);
    if (buffer) __symra_own_buffer();
}
//@ setlinebuf
void setlinebuf(void *stream) { __symra_stream(stream); }
//@ fflush
int __symra_done(int);
int fflush(void *stream) {
    if (stream) __symra_stream(stream);
    return __symra_done(-1);
}
//@ fopen
void *__symra_opened(void);
void *fopen(const char *name, const char *mode) {
    __symra_string(name);
    __symra_string(mode);
    return __symra_opened();
}
//@ fdopen
void *__symra_opened(void);
void *fdopen(int file, const char *mode) {
    __symra_string(mode);
    return __symra_opened();
}
//@ freopen
void __symra_failed(void);
void __symra_close(void *);
void __symra_sought(void *);
void *freopen(const char *name, const char *mode, void *stream) {
    __symra_stream(stream);
    if (name) __symra_string(name);
    __symra_string(mode);
    if (__symra_nondet_bool()) {
        __symra_sought(stream);
        return stream;
    }
    __symra_close(stream);
    __symra_failed();
    return 0;
}
//@ popen
void *__symra_opened(void);
void *popen(const char *command, const char *mode) {
    __symra_string(command);
    __symra_string(mode);
    return __symra_opened();
}
//@ tmpfile
void *__symra_opened(void);
void *tmpfile(void) {
    return __symra_opened();
}
//@ fclose
int __symra_done(int);
void __symra_close(void *);
int fclose(void *stream) {
    __symra_close(stream);
    return __symra_done(-1);
}
//@ pclose
void __symra_close(void *);
int pclose(void *stream) {
    __symra_close(stream);
    return __symra_nondet_int();
}
//@ feof
int feof(void *stream) {
    __symra_stream(stream);
    __symra_approximated();
    return __symra_nondet_int();
}
//@ ferror
int ferror(void *stream) {
    __symra_stream(stream);
    __symra_approximated();
    return __symra_nondet_int();
}
//@ feof_unlocked
int feof(void *);
int feof_unlocked(void *stream) { return feof(stream); }
//@ ferror_unlocked
int ferror(void *);
int ferror_unlocked(void *stream) { return ferror(stream); }
//@ clearerr_unlocked
void clearerr(void *);
void clearerr_unlocked(void *stream) { clearerr(stream); }
//@ fileno_unlocked
int fileno(void *);
int fileno_unlocked(void *stream) { return fileno(stream); }
//@ clearerr
void clearerr(void *stream) { __symra_stream(stream); }
//@ rewind
void __symra_sought(void *);
void rewind(void *stream) { __symra_sought(stream); }
//@ fileno
int fileno(void *stream) {
    __symra_stream(stream);
    __symra_approximated();
    int n = __symra_nondet_int();
    __symra_assume(n >= -1);
    return n;
}
//@ fseek
int __symra_done(int);
void __symra_sought(void *);
int fseek(void *stream, long offset, int from) {
    __symra_sought(stream);
    return __symra_done(-1);
}
//@ fseeko
int fseek(void *, long, int);
int fseeko(void *stream, long offset, int from) { return fseek(stream, offset, from); }
//@ ftell
long ftell(void *stream) {
    __symra_stream(stream);
    __symra_approximated();
    long n = __symra_nondet_long();
    __symra_assume(n >= -1);
    if (n < 0) __symra_any_errno();
    return n;
}
//@ remove
int __symra_done(int);
int remove(const char *name) {
    __symra_string(name);
    return __symra_done(-1);
}
//@ unlink
int __symra_done(int);
int unlink(const char *name) {
    __symra_string(name);
    return __symra_done(-1);
}
//@ rename
int __symra_done(int);
int rename(const char *from, const char *to) {
    __symra_string(from);
    __symra_string(to);
    return __symra_done(-1);
}
//@ open
int open(const char *name, int flags, ...) {
    __symra_string(name);
    int file = __symra_nondet_int();
    __symra_assume(file >= -1);
    if (file < 0) __symra_any_errno();
    return file;
}
//@ creat
int creat(const char *name, unsigned mode) {
    __symra_string(name);
    int file = __symra_nondet_int();
    __symra_assume(file >= -1);
    if (file < 0) __symra_any_errno();
    return file;
}
//@ close
// A file that is opened later may be this one.
_Bool __symra_again;
int __symra_done(int);
int close(int file) {
    __symra_again = 1;
    return __symra_done(-1);
}
//@ lseek
_Bool __symra_again;
long lseek(int file, long offset, int from) {
    __symra_again = 1;
    long n = __symra_nondet_long();
    __symra_assume(n >= -1);
    if (n < 0) __symra_any_errno();
    return n;
}
//@ system
int system(const char *command) {
    if (command) __symra_string(command);
    return __symra_nondet_int();
}
//@ getenv
// Any text, or none. What is asked again may be the same.
char *__symra_any_text(size_t);
static _Bool __symra_asked;
char *getenv(const char *name) {
    __symra_string(name);
    if (__symra_asked) __symra_approximated();
    __symra_asked = 1;
    return __symra_nondet_bool() ? __symra_any_text(131072) : 0;
}
//@ secure_getenv
char *getenv(const char *);
char *secure_getenv(const char *name) { return getenv(name); }
//@ __symra_any_text
// Memory with a string that is shorter than a limit.
char *__symra_any_text(size_t limit) {
    size_t n = __symra_nondet_size_t();
    __symra_assume(n < limit);
    char *s = __symra_storage(n + 1);
    s[n] = 0;
    return s;
}
//@ strerror
char *__symra_any_text(size_t);
char *strerror(int number) {
    __symra_approximated();
    return __symra_any_text(1024);
}
//@ strsignal
char *__symra_any_text(size_t);
char *strsignal(int number) {
    __symra_approximated();
    return __symra_any_text(1024);
}
//@ getpagesize
int getpagesize(void) { return 4096; }
//@ isatty
int isatty(int file) {
    if (__symra_nondet_bool()) return 1;
    __symra_any_errno();
    return 0;
}
//@ getpid
int getpid(void) {
    __symra_approximated();
    int n = __symra_nondet_int();
    __symra_assume(n > 0);
    return n;
}
//@ __symra_arguments
// The strings that a program is called with. Those after the fourth are arbitrary pointers.
char *__symra_any_text(size_t);
char **__symra_arguments(int count) {
    // No system has room for more.
    if (sizeof(char *) == 4) __symra_assume(count < 0x10000000);
    char **list = __symra_storage(((size_t)count + 1) * sizeof(char *));
    if (count > 0) list[0] = __symra_any_text(131072);
    if (count > 1) list[1] = __symra_any_text(131072);
    if (count > 2) list[2] = __symra_any_text(131072);
    if (count > 3) list[3] = __symra_any_text(131072);
    list[count] = 0;
    return list;
}
