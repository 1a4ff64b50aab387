// Whips, braids and trial and error directly from their definitions: slow, without any optimisation.
#pragma once

#include <vector>

#include "deduku/grid.hpp"

namespace deduku::testing {

/// A variable as its nine candidates.
using PlainVariable = std::vector<Candidate>;

/// The right-linking part of a pattern: one candidate, or the three of a mini-line.
using PlainRight = std::vector<Candidate>;

/// The candidates of a state that is at rest under singles, without values.
struct PlainState {
  CandidateSet candidates;
  CandidateSet values;

  explicit PlainState(const Grid& grid);
  std::vector<Candidate> left_in(const PlainVariable& variable) const;
  bool is_undecided(const PlainVariable& variable) const;
};

const std::vector<PlainVariable>& plain_variables();
bool plain_linked(Candidate a, Candidate b);

/// The kind of patterns.
struct PlainPattern {
  bool braid = false;
  bool grouped = false;
};

/// Whether a candidate has a pattern of exactly the length.
bool has_plain_pattern(const PlainState& state, Candidate target, int length, PlainPattern pattern);

/// The length of its shortest pattern of at most `limit`, 0 if it has none.
int plain_length(const PlainState& state, Candidate target, int limit, PlainPattern pattern);

/// Places singles in turn until nothing follows. False if some variable has no candidate left.
bool plain_singles(PlainState& state);

/// Whether a candidate leads to a contradiction with `depth` further nested assumptions.
bool plain_refuted(const PlainState& state, Candidate target, int depth);

}  // namespace deduku::testing
