// The subsets: one row per kind and size.
//
// Soundness: techniques/subsets/naked_subset.hpp, hidden_subset.hpp; direct ones: techniques/singles/direct.hpp.
#include "techniques/subsets/direct_hidden_subset.hpp"
#include "techniques/subsets/hidden_subset.hpp"
#include "techniques/subsets/naked_subset.hpp"

namespace deduku {

namespace {

/// `se` is its rating, in tenths.
template <TechniqueId technique, int size>
constexpr Technique naked_subset(std::string_view name, int se, std::string_view hodoku) {
  return {.name = name, .find = subsets::find_naked_subsets<technique, size>, .se = {se, se}, .hodoku = {hodoku}};
}

/// Sudoku Explainer rates it as direct or as a naked subset, depending on which it finds.
template <TechniqueId technique, int size>
constexpr Technique locked_subset(std::string_view name, SeRange se, std::string_view hodoku) {
  return {.name = name, .find = subsets::find_locked_subsets<technique, size>, .se = se, .hodoku = {hodoku}};
}

template <TechniqueId technique, int size>
constexpr Technique hidden_subset(std::string_view name, int se, std::string_view hodoku) {
  return {.name = name, .find = subsets::find_hidden_subsets<technique, size>, .se = {se, se}, .hodoku = {hodoku}};
}

template <TechniqueId technique, int size>
constexpr Technique direct_hidden_subset(std::string_view name, int se) {
  return {.name = name, .find = subsets::find_direct_hidden_subsets<technique, size>, .se = {se, se}};
}

}  // namespace

// Naked: cells of a house that have, together, as many candidate digits as there are cells. No cell of a triple or quad
// needs all of them.
//
//     {4 7}  .  {4 x} | . {4 7} . | {7 y} . .            Pair: 4 and 7 go into the two cells, in either order, and
//                                                        nowhere else in the row.
//     {4 7}  .  {4 x} | . {7 9} . | {4 9} . .            Triple: 4, 7 and 9 go into the three cells.
//     {2 4}  .  {4 x} | {4 7} . {7 9} | {2 9} . .        Quad: 2, 4, 7 and 9 go into the four cells.
const Technique technique::naked_pair = naked_subset<TechniqueId::naked_pair, 2>("Naked Pair", 30, "0200");
const Technique technique::naked_triple = naked_subset<TechniqueId::naked_triple, 3>("Naked Triple", 36, "0201");
const Technique technique::naked_quad = naked_subset<TechniqueId::naked_quad, 4>("Naked Quad", 50, "0202");

// Locked: a naked subset in a box and a line. Its digits are eliminated from the rest of the line and from the rest of
// the box, where x is left.
//
//     box 1               | box 2
//     {4 7} {4 7} .       | {4 x} . .      Pair: 4 and 7 go into the two cells, in either order.
//      .    {7 x} .       |   .   . .
//
//     {4 7} {7 9} {4 9}   | {4 x} . .      Triple: 4, 7 and 9 go into the three cells. No cell needs to have all three.
//      .    {9 x}  .      |   .   . .
const Technique technique::locked_pair = locked_subset<TechniqueId::locked_pair, 2>("Locked Pair", {20, 30}, "0110");
const Technique technique::locked_triple =
    locked_subset<TechniqueId::locked_triple, 3>("Locked Triple", {25, 36}, "0111");

// Hidden: digits of a house that have, together, as many places as there are digits. They fill these cells, so x and y
// are eliminated. No cell of a triple or quad needs all of the digits, but each digit has at least two places: one
// place is a hidden single.
//
//     {4 7 x}  .  . | . {4 7 y} . | . . .                Pair: in the row, 4 and 7 can only go into the two cells.
//     {4 7 x}  .  . | . {7 9 y} . | {4 9} . .            Triple: 4, 7 and 9 can only go into the three cells.
//     {2 4 x}  .  . | {4 7} . {7 9 y} | {2 9} . .        Quad: 2, 4, 7 and 9 can only go into the four cells.
const Technique technique::hidden_pair = hidden_subset<TechniqueId::hidden_pair, 2>("Hidden Pair", 34, "0210");
const Technique technique::hidden_triple = hidden_subset<TechniqueId::hidden_triple, 3>("Hidden Triple", 40, "0211");
const Technique technique::hidden_quad = hidden_subset<TechniqueId::hidden_quad, 4>("Hidden Quad", 54, "0212");

// Direct hidden: a hidden subset that leaves a further digit one place. The house of that digit is any that contains
// one of the cells.
//
//     {4 7 5}  .  . | . {4 7 5} . | . {5 8} .            Pair: in the row, 4 and 7 can only go into the first two
//                                                        cells. They fill them, so 5 has one place left: the third.
//     {4 7 5}  .  . | . {7 9 5} . | {4 9} . {5 8}        Triple: 4, 7 and 9 can only go into the first three cells,
//                                                        so 5 has one place left: the last.
const Technique technique::direct_hidden_pair =
    direct_hidden_subset<TechniqueId::direct_hidden_pair, 2>("Direct Hidden Pair", 20);
const Technique technique::direct_hidden_triple =
    direct_hidden_subset<TechniqueId::direct_hidden_triple, 3>("Direct Hidden Triple", 25);

}  // namespace deduku
