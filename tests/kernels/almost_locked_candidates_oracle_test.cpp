#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// The two houses, the cells of the base house, the cells of the cover house.
using AlmostLockedKey = std::tuple<House, House, CellSet, CellSet>;

CellSet open_places(const Grid& grid, const CellSet& cells, DigitSet digits) {
  CellSet places;
  for (Cell cell : cells) {
    if (grid.candidates(cell).intersects(digits)) places.insert(cell);
  }
  return places;
}

bool removes_something(const Grid& grid, House base, const CellSet& crossing, const CellSet& locked,
                       const CellSet& takers, DigitSet digits) {
  for (Cell cell : takers) {
    if (!(grid.candidates(cell) - digits).empty()) return true;
  }
  return !open_places(grid, cells_of(base) - crossing - locked, digits).empty();
}

/// Every choice of cells of a house, one after another.
void add_all(const Grid& grid, House base, House cover, std::set<AlmostLockedKey>& keys) {
  const CellSet crossing = cells_of(base) & cells_of(cover);
  std::vector<Cell> cells;
  for (Cell cell : (cells_of(base) - crossing) & grid.empty_cells()) cells.push_back(cell);
  for (unsigned choice = 1; choice < 1U << cells.size(); ++choice) {
    CellSet locked;
    DigitSet digits;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if ((choice >> i & 1) == 0) continue;
      locked.insert(cells[i]);
      digits |= grid.candidates(cells[i]);
    }
    if (locked.size() > 3 || digits.size() != locked.size() + 1 || grid.solved_digits(cover).intersects(digits))
      continue;
    const CellSet takers = open_places(grid, cells_of(cover) - crossing, digits);
    if (takers.size() != locked.size() || open_places(grid, crossing, digits).empty()) continue;
    if (removes_something(grid, base, crossing, locked, takers, digits)) keys.emplace(base, cover, locked, takers);
  }
}

std::set<AlmostLockedKey> all_almost_locked(const Grid& grid) {
  std::set<AlmostLockedKey> keys;
  for (House one : House::all()) {
    for (House other : House::all()) {
      if (one.is_box() != other.is_box() && cells_of(one).intersects(cells_of(other))) add_all(grid, one, other, keys);
    }
  }
  return keys;
}

TEST(AlmostLockedCandidates, AreAllThatRemoveSomething) {
  std::size_t hits = 0;
  on_random_grids(1000, [&](const Grid& grid, Workspace& workspace) {
    StepSink sink(StepSink::Wanted::all);
    technique::almost_locked_candidates.find(grid, workspace, sink);
    Collected<AlmostLockedKey> found;
    for (const Step& step : sink.found()) {
      const Evidence& evidence = step.evidence;
      found.add(
          {evidence.base.first(), evidence.cover.first(), evidence.cells(Role::als), evidence.cells(Role::partner)});
    }
    EXPECT_EQ(found.keys(), all_almost_locked(grid));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 1000U);
}

}  // namespace
}  // namespace deduku::testing
