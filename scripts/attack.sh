#!/bin/sh
# Attacks the program at length. Built with sanitizers and assertions, it gets forged records and damaged results
# (tests/attack/forged_files.py) and bad boards (tests/attack/attack.py, which takes the arguments of this script, for
# example --boards 100000 --seed 7). In the native build, `verify` gets forged paths (tests/attack/forged_paths.py), and
# every technique gets odd boards (tests/attack/claims.cpp). Variables:
#   DEDUKU_FORGERIES   the number of forged paths (13,000)
#   DEDUKU_ODD_BOARDS  the number of odd boards (1,500, some seven million conclusions)
#   DEDUKU_SEED        the seed (1)
#   DEDUKU_ATTACKS     a part of "records boards paths claims"; default: all
set -eu
cd "$(dirname "$0")/.."
attacks="${DEDUKU_ATTACKS:-records boards paths claims}"
seed="${DEDUKU_SEED:-1}"
scripts/install-dependencies.sh --with-tests
failed=0
for attack in $attacks; do
  case "$attack" in
    records)
      cmake --preset asan -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF
      cmake --build --preset asan --target deduku
      python3 tests/attack/forged_files.py build/asan/deduku || failed=1
      ;;
    boards)
      cmake --preset asan -DDEDUKU_TESTS=OFF -DDEDUKU_BENCH=OFF
      cmake --build --preset asan --target deduku
      python3 tests/attack/attack.py build/asan/deduku "$@" || failed=1
      ;;
    paths)
      cmake --preset native
      cmake --build --preset native --target deduku
      forgeries="${DEDUKU_FORGERIES:-13000}"
      python3 tests/attack/forged_paths.py build/native/deduku --forgeries "$forgeries" --seed "$seed" || failed=1
      ;;
    claims)
      cmake --preset native
      cmake --build --preset native --target claims
      build/native/claims --boards "${DEDUKU_ODD_BOARDS:-1500}" --seed "$seed" || failed=1
      ;;
    *) echo "attack: no such attack: $attack" >&2 && exit 2 ;;
  esac
done
exit "$failed"
