// Shared parts of the naked and the locked subsets: cells of a house with the same number of digits.
//
// The cells take all of their digits, so no other cell of a house that contains them all gets one. Two or three cells
// can lie in a box and a line. If digits then are eliminated both in the box and in the line outside the box, the
// subset is locked: it is still a naked subset (variant 1), but also a separate technique, which people see earlier.
#pragma once

#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/failed_searches.hpp"
#include "techniques/facts/step_kind.hpp"
#include "techniques/subsets/subsets.hpp"

namespace deduku::subsets {

/// The candidates that a subset excludes from the other cells of a house that contains it.
inline CandidateSet excluded_by(const Grid& grid, const NakedSubset& subset, House house) {
  CandidateSet excluded;
  for (Digit digit : subset.digits) excluded.insert(digit, grid.cells(house, digit) - subset.cells);
  return excluded;
}

/// The houses of a subset in which it excludes something.
inline HouseSet affected_houses(const Grid& grid, const NakedSubset& subset) {
  HouseSet affected;
  for (House house : common_houses(subset.cells)) {
    if (!excluded_by(grid, subset, house).empty()) affected.insert(house);
  }
  return affected;
}

/// Whether a subset lies in a box and a line and excludes something in the box and in the rest of the line.
inline bool is_locked(const Grid& grid, const NakedSubset& subset) {
  const HouseSet houses = common_houses(subset.cells);
  if (houses.size() != 2) return false;
  const CandidateSet in_box = excluded_by(grid, subset, houses.last());
  return !in_box.empty() && !in_box.contains(excluded_by(grid, subset, houses.first()));
}

inline bool emit_naked_subset(const Grid& grid, facts::StepKind kind, const NakedSubset& subset,
                              const HouseSet& affected, StepSink& sink) {
  Step step = kind.step();
  for (House house : affected) step.effects.removes |= excluded_by(grid, subset, house);
  step.evidence.digits = subset.digits;
  step.evidence.base = affected;
  step.evidence.add(Role::body, subset.cells, subset.digits);
  return sink.emit(step, [&](Evidence& evidence) {
    evidence.use(subset.cells);
    explain_by_places(evidence, grid, step.effects.removes, subset.cells);
  });
}

/// All subsets, including locked ones; each is found once, in its box if it excludes something there.
template <TechniqueId technique, int size>
void find_naked_subsets(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto visit = [&](const NakedSubset& subset) {
    const HouseSet affected = affected_houses(grid, subset);
    if (affected.empty() || subset.house != affected.last()) return false;
    const std::uint8_t variant = is_locked(grid, subset) ? 1 : 0;
    return emit_naked_subset(grid, {technique, variant}, subset, affected, sink);
  };
  facts::search_changed_houses(technique, grid, workspace, sink,
                               [&](HouseSet houses) { return naked_subsets<size>(grid, houses, visit); });
}

/// Locked subsets, each found in its box.
template <TechniqueId technique, int size>
void find_locked_subsets(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const auto visit = [&](const NakedSubset& subset) {
    if (!subset.house.is_box() || !is_locked(grid, subset)) return false;
    return emit_naked_subset(grid, {technique}, subset, common_houses(subset.cells), sink);
  };
  facts::search_changed_houses(technique, grid, workspace, sink,
                               [&](HouseSet houses) { return naked_subsets<size>(grid, houses, visit); });
}

}  // namespace deduku::subsets
