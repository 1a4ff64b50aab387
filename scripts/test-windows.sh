#!/bin/sh
# Builds the library, the program and their tests for Windows with MinGW-w64 and runs them with Wine, in build/windows:
#   - the tests of the library as programs for Windows;
#   - the tests of the command line as programs for this machine, which start deduku.exe: what they cannot ask of it stands
#     in left_out, with the reason.
# Arguments are the folders of tests to run, for example: scripts/test-windows.sh platform formats cli
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only g++-mingw-w64-x86-64 libz-mingw-w64-dev wine wine64 googletest
scripts/install-dependencies.sh --with-tests

# Wine keeps its registry and its drives here; pictures and sound are nothing to it.
WINEPREFIX=$PWD/build/wine
WINEDEBUG=-all
WINEDLLOVERRIDES="mscoree=;mshtml=;winemenubuilder.exe="
export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES
mkdir -p build
wine wineboot --init >/dev/null 2>&1 || true
# Without a server that stays, each program would start and end one.
wineserver -p
trap 'wineserver -k' EXIT

folders="$*"
[ -n "$folders" ] || folders="platform core check formats search proof engine why kernels techniques present draw service
  se raters rounds golden hodoku theory walk cli"

cmake --preset windows -DDEDUKU_TESTS=ON >/dev/null
targets=deduku
for folder in $folders; do
  case $folder in
    cli | techniques) ;;
    *) targets="$targets ${folder}_test" ;;
  esac
done
# shellcheck disable=SC2086 # a list of words
cmake --build --preset windows --target $targets

failed=""
for folder in $folders; do
  [ -e "build/windows/${folder}_test.exe" ] || continue
  echo "== ${folder}_test.exe"
  wine "build/windows/${folder}_test.exe" --gtest_brief=1 || failed="$failed $folder"
done

# What these ask for is not there for deduku.exe, or not as it is here.
left_out=$(sed 's/#.*//' <<'END' | tr -d ' \n'
-*Signal*:*Interrupt*:LongRun.NohupIsHonoured:      # signals
*Progress*:Process.ColoursAreForTerminals*:         # a terminal: Wine draws a console on it by sequences of its own
Encoding.NothingOfTheInputCommandsATerminal:Rate.ControlCharactersOfTheInputReachNoTerminal:
Process.AFullDiskIsAFileError:LongRun.AFullDisk*:   # /dev/full
*ALimitOnTheSize*:LongRun.WithoutM*:                # ulimit
LongRun.AFaultOfAFile*:LongRun.PipesAreOpenedOnce:ProveCommand.WritesIntoWhatIsNoFile:  # /proc, /dev, pipes with a name
Faults.*:                                           # a library that is loaded first
Input/Packed.*/1:Input/Packed.*/2:                  # zstd and xz
Encoding.OfADamagedListNoRowIsKept:Encoding.LargeWindowsOfZstdAreRead:
Usage.MessagesRepeatWhatIsWrongVisiblyAndInShort:   # half a character of UTF-16 as a word
END
)
case " $folders " in
  *" cli "*)
    cat >build/windows/deduku.sh <<END
#!/bin/sh
exec wine "$PWD/build/windows/deduku.exe" "\$@"
END
    chmod +x build/windows/deduku.sh
    cmake --preset dev >/dev/null
    cmake --build --preset dev --target cli_test
    echo "== cli_test with deduku.exe"
    DEDUKU_TESTED_PROGRAM=$PWD/build/windows/deduku.sh build/dev/cli_test --gtest_brief=1 --gtest_filter="$left_out" ||
      failed="$failed cli"
    ;;
esac

if [ -n "$failed" ]; then
  echo "test-windows: failed:$failed" >&2
  exit 1
fi
echo "test-windows: all passed"
