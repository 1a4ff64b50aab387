#!/bin/sh
# Makes the source distribution of the Python package, builds it as pip does if no wheel fits, without the rest of the
# repository and without a network, tests the installed package, and removes it. Arguments are CMake settings;
# DEDUKU_SDIST is an existing source distribution.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only g++ cmake ninja-build nlohmann-json3-dev python3 python3-setuptools python3-wheel python3-build \
  python3-venv
work=$PWD/build/sdist
rm -rf "$work"
mkdir -p "$work"
sdist=${DEDUKU_SDIST:-}
[ -n "$sdist" ] || {
  scripts/make-sdist.sh "$work"
  sdist=$(ls "$work"/deduku-*.tar.gz)
}
DEDUKU_CMAKE_ARGS="$*"
export DEDUKU_CMAKE_ARGS
CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}
export CMAKE_BUILD_PARALLEL_LEVEL
tar -x -C "$work" -f "$sdist"
ls "$work"/deduku-*/sources/THIRD-PARTY-NOTICES >/dev/null
(cd "$work"/deduku-*/ && /usr/bin/python3 -m build --wheel --no-isolation --outdir "$work" . >"$work/wheel.log" 2>&1) ||
  { tail -n 20 "$work/wheel.log" >&2; exit 1; }
wheel=$(ls "$work"/*.whl)
# The wheel is for one architecture, and contains the licences.
unzip -Z1 "$wheel" >"$work/files.txt"
grep -qx 'deduku/lib/libdeduku.so' "$work/files.txt" || { echo "test-sdist: the library is not in platlib" >&2; exit 1; }
grep -q 'THIRD-PARTY-NOTICES$' "$work/files.txt" || { echo "test-sdist: the notices are missing" >&2; exit 1; }
/usr/bin/python3 -m venv "$work/environment"
"$work/environment/bin/pip" install --quiet --disable-pip-version-check --no-index "$wheel"
puzzle=..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..
er=$("$work/environment/bin/python" -c 'import deduku, sys; print(deduku.rate(sys.argv[1], "ser")["ser"].er)' $puzzle)
[ "$er" = 1.2 ] || { echo "test-sdist: the package rates otherwise" >&2; exit 1; }
"$work/environment/bin/pip" uninstall --quiet --disable-pip-version-check --yes deduku
left=$(find "$work/environment" -ipath '*deduku*')
[ -z "$left" ] || { echo "test-sdist: what removing the package leaves: $left" >&2; exit 1; }
echo "$(basename "$wheel"): built of the sources, as it should be"
