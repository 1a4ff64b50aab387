// Building blocks of generators: redundant givens, minimal puzzles, random solutions.
//
// Random choices come from a generator of the caller. The same numbers from it give the same result on every platform,
// because the distributions of the standard library, which differ between implementations, are not used.
#pragma once

#include <random>
#include <span>
#include <vector>

#include "deduku/export.h"
#include "deduku/search.hpp"

namespace DEDUKU_API deduku {
namespace search {

/// A random number 0 .. bound-1, all equally likely; `bound` is 1 .. 729.
using RandomNumber = FunctionRef<int(int bound)>;

/// A random number below `bound` from a generator.
template <std::uniform_random_bit_generator Generator>
int random_below(int bound, Generator& generator) {
  constexpr std::uint64_t largest = Generator::max() - Generator::min();
  static_assert(largest >= Candidate::count, "the generator has too few numbers");
  const auto values = static_cast<std::uint64_t>(bound);
  // The last numbers, which do not form a full round, are rejected.
  const std::uint64_t accepted = largest - (largest % values + 1) % values;
  for (;;) {
    const std::uint64_t value = generator() - Generator::min();
    if (value <= accepted) return static_cast<int>(value % values);
  }
}

/// The givens that can be removed, each alone, without losing uniqueness; empty if the puzzle is minimal. `givens` must
/// have exactly one solution, `solution`; other digits and marks of `board` do not count.
CellSet redundant_givens(const Board& board, const Solution& solution);

/// Sets of givens that can be removed together.
struct RemovableSets {
  /// Removing any of them leaves a minimal puzzle. The largest first; among sets of equal size in the order of their
  /// cells.
  std::vector<CellSet> sets;
  /// Whether these are all sets. With many redundant givens their number is practically unlimited.
  bool is_complete = true;
};

/// The sets of givens that can be removed together without losing uniqueness, and to which no given can be added: each
/// such set, up to `most`, and up to a fixed amount of work. A minimal puzzle has one, the empty set. `givens` must
/// have exactly one solution, `solution`, as above.
RemovableSets removable_sets(const Board& board, const Solution& solution, std::size_t most = 100);

/// Whether the givens have exactly one solution and lose it with each of them.
bool is_minimal(const Board& board);

/// Removes givens, tried in random order, until no more can be removed. The result is a minimal puzzle with the same
/// solution; empty if the givens do not have exactly one.
std::optional<Board> minimise(const Board& board, RandomNumber random);
template <std::uniform_random_bit_generator Generator>
std::optional<Board> minimise(const Board& board, Generator& generator) {
  return minimise(board, [&](int bound) { return random_below(bound, generator); });
}

/// A minimal puzzle made like `minimise`, with the givens tried in this order; those not in the list stay.
std::optional<Board> minimise_in_order(const Board& board, std::span<const Cell> order);

/// A random full grid. Every grid is possible, but not all are equally likely: boxes 1, 5 and 9 are filled at random,
/// then random cells with a random candidate.
Solution random_solution(RandomNumber random);
template <std::uniform_random_bit_generator Generator>
Solution random_solution(Generator& generator) {
  return random_solution([&](int bound) { return random_below(bound, generator); });
}

/// The puzzle in which all cells of a solution are given.
Board full_board(const Solution& solution);

/// Sets of cells of which every puzzle with this solution gives at least one: the cells of two digits, in parts that do
/// not see each other. Exchanging the digits of a part results in another full grid, so without a given there the
/// puzzle has two solutions. No smaller set of cells within a part has this property.
std::vector<CellSet> unavoidable_pairs(const Solution& solution);

}  // namespace search
}  // namespace deduku
