// Models of time.h and its like. A part starts at a line `//@ name` and is linked in when the name is used and not defined.

//@ time
long time(long *to) {
    long t = __symra_nondet_long();
    __symra_assume(t >= -1);
    if (to) *to = t;
    return t;
}
//@ clock
long clock(void) {
    long t = __symra_nondet_long();
    __symra_assume(t >= -1);
    return t;
}
//@ difftime
double difftime(long to, long from) { return (double)to - (double)from; }
//@ sleep
unsigned sleep(unsigned seconds) {
    unsigned left = __symra_nondet_uint();
    return left < seconds ? left : seconds;
}
//@ usleep
int __symra_done(int);
int usleep(unsigned microseconds) { return __symra_done(-1); }
//@ sched_yield
int sched_yield(void) { return 0; }
//@ clock_gettime
int clock_gettime(int clock, long *to) {
    __symra_access(to, 2 * sizeof(long));
    if (__symra_nondet_bool()) {
        __symra_any_errno();
        return -1;
    }
    to[0] = __symra_nondet_long();
    to[1] = __symra_nondet_long();
    __symra_assume(to[0] >= 0 && to[1] >= 0 && to[1] < 1000000000);
    return 0;
}
//@ clock_getres
int clock_getres(int clock, long *to) {
    if (__symra_nondet_bool()) {
        __symra_any_errno();
        return -1;
    }
    if (to) {
        __symra_approximated();
        to[0] = __symra_nondet_long();
        to[1] = __symra_nondet_long();
        __symra_assume(to[0] >= 0 && to[1] >= 0 && to[1] < 1000000000);
    }
    return 0;
}
//@ timespec_get
int timespec_get(long *to, int base) {
    if (base != 1 || __symra_nondet_bool()) return 0;
    to[0] = __symra_nondet_long();
    to[1] = __symra_nondet_long();
    __symra_assume(to[0] >= 0 && to[1] >= 0 && to[1] < 1000000000);
    return base;
}
//@ gettimeofday
int gettimeofday(long *to, void *zone) {
    if (to) {
        to[0] = __symra_nondet_long();
        to[1] = __symra_nondet_long();
        __symra_assume(to[0] >= 0 && to[1] >= 0 && to[1] < 1000000);
    }
    return 0;
}
//@ nanosleep
int nanosleep(const long *time, long *left) {
    __symra_access(time, 2 * sizeof(long));
    if (__symra_nondet_bool()) return 0;
    __symra_any_errno();
    if (left) {
        left[0] = __symra_nondet_long();
        left[1] = __symra_nondet_long();
        __symra_assume(left[0] >= 0 && left[1] >= 0 && left[1] < 1000000000);
    }
    return -1;
}
//@ __symra_broken_down
// The fields of a time, within their ranges; which they are is not computed.
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
    long tm_gmtoff;
    const char *tm_zone;
};
void __symra_broken_down(struct tm *to) {
    __symra_approximated();
    to->tm_sec = __symra_nondet_int();
    to->tm_min = __symra_nondet_int();
    to->tm_hour = __symra_nondet_int();
    to->tm_mday = __symra_nondet_int();
    to->tm_mon = __symra_nondet_int();
    to->tm_year = __symra_nondet_int();
    to->tm_wday = __symra_nondet_int();
    to->tm_yday = __symra_nondet_int();
    to->tm_isdst = __symra_nondet_int();
    to->tm_gmtoff = __symra_nondet_long();
    to->tm_zone = "UTC";
    __symra_assume(to->tm_sec >= 0 && to->tm_sec <= 60 && to->tm_min >= 0 && to->tm_min <= 59 && to->tm_hour >= 0 &&
                      to->tm_hour <= 23 && to->tm_mday >= 1 && to->tm_mday <= 31 && to->tm_mon >= 0 && to->tm_mon <= 11 &&
                      to->tm_wday >= 0 && to->tm_wday <= 6 && to->tm_yday >= 0 && to->tm_yday <= 365 &&
                      to->tm_isdst >= -1 && to->tm_isdst <= 1 && to->tm_gmtoff >= -86400 && to->tm_gmtoff <= 86400);
}
//@ gmtime_r
void __symra_broken_down(void *);
void *gmtime_r(const long *time, void *to) {
    __symra_access(time, sizeof *time);
    if (__symra_nondet_bool()) {
        __symra_any_errno();
        return 0;
    }
    __symra_broken_down(to);
    return to;
}
//@ localtime_r
void *gmtime_r(const long *, void *);
void *localtime_r(const long *time, void *to) { return gmtime_r(time, to); }
//@ __symra_static_time
// All that returns a time shares one.
void *__symra_static_time(void) {
    static long time[8];
    return time;
}
//@ gmtime
void *gmtime_r(const long *, void *);
void *__symra_static_time(void);
void *gmtime(const long *time) { return gmtime_r(time, __symra_static_time()); }
//@ localtime
void *gmtime_r(const long *, void *);
void *__symra_static_time(void);
void *localtime(const long *time) { return gmtime_r(time, __symra_static_time()); }
//@ mktime
void __symra_broken_down(void *);
long mktime(void *time) {
    __symra_access(time, 2 * sizeof(long) + 36 + (sizeof(long) - 4));
    if (__symra_nondet_bool()) {
        __symra_any_errno();
        return -1;
    }
    __symra_broken_down(time);
    return __symra_nondet_long();
}
//@ timegm
long mktime(void *);
long timegm(void *time) { return mktime(time); }
//@ timelocal
long mktime(void *);
long timelocal(void *time) { return mktime(time); }
//@ strftime
size_t strftime(char *to, size_t size, const char *format, const void *time) {
    __symra_string(format);
    __symra_access(time, 2 * sizeof(long) + 36 + (sizeof(long) - 4));
    __symra_access(to, size);
    __symra_approximated();
    if (size == 0) return 0;
    size_t n = __symra_nondet_size_t();
    __symra_assume(n < size);
    for (size_t i = 0; i < n; i++) {
        char c = __symra_nondet_char();
        __symra_assume(c != 0);
        to[i] = c;
    }
    to[n] = 0;
    return n;
}
//@ asctime_r
char *asctime_r(const void *time, char *to) {
    __symra_access(time, 2 * sizeof(long) + 36 + (sizeof(long) - 4));
    __symra_access(to, 26);
    __symra_approximated();
    if (__symra_nondet_bool()) {
        __symra_any_errno();
        return 0;
    }
    for (int i = 0; i < 25; i++) {
        char c = __symra_nondet_char();
        __symra_assume(c >= '\n' && c < 127);
        to[i] = c;
    }
    to[25] = 0;
    return to;
}
//@ asctime
char *asctime_r(const void *, char *);
char *asctime(const void *time) {
    static char text[26];
    return asctime_r(time, text);
}
//@ ctime_r
char *asctime_r(const void *, char *);
char *ctime_r(const long *time, char *to) {
    static long broken[8];
    __symra_access(time, sizeof *time);
    return asctime_r(broken, to);
}
//@ ctime
char *ctime_r(const long *, char *);
char *ctime(const long *time) {
    static char text[26];
    return ctime_r(time, text);
}
