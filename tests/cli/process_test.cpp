// The program and its environment: pipes, signals, terminals, logs.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(Process, AClosedPipeEndsItQuietly) {
  Running program({"rate", project_file("puzzles/er-2.5.txt"), "-", "--format", "%g", "-q"});
  program.close_output();
  program.write(puzzle + "\n");
  program.close_input();
  const Finished finished = program.finish();
  EXPECT_EQ(finished.code, 128 + SIGPIPE);
  EXPECT_EQ(finished.err, "");
}

TEST(Process, AFullDiskIsAFileError) {
  const std::string command = tested_program() + " rate -q " + puzzle + " 2>&1 >/dev/full";
  std::FILE* pipe = popen(command.c_str(), "r");
  std::array<char, 200> message{};
  EXPECT_NE(std::fgets(message.data(), message.size(), pipe), nullptr);
  EXPECT_STREQ(message.data(), "standard output: No space left on device\n");
  EXPECT_EQ(WEXITSTATUS(pclose(pipe)), 4);
}

/// Checks a command whose output exceeds a limit on the size of files, in a folder of its own.
void expect_limited(const std::string& output, const std::string& file) {
  const TemporaryFolder folder;
  const Finished finished = run_by_shell("cd " + folder.path() + " && ulimit -f 2 && \"$0\" " + output);
  EXPECT_EQ(finished.code, 4) << output << finished.err;
  EXPECT_THAT(finished.err, HasSubstr(": File too large\n")) << output;
  for (const std::string& name : folder.names()) EXPECT_THAT(name, StartsWith(file)) << output;
}

TEST(Process, ALimitOnTheSizeOfFilesIsAFileErrorInEveryOutput) {
  const std::string list = project_file("puzzles/er-2.5.txt");
  const TemporaryFile part(run({"rate", "--scale", "te", list, "--format", "json"}).out);
  expect_limited("rate --scale te -o rows.csv --format csv " + list, "rows.csv");
  expect_limited("rate --scale te " + list + " >rows", "rows");
  expect_limited("merge " + part.path() + " -o rows", "rows");
  expect_limited("convert " + list + " >lines", "lines");
  expect_limited("--log-file steps.log solve -q " + puzzle + " >/dev/null", "steps.log");
  expect_limited("explain -o walk.html " + puzzle, "none");
  expect_limited("draw -o picture.svg " + puzzle, "none");
  expect_limited("prove --lrat proof.lrat --cnf proof.cnf " + puzzle, "none");
  expect_limited("--help >help", "help");
}

TEST(Process, AnswersBeforeItWaitsForMoreInput) {
  Running program({"solve", "--fast"});
  program.write(puzzle + "\n");
  EXPECT_EQ(program.read_line(), solution);
  program.write(empty_grid + "\n");
  EXPECT_EQ(program.read_line(), "several");
  program.close_input();
  EXPECT_EQ(program.finish().code, 0);
}

TEST(Process, AnInterruptWhileItWaitsEndsTheList) {
  Running program({"solve", "--fast"});
  program.write(puzzle + "\n");
  EXPECT_EQ(program.read_line(), solution);
  program.interrupt();
  const Finished finished = program.finish();
  EXPECT_EQ(finished.code, 130);
  EXPECT_EQ(finished.out, "");
}

TEST(Process, AnInterruptInTheMiddleLeavesWholeRecords) {
  Running program({"count", "--limit", "0", "--format", "json"});
  program.write(puzzle + "\n");
  EXPECT_THAT(program.read_line(), HasSubstr("\"header\""));
  EXPECT_THAT(program.read_line(), HasSubstr("\"counted\""));
  program.write(puzzle + "\n" + empty_grid + "\n");
  program.wait_until_read();
  usleep(200000);  // by now it is searching the empty grid
  program.interrupt();
  const Finished finished = program.finish();
  EXPECT_EQ(finished.code, 130);
  const Words lines = lines_of(finished.out);
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_THAT(lines[0], HasSubstr("\"n\":2"));
  EXPECT_EQ(finished.out.back(), '\n');
}

TEST(Process, ColoursAreForTerminalsAndNoColorForbidsThem) {
  const Words rate = {"rate", puzzle, "-q"};
  EXPECT_THAT(run(rate).out, Not(HasSubstr("\033[")));
  EXPECT_THAT(run_at_terminal(rate, {"TERM=xterm"}).out, HasSubstr("\033[32msolved"));
  EXPECT_THAT(run_at_terminal(rate, {"TERM=xterm", "NO_COLOR=1"}).out, Not(HasSubstr("\033[")));
  EXPECT_THAT(run_at_terminal(rate, {"TERM=dumb"}).out, Not(HasSubstr("\033[")));
}

TEST(Process, VerboseTellsEveryStepAndVeryVerboseEveryGrid) {
  const auto tells = [](const std::string& scale, const std::string& step) {
    const Words rate = Words{"rate", "--scale", scale, puzzle} + few_techniques;
    const Finished quiet = run(rate);
    EXPECT_THAT(quiet.err, Not(HasSubstr("puzzle 1, ")));
    const Finished verbose = run(Words{"-v"} + rate);
    EXPECT_THAT(verbose.err, HasSubstr(step));
    EXPECT_THAT(verbose.err, Not(HasSubstr("+---")));
    EXPECT_EQ(verbose.out, quiet.out);
    EXPECT_THAT(run(Words{"-vv"} + rate).err, HasSubstr("puzzle 1, candidates\n+---"));
  };
  tells("ladder", "puzzle 1, step 67: Full House: ");
  tells("r", "puzzle 1, round 17: Naked Pair: 2 steps, 3 candidates removed\n");
}

TEST(Process, TheLogFileGetsEveryStep) {
  const TemporaryFile log("");
  const Finished rated =
      run(Words{"rate", "--scale", "ladder", puzzle, "-q", "--log-file", log.path()} + few_techniques);
  EXPECT_EQ(rated.err, "");
  EXPECT_THAT(log.content(), HasSubstr(" debug puzzle 1, step 67: Full House: "));
  EXPECT_THAT(log.content(), HasSubstr(" info 1 puzzle: 1 solved"));
  EXPECT_EQ(run({"rate", puzzle, "--log-file", "/"}).code, 4);
}

}  // namespace
}  // namespace deduku::testing
