#include "src/scales/se/chains/hint_list.hpp"

#include "src/core/set_access.hpp"

namespace deduku::se {

namespace {

std::size_t slot_of(const CandidateBits& removals, std::size_t mask) {
  Fingerprint print;
  for (const auto word : SetAccess::words(removals)) print.add(word);
  return print.value() & mask;
}

}  // namespace

bool conclude(const SeState& state, Candidate candidate, bool on, RankedHint& hint) {
  if (!on) {
    hint.removals.insert(candidate);
    return true;
  }
  const Cell cell = candidate.cell();
  const unsigned others = state.digits[cell] & ~bit(candidate.digit());
  if (others == 0) return false;
  for (Digit digit : elements<Digit>(others)) hint.removals.insert({cell, digit});
  hint.placement = candidate;
  return true;
}

void HintRanking::rank(std::vector<RankedHint>& hints) {
  std::sort(hints.begin(), hints.end(), ranks_before);
  std::size_t capacity = 16;
  while (capacity < 2 * hints.size()) capacity *= 2;
  table_.assign(capacity, 0);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < hints.size(); ++i) {
    std::size_t slot = slot_of(hints[i].removals, capacity - 1);
    while (table_[slot] != 0 && !(hints[table_[slot] - 1].removals == hints[i].removals)) {
      slot = (slot + 1) & (capacity - 1);
    }
    if (table_[slot] != 0) continue;
    if (kept != i) hints[kept] = hints[i];
    table_[slot] = static_cast<std::uint32_t>(++kept);
  }
  hints.resize(kept);
}

void add_need(const SeChainNode& node, const SharedPlace& roots, std::vector<SeNeed>& needs) {
  const bool is_root = node.cause == no_cause;
  if (node.cause == by_cell || (is_root && roots.is_cell)) {
    needs.push_back({std::nullopt, node.candidate});
  } else if (is_by_house(node.cause)) {
    needs.push_back({house_of(node.cell(), kind_of(node.cause)), node.candidate});
  } else if (is_root && roots.house) {
    needs.push_back({roots.house, node.candidate});
  }
}

}  // namespace deduku::se
