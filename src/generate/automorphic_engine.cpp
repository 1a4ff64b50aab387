// The engine `automorphic`: a random full grid with an automorphism, from which whole orbits of cells are removed in
// random order as long as there is one solution. So the automorphism of the grid is also one of the puzzle.
#include "src/generate/automorphic.hpp"
#include "src/generate/making.hpp"

namespace deduku::generate {

StreamResult make_automorphic(const EngineContext& workshop, std::uint64_t stream) {
  Random random(workshop.constraints.seed, stream);
  const AutomorphismKind& kind = random.pick(kinds_named(workshop.constraints.automorphic));
  PuzzleCutter cutter(workshop.constraints, groups_of(workshop.constraints, &kind));
  const Solution grid = symmetric_grid(kind, random).solution;
  return make_from_grid(workshop, stream, grid, cutter, random);
}

}  // namespace deduku::generate
