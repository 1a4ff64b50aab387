// The engine `automorphic`: a random full grid with an automorphism, of which whole orbits of cells are left out in random order as
// long as there is one solution. So the automorphism of the grid is one of the puzzle.
#include "src/generate/automorphic.hpp"
#include "src/generate/making.hpp"

namespace deduku::generate {

Harvest harvest_automorphic(const Workshop& workshop, std::uint64_t stream) {
  Random random(workshop.wishes.seed, stream);
  const AutomorphismKind& kind = random.pick(kinds_named(workshop.wishes.automorphic));
  PuzzleCutter cutter(workshop.wishes, groups_of(workshop.wishes, &kind));
  const Solution grid = symmetric_grid(kind, random).solution;
  return harvest_grid(workshop, stream, grid, cutter, random);
}

}  // namespace deduku::generate
