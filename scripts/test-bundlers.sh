#!/bin/sh
# Builds a page with each bundler from the tarball of scripts/build-js.sh, or from the one in FOLDER, and opens it in
# Chromium. Installs the latest versions of the bundlers from npm. Further arguments choose tools: vite, esbuild,
# rollup, ...
#   scripts/test-bundlers.sh [--package FOLDER] [TOOL...]
set -eu
cd "$(dirname "$0")/.."
packages=build/js
if [ "${1:-}" = "--package" ]; then
  packages=$2
  shift 2
fi
scripts/install-dependencies.sh --only chromium-headless-shell
tarball=$(realpath "$packages"/deduku-*.tgz)
work=$PWD/build/bundlers
mkdir -p "$work/tests"
cp tests/bundlers/bundlers.mjs tests/js/site.js tests/js/package.json tests/js/package-lock.json "$work/tests"
(cd "$work/tests" && npm ci --no-audit --no-fund --silent)
cd "$work/tests"
exec node bundlers.mjs "$tarball" "$work/projects" "$@"
