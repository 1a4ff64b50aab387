// The finders of the scale. Each yields the step that HoDoKu takes: the first in its order, or the best of
// all.
#pragma once

#include "src/scales/hodoku/scene.hpp"

namespace deduku::hodoku {

// Sizes are those of the entry: 2 for a pair or an X-Wing, 3 for a triple or a swordfish, and so on.
template <int size>
bool find_locked_subset(Scene scene, Hint& hint);
bool find_pointing(Scene scene, Hint& hint);
bool find_claiming(Scene scene, Hint& hint);
template <int size>
bool find_naked_subset(Scene scene, Hint& hint);
template <int size>
bool find_hidden_subset(Scene scene, Hint& hint);
template <int size>
bool find_basic_fish(Scene scene, Hint& hint);

bool find_remote_pair(Scene scene, Hint& hint);
bool find_bug_plus_one(Scene scene, Hint& hint);
bool find_skyscraper(Scene scene, Hint& hint);
bool find_two_string_kite(Scene scene, Hint& hint);
bool find_turbot_fish(Scene scene, Hint& hint);
bool find_empty_rectangle(Scene scene, Hint& hint);
bool find_w_wing(Scene scene, Hint& hint);
bool find_xy_wing(Scene scene, Hint& hint);
bool find_xyz_wing(Scene scene, Hint& hint);
template <Entry entry>
bool find_rectangle(Scene scene, Hint& hint) {
  return scene.scratch.rectangles.find(scene.grid, scene.workspace.promise(), entry, hint);
}
bool find_avoidable_rectangle_1(Scene scene, Hint& hint);
bool find_avoidable_rectangle_2(Scene scene, Hint& hint);
template <int size, bool sashimi>
bool find_finned_fish(Scene scene, Hint& hint) {
  return scene.scratch.finned_fish.find(scene, size, sashimi, hint);
}
bool find_sue_de_coq(Scene scene, Hint& hint);
bool find_simple_colors(Scene scene, Hint& hint);
bool find_multi_colors(Scene scene, Hint& hint);
bool find_x_chain(Scene scene, Hint& hint);
bool find_xy_chain(Scene scene, Hint& hint);
bool find_nice_loop(Scene scene, Hint& hint);
bool find_grouped_nice_loop(Scene scene, Hint& hint);
bool find_als_xz(Scene scene, Hint& hint);
bool find_als_xy_wing(Scene scene, Hint& hint);
bool find_als_chain(Scene scene, Hint& hint);
template <int size, bool finned>
bool find_franken_fish(Scene scene, Hint& hint) {
  return scene.scratch.franken_fish.find(scene, size, finned, hint);
}
bool find_forcing_chain(Scene scene, Hint& hint);
bool find_forcing_net(Scene scene, Hint& hint);

}  // namespace deduku::hodoku
