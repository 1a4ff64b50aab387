// The engine `controlled`: many tries with a uniform grid, few of which are hits. A constraint rejects hits, so the
// meaning of the weights remains: they represent the minimal puzzles with the constraint.
#include "src/generate/controlled_bias.hpp"
#include "src/generate/making.hpp"

namespace deduku::generate {

StreamResult make_controlled(const EngineContext& workshop, std::uint64_t stream) {
  constexpr int tries_with_a_grid = 4'096;
  Random random(workshop.constraints.seed, stream);
  StreamResultBuilder stream_result(workshop, stream);
  const Solution solution = uniform_grid(random);
  BiasedTries tries(solution);
  for (int i = 0; i < tries_with_a_grid && stream_result.found() < workshop.most; ++i) {
    if (stream_result.is_spent() || (i % 64 == 0 && workshop.is_stopped())) return stream_result.take_ended();
    stream_result.count();
    const auto givens = tries.attempt(random);
    if (!givens) continue;
    const Board puzzle = puzzle_of(*givens, solution);
    if (!has_shape(puzzle, workshop.constraints)) continue;
    const Distance distance = workshop.judge.distance(puzzle, 0);
    if (workshop.is_stopped()) return stream_result.take_ended();
    if (distance == 0) stream_result.add(puzzle, solution);
  }
  return stream_result.take();
}

}  // namespace deduku::generate
