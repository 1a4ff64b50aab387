// The checks of facts in development builds: those with assertions.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "deduku/grid.hpp"
#include "src/core/splitmix64.hpp"

namespace deduku {

#ifdef NDEBUG

/// Checks nothing.
class FactCheck {
 public:
  static constexpr bool is_on = false;
  void expect(const Grid&, std::uint64_t) {}
  static constexpr bool wants(std::size_t) { return false; }
};

#else

/// Remembers the grid of the known facts, and chooses the facts that are computed again. The choice depends on the fact
/// and the grid alone: a failure is repeatable, and the second of two equal runs needs no more memory than the first.
class FactCheck {
 public:
  static constexpr bool is_on = true;

  /// Fails unless the grid is the first one of its generation.
  void expect(const Grid& grid, std::uint64_t generation) {
    if (generation_ == generation) {
      assert(grid == grid_ && "a fact is asked for about another grid than the known ones");
      return;
    }
    generation_ = generation;
    grid_ = grid;
    hash_ = 0;
    for (Candidate candidate : grid.all_candidates()) hash_ += splitmix64(candidate.slot());
  }
  /// Whether a fact, by the number of its type, is computed again.
  bool wants(std::size_t fact) const { return splitmix64(hash_ + fact) % one_in == 0; }

 private:
  static constexpr std::uint64_t one_in = 50;

  Grid grid_;
  std::uint64_t generation_ = 0;
  std::uint64_t hash_ = 0;
};

#endif

}  // namespace deduku
