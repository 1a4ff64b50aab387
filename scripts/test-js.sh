#!/bin/sh
# Builds and packs the npm package, installs it from its tarball into an empty project, and tests it there: in Node, in
# Chromium, and with the compiler of TypeScript. Installs what it needs. Arguments are CMake settings.
set -eu
cd "$(dirname "$0")/.."
scripts/build-js.sh "$@"
scripts/install-dependencies.sh --only chromium
project=$PWD/build/js/project
rm -rf "$project"
mkdir -p "$project"
cp tests/js/* "$project"
DEDUKU_FIXTURES="$PWD/tests/fixtures"
export DEDUKU_FIXTURES
cd "$project"
npm ci --no-audit --no-fund --silent
npm install --no-save --no-audit --no-fund --silent ../deduku-*.tgz
node typed_fixtures.js
npx --no-install tsc --strict --noEmit --module nodenext --target es2022 types.ts typed_fixtures.ts
exec node --test --test-reporter=spec
