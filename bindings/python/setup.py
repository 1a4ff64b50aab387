"""The wheel holds a library for this kind of machine, and serves every version of Python 3."""

import re
from pathlib import Path

from setuptools import setup
from wheel.bdist_wheel import bdist_wheel


def oldest_c_library(library: Path) -> int:
    """N of the oldest version 2.N of the GNU C library that has all functions that the library asks it for.

    Each function is asked for by the version in which it took its present form, and the file names these versions.
    """
    return max(int(minor) for minor in re.findall(rb"\0GLIBC_2\.(\d+)(?:\.\d+)?(?=\0)", library.read_bytes()))


class Wheel(bdist_wheel):
    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        platform = super().get_tag()[2]
        if platform.startswith("linux_"):
            minor = oldest_c_library(Path(__file__).with_name("deduku") / "libdeduku.so")
            platform = platform.replace("linux", f"manylinux_2_{max(minor, 17)}", 1)
        return "py3", "none", platform


setup(cmdclass={"bdist_wheel": Wheel})
