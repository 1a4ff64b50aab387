// Multi-Colouring: two components of conjugate pairs of one digit, A/B and C/D; a colour sees another.
//
//     A -------- B           variant 0, trap: A sees C, so not both are true, and B or D is. A candidate that
//     :           \          sees both (x) is false.
//     C -------- D  x        variant 1, wrap: A sees C and D, of which one is true. A is false.
//                            variant 2, trap: A sees C, and B sees D, and both remove something.
//                            variant 3, trap: A sees C and D. Candidates that see B and C, or B and D, are false.
//
// One component alone is Simple Colouring.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/colouring/colour_argument.hpp"
#include "techniques/colouring/coloured_step.hpp"
#include "techniques/facts/digit_facts.hpp"

namespace deduku {

namespace multi_colouring {
namespace {

using colouring::ColouredComponent;

constexpr std::uint8_t multi_trap = 0;
constexpr std::uint8_t multi_wrap = 1;
constexpr std::uint8_t several_traps = 2;
constexpr std::uint8_t wrapped_traps = 3;

bool see_each_other(const CellSet& a, const CellSet& b) {
  return colouring::seen_by_any(a).intersects(b);
}

/// Two components, each with the colour that the sentence names first.
struct Orientation {
  const ColouredComponent& first;
  const ColouredComponent& second;
  int first_colour = 0;
  int second_colour = 0;
};

bool emit_colours(Step& step, const Orientation& orientation, StepSink::Argument argument, StepSink& sink) {
  colouring::ColourLinks links;
  links.add(orientation.first, orientation.first_colour, step.evidence);
  links.add(orientation.second, orientation.second_colour, step.evidence);
  return sink.emit(step, argument, links.all());
}

/// The candidates that see both opposites of two colours that see each other; empty if these do not.
CellSet trapped(const Grid& grid, const Orientation& orientation) {
  const auto& [first, second, a, c] = orientation;
  if (!see_each_other(first.colours[a], second.colours[c])) return {};
  return grid.cells(first.digit) & colouring::seen_by_any(first.colours[1 - a]) &
         colouring::seen_by_any(second.colours[1 - c]);
}

/// Emits a step with the removals of two traps. In each trap, one of the opposites is true.
bool emit_traps(const Grid& grid, Step& step, const Orientation& shown, const std::array<Orientation, 2>& traps,
                StepSink& sink) {
  const auto argue = [&](Evidence& evidence) {
    for (const Orientation& trap : traps) {
      const auto& [first, second, a, c] = trap;
      const Digit digit = first.digit;
      colouring::explain_by_colours(evidence, {digit, trapped(grid, trap)},
                                    {{{digit, first.colours[1 - a]}, {digit, second.colours[1 - c]}}});
    }
  };
  return emit_colours(step, shown, argue, sink);
}

/// Emits the eliminations that follow because a colour of one component sees a colour of the other, together with those
/// that follow if their opposites also do.
bool emit_trap(const Grid& grid, Orientation shown, StepSink& sink) {
  const Orientation opposite{shown.first, shown.second, 1 - shown.first_colour, 1 - shown.second_colour};
  const CellSet of_shown = trapped(grid, shown);
  const CellSet of_opposite = trapped(grid, opposite);
  const bool has_both = !of_shown.empty() && !of_opposite.empty();
  if (of_shown.empty() && of_opposite.empty()) return false;
  Step step{TechniqueId::multi_colouring, has_both ? several_traps : multi_trap};
  step.effects.removes.insert(shown.first.digit, of_shown | of_opposite);
  return emit_traps(grid, step, of_shown.empty() ? opposite : shown, {shown, opposite}, sink);
}

/// Whether a colour of `first` sees both colours of `second`.
bool is_wrap(const ColouredComponent& first, const ColouredComponent& second, int colour) {
  return see_each_other(first.colours[colour], second.colours[0]) &&
         see_each_other(first.colours[colour], second.colours[1]);
}

/// The traps of a colour of `first` that sees both colours of `second`, as one step.
bool emit_wrapped_traps(const Grid& grid, const ColouredComponent& first, const ColouredComponent& second,
                        StepSink& sink) {
  for (int a : {0, 1}) {
    if (!is_wrap(first, second, a)) continue;
    Step step{TechniqueId::multi_colouring, wrapped_traps};
    const std::array<Orientation, 2> traps = {{{first, second, a, 0}, {first, second, a, 1}}};
    step.effects.removes.insert(first.digit, trapped(grid, traps[0]) | trapped(grid, traps[1]));
    if (step.effects.has_effect() && emit_traps(grid, step, traps[0], traps, sink)) return true;
  }
  return false;
}

bool has_wrap(const ColouredComponent& first, const ColouredComponent& second) {
  return is_wrap(first, second, 0) || is_wrap(first, second, 1);
}

/// Removes a colour of `first` that sees both colours of `second`.
bool emit_wraps(const ColouredComponent& first, const ColouredComponent& second, StepSink& sink) {
  for (int a : {0, 1}) {
    if (!is_wrap(first, second, a)) continue;
    Step step{TechniqueId::multi_colouring, multi_wrap};
    step.effects.removes.insert(first.digit, first.colours[a]);
    const auto argue = [&](Evidence& evidence) {
      evidence.explain(step.effects.removes, {.kind = Reason::Kind::colour});
    };
    if (emit_colours(step, {first, second, a, 0}, argue, sink)) return true;
  }
  return false;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const DigitSet digits = facts::digits_with_dead_cells(grid, workspace);
  colouring::component_pairs(grid, workspace, digits, [&](const colouring::ComponentPair& pair) {
    const auto& [first, second] = pair;
    if (emit_wraps(first, second, sink) || emit_wraps(second, first, sink)) return true;
    if (has_wrap(first, second) || has_wrap(second, first)) {
      return emit_wrapped_traps(grid, first, second, sink) || emit_wrapped_traps(grid, second, first, sink);
    }
    return emit_trap(grid, {first, second, 0, 0}, sink) || emit_trap(grid, {first, second, 0, 1}, sink);
  });
}

}  // namespace
}  // namespace multi_colouring

const Technique technique::multi_colouring{
    .name = "Multi-Colouring",
    .find = multi_colouring::find,
    .hodoku = {"0502", "0503", "0502"},
};

}  // namespace deduku
