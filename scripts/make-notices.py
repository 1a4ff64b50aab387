#!/usr/bin/env python3
"""Writes THIRD-PARTY-NOTICES: the parts of others in the released files, and their licences.

Usage: make-notices.py [--check] [BUILD TARGET ...]. With a build (of Ninja) and targets of it, the files from which
these are
compiled and linked are compared with the table below: a file that belongs to no part, or to a part without a notice for
that target, is an error. With --check the file is compared, not written. The texts of the licences are in
packaging/notices.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "THIRD-PARTY-NOTICES"
SKIPPED = 77  # the exit code by which ctest recognises a skipped test


class Part(NamedTuple):
    """A part made by others: its name, address, licence, the artefacts that contain it, and its Debian packages."""

    name: str
    address: str
    licence: str
    artefacts: tuple
    packages: tuple  # as dpkg calls them


PROGRAM, STATIC, WINDOWS, LIBRARY, WHEEL, NPM, PAGE = (
    "the program in the Debian package", "the programs in the archives for Linux", "the program for Windows",
    "the library in the Debian packages", "the library and the program in the wheel", "the npm package",
    "the page (also part of the Debian package)",
)  # fmt: skip
PROGRAMS = (PROGRAM, STATIC, WINDOWS, WHEEL)

PARTS = {
    "nlohmann_json": Part("JSON for Modern C++", "https://github.com/nlohmann/json", "MIT",
                          (*PROGRAMS, LIBRARY, NPM, PAGE), ("nlohmann-json3-dev",)),
    "spdlog": Part("spdlog", "https://github.com/gabime/spdlog", "MIT", PROGRAMS, ("libspdlog-dev",)),
    "fmt": Part("{fmt}", "https://github.com/fmtlib/fmt", "MIT with an exception", PROGRAMS, ("libfmt-dev",)),
    "cli11": Part("CLI11", "https://github.com/CLIUtils/CLI11", "3-clause BSD", PROGRAMS, ("libcli11-dev",)),
    "zlib": Part("zlib", "https://zlib.net", "zlib", (STATIC, WINDOWS, WHEEL), ("zlib1g-dev", "zlib1g")),
    "zstd": Part("Zstandard", "https://github.com/facebook/zstd", "3-clause BSD", (STATIC, WINDOWS, WHEEL),
                 ("libzstd-dev", "libzstd1")),
    "xz": Part("XZ Utils (liblzma)", "https://tukaani.org/xz", "public domain", (STATIC, WINDOWS, WHEEL),
               ("liblzma-dev", "liblzma5")),
    "dejavu": Part("DejaVu fonts", "https://dejavu-fonts.github.io", "Bitstream Vera", PROGRAMS,
                   ("fonts-dejavu-core",)),
    "glibc": Part("The GNU C Library", "https://www.gnu.org/software/libc", "LGPL 2.1 or later", (STATIC, WHEEL),
                  ("libc6-dev", "libc6", "linux-libc-dev", "libcrypt-dev")),
    "gcc_runtime": Part("libstdc++ and libgcc of GCC", "https://gcc.gnu.org", "GPL 3 with the GCC Runtime Library Exception",
                        PROGRAMS, ("libstdc++-12-dev", "libgcc-12-dev", "libgcc-s1", "libstdc++6")),
    "mingw_w64": Part("The runtime of mingw-w64", "https://www.mingw-w64.org", "ZPL 2.1 and others", (WINDOWS,),
                      ("mingw-w64-common", "mingw-w64-x86-64-dev")),
    "wasi_libc": Part("wasi-libc, with musl", "https://github.com/WebAssembly/wasi-libc", "MIT, CC0 and 2-clause BSD", (NPM, PAGE),
                      ("wasi-libc",)),
    "llvm": Part("libc++, libc++abi and compiler-rt of LLVM", "https://llvm.org", "Apache 2.0 with LLVM exceptions", (NPM, PAGE),
                 ("libc++-19-dev-wasm32", "libc++abi-19-dev-wasm32", "libclang-rt-19-dev-wasm32", "libclang-common-19-dev")),
}  # fmt: skip

HEAD = """\
What is given out of Deduku contains parts of others, in the form in which a compiler leaves them. Deduku itself comes under
the MIT licence, see LICENSE. The sources of Deduku contain nothing of others.

"""


def notices() -> str:
    text = HEAD
    for part in PARTS.values():
        text += f"* {part.name} ({part.licence}), in {', '.join(part.artefacts)}\n"
    for key, part in PARTS.items():
        licence = (ROOT / f"packaging/notices/{key}.txt").read_text(encoding="utf-8").strip()
        text += f"\n{'=' * 100}\n{part.name}, {part.address}\n{part.licence}\n\n{licence}\n"
    return text


def inputs_of(build: Path, target: str) -> set:
    """The files outside of the sources and the build that a target is compiled and linked from, headers included."""
    ninja = ["ninja", "-C", build, "-t"]
    inputs = subprocess.run([*ninja, "inputs", target], check=True, capture_output=True, text=True).stdout.split("\n")
    objects = {line for line in inputs if line.endswith((".o", ".obj"))}
    files = set()
    deps = subprocess.run([*ninja, "deps"], check=True, capture_output=True, text=True).stdout
    for entry in deps.split("\n\n"):
        lines = entry.split("\n")
        if lines[0].split(":")[0] in objects:
            files |= {line.strip() for line in lines[1:]}
    files |= {line for line in inputs if line.endswith((".a", ".so"))}
    commands = subprocess.run([*ninja, "commands", target], check=True, capture_output=True, text=True).stdout
    files |= set(re.findall(r"(?<=[\s])(/\S+\.(?:a|so|ttf))(?=\s|$)", commands))
    return {file for file in files if file.startswith("/") and not Path(file).resolve().is_relative_to(ROOT)}


def packages_of(files: set) -> dict:
    """By package of Debian, a file of the package; a file of no package is its own key."""
    resolved = sorted({str(Path(file).resolve()) for file in files})
    said = subprocess.run(["dpkg", "-S", *resolved], capture_output=True, text=True, check=False).stdout if resolved else ""
    owners = {}
    for line in said.splitlines():
        package, _, file = line.rpartition(": ")
        owners[file] = package.split(":")[0]
    found = {}
    for file in resolved:
        found.setdefault(owners.get(file, file), file)
    return found


def complaints_about(build: Path, targets: list) -> list:
    known = {package for part in PARTS.values() for package in part.packages}
    complaints = []
    for target in targets:
        packages = packages_of(inputs_of(build, target))
        if not packages:
            complaints.append(f"{target}: nothing is known of what it is made from")
        complaints += [f"{target}: {package} ({file}) is in no notice" for package, file in packages.items() if package not in known]
    return complaints


def main(arguments: list) -> int:
    is_check = arguments[:1] == ["--check"]
    arguments = arguments[is_check:]
    if arguments and not (shutil.which("ninja") and shutil.which("dpkg") and (Path(arguments[0]) / "build.ninja").exists()):
        print("make-notices: without Ninja and dpkg nobody knows what is linked", file=sys.stderr)
        return SKIPPED
    complaints = complaints_about(Path(arguments[0]), arguments[1:]) if arguments else []
    if is_check and (not FILE.exists() or FILE.read_text(encoding="utf-8") != notices()):
        complaints.append("THIRD-PARTY-NOTICES is not what scripts/make-notices.py writes")
    if not is_check:
        FILE.write_text(notices(), encoding="utf-8")
    for complaint in complaints:
        print(f"make-notices: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
