// `hint`: the next step from the current board, and wrong entries before any hint.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

json hint_record(const Words& arguments, const std::string& input = "") {
  const Words lines = lines_of(run(Words{"hint", "--format", "json"} + arguments, input).out);
  return lines.size() == 2 ? json::parse(lines[1]) : json();
}

/// A puzzle on which only exocets and trials make progress.
const std::string only_for_trials = "1....67.....18..3...9.7......4.....3.9.....2.7..6..5....2..1...8...6.1.....8.5.4.";

/// The candidate grid of the puzzle with a replacement.
std::string marks_with(const std::string& from, const std::string& to) {
  std::string text = run({"convert", puzzle, "--to", "candidates"}).out;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos);
  return text.replace(at, from.size(), to);
}

TEST(Hint, GoesFromVagueToExact) {
  const Words hints = {
      "Look at box 6.", "Look at box 6 for a cell that can be filled in at once.",
      "Look at box 6: there is only one place for 4 (Hidden Single).",
      "Look at box 6: the only place for 4 is r5c9 (Hidden Single).",
      "Hidden Single. In box 6, 4 can only go into r5c9: the 4s in r4c5 and r6c2 rule out the other empty cells."};
  for (std::size_t i = 0; i < hints.size(); ++i) {
    const Finished hint = run(Words{"hint", puzzle, "--level", std::to_string(i + 1)} + few_techniques);
    EXPECT_EQ(hint.code, 0);
    EXPECT_EQ(hint.out, hints[i] + "\n");
  }
}

TEST(Hint, ShowsANakedSingleFirstWhereTheBoardHasMarks) {
  const std::string with_both = "1.7.....4....7.....28.69.7...3.52.1...1...2...5.31.8...8.72.94.....9....6.....5.2";
  EXPECT_EQ(run({"hint", with_both, "--level", "3"}).out,
            "Look at box 6: there is only one place for 4 (Hidden Single).\n");
  const std::string marks = run({"convert", with_both, "--to", "candidates"}).out;
  const json record = hint_record({"-", "--level", "5"}, marks);
  EXPECT_EQ(record["step"]["technique"], "naked_single");
  EXPECT_GE(record["step"]["cost"], 1.8);  // the cost on the ladder
  EXPECT_NE(hint_record({"-", "--techniques", "hidden_single"}, marks)["step"]["technique"], "naked_single");
}

TEST(Hint, BeginsAtThePresentBoard) {
  std::string board = puzzle;
  board[9 * 4 + 8] = '4';
  const json record = hint_record({board, "--givens", puzzle, "--level", "5"});
  EXPECT_EQ(record["status"], "found");
  EXPECT_EQ(record["level"], 5);
  EXPECT_EQ(record["step"]["grid"]["line"], board);
  EXPECT_NE(record["step"]["places"][0]["cell"], "r5c9");
}

TEST(Hint, UsesThePencilMarksAsTheyAre) {
  // Without 4 in r5c4 and r5c5, pointing has no elimination there, but the board stays right.
  const json with_all = hint_record({"--techniques", "locked_pair,pointing"}, marks_with("13578 ", "13578 "));
  const json with_fewer = hint_record({"--techniques", "naked_single"}, marks_with("13578 ", "5     "));
  EXPECT_EQ(with_all["status"], "found");
  EXPECT_EQ(with_fewer["status"], "found");
  EXPECT_EQ(with_fewer["step"]["places"][0]["cell"], "r1c1");
  EXPECT_EQ(with_fewer["step"]["places"][0]["digit"], 5);
}

/// The texts of the levels 1 to 5.
Words levels_of(const Words& arguments, const std::string& input = "") {
  Words texts;
  for (int level = 1; level <= 5; ++level) {
    texts.push_back(run(Words{"hint", "--level", std::to_string(level)} + arguments, input).out);
  }
  return texts;
}

TEST(Hint, ReportsAWrongDigitFirstAndBitByBit) {
  const Words board = Words{"3" + puzzle.substr(1), "--givens", puzzle} + few_techniques;
  const Finished hint = run(Words{"hint"} + board);
  EXPECT_EQ(hint.code, 1);
  EXPECT_THAT(levels_of(board),
              ElementsAre("There is a mistake on the board.\n", "There is a mistake in box 1.\n",
                          "The digit in r1c1 is wrong.\n", "The digit in r1c1 is wrong.\n",
                          AllOf(StartsWith("r1c1=3 contradicts the solution.\nWhy r1c1 is not 3, in 2 steps:\n  1. "),
                                EndsWith("\nSo r1c1 is not 3.\n"))));
  const json record = hint_record(board);
  EXPECT_EQ(record["status"], "wrong");
  EXPECT_EQ(record["wrong"], json::parse(R"([{"cell":"r1c1","row":1,"column":1,"digit":3}])"));
  EXPECT_EQ(record["step"], nullptr);
}

