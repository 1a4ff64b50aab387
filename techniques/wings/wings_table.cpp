// The bent sets: cells of a line and a box with as many digits as cells; each digit except one fits in at most once.
//
// Soundness: techniques/wings/bent_set.hpp.
#include "deduku/technique.hpp"
#include "techniques/wings/bent_set.hpp"

namespace deduku {

namespace {

template <TechniqueId technique, int size>
constexpr Technique bent_set(std::string_view name) {
  return {.name = name, .find = wings::find_bent_sets<technique, size>};
}

}  // namespace

//     {2 3 4}  x     x  |  {1 4} {2 4}                      WXYZ-Wing: only 1 is both in the row outside the box and
//      .     {1 3}   .  |                                   in the box below the row. 2, 3 and 4 take three cells at
//                                                           most, so one is 1: not x.
//
//     {2 3 5}  x     x  |  {1 4} {2 4} {4 5}                VWXYZ-Wing: the four others take four cells at most, so
//      .     {1 3}   .  |                                   one of the cells is 1.
//
//     {2 3 6}  x     x  |  {1 4} {2 4} {4 5} | {5 6}        UVWXYZ-Wing: the five others take five cells at most.
//      .     {1 3}   .  |                    |
//
//     {2 3 6}   x     x |  {1 4} {2 4} {4 5} | {5 6}        TUVWXYZ-Wing: the six others take six cells at most.
//     {3 7}  {1 3 7}  . |                    |
const Technique technique::wxyz_wing = bent_set<TechniqueId::wxyz_wing, 4>("WXYZ-Wing");
const Technique technique::vwxyz_wing = bent_set<TechniqueId::vwxyz_wing, 5>("VWXYZ-Wing");
const Technique technique::uvwxyz_wing = bent_set<TechniqueId::uvwxyz_wing, 6>("UVWXYZ-Wing");
const Technique technique::tuvwxyz_wing = bent_set<TechniqueId::tuvwxyz_wing, 7>("TUVWXYZ-Wing");

}  // namespace deduku
