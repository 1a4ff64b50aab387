// The producers that look at a pattern once: everything but chains. Each yields the first hint in its order.
#pragma once

#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

bool find_hidden_single(const State& state, Hint& hint);
bool find_naked_single(const State& state, Hint& hint);

bool find_direct_locking(const State& state, Hint& hint);
bool find_locking(const State& state, Hint& hint);

/// `size` is 2 or 3.
bool find_direct_hidden_set(const State& state, int size, Hint& hint);
/// `size` is 2, 3 or 4 (here and below).
bool find_hidden_set(const State& state, int size, Hint& hint);
bool find_naked_set(const State& state, int size, Hint& hint);
bool find_fish(const State& state, int size, Hint& hint);

/// A pivot with two candidates (XY) or three (XYZ).
bool find_wing(const State& state, int pivot_size, Hint& hint);

/// `repaired`: without the known defects of the reference (mode `fixed`).
bool find_unique_loop(const State& state, bool repaired, Hint& hint);
bool find_bug(const State& state, bool repaired, Hint& hint);

}  // namespace deduku::se
