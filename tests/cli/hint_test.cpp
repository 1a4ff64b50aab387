// `hint`: the next step from the board as it is, and wrong entries before any hint.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

json hint_record(const Words& arguments, const std::string& input = "") {
  const Words lines = lines_of(run(Words{"hint", "--format", "json"} + arguments, input).out);
  return lines.size() == 2 ? json::parse(lines[1]) : json();
}

/// The candidate grid of the puzzle, changed.
std::string marks_with(const std::string& from, const std::string& to) {
  std::string text = run({"convert", puzzle, "--to", "candidates"}).out;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos);
  return text.replace(at, from.size(), to);
}

TEST(Hint, GoesFromVagueToExact) {
  const Words hints = {"Look at box 6.", "Look at box 6 for a single.", "Look at box 6: Hidden Single.",
                       "Look at box 6: Hidden Single, cell r5c9.",
                       "Hidden Single. In box 6, 4 can only go into r5c9."};
  for (std::size_t i = 0; i < hints.size(); ++i) {
    const Finished hint = run({"hint", puzzle, "--level", std::to_string(i + 1)});
    EXPECT_EQ(hint.code, 0);
    EXPECT_EQ(hint.out, hints[i] + "\n");
  }
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
  // Without 4 in r5c4 and r5c5 pointing has nothing left to do there, but the board stays right.
  const json with_all = hint_record({"--techniques", "locked_pair,pointing"}, marks_with("13578 ", "13578 "));
  const json with_fewer = hint_record({"--techniques", "naked_single"}, marks_with("13578 ", "5     "));
  EXPECT_EQ(with_all["status"], "found");
  EXPECT_EQ(with_fewer["status"], "found");
  EXPECT_EQ(with_fewer["step"]["places"][0],
            json({{"cell", "r1c1"}, {"row", 1}, {"column", 1}, {"digit", 5}}));
}

TEST(Hint, ReportsAWrongDigitFirst) {
  const std::string board = "3" + puzzle.substr(1);
  const Finished hint = run({"hint", board, "--givens", puzzle});
  EXPECT_EQ(hint.code, 1);
  EXPECT_EQ(hint.out, "Contradicts the solution: r1c1=3.\n");
  const json record = hint_record({board, "--givens", puzzle});
  EXPECT_EQ(record["status"], "wrong");
  EXPECT_EQ(record["wrong"], json::parse(R"([{"cell":"r1c1","row":1,"column":1,"digit":3}])"));
  EXPECT_EQ(record["step"], nullptr);
}

TEST(Hint, ReportsAWrongDigitThatRepeatsAnotherOne) {
  EXPECT_EQ(run({"hint", "4" + puzzle.substr(1), "--givens", puzzle}).out,
            "Contradicts the solution: r1c1=4.\n");
}

TEST(Hint, ReportsPencilMarksThatLackTheSolution) {
  const Finished hint = run({"hint"}, marks_with("13578 ", "1378  "));
  EXPECT_EQ(hint.code, 1);
  EXPECT_EQ(hint.out, "The pencil marks lack the right digit in r1c1.\n");
}

TEST(Hint, SaysWithoutGivensThatSomethingIsWrong) {
  const Finished hint = run({"hint", "3" + puzzle.substr(1)});
  EXPECT_EQ(hint.code, 1);
  EXPECT_THAT(hint.out, HasSubstr("has no solution, so some entry is wrong"));
  EXPECT_THAT(run({"hint", "4" + puzzle.substr(1)}).out, HasSubstr("The digit 4 stands twice in row 1"));
}

TEST(Hint, KnowsWhatThePlayerPlacedWhereTheFormatTells) {
  const std::string library = ":0000:x:+3" + puzzle.substr(1) + ":::";
  EXPECT_EQ(run({"hint", library}).out, "Contradicts the solution: r1c1=3.\n");
}

TEST(Hint, EndsClearly) {
  EXPECT_EQ(run({"hint", solution}).out, "The grid is complete.\n");
  EXPECT_EQ(hint_record({empty_grid})["status"], "several");
  const Finished stuck = run({"hint", puzzle, "--techniques", "full_house"});
  EXPECT_EQ(stuck.code, 1);
  EXPECT_EQ(stuck.out, "No technique of the ladder applies: logic has no next step.\n");
}

}  // namespace
}  // namespace deduku::testing
