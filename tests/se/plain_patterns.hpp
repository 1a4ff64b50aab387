// Houses, and the patterns that runs search for, in plain code.
#pragma once

#include "tests/se/plain_chains.hpp"

namespace deduku::plain {

/// The cells of a house by position; `index` 0..8.
std::vector<int> cells_of(HouseKind kind, int index);
int index_in(HouseKind kind, int cell);
bool see_each_other(int a, int b);
std::vector<int> places_of(const Grid& grid, HouseKind kind, int index, int digit);

/// Candidates (cell, digit) in order, each once.
using Places = std::vector<std::pair<int, int>>;
/// Adds a candidate that the source had and the grid does not have.
void add_removed(Places& places, const Grid& grid, const Grid& source, int cell, int digit);

struct Pattern {
  std::map<int, std::set<int>> removals;
  Places needs;
};

/// All instances with an effect, in order, and the removals since `source` that each depends on.
std::vector<Pattern> locked_sets(const Grid& grid, const Grid& source);
std::vector<Pattern> hidden_pairs(const Grid& grid, const Grid& source);
std::vector<Pattern> naked_pairs(const Grid& grid, const Grid& source);
std::vector<Pattern> x_wings(const Grid& grid, const Grid& source);

}  // namespace deduku::plain
