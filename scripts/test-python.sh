#!/bin/sh
# Builds the Python package, installs its wheel into clean virtual environments, and tests it there. Installs what
# it needs from Debian. Arguments are CMake settings. The library inside is that of the other tests, with assertions, which is
# compiled once for all; scripts/test-packages.sh tries the wheel that is given out.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --with-tests
cmake --preset dev "$@"
DEDUKU_BUILD=build/dev DEDUKU_PROGRAM_TARGET=deduku scripts/build-python.sh
root=$PWD
environment=$root/build/python/environment
DEDUKU_FIXTURES=$root/tests/fixtures
export DEDUKU_FIXTURES
scripts/install-dependencies.sh --only python3-pytest python3-pandas mypy

# Makes the environment anew with the wheel and nothing else of ours. Arguments are those of venv.
install_wheel() {
  rm -rf "$environment"
  /usr/bin/python3 -m venv "$@" "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check --no-index "$root"/build/python/wheel/*.whl
}

# Alone, in an environment with nothing in it; then with Debian's pytest and pandas.
install_wheel
cd tests/python
"$environment/bin/python" -B -c 'import deduku, doctest, sys; sys.exit(doctest.testmod(deduku).failed)'
"$environment/bin/python" -B "$root/bindings/python/examples/ratings.py" >"$root/build/python/ratings.txt"
grep "hardest is" "$root/build/python/ratings.txt"
install_wheel --system-site-packages
"$environment/bin/python" -B -m pytest -q -p no:cacheprovider
"$environment/bin/python" -B "$root/bindings/python/examples/ratings.py" >"$root/build/python/ratings.txt"
tail -n 5 "$root/build/python/ratings.txt"
