#include "src/core/bars.hpp"

#include <bit>

namespace deduku {

namespace {

/// The reason for the only effect of a step if that is a placement of this kind; empty for other steps.
std::optional<Reason> reason_of_placement(const StepView& view, Reason::Kind kind) {
  const CandidateSet& places = view.step.effects.places;
  if (places.size() != 1) return std::nullopt;
  const std::optional<Reason> reason = view.step.evidence.reason_of(places.first());
  return reason && reason->kind == kind ? reason : std::nullopt;
}

/// The house in which the digit placed by a step has only one cell: for a single, and for a step whose pattern leaves
/// it no other cell; empty for all other steps.
HouseSet house_with_one_place(const StepView& view) {
  const std::optional<Reason> reason = reason_of_placement(view, Reason::Kind::place);
  return reason ? reason->houses : HouseSet{};
}

/// The placed digits that exclude a digit from some of the cells, with all cells that each excludes.
std::vector<Bar> all_bars(const Grid& grid, Digit digit, const CellSet& cells) {
  std::vector<Bar> bars;
  for (Cell cell : grid.solved_cells(digit)) {
    const CellSet barred = peers(cell) & cells;
    if (!barred.empty()) bars.push_back({cell, barred});
  }
  return bars;
}

CellSet cells_barred(const std::vector<Bar>& bars, unsigned chosen) {
  CellSet cells;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    if ((chosen >> i & 1) != 0) cells |= bars[i].cells;
  }
  return cells;
}

/// The smallest subset of the bars that covers the same cells as all of them. A digit is placed in at most nine cells,
/// so all subsets can be tried.
std::vector<Bar> fewest(const std::vector<Bar>& bars) {
  const unsigned all = (1U << bars.size()) - 1;
  const CellSet whole = cells_barred(bars, all);
  unsigned best = all;
  for (unsigned chosen = 0; chosen < all; ++chosen) {
    if (std::popcount(chosen) < std::popcount(best) && cells_barred(bars, chosen) == whole) best = chosen;
  }
  std::vector<Bar> few;
  CellSet named;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    if ((best >> i & 1) == 0) continue;
    few.push_back({bars[i].by, bars[i].cells - named});
    named |= bars[i].cells;
  }
  return few;
}

/// The fewest among the row, the column and the box of a cell that contain all digits of the three, as bits; the
/// earlier ones among equals.
unsigned fewest_houses(const std::array<DigitSet, 3>& digits) {
  constexpr unsigned by_size[] = {1, 2, 4, 3, 5, 6};
  const DigitSet whole = digits[0] | digits[1] | digits[2];
  for (unsigned chosen : by_size) {
    DigitSet held;
    for (std::size_t i = 0; i < 3; ++i) {
      if ((chosen >> i & 1) != 0) held |= digits[i];
    }
    if (held == whole) return chosen;
  }
  return 7;
}

}  // namespace

bool is_hidden_single(const StepView& view) {
  const HouseSet houses = house_with_one_place(view);
  return houses.size() == 1 && view.step.evidence.goal.empty() && view.before.empty_count(houses.first()) > 1;
}

CellSet HouseBlockers::barred() const {
  CellSet cells;
  for (const Bar& bar : bars) cells |= bar.cells;
  return cells;
}

CellSet HouseBlockers::by() const {
  CellSet cells;
  for (const Bar& bar : bars) cells.insert(bar.by);
  return cells;
}

/// In cells that still have the candidate, the pattern of the step eliminates it.
HouseBlockers house_bars(const StepView& view) {
  HouseBlockers found;
  const HouseSet houses = house_with_one_place(view);
  if (houses.size() != 1) return found;
  found.digit = view.step.effects.places.first().digit();
  const CellSet others = (cells_of(houses.first()) & view.before.empty_cells()) - view.before.cells(found.digit);
  found.bars = fewest(all_bars(view.before, found.digit, others));
  found.ruled_out = others - found.barred();
  return found;
}

CellBars cell_bars(const StepView& view) {
  CellBars found;
  if (!reason_of_placement(view, Reason::Kind::cell)) return found;
  const Cell cell = view.step.effects.places.first().cell();
  const std::array<House, 3> houses = {cell.row(), cell.column(), cell.box()};
  std::array<DigitSet, 3> digits;
  for (std::size_t i = 0; i < 3; ++i) digits[i] = view.before.solved_digits(houses[i]);
  const unsigned chosen = fewest_houses(digits);
  DigitSet named;
  for (std::size_t i = 0; i < 3; ++i) {
    if ((chosen >> i & 1) == 0) continue;
    found.seen[i] = digits[i] - named;
    named |= digits[i];
    for (Digit digit : found.seen[i]) found.by |= view.before.solved_cells(digit) & cells_of(houses[i]);
  }
  found.ruled_out = DigitSet::all() - named - view.before.candidates(cell);
  return found;
}

}  // namespace deduku
