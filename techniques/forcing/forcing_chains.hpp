// The chains of a grid: the consequences of each premise by single links, and the premises that they refute.
//
//     premise -> a -> b -> not the premise       A chain read backwards is also a chain (contraposition). So one
//             -> c -> ...                        table serves two kinds of proof:
//
//   contradiction   a premise implies its own negation, or that of every candidate of a choice: the premise is false
//   verity          each candidate of the choice makes the premise false: the same, backwards
//
// A premise that implies some claim and its negation is not a new case: it also implies its own negation, by a chain to
// the claim and from there back along the other chain.
#pragma once

#include "techniques/facts/links/implications.hpp"
#include "techniques/forcing/chain_spread.hpp"
#include "techniques/forcing/choices.hpp"

namespace deduku::forcing {

/// The shortest proofs that a premise is false, at least one of the two. A cost is the number of links, plus one for
/// each chain beyond the first.
struct Refutation {
  static constexpr int never = 0xffff;

  int own_cost = never;     ///< the chain to its own negation
  int choice_cost = never;  ///< the chains that deny each candidate of a choice
  Variable choice{};
};

/// The consequences of chains on a grid.
class Chains {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  /// The consequences of a premise about candidates.
  Claims consequences(Claim premise);
  const OpenChoices& choices() const { return choices_; }
  /// The negations of all refuted premises: all outcomes of chains.
  const Claims& outcomes() const { return outcomes_; }

  /// Finds the paths from a premise to its consequences. Valid until the next call of this or of `refutation`.
  const ChainSpread& spread(const Grid& grid, Claim premise) {
    spread_.run(grid, implications_->links(), premise);
    return spread_;
  }
  /// The refutation of a premise whose negation is an outcome.
  Refutation refutation(const Grid& grid, Claim premise);
  /// The cheapest alternatives that lead to an outcome.
  CommonOutcome common_outcome(const Grid& grid, Claim outcome);
  friend bool operator==(const Chains& a, const Chains& b) { return a.outcomes_ == b.outcomes_; }

 private:
  links::Consequences consequences_of(Claim premise);
  bool is_refuted(Claim premise);
  std::optional<Candidate> midpoint(Claim outcome) const;

  Budget* budget_ = nullptr;
  links::Implications* implications_ = nullptr;
  ChainSpread spread_;
  OpenChoices choices_;
  Claims outcomes_;
};

}  // namespace deduku::forcing
