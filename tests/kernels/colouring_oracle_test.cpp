#include "techniques/colouring/colouring.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// The digit and its two colours; the first holds the lowest cell.
using ColouringKey = std::tuple<Digit, CellSet, CellSet>;

/// The cells that are reached from each cell by an even, and by an odd number of conjugate pairs.
struct ParityPaths {
  PerCell<CellSet> even;
  PerCell<CellSet> odd;
};

std::vector<CellSet> conjugate_pairs(const Grid& grid, Digit digit) {
  std::vector<CellSet> pairs;
  for (House house : House::all()) {
    const CellSet cells = places(grid, house, digit);
    if (cells.size() == 2) pairs.push_back(cells);
  }
  return pairs;
}

/// Extends the paths that arrive at `from` by the pair that leads to `to`.
void extend(ParityPaths& parity_paths, Cell start, Cell from, Cell to) {
  CellSet& even = parity_paths.even[start];
  CellSet& odd = parity_paths.odd[start];
  if (even.contains(from)) odd.insert(to);
  if (odd.contains(from)) even.insert(to);
}

/// All paths of up to 81 conjugate pairs, the longest that need not visit a cell twice.
ParityPaths parity_paths(const Grid& grid, Digit digit) {
  ParityPaths parity_paths;
  const std::vector<CellSet> pairs = conjugate_pairs(grid, digit);
  for (Cell start : Cell::all()) {
    parity_paths.even[start] = {start};
    for (int length = 0; length < Cell::count; ++length) {
      for (const CellSet& pair : pairs) {
        extend(parity_paths, start, pair.first(), pair.last());
        extend(parity_paths, start, pair.last(), pair.first());
      }
    }
  }
  return parity_paths;
}

/// Two cells have the same colour if an even number of pairs joins them.
std::set<ColouringKey> components(const Grid& grid, Digit digit) {
  std::set<ColouringKey> keys;
  const auto [even, odd] = parity_paths(grid, digit);
  for (Cell cell : Cell::all()) {
    const CellSet& same = even[cell];
    const CellSet& opposite = odd[cell];
    if (!opposite.empty() && (same | opposite).first() == cell) keys.emplace(digit, same, opposite);
  }
  return keys;
}

/// The edges join every cell to the component, in strong links between opposite colours.
void expect_spanning(const Grid& grid, const colouring::ColouredComponent& component) {
  CellSet joined;
  for (const facts::ConjugatePair& pair : component.edges()) {
    const CellSet ends = {pair.first, pair.second};
    EXPECT_EQ(places(grid, pair.house, component.digit), ends);
    for (const CellSet& colour : component.colours) EXPECT_EQ((colour & ends).size(), 1);
    joined |= ends;
  }
  EXPECT_EQ(joined, component.cells());
  EXPECT_EQ(component.edge_count, component.cells().size() - 1);
}

TEST(ColouringKernel, ColoursByTheParityOfPaths) {
  std::size_t hits = 0;
  on_random_grids(150, [&](const Grid& grid, Workspace& workspace) {
    Collected<ColouringKey> found;
    colouring::coloured_components(grid, workspace, DigitSet::all(),
                                   [&](const colouring::ColouredComponent& component) {
                                     found.add({component.digit, component.colours[0], component.colours[1]});
                                     expect_spanning(grid, component);
                                     return false;
                                   });
    std::set<ColouringKey> expected;
    for (Digit digit : Digit::all()) expected.merge(components(grid, digit));
    EXPECT_EQ(found.keys(), expected);
    hits += expected.size();
  });
  EXPECT_GT(hits, 500U);
}

}  // namespace
}  // namespace deduku::testing
