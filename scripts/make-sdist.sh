#!/bin/sh
# Makes the source distribution of the Python package: OUTPUT/deduku-VERSION.tar.gz, the name that Python's tools ask for. The
# same commit gives the same bytes.
#   scripts/make-sdist.sh OUTPUT
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only python3 python3-setuptools python3-wheel python3-build
mkdir -p "$1"
output=$(realpath "$1")
work=$PWD/build/sdist/made
rm -rf "$work"
mkdir -p "$work/unpacked"
umask 022
/usr/bin/python3 -m build --sdist --no-isolation --outdir "$work" bindings/python >"$work/sdist.log" 2>&1 ||
  { tail -n 20 "$work/sdist.log" >&2; exit 1; }
rm -rf bindings/python/deduku.egg-info
# Python packs the files with the times and the rights that they have here.
sdist=$(cd "$work" && ls deduku-*.tar.gz)
tar -x -C "$work/unpacked" -f "$work/$sdist"
chmod -R u=rwX,go=rX "$work/unpacked"
tar -C "$work/unpacked" --sort=name --mtime="@$(scripts/commit-time.sh)" --owner=0 --group=0 --numeric-owner \
  -cf - "${sdist%.tar.gz}" | gzip -9n >"$output/$sdist"
