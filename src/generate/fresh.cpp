// The engine `fresh`: a random full grid, whose cells are left out in random order as long as there is one solution.
#include "src/generate/making.hpp"

namespace deduku::generate {

namespace {

/// How many orders a grid is thinned out in. Where every puzzle will do, each comes from a grid of its own; where few do, the
/// unavoidable sets of a grid make further orders cheap; and where puzzles are to be unlike, the first that is found is the last.
int orders_of(const Workshop& workshop, const PuzzleCutter& cutter) {
  if (workshop.wishes.distribution == Distribution::uniform) return 1;
  if (cutter.may_be_redundant()) return 200;
  if (!workshop.judge.asks_raters()) return 1;
  return most_alike(workshop.wishes) > 0 ? 16 : 4;
}

}  // namespace

Harvest harvest_grid(const Workshop& workshop, std::uint64_t stream, const Solution& grid, PuzzleCutter& cutter,
                     Random& random) {
  HarvestMaker harvest(workshop, stream);
  Thinner thinner(grid);
  for (int order = orders_of(workshop, cutter); order > 0 && harvest.found() < workshop.most; --order) {
    if (harvest.must_end()) return harvest.take_ended();
    harvest.count();
    const auto givens = cutter.cut(thinner, CellSet::all(), random);
    if (!givens) continue;
    const Board puzzle = puzzle_of(*givens, grid);
    const Distance distance = workshop.judge.distance(puzzle, 0);
    if (workshop.is_stopped()) return harvest.take_ended();
    if (distance == 0) harvest.add(puzzle, grid);
  }
  return harvest.take();
}

Harvest harvest_fresh(const Workshop& workshop, std::uint64_t stream) {
  Random random(workshop.wishes.seed, stream);
  PuzzleCutter cutter(workshop.wishes);
  const bool is_uniform = workshop.wishes.distribution == Distribution::uniform;
  const Solution grid = is_uniform ? uniform_grid(random) : random_grid(random);
  return harvest_grid(workshop, stream, grid, cutter, random);
}

}  // namespace deduku::generate
