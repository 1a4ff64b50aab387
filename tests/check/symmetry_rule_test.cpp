// The rule of the symmetry: its consequences, and that no other map is accepted.
#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/technique.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/symmetry.hpp"

namespace deduku::testing {
namespace {

/// Turned by 180 degrees, with d and 10 - d exchanged, it is unchanged.
constexpr std::string_view half_turned =
    "...........4.35...97.6..8...9....5...6.8.2.4...5....1...2..4.31...57.6...........";

deduku::Symmetry half_turn() {
  deduku::Symmetry symmetry;
  symmetry.rows = symmetry.columns = symmetry.digits = {8, 7, 6, 5, 4, 3, 2, 1, 0};
  return symmetry;
}

Premises premises_with(const deduku::Symmetry& symmetry) {
  Premises premises;
  premises.symmetry = symmetry;
  return premises;
}

Verdict verdict(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise) {
  return check(grid, premises, effects, promise).verdict;
}

const Effects middle_is_not_1{.removes = {{Cell::at(4, 4), Digit::of(1)}}};

TEST(SymmetryRule, ProvesWhatASymmetryExcludes) {
  const Grid grid = grid_of_line(half_turned);
  const Premises premises = premises_with(half_turn());
  EXPECT_EQ(verdict(grid, premises, middle_is_not_1, Promise::givens), Verdict::proved);
  const Effects middle_is_not_5{.removes = {{Cell::at(4, 4), Digit::of(5)}}};
  EXPECT_EQ(verdict(grid, premises, middle_is_not_5, Promise::givens), Verdict::unproved);

  Premises with_cell = premises;
  with_cell.cells = {Cell::at(4, 4)};
  const Effects middle_is_5{.places = {{Cell::at(4, 4), Digit::of(5)}}};
  EXPECT_EQ(verdict(grid, premises, middle_is_5, Promise::givens), Verdict::unproved) << "the cell has a digit";
  const Proof proof = check(grid, with_cell, middle_is_5, Promise::givens);
  EXPECT_EQ(proof.verdict, Verdict::proved);
  EXPECT_EQ(proof.used.symmetry, half_turn());
}

TEST(SymmetryRule, CarriesWhatIsAbsent) {
  Grid grid = grid_of_line(half_turned);
  Premises premises = premises_with(half_turn());
  const Effects effects{.removes = {{Cell::at(8, 8), Digit::of(9)}}};
  EXPECT_EQ(verdict(grid, premises, effects, Promise::givens), Verdict::unproved);
  premises.absent.insert({Cell(0), Digit::of(1)});
  EXPECT_EQ(verdict(grid, premises, effects, Promise::givens), Verdict::false_premise) << "it is there";
  ASSERT_EQ(grid.eliminate(Candidate(Cell(0), Digit::of(1))), Status::progress);
  EXPECT_EQ(verdict(grid, premises, effects, Promise::givens), Verdict::proved);
  const Proof close = check_closely(grid, premises, effects, Promise::givens);
  EXPECT_EQ(close.used, premises);
}

TEST(SymmetryRule, AsksForAPromise) {
  Grid grid = grid_of_line(half_turned);
  const Premises premises = premises_with(half_turn());
  EXPECT_EQ(verdict(grid, premises, middle_is_not_1, Promise::none), Verdict::false_premise);
  EXPECT_EQ(verdict(grid, premises, middle_is_not_1, Promise::grid), Verdict::proved);
  ASSERT_EQ(grid.eliminate(Candidate(Cell(0), Digit::of(1))), Status::progress);
  EXPECT_EQ(verdict(grid, premises, middle_is_not_1, Promise::givens), Verdict::proved);
  EXPECT_EQ(verdict(grid, premises, middle_is_not_1, Promise::grid), Verdict::false_premise)
      << "the candidates are no longer their own image";
}

/// Some are symmetries and some are not, but none leaves the givens unchanged.
TEST(SymmetryRule, RefusesOtherMaps) {
  const Grid grid = grid_of_line(half_turned);
  const auto refuses = [&](const deduku::Symmetry& symmetry) {
    return verdict(grid, premises_with(symmetry), middle_is_not_1, Promise::givens) == Verdict::false_premise;
  };
  deduku::Symmetry no_relabelling = half_turn();
  no_relabelling.digits = deduku::Symmetry().digits;
  EXPECT_TRUE(refuses(no_relabelling));
  deduku::Symmetry transposed = half_turn();
  transposed.transposes = true;
  EXPECT_TRUE(refuses(transposed));
  deduku::Symmetry no_bands = half_turn();
  std::swap(no_bands.rows[2], no_bands.rows[3]);
  EXPECT_TRUE(refuses(no_bands)) << "rows of a band part";
  deduku::Symmetry no_permutation = half_turn();
  no_permutation.digits[0] = 7;
  EXPECT_TRUE(refuses(no_permutation));
  deduku::Symmetry out_of_range = half_turn();
  out_of_range.columns[3] = 200;
  EXPECT_TRUE(refuses(out_of_range));

  std::mt19937_64 rng(7);
  for (int i = 0; i < 2'000; ++i) EXPECT_TRUE(refuses(Symmetry::random(rng)));
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      deduku::Symmetry other = half_turn();
      std::swap(other.digits[i], other.digits[k]);
      EXPECT_TRUE(refuses(other));
    }
  }
}

/// The identity leaves every puzzle unchanged, and proves nothing.
TEST(SymmetryRule, LearnsNothingFromDoingNothing) {
  const Grid grid = grid_of_line(half_turned);
  EXPECT_EQ(verdict(grid, premises_with({}), middle_is_not_1, Promise::givens), Verdict::unproved);
}

}  // namespace
}  // namespace deduku::testing
