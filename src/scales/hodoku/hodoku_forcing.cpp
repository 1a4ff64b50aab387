// Forcing chains and nets.
#include "src/scales/hodoku/hodoku_producers.hpp"

namespace deduku::hodoku {

bool find_forcing_chain(Scene scene, Hint& hint) {
  Scratch& scratch = scene.scratch;
  scratch.forcing.fill_by_chains(scene.grid, scratch.chains.space(scene.grid, LinkRule::grouped));
  return scratch.verdict.find(scratch.forcing, {"1301", "1302"}, hint);
}

/// The tables are those of the entry before, which found nothing on this grid.
bool find_forcing_net(Scene scene, Hint& hint) {
  scene.scratch.forcing.add_nets(scene.grid);
  return scene.scratch.verdict.find(scene.scratch.forcing, {"1303", "1304"}, hint);
}

}  // namespace deduku::hodoku
