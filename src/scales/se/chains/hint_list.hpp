// A ranked list of chain hints, and the data kept of each until its chains are written: its changes and its rank.
#pragma once

#include <algorithm>
#include <optional>

#include "src/scales/se/chains/node.hpp"

namespace deduku::se {

/// The place that the assumptions of the chains of a hint share: a cell, a house, or none.
struct SharedPlace {
  bool is_cell = false;
  std::optional<SeHouse> house{};
};

/// A chain hint before its chains are retraced. `first_target` is an index into the targets that its search keeps;
/// forcing chains have none.
struct RankedHint {
  double rating = 0;
  int complexity = 0;
  std::uint8_t sort_key = key_none;
  std::uint8_t target_count = 0;
  std::optional<Candidate> placement;
  SharedPlace roots;
  std::uint32_t index = 0;  ///< order of discovery
  std::uint32_t first_target = 0;
  CandidateBits removals;
};

inline bool ranks_before(const RankedHint& a, const RankedHint& b) {
  if (a.rating != b.rating) return a.rating < b.rating;
  if (a.complexity != b.complexity) return a.complexity < b.complexity;
  if (a.sort_key != b.sort_key) return a.sort_key < b.sort_key;
  return a.index < b.index;
}

/// Fills in the changes of a conclusion; returns whether there are any.
bool conclude(const SeState& state, Candidate candidate, bool on, RankedHint& hint);

/// Sorts a list and drops every hint with the same removals as an earlier one.
class HintRanking {
 public:
  void rank(std::vector<RankedHint>& hints);

 private:
  std::vector<std::uint32_t> table_;
};

/// Notes the removed candidates that a true node of a nested hint depends on; `roots` as in RankedHint.
void add_need(const SeChainNode& node, const SharedPlace& roots, std::vector<SeNeed>& needs);

inline SeHint to_hint(const RankedHint& ranked) {
  SeHint hint;
  hint.rating = tenths(ranked.rating);
  hint.complexity = ranked.complexity;
  hint.sort_key = ranked.sort_key;
  hint.placement = ranked.placement;
  hint.removals = ranked.removals;
  return hint;
}

}  // namespace deduku::se
