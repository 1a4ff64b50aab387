// Wings and the bivalue grave of the HoDoKu scale against plain definitions.
#include "tests/hodoku/finder_oracle.hpp"

namespace deduku::testing {
namespace {

/// The cells with exactly `count` candidates, ascending.
std::vector<Cell> cells_with(const Grid& grid, int count) {
  std::vector<Cell> cells;
  for (Cell cell : Cell::all()) {
    if (grid.candidates(cell).size() == count) cells.push_back(cell);
  }
  return cells;
}

/// Whether some house has exactly two places for a digit, one of which each cell sees, and neither of which is one of
/// the cells.
bool are_bridged(const Grid& grid, Cell a, Cell b, Digit digit) {
  for (House house : House::all()) {
    const CellSet ends = grid.cells(house, digit);
    if (ends.size() != 2 || ends.contains(a) || ends.contains(b)) continue;
    if (sees(a, ends.first()) && sees(b, ends.last())) return true;
    if (sees(b, ends.first()) && sees(a, ends.last())) return true;
  }
  return false;
}

/// Two cells with the same two digits, bridged by one: cells that see both lose the other. Cells ascend, then the digit
/// that is lost.
Findings w_wings(const Grid& grid) {
  Findings findings;
  for_each_choice(cells_with(grid, 2), 2, [&](const std::vector<Cell>& pincers) {
    const DigitSet digits = grid.candidates(pincers[0]);
    if (grid.candidates(pincers[1]) != digits) return;
    for (Digit lost : digits) {
      const Digit linked = (digits - DigitSet{lost}).first();
      if (are_bridged(grid, pincers[0], pincers[1], linked)) findings.add(grid, lost, common_peers(set_of(pincers)));
    }
  });
  return findings;
}

TEST(HodokuWWing, IsTheFirst) {
  FirstCheck check(hodoku::find_w_wing, 20);
  on_grids(500, [&](const Grid& grid) { check(grid, w_wings(grid)); });
}

/// The digit that both pincers share and the pivot need not have; each pincer sees the pivot and has exactly one other
/// digit, which is in the pivot.
std::optional<Digit> wing_digit(const Grid& grid, Cell pivot, Cell a, Cell b) {
  const DigitSet shared = grid.candidates(a) & grid.candidates(b);
  const DigitSet others = (grid.candidates(a) | grid.candidates(b)) - shared;
  const bool is_wing = sees(pivot, a) && sees(pivot, b) && shared.size() == 1 && others.size() == 2 &&
                       grid.candidates(pivot) - shared == others;
  return is_wing ? std::optional(shared.first()) : std::nullopt;
}

/// Three cells ascending, then the pivot among them.
Findings xy_wings(const Grid& grid) {
  Findings findings;
  for_each_choice(cells_with(grid, 2), 3, [&](const std::vector<Cell>& cells) {
    for (Cell pivot : cells) {
      const CellSet pincers = set_of(cells) - CellSet{pivot};
      const auto digit = wing_digit(grid, pivot, pincers.first(), pincers.last());
      if (digit && !grid.has(pivot, *digit)) findings.add(grid, *digit, common_peers(pincers));
    }
  });
  return findings;
}

TEST(HodokuXyWing, IsTheFirst) {
  FirstCheck check(hodoku::find_xy_wing, 20);
  on_grids(500, [&](const Grid& grid) { check(grid, xy_wings(grid)); });
}

/// The pivot, which also has the shared digit, then the pincers.
Findings xyz_wings(const Grid& grid) {
  Findings findings;
  for (Cell pivot : cells_with(grid, 3)) {
    for_each_choice(cells_with(grid, 2), 2, [&](const std::vector<Cell>& pincers) {
      const auto digit = wing_digit(grid, pivot, pincers[0], pincers[1]);
      const CellSet cells = set_of(pincers) | CellSet{pivot};
      if (digit && grid.has(pivot, *digit)) findings.add(grid, *digit, common_peers(cells));
    });
  }
  return findings;
}

TEST(HodokuXyzWing, IsTheFirst) {
  FirstCheck check(hodoku::find_xyz_wing, 20);
  on_grids(500, [&](const Grid& grid) { check(grid, xyz_wings(grid)); });
}

/// Whether without some candidate each open cell has two digits, each open digit two places in every house.
bool is_grave_without(const Grid& grid, Candidate extra) {
  for (Cell cell : grid.empty_cells()) {
    if (grid.candidates(cell).size() != (cell == extra.cell() ? 3 : 2)) return false;
  }
  for (House house : House::all()) {
    for (Digit digit : ~grid.solved_digits(house)) {
      const bool has_extra = digit == extra.digit() && cells_of(house).contains(extra.cell());
      if (grid.cells(house, digit).size() != (has_extra ? 3 : 2)) return false;
    }
  }
  return true;
}

/// The cell of the extra candidate loses all others.
Findings graves(const Grid& grid) {
  Findings findings;
  for (Candidate extra : grid.all_candidates()) {
    if (!is_grave_without(grid, extra)) continue;
    CandidateSet removals;
    removals.insert(extra.cell(), grid.candidates(extra.cell()) - DigitSet{extra.digit()});
    findings.add(removals);
  }
  return findings;
}

/// Two solutions combined, with one more candidate: every digit has two places in a house, or one.
Start start_of_two_solutions(std::mt19937_64& rng) {
  const Solution solution = random_solution(rng);
  PerDigit<int> relabelled{};
  for (int i = 0; i < Digit::count; ++i) relabelled[i] = i;
  std::shuffle(relabelled.begin(), relabelled.begin() + 3 + static_cast<int>(rng() % 3), rng);
  Board board;
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    const Digit digit = solution[cell];
    const Digit other(relabelled[digit]);
    if (other == digit) {
      board.values[cell] = static_cast<std::uint8_t>(digit.number());
    } else {
      (*board.marks)[cell] = {digit, other};
    }
  }
  for (Cell cell : Cell::all()) {
    if (board.values[cell] != 0 || rng() % 20 != 0) continue;
    (*board.marks)[cell].insert(Digit(static_cast<int>(rng() % 5)));
  }
  return {Grid(board), solution};
}

TEST(HodokuBugPlusOne, IsFoundWhereOneCandidateKeepsTheGraveAway) {
  FirstCheck check(hodoku::find_bug_plus_one, 10);
  on_grids_from(start_of_two_solutions, 300, [&](const Grid& grid) { check(grid, graves(grid)); });
}

}  // namespace
}  // namespace deduku::testing