TEST(Hint, CountsWrongDigits) {
  const std::string board = "3" + puzzle.substr(1, 79) + "4";
  EXPECT_THAT(levels_of({board, "--givens", puzzle}),
              ElementsAre("There are 2 mistakes on the board.\n", "There are 2 mistakes in boxes 1 and 9.\n",
                          "The digits in r1c1 and r9c9 are wrong.\n", "The digits in r1c1 and r9c9 are wrong.\n",
                          StartsWith("r1c1=3 and r9c9=4 contradict the solution.\nWhy r1c1 is not 3, in ")));
}

TEST(Hint, ReportsAWrongDigitThatRepeatsAnotherOne) {
  EXPECT_EQ(run({"hint", "4" + puzzle.substr(1), "--givens", puzzle}).out, "The digit in r1c1 is wrong.\n");
}

TEST(Hint, ReportsPencilMarksThatLackTheSolutionBitByBit) {
  const std::string marks = marks_with("13578 ", "1378  ");
  const Finished hint = run({"hint"}, marks);
  EXPECT_EQ(hint.code, 1);
  EXPECT_THAT(levels_of({}, marks),
              ElementsAre("The candidates of one cell lack the right digit.\n",
                          "The candidates of one cell in box 1 lack the right digit.\n",
                          "The candidates of r1c1 lack the right digit.\n",
                          "The candidates of r1c1 lack the right digit.\n", "The candidates lack 5 in r1c1.\n"));
}

/// A sukaku of the puzzle: its candidates, without the right ones in the first `cells` cells.
std::string without_right_marks(int cells) {
  std::string marks = run({"convert", puzzle, "--to", "sukaku"}).out;
  for (int i = 0, left = cells; left > 0; ++i) {
    if (puzzle[static_cast<std::size_t>(i)] != '.') continue;
    const int digit = solution[static_cast<std::size_t>(i)] - '1';
    marks[static_cast<std::size_t>(9 * i + digit)] = '.';
    --left;
  }
  return marks;
}

TEST(Hint, CountsCellsThatLackTheRightMarkWhereTheyAreMany) {
  const Words texts = levels_of({"--givens", puzzle}, without_right_marks(12));
  EXPECT_EQ(texts[0], "The candidates of 12 cells lack the right digits.\n");
  EXPECT_EQ(texts[2], "The candidates of 12 cells in boxes 1, 2 and 3 lack the right digits.\n");
  EXPECT_EQ(texts[3],
            "The candidates of r1c1, r1c3, r1c4, r1c5, r1c6, r1c7, r1c9, r2c1, r2c2, r2c3, r2c4 and r2c6 lack the "
            "right digits.\n");
  EXPECT_THAT(texts[4], HasSubstr("5 in r1c1, 2 in r1c3, 8 in r1c4, "));
  const json record = hint_record({"--givens", puzzle}, without_right_marks(12));
  EXPECT_EQ(record["missing"].size(), 12U);
}

TEST(Hint, DoesNotBlameMarksForAWrongDigitNearby) {
  // The player put 3 into r1c1 and struck it from r1c7, its right place.
  std::string board = marks_with("13578 ", "+3    ");
  board.replace(board.find("12357"), 5, "1257 ");
  const json record = hint_record({"--givens", puzzle, "--lone-digit", "value"}, board);
  EXPECT_EQ(record["status"], "wrong");
  EXPECT_EQ(record["missing"], json::array());
}

TEST(Hint, TellsMarksThatAPlacedDigitExcludes) {
  // 9 is in r1c2, but was not struck from r1c1.
  const std::string marks = marks_with("13578 ", "135789");
  const Words options = {"--lone-digit", "value"};
  EXPECT_THAT(
      levels_of(options, marks),
      ElementsAre("A candidate can be eliminated: its digit is already placed in a house of its cell.\n",
                  "A candidate in box 1 can be eliminated: its digit is already placed in a house of its cell.\n",
                  "9 can be eliminated from r1c1.\n", "9 can be eliminated from r1c1.\n",
                  "9 can be eliminated from r1c1: r1c2 holds it.\n"));
  const json record = hint_record(options, marks);
  EXPECT_EQ(record["status"], "stale");
  EXPECT_EQ(record["stale"], json::parse(R"([{"cell":"r1c1","row":1,"column":1,"digit":9}])"));
  EXPECT_EQ(record["step"], nullptr);
  EXPECT_EQ(run(Words{"hint"} + options, marks).code, 0);
}

