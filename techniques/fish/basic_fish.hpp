// Basic fish without fins: all places of a digit in some parallel lines lie in the same number of crossing lines.
//
// The general search for fish (fish_search.hpp) would also find them. It starts from candidates that must be false,
// which need a search of their own; this one costs nothing, is a subset like those of cells and digits, and runs early
// on every grid.
#pragma once

#include "deduku/grid.hpp"
#include "techniques/facts/search_order.hpp"
#include "techniques/facts/tight_choices.hpp"
#include "techniques/fish/fish.hpp"

namespace deduku::fish {

constexpr HouseKind crossing_kind(HouseKind line) {
  return line == HouseKind::row ? HouseKind::column : HouseKind::row;
}

/// The line of a kind (not boxes) at a position 0..8.
constexpr House line_at(HouseKind kind, Position place) {
  return House(9 * static_cast<int>(kind) + place.index());
}

/// The lines of a kind at several positions.
constexpr HouseSet lines_at(HouseKind kind, PositionSet places) {
  return HouseSet::from_bits(places.bits() << (9 * static_cast<int>(kind)));
}

/// The basic fish of one digit with base lines of one kind.
template <int size, class Visit>
bool basic_fish_along(const Grid& grid, Digit digit, HouseKind base, Visit& visit) {
  facts::OwnedSets<Position, Position> lines;
  for (Position place : Position::all()) {
    lines.add_if_fit(place, grid.positions(line_at(base, place), digit), size);
  }
  return facts::tight_choices<size>(lines, [&](PositionSet chosen, PositionSet crossed) {
    return visit(Fish{digit, lines_at(base, chosen), lines_at(crossing_kind(base), crossed)});
  });
}

/// The basic fish of one digit: `size` base lines, each of which has at least two places for it (one place is a
/// single). Rows as base come before columns.
template <int size, class Visit>
bool basic_fish_of(const Grid& grid, Digit digit, Visit&& visit) {
  if (grid.cells(digit).size() < 2 * size) return false;
  for (HouseKind base : facts::base_kinds) {
    if (basic_fish_along<size>(grid, digit, base, visit)) return true;
  }
  return false;
}

/// The basic fish of all digits, ascending.
template <int size, class Visit>
bool basic_fish(const Grid& grid, Visit&& visit) {
  for (Digit digit : Digit::all()) {
    if (basic_fish_of<size>(grid, digit, visit)) return true;
  }
  return false;
}

}  // namespace deduku::fish
