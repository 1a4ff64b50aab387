// Counted cells against their definition. How often a digit fits into cells is found by trying every choice. Rings and
// crossings of lines are tested on states of puzzles that have some, including candidates that would leave a digit too
// few places.
#include "techniques/exotic/counted_cells.hpp"

#include "deduku/ladder.hpp"
#include "deduku/symmetry.hpp"
#include "tests/kernels/random_grids.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

constexpr const char* counted_puzzles[] = {
    "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    "000000012000000003002300400001800005060070800000009000008500000900040500475006000",
};

/// The maximum number of cells that do not see each other, by trying each one in and out.
int most_by_trying(const CellSet& cells) {
  if (cells.empty()) return 0;
  const Cell cell = cells.last();
  CellSet rest = cells;
  rest.erase(cell);
  return std::max(most_by_trying(rest), 1 + most_by_trying(rest - peers(cell)));
}

/// Whether `count` of some houses contain all cells.
bool are_held(const CellSet& cells, const HouseSet& houses, int count) {
  if (cells.empty()) return true;
  for (House house : houses) {
    const bool helps = cells_of(house).contains(cells.last());
    if (count > 0 && helps && are_held(cells - cells_of(house), houses, count - 1)) return true;
  }
  return false;
}

/// The eliminations from counting some cells; empty if they are not counted.
CandidateSet removed_by_definition(const Grid& grid, const CellSet& cells, const HouseSet& houses) {
  PerDigit<int> most{};
  int sum = 0;
  for (Digit digit : Digit::all()) {
    sum += most[digit] = most_by_trying(grid.cells(digit) & cells);
    if (sum > cells.size()) return {};
  }
  CandidateSet removed;
  for (Candidate candidate : grid.all_candidates()) {
    const Digit digit = candidate.digit();
    const bool is_inside = cells.contains(candidate.cell());
    CellSet left = (grid.cells(digit) & cells) - peers(candidate.cell());
    left.erase(candidate.cell());
    if (most_by_trying(left) + (is_inside ? 1 : 0) < most[digit]) removed.insert(candidate);
  }
  for (Digit digit : Digit::all()) {
    if (!are_held(grid.cells(digit) & cells, houses, most[digit])) return {};
  }
  return removed;
}

/// An image of a puzzle without a few of its candidates, true or not.
Grid state_with_counts(const char* puzzle, std::mt19937_64& rng) {
  Grid grid(random_symmetry(rng())(board_of_line(puzzle)));
  for (Candidate candidate : grid.all_candidates()) {
    if (rng() % 60 == 0) (void)grid.eliminate(candidate);
  }
  return grid;
}

StepList steps_of(const Technique& technique, const Grid& grid) {
  Workspace workspace;
  StepSink sink(StepSink::Wanted::all);
  technique.find(grid, workspace, sink);
  return sink.found();
}

template <class Check>
void on_states_with_counts(Check&& check) {
  std::mt19937_64 rng(36);
  for (int i = 0; i < 5 && !::testing::Test::HasFailure(); ++i) {
    for (const char* puzzle : counted_puzzles) check(state_with_counts(puzzle, rng), rng);
  }
}

TEST(CountedCellsKernel, CountsWhatFits) {
  std::mt19937_64 rng(37);
  for (int i = 0; i < 2000; ++i) {
    CellSet cells;
    for (std::uint64_t left = rng() % 16; left > 0; --left) cells.insert(Cell(static_cast<int>(rng() % 81)));
    EXPECT_EQ(exotic::most_together(cells), most_by_trying(cells));
  }
}

/// The rows and columns cross in four boxes; the cells of the lines in these, except the crossings, form the ring.
CellSet ring_of(const HouseSet& lines) {
  CellSet ring;
  for (Cell cell : Cell::all()) {
    int own = 0;
    bool is_in_box = false;
    for (House line : lines) own += cells_of(line).contains(cell) ? 1 : 0;
    for (Cell other : cells_of(cell.box())) {
      is_in_box = is_in_box || (lines.contains(other.row()) && lines.contains(other.column()));
    }
    ring.insert_if(own == 1 && is_in_box, cell);
  }
  return ring;
}

