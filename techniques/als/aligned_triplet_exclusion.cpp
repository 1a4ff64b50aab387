// Aligned Triplet Exclusion: three cells, and a candidate of one that is in no combination that the others allow.
//
//     A {1 2 4}   B {3 5}   C {2 3}        All in one row. With 1 in A and 3 in B, C is 2, which would leave
//                                          nothing for a cell {1 2 3} that sees all three; with 1 and 5
//     D {1 2 3}   E {1 5}                  nothing is left for E. So A is not 1.
//
// A combination is excluded by a cell with two or three candidates that sees all three base cells and would lose all
// its candidates.
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"

namespace deduku {

namespace aligned_triplet_exclusion {
namespace {

constexpr std::uint64_t units_per_pair = 10;

/// Three cells, and the combinations that would leave another cell without a candidate.
class Triplet {
 public:
  Triplet(const Grid& grid, const std::array<Cell, 3>& cells, const CellSet& excluders)
      : grid_(grid), cells_(cells), excluders_(excluders) {}

  /// The candidates that are in no allowed combination. A few combinations mostly show that no such candidate exists.
  CandidateSet excluded() const {
    std::array<DigitSet, 3> left;
    for (int i = 0; i < 3; ++i) left[i] = grid_.candidates(cells_[i]);
    for (Digit p : grid_.candidates(cells_[0])) {
      for (Digit q : grid_.candidates(cells_[1])) {
        const DigitSet third = allowed(p, q);
        if (third.empty()) continue;
        left[0].erase(p);
        left[1].erase(q);
        left[2] -= third;
        if ((left[0] | left[1] | left[2]).empty()) return {};
      }
    }
    CandidateSet excluded;
    for (int i = 0; i < 3; ++i) excluded.insert(cells_[i], left[i]);
    return excluded;
  }
  /// Excluders that suffice for the eliminations: all of them, minus those that the others make superfluous, removed
  /// one by one.
  CellSet needed_excluders(const CandidateSet& removes) const {
    CellSet needed = excluders_;
    for (Cell excluder : excluders_) {
      const CellSet fewer = needed - CellSet{excluder};
      if (Triplet(grid_, cells_, fewer).excluded().contains(removes)) needed = fewer;
    }
    return needed;
  }

 private:
  /// The digits that the third cell may hold together with two given digits.
  DigitSet allowed(Digit p, Digit q) const {
    const auto& [a, b, c] = cells_;
    if (p == q && sees(a, b)) return {};
    DigitSet allowed = grid_.candidates(c);
    if (sees(a, c)) allowed.erase(p);
    if (sees(b, c)) allowed.erase(q);
    for (Cell excluder : excluders_) {
      const DigitSet rest = grid_.candidates(excluder) - DigitSet{p, q};
      if (rest.empty()) return {};
      if (rest.size() == 1) allowed -= rest;
    }
    return allowed;
  }

  const Grid& grid_;
  const std::array<Cell, 3>& cells_;
  const CellSet& excluders_;
};

bool emit_triplet(const Grid& grid, const std::array<Cell, 3>& cells, const CellSet& excluders, StepSink& sink) {
  const Triplet triplet(grid, cells, excluders);
  Step& step = sink.draft(TechniqueId::aligned_triplet_exclusion);
  step.effects.removes = triplet.excluded();
  if (!step.effects.has_effect()) return false;
  step.evidence.digits = step.effects.removes.digits();
  for (Cell cell : cells) step.evidence.add(Role::body, {cell}, grid.candidates(cell));
  const CellSet needed = triplet.needed_excluders(step.effects.removes);
  for (Cell excluder : needed) step.evidence.add(Role::als, {excluder}, grid.candidates(excluder));
  return sink.emit(step, [&](Evidence& evidence) {
    argue_by_combinations(evidence, step.effects.removes, {cells[0], cells[1], cells[2]}, needed);
  });
}

/// Three cells in reading order, seen by at least two excluders.
void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const CellSet excluders = grid.cells_with_count(2) | grid.cells_with_count(3);
  const CellSet bases = grid.empty_cells() - grid.cells_with_count(1);
  for (Cell a : bases) {
    for (Cell b : bases) {
      const CellSet of_two = excluders & peers(a) & peers(b);
      if (b <= a || of_two.size() < 2) continue;
      if (!workspace.budget().spend(units_per_pair)) return;
      for (Cell c : bases) {
        const CellSet of_three = of_two & peers(c);
        if (c > b && of_three.size() >= 2 && emit_triplet(grid, {a, b, c}, of_three, sink)) return;
      }
    }
  }
}

}  // namespace
}  // namespace aligned_triplet_exclusion

const Technique technique::aligned_triplet_exclusion{
    .name = "Aligned Triplet Exclusion",
    .find = aligned_triplet_exclusion::find,
    .se = {75, 75},
};

}  // namespace deduku
