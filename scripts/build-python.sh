#!/bin/sh
# Builds the Python package, a wheel with the shared library and the program inside, for machines like this one of any age, in
# build/python/wheel. Installs what it needs from Debian. Arguments are CMake settings; DEDUKU_BUILD names a build, that of
# scripts/build-packages.sh or the preset dev, whose library and program are taken then; DEDUKU_PROGRAM_TARGET which program,
# deduku_static without it.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only g++ cmake ninja-build git nlohmann-json3-dev libspdlog-dev libcli11-dev zlib1g-dev \
  libzstd-dev liblzma-dev fonts-dejavu-core python3 python3-setuptools python3-wheel python3-build python3-venv
build=${DEDUKU_BUILD:-build/python}
[ -n "${DEDUKU_BUILD:-}" ] ||
  cmake --preset packages -B "$build" -DDEDUKU_INSTALL=OFF "$@"
program=${DEDUKU_PROGRAM_TARGET:-deduku_static}
cmake --build "$build" --target deduku_wheel "$program"

# The same commit gives the same bytes: the times in the wheel are that of the commit, its rights those of any user.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
umask 022
package=build/python/package
rm -rf $package build/python/wheel
mkdir -p $package
cp -R bindings/python/deduku bindings/python/pyproject.toml bindings/python/setup.py bindings/python/README.md LICENSE $package
rm -rf $package/deduku/__pycache__
cp -L "$build/wheel-library/libdeduku.so" $package/deduku/libdeduku.so
strip --strip-unneeded $package/deduku/libdeduku.so
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
