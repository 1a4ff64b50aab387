// Level and score on the scale of HoDoKu, as a user sees them.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

/// Hard, 780; its most expensive step is an X-Wing, the 18th.
const std::string x_wing_puzzle = ".43.8.25.6.............1.949....4.7....6.8....1.2....382.5.............5.34.9.71.";
const Words rate_by_hodoku = {"rate", "--scale", "hodoku"};

TEST(Hodoku, TheTableHasLevelScoreAndTheDearestTechnique) {
  const Words lines = lines_of(run(rate_by_hodoku + Words{x_wing_puzzle}).out);
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_THAT(lines[0], StartsWith("   n  status       level     score  steps  hardest"));
  EXPECT_THAT(lines[1], StartsWith("   1  solved       Hard        780     62  x_wing"));
}

TEST(Hodoku, CsvAndFormatStringsHaveTheFields) {
  const Words lines =
      lines_of(run(rate_by_hodoku + Words{"--format", "csv", "--no-header"}, x_wing_puzzle + " name\n").out);
  EXPECT_EQ(lines.at(0), "n,puzzle,tail,status,givens,level,score,hardest,steps,error,file,line,ended");
  EXPECT_EQ(lines.at(1), "1," + x_wing_puzzle + ",name,solved,26,Hard,780,x_wing,62,,-,1,solved");
  EXPECT_EQ(run(rate_by_hodoku + Words{x_wing_puzzle, "--format", "%{level} %{score}", "-q"}).out, "Hard 780\n");
}

TEST(Hodoku, JsonNamesTheDearestStepWithAllItDoes) {
  const Words lines = lines_of(run(rate_by_hodoku + Words{x_wing_puzzle, "--format", "json"}).out);
  ASSERT_THAT(lines, SizeIs(3));
  EXPECT_EQ(json::parse(lines[0])["scale"], "hodoku");
  const json record = json::parse(lines[1]);
  EXPECT_EQ(record["level"], "Hard");
  EXPECT_EQ(record["score"], 780);
  const json& hardest = record["hardest"];
  EXPECT_EQ(hardest["n"], 18);
  EXPECT_EQ(hardest["technique"], "x_wing");
  EXPECT_EQ(hardest["code"], "0300");
  EXPECT_EQ(hardest["score"], 140);
  EXPECT_THAT(hardest["removes"], SizeIs(3));
  EXPECT_EQ(record.count("trace"), 0);
}

TEST(Hodoku, TraceListsEveryStep) {
  const Words text = lines_of(run(rate_by_hodoku + Words{x_wing_puzzle, "--trace"}).out);
  const json record =
      json::parse(lines_of(run(rate_by_hodoku + Words{x_wing_puzzle, "--trace", "--format", "json"}).out).at(1));
  EXPECT_THAT(record["trace"], SizeIs(62));
  ASSERT_THAT(text, SizeIs(64));
  EXPECT_THAT(text[19], StartsWith("      18    140  0300  X-Wing: "));
  EXPECT_THAT(text[63], EndsWith("Full House: r8c3=6"));
}

TEST(Hodoku, OnlyPuzzlesWithOneSolutionAreRated) {
  EXPECT_EQ(run(rate_by_hodoku + Words{"--format", "%{status} %{score}", "-q"}, unsolvable + "\n" + two_solutions).out,
            "none \nseveral \n");
}

/// The second record that a command writes as JSON, after the header.
json record_on_ladder(const Words& command) {
  return json::parse(lines_of(run(command + Words{"--ladder", "hodoku", "--format", "json"}).out).at(1));
}

/// A puzzle as pencil marks without digits on the board: a given is the only mark of its cell.
std::string sukaku_of(const std::string& line) {
  std::string marks;
  for (const char digit : line.substr(0, 81)) {
    std::string of_cell = "123456789";
    for (char& mark : of_cell) mark = digit == '.' || digit == mark ? mark : '.';
    marks += of_cell;
  }
  return marks;
}

TEST(Hodoku, BoardsWithFewDigitsAreRatedByTheSameSteps) {
  for (const std::string& line : {puzzle, x_wing_puzzle, puzzle_with_many_paths}) {
    const std::string board = sukaku_of(line);
    const Words lone = {"--lone-digit", "candidate"};
    const json rating =
        json::parse(lines_of(run(rate_by_hodoku + Words{board, "--format", "json", "--no-header"} + lone).out).at(0));
    EXPECT_EQ(rating["givens"], 0);
    EXPECT_EQ(rating["status"], "solved");
    EXPECT_EQ(run(rate_by_hodoku + Words{board, "--format", "%{ended}|%{score}", "-q"} + lone).out,
              "solved|" + rating["score"].dump() + "\n");
    const json path = record_on_ladder(Words{"solve", board} + lone);
    EXPECT_EQ(path["score"], rating["score"]);
    EXPECT_EQ(path["level"], rating["level"]);
    EXPECT_THAT(run(Words{"solve", board, "--ladder", "hodoku"} + lone).out, HasSubstr("Solved in "));
    EXPECT_EQ(record_on_ladder(Words{"hint", board} + lone)["status"], "found");
    // The givens count as additional naked singles; the rest is that of the puzzle.
    const json of_puzzle =
        json::parse(lines_of(run(rate_by_hodoku + Words{line, "--format", "json", "--no-header"}).out).at(0));
    EXPECT_EQ(rating["level"], of_puzzle["level"]);
    EXPECT_EQ(rating["score"], of_puzzle["score"].get<int>() + 4 * of_puzzle["givens"].get<int>());
  }
}

