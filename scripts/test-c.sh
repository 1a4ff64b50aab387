#!/bin/sh
# Attacks the C interface: runs its test in C and the fixtures with sanitizers, then calls every function with the
# inputs of a fuzzer, for 60 seconds or for the number in the argument. The finds of the fuzzer are in build/fuzz/found.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
scripts/install-dependencies.sh --with-tests
scripts/install-dependencies.sh --only clang
cmake --preset asan
cmake --build --preset asan --target c_test service_test
build/asan/c_test
build/asan/service_test
cmake --preset fuzz
cmake --build --preset fuzz --target c_fuzz
mkdir -p build/fuzz/found
build/fuzz/c_fuzz "-max_total_time=$seconds" -timeout=60 build/fuzz/found tests/fuzz/corpus/c
