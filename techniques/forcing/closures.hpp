// What each premise implies, kept for all premises of a grid, and what can be concluded from comparing them.
#pragma once

#include <vector>

#include "techniques/forcing/choices.hpp"

namespace deduku::forcing {

/// For each premise the facts that it implies, itself included.
class Closures {
 public:
  /// Makes the memory ready, once.
  void reserve() { rows_.resize(Fact::candidate_count); }
  /// Of a candidate of the grid.
  const Facts& of(Fact premise) const { return rows_[static_cast<std::size_t>(premise.index())]; }
  Facts& of(Fact premise) { return rows_[static_cast<std::size_t>(premise.index())]; }
  /// Adds to each premise what the facts that it implies imply in their turn, until nothing is new.
  void close(const Grid& grid);

 private:
  bool grow(Fact premise);

  std::vector<Facts> rows_;
};

/// Every outcome of comparing closures. A premise is false if it implies a fact and its negation, or leaves a
/// choice without a candidate. What is implied by all candidates of a choice, or by a candidate on as well as
/// off, is true.
Facts outcomes(const Grid& grid, const Closures& closures, const OpenChoices& choices);

/// Whether the facts contradict themselves, or leave a choice without a candidate.
bool is_impossible(const Facts& facts, const OpenChoices& choices);

/// The outcome that HoDoKu would take: placements before removals, then the lowest cell, then the lowest
/// digit. Empty where there is none.
std::optional<Fact> first_outcome(const Facts& outcomes);

}  // namespace deduku::forcing
