// Simple colours and multi-colours of one digit.
#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/colouring/colouring.hpp"

namespace deduku::hodoku {

namespace {

using colouring::ColouredComponent;
using colouring::seen_by_any;

CellSet cells_with_clash(const CellSet& colour) {
  return colour & seen_by_any(colour);
}

/// A colour that sees itself is false; otherwise candidates that see both colours are eliminated.
bool remove_simple(const Grid& grid, const ColouredComponent& component, HodokuHint& hint) {
  hint.code = "0501";
  for (const CellSet& colour : component.colours) {
    if (!cells_with_clash(colour).empty()) hint.remove(component.digit, colour);
  }
  if (hint.has_effect()) return true;
  hint.code = "0500";
  const CellSet seen = seen_by_any(component.colours[0]) & seen_by_any(component.colours[1]);
  return hint.remove(component.digit, (grid.cells(component.digit) & seen) - component.cells());
}

/// A colour of the one that sees both colours of the other is false.
bool remove_colour(const ColouredComponent& one, const ColouredComponent& other, HodokuHint& hint) {
  for (const CellSet& colour : one.colours) {
    const CellSet seen = seen_by_any(colour);
    if (seen.intersects(other.colours[0]) && seen.intersects(other.colours[1])) hint.remove(one.digit, colour);
  }
  return hint.has_effect();
}

/// If two colours see each other, candidates that see both opposite colours are eliminated. One pair of colours after
/// another.
bool remove_between(const Grid& grid, const ColouredComponent& one, const ColouredComponent& other, HodokuHint& hint) {
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 2; ++j) {
      if (!seen_by_any(one.colours[i]).intersects(other.colours[j])) continue;
      const CellSet seen = seen_by_any(one.colours[1 - i]) & seen_by_any(other.colours[1 - j]);
      hint.remove(one.digit, grid.cells(one.digit) & seen);
    }
  }
  return hint.has_effect();
}

bool remove_multi(const Grid& grid, const ColouredComponent& one, const ColouredComponent& other, HodokuHint& hint) {
  hint.code = "0503";
  if (remove_colour(one, other, hint)) return true;
  hint.code = "0502";
  return remove_between(grid, one, other, hint);
}

/// Every ordered pair of components of one digit.
bool find_multi_of(const Grid& grid, std::span<const ColouredComponent> components, HodokuHint& hint) {
  for (const ColouredComponent& one : components) {
    for (const ColouredComponent& other : components) {
      if (&one != &other && remove_multi(grid, one, other, hint)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_simple_colors(SearchContext context, HodokuHint& hint) {
  const auto visit = [&](const ColouredComponent& each) { return remove_simple(context.grid, each, hint); };
  for (Digit digit : context.digits_with_dead_cells()) {
    if (colouring::coloured_components_of(context.grid, context.workspace, digit, visit)) return true;
  }
  return false;
}

bool find_multi_colors(SearchContext context, HodokuHint& hint) {
  std::array<ColouredComponent, House::count> components;
  for (Digit digit : context.digits_with_dead_cells()) {
    std::size_t count = 0;
    const auto list = [&](const ColouredComponent& component) {
      components[count++] = component;
      return false;
    };
    colouring::coloured_components_of(context.grid, context.workspace, digit, list);
    if (find_multi_of(context.grid, {components.data(), count}, hint)) return true;
  }
  return false;
}

}  // namespace deduku::hodoku
