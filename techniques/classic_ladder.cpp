// The ladder of SudokuWiki and of many books, as differences from the default ladder.
#include <algorithm>

#include "deduku/ladder.hpp"

namespace deduku {

namespace {

/// Costs that place techniques as on that ladder: pointing and claiming after subsets; simple colouring and Y-Wings
/// right after the X-Wing; chains through one digit or through bivalue cells before wings named by letters.
constexpr Rung moved[] = {
    {TechniqueId::pointing, 392},        {TechniqueId::claiming, 394},        {TechniqueId::simple_colouring, 400},
    {TechniqueId::xy_wing, 402},         {TechniqueId::empty_rectangle, 404}, {TechniqueId::swordfish, 406},
    {TechniqueId::xyz_wing, 408},        {TechniqueId::bug_plus_1, 410},      {TechniqueId::skyscraper, 412},
    {TechniqueId::two_string_kite, 414}, {TechniqueId::turbot_fish, 416},     {TechniqueId::x_chain, 420},
    {TechniqueId::xy_chain, 492},        {TechniqueId::medusa_3d, 565},       {TechniqueId::jellyfish, 570},
    {TechniqueId::wxyz_wing, 575},
};

/// Techniques that are two steps on that ladder: a digit that follows from locked candidates or a hidden subset, and a
/// pair or triple that is locked in two houses.
constexpr TechniqueId left_out[] = {
    TechniqueId::direct_pointing, TechniqueId::direct_claiming,      TechniqueId::direct_hidden_pair,
    TechniqueId::complex_single,  TechniqueId::direct_hidden_triple, TechniqueId::locked_pair,
    TechniqueId::locked_triple,
};

Ladder make_classic() {
  Ladder ladder = default_ladder();
  ladder.name = "classic";
  std::erase_if(ladder.rungs, [](const Rung& rung) { return std::ranges::count(left_out, rung.technique) > 0; });
  for (Rung& rung : ladder.rungs) {
    const Rung* const other = std::ranges::find(moved, rung.technique, &Rung::technique);
    if (other != std::end(moved)) rung.cost = other->cost;
  }
  std::ranges::stable_sort(ladder.rungs, {}, &Rung::cost);
  return ladder;
}

}  // namespace

const Ladder& classic_ladder() {
  static const Ladder ladder = make_classic();
  return ladder;
}

std::span<const Ladder* const> named_ladders() {
  static const std::array<const Ladder*, 2> ladders = {&default_ladder(), &classic_ladder()};
  return ladders;
}

}  // namespace deduku
