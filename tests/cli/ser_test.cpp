// Ratings and paths on the scale of Sudoku Explainer, as a user sees them.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::Each;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

/// 10.5/1.2/1.2; its hardest steps take a while.
const std::string escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// 8.4/1.2/1.2, and 8.3 without the defects of unique loops.
const std::string loop_puzzle = "...6..5....1.9...6.9...832....85......8.43...2..7...53..3....197..4..............";
/// 11.9/11.9/11.3: no placement for many steps.
const std::string slow_puzzle = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
const Words ser = {"rate", "--scale", "ser"};

TEST(Ser, FormatLettersPrintWhatSerateDoes) {
  EXPECT_EQ(run(ser + Words{puzzle, "--format", "%g ED=%r/%p/%d", "-q"}).out, puzzle + " ED=3.0/1.2/1.2\n");
}

TEST(Ser, TheTableHasTheTripleAndTheHardestTechnique) {
  const Words lines = lines_of(run(ser + Words{escargot}).out);
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_THAT(lines[0], StartsWith("   n  status         rating          steps  hardest"));
  EXPECT_THAT(lines[1], StartsWith("   1  solved         10.5/1.2/1.2"));
  EXPECT_THAT(lines[1], EndsWith("nested_chains_2"));
}

TEST(Ser, FixedModeRepairsTheDefects) {
  EXPECT_EQ(run(ser + Words{loop_puzzle, "--format", "%r", "-q"}).out, "8.4\n");
  EXPECT_EQ(run(ser + Words{loop_puzzle, "--format", "%r", "-q", "--se-mode", "fixed"}).out, "8.3\n");
}

TEST(Ser, CsvHasOneColumnForEachNumber) {
  const Words lines = lines_of(run(ser + Words{"--format", "csv", "--no-header"}, puzzle + " name\n").out);
  EXPECT_EQ(lines.at(0), "n,puzzle,tail,status,givens,rating,er,ep,ed,hardest,steps,error,file,line,ended");
  EXPECT_EQ(lines.at(1), "1," + puzzle + ",name,solved,26,3.0/1.2/1.2,3.0,1.2,1.2,naked_pair,63,,-,1,solved");
}

TEST(Ser, JsonNamesTheHardestStepWithAllItDoes) {
  const Words lines = lines_of(run(ser + Words{puzzle, "--format", "json"}).out);
  ASSERT_THAT(lines, SizeIs(3));
  const json header = json::parse(lines[0]);
  EXPECT_EQ(header["scale"], "ser");
  EXPECT_EQ(header["se_mode"], "se121");
  EXPECT_EQ(header["budget"], nullptr);
  const json record = json::parse(lines[1]);
  EXPECT_EQ(record["er"], 3.0);
  EXPECT_EQ(record["ep"], 1.2);
  EXPECT_EQ(record["ed"], 1.2);
  const json& hardest = record["hardest"];
  EXPECT_EQ(hardest["technique"], "naked_pair");
  EXPECT_EQ(hardest["name"], "Naked Pair");
  EXPECT_EQ(hardest["rating"], 3.0);
  EXPECT_EQ(hardest["places"], json::array());
  EXPECT_GT(hardest["removes"].size(), 0U);
  EXPECT_FALSE(record.contains("trace"));
}

TEST(Ser, TraceHasEveryStep) {
  const Words text = lines_of(run(ser + Words{loop_puzzle, "--trace"}).out);
  const json record = json::parse(lines_of(run(ser + Words{loop_puzzle, "--trace", "--format", "json"}).out).at(1));
  EXPECT_EQ(record["trace"].size(), record["steps"]);
  EXPECT_EQ(text.size(), record["trace"].size() + 2);
  double hardest = 0;
  for (const json& step : record["trace"]) hardest = std::max(hardest, step["rating"].get<double>());
  EXPECT_EQ(hardest, 8.4);
  EXPECT_EQ(record["trace"][record["hardest"]["n"].get<std::size_t>() - 1], record["hardest"]);
  EXPECT_THAT(text, ::testing::Contains(HasSubstr("(complexity ")));
}

