#!/bin/sh
# Builds the library, the program and their tests for Windows with MinGW-w64 and runs them with Wine, in build/windows:
#   - the tests of the library, and of the calls of Windows by the program, as programs for Windows;
#   - the tests of the command line as programs for this machine, which start deduku.exe: left_out has the tests that
#     cannot work with it, with the reason;
#   - programs in Python that read its output: proofs, JSON, serve.
# Arguments are the folders of tests to run, for example: scripts/test-windows.sh platform formats cli
# Three folders are not included: layers reads the sources, readme runs commands of a shell with programs for this
# machine, and torture, like everything with the label "volume", takes hours. tests/formats/round_trip_test.cpp needs
# RapidCheck, which Debian does not have for Windows.
set -eu
cd "$(dirname "$0")/.."
scripts/install-dependencies.sh --only g++-mingw-w64-x86-64 libz-mingw-w64-dev wine wine64 googletest
scripts/install-dependencies.sh --with-tests

# Wine keeps its registry and its drives here. It needs no graphics and no sound.
WINEPREFIX=$PWD/build/wine
WINEDEBUG=-all
WINEDLLOVERRIDES="mscoree=;mshtml=;winemenubuilder.exe="
# The tests remove the variables of the language; with this one Wine still reads its arguments as UTF-8.
LC_CTYPE=C.UTF-8
export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES LC_CTYPE
mkdir -p build
wine wineboot --init >/dev/null 2>&1 || true
# A persistent server: otherwise each program would start and end one.
wineserver -p 2>/dev/null || true  # it may be there already
# A persistent program: otherwise the services of Wine end as well, and the next program starts them with its own output
# as theirs, so that a reader of this output waits for the services.
mkfifo build/wine/keys 2>/dev/null || true
wine cmd <>build/wine/keys >/dev/null 2>&1 &
trap 'wineserver -k' EXIT

folders="$*"
[ -n "$folders" ] || folders="cli ratings proof serve schema console alone platform engine check hodoku se theory search service
  present draw walk bounds core before_main formats why kernels conformance raters rounds golden c"

cmake --preset windows -DDEDUKU_TESTS=ON >/dev/null
targets=deduku
natives=""
for folder in $folders; do
  case $folder in
    serve | schema | console | alone) ;;
    cli) natives="$natives cli_test" ;;
    ratings) natives="$natives ratings_test"; targets="$targets toy_program" ;;
    c) targets="$targets c_test c_threads_test" ;;
    *) targets="$targets ${folder}_test" ;;
  esac
done
# shellcheck disable=SC2086 # a list of words
cmake --build --preset windows --target $targets
if [ -n "$natives" ]; then
  cmake --preset dev >/dev/null
  # shellcheck disable=SC2086 # a list of words
  cmake --build --preset dev --target $natives
fi

# deduku.exe as a program of this machine: it gets its language only from the test.
for program in deduku toy_program; do
  cat >build/windows/$program.sh <<END
#!/bin/sh
exec wine "$PWD/build/windows/$program.exe" "\$@"
END
  chmod +x build/windows/$program.sh
done
program=$PWD/build/windows/deduku.sh

