// Contradictions of a candidate: only false ones have any, and the reported ones are contradictions.
#include "deduku/supposition.hpp"

#include <gtest/gtest.h>

#include "deduku/houses.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

/// Singles are enough to solve it.
const std::string easy = ".2.9......48....31....63.2...94.7..3..3.8.2..4..1.56...3.57....25....18......6.5.";
const std::string supposed_solution =
    "325941768648752931971863524569427813713689245482135679136578492257394186894216357";

Ladder singles() {
  Ladder ladder = default_ladder();
  std::erase_if(ladder.rungs, [](const Rung& rung) { return family_of(rung.technique) != Family::singles; });
  return ladder;
}

/// Whether the reported place is really left without a candidate.
bool is_contradiction(const Refutation& refutation) {
  const Grid& end = refutation.path.finish();
  if (refutation.cell) return !end.is_solved(*refutation.cell) && end.candidates(*refutation.cell).empty();
  return !end.solved_digits(*refutation.house).contains(*refutation.digit) &&
         end.cells(*refutation.house, *refutation.digit).empty();
}

TEST(Refutation, FalseCandidatesAreContradictedAndTrueOnesAreNot) {
  const Grid grid = grid_of_line(easy);
  int contradicted = 0;
  for (Candidate candidate : grid.all_candidates()) {
    const bool is_true =
        supposed_solution[static_cast<std::size_t>(candidate.cell().index())] - '0' == candidate.digit().number();
    const auto refutation = refute(grid, candidate, singles());
    if (!refutation) continue;
    ++contradicted;
    EXPECT_FALSE(is_true) << candidate.index();
    EXPECT_TRUE(is_contradiction(*refutation)) << candidate.index();
    EXPECT_EQ(refutation->path.start().value(candidate.cell()), candidate.digit());
    EXPECT_LE(refutation->path.size(), 18U) << "singles in rounds come soon to an end";
  }
  EXPECT_GT(contradicted, 100);
}

TEST(Refutation, NoStepCanBeLeftOut) {
  const Grid grid = grid_of_line(easy);
  const Candidate candidate(Cell::at(8, 3), Digit::of(8));
  const auto refutation = refute(grid, candidate, singles());
  ASSERT_TRUE(refutation);
  ASSERT_EQ(refutation->path.size(), 1U);
  EXPECT_FALSE(refutation->path.start().has_contradiction());
  EXPECT_EQ(refutation->cell, Cell::at(1, 5));
}

TEST(Refutation, NothingIsToldOfWhatIsNoCandidateAndWhereTheLadderEnds) {
  const Grid grid = grid_of_line(easy);
  EXPECT_FALSE(refute(grid, {Cell::at(0, 0), Digit::of(2)}, singles()));
  const Grid hard = grid_of_line("....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....");
  EXPECT_FALSE(refute(hard, {Cell::at(0, 0), Digit::of(4)}, singles()));
}

TEST(Refutation, WorkCanBeStopped) {
  SolverOptions options;
  options.work.stop = [] { return true; };
  Ladder ladder = default_ladder();
  std::erase_if(ladder.rungs, [](const Rung& rung) { return family_of(rung.technique) == Family::singles; });
  EXPECT_FALSE(refute(grid_of_line(easy), {Cell::at(8, 3), Digit::of(8)}, ladder, options));
}

}  // namespace
}  // namespace deduku::testing
