//! Functions of the C library, of POSIX and of glibc that do more than return a value.

use std::sync::LazyLock;

use rustc_hash::FxHashSet;

use crate::hir::{FunctionId, Program};
use crate::types::{Params, Quals, Type, TypeId, TypeTable};

/// The functions that write to what their arguments point to, or call what they point to, by header. Some have models, which count
/// first; a model may give way to a declaration of the program.
const WRITERS: &[&str] = &[
    // stdio.h
    "ctermid cuserid fgetpos fgets fmemopen fopencookie fread getdelim __getdelim getline gets open_memstream setbuffer
     tmpnam tmpnam_r vscanf vfscanf vsscanf vasprintf",
    // stdlib.h
    "at_quick_exit arc4random_buf atexit bsearch drand48_r ecvt_r erand48 erand48_r fcvt_r gcvt getloadavg getsubopt
     initstate initstate_r jrand48 jrand48_r lcong48 lcong48_r lrand48_r mbstowcs mbtowc mkdtemp mkostemp mkostemps
     mkstemp mkstemps mktemp mrand48_r nrand48 nrand48_r on_exit posix_memalign ptsname_r putenv qsort qsort_r rand_r
     random_r realpath seed48 seed48_r setstate setstate_r srand48_r srandom_r strfromd strfromf strfroml strtod strtof
     strtol strtold strtoll strtoq strtoul strtoull strtouq strtoimax strtoumax strtol_l strtoul_l strtoll_l strtoull_l
     strtod_l strtof_l strtold_l wcstombs wctomb",
    // string.h
    "bcopy bzero explicit_bzero memccpy memfrob mempcpy __mempcpy stpcpy __stpcpy stpncpy __stpncpy strcat strcpy
     strerror_r __xpg_strerror_r strfry strlcat strlcpy strncat strncpy strsep strtok strtok_r __strtok_r strxfrm strxfrm_l
     swab",
    // wchar.h and uchar.h
    "c16rtomb c32rtomb c8rtomb fgetws fwscanf mbrlen __mbrlen mbrtoc16 mbrtoc32 mbrtoc8 mbrtowc mbsnrtowcs mbsrtowcs
     open_wmemstream swprintf swscanf vfwscanf vswprintf vswscanf vwscanf wcpcpy wcpncpy wcrtomb wcscat wcscpy wcsftime
     wcsftime_l wcsncat wcsncpy wcsnrtombs wcsrtombs wcstod wcstof wcstoimax wcstok wcstol wcstold wcstoll wcstoul
     wcstoull wcstoumax wcsxfrm wcsxfrm_l wmemcpy wmemmove wmempcpy wmemset wscanf",
    // time.h and its like
    "adjtime adjtimex asctime_r clock_adjtime clock_getcpuclockid clock_getres clock_gettime clock_nanosleep ctime_r
     ftime getdate_r getitimer gettimeofday gmtime_r localtime_r mktime nanosleep ntp_adjtime ntp_gettime setitimer
     strftime strftime_l strptime strptime_l time timegm timelocal timer_create timer_gettime timer_settime
     timerfd_gettime timerfd_settime times timespec_get timespec_getres",
    // Files
    "aio_read aio_return aio_write eventfd_read fcntl fstat fstatat fstatfs fstatvfs getcwd getdents getdirentries
     getwd glob globfree ioctl lio_listio lstat name_to_handle_at poll ppoll pread preadv pselect read readdir_r readlink
     readlinkat readv select sendfile splice stat statfs statvfs statx tcgetattr ttyname_r __fxstat __fxstatat __lxstat
     __xstat alphasort ftw ftw64 nftw nftw64 scandir scandirat cfmakeraw cfsetispeed cfsetospeed cfsetspeed",
    // Processes, users and the system
    "backtrace clone confstr getcpu getdomainname getentropy getgrent_r getgrgid_r getgrnam_r getgrouplist getgroups
     gethostname getlogin_r getopt getopt_long getopt_long_only getpw getpwent_r getpwnam_r getpwuid_r getrandom getresgid
     getresuid getrlimit getrusage getspent_r getspnam_r mincore mq_getattr mq_receive mq_setattr mq_timedreceive msgctl
     msgrcv pipe pipe2 prctl prlimit ptrace sched_getaffinity sched_getparam sched_rr_get_interval sem_getvalue semctl
     semop semtimedop shmctl syscall sysinfo uname wait wait3 wait4 waitid waitpid posix_spawn posix_spawnp dladdr
     dl_iterate_phdr getcontext makecontext setcontext swapcontext",
    // Signals
    "bsd_signal sigaction sigaddset sigaltstack sigandset sigdelset sigemptyset sigfillset sigorset sigpending
     sigprocmask sigset sigtimedwait sigvec sigwait sigwaitinfo ssignal sysv_signal __sysv_signal pthread_sigmask",
    // The network
    "accept accept4 epoll_pwait epoll_wait getaddrinfo gethostbyaddr_r gethostbyname_r gethostbyname2_r getifaddrs
     getnameinfo getpeername getservbyname_r getservbyport_r getsockname getsockopt if_indextoname inet_aton inet_ntop
     inet_pton recv recvfrom recvmmsg recvmsg sendmmsg socketpair",
    // Floating-point numbers
    "canonicalize canonicalizef canonicalizel fegetenv fegetexceptflag fegetmode feholdexcept frexp frexpf frexpl
     lgamma_r lgammaf_r lgammal_r modf modff modfl remquo remquof remquol setpayload setpayloadf setpayloadl
     setpayloadsig setpayloadsigf setpayloadsigl sincos sincosf sincosl",
    // Tables, patterns and text
    "_obstack_begin _obstack_newchunk argz_add argz_add_sep argz_append argz_create argz_create_sep argz_delete
     argz_extract argz_insert argz_replace argz_stringify basename __xpg_basename crypt_r dirname envz_add envz_merge
     envz_remove envz_strip hcreate_r hdestroy_r hsearch_r iconv insque lfind lsearch obstack_free regcomp regerror
     regexec regfree remque strfmon strfmon_l tdelete tdestroy tfind tsearch twalk twalk_r wordexp wordfree",
];