# These need something that deduku.exe does not have, or not in the same way. The tests in platform check the effects of
# signals and kills.
left_out=$(sed 's/#.*//' <<'END' | tr -d ' \n'
-LongRun.ASignal*:LongRun.ASecondSignal*:LongRun.NohupIsHonoured:Resume.ASignal*:  # signals
Process.AnInterrupt*:Ser.AnInterrupt*:
LongRun.Progress*:Ser.ALongListShowsItsProgressToATerminal:  # a terminal: Wine draws a console on it by sequences of its own
Process.ColoursAreForTerminals*:BoardView.IsColouredWhereColoursAreWanted:
Encoding.NothingOfTheInputCommandsATerminal:Rate.ControlCharactersOfTheInputReachNoTerminal:
Process.AFullDiskIsAFileError:LongRun.AFullDisk*:   # /dev/full
*ALimitOnTheSize*:LongRun.WithoutM*:                # ulimit
LongRun.AFaultOfAFile*:LongRun.PipesAreOpenedOnce:ProveCommand.WritesIntoWhatIsNoFile:  # /proc, /dev, pipes with a name
Faults.*:                                           # a library that is loaded first
Explain.AFileKeepsItsModeAndALinkItsPlace:          # modes and links of POSIX
Draw.TakesTheFormFromTheNameOfTheFile:Draw.SaysWhatIsMissingForAPng:  # rsvg-convert.exe; a PATH of POSIX
Input/Packed.*/1:Input/Packed.*/2:                  # zstd and xz
Encoding.OfADamagedListNoRowIsKept:Encoding.LargeWindowsOfZstdAreRead:
RateOrder.KeepsNoMoreThanAGibibyte:                 # a word of 100,000 characters, of which Windows takes 32,767
Usage.MessagesRepeatWhatIsWrongVisiblyAndInShort    # half a character of UTF-16 as a word
END
)

# One line for each thing to run, the longest first.
jobs=build/windows/jobs
rm -rf $jobs
mkdir $jobs
job() {
  echo "$2" >$jobs/"$1"
  echo "$1" >>$jobs/.list
}
shards=8
for folder in $folders; do
  case $folder in
    cli | ratings)
      tested=deduku
      [ "$folder" = cli ] || tested=toy_program
      shard=0
      while [ $shard -lt $shards ]; do
        job "$folder-$shard" "GTEST_TOTAL_SHARDS=$shards GTEST_SHARD_INDEX=$shard \
          DEDUKU_TESTED_PROGRAM=$PWD/build/windows/$tested.sh \
          build/dev/${folder}_test --gtest_brief=1 --gtest_filter='$left_out'"
        shard=$((shard + 1))
      done
      ;;
    serve) job serve "python3 tests/serve/check_serve.py $program 10000 windows" ;;
    schema) job schema "python3 tests/schema/check_schema.py $program $PWD" ;;
    console) job console "python3 tests/platform/check_console.py build/windows/deduku.exe" ;;
    alone)
      # The program of the zip runs without other files.
      rm -rf build/windows/alone
      mkdir build/windows/alone
      cp build/windows/deduku.exe build/windows/alone
      job alone-pdf "cd build/windows/alone && wine deduku.exe sheet -q --format pdf <../../../puzzles/er-1.2.txt | head -c 5 | grep %PDF-"
      job alone "cd build/windows/alone && wine deduku.exe rate -q --format '%{r}' $(head -n 1 puzzles/er-1.2.txt | cut -c1-81)"
      ;;
    c)
      job c "wine build/windows/c_test.exe"
      job c_threads "wine build/windows/c_threads_test.exe"
      ;;
    platform)
      # Wine does not pass on Control Break between programs without a console; check_console.py sends Control C in a
      # console.
      job platform "wine build/windows/platform_test.exe --gtest_brief=1 --gtest_filter=-LongRun.AnInterrupt*"
      ;;
    *)
      job "$folder" "wine build/windows/${folder}_test.exe --gtest_brief=1"
      [ "$folder" = proof ] || continue
      job follow-proofs "python3 tests/proof/check_proofs.py $program $PWD"
      job cadical "python3 tests/proof/check_by_cadical.py $program $PWD"
      ;;
  esac
done

# Shows the whole output of failures, and the last line of the rest.
# shellcheck disable=SC2016 # the text in single quotes is for the shell that xargs starts
xargs -P "$(nproc)" -I{} sh -c '
  if sh "$0/$1" >"$0/$1.log" 2>&1; then echo "$1: passed: $(tail -n 1 "$0/$1.log")"
  else echo "$1" >>"$0/.failed"; echo "$1: FAILED"; cat "$0/$1.log"; fi' $jobs {} <$jobs/.list

if [ -e $jobs/.failed ]; then
  echo "test-windows: failed: $(tr '\n' ' ' <$jobs/.failed)" >&2
  exit 1
fi
echo "test-windows: all passed"
