#include "src/scales/hodoku/hodoku_ladder.hpp"

#include <algorithm>

namespace deduku::hodoku {

namespace {

/// An entry that is searched on a grid.
struct HodokuRung {
  Entry entry;
  bool (*find)(SearchContext, HodokuHint&);
  Promise needs = Promise::none;
};

constexpr HodokuRung rungs[] = {
    {Entry::locked_pair, find_locked_subset<2>},
    {Entry::locked_triple, find_locked_subset<3>},
    {Entry::locked_candidates_type_1, find_pointing},
    {Entry::locked_candidates_type_2, find_claiming},
    {Entry::naked_pair, find_naked_subset<2>},
    {Entry::naked_triple, find_naked_subset<3>},
    {Entry::hidden_pair, find_hidden_subset<2>},
    {Entry::hidden_triple, find_hidden_subset<3>},
    {Entry::naked_quadruple, find_naked_subset<4>},
    {Entry::hidden_quadruple, find_hidden_subset<4>},
    {Entry::x_wing, find_basic_fish<2>},
    {Entry::swordfish, find_basic_fish<3>},
    {Entry::jellyfish, find_basic_fish<4>},
    {Entry::remote_pair, find_remote_pair},
    {Entry::bug_plus_one, find_bug_plus_one, Promise::grid},
    {Entry::skyscraper, find_skyscraper},
    {Entry::two_string_kite, find_two_string_kite},
    {Entry::turbot_fish, find_turbot_fish},
    {Entry::empty_rectangle, find_empty_rectangle},
    {Entry::w_wing, find_w_wing},
    {Entry::xy_wing, find_xy_wing},
    {Entry::xyz_wing, find_xyz_wing},
    {Entry::uniqueness_test_1, find_rectangle<Entry::uniqueness_test_1>, Promise::grid},
    {Entry::uniqueness_test_2, find_rectangle<Entry::uniqueness_test_2>, Promise::grid},
    {Entry::uniqueness_test_3, find_rectangle<Entry::uniqueness_test_3>, Promise::grid},
    {Entry::uniqueness_test_4, find_rectangle<Entry::uniqueness_test_4>, Promise::grid},
    {Entry::uniqueness_test_5, find_rectangle<Entry::uniqueness_test_5>, Promise::grid},
    {Entry::uniqueness_test_6, find_rectangle<Entry::uniqueness_test_6>, Promise::grid},
    {Entry::hidden_rectangle, find_rectangle<Entry::hidden_rectangle>, Promise::grid},
    {Entry::avoidable_rectangle_type_1, find_avoidable_rectangle_1, Promise::givens},
    {Entry::avoidable_rectangle_type_2, find_avoidable_rectangle_2, Promise::givens},
    {Entry::finned_x_wing, find_finned_fish<2, false>},
    {Entry::sashimi_x_wing, find_finned_fish<2, true>},
    {Entry::finned_swordfish, find_finned_fish<3, false>},
    {Entry::sashimi_swordfish, find_finned_fish<3, true>},
    {Entry::finned_jellyfish, find_finned_fish<4, false>},
    {Entry::sashimi_jellyfish, find_finned_fish<4, true>},
    {Entry::sue_de_coq, find_sue_de_coq},
    {Entry::simple_colors, find_simple_colors},
    {Entry::multi_colors, find_multi_colors},
    {Entry::x_chain, find_x_chain},
    {Entry::xy_chain, find_xy_chain},
    {Entry::nice_loop, find_nice_loop},
    {Entry::grouped_nice_loop, find_grouped_nice_loop},
    {Entry::als_xz, find_als_xz},
    {Entry::als_xy_wing, find_als_xy_wing},
    {Entry::als_chain, find_als_chain},
    {Entry::franken_x_wing, find_franken_fish<2, false>},
    {Entry::franken_swordfish, find_franken_fish<3, false>},
    {Entry::finned_franken_x_wing, find_franken_fish<2, true>},
    {Entry::finned_franken_swordfish, find_franken_fish<3, true>},
    {Entry::forcing_chain, find_forcing_chain},
    {Entry::forcing_net, find_forcing_net},
};

/// Singles, locked candidates and subsets come first.
constexpr auto elementary_count =
    static_cast<std::size_t>(std::ranges::find(rungs, Entry::x_wing, &HodokuRung::entry) - std::begin(rungs));

bool find_single(HodokuState& state, HodokuHint& hint) {
  hint.entry = Entry::full_house;
  hint.placement = state.full_house();
  if (hint.placement) return true;
  hint.entry = Entry::naked_single;
  hint.placement = state.naked_single();
  if (hint.placement) return true;
  hint.entry = Entry::hidden_single;
  hint.placement = state.hidden_single();
  return hint.placement.has_value();
}

}  // namespace

bool HodokuLadder::next_elementary(HodokuState& state, HodokuHint& hint) {
  hint.clear();
  if (find_single(state, hint)) return true;
  workspace_.grid_changed();
  changes_.note(state.grid());
  return search(0, elementary_count, state.grid(), hint);
}

bool HodokuLadder::next_beyond(const HodokuState& state, HodokuHint& hint) {
  return search(elementary_count, std::size(rungs), state.grid(), hint);
}

/// Searches the rungs from number `begin` to before `end`.
bool HodokuLadder::search(std::size_t begin, std::size_t end, const Grid& grid, HodokuHint& hint) {
  for (std::size_t i = begin; i < end; ++i) {
    const HodokuRung& rung = rungs[i];
    if (rung.needs > workspace_.promise()) continue;
    Changes::Moment& last_failed_search = last_failed_searches_[static_cast<std::size_t>(rung.entry)];
    hint.entry = rung.entry;
    hint.code = {};
    ending_ = i >= elementary_count ? limited() : Outcome::stuck;
    if (ending_ != Outcome::stuck) return false;
    if (rung.find({grid, workspace_, scratch_, changes_, last_failed_search}, hint)) return true;
    last_failed_search = changes_.now();
  }
  return false;
}

}  // namespace deduku::hodoku
