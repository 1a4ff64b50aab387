// Unique, hidden and avoidable rectangles of the HoDoKu scale against plain definitions.
#include "tests/hodoku/finder_oracle.hpp"
#include "tests/kernels/plain_rectangles.hpp"

namespace deduku::testing {
namespace {

using hodoku::Entry;

/// A rectangle as seen from one of its cells.
struct View {
  Cell start;
  Cell partner;  ///< beside it in the same box
  Cell across;   ///< opposite the start
  Cell fourth;   ///< opposite the partner

  CellSet cells() const { return {start, partner, across, fourth}; }
  /// The cell that shares neither row nor column with one of the four.
  Cell diagonal_to(Cell cell) const { return (cells() - cells_of(cell.row()) - cells_of(cell.column())).first(); }
};

/// Partners ascend, then the cells across.
std::vector<View> list_views_from(Cell start) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  std::vector<View> views;
  for (const Rectangle& rectangle : rectangles) {
    CellSet rest;
    for (Cell cell : rectangle.cells()) rest.insert(cell);
    if (!rest.contains(start)) continue;
    rest.erase(start);
    const Cell partner = (rest & cells_of(start.box())).first();
    const CellSet lines = cells_of(start.row()) | cells_of(start.column());
    const Cell across = ((rest - CellSet{partner}) & lines).first();
    views.push_back({start, partner, across, (rest - CellSet{partner, across}).first()});
  }
  std::ranges::sort(views, {}, [](const View& view) { return std::pair(view.partner, view.across); });
  return views;
}

const std::vector<View>& views_from(Cell start) {
  static const auto views = [] {
    PerCell<std::vector<View>> lists;
    for (Cell cell : Cell::all()) lists[cell] = list_views_from(cell);
    return lists;
  }();
  return views[start];
}

/// Whether the digits on the board allow a digit in an open cell.
bool is_allowed(const Grid& grid, Cell cell, Digit digit) {
  if (grid.is_solved(cell)) return false;
  for (Cell peer : peers(cell)) {
    if (grid.value(peer) == digit) return false;
  }
  return true;
}

/// A rectangle of two digits, which are the only digits of its first cell.
struct UniqueRectangle {
  View view;
  DigitSet digits;
  CellSet floor;  ///< cells without other digits
  CellSet roof;

