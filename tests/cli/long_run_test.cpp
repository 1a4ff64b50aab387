// Long lists: finished results survive any failure of the program, its input or the machine.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "tests/cli/program.hpp"
#include "tests/support/costly_boards.hpp"

namespace deduku::testing {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Gt;
using ::testing::HasSubstr;
using ::testing::Le;
using ::testing::Not;
using ::testing::SizeIs;

std::string repeated(const std::string& line, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += line + "\n";
  return text;
}

/// More work than any test waits for.
class EndlessList {
 public:
  EndlessList() : file_(content()) {}
  const std::string& path() const { return file_.path(); }

 private:
  static std::string content() {
    std::ifstream hard(project_file("puzzles/er-2.5.txt"));
    const std::string once{std::istreambuf_iterator<char>(hard), {}};
    std::string list;
    for (int i = 0; i < 200; ++i) list += once;
    return list;
  }
  TemporaryFile file_;
};

/// The number of rows; the numbers before them must count up from 1.
int counted_rows(const Words& rows) {
  int n = 0;
  for (const std::string& row : rows) EXPECT_EQ(row, std::to_string(++n));
  return n;
}

/// The number of puzzles that are done according to a log of steps: all before the last one.
int puzzles_done(const std::string& log) {
  const std::size_t last = log.rfind(" puzzle ");
  return last == std::string::npos ? 0 : std::stoi(log.substr(last + 8)) - 1;
}

TEST(LongRun, ASignalLeavesEveryFinishedRow) {
  const EndlessList list;
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const TemporaryFile log("");
    Running program({"rate", "--format", "%n", "-q", "--log-file", log.path(), list.path()});
    while (puzzles_done(log.content()) < 5) usleep(10000);
    program.send(signal);
    const Finished finished = program.finish();
    EXPECT_EQ(finished.code, 128 + signal);
    EXPECT_GE(counted_rows(lines_of(finished.out)), puzzles_done(log.content()));
    EXPECT_EQ(finished.err, "");
  }
}

TEST(LongRun, ASecondSignalLeavesThemToo) {
  const EndlessList list;
  const TemporaryFile log("");
  Running program({"rate", "--format", "%n", "-q", "--log-file", log.path(), list.path()});
  while (puzzles_done(log.content()) < 5) usleep(10000);
  const int done = puzzles_done(log.content());
  program.send(SIGTERM);
  program.send(SIGINT);
  const Finished finished = program.finish();
  // The system decides which of two pending signals is delivered first.
  EXPECT_TRUE(finished.code == 128 + SIGTERM || finished.code == 128 + SIGINT) << finished.code;
  EXPECT_GE(counted_rows(lines_of(finished.out)), done);
}

TEST(LongRun, ASignalIsAnsweredOnEveryScaleWithAnyNumberOfThreads) {
  const EndlessList list;
  for (const char* scale : {"ladder", "ser", "hodoku"}) {
    for (const char* threads : {"1", "2", "16"}) {
      Running program({"rate", "--scale", scale, "--threads", threads, "--format", "%n", "-q", list.path()});
      EXPECT_EQ(program.read_line(), "1");
      const auto start = std::chrono::steady_clock::now();
      program.interrupt();
      const Finished finished = program.finish();
      EXPECT_EQ(finished.code, 130) << scale << threads;
      EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(3)) << scale << threads;
      counted_rows(Words{"1"} + lines_of(finished.out));
    }
  }
}

TEST(LongRun, ASignalEndsWhatNobodyCanBreakOff) {
  Running program({"euler96", "-"});
  program.write("Grid 01\n");
  program.wait_until_read();
  program.send(SIGTERM);
  const Finished finished = program.finish();
  EXPECT_EQ(finished.code, 143);
  EXPECT_EQ(finished.out, "");
  EXPECT_EQ(finished.err, "");
}

