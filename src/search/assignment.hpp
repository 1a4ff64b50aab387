// The largest weighted sum of different digits in a few cells: the assignment problem.
#pragma once

#include <optional>
#include <span>

#include "deduku/sets.hpp"

namespace deduku::search {

/// A cell as the assignment sees it.
struct WeightedCell {
  int weight;
  DigitSet candidates;
};

/// The largest sum of weight times digit when each cell gets a candidate and no digit is used twice; empty when that is
/// impossible. At most nine cells.
std::optional<std::int64_t> largest_sum(std::span<const WeightedCell> cells);

}  // namespace deduku::search
