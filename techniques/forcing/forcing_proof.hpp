// Proofs as branches: the chains or the net from a premise to its consequences, reduced to the claims that are needed.
#pragma once

#include "deduku/branch.hpp"
#include "deduku/per.hpp"
#include "techniques/forcing/chain_spread.hpp"
#include "techniques/forcing/net_spread.hpp"

namespace deduku::forcing {

/// Reads the chains off a spread, as one branch: paths to several claims share their common parts.
class ChainProof {
 public:
  /// Begins a branch. `spread` holds the consequences of `premise`; all arguments must outlive the proof.
  ChainProof(const Grid& grid, const ChainSpread& spread, Claim premise, BranchList& branches);

  /// Adds the path to a known claim unless it is there already; returns its node.
  std::uint16_t append(Claim goal);
  /// Adds the claims that deny every candidate of a choice, and the denial of the premise that follows.
  void append_contradiction(std::span<const Candidate> wipeout);

 private:
  const Grid& grid_;
  const ChainSpread& spread_;
  Claim premise_;
  BranchList& branches_;
  Per<Claim, std::uint16_t> ordinals_{};  ///< ordinals of the nodes in the branch, from 1; 0 if absent
};

/// Adds a branch with the chain from a premise to a consequence.
void append_chain(const Grid& grid, const ChainSpread& spread, Claim premise, Claim goal, BranchList& branches);

/// Reads proofs off a net.
///
///     r1c1 is 4 -> r1c5 not 4 -\        A candidate is on because all others of a cell, or of a house, are
///     r3c4 is 7 -> r3c5 not 4 --> ...   off, and each of these because a candidate that is on sees it. If
///                                       several reasons apply in the same round, the one with the smallest
///                                       proof is taken.
///
/// For each candidate that is on, first come the proofs of the claims that turn its rivals off, then these, then the
/// candidate.
class NetProof {
 public:
  /// Begins a branch. `spread` holds the net of `premise`; all arguments must outlive the proof.
  NetProof(const Grid& grid, const NetSpread& spread, Claim premise, BranchList& branches);

  /// Adds the proof of a known claim unless it is there already; returns its node.
  std::uint16_t append(Claim goal);
  /// Adds the contradiction of a choice left without a candidate, and the denial of the premise that follows. If one of
  /// the candidates is also on in the net, it and the claim that turns it off cannot both be true, and the rest of the
  /// choice does not matter.
  void append_contradiction(std::span<const Candidate> wipeout);

 private:
  /// Weights are sums over all antecedents, counted as often as they are used, up to a limit.
  static constexpr int heaviest = 1'000'000;

  int weight(Claim known);
  int weigh_off(Candidate off);
  int weigh_on(Candidate on);
  int weigh_reason(Candidate on, const CandidateSet& others);
  std::optional<Candidate> lightest_conflict(std::span<const Candidate> wipeout);
  void append_conflict(Candidate on_and_off);
  void append_source(Candidate off);
  std::uint16_t append_off(Candidate off);
  std::uint16_t append_on(Candidate on);
  void append_denial(std::span<const Candidate> candidates);
  void deny_premise(std::span<const std::uint16_t> parents);

  const Grid& grid_;
  const NetSpread& spread_;
  Claim premise_;
  BranchList& branches_;
  Per<Claim, int, Claim::candidate_count> weights_{};             ///< 0: not yet known
  PerCandidate<Candidate> sources_;                               ///< the candidate that turns another one off
  PerCandidate<std::uint8_t> reasons_{};                          ///< 0: its cell; 1, 2, 3: its row, column, box
  Per<Claim, std::uint16_t, Claim::candidate_count> ordinals_{};  ///< ordinals of the nodes in the branch, from 1
};

}  // namespace deduku::forcing
