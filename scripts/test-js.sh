#!/bin/sh
# Builds and packs the npm package, installs it from its tarball into an empty project, and tests it there: in Node, in
# Chromium, and with the compiler of TypeScript, which also checks the examples of the documents. Installs its
# dependencies. Arguments are CMake settings.
set -eu
cd "$(dirname "$0")/.."
scripts/build-js.sh "$@"
scripts/install-dependencies.sh --only chromium-headless-shell
project=$PWD/build/js/project
rm -rf "$project"
mkdir -p "$project"
cp tests/js/* "$project"
DEDUKU_FIXTURES="$PWD/tests/fixtures"
DEDUKU_SOURCES=$PWD
export DEDUKU_FIXTURES DEDUKU_SOURCES
cd "$project"
npm ci --no-audit --no-fund --silent
npm install --no-save --no-audit --no-fund --silent ../deduku-*.tgz
node typed_fixtures.js
node examples.js
npx --no-install tsc --strict --noEmit --module nodenext --target es2022 types.ts typed_fixtures.ts example_*.ts
exec node --test --test-reporter=spec
