// Forcing chains and nets.
#include "src/scales/hodoku/hodoku_producers.hpp"

namespace deduku::hodoku {

bool find_forcing_chain(SearchContext context, HodokuHint& hint) {
  HodokuScratch& scratch = context.scratch;
  scratch.forcing.fill_by_chains(context.grid,
                                 context.workspace.get<links::Implications>(context.grid, links::LinkClass::grouped));
  return scratch.verdict.find(scratch.forcing, {"1301", "1302"}, hint);
}

/// The tables are those of the entry before, which found nothing on this grid.
bool find_forcing_net(SearchContext context, HodokuHint& hint) {
  context.scratch.forcing.add_nets(context.grid);
  return context.scratch.verdict.find(context.scratch.forcing, {"1303", "1304"}, hint);
}

}  // namespace deduku::hodoku
