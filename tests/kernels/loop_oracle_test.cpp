// Unique loops and bivalue oddagons against plain searches of all closed paths.
#include "techniques/guardians/oddagons.hpp"
#include "techniques/uniqueness/loops.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

const DigitSet pair = {Digit::of(1), Digit::of(2)};

/// All closed paths over cells that share a house with the next, as lists of cells, from the lowest cell on.
void extend(const CellSet& hosts, std::vector<Cell>& path, std::set<std::vector<Cell>>& loops) {
  for (Cell next : (hosts & peers(path.back()))) {
    if (next == path.front() && path.size() > 3) loops.insert(path);
    if (next <= path.front() || std::ranges::find(path, next) != path.end() || path.size() >= 8) continue;
    path.push_back(next);
    extend(hosts, path, loops);
    path.pop_back();
  }
}

std::set<std::vector<Cell>> closed_paths(const CellSet& hosts) {
  std::set<std::vector<Cell>> loops;
  for (Cell start : hosts) {
    std::vector<Cell> path = {start};
    extend(hosts, path, loops);
  }
  return loops;
}

/// Whether every house has one even and one odd cell of the path, or none.
bool is_deadly(const std::vector<Cell>& path) {
  if (path.size() < 6 || path.size() % 2 == 1) return false;
  for (House house : House::all()) {
    std::array<int, 2> count{};
    for (std::size_t i = 0; i < path.size(); ++i) count[i % 2] += cells_of(house).contains(path[i]) ? 1 : 0;
    if (count[0] > 1 || count[0] != count[1]) return false;
  }
  return true;
}

/// Whether only neighbours in an odd path see each other.
bool is_oddagon(const std::vector<Cell>& path) {
  if (path.size() < 5 || path.size() % 2 == 0) return false;
  return std::ranges::all_of(path, [&](Cell cell) { return (set_of(path) & peers(cell)).size() == 2; });
}

DigitSet extra(const Grid& grid, Cell cell) {
  return grid.candidates(cell) - pair;
}

DigitSet extra(const Grid& grid, const CellSet& cells) {
  DigitSet digits;
  for (Cell cell : cells) digits |= extra(grid, cell);
  return digits;
}

CellSet wide_cells(const Grid& grid, const CellSet& cells) {
  CellSet wide;
  for (Cell cell : cells) {
    if (!extra(grid, cell).empty()) wide.insert(cell);
  }
  return wide;
}

/// A loop without further candidates has several solutions, so a grid with one solution does not have it.
bool is_judged_loop(const Grid& grid, const CellSet& cells) {
  const CellSet wide = wide_cells(grid, cells);
  if (wide.empty() || cells.size() - wide.size() < 3) return false;
  return wide.size() <= 2 || extra(grid, cells).size() == 1;
}

bool is_judged_oddagon(const Grid& grid, const CellSet& cells) {
  const CellSet wide = wide_cells(grid, cells);
  const DigitSet digits = extra(grid, cells);
  if (wide.size() < 2) return wide.size() == 1;
  return digits.size() == 1 && !(grid.cells(digits.first()) & common_peers(wide)).empty();
}

/// A state in which a loop of six or of five cells has only the pair, and some other cells also have it.
Grid state_with_loop(std::mt19937_64& rng, bool is_odd) {
  Board board;
  board.marks.emplace();
  board.marks->fill(DigitSet::all() - pair);
  const CellSet loop =
      is_odd ? CellSet{Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 4), Cell::at(6, 4), Cell::at(6, 0)}
             : CellSet{Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 3), Cell::at(1, 6), Cell::at(2, 6), Cell::at(2, 0)};
  CellSet hosts = loop;
  while (hosts.size() < 9) hosts.insert(Cell(static_cast<int>(rng() % 81)));
  for (Cell cell : hosts) {
    (*board.marks)[cell] = pair;
    if (rng() % 4 == 0) (*board.marks)[cell].insert(Digit(static_cast<int>(3 + rng() % 2)));
  }
  return Grid(board);
}

/// Calls `check` on states with few cells that have the pair.
template <class Check>
void on_states_with_pairs(int count, const Check& check) {
  std::mt19937_64 rng(23);
  for (int i = 0; i < count && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = state_with_loop(rng, i % 2 == 0);
    check(grid, grid.cells(pair.first()) & grid.cells(pair.last()));
  }
}

TEST(UniqueLoopKernel, FindsEveryLoopWithFewRoofCells) {
  int hits = 0;
  on_states_with_pairs(60, [&](const Grid& grid, const CellSet& hosts) {
    std::set<CellSet> expected;
    for (const std::vector<Cell>& path : closed_paths(hosts)) {
      if (is_deadly(path) && is_judged_loop(grid, set_of(path))) expected.insert(set_of(path));
    }
    Workspace workspace;
    Collected<CellSet> found;
    uniqueness::unique_loops(grid, workspace, [&](const uniqueness::DeadlyPattern& loop) {
      if (loop.digits == pair && loop.cells().size() <= 8) found.add(loop.cells());
      return false;
    });
    EXPECT_EQ(found.keys(), expected);
    hits += static_cast<int>(expected.size());
  });
  EXPECT_GT(hits, 5);
}

TEST(OddagonKernel, FindsEveryOddLoopWithConclusiveGuardians) {
  int hits = 0;
  on_states_with_pairs(60, [&](const Grid& grid, const CellSet& hosts) {
    std::set<CellSet> expected;
    const bool is_searched = (hosts - wide_cells(grid, hosts)).size() >= 3;
    for (const std::vector<Cell>& path : closed_paths(hosts)) {
      const CellSet cells = set_of(path);
      if (is_searched && is_oddagon(path) && is_judged_oddagon(grid, cells)) expected.insert(cells);
    }
    Workspace workspace;
    Collected<CellSet> found;
    guardians::oddagons(grid, workspace, [&](const guardians::Oddagon& oddagon) {
      if (oddagon.pattern.digits == pair && oddagon.loop.size() <= 8) found.add(oddagon.pattern.cells);
      return false;
    });
    EXPECT_EQ(found.keys(), expected);
    hits += static_cast<int>(expected.size());
  });
  EXPECT_GT(hits, 5);
}

}  // namespace
}  // namespace deduku::testing
