// Colouring: the conjugate pairs of one digit, chained as far as possible. The ends of a pair get opposite colours; all
// cells of one colour hold the digit, and no cell of the other does.
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/conjugate_pairs.hpp"

namespace deduku::colouring {

/// Cells joined by conjugate pairs of one digit, at least two. If pairs close an odd cycle there is no colouring (and
/// no solution); the edges then give one of the colourings that respect part of the pairs.
struct ColouredComponent {
  Digit digit;
  std::array<CellSet, 2> colours{};  ///< the lowest cell is in the first
  /// The pairs along which the colours spread: a spanning tree.
  std::array<facts::ConjugatePair, House::count> edge_list{};
  int edge_count = 0;

  std::span<const facts::ConjugatePair> edges() const {
    return {edge_list.data(), static_cast<std::size_t>(edge_count)};
  }
  CellSet cells() const { return colours[0] | colours[1]; }
};

/// The cells that see at least one of `cells`.
constexpr CellSet seen_by_any(const CellSet& cells) {
  CellSet seen;
  for (Cell cell : cells) seen |= peers(cell);
  return seen;
}

/// Colours the open ends of the pairs that touch a component; false if no such pair is left.
inline bool spread(ColouredComponent& component, std::span<const facts::ConjugatePair> pairs) {
  bool has_grown = false;
  for (const facts::ConjugatePair& pair : pairs) {
    const CellSet coloured = component.cells();
    if (coloured.contains(pair.first) == coloured.contains(pair.second)) continue;
    const auto [known, open] =
        coloured.contains(pair.first) ? std::pair(pair.first, pair.second) : std::pair(pair.second, pair.first);
    component.colours[component.colours[0].contains(known) ? 1 : 0].insert(open);
    component.edge_list[component.edge_count++] = pair;
    has_grown = true;
  }
  return has_grown;
}

/// The components of one digit, in the order of their lowest cells.
template <class Visit>
bool coloured_components_of(const Grid& grid, Workspace& workspace, Digit digit, Visit&& visit) {
  const auto pairs = facts::conjugate_pairs(grid, workspace, digit);
  CellSet open;
  for (const facts::ConjugatePair& pair : pairs) open |= CellSet{pair.first, pair.second};
  while (!open.empty()) {
    ColouredComponent component{.digit = digit};
    component.colours[0].insert(open.first());
    while (spread(component, pairs)) continue;
    open -= component.cells();
    if (visit(component)) return true;
  }
  return false;
}

/// The components of each digit.
template <class Visit>
bool coloured_components(const Grid& grid, Workspace& workspace, DigitSet digits, Visit&& visit) {
  for (Digit digit : digits) {
    if (coloured_components_of(grid, workspace, digit, visit)) return true;
  }
  return false;
}

/// Two components of one digit, `first` before `second` in the order of their lowest cells.
struct ComponentPair {
  const ColouredComponent& first;
  const ColouredComponent& second;
};

/// Every pair of components of one digit.
template <class Visit>
bool component_pairs(const Grid& grid, Workspace& workspace, DigitSet digits, Visit&& visit) {
  std::array<ColouredComponent, House::count> earlier;
  for (Digit digit : digits) {
    int count = 0;
    const auto pair_up = [&](const ColouredComponent& component) {
      for (int i = 0; i < count; ++i) {
        if (visit(ComponentPair{earlier[i], component})) return true;
      }
      earlier[count++] = component;
      return false;
    };
    if (coloured_components_of(grid, workspace, digit, pair_up)) return true;
  }
  return false;
}

}  // namespace deduku::colouring