TEST(CountedCellsKernel, FindsEveryRing) {
  std::size_t hits = 0;
  on_states_with_counts([&](const Grid& grid, std::mt19937_64&) {
    std::set<std::pair<CellSet, CandidateSet>> expected;
    for (int rows = 0; rows < 81; ++rows) {
      for (int columns = 0; columns < 81; ++columns) {
        const std::array<int, 4> lines = {rows / 9, rows % 9, columns / 9, columns % 9};
        if (lines[0] / 3 >= lines[1] / 3 || lines[2] / 3 >= lines[3] / 3) continue;
        HouseSet houses{House::row(lines[0]), House::row(lines[1]), House::column(lines[2]), House::column(lines[3])};
        const CellSet all = ring_of(houses);
        EXPECT_EQ(all.size(), 16);
        houses |= houses_of(all, HouseKind::box);
        const CellSet cells = all & grid.empty_cells();
        const CandidateSet removed = removed_by_definition(grid, cells, houses);
        if (cells.size() >= 12 && !removed.empty()) expected.emplace(cells, removed);
      }
    }
    std::set<std::pair<CellSet, CandidateSet>> found;
    for (const Step& step : steps_of(technique::sk_loop, grid)) {
      found.emplace(step.evidence.cells(), step.effects.removes);
    }
    EXPECT_EQ(found, expected);
    hits += found.size();
  });
  EXPECT_GT(hits, 3U);
}

CellSet cells_of_lines(HouseKind kind, unsigned lines) {
  CellSet cells;
  for (int i = 0; i < 9; ++i) {
    if ((lines >> i & 1U) == 1) cells |= cells_of(kind == HouseKind::row ? House::row(i) : House::column(i));
  }
  return cells;
}

bool is_four_or_five(unsigned lines) {
  return std::popcount(lines) == 4 || std::popcount(lines) == 5;
}

/// Each step is counted; the eliminations of any four or five rows with any columns are among the steps, or a step has
/// more.
TEST(CountedCellsKernel, FindsEveryCrossingOfLines) {
  std::size_t hits = 0;
  std::size_t tried = 0;
  on_states_with_counts([&](const Grid& grid, std::mt19937_64& rng) {
    const StepList steps = steps_of(technique::multi_sector_locked_set, grid);
    for (const Step& step : steps) {
      EXPECT_EQ(step.effects.removes, removed_by_definition(grid, step.evidence.cells(), HouseSet::all()));
    }
    hits += steps.size();
    for (int i = 0; i < 4; ++i) {
      unsigned rows = 0;
      while (!is_four_or_five(rows)) rows = static_cast<unsigned>(rng() % 512);
      for (unsigned columns = 0; columns < 512; ++columns) {
        if (!is_four_or_five(columns) || std::popcount(rows) + std::popcount(columns) > 9) continue;
        const CellSet crossing = cells_of_lines(HouseKind::row, rows) & cells_of_lines(HouseKind::column, columns);
        const CellSet cells = crossing & grid.empty_cells();
        if (cells.size() < 12) continue;
        const CandidateSet removed = removed_by_definition(grid, cells, HouseSet::all());
        if (removed.empty()) continue;
        ++tried;
        EXPECT_TRUE(
            std::ranges::any_of(steps, [&](const Step& step) { return step.effects.removes.contains(removed); }));
      }
    }
  });
  EXPECT_GT(hits, 5U);
  RecordProperty("tried", static_cast<int>(tried));
}

/// The cells in the crossings of four rows and some columns, and of the other rows and columns.
struct EqualSets {
  CellSet first;
  CellSet second;
  int surplus;
};

EqualSets equal_sets(unsigned rows, unsigned columns) {
  const auto crossing = [](unsigned of_rows, unsigned of_columns) {
    return cells_of_lines(HouseKind::row, of_rows) & cells_of_lines(HouseKind::column, of_columns);
  };
  return {crossing(rows, columns), crossing(~rows & 511U, ~columns & 511U),
          9 - std::popcount(rows) - std::popcount(columns)};
}

