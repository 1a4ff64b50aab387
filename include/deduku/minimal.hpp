// What generators ask for: which givens of a puzzle are redundant, minimal puzzles, random solutions.
//
// Random choices come from a generator of the caller. The same numbers from it give the same result on every platform:
// no distribution of the standard library, which each writes in its own way, has a part in it.
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

/// The next number below `bound` of a generator.
template <std::uniform_random_bit_generator Generator>
int random_below(int bound, Generator& generator) {
  constexpr std::uint64_t largest = Generator::max() - Generator::min();
  static_assert(largest >= Candidate::count, "the generator has too few numbers");
  const auto values = static_cast<std::uint64_t>(bound);
  // The last numbers, which do not make up a full round, are rejected.
  const std::uint64_t accepted = largest - (largest % values + 1) % values;
  for (;;) {
    const std::uint64_t value = generator() - Generator::min();
    if (value <= accepted) return static_cast<int>(value % values);
  }
}

/// The givens that can be left out, each alone, without losing uniqueness; none: the puzzle is minimal.
/// `givens` must have exactly one solution, `solution`; other digits and marks of `board` do not count.
CellSet redundant_givens(const Board& board, const Solution& solution);

/// Sets of givens that can be left out together.
struct RemovableSets {
  /// With each of them what is left is a minimal puzzle. The largest first; of equal size in the order of their cells.
  std::vector<CellSet> sets;
  /// Whether these are all sets that there are. What many givens too much have is without end.
  bool is_complete = true;
};

/// Which givens can be left out together without losing uniqueness, until nothing more can be: each such set, up to
/// `most`, and up to a fixed amount of work. A minimal puzzle has one, the empty set. `givens` must have exactly one solution,
/// `solution`, as above.
RemovableSets removable_sets(const Board& board, const Solution& solution, std::size_t most = 100);

/// Whether the givens have exactly one solution and lose it with each of them.
bool is_minimal(const Board& board);

/// Leaves out givens, tried in random order, until no more can be left out. What remains is a minimal puzzle with the
/// same solution; empty when the givens do not have exactly one.
std::optional<Board> minimise(const Board& board, RandomNumber random);
template <std::uniform_random_bit_generator Generator>
std::optional<Board> minimise(const Board& board, Generator& generator) {
  return minimise(board, [&](int bound) { return random_below(bound, generator); });
}

/// A minimal puzzle as `minimise` makes it, with the givens tried in this order; those that it does not name stay.
std::optional<Board> minimise_in_order(const Board& board, std::span<const Cell> order);

/// A random full grid. Every grid can come up, not all equally often: boxes 1, 5 and 9 are filled at random, then
/// random cells with a random digit that they can have.
Solution random_solution(RandomNumber random);
template <std::uniform_random_bit_generator Generator>
Solution random_solution(Generator& generator) {
  return random_solution([&](int bound) { return random_below(bound, generator); });
}

/// The puzzle in which all cells of a solution are given.
Board full_board(const Solution& solution);

/// Sets of cells of which every puzzle with this solution gives at least one: the cells of two digits, in parts that
/// see nothing of each other. Exchanging the digits of a part leaves a full grid, so without a given there the puzzle
/// has two solutions. No smaller set of cells within a part has this property.
std::vector<CellSet> unavoidable_pairs(const Solution& solution);

}  // namespace search
}  // namespace deduku
