#!/bin/sh
# Builds the Debian packages and the archive of the program, checks them with lintian, and installs, uses and removes
# each: the packages, including those with debugging symbols, in a clean Debian made by debootstrap, the others in empty
# folders. Needs root. With an argument it uses the files that scripts/release.sh has put into that folder instead of
# building, and also tests the other archives, wheel, source distribution and npm package:
# scripts/test-packages.sh dist
set -eu
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "test-packages: a clean Debian can be made and entered by root only" >&2; exit 1; }
scripts/install-dependencies.sh
scripts/install-dependencies.sh --only dpkg-dev file lintian debootstrap mandoc zsh fish qemu-user python3-venv poppler-utils unzip binutils
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
ls "$debs"/deduku_*.deb "$debs"/libdeduku0.1_*.deb "$debs"/libdeduku-dev_*.deb "$debs"/deduku-dbgsym_*.ddeb \
  "$debs"/libdeduku0.1-dbgsym_*.ddeb "$debs"/deduku-*-linux-"$(uname -m)".tar.gz >/dev/null || fail "a package is missing"

# An artefact is passed on together with the licences of the code that is linked into it.
files_of() {
  case $1 in
  *.deb) dpkg-deb --fsys-tarfile "$1" | tar -t ;;
  *.zip | *.whl) unzip -Z1 "$1" ;;
  *) tar -tzf "$1" ;;
  esac
}
for artefact in "$debs"/*.deb "$debs"/*.tar.gz "$debs"/python/*.tar.gz "$debs"/*.tgz "$debs"/*.whl "$debs"/*.zip; do
  [ -e "$artefact" ] || continue
  case $artefact in *-reference.tar.gz) continue ;; esac # it is text of our own
  files_of "$artefact" >"$work/files.txt"
  grep -q '/THIRD-PARTY-NOTICES$' "$work/files.txt" || fail "$artefact lacks the notices"
done

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

# A program that is compiled only with the files of the development package.
rm -rf "$work/unpacked"
for deb in "$debs"/libdeduku*.deb; do dpkg-deb -x "$deb" "$work/unpacked"; done
PKG_CONFIG_LIBDIR=$(dirname "$(find "$work/unpacked" -name deduku.pc)")
PKG_CONFIG_SYSROOT_DIR=$work/unpacked
export PKG_CONFIG_LIBDIR PKG_CONFIG_SYSROOT_DIR
# shellcheck disable=SC2046 # lists of words
c++ -std=c++20 -I"$work/unpacked/usr/include" tests/install/consumer.cpp $(pkg-config --libs deduku) -o "$work/consumer"

# The dependencies of programs, by their symbols: the C interface only grows, the rest is of this version.
depends() {
  (cd "$work/depends" && dpkg-shlibdeps -O "$1" 2>"$work/depends.log") | grep -o 'libdeduku[^,]*' | tr '\n' ' '
}
rm -rf "$work/depends"
mkdir -p "$work/depends/debian"
dpkg-deb -R "$debs"/libdeduku0.1_*.deb "$work/depends/debian/libdeduku0.1"
printf 'Source: try\nMaintainer: Try <try@localhost>\n\nPackage: try\nArchitecture: any\nDescription: try\n' \
  >"$work/depends/debian/control"
# shellcheck disable=SC2046 # lists of words
cc -I"$work/unpacked/usr/include" examples/rate.c $(pkg-config --libs deduku) -o "$work/rate"
version=$(dpkg-deb -f "$(ls "$debs"/libdeduku0.1_*.deb)" Version)
[ "$(depends "$work/rate")" = "libdeduku0.1 (>= ${version%-*}) " ] || fail "a program in C depends on $(depends "$work/rate")"
case $(depends "$work/consumer") in
*"libdeduku0.1 (= $version)"*) ;;
*) fail "a program in C++ depends on $(depends "$work/consumer")" ;;
esac

mkdir "$clean/try"
cp "$debs"/*.deb "$work/consumer" "$clean/try"
in_clean_debian sh -c 'dpkg -i /try/*.deb' >"$work/dpkg.log"
in_clean_debian /try/consumer || fail "the program that uses the shared library fails"
for package in deduku libdeduku0.1 libdeduku-dev; do
  cmp THIRD-PARTY-NOTICES "$clean/usr/share/doc/$package/THIRD-PARTY-NOTICES" || fail "$package has other notices"
done

# The debugging symbols are those of the installed binaries: a debugger finds them by the same number.
cp "$debs"/*.ddeb "$clean/try"
in_clean_debian sh -c 'dpkg -i /try/*.ddeb' >>"$work/dpkg.log"
for binary in "$clean/usr/bin/deduku" "$(find "$clean/usr/lib" -name 'libdeduku.so.0.1')"; do
  id=$(readelf -n "$binary" | sed -n 's/^ *Build ID: //p')
  symbols=$clean/usr/lib/debug/.build-id/$(echo "$id" | cut -c 1-2)/$(echo "$id" | cut -c 3-).debug
  readelf -S "$symbols" 2>"$work/readelf.log" | grep -q '\.debug_info' || fail "$binary has no debugging symbols"
done
in_clean_debian deduku --version
# A release also has the page.
[ ! -e "$clean/usr/share/deduku/page" ] || in_clean_debian sh -c 'timeout 2 deduku page --no-browser --port 0' |
  grep -q '^http://127\.0\.0\.1:' || fail "deduku page says no address"
in_clean_debian deduku rate --scale hodoku --format csv <puzzles/er-2.5.txt >"$work/ratings.csv"
[ "$(wc -l <"$work/ratings.csv")" -gt 1 ] || fail "deduku rates nothing"
# The oldest supported processor gives the same ratings. An older one is refused: the program prints a sentence, and the
# loader rejects the library.
qemu-x86_64 -cpu Nehalem "$clean/usr/bin/deduku" rate --scale hodoku --format csv <puzzles/er-2.5.txt |
  cmp - "$work/ratings.csv" || fail "a processor of 2008 rates otherwise"
[ "$(qemu-x86_64 -cpu core2duo "$clean/usr/bin/deduku" --version 2>&1 | grep -c 'needs a processor with SSE4.2')" = 1 ] ||
  fail "the program does not say that a processor of 2006 is too old"
libraries=$(dirname "$(find "$work/unpacked" -name 'libdeduku.so.0.1')")
LD_LIBRARY_PATH=$libraries qemu-x86_64 -cpu Nehalem "$work/consumer" || fail "a processor of 2008 cannot use the library"
LD_LIBRARY_PATH=$libraries qemu-x86_64 -cpu core2duo "$work/consumer" 2>&1 | grep -q 'libdeduku.so.0.1: CPU ISA level' ||
  fail "the library is loaded by a processor of 2006"
# A clean Debian has no font, so the program embeds its own.
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

# The archives are used in the folders of their files, the one for this machine as the whole root folder.
for archive in "$debs"/deduku-*-linux-*.tar.gz "$debs"/deduku-*-windows-*.zip; do
  [ -e "$archive" ] || continue
  rm -rf "$work/archive"
  mkdir "$work/archive"
  case $archive in
  *.zip) unzip -q "$archive" -d "$work/archive" ;;
  *) tar -x -C "$work/archive" -f "$archive" ;;
  esac
  root=$(echo "$work"/archive/*)
  sed 's/\r$//' "$root/README.md" | grep -oE '\]\([a-z]+/[^)# ]*' | sed 's/^](//' | while read -r page; do
    [ -e "$root/$page" ] || fail "the README of $archive links to $page, which is not there"
  done
  case $archive in
  *-linux-"$(uname -m)".tar.gz) run="chroot $root /bin/deduku" ;;
  *-linux-aarch64.tar.gz) run="qemu-aarch64 $root/deduku" ;;
  *.zip)
    command -v wine >/dev/null || {
      echo "test-packages: without Wine $(basename "$archive") is not run" >&2
      continue
    }
    run="wine $(find "$root" -name deduku.exe)"
    ;;
  esac
  # shellcheck disable=SC2086 # words
  $run rate --scale hodoku --format csv <puzzles/er-2.5.txt >"$work/archive.csv" 2>"$work/archive.log"
  [ "$(grep -v '^#' "$work/archive.csv")" = "$(grep -v '^#' "$work/ratings.csv")" ] || fail "$archive rates otherwise"
  rm -rf "$work/archive"
done

# The tag of a wheel names the oldest C library that it works with, and it needs nothing that some Linux lacks.
check_tag() {
  rm -rf "$work/wheel"
  mkdir "$work/wheel"
  unzip -q "$1" -d "$work/wheel"
  tagged=$(basename "$1" | sed -n 's/.*-manylinux_2_\([0-9]*\)_.*\.whl/\1/p')
  [ -n "$tagged" ] || fail "$1 is not tagged manylinux"
  library=$(find "$work/wheel" -name libdeduku.so)
  newest=$(objdump -T "$library" | sed -n 's/.*(\?GLIBC_2\.\([0-9]*\).*/\1/p' | sort -n | tail -n 1)
  [ "$newest" -le "$tagged" ] || fail "$1 needs version 2.$newest of the C library"
  other=$(objdump -p "$library" | awk '$1 == "NEEDED" && $2 !~ /^(libc|libm|libgcc_s|ld-linux.*)\.so/ {print $2}')
  [ -z "$other" ] || fail "$1 needs $other"
  if command -v auditwheel >/dev/null; then
    auditwheel show "$1" | tr '\n' ' ' | grep -q "manylinux_2_${tagged}_" || fail "auditwheel gives $1 another tag"
  fi
  rm -rf "$work/wheel"
}

