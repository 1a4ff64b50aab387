// The judge problems, byte for byte, and Project Euler 96.
#include <fstream>
#include <sstream>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;

/// The text as nine lines, with `between` between the symbols of a line.
std::string rows(const std::string& line, const std::string& between) {
  std::string text;
  for (std::size_t i = 0; i < line.size(); ++i) {
    text += line[i] == '.' ? '0' : line[i];
    text += i % 9 == 8 ? "\n" : between;
  }
  return text;
}

std::string judged(const std::string& problem, const std::string& input) {
  const Finished finished = run({"judge", problem}, input);
  EXPECT_EQ(finished.code, 0) << problem;
  EXPECT_EQ(finished.err, "") << problem;
  return finished.out;
}

TEST(Judge, Poj3074SolvesLinesUntilEnd) {
  EXPECT_EQ(judged("poj3074",
                   ".2738..1..1...6735.......293.5692.8...........6.1745.364.......9518...7..8..6534.\n"
                   "......52..8.4......3...9...5.1...6..2..7........3.....6...1..........7.4.......3.\n"
                   "end\n"),
            "527389416819426735436751829375692184194538267268174593643217958951843672782965341\n"
            "416837529982465371735129468571298643293746185864351297647913852359682714128574936\n");
  EXPECT_EQ(judged("poj3074", "end"), "");
  EXPECT_EQ(judged("poj3074", puzzle + "\r\nend\r\n"), solution + "\n");
}

TEST(Judge, Poj2676SolvesCountedGrids) {
  const std::string sample =
      "103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n";
  const std::string answer =
      "143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n619275843\n854396127\n";
  EXPECT_EQ(judged("poj2676", "1\n" + sample), answer);
  EXPECT_EQ(judged("poj2676", "2\n" + sample + rows(puzzle, "")), answer + rows(solution, ""));
  EXPECT_EQ(judged("poj2676", "0\n"), "");
}

TEST(Judge, Nod1211WantsExactlyOneSolution) {
  EXPECT_EQ(judged("51nod1211", rows(puzzle, " ")), rows(solution, " "));
  EXPECT_EQ(judged("51nod1211", rows(solution, " ")), rows(solution, " "));
  EXPECT_EQ(judged("51nod1211", rows(empty_grid, " ")), "No Solution\n");
  EXPECT_EQ(judged("51nod1211", rows("99" + puzzle.substr(2), " ")), "No Solution\n");
  // Several solutions, with enough givens.
  EXPECT_EQ(judged("51nod1211", rows(solution.substr(0, 27) + empty_grid.substr(27), " ")), "No Solution\n");
  // A puzzle with seventeen givens without one of them.
  const std::string seventeen = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  EXPECT_NE(judged("51nod1211", rows(seventeen, " ")), "No Solution\n");
  EXPECT_EQ(judged("51nod1211", rows("." + seventeen.substr(1), " ")), "No Solution\n");
}

TEST(Judge, P1074FindsTheBestScore) {
  EXPECT_EQ(judged("p1074",
                   "7 0 0 9 0 0 0 0 1\n1 0 0 0 0 5 9 0 0\n0 0 0 2 0 0 0 8 0\n0 0 5 0 2 0 0 0 3\n"
                   "0 0 0 0 0 0 6 4 8\n4 1 3 0 0 0 0 0 0\n0 0 7 0 0 2 0 9 0\n2 0 1 0 6 0 8 0 4\n"
                   "0 8 0 5 0 4 0 1 2\n"),
            "2829\n");
  EXPECT_EQ(judged("p1074",
                   "0 0 0 7 0 2 4 5 3\n9 0 0 0 0 8 0 0 0\n7 4 0 0 0 5 0 1 0\n1 9 5 0 8 0 0 0 0\n"
                   "0 7 0 0 0 0 0 2 5\n0 3 0 5 7 9 1 0 8\n0 0 0 6 0 1 0 0 0\n0 6 0 9 0 0 0 0 1\n"
                   "0 0 0 0 0 0 0 0 6\n"),
            "2852\n");
  EXPECT_EQ(judged("p1074", rows(unsolvable, " ")), "-1\n");
  EXPECT_EQ(judged("p1074", rows("99" + puzzle.substr(2), " ")), "-1\n");
}

TEST(Judge, P1074EndsOnTheEmptyGrid) {
  EXPECT_EQ(judged("p1074", rows(empty_grid, " ")), "2906\n");
}

TEST(Judge, Euler96SumsTheCorners) {
  std::ostringstream file;
  file << std::ifstream(project_file("puzzles/project_euler_096.txt")).rdbuf();
  EXPECT_EQ(judged("euler96", file.str()), "24702\n");
}

/// Input that no judge would send, and the error message for it.
struct Malformed {
  std::string problem;
  std::string input;
  std::string complaint;

