#include "src/scales/theory/theory_subsets.hpp"

namespace deduku::theory {

namespace {

/// The candidates of the cells of a house.
Per<Position, DigitSet> candidates_of(const trial::LabelSet& left, House house) {
  Per<Position, DigitSet> candidates{};
  for (Digit digit : Digit::all()) {
    for (Position position : Position::all()) {
      const bool has = left.contains({cell_at(house, position), digit});
      candidates[position].insert_if(has, digit);
    }
  }
  return candidates;
}

/// Eliminates in a house: cells that need all of their digits take these from the other cells. A hidden subset is the
/// naked one of the other cells. False if some cells have too few digits.
bool reduce_by_subsets(Per<Position, DigitSet>& candidates) {
  std::array<DigitSet, 512> digits;
  digits[0] = {};
  Per<Position, DigitSet> denied{};
  for (unsigned cells = 1; cells < digits.size(); ++cells) {
    const int first = std::countr_zero(cells);
    digits[cells] = digits[cells & (cells - 1)] | candidates[first];
    const int spare = digits[cells].size() - std::popcount(cells);
    if (spare < 0) return false;
    if (spare > 0) continue;
    for (int place = 0; place < 9; ++place) {
      if ((cells >> place & 1) == 0) denied[place] |= digits[cells];
    }
  }
  for (int place = 0; place < 9; ++place) candidates[place] -= denied[place];
  return true;
}

/// The effect of the subsets of a house. `none` means at rest.
enum class Change : std::uint8_t { none, some, contradiction };

Change reduce(trial::TheoryState& state, House house) {
  const auto before = candidates_of(state.left, house);
  auto after = before;
  if (!reduce_by_subsets(after)) return Change::contradiction;
  Change change = Change::none;
  for (Position position : Position::all()) {
    for (Digit digit : before[position] - after[position]) {
      state.left.erase({cell_at(house, position), digit});
      change = Change::some;
    }
  }
  return change;
}

}  // namespace

trial::TheoryOutcome close_with_subsets(trial::TheoryState& state) {
  while (true) {
    const trial::TheoryOutcome outcome = trial::close_with_groups(state);
    if (outcome != trial::TheoryOutcome::rest) return outcome;
    Change change = Change::none;
    for (House house : House::all()) {
      change = reduce(state, house);
      if (change != Change::none) break;
    }
    if (change == Change::contradiction) return trial::TheoryOutcome::dead;
    if (change == Change::none) return trial::TheoryOutcome::rest;
  }
}

}  // namespace deduku::theory
