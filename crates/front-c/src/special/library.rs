//! Functions of the C library, of POSIX and of glibc that do more than return a value.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::Special;
use crate::hir::{FunctionId, Program};
use crate::types::{Params, Quals, Type, TypeId, TypeTable};

/// The functions that write data to what their arguments point to, while they run, and do nothing else. Some have models, which count first; a
/// model may give way to a declaration of the program.
const FILLERS: &[&str] = &[
    // stdio.h
    "ctermid cuserid fgetpos fgets fread gets tmpnam tmpnam_r",
    // stdlib.h
    "arc4random_buf drand48_r ecvt_r erand48 fcvt_r gcvt getloadavg jrand48 lrand48_r mbstowcs mbtowc mkdtemp
     mkostemp mkostemps mkstemp mkstemps mktemp mrand48_r nrand48 ptsname_r rand_r strfromd strfromf strfroml
     wcstombs wctomb",
    // string.h
    "bzero explicit_bzero memfrob stpcpy __stpcpy stpncpy __stpncpy strcat strcpy strerror_r
     __xpg_strerror_r strfry strlcat strlcpy strncat strncpy strxfrm strxfrm_l",
    // wchar.h and uchar.h
    "c16rtomb c32rtomb c8rtomb fgetws fwscanf mbrlen __mbrlen mbrtoc16 mbrtoc32 mbrtoc8 mbrtowc swprintf swscanf
     vswprintf wcpcpy wcpncpy wcrtomb wcscat wcscpy wcsftime wcsftime_l wcsncat wcsncpy wcsxfrm wcsxfrm_l wmemset
     wscanf",
    // time.h and its like
    "adjtime asctime_r clock_getcpuclockid clock_getres clock_gettime clock_nanosleep ctime_r ftime getdate_r
     getitimer gettimeofday gmtime_r localtime_r mktime nanosleep strftime strftime_l time timegm timelocal
     timer_gettime timerfd_gettime times timespec_get timespec_getres",
    // Files
    "eventfd_read fstat fstatat fstatfs fstatvfs getcwd getwd lstat poll ppoll pread preadv pselect read readlink
     readlinkat readv select sendfile splice stat statfs statvfs statx tcgetattr ttyname_r __fxstat __fxstatat
     __lxstat __xstat cfmakeraw cfsetispeed cfsetospeed cfsetspeed",
    // Processes, users and the system
    "confstr getcpu getdomainname getentropy getgrouplist getgroups gethostname getlogin_r getrandom getresgid
     getresuid getrlimit getrusage mincore mq_getattr mq_receive mq_timedreceive msgrcv pipe pipe2 prlimit
     sched_getaffinity sched_getparam sched_rr_get_interval sem_getvalue sysinfo uname wait wait3 wait4 waitid
     waitpid",
    // Sets of signals
    "sigaddset sigandset sigdelset sigemptyset sigfillset sigorset sigpending",
    // The network
    "accept accept4 getnameinfo getpeername getsockname getsockopt if_indextoname inet_aton inet_ntop inet_pton recv
     recvfrom recvmmsg recvmsg sendmmsg socketpair",
    // Floating-point numbers
    "canonicalize canonicalizef canonicalizel fegetexceptflag frexp frexpf frexpl lgamma_r lgammaf_r lgammal_r modf
     modff modfl remquo remquof remquol setpayload setpayloadf setpayloadl setpayloadsig setpayloadsigf
     setpayloadsigl sincos sincosf sincosl",
    // monetary.h
    "strfmon strfmon_l",
];

