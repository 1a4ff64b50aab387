// Boards in progress: what is wrong, and why.
#include "deduku/board_progress.hpp"

#include <gtest/gtest.h>

#include "deduku/formats.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

const std::string puzzle = ".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2...";
const std::string progress_solution =
    "592867341713924586864531792235649178179283654648715239457196823321458967986372415";

/// The puzzle with digits entered in some cells.
Board board_with(const std::string& line) {
  Board board = board_of_line(line);
  board.givens = board_of_line(puzzle).givens;
  return board;
}

TEST(BoardProgress, FindsNothingWrongWithASolution) {
  for (const std::string& line : {puzzle, progress_solution, progress_solution.substr(0, 40) + puzzle.substr(40)}) {
    const BoardProgress progress = check_progress(board_with(line));
    EXPECT_EQ(progress.status, ProgressFinding::right);
    EXPECT_TRUE(progress.refutations.empty());
  }
}

TEST(BoardProgress, RefutesEachWrongDigitFromTheRightOnes) {
  std::string line = progress_solution.substr(0, 27) + puzzle.substr(27);
  line[4] = '8';   // r1c5; 8 stands in r1c4
  line[30] = '7';  // r4c4
  const BoardProgress progress = check_progress(board_with(line));
  EXPECT_EQ(progress.status, ProgressFinding::wrong);
  EXPECT_EQ(progress.faults.wrong, (CandidateSet{{Cell(4), Digit::of(8)}, {Cell(30), Digit::of(7)}}));
  ASSERT_EQ(progress.refutations.size(), 2U);
  EXPECT_EQ(progress.refutations[0].status, WhyFinding::excluded);
  EXPECT_EQ(progress.refutations[0].holder, Candidate(Cell(3), Digit::of(8)));
  EXPECT_EQ(progress.refutations[1].candidate, Candidate(Cell(30), Digit::of(7)));
  ASSERT_EQ(progress.refutations[1].status, WhyFinding::shown);
  EXPECT_TRUE(progress.refutations[1].slice.is_proved);
  EXPECT_EQ(progress.refutations[1].slice.path.start().value(Cell(0)), Digit::of(5)) << "right digits stay";
  EXPECT_EQ(progress.refutations[1].slice.path.start().value(Cell(4)), std::nullopt) << "wrong ones go";
}

TEST(BoardProgress, SaysWhichMarksAreMissingAndWhichCouldGo) {
  Board board = board_with(puzzle);
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    if (board.values[cell.index()] == 0) (*board.marks)[cell.index()] = DigitSet::all();
  }
  (*board.marks)[0].erase(Digit::of(5));
  const BoardProgress progress = check_progress(board);
  EXPECT_EQ(progress.status, ProgressFinding::wrong);
  EXPECT_EQ(progress.faults.missing, (CandidateSet{{Cell(0), Digit::of(5)}}));
  EXPECT_TRUE(progress.faults.stale.contains(Candidate(Cell(0), Digit::of(9))));
  EXPECT_EQ(progress.faults.stale, stale_marks(board));
}

TEST(BoardProgress, CallsNothingWrongWhereSeveralSolutionsAreLeft) {
  const std::string several = "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572";
  EXPECT_EQ(check_progress(board_of_line(several)).status, Outcome::several);
  // An entry decides between the solutions.
  std::string decided = several;
  decided[3] = '4';
  Board board = board_of_line(decided);
  board.givens = board_of_line(several).givens;
  EXPECT_EQ(check_progress(board).status, ProgressFinding::right);
}

TEST(BoardProgress, KnowsPuzzlesWithoutASolution) {
  const std::string unsolvable = "12345678." + std::string(8, '.') + "9" + std::string(63, '.');
  EXPECT_EQ(check_progress(board_of_line(unsolvable)).status, Outcome::none);
}

}  // namespace
}  // namespace deduku::testing
