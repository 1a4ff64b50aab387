// Aligned Pair Exclusion: two cells, and a candidate of one that goes with no candidate of the other.
//
//     {1 2 5}  .  {1 2 6}  |  {1 2} {1 6}  .       If r1c1 is 1, r1c3 is not 1. It is not 2, or nothing would
//        a           b     |                       be left for r1c4; nor 6, or nothing would be left for r1c5.
//                          |                       So r1c1 is not 1.
//
// A pair of different digits is excluded by a cell that sees both base cells and has just these two candidates. At
// least two such cells are needed, and neither base cell sees a naked single. The base cells need not see each other;
// but if they do not, they may hold the same digit. This is the technique of Sudoku Explainer, in its order. ALS
// Exclusion does the same with sets of several cells.
#include "deduku/per.hpp"
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/candidate_counts.hpp"

namespace deduku {

namespace aligned_pair_exclusion {
namespace {

/// Two cells and the bivalue cells that see both.
struct Pair {
  Cell a;
  Cell b;
  CellSet excluders;

  /// A cell that would lose both its candidates; empty if the candidates go together.
  CellSet excluder_of(const Grid& grid, Digit of_a, Digit of_b) const {
    const DigitSet both{of_a, of_b};
    if (both.size() < 2) return {};
    for (Cell excluder : excluders) {
      if (grid.candidates(excluder) == both) return {excluder};
    }
    return {};
  }
};

/// The candidates of one cell that go with no candidate of the other.
CandidateSet excluded(const Grid& grid, const Pair& pair) {
  // Per digit of one cell, the digits of the other that it does not go with.
  PerDigit<DigitSet> foes{};
  for (Cell excluder : pair.excluders) {
    const DigitSet both = grid.candidates(excluder);
    for (Digit digit : both) foes[digit] |= both - DigitSet{digit};
  }
  if (sees(pair.a, pair.b)) {
    for (Digit digit : Digit::all()) foes[digit].insert(digit);
  }
  CandidateSet excluded;
  const auto exclude_from = [&](Cell cell, Cell other) {
    for (Digit digit : grid.candidates(cell)) {
      if ((grid.candidates(other) - foes[digit]).empty()) excluded.insert({cell, digit});
    }
  };
  exclude_from(pair.a, pair.b);
  exclude_from(pair.b, pair.a);
  return excluded;
}

/// The excluders that the argument uses: one per pair of digits.
CellSet used_excluders(const Grid& grid, const Pair& pair, const CandidateSet& removes) {
  CellSet used;
  for (Digit of_a : grid.candidates(pair.a)) {
    for (Digit of_b : grid.candidates(pair.b)) {
      if (removes.contains({pair.a, of_a}) || removes.contains({pair.b, of_b}))
        used |= pair.excluder_of(grid, of_a, of_b);
    }
  }
  return used;
}

bool emit_pair(const Grid& grid, const Pair& pair, StepSink& sink) {
  const CandidateSet removes = excluded(grid, pair);
  if (removes.empty()) return false;
  Step& step = sink.draft(TechniqueId::aligned_pair_exclusion);
  step.effects.removes = removes;
  step.evidence.digits = step.effects.removes.digits();
  for (Cell cell : {pair.a, pair.b}) step.evidence.add(Role::body, {cell}, grid.candidates(cell));
  const CellSet used = used_excluders(grid, pair, removes);
  for (Cell cell : used) step.evidence.add(Role::als, {cell}, grid.candidates(cell));
  return sink.emit(step, [&](Evidence& evidence) { argue_by_combinations(evidence, removes, {pair.a, pair.b}, used); });
}

/// The cells that see at least one of `cells`.
CellSet seeing(const CellSet& cells) {
  CellSet seeing;
  for (Cell cell : cells) seeing |= peers(cell);
  return seeing;
}

/// In the order of the second cell.
void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const CellSet excluders = facts::bivalue_cells(grid, workspace);
  const CellSet singles = grid.cells_with_count(1);
  const CellSet bases = ((grid.empty_cells() - singles) & seeing(excluders)) - seeing(singles);
  for (Cell b : bases) {
    const CellSet seen = excluders & peers(b);
    for (Cell a : bases) {
      if (a >= b) break;
      const Pair pair{a, b, seen & peers(a)};
      if (pair.excluders.size() >= 2 && emit_pair(grid, pair, sink)) return;
    }
  }
}

}  // namespace
}  // namespace aligned_pair_exclusion

const Technique technique::aligned_pair_exclusion{
    .name = "Aligned Pair Exclusion",
    .find = aligned_pair_exclusion::find,
    .se = {62, 62},
};

}  // namespace deduku
