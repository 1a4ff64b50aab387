// The finders of the scale. Each yields the step that HoDoKu takes: the first in its order, or the best of all.
#pragma once

#include "deduku/function_ref.hpp"
#include "src/scales/hodoku/search_context.hpp"

namespace deduku::hodoku {

// Sizes are those of the entry: 2 for a pair or an X-Wing, 3 for a triple or a swordfish, and so on.
template <int size>
bool find_locked_subset(SearchContext context, HodokuHint& hint);
bool find_pointing(SearchContext context, HodokuHint& hint);
bool find_claiming(SearchContext context, HodokuHint& hint);
template <int size>
bool find_naked_subset(SearchContext context, HodokuHint& hint);
template <int size>
bool find_hidden_subset(SearchContext context, HodokuHint& hint);
template <int size>
bool find_basic_fish(SearchContext context, HodokuHint& hint);

bool find_remote_pair(SearchContext context, HodokuHint& hint);
bool find_bug_plus_one(SearchContext context, HodokuHint& hint);
bool find_skyscraper(SearchContext context, HodokuHint& hint);
bool find_two_string_kite(SearchContext context, HodokuHint& hint);
bool find_turbot_fish(SearchContext context, HodokuHint& hint);
bool find_empty_rectangle(SearchContext context, HodokuHint& hint);
bool find_w_wing(SearchContext context, HodokuHint& hint);
bool find_xy_wing(SearchContext context, HodokuHint& hint);
bool find_xyz_wing(SearchContext context, HodokuHint& hint);
template <Entry entry>
bool find_rectangle(SearchContext context, HodokuHint& hint) {
  return hint.remove(context.workspace.get<Rectangles>(context.grid).removed(entry));
}
bool find_avoidable_rectangle_1(SearchContext context, HodokuHint& hint);
bool find_avoidable_rectangle_2(SearchContext context, HodokuHint& hint);
template <int size, bool sashimi>
bool find_finned_fish(SearchContext context, HodokuHint& hint) {
  return hint.remove(context.workspace.get<FinnedFish>(context.grid, size).removed(sashimi));
}
bool find_sue_de_coq(SearchContext context, HodokuHint& hint);
bool find_simple_colors(SearchContext context, HodokuHint& hint);
bool find_multi_colors(SearchContext context, HodokuHint& hint);
bool find_x_chain(SearchContext context, HodokuHint& hint);
bool find_xy_chain(SearchContext context, HodokuHint& hint);
bool find_nice_loop(SearchContext context, HodokuHint& hint);
bool find_grouped_nice_loop(SearchContext context, HodokuHint& hint);
/// Visits every nice loop and AIC, plain or grouped, of which those two find the best: its removals and its code, in
/// HoDoKu's order.
using LoopUse = FunctionRef<void(const CandidateSet& removals, std::string_view code)>;
void for_each_nice_loop(SearchContext context, bool grouped, LoopUse use);
bool find_als_xz(SearchContext context, HodokuHint& hint);
bool find_als_xy_wing(SearchContext context, HodokuHint& hint);
bool find_als_chain(SearchContext context, HodokuHint& hint);
template <int size, bool finned>
bool find_franken_fish(SearchContext context, HodokuHint& hint) {
  return hint.remove(context.workspace.get<FrankenFish>(context.grid, size).removed(finned));
}
bool find_forcing_chain(SearchContext context, HodokuHint& hint);
bool find_forcing_net(SearchContext context, HodokuHint& hint);

}  // namespace deduku::hodoku
