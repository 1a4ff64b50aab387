// Uncolourable sets and guardian relations against their definition: all ways to fill the cells, tried one after the
// other.
#include "techniques/guardians/uncolourable_sets.hpp"

#include <map>

#include "techniques/guardians/guardian_relations.hpp"
#include "techniques/guardians/tridagons.hpp"
#include "tests/kernels/pattern_states.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Whether the cells from the first unfilled one on can be filled with their candidates in `lists`.
bool can_be_filled(const std::vector<Cell>& cells, const CandidateSet& lists, std::vector<Digit>& filled) {
  if (filled.size() == cells.size()) return true;
  const Cell cell = cells[filled.size()];
  for (Digit digit : lists.digits(cell)) {
    bool fits = true;
    for (std::size_t i = 0; i < filled.size(); ++i) fits = fits && (filled[i] != digit || !sees(cells[i], cell));
    if (!fits) continue;
    filled.push_back(digit);
    if (can_be_filled(cells, lists, filled)) return true;
    filled.pop_back();
  }
  return false;
}

/// Whether some cells can all be filled with only these candidates.
bool can_hold(const CellSet& cells, const CandidateSet& lists) {
  std::vector<Cell> order;
  for (Cell cell : cells) order.push_back(cell);
  std::vector<Digit> filled;
  return can_be_filled(order, lists, filled);
}

CandidateSet candidates_among(const Grid& grid, DigitSet digits) {
  CandidateSet lists;
  for (Digit digit : digits) lists.insert(digit, grid.cells(digit));
  return lists;
}

/// The cells with some of the digits and no others.
CellSet cells_with_nothing_but(const Grid& grid, DigitSet digits) {
  CellSet cells;
  for (Cell cell : grid.empty_cells()) {
    const DigitSet own = grid.candidates(cell);
    cells.insert_if(!own.empty() && digits.contains(own), cell);
  }
  return cells;
}

/// Whether the cells of one house are enough.
bool is_subset(const CellSet& floor, const CellSet& added, const CandidateSet& lists) {
  for (House house : House::all()) {
    const CellSet cells = floor & cells_of(house);
    if (cells_of(house).contains(added) && !can_hold(cells | added, lists)) return true;
  }
  return false;
}

std::set<CellSet> sets_by_definition(const Grid& grid, DigitSet digits) {
  const CellSet floor = cells_with_nothing_but(grid, digits);
  const CandidateSet lists = candidates_among(grid, digits);
  std::set<CellSet> found;
  if (floor.size() < 2 || !can_hold(floor, lists)) return found;
  CellSet lone;
  for (Cell cell : lists.cells() - floor) {
    if (can_hold(floor | CellSet{cell}, lists)) continue;
    lone.insert(cell);
    if (!is_subset(floor, {cell}, lists)) found.insert({cell});
  }
  for (Cell a : lists.cells() - floor - lone) {
    for (Cell b : lists.cells() - floor - lone) {
      const auto may_be_one_of_two = [&](Cell cell) {
        return lists.digits(cell).size() > 1 && (grid.candidates(cell) - digits).size() < 3;
      };
      if (b <= a || !may_be_one_of_two(a) || !may_be_one_of_two(b)) continue;
      if (!can_hold(floor | CellSet{a, b}, lists) && !is_subset(floor, {a, b}, lists)) found.insert({a, b});
    }
  }
  return found;
}

TEST(UncolourableKernel, FindsEverySetOfOneOrTwoAddedCells) {
  std::mt19937_64 rng(41);
  std::size_t hits = 0;
  for (int i = 0; i < 60 && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = state_of_few_digits(rng, 3, 60);
    Workspace workspace;
    std::map<DigitSet, std::set<CellSet>> found;
    guardians::uncolourable_sets(grid, workspace, [&](DigitSet digits, const CellSet&, const CellSet& added) {
      EXPECT_TRUE(found[digits].insert(added).second) << "found twice";
      return false;
    });
    for (DigitSet digits : facts::digit_triples) EXPECT_EQ(found[digits], sets_by_definition(grid, digits));
    for (const auto& [digits, sets] : found) hits += sets.size();
  }
  EXPECT_GT(hits, 100U);
}

TEST(UncolourableKernel, LeavesOutWhatIsNotNeeded) {
  std::mt19937_64 rng(42);
  int hits = 0;
  for (int i = 0; i < 40 && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = state_of_few_digits(rng, 3, 60);
    Workspace workspace;
    guardians::uncolourable_sets(grid, workspace, [&](DigitSet digits, const CellSet& floor, const CellSet& added) {
      const CandidateSet lists = candidates_among(grid, digits);
      const CellSet smallest = guardians::smallest_floor(grid, digits, floor, added);
      EXPECT_TRUE(floor.contains(smallest));
      EXPECT_FALSE(can_hold(smallest | added, lists));
      for (Cell cell : smallest) EXPECT_TRUE(can_hold((smallest - CellSet{cell}) | added, lists));
      return ++hits % 20 == 0;
    });
  }
  EXPECT_GT(hits, 100);
}

