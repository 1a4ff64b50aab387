// The nets of a grid: the consequences of each premise by singles, the premises that these refute, and the conclusions
// that all candidates of a choice share.
#pragma once

#include "techniques/forcing/closures.hpp"
#include "techniques/forcing/forcing_chains.hpp"
#include "techniques/forcing/net_spread.hpp"

namespace deduku::forcing {

/// The results of nets on a grid beyond those of chains.
class Nets {
 public:
  static constexpr int never = 0xffff;

  void compute(const Grid& grid, Workspace& workspace);

  /// The number of rounds in which a premise leaves a choice without a candidate; `never` if it does not, or if a chain
  /// refutes it.
  int contradiction_rounds(Claim premise) const { return contradictions_[premise]; }
  /// Alternatives that all lead to a claim that no chain proves. The cost is the number of rounds of the deepest
  /// branch, plus one for each branch beyond the first.
  const CommonOutcome& common_outcome(Claim outcome) const { return common_outcomes_[outcome]; }

  /// Recomputes the net of one premise, to read it off.
  const NetSpread& spread(Claim premise) {
    spread_.run(premise);
    return spread_;
  }
  friend bool operator==(const Nets& a, const Nets& b) {
    return a.contradictions_ == b.contradictions_ && a.common_outcomes_ == b.common_outcomes_;
  }

 private:
  void compute_premise(Claim premise, const Chains& chains);
  void compare(const Alternatives& alternatives, const Chains& chains);
  int depth(Claim outcome, const Premises& premises) const;

  NetSpread spread_;
  Closures closures_;
  std::vector<NetSpread::Rounds> rounds_;
  Per<Claim, bool, Claim::candidate_count> has_wipeout_;
  Per<Claim, std::uint16_t, Claim::candidate_count> contradictions_;
  Per<Claim, CommonOutcome, Claim::candidate_count> common_outcomes_;
};

}  // namespace deduku::forcing
