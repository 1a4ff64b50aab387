#!/bin/sh
# Attacks the program at length. With sanitizers and assertions it gets forged records and damaged results,
# tests/attack/forged_files.py, and bad boards, tests/attack/attack.py, whose arguments are those of this script, for
# example --boards 100000 --seed 7. In the native build `verify` gets forged paths, tests/attack/forged_paths.py, and every
# technique odd boards, tests/attack/claims.cpp: DEDUKU_FORGERIES (13,000) and DEDUKU_ODD_BOARDS (1,500, some seven million
# conclusions) say how many, DEDUKU_SEED (1) which, DEDUKU_ATTACKS which of "records boards paths claims", if not all.
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
