#include "techniques/exotic/crossing_lines.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "deduku/houses.hpp"

namespace deduku::exotic {

namespace {

/// The number of places that boxes may save a locked set, and a Phistomefel ring, which has four boxes with four cells
/// in its corners.
constexpr int saved_by_boxes = 1;
constexpr int saved_in_corners = 2;
/// The number of choices of lines of either size, four or five.
constexpr std::size_t choices_of_a_size = 126;

/// All choices of four or five lines of nine, in two halves: the choice of the other lines has the same index in the
/// other half.
class LineChoices {
 public:
  static constexpr std::size_t half = 128;
  static constexpr std::size_t size = 2 * half;
  /// A number for each choice; the last two of each half are padding.
  using Numbers = std::array<std::uint8_t, size>;

  LineChoices() {
    std::size_t count = 0;
    for (unsigned bits = 0; bits < 512; ++bits) {
      if (std::popcount(bits) != 4) continue;
      sets_[count] = PositionSet::from_bits(bits);
      sets_[half + count] = PositionSet::from_bits(~bits & 511);
      ++count;
    }
    for (unsigned bits = 0; bits < 512; ++bits) {
      for (std::size_t i = 0; i < size; ++i) {
        const PositionSet shared = sets_[i] & PositionSet::from_bits(bits);
        shared_[bits][i] = static_cast<std::uint8_t>(shared.size());
      }
    }
  }

  PositionSet operator[](std::size_t i) const { return sets_[i]; }
  /// The number of positions that each choice shares with a set.
  const Numbers& shared(PositionSet set) const { return shared_[set.bits()]; }

 private:
  std::array<PositionSet, size> sets_{};
  std::array<Numbers, 512> shared_{};
};

const LineChoices& line_choices() {
  static const LineChoices choices;
  return choices;
}

using Numbers = LineChoices::Numbers;

void add_numbers(Numbers& sums, const Numbers& terms) {
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] = static_cast<std::uint8_t>(sums[i] + terms[i]);
}

void lower_to(Numbers& least, const Numbers& terms, int more) {
  for (std::size_t i = 0; i < least.size(); ++i) {
    least[i] = std::min(least[i], static_cast<std::uint8_t>(terms[i] + more));
  }
}

/// The fewest lines that hold all places of a digit in some rows, per choice of columns: for each row either the row,
/// or the columns of all its places.
Numbers fewest_lines(const Grid& grid, PositionSet rows, Digit digit) {
  std::array<PositionSet, 5> places;
  std::size_t count = 0;
  for (Position row : rows) {
    const PositionSet positions = grid.positions(House::row(row.index()), digit);
    if (!positions.empty()) places[count++] = positions;
  }
  Numbers least;
  least.fill(static_cast<std::uint8_t>(count));
  std::array<PositionSet, 32> columns;
  for (unsigned by_columns = 1; by_columns < 1U << count; ++by_columns) {
    const unsigned rest = by_columns & (by_columns - 1);
    columns[by_columns] = columns[rest] | places[static_cast<std::size_t>(std::countr_zero(by_columns))];
    const int by_rows = static_cast<int>(count) - std::popcount(by_columns);
    lower_to(least, line_choices().shared(columns[by_columns]), by_rows);
  }
  return least;
}

/// The columns in which a digit is placed in some rows.
PositionSet solved_columns(const Grid& grid, PositionSet rows, Digit digit) {
  PositionSet columns;
  for (Cell cell : grid.solved_cells(digit))
    columns.insert_if(rows.contains(Position(cell.row().index())), Position(cell.column().index() % 9));
  return columns;
}

/// Whether lines are two of one chute and two of another one, like those of a Phistomefel ring.
bool are_two_and_two(PositionSet lines) {
  const std::array<int, 3> counts = {std::popcount(lines.bits() & 0007U), std::popcount(lines.bits() & 0070U),
                                     std::popcount(lines.bits() & 0700U)};
  return std::ranges::count(counts, 2) == 2 && std::ranges::count(counts, 0) == 1;
}

/// The number of empty cells that some rows have in the columns.
Numbers empty_cells(const Grid& grid, PositionSet rows) {
  Numbers cells{};
  for (Position row : rows) {
    PositionSet positions;
    const House house = House::row(row.index());
    for (Cell cell : grid.empty_cells() & cells_of(house)) positions.insert(position_in(house, cell));
    add_numbers(cells, line_choices().shared(positions));
  }
  return cells;
}

/// Adds the smaller of two numbers: how often a digit fits into the crossings of four rows with the columns, and into
/// those of the other five rows with the other columns. In the latter each digit occurs once more if there are four
/// columns.
void add_lesser(Numbers& sums, const Numbers& four, const Numbers& five) {
  constexpr std::size_t half = LineChoices::half;
  for (std::size_t i = 0; i < half; ++i) {
    sums[i] = static_cast<std::uint8_t>(sums[i] + std::min<int>(four[i], five[half + i] - 1));
    sums[half + i] = static_cast<std::uint8_t>(sums[half + i] + std::min(four[half + i], five[i]));
  }
}

/// Four rows and the other five, with each choice of columns.
class RowChoice {
 public:
  RowChoice(const Grid& grid, PositionSet four)
      : four_{four, empty_cells(grid, four)}, five_{other(four), empty_cells(grid, other(four))} {
    for (Digit digit : Digit::all()) add_digit(grid, digit);
  }

