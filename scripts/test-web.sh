#!/bin/sh
# Opens the pages that Deduku writes in a real browser and tests them: tests/web. Installs Debian's Chromium and
# poppler-utils, what the tests need from npm, and, where there is no node, Debian's node and npm. Arguments are files of
# tests, for example tests/web/walk.test.js. Pictures of every view are left in build/web.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --with-tests
packages="chromium poppler-utils"
command -v node >/dev/null 2>&1 || packages="$packages nodejs"
command -v npm >/dev/null 2>&1 || packages="$packages npm"
# shellcheck disable=SC2086 # a list of words
scripts/install-dependencies.sh --only $packages
cmake --preset dev
cmake --build --preset dev --target deduku
installed=tests/web/node_modules/.package-lock.json
if [ ! -e $installed ] || [ tests/web/package-lock.json -nt $installed ]; then
  npm ci --prefix tests/web --no-audit --no-fund
fi
DEDUKU_PROGRAM="${DEDUKU_PROGRAM:-$PWD/build/dev/deduku}"
export DEDUKU_PROGRAM
cd tests/web
exec node --test --test-reporter=spec "$@"
