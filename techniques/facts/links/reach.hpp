// The claims that follow from one premise by chains of links, with a shortest chain to each.
#pragma once

#include <span>

#include "techniques/facts/links/node_links.hpp"

namespace deduku::links {

/// The claims that follow from a premise, nearest first. `Rank` orders the claims that follow directly from the same
/// claim: `rank(from, to, truth)`, where `truth` is the truth of `to`, is 0 .. `Rank::last`; among equals the lower
/// node comes first. Keeps its memory.
template <class Rank>
class Reach {
 public:
  Rank& rank() { return rank_; }

  /// Begins with nothing reached. Claims may then be barred; no chain reaches these.
  void begin(const Links& links);
  void bar(ClaimIndex claim) { insert(seen_[is_true(claim)].row(0), node_of(claim)); }
  /// Bars the false nodes from which nothing follows, except those whose first cell is that of `node`.
  void bar_dead_ends(const Links& links, int node);
  /// Follows the premise until no new claims follow.
  void run(const Links& links, ClaimIndex premise);

  /// All claims reached, in the order of their distance, the premise first.
  std::span<const ClaimIndex> claims() const { return {order_.data(), count_}; }
  /// Whether a claim is reached, or barred.
  bool reaches(ClaimIndex claim) const { return seen_[is_true(claim)].contains(0, node_of(claim)); }
  /// The number of links from the premise.
  int distance(ClaimIndex claim) const { return distance_[static_cast<std::size_t>(claim)]; }
  /// The claim from which this one follows; the premise follows from itself.
  ClaimIndex parent(ClaimIndex claim) const { return parent_[static_cast<std::size_t>(claim)]; }

 private:
  void add(ClaimIndex claim, ClaimIndex parent, int distance);
  void follow(const Links& links, ClaimIndex from);
  int take_fresh(const Links& links, ClaimIndex from);

  Rank rank_;
  std::vector<ClaimIndex> order_;
  std::size_t count_ = 0;
  std::vector<int> fresh_;  ///< the nodes that follow directly and were not seen before
  std::vector<int> ranks_;  ///< the ranks of the fresh nodes
  std::vector<std::int16_t> parent_;
  std::vector<std::uint16_t> distance_;
  std::array<BitMatrix, 2> seen_;  ///< one row each: the nodes that are reached or barred as false, and as true
};

template <class Rank>
void Reach<Rank>::begin(const Links& links) {
  const auto claim_count = static_cast<std::size_t>(2 * links.size());
  if (order_.size() < claim_count) {
    order_.resize(claim_count);
    fresh_.resize(claim_count);
    ranks_.resize(claim_count);
    parent_.resize(claim_count);
    distance_.resize(claim_count);
  }
  count_ = 0;
  for (BitMatrix& seen : seen_) seen.reset(1, links.size());
}

template <class Rank>
void Reach<Rank>::bar_dead_ends(const Links& links, int node) {
  BitMatrix::Word* seen = seen_[false].row(0);
  unite(seen, links.dead_ends(), links.words());
  const Cell cell = links[node].cell;
  const auto unbar = [&](int i) {
    seen[i / BitMatrix::word_bits] &= ~(BitMatrix::Word{1} << (i % BitMatrix::word_bits));
  };
  for (int i = node; i >= 0 && links[i].cell == cell; --i) unbar(i);
  for (int i = node; i < links.candidate_count() && links[i].cell == cell; ++i) unbar(i);
}

template <class Rank>
void Reach<Rank>::run(const Links& links, ClaimIndex premise) {
  bar(premise);
  add(premise, premise, 0);
  for (std::size_t i = 0; i < count_; ++i) follow(links, order_[i]);
}

template <class Rank>
void Reach<Rank>::add(ClaimIndex claim, ClaimIndex parent, int distance) {
  order_[count_++] = claim;
  parent_[static_cast<std::size_t>(claim)] = static_cast<std::int16_t>(parent);
  distance_[static_cast<std::size_t>(claim)] = static_cast<std::uint16_t>(distance);
}

/// Lists the nodes that follow directly from a claim and are new; returns their number.
template <class Rank>
int Reach<Rank>::take_fresh(const Links& links, ClaimIndex from) {
  const BitMatrix::Word* next = links.next(from);
  BitMatrix::Word* seen = seen_[!is_true(from)].row(0);
  int count = 0;
  for (int word = 0; word < links.words(); ++word) {
    BitMatrix::Word fresh = next[word] & ~seen[word];
    seen[word] |= fresh;
    for (; fresh != 0; fresh &= fresh - 1) {
      fresh_[static_cast<std::size_t>(count++)] = BitMatrix::word_bits * word + std::countr_zero(fresh);
    }
  }
  return count;
}

/// Adds the new direct conclusions of a claim, ranked.
template <class Rank>
void Reach<Rank>::follow(const Links& links, ClaimIndex from) {
  const bool truth = !is_true(from);
  const std::span<const int> fresh(fresh_.data(), static_cast<std::size_t>(take_fresh(links, from)));
  const int distance = this->distance(from) + 1;
  if (fresh.size() == 1) return add(claim(fresh[0], truth), from, distance);
  for (std::size_t i = 0; i < fresh.size(); ++i) ranks_[i] = rank_(links[node_of(from)], links[fresh[i]], truth);
  for (int rank = 0; rank <= Rank::last && !fresh.empty(); ++rank) {
    for (std::size_t i = 0; i < fresh.size(); ++i) {
      if (ranks_[i] == rank) add(claim(fresh[i], truth), from, distance);
    }
  }
}

}  // namespace deduku::links
