#include "techniques/single_digit/turbot_fishes.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// The strong links of a digit, both ways; between two cells of a line only if the line has no third place.
std::vector<std::array<Cell, 2>> strong_links(const Grid& grid, Digit digit) {
  std::vector<std::array<Cell, 2>> links;
  for (House house : House::all()) {
    const CellSet cells = places(grid, house, digit);
    if (cells.size() != 2 || (house.is_box() && common_houses(cells).first().is_line())) continue;
    links.push_back({cells.first(), cells.last()});
    links.push_back({cells.last(), cells.first()});
  }
  return links;
}

TEST(TurbotFishKernel, FindsTheChainsOfThreeLinks) {
  using Chain = std::tuple<Digit, Cell, Cell, Cell, Cell>;
  std::size_t hits = 0;
  on_random_grids(300, [&](const Grid& grid, Workspace& workspace) {
    std::set<Chain> found;
    single_digit::turbot_fishes(grid, workspace, DigitSet::all(), [&](const single_digit::TurbotFish& fish) {
      found.emplace(fish.digit, fish.free[0], fish.near[0], fish.near[1], fish.free[1]);
      found.emplace(fish.digit, fish.free[1], fish.near[1], fish.near[0], fish.free[0]);
      return false;
    });
    std::set<Chain> expected;
    for (Digit digit : Digit::all()) {
      const auto links = strong_links(grid, digit);
      for (const auto& [a, b] : links) {
        for (const auto& [c, d] : links) {
          if (sees(b, c) && a != c && b != d) expected.emplace(digit, a, b, c, d);
        }
      }
    }
    EXPECT_EQ(found, expected);
    hits += expected.size();
  });
  EXPECT_GT(hits, 1000U);
}

}  // namespace
}  // namespace deduku::testing