  bool has_side_roof() const { return roof.size() == 2 && !common_houses(roof).empty(); }
  Digit other_than(Digit digit) const { return (digits - DigitSet{digit}).first(); }
};

/// Every rectangle as seen from the first cell that has only two digits, both possible in all four cells, even if a
/// later cell has another pair of this kind. The others must have both digits; if the givens alone have one solution,
/// it is enough that the board allows them.
std::vector<UniqueRectangle> unique_rectangles(const Grid& grid, Promise promise) {
  const auto can_hold = [&](Cell cell, Digit digit) {
    return promise == Promise::givens ? is_allowed(grid, cell, digit) : grid.has(cell, digit);
  };
  std::vector<UniqueRectangle> rectangles;
  std::vector<CellSet> seen;
  for (Cell start : Cell::all()) {
    const DigitSet digits = grid.candidates(start);
    if (digits.size() != 2) continue;
    for (const View& view : views_from(start)) {
      UniqueRectangle rectangle{view, digits, {}, {}};
      bool is_unique = true;
      for (Cell cell : view.cells()) {
        is_unique = is_unique && can_hold(cell, digits.first()) && can_hold(cell, digits.last());
        (digits.contains(grid.candidates(cell)) ? rectangle.floor : rectangle.roof).insert(cell);
      }
      if (!is_unique || std::ranges::find(seen, view.cells()) != seen.end()) continue;
      seen.push_back(view.cells());
      rectangles.push_back(rectangle);
    }
  }
  return rectangles;
}

/// The findings of a rectangle as a type.
using Yield = void (*)(const Grid&, const UniqueRectangle&, Findings&);

/// One cell of the roof: it loses the digits of the rectangle.
void test_1(const Grid& grid, const UniqueRectangle& rectangle, Findings& findings) {
  if (rectangle.roof.size() != 1) return;
  CandidateSet removals;
  const Cell cell = rectangle.roof.first();
  removals.insert(cell, grid.candidates(cell) & rectangle.digits);
  findings.add(removals);
}

/// One further digit in all cells of the roof: one of them has it.
void extra_digit(const Grid& grid, const UniqueRectangle& rectangle, Findings& findings) {
  const DigitSet extras = digits_in(grid, rectangle.roof) - rectangle.digits;
  if (extras.size() == 1) findings.add(grid, extras.first(), common_peers(rectangle.roof));
}
void test_2(const Grid& grid, const UniqueRectangle& rectangle, Findings& findings) {
  if (rectangle.has_side_roof()) extra_digit(grid, rectangle, findings);
}
void test_5(const Grid& grid, const UniqueRectangle& rectangle, Findings& findings) {
  const int size = rectangle.roof.size();
  if (size == 3 || (size == 2 && !rectangle.has_side_roof())) extra_digit(grid, rectangle, findings);
}

/// The further digits of the roof, as of one cell, and other cells of a house without the digits of the rectangle form
/// a naked subset, which removes its digits in every house that all these cells share.
void test_3(const Grid& grid, const UniqueRectangle& rectangle, Findings& findings) {
  if (!rectangle.has_side_roof()) return;
  for (House house : common_houses(rectangle.roof)) {
    for (unsigned choice = 1; choice < 512; ++choice) {
      const CellSet partners = cells_at(house, PositionSet::from_bits(choice));
      if (!grid.empty_cells().contains(partners) || partners.intersects(rectangle.roof)) continue;
      if (digits_in(grid, partners).intersects(rectangle.digits)) continue;
      const CellSet cells = partners | rectangle.roof;
      const DigitSet digits = digits_in(grid, cells) - rectangle.digits;
      if (digits.size() != partners.size() + 1) continue;
      CandidateSet removals;
      for (Digit digit : digits) removals.insert(digit, grid.cells(digit) & common_peers(cells));
      findings.add(removals);
    }
  }
}

/// No cell that sees both roof cells has one digit of the rectangle: they lose the other.
void test_4(const Grid& grid, const UniqueRectangle& rectangle, Findings& findings) {
  if (!rectangle.has_side_roof()) return;
  for (Digit digit : rectangle.digits) {
    if (grid.cells(digit).intersects(common_peers(rectangle.roof))) continue;
    findings.add(grid, rectangle.other_than(digit), rectangle.roof);
  }
}

/// Whether a digit has no place in the row and the column of some cells except in the rectangle.
bool is_confined(const Grid& grid, const UniqueRectangle& rectangle, const CellSet& cells, Digit digit) {
  CellSet lines;
  for (Cell cell : cells) lines |= cells_of(cell.row()) | cells_of(cell.column());
  return rectangle.view.cells().contains(grid.cells(digit) & lines);
}

/// Roof cells at two opposite corners, and a digit without other places in all four lines: they lose it.
void test_6(const Grid& grid, const UniqueRectangle& rectangle, Findings& findings) {
  if (rectangle.roof.size() != 2 || rectangle.has_side_roof()) return;
  for (Digit digit : rectangle.digits) {
    if (is_confined(grid, rectangle, rectangle.roof, digit)) findings.add(grid, digit, rectangle.roof);
  }
}

/// One floor cell, or two at opposite corners: if a digit has no other place in the two lines of the cell opposite to
/// one of them, that cell loses the other digit.
void hidden(const Grid& grid, const UniqueRectangle& rectangle, Findings& findings) {
  const CellSet& floor = rectangle.floor;
  if (floor.size() > 2 || (floor.size() == 2 && !common_houses(floor).empty())) return;
  for (Cell corner : floor) {
    const CellSet opposite = {rectangle.view.diagonal_to(corner)};
    for (Digit digit : rectangle.digits) {
      if (is_confined(grid, rectangle, opposite, digit)) findings.add(grid, rectangle.other_than(digit), opposite);
    }
  }
}

/// A rectangle with at most three digits in the solution.
Rectangle rectangle_of_few_digits(const Solution& solution, std::mt19937_64& rng) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  while (true) {
    const Rectangle& rectangle = rectangles[rng() % rectangles.size()];
    DigitSet digits;
    for (Cell cell : rectangle.cells()) digits.insert(solution[cell]);
    if (digits.size() <= 3) return rectangle;
  }
}

