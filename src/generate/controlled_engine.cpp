// The engine `controlled`: many tries with a uniform grid, of which few are hits. A wish rejects hits, so it takes nothing from what
// the weights mean: they stand for the minimal puzzles with the wish.
#include "src/generate/controlled_bias.hpp"
#include "src/generate/making.hpp"

namespace deduku::generate {

Harvest harvest_controlled(const Workshop& workshop, std::uint64_t stream) {
  constexpr int tries_with_a_grid = 4'096;
  Random random(workshop.wishes.seed, stream);
  HarvestMaker harvest(workshop, stream);
  const Solution solution = uniform_grid(random);
  BiasedTries tries(solution);
  for (int i = 0; i < tries_with_a_grid && harvest.found() < workshop.most; ++i) {
    if (harvest.is_spent() || (i % 64 == 0 && workshop.is_stopped())) return harvest.take_ended();
    harvest.count();
    const auto givens = tries.attempt(random);
    if (!givens) continue;
    const Board puzzle = puzzle_of(*givens, solution);
    if (!has_shape(puzzle, workshop.wishes)) continue;
    const Distance distance = workshop.judge.distance(puzzle, 0);
    if (workshop.is_stopped()) return harvest.take_ended();
    if (distance == 0) harvest.add(puzzle, solution);
  }
  return harvest.take();
}

}  // namespace deduku::generate
