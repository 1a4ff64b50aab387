// Almost Locked Candidates: an almost locked set of one house and an almost hidden one of a house that crosses it.
//
//            {1 2}  .  .  | .  a  a        In row 1, r1c7 takes one of 1 and 2; the other one is left for the
//                         |                crossing of row and box at most. In the box 1 and 2 have no other
//     box 3, row 1 ...                     places than the crossing and one cell Y, so Y takes the other.
//
// In general n cells X of a house, outside the crossing, have n + 1 digits D. In the crossing house the digits of D
// are, outside the crossing, in only n cells Y. X takes n digits of D, so none of these is in the crossing, and the n
// cells Y take them. The last digit of D is then in the crossing. So Y holds only digits of D, and in the house of X
// the digits D are in X and in the crossing. Either house may be the line. n is 1, 2 or 3: almost locked pair, triple,
// quad.
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/crossing.hpp"
#include "techniques/facts/failed_searches.hpp"

namespace deduku {

namespace almost_locked_candidates {
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
  CellSet crossing;  ///< the places of the digits in the crossing of the houses
  DigitSet digits;   ///< D
};

CellSet places(const Grid& grid, const CellSet& cells, DigitSet digits) {
  CellSet places;
  for (Digit digit : digits) places |= grid.cells(digit) & cells;
  return places;
}

/// The other digits of Y.
CandidateSet eliminated_in_takers(const Grid& grid, const AlmostLocked& pattern) {
  CandidateSet eliminated;
  for (Cell cell : pattern.takers) eliminated.insert(cell, grid.candidates(cell) - pattern.digits);
  return eliminated;
}

/// The digits in the rest of the house of X.
CandidateSet eliminated_in_base(const Grid& grid, const Crossing& houses, const AlmostLocked& pattern) {
  CandidateSet eliminated;
  const CellSet rest = cells_of(houses.base) - pattern.locked - pattern.crossing;
  for (Digit digit : pattern.digits) eliminated.insert(digit, grid.cells(digit) & rest);
  return eliminated;
}

void argue(Evidence& evidence, const Grid& grid, const Crossing& houses, const AlmostLocked& pattern) {
  evidence.use(pattern.locked);
  evidence.use({houses.cover}, pattern.digits);
  explain_by_need(evidence, grid, eliminated_in_takers(grid, pattern), pattern.digits);
  explain_by_places(evidence, grid, eliminated_in_base(grid, houses, pattern), pattern.locked | pattern.crossing);
}

bool emit_almost_locked_candidates(const Grid& grid, const Crossing& houses, const AlmostLocked& pattern,
                                   StepSink& sink) {
  Step step{TechniqueId::almost_locked_candidates};
  step.effects.removes = eliminated_in_takers(grid, pattern) | eliminated_in_base(grid, houses, pattern);
  if (!step.effects.has_effect()) return false;
  step.evidence.digits = pattern.digits;
  step.evidence.base = {houses.base};
  step.evidence.cover = {houses.cover};
  step.evidence.add(Role::als, pattern.locked, pattern.digits);
  step.evidence.add(Role::partner, pattern.takers, pattern.digits);
  step.evidence.add(Role::body, pattern.crossing, pattern.digits);
  return sink.emit(step, [&](Evidence& evidence) { argue(evidence, grid, houses, pattern); });
}

/// The patterns of two houses with `size` cells in each, found by growing sets X. A set is abandoned as soon as it has
/// too many digits, or its digits have too many places in the crossing house; more cells have no fewer.
class CrossingSearch {
 public:
  CrossingSearch(const Grid& grid, const Crossing& houses, int size, StepSink& sink)
      : grid_(grid),
        houses_(houses),
        size_(size),
        sink_(sink),
        crossing_(houses.cells()),
        beyond_(cells_of(houses.cover) - crossing_),
        solved_(grid.solved_digits(houses.cover)) {}

  bool run() { return add_cells((cells_of(houses_.base) - crossing_) & grid_.empty_cells(), {}, {}); }

 private:
  bool add_cells(CellSet from, const CellSet& locked, DigitSet locked_digits) {
    for (Cell cell : from) {
      from.erase(cell);
      const DigitSet digits = locked_digits | grid_.candidates(cell);
      if (digits.size() > size_ + 1 || digits.intersects(solved_)) continue;
      const CellSet takers = places(grid_, beyond_, digits);
      if (takers.size() > size_) continue;
      const CellSet grown = locked | CellSet{cell};
      if (grown.size() < size_ ? add_cells(from, grown, digits) : emit({grown, takers, {}, digits})) return true;
    }
    return false;
  }

  bool emit(AlmostLocked pattern) {
    pattern.crossing = places(grid_, crossing_, pattern.digits);
    if (pattern.digits.size() != size_ + 1 || pattern.takers.size() != size_ || pattern.crossing.empty()) return false;
    return emit_almost_locked_candidates(grid_, houses_, pattern, sink_);
  }

  const Grid& grid_;
  Crossing houses_;
  int size_;
  StepSink& sink_;
  CellSet crossing_;
  CellSet beyond_;  ///< the cells of the crossing house outside the crossing
  DigitSet solved_;
};

/// Small sets first.
bool search_crossings(const Grid& grid, HouseSet among, StepSink& sink) {
  for (int size : {1, 2, 3}) {
    const bool stopped = facts::any_crossing(among, [&](House line, House box) {
      return CrossingSearch(grid, {line, box}, size, sink).run() || CrossingSearch(grid, {box, line}, size, sink).run();
    });
    if (stopped) return true;
  }
  return false;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  facts::search_changed_houses(TechniqueId::almost_locked_candidates, grid, workspace, sink,
                               [&](HouseSet houses) { return search_crossings(grid, houses, sink); });
}

}  // namespace
}  // namespace almost_locked_candidates

const Technique technique::almost_locked_candidates{
    .name = "Almost Locked Candidates",
    .find = almost_locked_candidates::find,
    .surcharge = {{SurchargeTerm::once(StepCount::digits, 70, 2), SurchargeTerm::once(StepCount::digits, 40, 3)}, 110},
};

}  // namespace deduku
