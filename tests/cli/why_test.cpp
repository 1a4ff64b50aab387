// `why`, `check-progress` and `solve --short`: the premises of a conclusion.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

/// The record after the header.
json answer_of(const Words& arguments, const std::string& input = "") {
  const Words lines = lines_of(run(arguments + Words{"--format", "json"}, input).out);
  return lines.size() == 2 ? json::parse(lines[1]) : json();
}

TEST(WhyCommand, ShowsTheStepsThatAConclusionRestsOn) {
  const Finished placed = run(Words{"why", puzzle, "r5c9", "4"} + few_techniques);
  EXPECT_EQ(placed.code, 0);
  EXPECT_EQ(
      placed.out,
      "Why r5c9 is 4, in 1 step:\n  1. Hidden Single: In box 6, 4 can only go into r5c9: the 4s in r4c5 and r6c2 rule out the other empty cells.\nSo r5c9 is 4.\n");
  const Finished removed =
      run({"why", project_file("examples/board.txt"), "R7C3", "4", "--techniques", "skyscraper,naked_triple"});
  EXPECT_EQ(removed.code, 0);
  EXPECT_THAT(removed.out, StartsWith("Why r7c3 is not 4, in 2 steps:\n  1. Skyscraper: "));
  EXPECT_THAT(removed.out, HasSubstr("\n  2. Naked Triple: "));
  EXPECT_THAT(removed.out, EndsWith("\nSo r7c3 is not 4.\n"));
}

TEST(WhyCommand, SaysWhatTheBoardItselfDecides) {
  EXPECT_EQ(run({"why", puzzle, "r1c2", "9"}).out, "r1c2 is 9: it is given.\n");
  EXPECT_EQ(run({"why", puzzle, "r1c2", "8"}).out, "r1c2 is not 8: 9 is given.\n");
  EXPECT_EQ(run({"why", puzzle, "r1c1", "9"}).out, "r1c1 is not 9: row 1 has 9 already (r1c2).\n");
  std::string marks = run({"convert", puzzle, "--to", "candidates"}).out;
  marks.replace(marks.find("13578 "), 6, "1358  ");
  EXPECT_EQ(run({"why", "-", "r1c1", "7"}, marks).out, "r1c1 is not 7: it is not among the candidates of its cell.\n");
}

TEST(WhyCommand, SaysWhatDoesNotFollow) {
  const Finished open = run({"why", two_solutions, "r1c4", "4"});
  EXPECT_EQ(open.code, 1);
  EXPECT_EQ(open.out, "Neither follows: the puzzle has solutions with 4 in r1c4, and others without.\n");
  const Finished stuck = run(Words{"why", puzzle, "r1c1", "7"} + singles_only);
  EXPECT_EQ(stuck.code, 1);
  EXPECT_EQ(stuck.out, "r1c1 is not 7. The search knows that, but no technique of the ladder leads there.\n");
  const Finished none = run({"why", unsolvable, "r5c5", "1"});
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.out, "The board has no solution, so nothing can be said of it. r1c9 has no candidate left.\n");
  EXPECT_EQ(run({"why", "5" + puzzle.substr(1, 7) + "5" + puzzle.substr(9), "r5c5", "1"}).code, 3);
}

TEST(WhyCommand, WritesRecords) {
  const json shown =
      answer_of({"why", project_file("examples/board.txt"), "r7c3", "4", "--techniques", "skyscraper,naked_triple"});
  EXPECT_EQ(shown["type"], "why");
  EXPECT_EQ(shown["status"], "shown");
  EXPECT_EQ(shown["cell"], "r7c3");
  EXPECT_EQ(shown["digit"], 4);
  EXPECT_EQ(shown["is_true"], false);
  EXPECT_EQ(shown["proved"], true);
  ASSERT_THAT(shown["steps"], SizeIs(2));
  const json premises = shown["steps"][0]["premises"];
  EXPECT_EQ(premises["places"].size(), 2U);
  EXPECT_EQ(premises["places"][0]["house"], "column 2");
  EXPECT_EQ(premises["places"][0]["digits"], json({7}));
  EXPECT_EQ(premises["deadly"], json::array());

  const json held = answer_of({"why", puzzle, "r1c1", "9"});
  EXPECT_EQ(held["status"], "excluded");
  EXPECT_EQ(held["holder"]["cell"], "r1c2");
  EXPECT_EQ(held["proved"], nullptr);
  const json open = answer_of({"why", two_solutions, "r1c4", "4"});
  EXPECT_EQ(open["status"], "undecided");
  EXPECT_EQ(open["is_true"], nullptr);
  EXPECT_EQ(open["with"].get<std::string>()[3], '4');
  EXPECT_NE(open["without"].get<std::string>()[3], '4');
  EXPECT_EQ(answer_of({"why", "nonsense", "r1c4", "4"})["status"], "parse_error");
}

