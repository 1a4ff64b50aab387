#!/bin/sh
# Builds the Python package, installs its wheel into clean virtual environments, and tests it there. Installs its
# dependencies from Debian. Arguments are CMake settings. The wheel contains the library of the other tests, with
# assertions, so that it is compiled only once; scripts/test-packages.sh tries the released wheel.
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

# Makes a new environment that has only the wheel of ours. Arguments are those of venv.
install_wheel() {
  rm -rf "$environment"
  /usr/bin/python3 -m venv "$@" "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check --no-index "$root"/build/python/wheel/*.whl
}

# First in an environment with nothing else in it; then with Debian's pytest and pandas.
install_wheel
cd tests/python
"$environment/bin/python" -B -c 'import deduku, doctest, sys; sys.exit(doctest.testmod(deduku).failed)'
"$environment/bin/python" -B "$root/bindings/python/examples/ratings.py" >"$root/build/python/ratings.txt"
grep "hardest is" "$root/build/python/ratings.txt"
"$environment/bin/python" -B notebook.py "$root/bindings/python/examples/train_on_steps.ipynb" >"$root/build/python/notebook.txt"
grep "moves that follow" "$root/build/python/notebook.txt"
install_wheel --system-site-packages
"$environment/bin/python" -B -m pytest -q -p no:cacheprovider
"$environment/bin/python" -B "$root/bindings/python/examples/ratings.py" >"$root/build/python/ratings.txt"
tail -n 5 "$root/build/python/ratings.txt"
