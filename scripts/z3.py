"""Helps `scripts/setup`: unpacks a Z3 wheel, fetches one without pip, asks a library for its version.

    z3.py unpack WHEEL DIRECTORY        libz3 and its headers into DIRECTORY/lib and DIRECTORY/include
    z3.py fetch REQUIREMENTS DIRECTORY  a wheel from the index that PIP_INDEX_URL names, checked against its hash
    z3.py version LIBRARY               such as 5.4.0
"""

import ctypes
import hashlib
import html.parser
import os
import pathlib
import platform
import re
import sys
import urllib.parse
import urllib.request
import zipfile


def unpack(wheel, directory):
    """Copies the library and the headers out of the wheel; the plain name `libz3.so` becomes a link."""
    out = pathlib.Path(directory)
    with zipfile.ZipFile(wheel) as archive:
        for info in archive.infolist():
            path = pathlib.PurePosixPath(info.filename)
            if info.is_dir() or len(path.parts) != 3 or path.parts[0] != "z3":
                continue
            if path.parts[1] not in ("lib", "include"):
                continue
            target = out / path.parts[1] / path.name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(archive.read(info))
    lib = out / "lib"
    plain = lib / "libz3.so"
    versioned = sorted(lib.glob("libz3.so.*"))
    if versioned:
        plain.unlink(missing_ok=True)
        plain.symlink_to(versioned[0].name)
    if not plain.exists():
        sys.exit(f"{wheel} holds no libz3.so")


class Links(html.parser.HTMLParser):
    """Collects the targets of the links of an index page."""

    def __init__(self):
        super().__init__()
        self.targets = []

    def handle_starttag(self, tag, attrs):
        if tag == "a":
            self.targets += [value for name, value in attrs if name == "href" and value]


def fetch(requirements, directory):
    """Downloads the wheel for this machine from the configured package index."""
    index = os.environ.get("PIP_INDEX_URL")
    if not index:
        sys.exit("PIP_INDEX_URL is not set")
    text = pathlib.Path(requirements).read_text(encoding="utf-8")
    version = re.search(r"z3-solver==(\S+)", text).group(1)
    hashes = set(re.findall(r"sha256:([0-9a-f]{64})", text))
    page = index.rstrip("/") + "/z3-solver/"
    links = Links()
    with urllib.request.urlopen(page, timeout=60) as answer:
        links.feed(answer.read().decode("utf-8"))
    for target in links.targets:
        url = urllib.parse.urljoin(page, urllib.parse.urldefrag(target).url)
        name = pathlib.PurePosixPath(urllib.parse.urlparse(url).path).name
        fits = name.endswith(f"_{platform.machine()}.whl") and "manylinux" in name
        if not fits or not name.startswith(f"z3_solver-{version}-"):
            continue
        with urllib.request.urlopen(url, timeout=600) as answer:
            content = answer.read()
        if hashlib.sha256(content).hexdigest() not in hashes:
            sys.exit(f"{name} does not have the expected hash")
        (pathlib.Path(directory) / name).write_bytes(content)
        return
    sys.exit(f"the index has no wheel of z3-solver {version} for {platform.machine()}")


def version(library):
    """Prints the version that the library itself reports."""
    numbers = [ctypes.c_uint() for _ in range(4)]
    ctypes.CDLL(library).Z3_get_version(*[ctypes.byref(number) for number in numbers])
    print(".".join(str(number.value) for number in numbers[:3]))


if __name__ == "__main__":
    {"unpack": unpack, "fetch": fetch, "version": version}[sys.argv[1]](*sys.argv[2:])
