"""What all runs of a program do, by gcc's binary."""

import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).parent
TRAP = "-fsanitize-undefined-trap-on-error"
# A build for each row; the first one says whether behaviour is undefined, where a row asks for that.
VALUES = [["-O0", "-fwrapv", "-fsanitize=address,undefined", TRAP], ["-O2", "-fwrapv"]]
MEMORY = [[level, "-fwrapv", "-fsanitize=address,nonnull-attribute", TRAP] for level in ("-O0", "-O2")]
BUILDS = {
    "unreach-call": VALUES,
    "no-overflow": [["-O0", "-fsanitize=signed-integer-overflow", TRAP]],
    "valid-memsafety": MEMORY,
    "valid-memcleanup": MEMORY,
}
SANITIZERS = "exitcode=42:leak_check_at_exit=0:detect_stack_use_after_return=1:symbolize=0"


class Rejected(Exception):
    """gcc does not compile a program."""


class Observed:
    """Counts of faulty runs, whether runs were cut off, and the least and the greatest asserted value."""

    def __init__(self):
        self.memory = self.leaks = self.unfreed = self.undefined = self.cut = self.seen = 0
        self.least, self.greatest = 2**63 - 1, -(2**63)
        self.first = None

    def add(self, output):
        *first, last = output.strip().split("\n")
        memory, leaks, unfreed, undefined, cut, seen, least, greatest = map(int, last.split())
        self.memory += memory
        self.leaks += leaks
        self.unfreed += unfreed
        self.undefined += undefined
        self.cut += cut
        self.seen += seen
        self.least, self.greatest = min(self.least, least), max(self.greatest, greatest)
        if first and self.first is None:
            self.first = first[0].removeprefix("first").strip()


class Judge:
    """Compiles and runs programs in a folder of its own."""

    def __init__(self, folder, options):
        self.folder, self.options = folder, options
        self.bits = "-m32" if options.bits == "32" else "-m64"
        self.object = folder / "judge.o"
        if not self.object.exists():
            subprocess.run(["gcc", self.bits, "-O1", "-w", "-c", HERE / "judge.c", "-o", self.object], check=True)

    def observe(self, case, folder):
        """All runs; None where they take too long or gcc's binary does not say."""
        files = []
        for name, text in case.judged_texts().items():
            files.append(folder / f"judged-{name}")
            files[-1].write_text(text)
        environment = {**os.environ, "ASAN_OPTIONS": SANITIZERS, "RUNS": str(self.options.runs)}
        environment |= {"INPUTS": str(case.inputs), **(case.arguments or {})}
        observed = Observed()
        for flags in case.builds or BUILDS[case.property]:
            binary = folder / "judged"
            words = ["gcc", self.bits, "-w", *flags, *files, self.object, "-o", binary, "-lm"]
            if subprocess.run(words, capture_output=True).returncode != 0:
                raise Rejected
            try:
                ran = subprocess.run([binary], capture_output=True, text=True, timeout=60, env=environment)
            except subprocess.TimeoutExpired:
                return None
            if ran.returncode != 0:
                return None
            observed.add(ran.stdout)
        return observed


def twins(case, observed, high, low):
    """What is verified: whether the property holds or fails in the runs that were seen, and the asserted condition."""
    if case.expected:
        return [(case.expected, "== 1")]
    if case.property == "no-overflow":
        return [("fails" if observed.undefined else "holds", "== 0")]
    if case.property == "valid-memsafety":
        return [("fails" if observed.memory + observed.leaks + observed.undefined else "holds", "== 0")]
    if case.property == "valid-memcleanup":
        # What comes before the end is another property's.
        return [] if observed.memory + observed.undefined else [("fails" if observed.unfreed else "holds", "== 0")]
    if observed.memory + observed.undefined or not observed.seen:
        return []
    holds = f"<= {observed.greatest}LL" if high else f">= {observed.least}LL"
    fails = f"< {observed.greatest}LL" if low else f"> {observed.least}LL"
    return [("holds", holds), ("fails", fails)]


def names(case, observed):
    """The names of what is violated."""
    if case.property != "valid-memsafety":
        return [case.property]
    found = ["valid-deref", "valid-free"] if observed.memory + observed.undefined else []
    return found + (["valid-memtrack"] if observed.leaks else [])
