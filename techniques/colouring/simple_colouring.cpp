// Simple Colouring: cells joined by conjugate pairs of one digit get two colours in turn, A and B. All cells of one
// colour hold the digit, and no cell of the other does.
//
//     A -------- B        variant 0, trap: a cell that sees both colours (x) cannot hold the digit.
//     |
//     B -- A     x        variant 1, wrap: two cells of one colour see each other; that colour is false.
//
// In a wrap, all cells of that colour see both colours; a trap is only reported for cells without a colour. A component
// of a single pair also counts. Several components together are Multi-Colouring.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/colouring/colour_argument.hpp"
#include "techniques/colouring/coloured_step.hpp"
#include "techniques/facts/digit_facts.hpp"

namespace deduku {

namespace simple_colouring {
namespace {

using colouring::ColouredComponent;

constexpr std::uint8_t colour_trap = 0;
constexpr std::uint8_t colour_wrap = 1;

/// The houses that hold two or more of `cells`.
HouseSet crowded_houses(const CellSet& cells) {
  HouseSet houses;
  for (House house : House::all()) {
    if ((cells & cells_of(house)).size() > 1) houses.insert(house);
  }
  return houses;
}

/// Emits a step whose removals are known; `a` is the colour that the sentence names first.
bool emit_colours(Step& step, const ColouredComponent& component, int a, StepSink::Argument argument, StepSink& sink) {
  colouring::ColourLinks links;
  links.add(component, a, step.evidence);
  return sink.emit(step, argument, links.all());
}

bool emit_trap(const Grid& grid, const ColouredComponent& component, StepSink& sink) {
  const CellSet trapped = (grid.cells(component.digit) & colouring::seen_by_any(component.colours[0]) &
                           colouring::seen_by_any(component.colours[1])) -
                          component.cells();
  if (trapped.empty()) return false;
  Step step{TechniqueId::simple_colouring, colour_trap};
  step.effects.removes.insert(component.digit, trapped);
  const auto argue = [&](Evidence& evidence) {
    const auto& [a, b] = component.colours;
    colouring::explain_by_colours(evidence, step.effects.removes, {{{component.digit, a}, {component.digit, b}}});
  };
  return emit_colours(step, component, 0, argue, sink);
}

bool emit_wrap(const ColouredComponent& component, int colour, StepSink& sink) {
  const CellSet& cells = component.colours[colour];
  if (!colouring::seen_by_any(cells).intersects(cells)) return false;
  Step step{TechniqueId::simple_colouring, colour_wrap};
  step.effects.removes.insert(component.digit, cells);
  step.evidence.base = crowded_houses(cells);
  const auto argue = [&](Evidence& evidence) {
    evidence.explain(step.effects.removes, {.kind = Reason::Kind::colour});
  };
  return emit_colours(step, component, colour, argue, sink);
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const DigitSet digits = facts::digits_with_dead_cells(grid, workspace);
  colouring::coloured_components(grid, workspace, digits, [&](const ColouredComponent& component) {
    return emit_wrap(component, 0, sink) || emit_wrap(component, 1, sink) || emit_trap(grid, component, sink);
  });
}

}  // namespace
}  // namespace simple_colouring

const Technique technique::simple_colouring{
    .name = "Simple Colouring",
    .find = simple_colouring::find,
    .hodoku = {"0500", "0501"},
};

}  // namespace deduku
