// Trial and error with braids under the assumptions: the classes inside T&E(2) and T&E(3).
#pragma once

#include "techniques/trial/braids.hpp"
#include "techniques/trial/theory_trial.hpp"

namespace deduku::trial {

class BraidTrial {
 public:
  explicit BraidTrial(StateMeter meter) : meter_(meter), trial_(meter), braids_(meter) {}

  /// Brings the state to rest under T&E(B[length], depth): each of `depth` nested assumptions is refuted by singles and
  /// braids of at most `length`, 1..longest.
  TheoryOutcome run(TheoryState& state, int length, int depth, const LabelSet& spared = {});

 private:
  TheoryOutcome close_under(TheoryState& state, int length);

  StateMeter meter_;
  TheoryTrial trial_;
  BraidSearch<false> braids_;
};

}  // namespace deduku::trial