  void add_locked(std::vector<CrossingLines>& found) const {
    add_locked(four_, LineChoices::size, found);
    add_locked(five_, LineChoices::half, found);
  }

  void add_equivalent(std::vector<CrossingLines>& found) const {
    const bool may_be_ring = are_two_and_two(four_.rows);
    for (std::size_t i = 0; i < LineChoices::size; ++i) {
      const PositionSet columns = line_choices()[i];
      const int cells = four_.rows.size() * columns.size();
      const int saved = may_be_ring && are_two_and_two(columns) ? saved_in_corners : 0;
      if (cells > 0 && lesser_[i] <= cells + saved) found.push_back({four_.rows, columns});
    }
  }

 private:
  struct Side {
    PositionSet rows;
    Numbers cells;
    Numbers places{};  ///< how often all digits together may fit into the empty cells, an upper bound
  };

  static PositionSet other(PositionSet rows) { return PositionSet::all() - rows; }

  void add_digit(const Grid& grid, Digit digit) {
    Numbers four = fewest_lines(grid, four_.rows, digit);
    Numbers five = fewest_lines(grid, five_.rows, digit);
    add_numbers(four_.places, four);
    add_numbers(five_.places, five);
    add_numbers(four, line_choices().shared(solved_columns(grid, four_.rows, digit)));
    add_numbers(five, line_choices().shared(solved_columns(grid, five_.rows, digit)));
    add_lesser(lesser_, four, five);
  }

  /// Adds those among the first `choices` choices of columns.
  void add_locked(const Side& side, std::size_t choices, std::vector<CrossingLines>& found) const {
    for (std::size_t i = 0; i < choices; ++i) {
      const bool is_large = side.cells[i] >= least_locked_cells;
      if (is_large && side.places[i] <= side.cells[i] + saved_by_boxes) found.push_back({side.rows, line_choices()[i]});
    }
  }

  Side four_;
  Side five_;
  Numbers lesser_{};
};

}  // namespace

void CountableCrossings::compute(const Grid& grid, Workspace& /*workspace*/) {
  locked_.clear();
  equivalent_.clear();
  for (std::size_t i = 0; i < choices_of_a_size; ++i) {
    const RowChoice choice(grid, line_choices()[i]);
    choice.add_locked(locked_);
    choice.add_equivalent(equivalent_);
  }
}

CellSet CrossingLines::cells() const {
  CellSet cells;
  for (Position row : rows) cells |= cells_at(House::row(row.index()), columns);
  return cells;
}

CrossingLines CrossingLines::others() const {
  return {PositionSet::all() - rows, PositionSet::all() - columns};
}

}  // namespace deduku::exotic
