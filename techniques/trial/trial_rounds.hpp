// Trials, round by round. Everything that a round refutes is gone before the next one begins, so that the number of
// rounds does not depend on an order.
//
//   depth 0   singles
//   depth 1   assume a candidate and fill in singles: where that ends in a contradiction, the candidate is false
//   depth n   the same, but try candidates n - 1 deep under the assumption as well
#pragma once

#include "techniques/trial/theory_state.hpp"

namespace deduku::trial {

using theory::LabelSet;
using theory::TheoryState;

/// Brings a state to rest under trials up to a depth, 0 for singles. False if that ends in a contradiction.
bool bring_to_rest(TheoryState& state, int depth);

/// The candidates that trials of a depth, 1 at least, refute in one round. `state` must be at rest under those less deep;
/// candidates in `spared` are not tried, being known to be possible. Where those that it has found leave something
/// empty, it looks for no more.
LabelSet refuted(const TheoryState& state, int depth, const LabelSet& spared = {});

/// More than the rounds that there can be.
inline constexpr int never = 255;
/// After how many rounds of trials of a depth a state is contradictory, at rest under those less deep before each;
/// for depth 0 of singles. `never` where it is not after `limit` rounds; then, without a limit, the state is at rest.
int rounds_to_refutation(TheoryState& state, int depth, int limit = never);

}  // namespace deduku::trial
