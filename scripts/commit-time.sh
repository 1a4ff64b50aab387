#!/bin/sh
# Prints the time of the commit of these sources in seconds, which is the date of everything that is built from them. It
# comes from git, or from cmake/commit.txt in an archive of git.
set -eu
cd "$(dirname "$0")/.."
if [ "$(git rev-parse --show-toplevel 2>/dev/null)" = "$(pwd -P)" ]; then
  exec git log -1 --format=%ct
fi
time=$(sed -n 2p cmake/commit.txt)
case $time in
*Format*) echo "commit-time: neither git nor cmake/commit.txt knows the commit of these sources" >&2 && exit 1 ;;
esac
echo "$time"