static NAMES: LazyLock<FxHashSet<&str>> =
    LazyLock::new(|| WRITERS.iter().flat_map(|names| names.split_whitespace()).collect());

/// The streams and directories of the library: what lies there is its own affair.
const OPAQUE: [&str; 4] = ["_IO_FILE", "FILE", "__dirstream", "DIR"];

/// Whether the function is one of the library that writes to memory or calls back, and is declared such that it can.
pub(crate) fn is_writer(program: &Program, function: FunctionId) -> bool {
    let function = &program[function];
    let name = stem(&function.name);
    if !NAMES.contains(name) && !NAMES.contains(name.strip_suffix("64").unwrap_or(name)) {
        return false;
    }
    let types = &program.types;
    types.as_function(function.ty).is_none_or(|ty| match &ty.params {
        Params::Unspecified | Params::Prototype { variadic: true, .. } => true,
        Params::Prototype { types: params, .. } => params.iter().any(|ty| is_open(types, *ty)),
    })
}

/// Whether a function of the library may write through, or call, a pointer of this type.
pub(crate) fn is_open(types: &TypeTable, pointer: TypeId) -> bool {
    let Some(pointee) = types.pointee(types.value_type(pointer)) else { return false };
    if types.quals_of(pointee).contains(Quals::CONST) {
        return false;
    }
    match types.kind(pointee) {
        Type::Record(id) => {
            let tag = types.record(id).tag.as_deref();
            !tag.is_some_and(|tag| OPAQUE.contains(&tag))
        }
        _ => true,
    }
}

/// The name of the function that does what this one does, with or without a look at sizes or a lock, in one version of C or another.
pub(crate) fn stem(name: &str) -> &str {
    let plain = name.strip_prefix("__isoc99_").or_else(|| name.strip_prefix("__isoc23_"));
    let checked = || name.strip_prefix("__").and_then(|name| name.strip_suffix("_chk"));
    let unlocked = || name.strip_suffix("_unlocked");
    plain.or_else(checked).or_else(unlocked).unwrap_or(name)
}
