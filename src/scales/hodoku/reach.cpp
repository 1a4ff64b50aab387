#include "src/scales/hodoku/reach.hpp"

#include <algorithm>

namespace deduku::hodoku {

namespace {

/// Where a conclusion stands among those of a candidate: its cell, its row, its column, what is left of its box, then
/// groups. Of a group all are equal.
constexpr int last_rank = 4;
int rank(const HodokuChainNode& from, const HodokuChainNode& to) {
  if (from.is_group || to.is_group) return last_rank;
  if (to.cell == from.cell) return 0;
  if (to.cell.row() == from.cell.row()) return 1;
  return to.cell.column() == from.cell.column() ? 2 : 3;
}

}  // namespace

void HodokuReach::reserve(const HodokuLinkGraph& graph) {
  const std::size_t claim_count = 2 * graph.size();
  if (order_.size() < claim_count) {
    order_.resize(claim_count);
    fresh_.resize(claim_count);
    ranks_.resize(claim_count);
    parent_.resize(claim_count);
    distance_.resize(claim_count);
  }
  count_ = 0;
  for (auto& seen : seen_) seen.assign(static_cast<std::size_t>(graph.words()), 0);
}

void HodokuReach::start(const HodokuLinkGraph& graph, HodokuClaim premise, std::span<const HodokuClaim> barred) {
  reserve(graph);
  std::copy_n(graph.dead_ends(), graph.words(), seen_[false].data());
  const int node = node_of(premise);
  const Cell cell = graph[node].cell;
  for (int i = node; i >= 0 && graph[i].cell == cell; --i) unsee(claim(i, false));
  for (int i = node; i < graph.candidate_count() && graph[i].cell == cell; ++i) unsee(claim(i, false));
  for (HodokuClaim each : barred) see(each);
  see(premise);
  add(premise, premise, 0);
  for (std::size_t i = 0; i < count_; ++i) follow(graph, order_[i]);
}

void HodokuReach::add(HodokuClaim claim, HodokuClaim parent, int distance) {
  order_[count_++] = claim;
  parent_[static_cast<std::size_t>(claim)] = static_cast<std::int16_t>(parent);
  distance_[static_cast<std::size_t>(claim)] = static_cast<std::uint8_t>(distance);
}

/// Adds the new direct conclusions of a claim, ranked.
void HodokuReach::follow(const HodokuLinkGraph& graph, HodokuClaim from) {
  const bool to_truth = !is_true(from);
  const std::uint64_t* links = to_truth ? graph.strong(node_of(from)) : graph.weak(node_of(from));
  std::uint64_t* seen = seen_[to_truth].data();
  int count = 0;
  for (int word = 0; word < graph.words(); ++word) {
    std::uint64_t fresh = links[word] & ~seen[word];
    seen[word] |= fresh;
    for (; fresh != 0; fresh &= fresh - 1)
      fresh_[static_cast<std::size_t>(count++)] = 64 * word + std::countr_zero(fresh);
  }
  const std::span<const int> all(fresh_.data(), static_cast<std::size_t>(count));
  const int distance = this->distance(from) + 1;
  if (count == 1) return add(claim(all[0], to_truth), from, distance);
  const HodokuChainNode& node = graph[node_of(from)];
  for (std::size_t i = 0; i < all.size(); ++i) ranks_[i] = rank(node, graph[all[i]]);
  for (int turn = 0; turn <= last_rank && !all.empty(); ++turn) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (ranks_[i] == turn) add(claim(all[i], to_truth), from, distance);
    }
  }
}

}  // namespace deduku::hodoku
