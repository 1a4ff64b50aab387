#!/bin/sh
# Builds the Debian packages, has lintian judge them, and installs, uses and removes them in a clean Debian, which
# debootstrap makes. Needs root. With an argument it takes what scripts/release.sh has put into that folder instead of
# building packages, and tries wheel and npm package, too: scripts/test-packages.sh dist
set -eu
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "test-packages: a clean Debian can be made and entered by root only" >&2; exit 1; }
scripts/install-dependencies.sh
scripts/install-dependencies.sh --only dpkg-dev file lintian debootstrap mandoc zsh fish qemu-user python3-venv poppler-utils
work=$PWD/build/packages
clean=$work/clean-debian
mkdir -p "$work"

fail() {
  echo "test-packages: $*" >&2
  exit 1
}

if [ $# = 0 ]; then
  scripts/build-packages.sh "$work/build" "$work/debs"
  debs=$work/debs
else
  debs=$(realpath "$1")
fi
[ ! -e "$debs/SHA256SUMS" ] || (cd "$debs" && sha256sum --check --quiet SHA256SUMS) || fail "the checksums are wrong"
lintian --fail-on error "$debs"/*.deb
ls "$debs"/deduku_*.deb "$debs"/libdeduku0.1_*.deb "$debs"/libdeduku-dev_*.deb >/dev/null || fail "a package is missing"

[ -e "$work/base.tar" ] || {
  rm -rf "$clean"
  debootstrap --variant=minbase bookworm "$clean" >"$work/debootstrap.log"
  tar -C "$clean" -cf "$work/base.tar" .
}
rm -rf "$clean"
mkdir -p "$clean"
tar -C "$clean" -xf "$work/base.tar"
in_clean_debian() {
  chroot "$clean" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

# A program that was compiled with what the development package has, and nothing else.
rm -rf "$work/unpacked"
for deb in "$debs"/libdeduku*.deb; do dpkg-deb -x "$deb" "$work/unpacked"; done
PKG_CONFIG_LIBDIR=$(dirname "$(find "$work/unpacked" -name deduku.pc)")
PKG_CONFIG_SYSROOT_DIR=$work/unpacked
export PKG_CONFIG_LIBDIR PKG_CONFIG_SYSROOT_DIR
# shellcheck disable=SC2046 # lists of words
c++ -std=c++20 -I"$work/unpacked/usr/include" tests/install/consumer.cpp $(pkg-config --libs deduku) -o "$work/consumer"

mkdir "$clean/try"
cp "$debs"/*.deb "$work/consumer" "$clean/try"
in_clean_debian sh -c 'dpkg -i /try/*.deb' >"$work/dpkg.log"
in_clean_debian /try/consumer || fail "the program that uses the shared library fails"
in_clean_debian deduku --version
in_clean_debian deduku rate --scale hodoku --format csv <puzzles/er-2.5.txt >"$work/ratings.csv"
[ "$(wc -l <"$work/ratings.csv")" -gt 1 ] || fail "deduku rates nothing"
# The oldest processor that will do rates alike; the one before it is refused, the program in a sentence and the library by
# what loads it.
qemu-x86_64 -cpu Nehalem "$clean/usr/bin/deduku" rate --scale hodoku --format csv <puzzles/er-2.5.txt |
  cmp - "$work/ratings.csv" || fail "a processor of 2008 rates otherwise"
[ "$(qemu-x86_64 -cpu core2duo "$clean/usr/bin/deduku" --version 2>&1 | grep -c 'needs a processor with SSE4.2')" = 1 ] ||
  fail "the program does not say that a processor of 2006 is too old"
libraries=$(dirname "$(find "$work/unpacked" -name 'libdeduku.so.0.1')")
LD_LIBRARY_PATH=$libraries qemu-x86_64 -cpu Nehalem "$work/consumer" || fail "a processor of 2008 cannot use the library"
LD_LIBRARY_PATH=$libraries qemu-x86_64 -cpu core2duo "$work/consumer" 2>&1 | grep -q 'libdeduku.so.0.1: CPU ISA level' ||
  fail "the library is loaded by a processor of 2006"
# A clean Debian has no font: that of the program is embedded.
in_clean_debian deduku sheet -q --format pdf <puzzles/er-1.2.txt >"$work/sheet.pdf"
pdffonts "$work/sheet.pdf" | grep -q 'DejaVuSans .* yes yes yes' || fail "deduku sheet embeds no font"
in_clean_debian deduku help rate | grep -q '^SYNOPSIS' || fail "deduku help rate shows no page"

for page in "$clean"/usr/share/man/man1/deduku*.1.gz; do
  zcat "$page" | mandoc -T lint -W error || fail "$page is no good manual page"
done
bash -n "$clean/usr/share/bash-completion/completions/deduku"
zsh -n "$clean/usr/share/zsh/vendor-completions/_deduku"
fish -n "$clean/usr/share/fish/vendor_completions.d/deduku.fish"
offered=$(fish -c "source $clean/usr/share/fish/vendor_completions.d/deduku.fish; complete -C 'deduku rate --se-mode '" | wc -l)
[ "$offered" = 2 ] || fail "fish completes --se-mode by $offered words"

# What is for other languages, installed into empty folders, gives a puzzle the same ER as the program.
puzzle=$(sed -n 2p puzzles/er-2.5.txt)
er=$(in_clean_debian deduku rate -q --scale ser --format '%{er}' "$puzzle")
for wheel in "$debs"/*.whl; do
  [ -e "$wheel" ] || continue
  rm -rf "$work/environment"
  /usr/bin/python3 -m venv "$work/environment"
  "$work/environment/bin/pip" install --quiet --disable-pip-version-check --no-index "$wheel"
  python='import deduku, sys; print(deduku.rate(sys.argv[1], ["ser"])["ser"]["er"])'
  [ "$("$work/environment/bin/python" -c "$python" "$puzzle")" = "$er" ] || fail "$wheel rates otherwise"
  "$work/environment/bin/deduku" sheet -q --format pdf <puzzles/er-1.2.txt | cmp - "$work/sheet.pdf" ||
    fail "the program of $wheel makes another PDF"
done
for package in "$debs"/*.tgz; do
  [ -e "$package" ] || continue
  rm -rf "$work/project"
  mkdir "$work/project"
  npm install --prefix "$work/project" --no-audit --no-fund --silent "$package"
  node='const {load} = await import("deduku");
    console.log((await load()).rate({puzzle: process.argv[1], scales: ["ser"]}).records[0].er);'
  [ "$(cd "$work/project" && node --input-type=module -e "$node" "$puzzle")" = "$er" ] || fail "$package rates otherwise"
done

in_clean_debian dpkg --purge deduku libdeduku-dev libdeduku0.1 >>"$work/dpkg.log"
left=$(find "$clean/usr" "$clean/etc" -name '*deduku*')
[ -z "$left" ] || fail "what removing the packages leaves: $left"
rm -rf "$clean"
echo "The packages are installed, work and are removed without a trace."
