// Almost Locked Candidates: an almost locked set of one house and an almost hidden one of a house that crosses it.
//
//            {1 2}  .  .  | .  a  a        In row 1, r1c7 takes one of 1 and 2; the other one is left for the
//                         |                crossing of row and box at most. In the box 1 and 2 have no other
//     box 3, row 1 ...                     places than the crossing and one cell Y, so Y takes the other.
//
// In general n cells X of a house, outside the crossing, have n + 1 digits D, and in the crossing house the digits of D
// are, outside the crossing, in n cells Y only. X takes n digits of D, so of these none is in the crossing, and the n
// cells Y take them. The last digit of D is then in the crossing. So Y holds nothing but D, and in the house of X the
// digits D are in X and in the crossing. Both houses may be the line. n is 1, 2 or 3: almost locked pair, triple, quad.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/cell_choices.hpp"

namespace deduku {

namespace {

/// Two houses that cross: one for the almost locked set, one for the cells that take its digits.
struct Crossing {
  House base;
  House cover;

  CellSet cells() const { return cells_of(base) & cells_of(cover); }
};

struct AlmostLocked {
  CellSet locked;    ///< X
  CellSet takers;    ///< Y
  CellSet crossing;  ///< the places of the digits where the houses cross
  DigitSet digits;   ///< D
};

CellSet places(const Grid& grid, const CellSet& cells, DigitSet digits) {
  CellSet places;
  for (Digit digit : digits) places |= grid.cells(digit) & cells;
  return places;
}

CandidateSet eliminations_of(const Grid& grid, const Crossing& houses, const AlmostLocked& pattern) {
  CandidateSet eliminations;
  for (Cell cell : pattern.takers) eliminations.insert(cell, grid.candidates(cell) - pattern.digits);
  const CellSet rest = cells_of(houses.base) - pattern.locked - pattern.crossing;
  for (Digit digit : pattern.digits) eliminations.insert(digit, grid.cells(digit) & rest);
  return eliminations;
}

bool emit_almost_locked_candidates(const Grid& grid, const Crossing& houses, const AlmostLocked& pattern,
                                   StepSink& sink) {
  Step step{TechniqueId::almost_locked_candidates};
  step.removes = eliminations_of(grid, houses, pattern);
  if (!step.has_effect()) return false;
  step.evidence.digits = pattern.digits;
  step.evidence.base = {houses.base};
  step.evidence.cover = {houses.cover};
  step.evidence.add(Role::als, pattern.locked, pattern.digits);
  step.evidence.add(Role::partner, pattern.takers, pattern.digits);
  step.evidence.add(Role::body, pattern.crossing, pattern.digits);
  return sink.emit(step);
}

/// The patterns with `size` cells in each house.
bool find_in_crossing(const Grid& grid, const Crossing& houses, int size, StepSink& sink) {
  const CellSet crossing = houses.cells();
  const facts::CellChoices<6> choices(grid, cells_of(houses.base) - crossing);
  for (auto choice = choices.first(); choice != 0; choice = choices.next(choice)) {
    const DigitSet digits = choices.digits(choice);
    if (choices.size(choice) != size || digits.size() != size + 1) continue;
    if (grid.solved_digits(houses.cover).intersects(digits)) continue;
    const CellSet takers = places(grid, cells_of(houses.cover) - crossing, digits);
    const CellSet shared = places(grid, crossing, digits);
    if (takers.size() != size || shared.empty()) continue;
    if (emit_almost_locked_candidates(grid, houses, {choices.cells(choice), takers, shared, digits}, sink)) return true;
  }
  return false;
}

/// Small sets first.
bool find_almost_locked_candidates(const Grid& grid, Workspace&, StepSink& sink) {
  for (int size : {1, 2, 3}) {
    for (House line : House::all()) {
      if (!line.is_line()) continue;
      for (House box : houses_of(cells_of(line), HouseKind::box)) {
        if (find_in_crossing(grid, {line, box}, size, sink) || find_in_crossing(grid, {box, line}, size, sink))
          return true;
      }
    }
  }
  return false;
}

int almost_locked_candidates_surcharge(const Step& step) {
  constexpr std::array<int, 4> by_digits = {0, 0, 70, 110};
  return by_digits[step.evidence.digits.size() - 1];
}

}  // namespace

const Technique technique::almost_locked_candidates{
    .name = "Almost Locked Candidates",
    .find = find_almost_locked_candidates,
    .surcharge = almost_locked_candidates_surcharge,
    .max_surcharge = 110,
};

}  // namespace deduku