  friend void PrintTo(const Malformed& malformed, std::ostream* out) {
    *out << malformed.problem << " " << malformed.complaint;
  }
};

class MalformedJudgeInput : public ::testing::TestWithParam<Malformed> {};

TEST_P(MalformedJudgeInput, IsOneSentenceAndExitCode3) {
  const Finished finished = run({"judge", GetParam().problem}, GetParam().input);
  EXPECT_EQ(finished.code, 3);
  EXPECT_EQ(finished.out, "");
  EXPECT_THAT(finished.err, HasSubstr(GetParam().complaint));
  EXPECT_EQ(lines_of(finished.err).size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(
    Judge, MalformedJudgeInput,
    ::testing::Values(Malformed{"poj3074", "", "stdin:1:1: expected 81 characters, or \"end\""},
                      Malformed{"poj3074", "..1\nend\n", "stdin:1:1: expected 81 digits"},
                      Malformed{"poj3074", "x" + puzzle.substr(1) + "\nend\n", "expected 81 digits"},
                      Malformed{"poj2676", "many\n", "expected the number of cases"},
                      Malformed{"poj2676", "1\n103000509\n", "stdin:2:10: expected 9 digits"},
                      Malformed{"poj2676", "0\n1\n", "stdin:2:1: expected the end of the input"},
                      Malformed{"51nod1211", "1 2 3", "expected a number from 0 to 9"},
                      Malformed{"51nod1211", "1 2 10", "stdin:1:5: expected a number from 0 to 9"},
                      Malformed{"p1074", rows(puzzle, " ") + "7\n", "stdin:10:1: expected the end of the input"},
                      Malformed{"euler96", "Gird 01\n", "expected \"Grid\" and a number"},
                      Malformed{"euler96", "Grid 01\n003020600\n", "expected 9 digits"}));

TEST(Judge, APuzzleWithoutAPromisedSolutionIsToldAsSuch) {
  const Finished finished = run({"judge", "poj3074"}, puzzle + "\n99" + puzzle.substr(2) + "\nend\n");
  EXPECT_EQ(finished.code, 1);
  EXPECT_EQ(finished.out, solution + "\n");
  EXPECT_EQ(finished.err, "stdin:2: this puzzle has no solution\n");
}

TEST(Judge, Euler96RefusesSeveralSolutionsAsTheCommandDoes) {
  std::string grid = "Grid 01\n";
  for (std::size_t row = 0; row < 9; ++row) {
    std::string digits = two_solutions.substr(9 * row, 9);
    std::replace(digits.begin(), digits.end(), '.', '0');
    grid += digits + "\n";
  }
  const Finished judged = run({"judge", "euler96"}, grid);
  EXPECT_EQ(judged.code, 1);
  EXPECT_EQ(judged.out, "");
  EXPECT_EQ(judged.err, "stdin:10: this puzzle has several solutions\n");
  EXPECT_EQ(run({"euler96"}, grid).code, 1);
}

TEST(Euler96, SumsTheCornersOfAFileOfAnyFormat) {
  const std::string file = project_file("puzzles/project_euler_096.txt");
  EXPECT_EQ(run({"euler96", file}).out, "24702\n");
  EXPECT_EQ(run({"euler96"}, run({"convert", file, "--to", "line"}).out).out, "24702\n");
  EXPECT_EQ(run({"euler96"}, puzzle).out, "592\n");
}

TEST(Euler96, RefusesPuzzlesThatWouldMakeTheSumWrong) {
  EXPECT_EQ(run({"euler96"}, puzzle + "\n" + empty_grid).err, "puzzle 2 has several solutions\n");
  EXPECT_EQ(run({"euler96"}, puzzle + "\n" + puzzle.substr(0, 80) + "x").code, 3);
}

TEST(Euler96, TheLadderReportReproducesKnownResults) {
  const std::string report = run({"euler96", project_file("puzzles/project_euler_096.txt"), "--ladder-report"}).out;
  EXPECT_THAT(report, HasSubstr("\n    40  singles  (leaves 6 7 10 25 42 43 47 48 49 50)\n"));
  EXPECT_THAT(report, HasSubstr("\n    43  singles, pointing  (leaves"));
  EXPECT_THAT(report, HasSubstr("\n    48  singles, pointing, hidden pairs  (leaves 7 48)\n"));
  EXPECT_THAT(report, HasSubstr("\n    48  singles, pointing, claiming, naked pairs  (leaves 7 50)\n"));
  EXPECT_THAT(report, HasSubstr("\n    49  singles, pointing, claiming, naked and hidden pairs  (leaves 7)\n"));
  EXPECT_THAT(report, HasSubstr("\n    50  bug_plus_1\n"));
}

}  // namespace
}  // namespace deduku::testing