/// A state in which such a rectangle is open, with few candidates except two digits, and possibly a third one.
Start start_with_rectangle(std::mt19937_64& rng) {
  const Solution solution = random_full_grid(rng);
  const Rectangle rectangle = rectangle_of_few_digits(solution, rng);
  std::vector<Digit> digits;
  for (Cell cell : rectangle.cells()) digits.push_back(solution[cell]);
  std::ranges::shuffle(digits, rng);
  const DigitSet all = set_of(digits);
  DigitSet pair = all;
  if (pair.size() > 2) pair.erase(digits.front());
  Board board = some_givens(solution, rng);
  for (Cell cell : Cell::all()) {
    if (all.contains(solution[cell]) && rng() % 4 != 0) board.values[cell] = 0;
  }
  for (Cell cell : rectangle.cells()) board.values[cell] = 0;
  board.givens &= cells_with_digit(board);
  Start start{Grid(board), solution};
  for (Cell cell : rectangle.cells()) {
    const bool is_bare = rng() % 2 == 0;
    for (Digit digit : start.grid.candidates(cell) - pair) {
      const bool is_kept = !is_bare && (all.contains(digit) || rng() % 8 == 0);
      if (digit != solution[cell] && !is_kept) (void)start.grid.eliminate({cell, digit});
    }
  }
  for (int i = static_cast<int>(rng() % 4); i > 0; --i) thin_out(start, rng);
  return start;
}

/// A state with few candidates in the cells of some rectangle except two digits of it.
Start start_with_bare_rectangle(std::mt19937_64& rng) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  Start start = rng() % 2 == 0 ? puzzle_start(rng) : any_start(rng);
  const Rectangle& rectangle = rectangles[rng() % rectangles.size()];
  DigitSet pair;
  for (Cell cell : rectangle.cells()) pair.insert(start.solution[cell]);
  while (pair.size() > 2) pair.erase(pair.first());
  for (Cell cell : rectangle.cells()) {
    for (Digit digit : start.grid.candidates(cell) - pair) {
      const bool is_true = start.solution[cell] == digit;
      if (!is_true && rng() % 6 != 0) (void)start.grid.eliminate({cell, digit});
    }
  }
  return start;
}

/// Checks both, and their results.
template <class Check>
void on_rectangles(const Check& check) {
  on_starts(start_with_rectangle, 200, check);
  on_grids_from(start_with_bare_rectangle, 300, check);
}

/// A finder finds the result of the first rectangle with an effect, in one of its views.
void check_rectangles(Finder finder, Yield yield, int min_hits) {
  int hits = 0;
  FinderDriver driver;
  on_rectangles([&](const Grid& grid) {
    for (Promise promise : {Promise::grid, Promise::givens}) {
      Findings expected;
      for (const UniqueRectangle& rectangle : unique_rectangles(grid, promise)) {
        if (expected.empty()) yield(grid, rectangle, expected);
      }
      driver.show(grid, promise);
      const Finding found = driver.find(finder);
      EXPECT_EQ(found.has_effect(), !expected.empty()) << found << expected.first();
      EXPECT_TRUE(expected.empty() || expected.contains(found)) << found;
      hits += expected.empty() ? 0 : 1;
    }
  });
  EXPECT_GE(hits, min_hits) << "too few grids have the pattern";
}

TEST(HodokuUniqueRectangles, OfType1AreTheFirst) {
  check_rectangles(hodoku::find_rectangle<Entry::uniqueness_test_1>, test_1, 20);
}
TEST(HodokuUniqueRectangles, OfType2AreTheFirst) {
  check_rectangles(hodoku::find_rectangle<Entry::uniqueness_test_2>, test_2, 20);
}
TEST(HodokuUniqueRectangles, OfType3AreTheFirst) {
  check_rectangles(hodoku::find_rectangle<Entry::uniqueness_test_3>, test_3, 10);
}
TEST(HodokuUniqueRectangles, OfType4AreTheFirst) {
  check_rectangles(hodoku::find_rectangle<Entry::uniqueness_test_4>, test_4, 20);
}
TEST(HodokuUniqueRectangles, OfType5AreTheFirst) {
  check_rectangles(hodoku::find_rectangle<Entry::uniqueness_test_5>, test_5, 3);
}
TEST(HodokuUniqueRectangles, OfType6AreTheFirst) {
  check_rectangles(hodoku::find_rectangle<Entry::uniqueness_test_6>, test_6, 2);
}
TEST(HodokuHiddenRectangles, AreTheFirst) {
  check_rectangles(hodoku::find_rectangle<Entry::hidden_rectangle>, hidden, 20);
}

