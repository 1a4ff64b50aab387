// The consequences of each node, along any number of links.
//
// They show at once whether a chain can lead anywhere, so that only such chains need be followed. Above all, any
// candidate that a chain or a loop removes would, if it were true, imply that it is false.
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

  /// The links along which the consequences are followed.
  const Links& links() const { return *links_; }

  /// The consequences if the node is true, itself included.
  Consequences of_truth(int node) const { return {rows_.row(node), words_}; }
  /// The consequences if the node is false, itself included. The result is valid until the next call.
  Consequences of_falsity(int node);
  /// Whether the node implies that it is false.
  bool is_impossible(int node) const { return of_truth(node).contains(node, false); }
  friend bool operator==(const Implications& a, const Implications& b) { return a.rows_ == b.rows_; }

 private:
  BitMatrix::Word* truths(int node) { return rows_.row(node) + words_; }
  void begin(int node);

  const Links* links_ = nullptr;
  BitMatrix rows_;  ///< per node, its consequences: the false nodes, then the true ones
  BitMatrix of_falsity_;
  TransitiveClosure closure_;
  int words_ = 0;
};

}  // namespace deduku::links
