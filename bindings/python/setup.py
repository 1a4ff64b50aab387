"""The wheel contains a library for this kind of machine, and works with every version of Python 3.

If the package has no library yet, CMake builds it from the sources: those in the folder `sources` of a source
distribution, or those of the repository. This needs a compiler for C++20, CMake, and the headers of nlohmann_json.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

from setuptools import Command, Distribution, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from wheel.bdist_wheel import bdist_wheel

HERE = Path(__file__).resolve().parent
NAMES = ("libdeduku.so", "libdeduku.dylib", "deduku.dll")
# The files of the repository that the build of the library reads.
SOURCES = (
    "CMakeLists.txt", "LICENSE", "THIRD-PARTY-NOTICES", "cmake", "include", "src", "techniques", "docs/deduku.schema.json",
    "web/src/words/lessons",
)  # fmt: skip


def sources() -> Path:
    """The folder with the sources of the library."""
    for folder in (HERE / "sources", HERE.parents[1]):
        if (folder / "include/deduku/version.h").exists():
            return folder
    raise SystemExit("deduku: neither a library nor its sources are there")


def version() -> str:
    """The version of the library, or the one in the file VERSION, which a build has written."""
    if (HERE / "VERSION").exists():
        return (HERE / "VERSION").read_text().strip()
    text = (sources() / "include/deduku/version.h").read_text()
    return ".".join(re.findall(r"#define DEDUKU_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", text))


def oldest_c_library(library: Path) -> int:
    """N of the oldest version 2.N of the GNU C library that has all functions that the library uses.

    The file refers to each function by the version in which the function took its present form.
    """
    return max(int(minor) for minor in re.findall(rb"\0GLIBC_2\.(\d+)(?:\.\d+)?(?=\0)", library.read_bytes()))


class Library(Command):
    """Builds the library into the package that is being built."""

    user_options = []

    def initialize_options(self):
        self.build_lib = self.build_temp = None

    def finalize_options(self):
        self.set_undefined_options("build", ("build_lib", "build_lib"), ("build_temp", "build_temp"))

    def run(self):
        target = Path(self.build_lib) / "deduku/lib"
        if any((HERE / "deduku/lib" / name).exists() for name in NAMES):
            return  # the package contains it
        if any((target / name).exists() for name in NAMES):
            return
        build = Path(self.build_temp).resolve() / "library"
        settings = ["-DCMAKE_BUILD_TYPE=Release", "-DDEDUKU_CLI=OFF", "-DDEDUKU_JSON=ON", "-DDEDUKU_INSTALL=OFF"]
        settings += ["-DCMAKE_POSITION_INDEPENDENT_CODE=ON", *os.environ.get("DEDUKU_CMAKE_ARGS", "").split()]
        if shutil.which("ninja"):
            settings += ["-G", "Ninja"]
        subprocess.run(["cmake", "-S", sources(), "-B", build, *settings], check=True)
        jobs = os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL", str(os.cpu_count() or 1))
        subprocess.run(["cmake", "--build", build, "--target", "deduku_wheel", "--config", "Release", "-j", jobs], check=True)
        target.mkdir(parents=True, exist_ok=True)
        built = next(path for name in NAMES for path in build.glob(f"wheel-library/**/{name}"))
        shutil.copy(built.resolve(), target / built.name)
        for notice in ("THIRD-PARTY-NOTICES", "LICENSE"):
            shutil.copy(sources() / notice, target / notice)


class BuildPython(build_py):
    def run(self):
        super().run()
        self.run_command("build_library")


class SourceDistribution(sdist):
    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        for name in SOURCES:
            source, target = sources() / name, Path(base_dir) / "sources" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            copy = shutil.copytree if source.is_dir() else shutil.copy
            copy(source, target)
        (Path(base_dir) / "VERSION").write_text(version() + "\n")


class Wheel(bdist_wheel):
    def get_tag(self):
        platform = super().get_tag()[2]
        if platform.startswith("linux_"):
            library = next(Path(self.bdist_dir).glob("**/libdeduku.so"), None) or HERE / "deduku/lib/libdeduku.so"
            if not library.exists():  # called before anything is built
                return "py3", "none", platform
            platform = platform.replace("linux", f"manylinux_2_{max(oldest_c_library(library), 17)}", 1)
        return "py3", "none", platform


class PlatformDistribution(Distribution):
    """A distribution that contains a library and therefore belongs in `platlib`."""

    def has_ext_modules(self):
        return True


setup(
    version=version(),
    distclass=PlatformDistribution,
    cmdclass={
        "bdist_wheel": Wheel,
        "build_library": Library,
        "build_py": BuildPython,
        "sdist": SourceDistribution,
    },
)
