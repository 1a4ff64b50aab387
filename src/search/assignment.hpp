// The largest weighted sum of different digits in a few cells: the assignment problem.
#pragma once

#include <optional>
#include <span>

#include "deduku/sets.hpp"

namespace deduku::search {

/// A cell in the assignment problem.
struct WeightedCell {
  int weight;
  DigitSet candidates;
};

/// The largest sum of weight times digit if each cell gets a candidate and no digit is used twice; empty if that is
/// impossible. At most nine cells.
std::optional<std::int64_t> largest_sum(std::span<const WeightedCell> cells);

}  // namespace deduku::search
