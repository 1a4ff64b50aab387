// Patterns of three digits: extended rectangles against all choices of lines, tridagons against all fillings.
#include "techniques/guardians/tridagons.hpp"
#include "techniques/uniqueness/rectangles_extended.hpp"
#include "tests/kernels/pattern_states.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Digits, floor, roof.
using ThreeDigitKey = std::tuple<DigitSet, CellSet, CellSet>;

/// Two parallel lines of one chute and three lines across them in three chutes.
std::vector<std::array<CellSet, 3>> columns_of_rectangles() {
  std::vector<std::array<CellSet, 3>> list;
  for (bool rows : {true, false}) {
    const auto at = [&](int a, int b) { return rows ? Cell::at(a, b) : Cell::at(b, a); };
    for (int first = 0; first < 9; ++first) {
      for (int second = first + 1; second < 9; ++second) {
        for (int i = 0; i < 27; ++i) {
          const std::array<int, 3> across = {i / 9, 3 + i / 3 % 3, 6 + i % 3};
          std::array<CellSet, 3> columns;
          for (int k = 0; k < 3; ++k) columns[k] = {at(first, across[k]), at(second, across[k])};
          if (first / 3 == second / 3) list.push_back(columns);
        }
      }
    }
  }
  return list;
}

/// Whether two cells have the same candidates of `digits`, at least one.
bool have_same(const Grid& grid, const CellSet& cells, DigitSet digits) {
  const DigitSet first = grid.candidates(cells.first()) & digits;
  return !first.empty() && first == (grid.candidates(cells.last()) & digits);
}

std::set<ThreeDigitKey> extended_rectangles(const Grid& grid, DigitSet digits) {
  static const auto rectangles = columns_of_rectangles();
  std::set<ThreeDigitKey> keys;
  for (const auto& columns : rectangles) {
    if (!std::ranges::all_of(columns, [&](const CellSet& cells) { return have_same(grid, cells, digits); })) {
      continue;
    }
    CellSet floor;
    CellSet roof;
    for (Cell cell : columns[0] | columns[1] | columns[2]) {
      (digits.contains(grid.candidates(cell)) ? floor : roof).insert(cell);
    }
    if (!roof.empty() && floor.size() >= 3) keys.emplace(digits, floor, roof);
  }
  return keys;
}

TEST(ExtendedRectangleKernel, FindsEveryRectangleOfThreeDigits) {
  const DigitSet digits = {Digit::of(1), Digit::of(2), Digit::of(3)};
  std::mt19937_64 rng(29);
  int hits = 0;
  for (int i = 0; i < 200 && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = state_of_few_digits(rng, 3, 70);
    Workspace workspace;
    Collected<ThreeDigitKey> found;
    uniqueness::extended_rectangles(grid, workspace, [&](const uniqueness::DeadlyPattern& rectangle) {
      if (rectangle.digits != digits) return false;
      found.add({rectangle.digits, rectangle.floor, rectangle.roof});
      ++hits;
      return false;
    });
    EXPECT_EQ(found.keys(), extended_rectangles(grid, digits));
  }
  EXPECT_GT(hits, 20);
}

/// Whether three digits can go into the cells so that no two equal ones see each other.
bool can_be_filled(const std::vector<Cell>& cells, std::vector<int>& digits) {
  if (digits.size() == cells.size()) return true;
  for (int digit = 0; digit < 3; ++digit) {
    bool fits = true;
    for (std::size_t i = 0; i < digits.size(); ++i) {
      fits = fits && (digits[i] != digit || !sees(cells[i], cells[digits.size()]));
    }
    if (!fits) continue;
    digits.push_back(digit);
    if (can_be_filled(cells, digits)) return true;
    digits.pop_back();
  }
  return false;
}

TEST(TridagonKernel, OddTransversalsInAnOddNumberOfBoxesCannotBeFilled) {
  int impossible = 0;
  for (int choice = 0; choice < 6 * 6 * 6 * 6; ++choice) {
    std::vector<Cell> cells;
    bool is_odd = false;
    for (int rest = choice; int box : guardians::box_rectangles[4]) {
      const guardians::Transversal transversal = guardians::transversals_of(box)[rest % 6];
      for (Cell cell : transversal.cells) cells.push_back(cell);
      is_odd = is_odd != transversal.is_odd;
      rest /= 6;
    }
    std::vector<int> digits;
    EXPECT_EQ(can_be_filled(cells, digits), !is_odd);
    impossible += is_odd ? 1 : 0;
  }
  EXPECT_EQ(impossible, 648);
}

/// A state with one of the impossible patterns in it; the other cells have the candidates that their peers allow.
Grid state_with_tridagon(std::mt19937_64& rng, CellSet& pattern) {
  const DigitSet digits = {Digit::of(1), Digit::of(2), Digit::of(3)};
  Board board;
  board.marks.emplace();
  board.marks->fill(DigitSet::all());
  const auto& boxes = guardians::box_rectangles[rng() % 9];
  for (bool is_odd = false; !is_odd;) {
    pattern = {};
    for (int box : boxes) {
      const guardians::Transversal transversal = guardians::transversals_of(box)[rng() % 6];
      pattern |= transversal.cells;
      is_odd = is_odd != transversal.is_odd;
    }
  }
  for (Cell cell : pattern) (*board.marks)[cell] = digits;
  Cell guardian = pattern.first();
  for (Cell cell : pattern) {
    if (rng() % 12 == 0) guardian = cell;
  }
  (*board.marks)[guardian].insert(Digit::of(7));
  return Grid(board);
}

TEST(TridagonKernel, FindsPencilledPatternsWithOneGuardian) {
  std::mt19937_64 rng(31);
  for (int i = 0; i < 100; ++i) {
    CellSet pattern;
    const Grid grid = state_with_tridagon(rng, pattern);
    Workspace workspace;
    bool found = false;
    guardians::tridagons(grid, workspace, [&](const guardians::ImpossiblePattern& tridagon) {
      EXPECT_EQ(tridagon.digits, (DigitSet{Digit::of(1), Digit::of(2), Digit::of(3)}));
      found = found || tridagon.cells == pattern;
      return false;
    });
    EXPECT_TRUE(found);
  }
}

}  // namespace
}  // namespace deduku::testing
