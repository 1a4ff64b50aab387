// Simple colours and multi-colours of one digit.
#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/colouring/colouring.hpp"

namespace deduku::hodoku {

namespace {

using kernel::ColouredComponent;
using kernel::seen_by_any;

CellSet cells_with_clash(const CellSet& colour) {
  return colour & seen_by_any(colour);
}

/// A colour that sees itself is false; else what sees both colours falls.
bool remove_simple(const Grid& grid, const ColouredComponent& component, Hint& hint) {
  hint.code = "0501";
  for (const CellSet& colour : component.colours) {
    if (!cells_with_clash(colour).empty()) hint.remove(component.digit, colour);
  }
  if (hint.is_worth()) return true;
  hint.code = "0500";
  const CellSet seen = seen_by_any(component.colours[0]) & seen_by_any(component.colours[1]);
  hint.remove(component.digit, (grid.cells(component.digit) & seen) - component.cells());
  return hint.is_worth();
}

/// A colour of the one that sees both colours of the other is false.
bool remove_colour(const ColouredComponent& one, const ColouredComponent& other, Hint& hint) {
  for (const CellSet& colour : one.colours) {
    const CellSet seen = seen_by_any(colour);
    if (seen.intersects(other.colours[0]) && seen.intersects(other.colours[1]))
      hint.remove(one.digit, colour);
  }
  return hint.is_worth();
}

/// Where two colours see each other, what sees both opposite ones falls.
bool remove_between(const Grid& grid, const ColouredComponent& one, const ColouredComponent& other,
                    Hint& hint) {
  CellSet targets;
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 2; ++j) {
      if (!seen_by_any(one.colours[i]).intersects(other.colours[j])) continue;
      targets |= seen_by_any(one.colours[1 - i]) & seen_by_any(other.colours[1 - j]);
    }
  }
  hint.remove(one.digit, grid.cells(one.digit) & targets);
  return hint.is_worth();
}

bool remove_multi(const Grid& grid, const ColouredComponent& one, const ColouredComponent& other,
                  Hint& hint) {
  hint.code = "0503";
  if (remove_colour(one, other, hint)) return true;
  hint.code = "0502";
  return remove_between(grid, one, other, hint);
}

/// Every ordered pair of components of one digit.
bool find_multi_of(const Grid& grid, std::span<const ColouredComponent> components, Hint& hint) {
  for (const ColouredComponent& one : components) {
    for (const ColouredComponent& other : components) {
      if (&one != &other && remove_multi(grid, one, other, hint)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_simple_colors(Scene scene, Hint& hint) {
  const auto visit = [&](const ColouredComponent& each) { return remove_simple(scene.grid, each, hint); };
  for (Digit digit : scene.digits_with_dead_cells()) {
    if (kernel::coloured_components_of(scene.grid, scene.workspace, digit, visit)) return true;
  }
  return false;
}

bool find_multi_colors(Scene scene, Hint& hint) {
  std::array<ColouredComponent, House::count> components;
  for (Digit digit : scene.digits_with_dead_cells()) {
    std::size_t count = 0;
    const auto list = [&](const ColouredComponent& component) {
      components[count++] = component;
      return false;
    };
    kernel::coloured_components_of(scene.grid, scene.workspace, digit, list);
    if (find_multi_of(scene.grid, {components.data(), count}, hint)) return true;
  }
  return false;
}

}  // namespace deduku::hodoku