/// Solved, and not a given.
bool is_found(const Grid& grid, Cell cell) {
  return grid.is_solved(cell) && !grid.givens().contains(cell);
}

/// Calls `use(view)` with every rectangle whose start and partner are solved and not given; starts ascend.
template <class Use>
void half_found_rectangles(const Grid& grid, const Use& use) {
  for (Cell start : Cell::all()) {
    if (!is_found(grid, start)) continue;
    for (const View& view : views_from(start)) {
      if (is_found(grid, view.partner)) use(view);
    }
  }
}

/// For the two opposite cells: `filled` completes the swap, so `open`, of two digits, must not have the deadly one.
void add_swap(const Grid& grid, Cell filled, Digit there, Cell open, Digit deadly, Findings& findings) {
  const bool is_swap = is_found(grid, filled) && grid.value(filled) == there;
  if (is_swap && grid.candidates(open).size() == 2) findings.add(grid, deadly, {open});
}

Findings avoidable_rectangles_1(const Grid& grid) {
  Findings findings;
  half_found_rectangles(grid, [&](const View& view) {
    const Digit a = grid.value(view.start).value();
    const Digit b = grid.value(view.partner).value();
    add_swap(grid, view.fourth, a, view.across, b, findings);
    add_swap(grid, view.across, b, view.fourth, a, findings);
  });
  return findings;
}

/// Both opposite cells are open, with the deadly digit and the same single other digit: cells that see both lose that
/// one.
Findings avoidable_rectangles_2(const Grid& grid) {
  Findings findings;
  half_found_rectangles(grid, [&](const View& view) {
    const Digit a = grid.value(view.start).value();
    const Digit b = grid.value(view.partner).value();
    for (Digit extra : Digit::all()) {
      const bool is_avoidable = extra != a && extra != b && grid.candidates(view.across) == DigitSet{b, extra} &&
                                grid.candidates(view.fourth) == DigitSet{a, extra};
      if (is_avoidable) findings.add(grid, extra, common_peers({view.across, view.fourth}));
    }
  });
  return findings;
}

/// Some view of a rectangle with the same digit at the start and at the cell opposite its partner.
View random_half_swap(const Solution& solution, std::mt19937_64& rng) {
  const auto value = [&](Cell cell) { return solution[cell]; };
  while (true) {
    const std::vector<View>& views = views_from(Cell(static_cast<int>(rng() % Cell::count)));
    const View& view = views[rng() % views.size()];
    if (value(view.start) == value(view.fourth) && value(view.partner) != value(view.across)) return view;
  }
}

/// A state with half of a rectangle solved and not given. The digits of the rectangle are open elsewhere; the opposite
/// cells have the deadly digit and one more, unless the one that completes the swap is also solved.
Start start_with_half_rectangle(std::mt19937_64& rng) {
  const Solution solution = random_full_grid(rng);
  const auto value = [&](Cell cell) { return solution[cell]; };
  const View view = random_half_swap(solution, rng);
  const DigitSet digits = {value(view.start), value(view.partner), value(view.across)};
  CellSet found = {view.start, view.partner};
  if (rng() % 2 == 0) found.insert(view.fourth);
  Board board;
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    if (found.contains(cell) || (!digits.contains(value(cell)) && rng() % 3 == 0)) {
      board.values[cell] = static_cast<std::uint8_t>(value(cell).number());
      if (rng() % 20 == 0) board.givens.insert(cell);
    } else {
      (*board.marks)[cell] = DigitSet::all();
    }
  }
  (*board.marks)[view.across] = {value(view.partner), value(view.across)};
  (*board.marks)[view.fourth] = {value(view.start), value(view.across)};
  return {Grid(board), solution};
}

TEST(HodokuAvoidableRectangles, OfType1AreTheFirst) {
  FirstCheck check(hodoku::find_avoidable_rectangle_1, 20);
  on_starts(start_with_half_rectangle, 600, [&](const Grid& grid) { check(grid, avoidable_rectangles_1(grid)); });
}

TEST(HodokuAvoidableRectangles, OfType2AreTheFirst) {
  FirstCheck check(hodoku::find_avoidable_rectangle_2, 20);
  on_starts(start_with_half_rectangle, 600, [&](const Grid& grid) { check(grid, avoidable_rectangles_2(grid)); });
}

}  // namespace
}  // namespace deduku::testing
