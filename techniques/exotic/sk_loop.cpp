// SK-Loop: a ring of sixteen cells in four boxes, joined by two rows and two columns, with as many links as cells.
//
//         c1      c3  |         c9
//   r1     .   a   .  |  b   b   .      The rows and columns cross in the four boxes. In each of these the ring has
//          d       .  |  .   .   c      the other two cells of the row and the other two of the column: eight pairs of
//          d       .  |  .   .   c      cells. Two neighbouring pairs share a row, a column or a box, and typically two
//   ------------------+-----------      digits, each of which occurs there once. So there are just enough digits for
//          .   .   .  |  .   .   .      the cells, and each of these houses has its digits in the ring.
//
// The counting argument: techniques/exotic/counted_cells.hpp. Digits may be linked in any of the two rows, two columns
// and four boxes, and cells of the ring may be solved.
#include <bit>

#include "deduku/technique.hpp"
#include "techniques/exotic/counted_cells.hpp"

namespace deduku {

namespace sk_loop {
namespace {

using namespace exotic;

/// With fewer open cells a ring is only a few subsets side by side.
constexpr int least_ring_cells = 12;

/// Two rows of different bands, and two columns of different stacks.
struct Ring {
  std::array<House, 2> rows;
  std::array<House, 2> columns;

  Cell crossing(std::size_t row, std::size_t column) const {
    return cell_at(rows[row], Position(columns[column].index() % 9));
  }
  HouseSet lines() const { return {rows[0], rows[1], columns[0], columns[1]}; }
  HouseSet houses() const {
    return lines() | HouseSet{crossing(0, 0).box(), crossing(0, 1).box(), crossing(1, 0).box(), crossing(1, 1).box()};
  }

  /// The eight pairs of cells, in the order around the ring.
  std::array<CellSet, 8> pairs() const {
    constexpr std::array<std::array<std::size_t, 2>, 4> corners = {{{0, 0}, {0, 1}, {1, 1}, {1, 0}}};
    std::array<CellSet, 8> pairs;
    for (std::size_t i = 0; i < 4; ++i) {
      const Cell cell = crossing(corners[i][0], corners[i][1]);
      const CellSet box = cells_of(cell.box()) - CellSet{cell};
      // The ring enters every second box along its row, and leaves it along its column.
      const bool is_row_first = i % 2 == 1;
      pairs[2 * i] = box & cells_of(is_row_first ? cell.row() : cell.column());
      pairs[2 * i + 1] = box & cells_of(is_row_first ? cell.column() : cell.row());
    }
    return pairs;
  }
};

/// How often a digit fits into some of the eight pairs, as bits: any two neighbours hold it at most once, and only
/// neighbours exclude each other.
constexpr std::array<std::uint8_t, 256> most_in_pairs = [] {
  std::array<std::uint8_t, 256> most{};
  for (unsigned pairs = 0; pairs < 256; ++pairs) {
    for (unsigned taken = pairs; taken > 0; taken = (taken - 1) & pairs) {
      const bool are_apart = (taken & (taken << 1 | taken >> 7)) == 0;
      const auto count = static_cast<std::uint8_t>(std::popcount(taken));
      if (are_apart && count > most[pairs]) most[pairs] = count;
    }
  }
  return most;
}();

/// Whether all digits together fit into the pairs at most `count` times.
bool fit_at_most(const Grid& grid, const std::array<CellSet, 8>& pairs, int count) {
  for (Digit digit : Digit::all()) {
    unsigned with_digit = 0;
    for (std::size_t i = 0; i < 8; ++i) with_digit |= (grid.cells(digit).intersects(pairs[i]) ? 1U : 0U) << i;
    count -= most_in_pairs[with_digit];
    if (count < 0) return false;
  }
  return true;
}

bool emit_ring(const Grid& grid, const Ring& ring, StepSink& sink) {
  const std::array<CellSet, 8> pairs = ring.pairs();
  CellSet cells;
  for (const CellSet& pair : pairs) cells |= pair & grid.empty_cells();
  if (cells.size() < least_ring_cells || !fit_at_most(grid, pairs, cells.size())) return false;
  const std::optional<CountedCells> counted = count_cells(grid, cells, ring.houses());
  if (!counted) return false;
  Step& step = sink.draft(TechniqueId::sk_loop);
  step.evidence.base = ring.lines();
  for (const CellSet& pair : pairs) {
    DigitSet digits;
    for (Cell cell : pair) digits |= grid.candidates(cell);
    step.evidence.add(Role::body, pair & grid.empty_cells(), digits);
  }
  add_effects(*counted, step);
  return sink.emit(step, [&](Evidence& evidence) { argue(*counted, evidence); });
}

/// Calls `visit` with all pairs of numbers of lines in different chutes, until it returns true.
template <class Visit>
bool line_pairs(Visit&& visit) {
  for (int first = 0; first < 6; ++first) {
    for (int second = first / 3 * 3 + 3; second < 9; ++second) {
      if (visit(first, second)) return true;
    }
  }
  return false;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  line_pairs([&](int top, int bottom) {
    if (!workspace.budget().spend(1)) return true;
    return line_pairs([&](int left, int right) {
      return emit_ring(grid, {{House::row(top), House::row(bottom)}, {House::column(left), House::column(right)}},
                       sink);
    });
  });
}

}  // namespace
}  // namespace sk_loop

const Technique technique::sk_loop{
    .name = "SK-Loop",
    .find = sk_loop::find,
};

}  // namespace deduku