TEST(LongRun, NohupIsHonoured) {
  const Finished finished = run_by_shell("trap '' HUP; \"$0\" rate -q --format %n \"$@\" & kill -HUP $!; wait $!",
                                         {project_file("puzzles/er-2.5.txt")});
  EXPECT_EQ(finished.code, 0);
  EXPECT_EQ(counted_rows(lines_of(finished.out)), 250);
}

TEST(LongRun, RowsAreThereWhileALaterPuzzleTakesLong) {
  const TemporaryFile list(repeated(puzzle, 3) + empty_grid + "\n");
  Running program({"count", "--limit", "0", list.path()});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(program.read_line(), "1");
  program.send(SIGKILL);
  EXPECT_EQ(program.finish().code, 128 + SIGKILL);
}

/// A file that can be opened but not read.
const char* const faulty_file = "/proc/self/mem";

TEST(LongRun, AFaultOfAFileCostsOnlyTheRestOfIt) {
  if (!std::filesystem::exists(faulty_file)) GTEST_SKIP() << "no file here that fails when it is read";
  const TemporaryFile good(repeated(puzzle, 700));
  const Words files = {good.path(), faulty_file, good.path()};
  const std::vector<Words> commands = {{"rate", "--format", "%g", "--threads", "1"},
                                       {"rate", "--format", "%g", "--threads", "2"},
                                       {"rate", "--format", "%g", "--threads", "4"},
                                       {"solve", "--fast"},
                                       {"convert", "--only-unique"},
                                       {"convert"},
                                       {"count", "--limit", "2"},
                                       {"check"}};
  for (const Words& command : commands) {
    const Finished finished = run(command + files);
    EXPECT_EQ(finished.code, 4) << command[0];
    EXPECT_THAT(lines_of(finished.out), SizeIs(1400)) << command[0];
    EXPECT_THAT(finished.err, HasSubstr(std::string(faulty_file) + ": Input/output error\n")) << command[0];
  }
  EXPECT_THAT(run(commands[1] + files).err, HasSubstr("1400 puzzles: 1400 solved"));
}

TEST(LongRun, WhatIsReadAheadBeforeAFaultIsNotLost) {
  std::string grids;
  for (int i = 0; i < 10; ++i) {
    for (std::size_t row = 0; row < 9; ++row) grids += puzzle.substr(9 * row, 9) + "\n";
    grids += "\n";
  }
  const TemporaryFile list(grids + std::string(2000000, '.') + "\n");
  for (const Words& command : std::vector<Words>{{"rate", "--format", "%g"},
                                                 {"rate", "--format", "%g", "--threads", "4"},
                                                 {"convert", "--only-unique"},
                                                 {"solve", "--fast"}}) {
    const Words rows = lines_of(run(command + Words{list.path()}).out);
    ASSERT_GE(rows.size(), 10U) << command[0];
    EXPECT_THAT(Words(rows.begin(), rows.begin() + 10), Each(rows[0])) << command[0];
  }
}

TEST(LongRun, MissingFilesAreToldBeforeAnythingIsRead) {
  Running program({"rate", "--format", "%n", "-", "/nonexistent/a", "/", "/nonexistent/b"});
  program.write(puzzle + "\n");
  EXPECT_EQ(program.read_line(), "1");
  EXPECT_EQ(program.said(),
            "/nonexistent/a: No such file or directory\n/: Is a directory\n"
            "/nonexistent/b: No such file or directory\n");
  program.close_input();
  EXPECT_EQ(program.finish().code, 4);
}

TEST(LongRun, TheFilesBehindAMissingOneAreRead) {
  const TemporaryFile first(repeated(puzzle, 3));
  const TemporaryFile last(repeated(puzzle, 2));
  for (const char* threads : {"1", "2", "4"}) {
    const Finished finished =
        run({"rate", "--format", "%n", "--threads", threads, first.path(), "/nonexistent", last.path()});
    EXPECT_EQ(finished.code, 4);
    EXPECT_EQ(finished.out, "1\n2\n3\n4\n5\n");
    EXPECT_EQ(finished.err, "/nonexistent: No such file or directory\n5 puzzles: 5 solved\n");
  }
}