# The packages for other languages, installed into empty folders, give a puzzle the same ER as the program.
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
  check_tag "$wheel"
  "$work/environment/bin/pip" uninstall --quiet --disable-pip-version-check --yes deduku
  left=$(find "$work/environment" -ipath '*deduku*')
  [ -z "$left" ] || fail "what removing $wheel leaves: $left"
done
for sdist in "$debs"/python/*.tar.gz; do
  [ -e "$sdist" ] || continue
  DEDUKU_SDIST=$sdist scripts/test-sdist.sh
done
for package in "$debs"/*.tgz; do
  [ -e "$package" ] || continue
  rm -rf "$work/project"
  mkdir "$work/project"
  npm install --prefix "$work/project" --no-audit --no-fund --silent "$package"
  node='const {load} = await import("deduku");
    console.log((await load()).rate({puzzle: process.argv[1], scales: ["ser"]}).records[0].er);'
  [ "$(cd "$work/project" && node --input-type=module -e "$node" "$puzzle")" = "$er" ] || fail "$package rates otherwise"
  npm uninstall --prefix "$work/project" --no-audit --no-fund --silent deduku
  left=$(find "$work/project/node_modules" -ipath '*deduku*' 2>"$work/npm.log" || true)
  [ -z "$left" ] || fail "what removing $package leaves: $left"
done

in_clean_debian dpkg --purge deduku-dbgsym libdeduku0.1-dbgsym deduku libdeduku-dev libdeduku0.1 >>"$work/dpkg.log"
left=$(find "$clean/usr" "$clean/etc" -name '*deduku*' -o -path '*/lib/debug/*' -type f)
[ -z "$left" ] || fail "what removing the packages leaves: $left"
rm -rf "$clean"
echo "All is installed, works and is removed without a trace."
