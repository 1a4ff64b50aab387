// The engine `automorphic`: a random full grid with an automorphism, of which whole orbits of cells are left out in random order as
// long as there is one solution. So the automorphism of the grid is one of the puzzle.
#include "src/generate/automorphic.hpp"
#include "src/generate/making.hpp"

namespace deduku::generate {

namespace {

/// How many orders a grid is thinned out in; see `fresh`.
int orders_of_grid(const Workshop& workshop, const PuzzleCutter& cutter) {
  if (cutter.may_be_redundant()) return 200;
  return workshop.judge.asks_raters() ? 4 : 1;
}

}  // namespace

Harvest harvest_automorphic(const Workshop& workshop, std::uint64_t stream) {
  Random random(workshop.wishes.seed, stream);
  const AutomorphismKind& kind = random.pick(kinds_named(workshop.wishes.automorphic));
  HarvestMaker harvest(stream);
  PuzzleCutter cutter(workshop.wishes, groups_of(workshop.wishes, &kind));
  Thinner thinner(symmetric_grid(kind, random).solution);
  for (int order = orders_of_grid(workshop, cutter); order > 0 && harvest.found() < workshop.most; --order) {
    if (workshop.stop && workshop.stop()) return {.is_stopped = true};
    harvest.count();
    const auto givens = cutter.cut(thinner, CellSet::all(), random);
    if (!givens) continue;
    const Board puzzle = puzzle_of(*givens, thinner.solution());
    const Distance distance = workshop.judge.distance(puzzle, 0);
    if (workshop.is_stopped()) return {.is_stopped = true};
    if (distance == 0) harvest.add(puzzle, thinner.solution());
  }
  return harvest.take();
}

}  // namespace deduku::generate
