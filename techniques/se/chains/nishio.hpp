// Nishio without order: whether a digit in (or out of) one cell leaves the digit no consistent places.
#pragma once

#include "techniques/se/state.hpp"

namespace deduku::se {

/// Whether the assumption leads to a contradiction within its digit. Exact: a run has a contradiction exactly
/// when this has one.
bool is_nishio_contradiction(const State& state, int candidate, bool on);

}  // namespace deduku::se