TEST(Ser, PuzzlesWithoutOneSolutionAreNotRatedUnlessAsked) {
  const Words lines =
      lines_of(run(ser + Words{"--format", "%{status} %{rating}", "-q"}, unsolvable + "\n" + two_solutions).out);
  EXPECT_EQ(lines, (Words{"none ", "several "}));
  for (const std::string uniqueness : {"auto", "on", "off"}) {
    const Words asked = {"--format", "%{status} %r %{ended}", "-q", "--uniqueness", uniqueness};
    EXPECT_EQ(run(ser + asked, two_solutions).out, "several  \n") << uniqueness;
    EXPECT_EQ(run(ser + asked + Words{"--blind"}, two_solutions + "\n" + unsolvable).out,
              "several 20.0 stuck\nnone  \n")
        << uniqueness;
  }
}

TEST(Ser, PuzzlesWithoutOneSolutionAreAnsweredAtOnce) {
  // A search by logic needs minutes to find that it has no solution.
  const std::string impossible = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
  const auto start = std::chrono::steady_clock::now();
  for (const std::string uniqueness : {"on", "off"}) {
    const Words asked = {"--format", "%{status}", "-q", "--uniqueness", uniqueness};
    EXPECT_EQ(run(ser + asked, impossible + "\n" + empty_grid).out, "none\nseveral\n");
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

TEST(Ser, ASpentBudgetLeavesNumbersOrNothing) {
  for (const std::string budget : {"1e-10s", "1ms", "20"}) {
    const Finished rated = run(
        ser + Words{slow_puzzle, "--budget", budget, "--format", "%{status}|%r|%p|%d|%{rating}|%{hardest}|%{ended}"});
    EXPECT_EQ(rated.code, 1) << budget;
    EXPECT_THAT(rated.out,
                ::testing::MatchesRegex("out_of_budget\\|>=[0-9.]+\\|\\|\\|>=[0-9.]+//\\|\\|out_of_budget\n"))
        << budget;
    EXPECT_THAT(rated.err, HasSubstr("1 out of budget")) << budget;
  }
  const json record =
      json::parse(lines_of(run(ser + Words{slow_puzzle, "--budget", "20", "--format", "json"}).out).at(1));
  EXPECT_THAT(record["er"].get<std::string>(), StartsWith(">="));
  for (const char* field : {"ep", "ed", "hardest"}) EXPECT_EQ(record[field], nullptr) << field;
  for (const std::string enough : {"1m", "none", "NONE"}) {
    EXPECT_THAT(run(ser + Words{puzzle, "--budget", enough}).out, HasSubstr("solved         3.0/1.2/1.2"));
  }
}

TEST(Ser, ABoundHasItsSignInEveryOutput) {
  const Words cut = {"--budget", "20", slow_puzzle};
  const Words blind = {"--budget", "20", "--blind", empty_grid};
  for (const Words& asked : {cut, blind}) {
    EXPECT_THAT(run(ser + asked).out, HasSubstr("  >="));
    EXPECT_THAT(run(ser + asked + Words{"--format", "csv"}).out, HasSubstr(",>="));
    EXPECT_THAT(run(Words{"rate", "--scale", "all", "-q", "--format", "%{er}"} + asked).out, StartsWith(">="));
    EXPECT_THAT(run(Words{"rate", "--scale", "ser,r", "--where", "er > 1", "--format", "json"} + asked).out,
                HasSubstr("\"er\":\">="));
    const Words solve = Words{"solve", "--ladder", "se"} + asked;
    EXPECT_THAT(run(solve).out, HasSubstr("ER/EP/ED >="));
    EXPECT_THAT(run(solve + Words{"--format", "json"}).out, HasSubstr("\"er\":\">="));
  }
}

TEST(Ser, AGridWithoutAStepHasNoRating) {
  EXPECT_EQ(run(ser + Words{solution, "--format", "%{status}|%r|%p|%d|%{rating}", "-q"}).out, "solved||||\n");
}

TEST(Ser, ThreadsKeepTheOrder) {
  std::string input;
  for (int i = 0; i < 40; ++i) {
    input += (i % 10 == 0 ? escargot : i % 10 == 5 ? unsolvable : puzzle) + " " + std::to_string(i) + "\n";
    if (i == 20) input += puzzle.substr(1) + "\n";
  }
  for (const std::string format : {"text", "json", "%n %i %{status} %r"}) {
    const Finished one = run(ser + Words{"--format", format}, input);
    const Finished four = run(ser + Words{"--format", format, "--threads", "4"}, input);
    EXPECT_EQ(one.out, four.out) << format;
    EXPECT_EQ(one.err, four.err) << format;
  }
}

TEST(Ser, ThreadsServeTheLadderToo) {
  const Words rate = {"rate", project_file("puzzles/er-2.5.txt"), "--format", "csv", "--no-header"};
  EXPECT_EQ(run(rate).out, run(rate + Words{"--threads", "3"}).out);
}

TEST(Ser, ThreadsAnswerBeforeTheyWaitForMoreInput) {
  Running program(ser + Words{"--threads", "2", "--format", "%r"});
  program.write(puzzle + "\n");
  EXPECT_EQ(program.read_line(), "3.0");
  program.write(puzzle + "\n");
  EXPECT_EQ(program.read_line(), "3.0");
  program.close_input();
  EXPECT_EQ(program.finish().code, 0);
}

TEST(Ser, AnInterruptLeavesWhatWasFinishedWhole) {
  for (const std::string threads : {"1", "2"}) {
    Running program(ser + Words{"--threads", threads, "--blind", "--format", "%n %r"});
    program.write(puzzle + "\n" + puzzle + "\n" + empty_grid + "\n" + puzzle + "\n");
    program.wait_until_read();
    usleep(300000);  // by now it is searching the empty grid
    program.interrupt();
    const Finished finished = program.finish();
    EXPECT_EQ(finished.code, 130);
    EXPECT_EQ(finished.out, "1 3.0\n2 3.0\n") << threads;
  }
}

TEST(Ser, ALongListShowsItsProgressToATerminal) {
  const TemporaryFile list(puzzle + "\n" + empty_grid + "\n" + puzzle + "\n");
  const Finished watched = run_watched(ser + Words{list.path(), "--blind", "--budget", "1200ms", "--format", "%r"});
  EXPECT_THAT(watched.err, HasSubstr(" %  2 puzzles, "));
  EXPECT_THAT(watched.err, HasSubstr("\r\033[K"));
  EXPECT_THAT(run_watched(ser + Words{puzzle}).err, Not(HasSubstr("per second")));
}

TEST(Ser, SolveTellsThePathInSentences) {
  const Words lines = lines_of(run({"solve", "--ladder", "se", loop_puzzle}).out);
  EXPECT_EQ(lines.at(0), "Puzzle 1");
  EXPECT_THAT(lines.at(1), StartsWith("  1. Hidden Single (1.2): In box "));
  EXPECT_THAT(lines, ::testing::Contains(HasSubstr("ER/EP/ED 8.4/1.2/1.2.")));
  EXPECT_THAT(lines, ::testing::Contains(HasSubstr(" -> ")));
}

TEST(Ser, SolveWritesThePathAsJson) {
  const json record =
      json::parse(lines_of(run({"solve", "--ladder", "se", "--format", "json", loop_puzzle}).out).at(1));
  EXPECT_EQ(record["status"], "solved");
  EXPECT_EQ(record["er"], 8.4);
  for (const json& step : record["steps"]) {
    EXPECT_THAT(step["sentence"].get<std::string>(), EndsWith("."));
    EXPECT_TRUE(step["places"].size() + step["removes"].size() > 0);
    EXPECT_NE(step["evidence"]["parts"].empty(), step["evidence"]["branches"].empty());
  }
}

TEST(Ser, SolveAsksTheSearchThatIsNamed) {
  const Words solve = {"solve", "--ladder", "se", "--format", "json", "--search", "dancing_links", two_solutions};
  const Words lines = lines_of(run(solve).out);
  EXPECT_EQ(json::parse(lines.at(0))["search"], "dancing_links");
  EXPECT_EQ(json::parse(lines.at(1))["status"], "several");
}

TEST(Ser, SolveSaysWhenThereIsNotOneSolution) {
  const Finished several = run({"solve", "--ladder", "se", two_solutions});
  EXPECT_EQ(several.code, 1);
  EXPECT_THAT(several.out, HasSubstr("There are several solutions. Two of them:"));
  EXPECT_THAT(run({"solve", "--ladder", "se", unsolvable}).out, HasSubstr("There is no solution."));
}

}  // namespace
}  // namespace deduku::testing