TEST(LongRun, PipesAreOpenedOnce) {
  const TemporaryFile neighbour("");
  const std::string pipe = neighbour.path() + ".pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  std::thread writer([&] { std::ofstream(pipe) << repeated(puzzle, 3); });
  const Finished finished = run({"count", pipe, puzzle});
  writer.join();
  EXPECT_EQ(finished.out, "1\n1\n1\n1\n");
  EXPECT_EQ(finished.code, 0);
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool takes_much_memory = true;
#else
constexpr bool takes_much_memory = false;
#endif

TEST(LongRun, WithoutMoreThreadsItMakesDoWithFewer) {
  if (takes_much_memory) GTEST_SKIP() << "a sanitizer takes more memory than this test allows";
  const TemporaryFile list(repeated(puzzle, 100));
  const Finished finished = run_by_shell("ulimit -s 8192 && ulimit -v 300000 && exec \"$0\" \"$@\"",
                                         {"rate", "--format", "%n", "--threads", "64", list.path()});
  EXPECT_EQ(finished.code, 0);
  EXPECT_EQ(counted_rows(lines_of(finished.out)), 100);
  EXPECT_THAT(finished.err, HasSubstr(" instead of 64: the system allows no more"));
}

TEST(LongRun, WithoutMemoryItSaysSo) {
  if (takes_much_memory) GTEST_SKIP() << "a sanitizer takes more memory than this test allows";
  constexpr int least_code_of_system = 126;
  Finished finished;
  // The least memory, in kB, in which the program begins: with less, the loader or the runtime ends it before main.
  for (int limit = 8'000; limit <= 64'000; limit += 200) {
    finished = run_by_shell("ulimit -v " + std::to_string(limit) + " && exec \"$0\" \"$@\"",
                            {"rate", "--threads", "1000", puzzle});
    if (finished.code < least_code_of_system) break;
  }
  EXPECT_EQ(finished.code, 6);
  EXPECT_EQ(finished.err, "out of memory\n");
}

TEST(LongRun, WithoutMemoryAQuestionLosesItsOwnAnswerAlone) {
  if (takes_much_memory) GTEST_SKIP() << "a sanitizer takes more memory than this test allows";
  const std::string board(testing::many_petals);
  const TemporaryFile requests(R"({"id": 1, "method": "steps", "params": {"puzzle": ")" + board +
                               R"(", "draw": true, "html": true}})" + "\n" +
                               R"({"id": 2, "method": "check", "params": {"puzzle": ")" + board + "\"}}\n");
  // The memory ends while the answer is made; the other answer is still available.
  const Finished finished = run_by_shell("ulimit -v 160000 && exec \"$0\" serve --stdio < \"$1\"", {requests.path()});
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_THAT(lines_of(finished.out), ElementsAre(HasSubstr(R"("code":"no_memory")"), HasSubstr(R"("id":2,"result")")));
}

TEST(LongRun, ErrorsAreToldUpToALimit) {
  const std::string bad = puzzle.substr(1);
  const TemporaryFile list(repeated(puzzle, 300) + repeated(bad, 1) + repeated(puzzle + "\n" + bad, 250));
  const Finished usual = run({"count", list.path()});
  EXPECT_EQ(usual.code, 0);
  EXPECT_THAT(lines_of(usual.err), SizeIs(101));
  EXPECT_EQ(lines_of(usual.err).back(), "151 more unreadable records");
  const Finished few = run({"count", "--max-errors", "2", list.path()});
  EXPECT_THAT(lines_of(few.err), SizeIs(3));
  EXPECT_EQ(run({"count", "--max-errors", "0", list.path()}).err, "251 unreadable records\n");
  EXPECT_THAT(lines_of(run({"count", "--max-errors", "1000", list.path()}).err), SizeIs(251));
  EXPECT_EQ(run({"count", "-q", list.path()}).err, "");
}