/// Checks that without its guardians the cells of a relation cannot be filled, but can be without any one of the cells
/// that have guardians.
void check_filling(const Grid& grid, const facts::GuardianRelation& relation) {
  const CandidateSet lists = candidates_among(grid, relation.digits);
  const CellSet held = relation.guardians.cells();
  EXPECT_TRUE(relation.cells.contains(held));
  for (Cell cell : relation.cells) {
    EXPECT_EQ(grid.candidates(cell) - relation.digits, relation.guardians.digits(cell));
  }
  EXPECT_GT(held.size(), 1);
  EXPECT_LE(relation.guardians.size(), facts::GuardianRelation::most);
  EXPECT_FALSE(can_hold(relation.cells, lists));
  for (Cell cell : held) EXPECT_TRUE(can_hold(relation.cells - CellSet{cell}, lists));
}

/// Checks that without the guardians every house of a loop has two places in it, and that these cannot alternate.
void check_loop(const Grid& grid, const facts::GuardianRelation& relation) {
  const Digit digit = relation.digits.first();
  const CellSet guardians = relation.guardians.cells();
  const CellSet loop = relation.cells - guardians;
  EXPECT_EQ(loop.size() % 2, 1);
  EXPECT_EQ(relation.houses.size(), loop.size());
  int meetings = 0;
  for (House house : relation.houses) {
    EXPECT_EQ((loop & cells_of(house)).size(), 2);
    EXPECT_TRUE(relation.cells.contains(places(grid, house, digit)));
    meetings += (loop & cells_of(house)).size();
  }
  EXPECT_EQ(meetings, 2 * loop.size());
}

TEST(GuardianRelationsKernel, HoldAndSayNothingTwice) {
  std::mt19937_64 rng(43);
  int hits = 0;
  for (int i = 0; i < 60 && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = state_of_few_digits(rng, 3, 60);
    Workspace workspace;
    const auto relations = workspace.get<guardians::GuardianRelations>(grid).view();
    for (const facts::GuardianRelation& relation : relations) {
      if (relation.source == facts::GuardianSource::loop) {
        check_loop(grid, relation);
        continue;
      }
      check_filling(grid, relation);
      const auto shown = guardians::with_smallest_floor(grid, relation);
      EXPECT_TRUE(relation.cells.contains(shown.cells));
      check_filling(grid, shown);
      const auto says_as_much = [&](const facts::GuardianRelation& other) {
        return relation.guardians.contains(other.guardians);
      };
      EXPECT_EQ(std::ranges::count_if(relations, says_as_much), 1);
      ++hits;
    }
  }
  EXPECT_GT(hits, 40);
}

/// A tridagon whose cells have lost candidates, and some of whose cells are solved.
Grid state_with_open_tridagon(std::mt19937_64& rng, CellSet& pattern, DigitSet digits) {
  Board board;
  board.marks.emplace();
  board.marks->fill(DigitSet::all() - digits);
  const auto& boxes = guardians::box_rectangles[rng() % 9];
  for (bool is_odd = false; !is_odd;) {
    pattern = {};
    for (int box : boxes) {
      const guardians::Transversal transversal = guardians::transversals_of(box)[rng() % 6];
      pattern |= transversal.cells;
      is_odd = is_odd != transversal.is_odd;
    }
  }
  for (Cell cell : pattern) {
    DigitSet marks = digits;
    if (rng() % 6 == 0) marks.erase(Digit(static_cast<int>(rng() % 3)));
    if (rng() % 4 == 0) marks.insert(Digit(static_cast<int>(5 + rng() % 4)));
    (*board.marks)[cell] = marks;
  }
  const Cell solved = rng() % 2 == 0 ? pattern.first() : pattern.last();
  if (rng() % 2 == 0) board.values[solved] = 1;
  return Grid(board);
}

TEST(GuardianRelationsKernel, AreFoundAgainWhenATridagonLosesCandidates) {
  const DigitSet digits = {Digit::of(1), Digit::of(2), Digit::of(3)};
  std::mt19937_64 rng(44);
  int hits = 0;
  for (int i = 0; i < 300 && !::testing::Test::HasFailure(); ++i) {
    CellSet pattern;
    const Grid grid = state_with_open_tridagon(rng, pattern, digits);
    CandidateSet guardians;
    for (Cell cell : pattern) guardians.insert(cell, grid.candidates(cell) - digits);
    const CellSet floor = cells_with_nothing_but(grid, digits);
    const CandidateSet lists = candidates_among(grid, digits);
    if (floor.size() < 6 || guardians.size() > 8 || !can_hold(floor, lists)) continue;
    bool is_conclusive = false;
    for (Cell cell : guardians.cells()) is_conclusive |= !can_hold(floor | CellSet{cell}, lists);
    if (is_conclusive) continue;
    Workspace workspace;
    const auto relations = workspace.get<guardians::GuardianRelations>(grid).view();
    EXPECT_TRUE(std::ranges::any_of(
        relations, [&](const facts::GuardianRelation& relation) { return guardians.contains(relation.guardians); }));
    ++hits;
  }
  EXPECT_GT(hits, 50);
}

}  // namespace
}  // namespace deduku::testing
