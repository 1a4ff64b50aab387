// What follows from one premise by chains along the links of a graph, and by which shortest chain.
#pragma once

#include <span>

#include "src/scales/hodoku/hodoku_link_graph.hpp"
#include "techniques/facts/bit_matrix.hpp"

namespace deduku::hodoku {

/// A node with its truth: 2 * node + (true ? 1 : 0).
using Claim = int;
constexpr Claim claim(int node, bool is_true) {
  return 2 * node + (is_true ? 1 : 0);
}
constexpr int node_of(Claim claim) {
  return claim / 2;
}
constexpr bool is_true(Claim claim) {
  return claim % 2 != 0;
}

class Reach {
 public:
  /// Follows the premise to the end, nearest conclusions first; without coming to a barred claim, nor to a
  /// false node that nothing follows from, unless it is in the cell of the premise.
  void start(const LinkGraph& graph, Claim premise, std::span<const Claim> barred = {});

  /// All conclusions in the order of their distance, the premise first.
  std::span<const Claim> claims() const { return {order_.data(), count_}; }
  bool reaches(Claim claim) const { return contains(seen(is_true(claim)), node_of(claim)); }
  /// Links from the premise.
  int distance(Claim claim) const { return distance_[static_cast<std::size_t>(claim)]; }
  /// The claim that this one follows from; the premise follows from itself.
  Claim parent(Claim claim) const { return parent_[static_cast<std::size_t>(claim)]; }
  const std::uint64_t* seen(bool is_true) const { return seen_[is_true].data(); }

 private:
  void make_room(const LinkGraph& graph);
  void add(Claim claim, Claim parent, int distance);
  void follow(const LinkGraph& graph, Claim from);
  void see(Claim claim) { insert(seen_[is_true(claim)].data(), node_of(claim)); }
  void unsee(Claim claim) {
    const auto node = static_cast<std::size_t>(node_of(claim));
    seen_[is_true(claim)][node / 64] &= ~(std::uint64_t{1} << (node % 64));
  }

  std::vector<Claim> order_;
  std::size_t count_ = 0;
  std::vector<int> fresh_;
  std::vector<int> ranks_;  ///< of the fresh ones
  std::vector<std::int16_t> parent_;
  std::vector<std::uint8_t> distance_;
  std::array<std::vector<std::uint64_t>, 2> seen_;
};

}  // namespace deduku::hodoku
