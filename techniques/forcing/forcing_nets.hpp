// The nets of a grid: what each premise implies by singles, which premises that refutes, and which conclusions all
// candidates of a choice share.
#pragma once

#include "techniques/forcing/closures.hpp"
#include "techniques/forcing/forcing_chains.hpp"
#include "techniques/forcing/net_spread.hpp"

namespace deduku::forcing {

/// What nets tell about a grid beyond what chains tell.
class Nets {
 public:
  static constexpr int never = 0xffff;

  void compute(const Grid& grid, Workspace& workspace);

  /// In how many rounds a premise leaves a choice without a candidate; `never` where it does not, or where a chain
  /// refutes it.
  int contradiction_rounds(Claim premise) const { return contradictions_[premise.index()]; }
  /// How all of some alternatives lead to a claim that no chain proves. The cost is the number of rounds of the deepest
  /// branch, and one for each branch beyond the first.
  const CommonOutcome& common_outcome(Claim outcome) const { return common_outcomes_[outcome.index()]; }

  /// Computes the net of one premise again, to read it off.
  const NetSpread& spread(Claim premise) {
    spread_.run(premise);
    return spread_;
  }

 private:
  void compute_premise(Claim premise, const Chains& chains);
  void compare(const Alternatives& alternatives, const Chains& chains);
  int depth(Claim outcome, const Premises& premises) const;

  NetSpread spread_;
  Closures closures_;
  std::vector<NetSpread::Rounds> rounds_;
  std::array<bool, Claim::candidate_count> has_wipeout_;
  std::array<std::uint16_t, Claim::candidate_count> contradictions_;
  std::array<CommonOutcome, Claim::candidate_count> common_outcomes_;
};

}  // namespace deduku::forcing
