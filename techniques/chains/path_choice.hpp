// The choice among equally short paths of a chain.
//
//     (8)r1c1 - (8)r9c1 = (9)r9c1 - (9)r9c46 = ... - (8)r1c1
//
// A chain is followed link by link from its start. If two paths diverge, a link inside a cell is simpler to follow than
// one along a line, which is simpler than one in a box; groups come last. Only the simplest path counts: if it returns
// to a cell, nothing is reported.
#pragma once

#include "techniques/chains/chain_steps.hpp"

namespace deduku::chains {

/// The direction in which a chain is followed: from a node, or if none is given, from a candidate that both ends
/// exclude.
struct PathRequest {
  std::optional<std::uint16_t> first;
  std::optional<std::uint16_t> last;
  Candidate elimination = {};
  Space space = {};
};

/// Keeps the simplest of the paths that are offered.
class PathChoice {
 public:
  PathChoice(const ChainQuery& query, const PathRequest& request) : query_(query), request_(request) {}

  /// Offers the shortest paths between two ends. False if there are too many of them.
  bool offer(const Ends& ends);
  /// The simplest path, among equals the first with the fewest cells; empty if it is not reported.
  Path path() const { return Path(path_).first(length_); }

 private:
  /// The difficulty of each link, in the order of the path.
  using Ranks = std::array<std::uint8_t, ShortestChains::max_nodes + 1>;

  void offer(Path path, bool returns);
  void keep_smallest(Path path);
  Ranks ranks(Path path) const;
  bool matches_request(Path path) const;
  bool leaves_cells(Path path) const;

  const ChainQuery& query_;
  PathRequest request_;
  std::optional<Ranks> least_;
  std::array<std::uint16_t, ShortestChains::max_nodes> path_{};
  std::size_t length_ = 0;
  int cells_ = 0;  ///< of all nodes of the path
};

}  // namespace deduku::chains