TEST(CheckProgress, AgreesWithARightBoard) {
  EXPECT_EQ(run({"check-progress", puzzle}).out, "Nothing is entered yet, and nothing is wrong.\n");
  const Finished right = run({"check-progress", solution.substr(0, 27) + puzzle.substr(27), "--givens", puzzle});
  EXPECT_EQ(right.code, 0);
  EXPECT_EQ(right.out, "All 22 entries agree with the solution.\n");
}

TEST(CheckProgress, RefutesEachWrongEntry) {
  std::string board = solution.substr(0, 27) + puzzle.substr(27);
  board[4] = '8';
  board[30] = '7';
  const Finished wrong = run({"check-progress", board, "--givens", puzzle});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_THAT(wrong.out, StartsWith("8 in r1c5 is wrong.\nr1c5 is not 8: row 1 has 8 already (r1c4).\n"
                                    "7 in r4c4 is wrong.\nWhy r4c4 is not 7"));
  EXPECT_THAT(wrong.out, EndsWith("\nSo r4c4 is not 7.\n"));

  const json record = answer_of({"check-progress", board, "--givens", puzzle});
  EXPECT_EQ(record["status"], "wrong");
  EXPECT_EQ(record["entries"], 23);
  ASSERT_THAT(record["refutations"], SizeIs(2));
  EXPECT_EQ(record["refutations"][0]["status"], "excluded");
  EXPECT_EQ(record["refutations"][1]["status"], "shown");
  EXPECT_EQ(record["refutations"][1]["is_true"], false);
}

TEST(CheckProgress, NamesMarksThatAreMissingAndThatCouldGo) {
  std::string marks = run({"convert", puzzle, "--to", "candidates"}).out;
  marks.replace(marks.find("13578 "), 6, "1378  ");
  const Finished missing = run({"check-progress", "-"}, marks);
  EXPECT_EQ(missing.code, 1);
  EXPECT_THAT(missing.out, HasSubstr("The candidates lack 5 in r1c1.\n"));
  EXPECT_EQ(answer_of({"check-progress", "-"}, marks)["missing"][0]["cell"], "r1c1");

  marks.replace(marks.find("1378  "), 6, "135789");
  const Finished stale = run({"check-progress", "-"}, marks);
  EXPECT_EQ(stale.code, 0);
  EXPECT_THAT(stale.out, EndsWith("9 can be eliminated from r1c1: r1c2 holds it.\n"));
}

TEST(CheckProgress, SaysWhyNothingCanBeCompared) {
  const Finished several = run({"check-progress", two_solutions});
  EXPECT_EQ(several.code, 1);
  EXPECT_THAT(several.out, HasSubstr("several solutions"));
  EXPECT_THAT(run({"check-progress", unsolvable}).out,
              StartsWith("The board has no solution. r1c9 has no candidate left. "));
  const Finished other = run({"check-progress", puzzle, "--givens", two_solutions});
  EXPECT_EQ(other.code, 1);
  EXPECT_THAT(other.out, StartsWith("The board does not belong to the puzzle:"));
  EXPECT_EQ(answer_of({"check-progress", puzzle, "--givens", two_solutions})["status"], "mismatch");
}

TEST(SolveShort, LeavesOutWhatNothingRestsOn) {
  const Finished whole = run(Words{"solve", puzzle} + few_techniques);
  const Finished brief = run(Words{"solve", "--short", puzzle} + few_techniques);
  EXPECT_EQ(brief.code, 0);
  EXPECT_LT(lines_of(brief.out).size(), lines_of(whole.out).size());
  EXPECT_THAT(brief.out, ::testing::ContainsRegex("Solved in 67 steps\\.\n[0-9]+ of them are shown; nothing rests"));
  const json record = answer_of(Words{"solve", "--short", puzzle} + few_techniques);
  EXPECT_EQ(record["solution"], solution);
  EXPECT_EQ(record["left_out"].get<std::size_t>() + record["steps"].size(), 67U);
  EXPECT_EQ(answer_of({"solve", puzzle})["left_out"], nullptr);
}

}  // namespace
}  // namespace deduku::testing
