#!/bin/sh
# Builds the Python package in build/python/wheel: a wheel that contains the shared library and the program, for
# machines of this architecture and any age. Installs its dependencies from Debian. Arguments are CMake settings.
# DEDUKU_BUILD is the folder of an existing build, that of scripts/build-packages.sh or the preset dev, whose library
# and program are used. DEDUKU_PROGRAM_TARGET is the target of the program, by default deduku_static.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only g++ cmake ninja-build git nlohmann-json3-dev libspdlog-dev libcli11-dev zlib1g-dev \
  libzstd-dev liblzma-dev fonts-dejavu-core python3 python3-setuptools python3-wheel python3-build python3-venv
build=${DEDUKU_BUILD:-build/python}
[ -n "${DEDUKU_BUILD:-}" ] ||
  cmake --preset packages -B "$build" -DDEDUKU_INSTALL=OFF "$@"
program=${DEDUKU_PROGRAM_TARGET:-deduku_static}
cmake --build "$build" --target deduku_wheel "$program"

# The same commit gives the same bytes: all times in the wheel are that of the commit, and permissions do not depend on
# the user.
SOURCE_DATE_EPOCH=$(scripts/commit-time.sh)
export SOURCE_DATE_EPOCH
umask 022
package=build/python/package
rm -rf $package build/python/wheel
mkdir -p $package
cp -R bindings/python/deduku bindings/python/pyproject.toml bindings/python/setup.py bindings/python/README.md LICENSE \
  THIRD-PARTY-NOTICES $package
rm -rf $package/deduku/__pycache__
mkdir -p $package/deduku/lib
cp -L "$build/wheel-library/libdeduku.so" $package/deduku/lib/libdeduku.so
strip --strip-unneeded $package/deduku/lib/libdeduku.so
mkdir $package/deduku/program
strip -o $package/deduku/program/deduku "$build/$program"
cp /usr/share/doc/fonts-dejavu-core/copyright $package/deduku/program/LICENSE.fonts
chmod -R u=rwX,go=rX $package
sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt" >$package/VERSION
/usr/bin/python3 -m build --wheel --no-isolation --outdir build/python/wheel $package >build/python/wheel.log 2>&1 || {
  cat build/python/wheel.log >&2
  exit 1
}
ls build/python/wheel/*.whl
