#include "src/scales/se/chains/static_scan.hpp"

namespace deduku::se {

void StaticScan::prepare(const SeState& state, const CandidateBits& alive) {
  state_ = &state;
  is_large_ = alive.size() > 256;
  if (is_large_ && !large_) large_ = std::make_unique<SeLinkGraph<768>>();
  with_graph([&](auto& graph) { graph.prepare(state, alive); });
}

SeReach<Candidate> StaticScan::conclusions(const SeState* known) {
  const auto is_new = [&](std::optional<SeHouse> house, Candidate candidate) {
    if (known == nullptr) return true;
    if (!house) return known->digits[candidate.cell()] != state_->digits[candidate.cell()];
    return known->places[*house][candidate.digit()] != state_->places[*house][candidate.digit()];
  };
  return with_graph([&](auto& graph) { return graph.candidates_of(graph.agreements(is_new)); });
}

SeReach<Candidate> StaticScan::common(std::span<const Candidate> candidates) {
  return with_graph([&](auto& graph) { return graph.candidates_of(graph.common(candidates)); });
}

/// Two alternatives are a strong link, and a common consequence of both its ends is a conclusion of static chains.
bool StaticScan::removes_with_alternatives(CandidateBits& removed) {
  return with_graph([&](auto& graph) {
    typename std::decay_t<decltype(graph)>::Slots excluded;
    visit_alternatives(*state_, 3, [&](std::span<const Candidate> candidates) {
      if (candidates.size() > 2) excluded |= graph.excluded_by_all(candidates);
    });
    removed = graph.candidates_of(excluded);
    return !excluded.empty();
  });
}

CandidateBits StaticScan::chain_nodes(Links links, Candidate root, bool on, int length) {
  return with_graph(
      [&](auto& graph) { return graph.candidates_of(graph.chain_nodes(links, graph.slot_of(root), on, length)); });
}

int StaticScan::negation_chain(Links links, Candidate root, bool on, int longest) {
  return with_graph([&](auto& graph) { return graph.negation_chain(links, graph.slot_of(root), on, longest); });
}

}  // namespace deduku::se
