// The four ways in which a deadly pattern removes candidates, shared by rectangles, loops and extended rectangles.
//
// A deadly pattern is a set of empty cells that a few digits could fill in two ways, both consistent with every house.
// If a solution had only these digits in them, the other filling would give a second solution. So in a puzzle with one
// solution some roof cell, one with further candidates, holds one of its further digits:
//
//   1  There is one roof cell. It has none of the digits of the pattern.
//   2  All roof cells have the same single further digit. Cells that see all of them do not have it.
//   3  Two roof cells share a house, and their further digits form a naked subset with other cells of it.
//   4  Two roof cells share houses, and one digit of the pattern is confined to them there. One of them holds
//      it; if the other one also held a digit of the pattern, the pattern would be complete. So both lose the
//      others.
//
// If all digits of the pattern are candidates in its cells, the second solution is one of the present grid. If some
// candidates are missing, it is still one of the givens, which have no digit in the pattern; that needs
// `Promise::givens`.
#pragma once

#include <algorithm>

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/step_kind.hpp"
#include "techniques/uniqueness/deadly_pattern.hpp"

namespace deduku::uniqueness {

/// The cost of a naked subset beyond one with a single partner.
inline constexpr SurchargeTerm by_partners{.count = StepCount::partners, .per = 10, .free = 1, .most = 20};

/// A step without effects yet. `roof_digits`: the candidates of the roof that the argument uses.
inline Step deadly_step(const Grid& grid, facts::StepKind kind, const DeadlyPattern& pattern, DigitSet roof_digits) {
  Step step = kind.step();
  step.evidence.digits = pattern.digits;
  step.evidence.deadly = deadly_candidates(grid, pattern);
  step.evidence.add(Role::floor, pattern.floor, pattern.digits);
  step.evidence.add(Role::roof, pattern.roof, roof_digits);
  return step;
}

inline bool emit_type_1(const Grid& grid, facts::StepKind kind, const DeadlyPattern& pattern, StepSink& sink) {
  if (pattern.roof.size() != 1) return false;
  const Cell roof = pattern.roof.first();
  Step step = deadly_step(grid, kind, pattern, extra_digits(grid, pattern));
  step.effects.removes.insert(roof, pattern.digits & grid.candidates(roof));
  return step.effects.has_effect() && sink.emit(step, [&](Evidence& evidence) {
    evidence.explain(step.effects.removes, {.kind = Reason::Kind::deadly});
  });
}

inline bool emit_type_2(const Grid& grid, facts::StepKind kind, const DeadlyPattern& pattern, StepSink& sink) {
  const DigitSet extra = extra_digits(grid, pattern);
  if (pattern.roof.size() < 2 || extra.size() != 1) return false;
  const CellSet eliminations = grid.cells(extra.first()) & common_peers(pattern.roof);
  if (eliminations.empty()) return false;
  Step step = deadly_step(grid, kind, pattern, extra);
  step.effects.removes.insert(extra.first(), eliminations);
  return sink.emit(step,
                   [&](Evidence& evidence) { explain_by_places(evidence, grid, step.effects.removes, pattern.roof); });
}

inline bool emit_type_3(const Grid& grid, facts::StepKind kind, const DeadlyPattern& pattern, StepSink& sink) {
  const DigitSet extra = extra_digits(grid, pattern);
  if (!pattern.has_side_roof() || extra.empty()) return false;
  return roof_subsets(grid, pattern, [&](const PartnerSubset& subset) {
    const CellSet taken = pattern.roof | subset.partners;
    Step step = deadly_step(grid, kind, pattern, extra);
    for (Digit digit : subset.digits) step.effects.removes.insert(digit, grid.cells(digit) & common_peers(taken));
    step.evidence.base = common_houses(taken);
    step.evidence.add(Role::partner, subset.partners, subset.digits);
    return step.effects.has_effect() && sink.emit(step, [&](Evidence& evidence) {
      evidence.use(subset.partners);
      explain_by_places(evidence, grid, step.effects.removes, taken);
    });
  });
}

/// Whether a digit can go into both roof cells, and into no other cell of a house that they share.
inline bool is_confined(const Grid& grid, const CellSet& roof, Digit digit) {
  return grid.cells(digit).contains(roof) && !grid.cells(digit).intersects(common_peers(roof));
}

inline bool emit_type_4(const Grid& grid, facts::StepKind kind, const DeadlyPattern& pattern, StepSink& sink) {
  if (!pattern.has_side_roof()) return false;
  for (Digit confined : pattern.digits) {
    if (!is_confined(grid, pattern.roof, confined)) continue;
    Step step = deadly_step(grid, kind, pattern, {confined});
    step.evidence.base = common_houses(pattern.roof);
    for (Digit other : pattern.digits - DigitSet{confined}) {
      step.effects.removes.insert(other, grid.cells(other) & pattern.roof);
    }
    const auto argument = [&](Evidence& evidence) {
      evidence.use({evidence.base.first()}, {confined});
      evidence.explain(step.effects.removes, {.kind = Reason::Kind::deadly});
    };
    if (step.effects.has_effect() && sink.emit(step, argument)) return true;
  }
  return false;
}

/// All four types as the variants 0 to 3 of one technique.
inline bool emit_all_types(const Grid& grid, TechniqueId technique, const DeadlyPattern& pattern, StepSink& sink) {
  return emit_type_1(grid, {technique, 0}, pattern, sink) || emit_type_2(grid, {technique, 1}, pattern, sink) ||
         emit_type_3(grid, {technique, 2}, pattern, sink) || emit_type_4(grid, {technique, 3}, pattern, sink);
}

}  // namespace deduku::uniqueness
