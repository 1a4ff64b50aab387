#!/bin/sh
# Builds the page, web/, with the engine as WebAssembly, into build/page, for any server of static files; then serves it
# on loopback and prints the address. --build: builds only.
set -eu
cd "$(dirname "$0")/.."
scripts/build-js.sh
installed=web/node_modules/.package-lock.json
if [ ! -e $installed ] || [ web/package-lock.json -nt $installed ]; then
  npm ci --prefix web --no-audit --no-fund
fi
npm --prefix web run --silent check
npm --prefix web run --silent build
test "${1-}" = --build || exec npm --prefix web run --silent serve
