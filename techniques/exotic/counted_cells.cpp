#include "techniques/exotic/counted_cells.hpp"

#include <bit>

#include "deduku/houses.hpp"
#include "deduku/per.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/set_access.hpp"

namespace deduku::exotic {

namespace {

/// The boxes of three columns each that contain some columns, as bits 0 to 2.
constexpr std::array<std::uint8_t, 512> stacks_of_columns = [] {
  std::array<std::uint8_t, 512> stacks{};
  for (unsigned columns = 0; columns < 512; ++columns) {
    for (unsigned stack = 0; stack < 3; ++stack) {
      if ((columns >> 3 * stack & 7) != 0) stacks[columns] |= static_cast<std::uint8_t>(1U << stack);
    }
  }
  return stacks;
}();

/// The columns of some stacks.
constexpr std::array<std::uint16_t, 8> columns_of_stacks = {0, 0007, 0070, 0077, 0700, 0707, 0770, 0777};

/// The places of a digit, row by row; the search for the maximum number of places that do not see each other.
class Placement {
 public:
  explicit Placement(const CellSet& cells) {
    const auto& words = SetAccess::words(cells);
    for (int row = 0; row < 9; ++row) {
      const int at = 9 * row;
      const std::uint64_t low = at < 64 ? words[0] >> at : words[1] >> (at - 64);
      const std::uint64_t columns = (at < 64 && at > 55 ? low | words[1] << (64 - at) : low) & 511;
      if (columns != 0)
        rows_[count_++] = {static_cast<std::uint16_t>(columns), static_cast<std::uint8_t>(row / 3),
                           static_cast<std::uint8_t>(at)};
    }
  }

  CellSet largest() {
    limit_ = least_houses();
    place(0, 0, 0, 0);
    return largest_;
  }

 private:
  struct Row {
    std::uint16_t columns;
    std::uint8_t band;
    std::uint8_t first_cell;
  };

  /// An upper bound: the number of houses that hold all places. The houses are some of the rows, with the columns or
  /// the boxes of the others.
  int least_houses() const {
    std::array<std::uint16_t, 512> columns;
    std::array<std::uint16_t, 512> boxes;
    columns[0] = boxes[0] = 0;
    int least = count_;
    for (unsigned others = 1; others < 1U << count_; ++others) {
      const unsigned rest = others & (others - 1);
      const Row& row = rows_[static_cast<std::size_t>(std::countr_zero(others))];
      columns[others] = columns[rest] | row.columns;
      boxes[others] = static_cast<std::uint16_t>(boxes[rest] | stacks_of_columns[row.columns] << 3 * row.band);
      const int houses = std::min(std::popcount(columns[others]), std::popcount(boxes[others]));
      least = std::min(least, count_ - std::popcount(others) + houses);
    }
    return least;
  }

  /// Places the digit in the rows from `row` on, outside the columns that are taken and the stacks taken in its band.
  void place(int row, unsigned columns, unsigned stacks, int placed) {
    if (placed > most_) keep(placed);
    if (most_ == limit_ || placed + count_ - row <= most_) return;
    const Row& next = rows_[static_cast<std::size_t>(row)];
    if (row > 0 && next.band != rows_[static_cast<std::size_t>(row - 1)].band) stacks = 0;
    for (unsigned left = next.columns & ~(columns | columns_of_stacks[stacks]); left != 0; left &= left - 1) {
      const int column = std::countr_zero(left);
      const unsigned taken = 1U << column;
      placed_[static_cast<std::size_t>(placed)] = static_cast<std::uint8_t>(next.first_cell + column);
      place(row + 1, columns | taken, stacks | stacks_of_columns[taken], placed + 1);
      if (most_ == limit_) return;
    }
    place(row + 1, columns, stacks, placed);
  }

  void keep(int placed) {
    most_ = placed;
    largest_ = {};
    for (int i = 0; i < placed; ++i) largest_.insert(Cell(placed_[static_cast<std::size_t>(i)]));
  }

  std::array<Row, 9> rows_;
  int count_ = 0;
  int limit_ = 0;
  int most_ = 0;
  std::array<std::uint8_t, 9> placed_;
  CellSet largest_;
};

/// The fewest houses that hold some places. Among several choices, the one that holds most of the eliminations.
class CoverSearch {
 public:
  CoverSearch(const HouseSet& houses, const CellSet& removed) : houses_(houses), removed_(removed) {}

  /// `count` houses that hold the places; empty if no such houses exist.
  std::optional<HouseSet> find(const CellSet& places, int count) {
    add(places, {}, {}, count);
    return best_;
  }

 private:
  void add(const CellSet& places, const HouseSet& chosen, const CellSet& held, int left) {
    if (places.empty()) return keep(chosen, (held & removed_).size());
    if (left == 0) return;
    for (House house : places.first().houses()) {
      if (!houses_.contains(house)) continue;
      add(places - cells_of(house), chosen | HouseSet{house}, held | cells_of(house), left - 1);
    }
  }

  void keep(const HouseSet& chosen, int count) {
    if (best_ && count <= count_) return;
    best_ = chosen;
    count_ = count;
  }

  const HouseSet& houses_;
  const CellSet& removed_;
  std::optional<HouseSet> best_;
  int count_ = 0;
};

/// The places of a digit that would each leave it fewer of its places in the cells than it needs there.
CellSet removed_places(const CellSet& places, const CellSet& cells, int most) {
  const CellSet inside = places & cells;
  CellSet removed;
  for (Cell place : places) {
    CellSet left = inside - peers(place);
    left.erase(place);
    const int found = most_together(left) + (inside.contains(place) ? 1 : 0);
    removed.insert_if(found < most, place);
  }
  return removed;
}

}  // namespace

CellSet largest_placement(const CellSet& cells) {
  return Placement(cells).largest();
}

int most_together(const CellSet& cells) {
  return largest_placement(cells).size();
}

std::optional<CountedCells> count_cells(const Grid& grid, const CellSet& cells, const HouseSet& houses) {
  CountedCells counted{.cells = cells};
  PerDigit<int> most{};
  int sum = 0;
  for (Digit digit : Digit::all()) {
    most[digit] = most_together(grid.cells(digit) & cells);
    sum += most[digit];
    if (sum > counted.size()) return std::nullopt;
  }
  for (Digit digit : Digit::all()) {
    const CellSet& places = grid.cells(digit);
    const CellSet removed = removed_places(places, cells, most[digit]);
    counted.removes.insert(digit, removed);
    const std::optional<HouseSet> links = CoverSearch(houses, removed).find(places & cells, most[digit]);
    if (!links) return std::nullopt;
    counted.links[digit] = *links;
  }
  return counted.removes.empty() ? std::nullopt : std::optional(counted);
}

void add_effects(const CountedCells& counted, Step& step) {
  step.effects.removes = counted.removes;
  for (Digit digit : Digit::all()) step.evidence.digits.insert_if(!counted.links[digit].empty(), digit);
}

void argue(const CountedCells& counted, Evidence& evidence) {
  evidence.use(counted.cells);
  for (Digit digit : Digit::all()) {
    for (House house : counted.links[digit]) evidence.constraints.insert(Variable(house, digit));
    const CandidateSet outside(digit, counted.removes.cells(digit) - counted.cells);
    explain_by_houses(evidence, outside, counted.links[digit]);
  }
  evidence.explain(counted.removes, {.kind = Reason::Kind::combinations});
}

}  // namespace deduku::exotic
