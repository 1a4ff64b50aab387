// Alternating inference chains between two ends, shared by the techniques that differ in the links they use.
//
//     (4=7)r1c2 - (7)r1c9 = (7)r5c9 - (7=4)r5c6
//
// If r1c2 is not 4 it is 7, then r1c9 is not 7, so r5c9 is, so r5c6 is not 7 but 4. One of the two ends is true, and
// candidates that both exclude are false:
//
//   variant 0   the ends are one digit: it is eliminated in all cells that see both of them
//   variant 1   the ends are two digits in cells that see each other: neither can hold the other's
//
// Any number of candidates may be eliminated, even one. Seen from one of them the same chain is a discontinuous nice
// loop, which starts and ends there and costs as much.
#pragma once

#include "src/core/step_sink.hpp"
#include "techniques/chains/path_choice.hpp"

namespace deduku::chains {

/// Whether the chain between two ends is reported as an AIC and not only as a nice loop.
inline bool is_reported_as_aic(const ChainQuery& query, const Ends& ends) {
  return query.has_single_ends(ends) && !query.has_ends_in_one_cell(ends);
}

/// Emits the chain with groups in the direction from one end to the other. Groups may overlap any cells.
inline bool emit_aic_from(const ChainQuery& query, const Ends& ends, std::uint16_t first, std::uint16_t last) {
  PathChoice choice(query, {first, last, {}, {{}, CellSet::all()}});
  const Path path = choice.offer(ends) ? choice.path() : Path();
  if (path.empty() || query.need_of(path) != query.need()) return false;
  return emit_between_ends(query, ends, path);
}

inline bool emit_aic(const ChainQuery& query, const Ends& ends) {
  if (!is_reported_as_aic(query, ends)) return false;
  if (query.need() == Need::candidates) return emit_between_ends(query, ends);
  return emit_aic_from(query, ends, ends.start, ends.end) || emit_aic_from(query, ends, ends.end, ends.start);
}

template <TechniqueId technique, LinkClass links>
void find_aics(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const ChainQuery query{grid, workspace, sink, technique, links};
  any_ends(query, 3, ShortestChains::max_nodes, [&](const Ends& ends) { return emit_aic(query, ends); });
}

}  // namespace deduku::chains