TEST(Hint, TellsManyStaleMarksInGroups) {
  const Words texts = levels_of({"--lone-digit", "value"}, marks_with("13578 ", "123456789"));
  EXPECT_EQ(texts[2], "2, 4, 6 and 9 can be eliminated from r1c1.\n");
  EXPECT_EQ(
      texts[4],
      "9 can be eliminated from r1c1: r1c2 holds it. 4 can be eliminated from r1c1: r1c8 holds it. 2 can be eliminated from r1c1: r4c1 holds it. "
      "6 can be eliminated from r1c1: r6c1 holds it.\n");
}

TEST(Hint, TellsInOneSentenceThatABoardBelongsToAnotherPuzzle) {
  std::string other = puzzle;
  other[1] = '.';
  const Finished hint = run({"hint", other, "--givens", puzzle});
  EXPECT_EQ(hint.code, 1);
  EXPECT_EQ(hint.out, "The board does not belong to the puzzle: 1 of its 26 givens is not on it.\n");
  other[7] = '5';
  EXPECT_THAT(run({"hint", other, "--givens", puzzle}).out, HasSubstr("2 of its 26 givens are not on it.\n"));
  EXPECT_EQ(hint_record({other, "--givens", puzzle})["status"], "mismatch");
}

TEST(Hint, SaysWithoutGivensThatSomethingIsWrong) {
  const Finished hint = run({"hint", "3" + puzzle.substr(1)});
  EXPECT_EQ(hint.code, 1);
  EXPECT_THAT(hint.out,
              StartsWith("The board has no solution. If the player entered some of its digits, the wrong ones "));
  EXPECT_THAT(levels_of({"4" + puzzle.substr(1)}),
              ElementsAre("There is a mistake on the board: a digit occurs twice in a house.\n",
                          "There is a mistake in row 1: a digit occurs there twice.\n",
                          HasSubstr("The digit 4 occurs twice in row 1"), HasSubstr("twice in row 1"),
                          HasSubstr("twice in row 1")));
}

TEST(Hint, KnowsWhatThePlayerPlacedWhereTheFormatTells) {
  const std::string library = ":0000:x:+3" + puzzle.substr(1) + ":::";
  EXPECT_THAT(run(Words{"hint", library, "--level", "5"} + few_techniques).out,
              StartsWith("r1c1=3 contradicts the solution.\nWhy r1c1 is not 3, in 2 steps:\n"));
}

TEST(Hint, GoesOnWithoutUniquenessWhereThereAreSeveralSolutions) {
  const Finished refused = run({"hint", two_solutions});
  EXPECT_EQ(refused.code, 1);
  EXPECT_EQ(refused.out, "The puzzle has several solutions, and logic has no next step that holds for all of them.\n");
  std::string board = two_solutions;
  board[80] = '.';
  EXPECT_EQ(run({"hint", board}).out,
            "The puzzle has several solutions; with uniqueness off there are hints that hold for all of them.\n");
  const Finished hint = run({"hint", board, "--uniqueness", "off"});
  EXPECT_EQ(hint.code, 0);
  EXPECT_THAT(hint.out, HasSubstr("Look at box 9: Full House.\nThe puzzle has several solutions.\n"));
  const json record = hint_record({board, "--uniqueness", "off"});
  EXPECT_EQ(record["status"], "found");
  EXPECT_EQ(record["note"], "The puzzle has several solutions.");
  EXPECT_EQ(hint_record({two_solutions, "--uniqueness", "off"})["status"], "stuck");
  const json promised = hint_record({board, "--uniqueness", "on"});
  EXPECT_EQ(promised["status"], "found");
  EXPECT_EQ(promised["note"], "The puzzle has several solutions: a step that needs a single one may be wrong.");
  EXPECT_EQ(hint_record({two_solutions, "--uniqueness", "on"})["status"], "stuck");
}

