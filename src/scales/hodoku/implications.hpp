// What follows from each node of a graph, along any number of links.
//
// It says at once whether a chain can lead anywhere, so that chains need be followed only where they do. Above all:
// whatever a chain or a loop removes would, if it were true, imply that it is false.
#pragma once

#include "src/scales/hodoku/hodoku_closure.hpp"
#include "src/scales/hodoku/hodoku_link_graph.hpp"

namespace deduku::hodoku {

/// Two sets of nodes, those that are false and those that are true.
class Consequences {
 public:
  Consequences(const std::uint64_t* words, int word_count) : words_(words), word_count_(word_count) {}
  bool contains(int node, bool truth) const { return (part(truth)[node / 64] >> (node % 64) & 1) != 0; }
  const std::uint64_t* part(bool truth) const { return words_ + (truth ? word_count_ : 0); }

 private:
  const std::uint64_t* words_;
  int word_count_;
};

class Implications {
 public:
  void compute(const HodokuLinkGraph& graph);

  /// What follows if the node is true, itself included.
  Consequences of_truth(int node) const { return {rows_.data() + 2 * words_ * node, words_}; }
  /// What follows if the node is false. The answer is good until the next question.
  Consequences of_falsity(const HodokuLinkGraph& graph, int node);
  /// Whether the node implies that it is false.
  bool is_impossible(int node) const { return of_truth(node).contains(node, false); }

 private:
  std::uint64_t* row(int node) { return rows_.data() + 2 * words_ * node; }
  std::uint64_t* truths(int node) { return row(node) + words_; }
  void begin(const HodokuLinkGraph& graph, int node);

  /// For each node its consequences: the false nodes, then the true ones.
  std::vector<std::uint64_t> rows_;
  TransitiveClosure closure_;
  std::vector<std::uint64_t> of_falsity_;
  int words_ = 0;
};

}  // namespace deduku::hodoku
