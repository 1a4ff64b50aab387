#!/bin/sh
# Fails with one sentence if Node is older than the version that builds the npm package and the page: that of Debian 12.
set -eu
least=18.19
found=$(node -p process.versions.node) || exit 1
oldest=$(printf '%s\n%s\n' "$least" "$found" | sort -V | head -n 1)
if [ "$oldest" != "$least" ]; then
  echo "check-node: Node $least or later is needed, and $(command -v node) is $found; Debian's is in the package nodejs" >&2
  exit 1
fi