TEST(Hint, KnowsAMistakeThatContradictsEachOfSeveralSolutions) {
  std::string board = two_solutions;
  board[3] = '4';
  EXPECT_EQ(run({"hint", board, "--givens", two_solutions}).code, 0);
  const std::string nearly_empty = empty_grid.substr(0, 40) + "1" + empty_grid.substr(41);
  EXPECT_EQ(run({"hint", nearly_empty.substr(0, 72) + "123456789", "--givens", nearly_empty}).out,
            "The puzzle has several solutions, and logic has no next step that holds for all of them.\n");
  EXPECT_EQ(run({"hint", "12345678." + nearly_empty.substr(9, 71) + "9", "--givens", nearly_empty}).out,
            "The digits in r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8 and r9c9 cannot all be right.\n");
}

TEST(Hint, ClimbsTheLadderOfSudokuExplainer) {
  EXPECT_THAT(
      levels_of({puzzle, "--ladder", "se"}),
      ElementsAre(
          "Look at box 6.\n", "Look at box 6 for a cell that can be filled in at once.\n",
          "Look at box 6: there is only one place for 4 (Hidden Single).\n",
          "Look at box 6: the only place for 4 is r5c9 (Hidden Single).\n",
          "Hidden Single. In box 6, 4 can only go into r5c9: the 4s in r4c5 and r6c2 rule out the other empty cells.\n"));
  const Words lines = lines_of(run({"hint", puzzle, "--ladder", "se", "--format", "json"}).out);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(json::parse(lines[0])["scale"], "ser");
  const json record = json::parse(lines[1]);
  EXPECT_EQ(record["ladder"], "se");
  EXPECT_EQ(record["step"]["technique"], "hidden_single");
  EXPECT_EQ(record["step"]["hints"].size(), 5U);
}

TEST(Hint, IsATrialWhereNothingElseLeadsOn) {
  const std::string others = "full_house,hidden_single,naked_single,aic,forcing_net_verity";
  const json record = hint_record({only_for_trials, "--techniques", others + ",trial_1,trial_2"});
  EXPECT_EQ(record["status"], "found");
  EXPECT_EQ(record["ladder"], "default:" + others + ",trial_1,trial_2");
  EXPECT_EQ(record["step"]["technique"], "trial_2");
  EXPECT_EQ(hint_record({only_for_trials, "--techniques", others})["status"], "stuck");
  EXPECT_EQ(hint_record({only_for_trials, "--ladder", "se", "--budget", "1"})["status"], "out_of_budget");
}

TEST(Hint, EndsClearly) {
  EXPECT_EQ(run({"hint", solution}).out, "The grid is complete.\n");
  EXPECT_EQ(hint_record({empty_grid})["status"], "several");
  const Finished stuck = run({"hint", puzzle, "--techniques", "full_house"});
  EXPECT_EQ(stuck.code, 1);
  EXPECT_EQ(stuck.out, "No technique of the ladder applies: logic has no next step.\n");
}

TEST(Steps, FollowSudokuExplainer) {
  const Words lines = lines_of(run({"steps", puzzle, "--ladder", "se", "--format", "json"}).out);
  const json path = json::parse(lines_of(run({"solve", puzzle, "--ladder", "se", "--format", "json"}).out)[1]);
  ASSERT_EQ(lines.size(), path["steps"].size() + 2);
  EXPECT_EQ(json::parse(lines.front())["scale"], "ser");
  for (std::size_t i = 0; i < path["steps"].size(); ++i) {
    json step = json::parse(lines[i + 1]);
    EXPECT_EQ(step["type"], "step");
    EXPECT_EQ(step["n"], i + 1);
    step.erase("type");
    step.erase("n");
    EXPECT_EQ(step, path["steps"][i]);
  }
  const json end = json::parse(lines.back());
  EXPECT_EQ(end["status"], "solved");
  EXPECT_EQ(end["grid"]["line"], solution);
  const Finished text = run({"steps", puzzle, "--ladder", "se"});
  EXPECT_EQ(text.code, 0);
  EXPECT_THAT(text.out, StartsWith("1\thidden_single  1.2  {4} base b6 body r5c9  =>  r5c9=4\n"));
  EXPECT_THAT(text.out, EndsWith("\nsolved\n"));
}

TEST(Steps, DoNotFollowSudokuExplainerWhereItsPathHasNoMeaning) {
  EXPECT_EQ(run({"steps", two_solutions, "--ladder", "se"}).out, "several\n");
  EXPECT_EQ(run({"steps", unsolvable, "--ladder", "se"}).out, "none\n");
  const Finished all = run({"steps", puzzle, "--ladder", "se", "--all"});
  EXPECT_EQ(all.code, 2);
  EXPECT_THAT(all.err, HasSubstr("--all: the ladder se has a next step only"));
}

}  // namespace
}  // namespace deduku::testing
