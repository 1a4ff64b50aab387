// The engines that begin with a random full grid. `fresh` removes its cells in random order as long as there is one
// solution. `automorphic` does the same with a grid that has an automorphism, and removes whole orbits of cells, so the
// puzzle has it too. `controlled` makes many tries with a uniform grid, few of which are hits. A constraint rejects
// hits, so the meaning of the weights remains: they represent the minimal puzzles with the constraint.
#include "src/generate/automorphic.hpp"
#include "src/generate/controlled_bias.hpp"
#include "src/generate/making.hpp"

namespace deduku::generate {

namespace {

/// The number of orders in which a grid is thinned. If every puzzle is acceptable, each comes from a separate grid. If
/// few are, the unavoidable sets of a grid make further orders cheap. If puzzles must differ, the first one found is
/// the last.
int orders_of(const EngineContext& workshop, const PuzzleCutter& cutter) {
  if (workshop.constraints.distribution == Distribution::uniform) return 1;
  if (cutter.may_be_redundant()) return 200;
  if (!workshop.judge.asks_raters()) return 1;
  return most_alike(workshop.constraints) > 0 ? 16 : 4;
}

/// The puzzles from a full grid whose cells are removed in random orders, several orders if few of them lead to a
/// puzzle.
StreamResult make_from_grid(const EngineContext& workshop, std::uint64_t stream, const Solution& grid,
                            PuzzleCutter& cutter, Random& random) {
  StreamResultBuilder stream_result(workshop, stream);
  Thinner thinner(grid);
  for (int order = orders_of(workshop, cutter); order > 0 && stream_result.found() < workshop.most; --order) {
    if (stream_result.must_end()) return stream_result.take_ended();
    stream_result.count();
    const auto givens = cutter.cut(thinner, CellSet::all(), random);
    if (!givens) continue;
    const Board puzzle = puzzle_of(*givens, grid);
    const Distance distance = workshop.judge.distance(puzzle, 0);
    if (workshop.is_stopped()) return stream_result.take_ended();
    if (distance == 0) stream_result.add(puzzle, grid);
  }
  return stream_result.take();
}

}  // namespace

StreamResult make_fresh(const EngineContext& workshop, std::uint64_t stream) {
  Random random(workshop.constraints.seed, stream);
  PuzzleCutter cutter(workshop.constraints);
  const bool is_uniform = workshop.constraints.distribution == Distribution::uniform;
  const Solution grid = is_uniform ? uniform_grid(random) : random_grid(random);
  return make_from_grid(workshop, stream, grid, cutter, random);
}

StreamResult make_automorphic(const EngineContext& workshop, std::uint64_t stream) {
  Random random(workshop.constraints.seed, stream);
  const AutomorphismKind& kind = random.pick(kinds_named(workshop.constraints.automorphic));
  PuzzleCutter cutter(workshop.constraints, groups_of(workshop.constraints, &kind));
  const Solution grid = symmetric_grid(kind, random).solution;
  return make_from_grid(workshop, stream, grid, cutter, random);
}

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
