// Proofs as branches: the chains or the net from a premise to what follows from it, cut down to what is needed.
#pragma once

#include "deduku/branch.hpp"
#include "techniques/forcing/chain_spread.hpp"
#include "techniques/forcing/net_spread.hpp"

namespace deduku::forcing {

/// Reads the chains off a spread, as one branch: ways to several claims share what they have in common.
class ChainProof {
 public:
  /// Begins a branch. `spread` holds what follows from `premise`; all must outlive the proof.
  ChainProof(const Grid& grid, const ChainSpread& spread, Claim premise, BranchList& branches);

  /// Adds what leads to a known claim, where it is not there yet; its node.
  std::uint16_t append(Claim goal);
  /// Adds what denies every candidate of a choice, and that the premise is denied by that.
  void append_contradiction(std::span<const Candidate> wipeout);

 private:
  const Grid& grid_;
  const ChainSpread& spread_;
  Claim premise_;
  BranchList& branches_;
  std::array<std::uint16_t, Claim::count> ordinals_{};  ///< of the nodes in the branch, from 1; 0 for none
};

/// Adds a branch with the chain from a premise to what it implies.
void append_chain(const Grid& grid, const ChainSpread& spread, Claim premise, Claim goal, BranchList& branches);

/// Reads proofs off a net.
///
///     r1c1 is 4 -> r1c5 not 4 -\        A candidate is on because all others of a cell, or of a house, are
///     r3c4 is 7 -> r3c5 not 4 --> ...   off, and each of these because something on sees it. Of several
///                                       reasons in the same round the one with the smallest proof is taken.
///
/// For each candidate that is on first come the proofs of what turns its rivals off, then they, then it.
class NetProof {
 public:
  /// Begins a branch. `spread` holds the net of `premise`; all must outlive the proof.
  NetProof(const Grid& grid, const NetSpread& spread, Claim premise, BranchList& branches);

  /// Adds what proves a known claim, where it is not there yet; its node.
  std::uint16_t append(Claim goal);
  /// Adds what is impossible about a choice left without a candidate, and that the premise is denied by that. Where one
  /// of the candidates is on in the net as well, it and what turns it off cannot both be true, and the rest of the
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
  std::array<int, Claim::candidate_count> weights_{};             ///< 0: not yet known
  std::array<Candidate, Candidate::count> sources_;               ///< what turns a candidate off
  std::array<std::uint8_t, Candidate::count> reasons_{};          ///< 0: its cell; 1, 2, 3: its row, column, box
  std::array<std::uint16_t, Claim::candidate_count> ordinals_{};  ///< of the nodes in the branch, from 1
};

}  // namespace deduku::forcing
