"""Random programs of several kinds, for `scripts/verdicts`."""

import random

# What the text of a program is put behind: for the verifier, and for gcc's binary (`judge.c`).
VERIFIED = """extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
#define INPUT(count) ((int)(__VERIFIER_nondet_uchar() % (count)))
#define ASSERT(value) if (!((long long)(value) CONDITION)) reach_error()
"""
JUDGED = """unsigned input_(unsigned);
void observe_(long long);
void fault_(void);
void cut_(void);
#define INPUT(count) ((int)input_(count))
#define ASSERT(value) observe_((long long)(value))
#define main program_
"""


class Case:
    """A program: its files by name, the property it is verified for, and what is special about it."""

    def __init__(self, files, property_, **special):
        self.files = files
        self.property = property_
        # Text that stands before the program: other definitions of its macros for the verifier and for gcc.
        self.verified = special.get("verified", "")
        self.judged = special.get("judged", "")
        # The letters of the arguments of `main`, their most number and length; none are given without.
        self.arguments = special.get("arguments")
        # How many inputs a run has at most, and gcc's options where they are not those of the property.
        self.inputs = special.get("inputs", 24)
        self.builds = special.get("builds")
        # What is known without a run: `fails` where C leaves it open.
        self.expected = special.get("expected")

    def texts(self, condition):
        """The files for the verifier."""
        prelude = VERIFIED.replace("CONDITION", condition) + self.verified
        return {name: prelude + text for name, text in self.files.items()}

    def judged_texts(self):
        """The files for gcc."""
        return {name: JUDGED + self.judged + text for name, text in self.files.items()}


class Chooser:
    """Random choices that depend on the kind and the seed alone."""

    def __init__(self, kind, seed):
        self.random = random.Random(f"{kind} {seed}")

    def pick(self, *choices):
        return self.random.choice(choices)

    def chance(self, part):
        return self.random.random() < part

    def number(self, low, high):
        return self.random.randint(low, high)

    def sample(self, choices, count):
        return self.random.sample(list(choices), count)
