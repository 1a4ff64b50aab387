// ALS Exclusion: two cells, and a candidate of one that goes with no candidate of the other, because together they
// would take two digits from an almost locked set.
//
//     {1 2 5}  .   .   |  {2 3} {1 3}  .       If r1c1 is 1, r2c6 cannot be 2, or 1 and 2 would be lost to
//        .     .   .   |    .     .  {2 6}     r1c45, two cells with the three digits 1, 2 and 3; nor 6, if
//                                              another set would lose 1 and 6. So r1c1 is not 1.
//
// A set has one more digit than cells: it can spare one digit, not two. It loses a digit to a cell that sees all its
// places. If the two cells see each other, they do not hold the same digit either. With single cells that see both,
// this is Aligned Pair Exclusion, which is omitted here.
//
// One step for each candidate that is eliminated.
#include <algorithm>

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/als/pair_exclusions.hpp"
#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku {

namespace als_exclusion {
namespace {

/// A candidate, another cell, and for each candidate of that cell a set that excludes it.
class Exclusion {
 public:
  Exclusion(const Grid& grid, Workspace& workspace)
      : grid_(grid),
        catalogue_(workspace.get<facts::AlmostLockedSets>(grid)),
        exclusions_(workspace.get<als::PairExclusions>(grid)) {}

  /// Emits the step if the candidate goes with nothing in the other cell.
  bool emit(Candidate candidate, Cell other, StepSink& sink) {
    if (!exclusions_.excluded(candidate, other).contains(grid_.candidates(other))) return false;
    choose_sets(candidate, other);
    if (largest() < 2) return false;
    Step& step = sink.draft(TechniqueId::als_exclusion);
    step.effects.removes.insert(candidate);
    step.evidence.digits = {candidate.digit()};
    step.evidence.add(Role::body, {candidate.cell()}, {candidate.digit()});
    step.evidence.add(Role::body, {other}, grid_.candidates(other));
    for (const facts::AlmostLockedSet* set : sets()) step.evidence.add(Role::als, set->cells, set->digits);
    const auto argument = [&](Evidence& evidence) {
      CellSet excluders;
      for (const facts::AlmostLockedSet* set : sets()) excluders |= set->cells;
      argue_by_combinations(evidence, step.effects.removes, {candidate.cell(), other}, excluders);
    };
    return sink.emit_cheapest(step, argument, {}, surcharge_of(step));
  }

 private:
  std::span<const facts::AlmostLockedSet* const> sets() const { return {sets_.data(), count_}; }
  int largest() const {
    int largest = 0;
    for (const facts::AlmostLockedSet* set : sets()) largest = std::max(largest, set->cells.size());
    return largest;
  }

  /// Chooses the smallest set for each digit of the other cell, without sets that the others make superfluous.
  void choose_sets(Candidate candidate, Cell other) {
    DigitSet digits = grid_.candidates(other);
    if (sees(candidate.cell(), other)) digits.erase(candidate.digit());
    count_ = 0;
    for (Digit digit : digits) {
      const facts::AlmostLockedSet* set = smallest_set(candidate, {other, digit});
      if (std::ranges::find(sets(), set) == sets().end()) sets_[count_++] = set;
    }
    for (std::size_t i = 0; i < count_;) {
      if (excludes_without(i, candidate, other, digits)) {
        std::copy(sets_.begin() + i + 1, sets_.begin() + count_, sets_.begin() + i);
        --count_;
      } else {
        ++i;
      }
    }
  }
  /// The first among the smallest sets that would lose both candidates.
  const facts::AlmostLockedSet* smallest_set(Candidate a, Candidate b) const {
    const facts::AlmostLockedSet* smallest = nullptr;
    for (const facts::AlmostLockedSet& set : catalogue_) {
      if (smallest != nullptr && set.cells.size() >= smallest->cells.size()) continue;
      if (loses(set, a) && loses(set, b)) smallest = &set;
    }
    assert(smallest != nullptr);
    return smallest;
  }
  /// Whether the chosen sets without one exclude all these digits of the other cell.
  bool excludes_without(std::size_t left_out, Candidate candidate, Cell other, DigitSet digits) const {
    DigitSet excluded;
    for (std::size_t i = 0; i < count_; ++i) {
      if (i == left_out) continue;
      for (Digit digit : digits) {
        if (digit != candidate.digit() && loses(*sets_[i], {other, digit})) excluded.insert(digit);
      }
    }
    return excluded.contains(digits);
  }
  bool loses(const facts::AlmostLockedSet& set, Candidate candidate) const {
    return set.acting_digits.contains(candidate.digit()) &&
           catalogue_.digit_places(set, candidate.digit()).seen_by_all.contains(candidate.cell());
  }

  const Grid& grid_;
  const facts::AlmostLockedSets& catalogue_;
  const als::PairExclusions& exclusions_;
  std::array<const facts::AlmostLockedSet*, Digit::count> sets_{};
  std::size_t count_ = 0;
};

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  Exclusion exclusion(grid, workspace);
  for (Cell cell : grid.empty_cells()) {
    for (Cell other : workspace.get<als::PairExclusions>(grid).partners(cell)) {
      if (!workspace.budget().spend(10)) return;
      for (Digit digit : grid.candidates(cell)) {
        if (exclusion.emit({cell, digit}, other, sink)) return;
      }
    }
  }
}

}  // namespace
}  // namespace als_exclusion

const Technique technique::als_exclusion{
    .name = "ALS Exclusion",
    .find = als_exclusion::find,
    .surcharge = {{{.count = StepCount::largest_set, .per = 20, .free = 2},
                   {.count = StepCount::combinations, .per = 10, .free = 2}},
                  190},
};

}  // namespace deduku
