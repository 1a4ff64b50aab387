// The search for alternating chains: "if the start is false, the end is true".
//
//     start = a - b = c - d = end        Strong links lead from false to true, weak links from true to false. One
//                                        of the two ends is true, so candidates that both exclude are false. An
//                                        end that is its own start is true. Ends that exclude each other close a
//                                        loop, in which exactly one end of every weak link is true.
//
// The search extends the chains from all nodes by two links in each round. So it finds shortest chains, short ones
// first; and it can be suspended and resumed, so several techniques share one search.
#pragma once

#include "techniques/chains/link_graph.hpp"

namespace deduku::chains {

/// Two ends of shortest chains: one of them is true. If they are the same node, it is true.
struct Ends {
  std::uint16_t start = 0;
  std::uint16_t end = 0;  ///< not less than `start`
  std::uint16_t rounds = 0;

  /// The number of links between them, odd.
  int links() const { return 2 * rounds - 1; }
  bool is_own() const { return start == end; }
};

/// A search over the links of one grid. Keeps its memory.
class ChainSearch {
 public:
  /// The maximum number of rounds in which chains are followed.
  static constexpr int max_rounds = 16;

  /// Begins with the links of a graph, which must stay as it is.
  void begin(const LinkGraph& graph);

  /// The ends found so far of chains of at least three links that have some effect, ordered by rounds.
  std::span<const Ends> found() const { return found_; }
  /// Looks for chains of `next_links()` links; false if neither these nor longer ones can be found.
  bool advance();
  int next_links() const { return 2 * rounds_ + 1; }

  /// Whether the search ended although longer chains may follow.
  bool is_cut() const { return !is_exhausted_ && rounds_ == max_rounds; }

 private:
  bool advance(int start);
  void take_ends(int start);

  const LinkGraph* graph_ = nullptr;
  std::vector<Ends> found_;
  int rounds_ = 0;
  bool is_exhausted_ = true;
  /// Per start: the nodes that are true, and false, if the start is false; and those that became true in the last
  /// round.
  BitMatrix is_true_;
  BitMatrix is_false_;
  BitMatrix fresh_;
  BitMatrix becoming_;  ///< scratch: a row of nodes
};

}  // namespace deduku::chains
