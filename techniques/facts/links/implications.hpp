// What follows from each node, along any number of links.
//
// It says at once whether a chain can lead anywhere, so that chains need be followed only where they do. Above all:
// whatever a chain or a loop removes would, if it were true, imply that it is false.
#pragma once

#include "techniques/facts/links/closure.hpp"
#include "techniques/facts/links/node_links.hpp"

namespace deduku::links {

/// Two sets of nodes, those that are false and those that are true.
class Consequences {
 public:
  Consequences(const BitMatrix::Word* row, int words) : row_(row), words_(words) {}
  bool contains(int node, bool truth) const { return deduku::contains(part(truth), node); }
  const BitMatrix::Word* part(bool truth) const { return row_ + (truth ? words_ : 0); }

 private:
  const BitMatrix::Word* row_;
  int words_;
};

/// A fact for each class of links.
class Implications {
 public:
  static constexpr int key_count = link_class_count;

  void compute(const Grid& grid, Workspace& workspace, LinkClass links);

  /// The links along which it follows.
  const Links& links() const { return *links_; }

  /// What follows if the node is true, itself included.
  Consequences of_truth(int node) const { return {rows_.row(node), words_}; }
  /// What follows if the node is false, itself included. The answer is good until the next question.
  Consequences of_falsity(int node);
  /// Whether the node implies that it is false.
  bool is_impossible(int node) const { return of_truth(node).contains(node, false); }

 private:
  BitMatrix::Word* truths(int node) { return rows_.row(node) + words_; }
  void begin(int node);

  const Links* links_ = nullptr;
  BitMatrix rows_;  ///< per node its consequences: the false nodes, then the true ones
  BitMatrix of_falsity_;
  TransitiveClosure closure_;
  int words_ = 0;
};

}  // namespace deduku::links
