// Aligned Pair Exclusion: two cells, and a candidate of one that goes with no candidate of the other.
//
//     {1 2 5}  .  {1 2 6}  |  {1 2} {1 6}  .       If r1c1 is 1, r1c3 is not 1. It is not 2, or nothing would
//                          |                       be left for r1c4; nor 6, for r1c5 has to be something. So
//                                                  r1c1 is not 1.
//
// What excludes a pair of different digits is an almost locked set that would lose both: the one cell sees
// all its places of the one digit, the other cell those of the other digit. The classic form knows single
// cells only.
#include "techniques/workspace.hpp"

namespace deduku {

namespace {

/// Two cells, and the sets that exclude what they cannot hold at once.
class Exclusion {
 public:
  Exclusion(const Grid& grid, Workspace& workspace)
      : grid_(grid),
        catalogue_(workspace.almost_locked_sets(grid)),
        exclusions_(workspace.pair_exclusions(grid)) {}

  /// Emits what two cells lose, if anything.
  bool emit(Cell a, Cell b, StepSink& sink) {
    Step step{TechniqueId::aligned_pair_exclusion};
    fell(a, b, step);
    fell(b, a, step);
    if (!step.has_effect()) return false;
    step.evidence.digits = step.removes.digits();
    step.evidence.add(Role::body, {a, b}, grid_.candidates(a) | grid_.candidates(b));
    add_petals(a, b, step);
    return sink.emit(step);
  }

 private:
  void fell(Cell cell, Cell other, Step& step) const {
    for (Digit digit : grid_.candidates(cell)) {
      const Candidate candidate(cell, digit);
      if (exclusions_.excluded(candidate, other).contains(grid_.candidates(other)))
        step.removes.insert(candidate);
    }
  }
  /// Adds the sets for each combination with what falls.
  void add_petals(Cell a, Cell b, Step& step) const {
    for (Candidate felled : step.removes) {
      const Cell other = felled.cell() == a ? b : a;
      for (Digit digit : grid_.candidates(other)) {
        if (digit != felled.digit() || !sees(a, b)) add_petal(felled, {other, digit}, step.evidence);
      }
    }
  }
  /// Adds the smallest set that would lose both candidates, unless it is there; the first of equals.
  void add_petal(Candidate a, Candidate b, Evidence& evidence) const {
    const AlmostLockedSet* smallest = nullptr;
    for (const AlmostLockedSet& set : catalogue_) {
      if (!loses(set, a) || !loses(set, b)) continue;
      if (smallest == nullptr || set.cells.size() < smallest->cells.size()) smallest = &set;
    }
    assert(smallest != nullptr);
    for (const Part& part : evidence.parts()) {
      if (part.role == Role::petal && part.cells == smallest->cells) return;
    }
    if (evidence.part_count < Evidence::max_parts)
      evidence.add(Role::petal, smallest->cells, smallest->digits);
  }
  bool loses(const AlmostLockedSet& set, Candidate candidate) const {
    return set.felt.contains(candidate.digit()) &&
           catalogue_.port(set, candidate.digit()).buddies.contains(candidate.cell());
  }

  const Grid& grid_;
  const AlmostLockedSets& catalogue_;
  const PairExclusions& exclusions_;
};

bool find_exclusions(const Grid& grid, Workspace& workspace, StepSink& sink) {
  Exclusion exclusion(grid, workspace);
  for (Cell a : grid.empty_cells()) {
    for (Cell b : workspace.pair_exclusions(grid).partners(a)) {
      if (a < b && exclusion.emit(a, b, sink)) return true;
    }
  }
  return false;
}

/// By the cells of the largest set; single cells are the classic form.
int surcharge(const Step& step) {
  int largest = 1;
  for (const Part& part : step.evidence.parts()) {
    if (part.role == Role::petal) largest = std::max(largest, part.cells.size());
  }
  return 20 * (largest - 1);
}

}  // namespace

const Technique technique::aligned_pair_exclusion{
    .name = "Aligned Pair Exclusion",
    .sentence =
        "Each of {petal each} has one digit more than cells and cannot lose two to {body}; nor do cells "
        "that see each other hold the same digit. That leaves nothing in one of the two cells to go with "
        "what is excluded in the other.",
    .find = find_exclusions,
    .surcharge = surcharge,
    .max_surcharge = 140,
    .se = {62, 62},
};

}  // namespace deduku
