#!/bin/sh
# Builds the npm package: the library as WebAssembly with its loader, in build/js/package, and packed as
# build/js/deduku-VERSION.tgz. Installs its dependencies from Debian. Arguments are CMake settings.
set -eu
cd "$(dirname "$0")/.."
packages="cmake ninja-build git nlohmann-json3-dev clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
  libclang-rt-19-dev-wasm32 binaryen"
command -v node >/dev/null 2>&1 || packages="$packages nodejs"
command -v npm >/dev/null 2>&1 || packages="$packages npm"
# shellcheck disable=SC2086 # a list of words
scripts/install-dependencies.sh --only $packages
scripts/check-node.sh
cmake --preset wasm "$@"
cmake --build --preset wasm --target deduku_wasm

package=build/js/package
rm -rf $package build/js/deduku-*.tgz
mkdir -p $package/docs
cp docs/deduku.schema.json $package/docs
for document in docs/protocol.md docs/json.md; do # links to files outside of the package become text
  perl -0pe 's/\[([^]]*)\]\((?!protocol\.md|json\.md|deduku\.schema\.json|#|https:)[^)]*\)/$1/g' $document >$package/$document
done
sed -E -e 's|\(\.\./\.\./docs/|(docs/|' -e 's|\[([^]]*)\]\(\.\./[^)]*\)|\1|g' bindings/js/README.md >$package/README.md
cp bindings/js/package.json LICENSE THIRD-PARTY-NOTICES bindings/js/*.js bindings/js/*.d.ts $package
# Every page fetches it: 2 % less after compression. No instructions but those that the compiler uses. The result is kept
# until the module or these options change.
small=build/wasm/small.wasm
if [ ! $small -nt build/wasm/deduku.wasm ] || [ ! $small -nt scripts/build-js.sh ]; then
  wasm-opt -Oz --converge --zero-filled-memory --enable-simd --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals \
    build/wasm/deduku.wasm -o $small.new
  mv $small.new $small
fi
install -m 644 $small $package/deduku.wasm
node scripts/bundle-board.mjs $package
cp -r bindings/js/examples $package
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' build/wasm/CMakeCache.txt)
cd build/js
npm --prefix package pkg set version="$version"
npm pack ./package --silent
