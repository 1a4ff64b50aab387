// The engine `fresh`: a random full grid from which cells are removed in random order as long as there is one solution.
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

}  // namespace

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

StreamResult make_fresh(const EngineContext& workshop, std::uint64_t stream) {
  Random random(workshop.constraints.seed, stream);
  PuzzleCutter cutter(workshop.constraints);
  const bool is_uniform = workshop.constraints.distribution == Distribution::uniform;
  const Solution grid = is_uniform ? uniform_grid(random) : random_grid(random);
  return make_from_grid(workshop, stream, grid, cutter, random);
}

}  // namespace deduku::generate