TEST(Hodoku, AFullGridIsEasyInEveryOutput) {
  EXPECT_EQ(run(rate_by_hodoku + Words{solution, "--format", "%{level}|%{score}", "-q"}).out, "Easy|0\n");
  EXPECT_EQ(record_on_ladder({"solve", solution})["level"], "Easy");
  EXPECT_THAT(run({"solve", solution, "--ladder", "hodoku"}).out, HasSubstr("Easy, score 0"));
}

TEST(Hodoku, SeveralSolutionsAreNeverSolved) {
  // On the first, techniques of uniqueness take the last candidate of a cell.
  const std::string ambiguous =
      ".2..6...7..67..8....9...1.....6..349.6..5.2..3......8..4.3..9.......1....1759....\n"
      "8.........95.......76.........426798...571243...893165......916....3.487....1.532\n" +
      two_solutions + "\n";
  for (const std::string uniqueness : {"auto", "on", "off"}) {
    const Words asked = {"--uniqueness", uniqueness, "--format", "%{status}|%{level}", "-q"};
    EXPECT_EQ(run(rate_by_hodoku + asked, ambiguous).out, "several|\nseveral|\nseveral|\n") << uniqueness;
    const Finished blind = run(rate_by_hodoku + asked + Words{"--blind"}, ambiguous + unsolvable);
    EXPECT_EQ(blind.code, 0);
    const Words lines = lines_of(blind.out);
    ASSERT_THAT(lines, SizeIs(4));
    for (int i = 0; i < 3; ++i) EXPECT_THAT(lines[i], ::testing::MatchesRegex("several\\|[A-Z][a-z]+"));
    EXPECT_EQ(lines[3], "none|");
  }
}

TEST(Hodoku, ThreadsKeepTheOrder) {
  std::string input;
  for (int i = 0; i < 20; ++i) input += (i % 3 == 0 ? x_wing_puzzle : puzzle) + "\n";
  const Words format = {"--format", "%n %{level} %{score}"};
  EXPECT_EQ(run(rate_by_hodoku + format, input).out, run(rate_by_hodoku + format + Words{"--threads", "4"}, input).out);
}

TEST(Hodoku, SolveTellsThePathInSentences) {
  const Words lines = lines_of(run({"solve", "--ladder", "hodoku", x_wing_puzzle}).out);
  EXPECT_EQ(lines.at(0), "Puzzle 1");
  EXPECT_THAT(lines.at(1), ::testing::MatchesRegex("  1\\. .* Single \\([0-9]+\\): .*\\."));
  EXPECT_THAT(run({"solve", "--ladder", "hodoku", "--lang", "de", x_wing_puzzle}).out, HasSubstr(" Punkte."));
}

TEST(Hodoku, ThePathIsThatOfTheRating) {
  const json path = record_on_ladder({"solve", x_wing_puzzle});
  const json rating =
      json::parse(lines_of(run({"rate", "--scale", "hodoku", "--format", "json", x_wing_puzzle}).out).at(1));
  EXPECT_EQ(path["level"], rating["level"]);
  EXPECT_EQ(path["score"], rating["score"]);
  EXPECT_EQ(path["steps"].size(), rating["steps"]);
  int score = 0;
  for (const json& step : path["steps"]) {
    score += step["score"].get<int>();
    EXPECT_FALSE(step["premises"].is_null());
    EXPECT_EQ(step["hints"].size(), 5U);
    EXPECT_THAT(step["hints"][4].get<std::string>(), HasSubstr(step["sentence"].get<std::string>()));
  }
  EXPECT_EQ(score, rating["score"]);
}

TEST(Hodoku, StepsAndHintFollowThePath) {
  const json path = record_on_ladder({"solve", x_wing_puzzle});
  json step = record_on_ladder({"steps", x_wing_puzzle});
  step.erase("type");
  step.erase("n");
  EXPECT_EQ(step, path["steps"][0]);
  const json hint = record_on_ladder({"hint", x_wing_puzzle});
  EXPECT_EQ(hint["ladder"], "hodoku");
  EXPECT_EQ(hint["step"], path["steps"][0]);
  EXPECT_THAT(run({"steps", x_wing_puzzle, "--ladder", "hodoku"}).out, EndsWith("\nsolved\n"));
}

TEST(Hodoku, ExplainWritesItsPath) {
  const Finished page = run({"explain", x_wing_puzzle, "--ladder", "hodoku"});
  EXPECT_EQ(page.code, 0);
  EXPECT_THAT(page.out, HasSubstr("Full House"));
}

TEST(Hodoku, SolveSaysWhenThereIsNotOneSolution) {
  EXPECT_THAT(run({"solve", "--ladder", "hodoku", two_solutions}).out,
              HasSubstr("There are several solutions. Two of them:"));
  EXPECT_THAT(run({"solve", "--ladder", "hodoku", unsolvable}).out, HasSubstr("There is no solution."));
  EXPECT_THAT(run({"solve", "--ladder", "hodoku", "--blind", two_solutions}).out, HasSubstr("Filled, blindly, in "));
}

}  // namespace
}  // namespace deduku::testing