/// The functions that do other things to what their arguments point to: they call it, keep it, or store or copy pointers.
const OTHERS: &[&str] = &[
    // Those that call back
    "at_quick_exit atexit bsearch dl_iterate_phdr ftw ftw64 lfind lsearch nftw nftw64 on_exit qsort qsort_r scandir
     scandirat alphasort tdelete tdestroy tfind tsearch twalk twalk_r fopencookie",
    // Signals and contexts
    "bsd_signal sigaction sigaltstack sigprocmask sigset sigtimedwait sigvec sigwait sigwaitinfo ssignal sysv_signal
     __sysv_signal pthread_sigmask getcontext makecontext setcontext swapcontext",
    // stdio.h and wchar.h
    "fmemopen getdelim __getdelim getline open_memstream open_wmemstream setbuffer vscanf vfscanf vsscanf vasprintf
     vfwscanf vswscanf vwscanf",
    // stdlib.h
    "erand48_r getsubopt initstate initstate_r jrand48_r lcong48 lcong48_r nrand48_r posix_memalign putenv random_r
     realpath seed48 seed48_r setstate setstate_r srand48_r srandom_r",
    // Those that tell where they stopped
    "strtod strtof strtol strtold strtoll strtoq strtoul strtoull strtouq strtoimax strtoumax strtol_l strtoul_l
     strtoll_l strtoull_l strtod_l strtof_l strtold_l wcstod wcstof wcstoimax wcstok wcstol wcstold wcstoll wcstoul
     wcstoull wcstoumax strptime strptime_l",
    // string.h and its like
    "bcopy memccpy mempcpy __mempcpy strsep strtok strtok_r __strtok_r mbsnrtowcs mbsrtowcs wcsnrtombs
     wcsrtombs wmemcpy wmemmove wmempcpy swab iconv",
    // Clocks
    "adjtimex clock_adjtime ntp_adjtime ntp_gettime setitimer timer_create timer_settime timerfd_settime",
    // Files
    "aio_read aio_return aio_write fcntl getdents getdirentries glob globfree ioctl lio_listio name_to_handle_at
     readdir_r",
    // Processes, users and the system
    "backtrace clone getgrent_r getgrgid_r getgrnam_r getpw getpwent_r getpwnam_r getpwuid_r getspent_r getspnam_r
     mq_setattr msgctl prctl ptrace semctl semop semtimedop shmctl syscall posix_spawn posix_spawnp dladdr",
    // The network
    "epoll_pwait epoll_wait getaddrinfo gethostbyaddr_r gethostbyname_r gethostbyname2_r getifaddrs getservbyname_r
     getservbyport_r",
    // fenv.h
    "fegetenv fegetmode feholdexcept",
    // Tables, patterns and text
    "_obstack_begin _obstack_newchunk argz_add argz_add_sep argz_append argz_create argz_create_sep argz_delete
     argz_extract argz_insert argz_replace argz_stringify basename __xpg_basename crypt_r dirname envz_add envz_merge
     envz_remove envz_strip hcreate_r hdestroy_r hsearch_r insque obstack_free regcomp regerror regexec regfree
     remque wordexp wordfree",
];

static NAMES: LazyLock<FxHashMap<&str, Special>> = LazyLock::new(|| {
    let words = |lists: &'static [&str]| lists.iter().flat_map(|names| names.split_whitespace());
    let fillers = words(FILLERS).map(|name| (name, Special::Fills));
    fillers.chain(words(OTHERS).map(|name| (name, Special::Writes(0)))).collect()
});

/// The streams and directories of the library: what lies there is its own affair.
const OPAQUE: [&str; 4] = ["_IO_FILE", "FILE", "__dirstream", "DIR"];

/// What a function of the library does that writes to memory or calls back, if it is declared such that it can.
pub(super) fn writer(program: &Program, function: FunctionId) -> Option<Special> {
    let function = &program[function];
    let name = stem(&function.name);
    let special = NAMES.get(name).or_else(|| NAMES.get(name.strip_suffix("64")?))?;
    let types = &program.types;
    let is_able = types.as_function(function.ty).is_none_or(|ty| match &ty.params {
        Params::Unspecified | Params::Prototype { variadic: true, .. } => true,
        Params::Prototype { types: params, .. } => params.iter().any(|ty| is_open(types, *ty)),
    });
    is_able.then_some(*special)
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
