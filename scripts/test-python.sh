#!/bin/sh
# Builds the Python package, installs its wheel into clean virtual environments, and tests it there. Installs what
# it needs from Debian. Arguments are CMake settings. Without -DDEDUKU_LTO=ON the wheel is not optimised across files as the
# one that scripts/release.sh makes and scripts/test-packages.sh tries: that takes a minute, and the answers are the same.
set -eu
cd "$(dirname "$0")/.."
scripts/build-python.sh -DDEDUKU_LTO=OFF "$@"
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
