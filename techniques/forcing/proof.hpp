// Proofs as links: the chain or the net from a premise to what follows from it, cut down to what is needed.
#pragma once

#include <vector>

#include "techniques/forcing/chain_spread.hpp"
#include "techniques/forcing/net_spread.hpp"

namespace deduku::forcing {

using Links = std::vector<Link>;

/// The link from one fact to another.
Link link_between(const Grid& grid, Fact from, Fact to);

/// Appends the chain that leads to a known fact; nothing for the premise itself.
void append_chain(const Grid& grid, const ChainSpread& spread, Fact goal, Links& links);

/// Reads proofs off a net.
///
///     r1c1 is 4 -> r1c5 not 4 -\        A candidate is on because all others of a cell, or of a house, are
///     r3c4 is 7 -> r3c5 not 4 --> ...   off, and each of these because something on sees it. Of several
///                                       reasons in the same round the one with the smallest proof is taken.
///
/// Links come in an order in which everything is proved before it is used: for each candidate that is on, the
/// pairs "on to off, off to on" of its reason stand together.
class NetProof {
 public:
  /// `spread` holds the net of `premise`; all must outlive the proof.
  NetProof(const Grid& grid, const NetSpread& spread, Fact premise, Links& links)
      : grid_(grid), spread_(spread), premise_(premise), links_(links) {}

  /// Appends what proves a known fact; what was appended for another one is not repeated.
  void append(Fact goal);
  /// Appends what proves that several candidates are off.
  void append_denial(std::span<const Candidate> candidates);

 private:
  /// Weights are sums over all antecedents, counted as often as they are used, up to a limit.
  static constexpr int heaviest = 1'000'000;

  int weight(Fact known);
  int weigh_off(Candidate off);
  int weigh_on(Candidate on);
  int weigh_reason(Candidate on, const CandidateSet& others);
  void append_on(Candidate on);
  void append_source(Candidate off);
  void append_off(Candidate off);

  const Grid& grid_;
  const NetSpread& spread_;
  Fact premise_;
  Links& links_;
  std::array<int, Fact::candidate_count> weights_{};      ///< 0: not yet known
  std::array<Candidate, Candidate::count> sources_;       ///< what turns a candidate off
  std::array<std::uint8_t, Candidate::count> reasons_{};  ///< 0: its cell; 1, 2, 3: its row, column, box
  CandidateSet appended_;
};

}  // namespace deduku::forcing
