// M-, H-, S- and L-Wings against all rows of three strong links that fit their definitions.
#include "techniques/wings/linked_wings.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// A strong link in one direction.
struct Strong {
  Candidate from;
  Candidate to;

  bool is_cell() const { return from.cell() == to.cell(); }
};

using CandidateChain = std::vector<Candidate>;

std::vector<Strong> strong_links(const Grid& grid) {
  std::set<std::pair<Candidate, Candidate>> links;
  for (Digit digit : Digit::all()) {
    for (House house : House::all()) {
      const CellSet cells = places(grid, house, digit);
      if (cells.size() == 2) links.insert({{cells.first(), digit}, {cells.last(), digit}});
    }
  }
  for (Cell cell : Cell::all()) {
    const DigitSet digits = grid.candidates(cell);
    if (digits.size() == 2) links.insert({{cell, digits.first()}, {cell, digits.last()}});
  }
  std::vector<Strong> both_directions;
  for (const auto& [a, b] : links) {
    both_directions.push_back({a, b});
    both_directions.push_back({b, a});
  }
  return both_directions;
}

bool exclude_each_other(Candidate a, Candidate b) {
  return a.cell() == b.cell() ? a.digit() != b.digit() : a.digit() == b.digit() && sees(a.cell(), b.cell());
}

/// A letter for each link: "c" for a cell, "p" for a conjugate pair.
std::string kinds(const std::array<Strong, 3>& links) {
  std::string kinds;
  for (const Strong& link : links) kinds += link.is_cell() ? 'c' : 'p';
  return kinds;
}

int cell_count(const CandidateChain& chain) {
  CellSet cells;
  for (Candidate candidate : chain) cells.insert(candidate.cell());
  return cells.size();
}

int digit_count(const CandidateChain& chain) {
  DigitSet digits;
  for (Candidate candidate : chain) digits.insert(candidate.digit());
  return digits.size();
}

bool comes_back(const CandidateChain& chain) {
  return std::set<Candidate>(chain.begin(), chain.end()).size() < chain.size();
}

CandidateSet excluded(const Grid& grid, Candidate a, Candidate b) {
  CandidateSet excluded;
  for (Candidate candidate : grid.all_candidates()) {
    if (exclude_each_other(candidate, a) && exclude_each_other(candidate, b)) excluded.insert(candidate);
  }
  return excluded;
}

/// The chains of a shape: its links, its numbers of cells and digits, and whether its ends have the same digit.
struct Shape {
  std::string kinds;
  int cells;
  int digits;
  bool has_equal_ends;
};

/// The chains of a shape that exclude something.
std::set<CandidateChain> wings(const Grid& grid, const Shape& shape) {
  std::set<CandidateChain> chains;
  const std::vector<Strong> links = strong_links(grid);
  for (const Strong& a : links) {
    for (const Strong& b : links) {
      if (!exclude_each_other(a.to, b.from)) continue;
      for (const Strong& c : links) {
        if (kinds({a, b, c}) != shape.kinds || !exclude_each_other(b.to, c.from)) continue;
        const CandidateChain chain = {a.from, a.to, b.from, b.to, c.from, c.to};
        if (comes_back(chain) || cell_count(chain) != shape.cells || digit_count(chain) != shape.digits) continue;
        if ((a.from.digit() == c.to.digit()) != shape.has_equal_ends) continue;
        if (!excluded(grid, a.from, c.to).empty()) chains.insert(chain);
      }
    }
  }
  return chains;
}

CandidateChain reversed(CandidateChain chain) {
  std::ranges::reverse(chain);
  return chain;
}

/// Compares the visits of a kernel with a shape. Shapes that read the same from both ends are visited in one direction
/// only.
template <class Enumerate>
void expect_oracle(const Shape& shape, bool is_symmetric, int min_hits, const Enumerate& enumerate) {
  int hits = 0;
  on_random_grids(300, [&](const Grid& grid, Workspace& workspace) {
    std::set<CandidateChain> found;
    enumerate(grid, workspace, [&](const wings::LinkedWing& wing) {
      const CandidateChain chain(std::begin(wing.nodes), std::end(wing.nodes));
      const CandidateSet effect = excluded(grid, wing.start(), wing.end());
      EXPECT_EQ(wings::effect_of(grid, wing), effect);
      if (effect.empty()) return false;
      EXPECT_TRUE(found.insert(chain).second) << "found twice";
      EXPECT_TRUE(!is_symmetric || found.insert(reversed(chain)).second) << "found in both directions";
      return false;
    });
    const std::set<CandidateChain> expected = wings(grid, shape);
    EXPECT_EQ(found, expected);
    hits += static_cast<int>(expected.size());
  });
  EXPECT_GT(hits, min_hits);
}

TEST(MWingKernel, FindsEveryCellWithTwoPairs) {
  expect_oracle({"cpp", 4, 2, true}, false, 100,
                [](const Grid& grid, Workspace& workspace, auto&& visit) { wings::m_wings(grid, workspace, visit); });
}

TEST(HWingKernel, FindsEveryCellWithTwoPairsOfThreeDigits) {
  expect_oracle({"cpp", 4, 3, false}, false, 100, [](const Grid& grid, Workspace& workspace, auto&& visit) {
    wings::h_wings_of_one_cell(grid, workspace, visit);
  });
}

TEST(HWingKernel, FindsEveryTwoCellsWithAPair) {
  expect_oracle({"ccp", 4, 3, false}, false, 100, [](const Grid& grid, Workspace& workspace, auto&& visit) {
    wings::h_wings_of_two_cells(grid, workspace, visit);
  });
}

TEST(SWingKernel, FindsEveryCellBetweenTwoPairs) {
  expect_oracle({"pcp", 5, 2, false}, true, 100,
                [](const Grid& grid, Workspace& workspace, auto&& visit) { wings::s_wings(grid, workspace, visit); });
}

TEST(LWingKernel, FindsEveryThreePairsInARow) {
  expect_oracle({"ppp", 4, 3, false}, true, 100,
                [](const Grid& grid, Workspace& workspace, auto&& visit) { wings::l_wings(grid, workspace, visit); });
}

}  // namespace
}  // namespace deduku::testing
