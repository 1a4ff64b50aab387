// What follows from one premise by chains along the links of a graph, and by which shortest chain.
#pragma once

#include <span>

#include "src/scales/hodoku/hodoku_link_graph.hpp"
#include "techniques/facts/bit_matrix.hpp"

namespace deduku::hodoku {

/// A node with its truth: 2 * node + (true ? 1 : 0).
using HodokuClaim = int;
constexpr HodokuClaim claim(int node, bool is_true) {
  return 2 * node + (is_true ? 1 : 0);
}
constexpr int node_of(HodokuClaim claim) {
  return claim / 2;
}
constexpr bool is_true(HodokuClaim claim) {
  return claim % 2 != 0;
}

class HodokuReach {
 public:
  /// Follows the premise to the end, nearest conclusions first; without coming to a barred claim, nor to a false node
  /// that nothing follows from, unless it is in the cell of the premise.
  void start(const HodokuLinkGraph& graph, HodokuClaim premise, std::span<const HodokuClaim> barred = {});

  /// All conclusions in the order of their distance, the premise first.
  std::span<const HodokuClaim> claims() const { return {order_.data(), count_}; }
  bool reaches(HodokuClaim claim) const { return contains(seen(is_true(claim)), node_of(claim)); }
  /// Links from the premise.
  int distance(HodokuClaim claim) const { return distance_[static_cast<std::size_t>(claim)]; }
  /// The claim that this one follows from; the premise follows from itself.
  HodokuClaim parent(HodokuClaim claim) const { return parent_[static_cast<std::size_t>(claim)]; }
  const std::uint64_t* seen(bool is_true) const { return seen_[is_true].data(); }

 private:
  void reserve(const HodokuLinkGraph& graph);
  void add(HodokuClaim claim, HodokuClaim parent, int distance);
  void follow(const HodokuLinkGraph& graph, HodokuClaim from);
  void see(HodokuClaim claim) { insert(seen_[is_true(claim)].data(), node_of(claim)); }
  void unsee(HodokuClaim claim) {
    const auto node = static_cast<std::size_t>(node_of(claim));
    seen_[is_true(claim)][node / 64] &= ~(std::uint64_t{1} << (node % 64));
  }

  std::vector<HodokuClaim> order_;
  std::size_t count_ = 0;
  std::vector<int> fresh_;
  std::vector<int> ranks_;  ///< of the fresh ones
  std::vector<std::int16_t> parent_;
  std::vector<std::uint8_t> distance_;
  std::array<std::vector<std::uint64_t>, 2> seen_;
};

}  // namespace deduku::hodoku
