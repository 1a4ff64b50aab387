// Multi-Sector Locked Set: the open cells where some rows cross some columns have as many links as they are.
//
//         c2     c4     c6     c8      1 and 2 stand at most once in each of the four rows. 3 and 4 stand at most once
//   r1   1234   1256   1237   1248     in column 2, 5 and 6 in column 4, 3 and 7 in column 6, 4 and 8 in column 8. These
//   r3   124    125    137    148      are 8 links in rows and 8 in columns for 16 cells. So each link has its digit here:
//   r6   134    126    127    128      1 and 2 leave the other cells of the rows, 3 and 4 those of column 2, and so on.
//   r8   123    1256   237    1248
//
// Why that follows from counting: techniques/exotic/counted_cells.hpp. The rows are four or five, and so are the
// columns, but not five of both. A digit may be linked in rows, in columns and in boxes.
//
// How often a digit fits into the cells is the least number of rows and columns that hold its places there (Konig), or
// a little less, where boxes hold several of them. That number is computed for all choices of columns at once.
//
// Of two patterns with the same eliminations, or where one has more, the larger one with fewer is left out.
#include <algorithm>
#include <bit>
#include <span>
#include <tuple>
#include <vector>

#include "deduku/technique.hpp"
#include "techniques/exotic/counted_cells.hpp"

namespace deduku {

namespace multi_sector_locked_set {
namespace {

using namespace exotic;

/// With fewer cells a pattern is a few smaller ones side by side.
constexpr int least_sector_cells = 12;
/// How many links boxes may save: more was never seen.
constexpr int saved_by_boxes = 1;
constexpr int hundredths_per_cell = 2;

/// All choices of four or five lines of nine.
class LineChoices {
 public:
  static constexpr std::size_t count = 252;
  /// A number for each choice, with room for whole registers.
  using LineNumbers = std::array<std::uint8_t, 256>;

  LineChoices() {
    std::size_t i = 0;
    for (unsigned bits = 0; bits < 512; ++bits) {
      const PositionSet set = PositionSet::from_bits(bits);
      if (set.size() == 4 || set.size() == 5) sets_[i++] = set;
    }
    for (unsigned bits = 0; bits < 512; ++bits) {
      for (i = 0; i < count; ++i) {
        const PositionSet shared = sets_[i] & PositionSet::from_bits(bits);
        shared_[bits][i] = static_cast<std::uint8_t>(shared.size());
      }
    }
  }

  PositionSet operator[](std::size_t i) const { return sets_[i]; }
  /// How many positions of a set each choice has.
  const LineNumbers& shared(PositionSet set) const { return shared_[set.bits()]; }

 private:
  std::array<PositionSet, count> sets_;
  std::array<LineNumbers, 512> shared_{};
};

const LineChoices& line_choices() {
  static const LineChoices choices;
  return choices;
}

using LineNumbers = LineChoices::LineNumbers;

void add_numbers(LineNumbers& sums, const LineNumbers& terms) {
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] = static_cast<std::uint8_t>(sums[i] + terms[i]);
}

void lower_to(LineNumbers& least, const LineNumbers& terms, int more) {
  for (std::size_t i = 0; i < least.size(); ++i) {
    least[i] = std::min(least[i], static_cast<std::uint8_t>(terms[i] + more));
  }
}

/// The fewest lines that hold all places of a digit in some rows, for each choice of columns: of each row either the row,
/// or the columns of all its places.
LineNumbers fewest_lines(const Grid& grid, PositionSet rows, Digit digit) {
  std::array<PositionSet, 5> places;
  std::size_t count = 0;
  for (Position row : rows) {
    const PositionSet positions = grid.positions(House::row(row.index()), digit);
    if (!positions.empty()) places[count++] = positions;
  }
  LineNumbers least;
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

class SectorSearch {
 public:
  SectorSearch(const Grid& grid, std::vector<CountedCells>& found) : grid_(grid), found_(found) {}

  void add_with_rows(PositionSet rows) {
    LineNumbers cells{};
    for (Position row : rows) add_numbers(cells, line_choices().shared(open_positions(House::row(row.index()))));
    LineNumbers links{};
    for (Digit digit : Digit::all()) add_numbers(links, fewest_lines(grid_, rows, digit));
    for (std::size_t i = 0; i < LineChoices::count; ++i) {
      const bool is_small = rows.size() + line_choices()[i].size() < 10;
      if (links[i] <= cells[i] + saved_by_boxes && cells[i] >= least_sector_cells && is_small) {
        add_pattern(rows, line_choices()[i]);
      }
    }
  }

 private:
  PositionSet open_positions(House row) const {
    PositionSet positions;
    for (Cell cell : grid_.empty_cells() & cells_of(row)) positions.insert(position_in(row, cell));
    return positions;
  }

  void add_pattern(PositionSet rows, PositionSet columns) {
    CellSet cells;
    for (Position row : rows) cells |= cells_at(House::row(row.index()), columns);
    const std::optional<CountedCells> counted = count_cells(grid_, cells & grid_.empty_cells(), HouseSet::all());
    if (counted) found_.push_back(*counted);
  }

  const Grid& grid_;
  std::vector<CountedCells>& found_;
};

/// Leaves out patterns whose eliminations another one has with as few cells or fewer.
void keep_best_sectors(std::vector<CountedCells>& found) {
  const auto rank = [](const CountedCells& counted) {
    return std::tuple(counted.size(), -counted.removes.size(), counted.cells);
  };
  std::ranges::sort(found, {}, rank);
  std::size_t count = 0;
  for (const CountedCells& counted : found) {
    const auto kept = std::span(found).first(count);
    const auto has_all = [&](const CountedCells& other) { return other.removes.contains(counted.removes); };
    if (std::ranges::none_of(kept, has_all)) found[count++] = counted;
  }
  found.resize(count);
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  auto& found = workspace.cleared<std::vector<CountedCells>>();
  SectorSearch search(grid, found);
  for (std::size_t i = 0; i < LineChoices::count; ++i) {
    if (!workspace.work().spend(1)) return;
    search.add_with_rows(line_choices()[i]);
  }
  keep_best_sectors(found);
  for (const CountedCells& counted : found) {
    Step& step = sink.draft(TechniqueId::multi_sector_locked_set);
    step.evidence.base = houses_of(counted.cells, HouseKind::row) | houses_of(counted.cells, HouseKind::column);
    DigitSet digits;
    for (Cell cell : counted.cells) digits |= grid.candidates(cell);
    step.evidence.add(Role::body, counted.cells, digits);
    add_effects(counted, step);
    if (sink.emit(step, [&](Evidence& evidence) { argue(counted, evidence); })) return;
  }
}

int surcharge(const Step& step) {
  return hundredths_per_cell * (step.evidence.cells(Role::body).size() - least_sector_cells);
}

}  // namespace
}  // namespace multi_sector_locked_set

const Technique technique::multi_sector_locked_set{
    .name = "Multi-Sector Locked Set",
    .find = multi_sector_locked_set::find,
    .surcharge = multi_sector_locked_set::surcharge,
    .max_surcharge = multi_sector_locked_set::hundredths_per_cell * (20 - multi_sector_locked_set::least_sector_cells),
};

}  // namespace deduku
