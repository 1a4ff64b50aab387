#!/bin/sh
# Builds the page (web/) and the program, and opens the page, and the pages that the program writes, in a real browser:
# tests/web. Installs Debian's Chromium, poppler-utils and librsvg2-bin, the dependencies of the tests from npm, and, if
# they are missing, Debian's node and npm. Arguments are files of tests, for example tests/web/walk.test.js. Leaves
# pictures of every view in build/web. Each commit draws other sizes, themes and techniques (tests/web/effort.js);
# DEDUKU_EFFORT=10 takes all.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --with-tests
packages="chromium-headless-shell poppler-utils librsvg2-bin"
command -v node >/dev/null 2>&1 || packages="$packages nodejs"
command -v npm >/dev/null 2>&1 || packages="$packages npm"
# shellcheck disable=SC2086 # a list of words
scripts/install-dependencies.sh --only $packages
cmake --preset dev
cmake --build --preset dev --target deduku
scripts/web.sh --build
npm --prefix web run --silent test
installed=tests/web/node_modules/.package-lock.json
if [ ! -e $installed ] || [ tests/web/package-lock.json -nt $installed ]; then
  npm ci --prefix tests/web --no-audit --no-fund
fi
DEDUKU_PROGRAM="${DEDUKU_PROGRAM:-$PWD/build/dev/deduku}"
DEDUKU_SEED=$(scripts/commit-seed.sh)
export DEDUKU_PROGRAM DEDUKU_SEED
echo "DEDUKU_SEED=$DEDUKU_SEED" >&2
cd tests/web
exec node --test --test-concurrency="$(nproc)" --test-reporter=spec "$@"
