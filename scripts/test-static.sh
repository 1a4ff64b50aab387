#!/bin/sh
# Builds the program as one file for Linux on x86-64 and on aarch64, runs both in a root folder that contains nothing
# else, and compares their results for 2,000 puzzles on all scales, byte for byte. For aarch64 the folder also contains
# QEMU. Needs root, and some minutes.
#   DEDUKU_STATIC_BUILDS=no   uses existing builds
set -eu
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "test-static: only root can enter another root folder" >&2; exit 1; }
work=$PWD/build/static
mkdir -p "$work"

# QEMU as one file. Its package would replace qemu-user, so it is only unpacked.
qemu=$work/qemu/usr/bin/qemu-aarch64-static
old_machine="$work/qemu/usr/bin/qemu-x86_64-static -cpu core2duo"
[ -e "$qemu" ] || {
  mkdir -p "$work/qemu"
  (cd "$work/qemu" && apt-get download -qq qemu-user-static && dpkg -x qemu-user-static_*.deb .)
}

# All puzzles of the repository, and, up to 2,000, the same puzzles upside down: for scales that depend on the order of
# cells these are different.
{
  cat puzzles/er-1.2.txt puzzles/er-1.5.txt puzzles/er-2.5.txt puzzles/er-5.0.txt puzzles/top95.txt puzzles/by-class/*.txt |
    grep -oE '^[1-9.0]{81}' | awk '!seen[$0]++' | tee "$work/puzzles.txt"
  rev "$work/puzzles.txt"
} | head -n 2000 >"$work/list.txt"
[ "$(sort -u "$work/list.txt" | wc -l)" = 2000 ] || { echo "test-static: no 2,000 puzzles" >&2; exit 1; }

for processor in x86_64 aarch64; do
  [ "${DEDUKU_STATIC_BUILDS:-yes}" = no ] || scripts/build-static.sh $processor "$work/$processor"
  root=$work/root-$processor
  rm -rf "$root"
  mkdir "$root"
  cp "$work/$processor/deduku_static" "$root/deduku"
  cp "$work/list.txt" "$root/list.txt"
  run="chroot $root"
  [ $processor = x86_64 ] || {
    cp "$qemu" "$root/qemu"
    run="$run /qemu"
  }
  echo "== $processor"
  $run /deduku --version | tee "$work/$processor.version"
  $run /deduku rate --scale all --budget 3000 --format json --threads 2 -q /list.txt >"$work/$processor.json"
  $run /deduku rate --scale ladder --format csv --threads 2 -q /list.txt >"$work/$processor.csv"
  xz -kf "$root/list.txt"
  $run /deduku rate --scale ladder --format csv --threads 2 -q /list.txt.xz >"$work/$processor-xz.csv"
  # The folder has no font.
  $run /deduku sheet -q --book --date 2026-11-26 -o /sheet.pdf /list.txt
  cp "$root/sheet.pdf" "$work/$processor.pdf"
  rm -rf "$root"
done
# The program refuses a processor of 2006, which is too old, with a message.
code=0
said=$($old_machine "$work/x86_64/deduku_static" --version 2>&1) || code=$?
[ $code = 126 ] && [ "$said" != "${said#deduku: this program needs a processor with SSE4.2}" ] ||
  { echo "test-static: a processor of 2006 gets code $code: $said" >&2; exit 1; }
# The header of the results has the version, so results of different versions cannot be compared.
cmp -s "$work/x86_64.version" "$work/aarch64.version" || {
  echo "test-static: two versions; build both again: $(cat "$work/x86_64.version" "$work/aarch64.version")" >&2
  exit 1
}
for answers in .json .csv -xz.csv .pdf; do
  cmp "$work/x86_64$answers" "$work/aarch64$answers" || { echo "test-static: aarch64 answers otherwise" >&2; exit 1; }
done
echo "test-static: 2,000 puzzles on all scales, the same bytes"
