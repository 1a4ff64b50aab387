#!/bin/sh
# Builds the Python package, installs its wheel into a clean virtual environment, and tests it there. Installs what it
# needs. Arguments are CMake settings.
set -eu
cd "$(dirname "$0")/.."
scripts/build-python.sh "$@"
root=$PWD
environment=$root/build/python/environment
rm -rf "$environment"
/usr/bin/python3 -m venv "$environment"
"$environment/bin/pip" install --quiet --disable-pip-version-check pytest pandas build/python/wheel/*.whl
DEDUKU_FIXTURES=$root/tests/fixtures
export DEDUKU_FIXTURES
cd tests/python
"$environment/bin/python" -B -m pytest -q -p no:cacheprovider
"$environment/bin/python" -B "$root/bindings/python/examples/ratings.py" >"$root/build/python/ratings.txt"
tail -n 5 "$root/build/python/ratings.txt"