TEST(LongRun, AListOfWhichHalfIsUnreadableIsNone) {
  const std::string bad = puzzle.substr(1);
  const std::string half = repeated(puzzle + "\n" + bad, 5);
  EXPECT_EQ(run({"count"}, half + puzzle + "\n").code, 0);
  EXPECT_EQ(run({"count"}, half).code, 3);
  EXPECT_EQ(run({"count"}, bad + "\n" + half + puzzle + "\n").code, 3);
  EXPECT_EQ(run({"rate", "--threads", "2"}, half).code, 3);
}

TEST(LongRun, TextAroundAPuzzleIsNoMistake) {
  const std::string mail =
      "Hello,\n\nhere is one that I found in the newspaper:\n\n" + puzzle + "\n\nCan you solve it?\n\nBye\n";
  const Finished finished = run({"solve", "--fast"}, mail);
  EXPECT_EQ(finished.code, 0);
  EXPECT_EQ(finished.out, solution + "\n");
  EXPECT_EQ(finished.err, "stdin:1: this and 2 other lines of text contain no puzzle\n");
  EXPECT_EQ(run({"solve", "--fast"}, mail + puzzle.substr(1) + "\n").code, 3) << "beside a damaged one";
}

TEST(LongRun, QuietStillTellsWhyItFailed) {
  EXPECT_EQ(run({"count", "-q", "/nonexistent"}).err, "/nonexistent: No such file or directory\n");
}

TEST(LongRun, ProgressMovesAndKeepsToTheTerminal) {
  const EndlessList list;
  const Finished wide = run_watched_for(3, 80, {"rate", list.path()});
  EXPECT_THAT(wide.err, ::testing::ContainsRegex("\\] [0-9]+\\.[0-9] %  [0-9]+ puzzles, .* per second, .* left"));
  const Finished narrow = run_watched_for(3, 24, {"rate", list.path()});
  EXPECT_THAT(narrow.err, Not(HasSubstr("[=")));
  Words lines;
  std::istringstream drawn(narrow.err);
  for (std::string line; std::getline(drawn, line, '\r');) {
    if (line.ends_with("\033[K")) lines.push_back(line.substr(0, line.size() - 3));
  }
  EXPECT_THAT(lines, SizeIs(Gt(2U)));
  EXPECT_THAT(lines, Each(SizeIs(Le(23U))));
}

TEST(LongRun, ProgressIsALineElsewhere) {
  const EndlessList list;
  const TemporaryFile ratings("");
  // Into a file, because no one reads the pipe meanwhile, and a program that waits for that makes no progress.
  Running program({"rate", "--progress", "always", list.path(), "-o", ratings.path()});
  while (program.said().empty()) usleep(50000);
  program.send(SIGTERM);
  EXPECT_THAT(program.finish().err, ::testing::ContainsRegex("^[0-9.]+ %  [0-9]+ puzzles, .* per second, .* left\n"));
  EXPECT_EQ(run({"rate", "-q", puzzle}).err, "");
}

TEST(LongRun, AFullDiskIsNoticedByHelpVersionAndLog) {
  for (const char* option : {"--help", "--version", "rate --help"}) {
    const Finished finished = run_by_shell("\"$0\" " + std::string(option) + " > /dev/full");
    EXPECT_EQ(finished.code, 4) << option;
    EXPECT_EQ(finished.err, "standard output: No space left on device\n");
  }
  const Finished rated = run({"rate", "--format", "%n", "-q", "--log-file", "/dev/full", puzzle});
  EXPECT_EQ(rated.code, 4);
  EXPECT_EQ(rated.out, "1\n");
  EXPECT_EQ(rated.err, "--log-file: /dev/full: No space left on device\n");
}

TEST(LongRun, ALogFileMakesNoFolders) {
  const TemporaryFile neighbour("");
  const std::string folder = neighbour.path() + ".folder";
  const Finished finished = run({"rate", puzzle, "--log-file", folder + "/log"});
  EXPECT_EQ(finished.code, 4);
  EXPECT_EQ(finished.err, "--log-file: " + folder + "/log: No such file or directory\n");
  EXPECT_FALSE(std::filesystem::exists(folder));
}

}  // namespace
}  // namespace deduku::testing
