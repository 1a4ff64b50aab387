// Full grids up to equivalence, by signatures, against canonical forms.
#include "src/generate/solution_classes.hpp"

#include <gtest/gtest.h>

#include <set>

#include "deduku/symmetry.hpp"
#include "src/generate/random_grid.hpp"

namespace deduku::testing {
namespace {

/// The image of a grid under a symmetry.
Solution image(const Solution& solution, const Symmetry& symmetry) {
  Board board;
  for (Cell cell : Cell::all()) board.values[cell] = static_cast<std::uint8_t>(solution[cell].number());
  const Board moved = symmetry(board);
  Solution to = solution;
  for (Cell cell : Cell::all()) to[cell] = Digit::of(moved.values[cell]);
  return to;
}

TEST(SolutionClasses, EquivalentGridsHaveOneSignature) {
  generate::Random random(5, 1);
  std::set<std::uint64_t> signatures;
  generate::SolutionClasses classes;
  for (unsigned i = 0; i < 300; ++i) {
    const Solution grid = generate::random_grid(random);
    const Solution equivalent = image(grid, random_symmetry(i));
    EXPECT_EQ(generate::signature_of(grid), generate::signature_of(equivalent));
    signatures.insert(generate::signature_of(grid));
    EXPECT_TRUE(classes.insert(grid));
    EXPECT_FALSE(classes.insert(equivalent));
  }
  EXPECT_EQ(signatures.size(), 300U) << "random grids are not equivalent";
}

}  // namespace
}  // namespace deduku::testing