/// How often a digit can be in the first set, given its places in both.
int room(const EqualSets& sets, const CellSet& places) {
  return std::min(most_by_trying(places & sets.first), most_by_trying(places & sets.second) - sets.surplus);
}

/// The eliminations from counting two equal sets; empty if the digits have more room there.
CandidateSet removed_by_definition(const Grid& grid, const EqualSets& sets) {
  PerDigit<int> rooms{};
  int sum = 0;
  for (Digit digit : Digit::all()) {
    const CellSet places = grid.cells(digit) | grid.solved_cells(digit);
    sum += rooms[digit] = room(sets, places);
    if (sum > sets.first.size()) return {};
  }
  CandidateSet removed;
  for (Candidate candidate : grid.all_candidates()) {
    const CellSet places = grid.cells(candidate.digit()) | grid.solved_cells(candidate.digit());
    if (room(sets, places - peers(candidate.cell())) < rooms[candidate.digit()]) removed.insert(candidate);
  }
  return removed;
}

/// Whether rows and columns alone bound the number of each digit in one of the sets by its room.
bool are_counted_by_lines(const Grid& grid, const EqualSets& sets) {
  for (Digit digit : Digit::all()) {
    const CellSet places = grid.cells(digit) | grid.solved_cells(digit);
    const int most = room(sets, places);
    HouseSet lines;
    for (House house : HouseSet::all()) lines.insert_if(!house.is_box(), house);
    if (!are_held(places & sets.first, lines, most) && !are_held(places & sets.second, lines, most + sets.surplus))
      return false;
  }
  return true;
}

/// Each step agrees with its cells; the eliminations of four rows with any four or five columns follow from a step.
TEST(CountedCellsKernel, FindsEveryEquivalence) {
  std::size_t hits = 0;
  std::size_t tried = 0;
  on_states_with_counts([&](const Grid& grid, std::mt19937_64& rng) {
    const StepList steps = steps_of(technique::set_equivalence, grid);
    CandidateSet all_removed;
    for (const Technique* technique : {&technique::multi_sector_locked_set, &technique::set_equivalence}) {
      for (const Step& step : steps_of(*technique, grid)) all_removed |= step.effects.removes;
    }
    for (const Step& step : steps) {
      const auto parts = step.evidence.parts();
      ASSERT_EQ(parts.size(), 2U);
      const int surplus = step.variant == 2 ? 1 : 0;
      EXPECT_EQ(step.effects.removes, removed_by_definition(grid, EqualSets{parts[0].cells, parts[1].cells, surplus}));
    }
    hits += steps.size();
    for (int i = 0; i < 4; ++i) {
      unsigned rows = 0;
      while (std::popcount(rows) != 4) rows = static_cast<unsigned>(rng() % 512);
      for (unsigned columns = 0; columns < 512; ++columns) {
        if (!is_four_or_five(columns)) continue;
        const EqualSets sets = equal_sets(rows, columns);
        const CellSet cells = (sets.first | sets.second) & grid.empty_cells();
        const CandidateSet removed = cells.size() < 12 ? CandidateSet{} : removed_by_definition(grid, sets);
        if (removed.empty() || !are_counted_by_lines(grid, sets)) continue;
        ++tried;
        EXPECT_TRUE(all_removed.contains(removed));
      }
    }
  });
  EXPECT_GT(hits, 5U);
  RecordProperty("tried", static_cast<int>(tried));
}

/// There are as many constraints as cells.
TEST(CountedCellsKernel, HasAConstraintForEachCell) {
  on_states_with_counts([&](const Grid& grid, std::mt19937_64&) {
    for (const Technique* technique : {&technique::sk_loop, &technique::multi_sector_locked_set}) {
      for (const Step& step : steps_of(*technique, grid)) {
        const CellSet cells = step.evidence.cells();
        CandidateSet held;
        for (Variable constraint : step.evidence.constraints) {
          held.insert(constraint.digit(), grid.cells(constraint.house(), constraint.digit()) & cells);
        }
        EXPECT_EQ(step.evidence.constraints.size(), cells.size());
        for (Cell cell : cells) EXPECT_EQ(held.digits(cell), grid.candidates(cell));
      }
    }
  });
}

}  // namespace
}  // namespace deduku::testing
