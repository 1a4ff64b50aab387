// Locked candidates and subsets of the HoDoKu scale against plain definitions.
#include "tests/hodoku/finder_oracle.hpp"

namespace deduku::testing {
namespace {

/// All places of a digit in a `base` lie in a `cover`: the rest of the cover loses it.
void add_locked(const Grid& grid, House base, const std::vector<House>& covers, Findings& findings) {
  for (Digit digit : Digit::all()) {
    const CellSet places = grid.cells(base, digit);
    for (House cover : covers) {
      const bool is_locked = !places.empty() && cells_of(cover).contains(places);
      if (is_locked) findings.add(grid, digit, cells_of(cover) - cells_of(base));
    }
  }
}

/// Boxes, then digits; rows before columns.
Findings pointing(const Grid& grid) {
  std::vector<House> lines = houses_of_kind(HouseKind::row);
  for (House column : houses_of_kind(HouseKind::column)) lines.push_back(column);
  Findings findings;
  for (House box : houses_of_kind(HouseKind::box)) add_locked(grid, box, lines, findings);
  return findings;
}

/// Rows, then columns, then digits.
Findings claiming(const Grid& grid) {
  Findings findings;
  for (HouseKind kind : {HouseKind::row, HouseKind::column}) {
    for (House line : houses_of_kind(kind)) add_locked(grid, line, houses_of_kind(HouseKind::box), findings);
  }
  return findings;
}

TEST(HodokuLockedCandidates, PointAsTheFirstBoxDoes) {
  FirstCheck check(hodoku::find_pointing, 100);
  on_grids(400, [&](const Grid& grid) { check(grid, pointing(grid)); });
}

TEST(HodokuLockedCandidates, AreClaimedByTheFirstLine) {
  FirstCheck check(hodoku::find_claiming, 100);
  on_grids(400, [&](const Grid& grid) { check(grid, claiming(grid)); });
}

/// Calls `use(cells, digits)` with open cells of a house that have as many digits as cells, in lexicographic order. A
/// house without other open cells is skipped: the removals of its cells elsewhere are those of locked subsets.
template <class Use>
void naked_subsets_in(const Grid& grid, House house, std::size_t size, const Use& use) {
  if (grid.empty_count(house) == static_cast<int>(size)) return;
  for_each_choice(listed(cells_of(house) & grid.empty_cells()), size, [&](const std::vector<Cell>& cells) {
    const DigitSet digits = digits_in(grid, set_of(cells));
    if (digits.size() == static_cast<int>(size)) use(set_of(cells), digits);
  });
}

/// The digits in those of `cells` that have them.
CandidateSet candidates_in(const Grid& grid, const CellSet& cells, DigitSet digits) {
  CandidateSet candidates;
  for (Digit digit : digits) candidates.insert(digit, grid.cells(digit) & cells);
  return candidates;
}

/// A subset removes its digits in every house that contains it.
Findings naked_subsets(const Grid& grid, std::size_t size) {
  Findings findings;
  for (House house : boxes_then_lines()) {
    naked_subsets_in(grid, house, size, [&](const CellSet& cells, DigitSet digits) {
      findings.add(candidates_in(grid, common_peers(cells), digits));
    });
  }
  return findings;
}

/// A naked subset of a box and a line that removes candidates in the box and, outside it, in the line.
Findings locked_subsets(const Grid& grid, std::size_t size) {
  Findings findings;
  for (House box : houses_of_kind(HouseKind::box)) {
    naked_subsets_in(grid, box, size, [&](const CellSet& cells, DigitSet digits) {
      const CandidateSet removals = candidates_in(grid, common_peers(cells), digits);
      const CellSet cleaned = removals.cells();
      if (cleaned.intersects(cells_of(box)) && !cells_of(box).contains(cleaned)) findings.add(removals);
    });
  }
  return findings;
}

/// `size` digits with as many places in a house: no other digit can be there.
Findings hidden_subsets(const Grid& grid, std::size_t size) {
  Findings findings;
  for (House house : boxes_then_lines()) {
    for_each_choice(listed(~grid.solved_digits(house)), size, [&](const std::vector<Digit>& digits) {
      CellSet cells;
      for (Digit digit : digits) cells |= grid.cells(house, digit);
      if (cells.size() == static_cast<int>(size)) findings.add(candidates_in(grid, cells, ~set_of(digits)));
    });
  }
  return findings;
}

/// Some open cells of a house, or of the crossing of a line and a box. They lose the digits that other cells of the
/// house have, or the other cells lose theirs.
template <int size>
Start start_with_subset(std::mt19937_64& rng) {
  Start start = rng() % 2 == 0 ? puzzle_start(rng) : any_start(rng);
  start.grid = without_singles(start.grid);
  const House house(static_cast<int>(rng() % House::count));
  CellSet choices = cells_of(house);
  if (house.is_line() && rng() % 2 == 0)
    choices &= cells_of(cell_at(house, Position(static_cast<int>(rng() % 9))).box());
  std::vector<Cell> cells = listed(choices & start.grid.empty_cells());
  std::ranges::shuffle(cells, rng);
  cells.resize(std::min<std::size_t>(cells.size(), size));
  DigitSet digits;
  for (Cell cell : cells) digits.insert(start.solution[cell]);
  const bool is_naked = rng() % 2 == 0;
  for (Cell cell : is_naked ? set_of(cells) : cells_of(house) - set_of(cells)) {
    for (Digit digit : start.grid.candidates(cell) - (is_naked ? digits : ~digits)) {
      (void)start.grid.eliminate({cell, digit});
    }
  }
  return start;
}

/// Compares the finder of one size on grids with such subsets.
template <int size, class Oracle>
void check_subsets(Finder finder, Oracle oracle, int min_hits = 20) {
  FirstCheck check(finder, min_hits);
  on_starts(start_with_subset<size>, 250, [&](const Grid& grid) { check(grid, oracle(grid, size)); });
}

TEST(HodokuNakedSubsets, AreTheFirstOfTheFirstHouse) {
  check_subsets<2>(hodoku::find_naked_subset<2>, naked_subsets);
  check_subsets<3>(hodoku::find_naked_subset<3>, naked_subsets);
  check_subsets<4>(hodoku::find_naked_subset<4>, naked_subsets);
}

TEST(HodokuLockedSubsets, AreTheFirstThatCleanBoxAndLine) {
  check_subsets<2>(hodoku::find_locked_subset<2>, locked_subsets, 5);
  check_subsets<3>(hodoku::find_locked_subset<3>, locked_subsets, 5);
}

TEST(HodokuHiddenSubsets, AreTheFirstOfTheFirstHouse) {
  check_subsets<2>(hodoku::find_hidden_subset<2>, hidden_subsets);
  check_subsets<3>(hodoku::find_hidden_subset<3>, hidden_subsets);
  check_subsets<4>(hodoku::find_hidden_subset<4>, hidden_subsets);
}

}  // namespace
}  // namespace deduku::testing
