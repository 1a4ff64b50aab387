#!/bin/sh
# Checks the recipes of packaging/ against the build, as far as a Debian machine can: each is valid in its language and
# names the current version and existing options. If possible, the work of its package manager is simulated: with
# --build, the PKGBUILD is run on the sources of the last commit, which compiles them.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only python3 ruby
fail() {
  echo "test-recipes: $*" >&2
  exit 1
}

version=$(sed -n 's/^#define DEDUKU_VERSION_[A-Z]* //p' include/deduku/version.h | paste -sd.)
for recipe in homebrew/deduku.rb aur/PKGBUILD nix/default.nix vcpkg/vcpkg.json conan/conanfile.py rust/Cargo.toml; do
  grep -q "$version" "packaging/$recipe" || fail "packaging/$recipe is not of version $version"
done
options=$(sed -n 's/^ *\(option\|set\)(\(DEDUKU_[A-Z_]*\) .*/\2/p' CMakeLists.txt cmake/*.cmake)
for named in $(grep -rhoE 'DEDUKU_(CLI|JSON|TESTS|BENCH|[A-Z]+)\b' packaging --include=*.rb --include=PKGBUILD --include=*.nix --include=*.cmake \
  --include=*.py | grep -v -e WITHOUT_JSON -e DEDUKU_ABI | sort -u); do
  echo "$options" | grep -qx "$named" || fail "a recipe names the option $named, which there is not"
done

ruby -c packaging/homebrew/deduku.rb >/dev/null || fail "the formula is no Ruby"
bash -n packaging/aur/PKGBUILD || fail "the PKGBUILD is no shell"
python3 -c 'import ast, json, sys
ast.parse(open("packaging/conan/conanfile.py").read())
json.load(open("packaging/vcpkg/vcpkg.json"))' || fail "a recipe of Conan or vcpkg cannot be read"
# CMake reads the portfile, with stubs for the functions of vcpkg.
stubs=$(mktemp)
trap 'rm -f "$stubs"' EXIT
for name in vcpkg_download_distfile vcpkg_extract_source_archive vcpkg_cmake_configure vcpkg_cmake_install \
  vcpkg_cmake_config_fixup vcpkg_fixup_pkgconfig vcpkg_install_copyright; do
  echo "function($name)"
  echo "endfunction()"
done >"$stubs"
echo "include($PWD/packaging/vcpkg/portfile.cmake)" >>"$stubs"
cmake -DVERSION="$version" -DCURRENT_PACKAGES_DIR="$(mktemp -d)" -P "$stubs" || fail "CMake cannot read the portfile"

if [ "${1:-}" = "--build" ]; then
  work=$PWD/build/recipes
  rm -rf "$work"
  mkdir -p "$work/package"
  git archive --prefix="deduku-$version/" HEAD | tar -x -C "$work"
  (
    cd "$work"
    bash -euc '. "$0"; build; pkgdir=$PWD/package; package' "$OLDPWD/packaging/aur/PKGBUILD" >build.log 2>&1
  ) || { tail -n 20 "$work/build.log" >&2; fail "the PKGBUILD builds nothing"; }
  LD_LIBRARY_PATH=$work/package/usr/lib "$work/package/usr/bin/deduku" --version | grep -q "$version" || fail "its program fails"
  [ -s "$work/package/usr/share/licenses/deduku/THIRD-PARTY-NOTICES" ] || fail "it has no notices"
fi
echo "The recipes are as they should be."
