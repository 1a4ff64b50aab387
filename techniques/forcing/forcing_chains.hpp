// The chains of a grid: what each premise implies by single links, and which premises this refutes.
//
//     premise -> a -> b -> not the premise       A chain read backward is a chain: what implies "not a" is
//             -> c -> ...                        implied by a. So one table serves two kinds of proof:
//
//   contradiction   a premise denies itself, or every candidate of a choice: the premise is false
//   verity          whichever candidate of the choice is true, the premise is false: the same, backward
//
// That a premise implies some claim and its negation is nothing new: then it implies its own negation too, by going to
// the claim and from there back along the chain to the negation.
#pragma once

#include "techniques/facts/links/implications.hpp"
#include "techniques/forcing/chain_spread.hpp"
#include "techniques/forcing/choices.hpp"

namespace deduku::forcing {

/// The shortest proofs that a premise is false, at least one of the two. A cost is the number of links, and one for
/// each chain beyond the first.
struct Refutation {
  static constexpr int never = 0xffff;

  int own_cost = never;     ///< the chain to its own negation
  int choice_cost = never;  ///< the chains that deny each candidate of a choice
  Variable choice{};
};

/// What follows from chains on a grid.
class Chains {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  /// What a premise implies about candidates.
  Claims consequences(Claim premise);
  const OpenChoices& choices() const { return choices_; }
  /// The negations of all refuted premises: every outcome that chains have.
  const Claims& outcomes() const { return outcomes_; }

  /// Finds the ways from a premise to what it implies. Valid until the next call of this or of `refutation`.
  const ChainSpread& spread(const Grid& grid, Claim premise) {
    spread_.run(grid, implications_->links(), premise);
    return spread_;
  }
  /// How a premise is refuted whose negation is an outcome.
  Refutation refutation(const Grid& grid, Claim premise);
  /// The cheapest alternatives that lead to an outcome.
  CommonOutcome common_outcome(const Grid& grid, Claim outcome);

 private:
  links::Consequences consequences_of(Claim premise);
  bool is_refuted(Claim premise);
  std::optional<Candidate> midpoint(Claim outcome) const;

  Work* work_ = nullptr;
  links::Implications* implications_ = nullptr;
  ChainSpread spread_;
  OpenChoices choices_;
  Claims outcomes_;
};

}  // namespace deduku::forcing
