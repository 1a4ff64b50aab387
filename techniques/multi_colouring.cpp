// Multi-Colouring: two components of conjugate pairs of one digit, A/B and C/D; a colour sees another.
//
//     A -------- B           variant 0, trap: A sees C, so not both are true, and B or D is. What sees both
//     :           \          of these (x) is false.
//     C -------- D  x        variant 1, wrap: A sees C and D, of which one is true. A is false.
//                            variant 2, trap: several pairs of colours see each other, and remove together.
//
// One component alone is Simple Colouring.
#include "techniques/coloured_step.hpp"

namespace deduku {

namespace {

using kernel::ColouredComponent;

constexpr std::uint8_t trap = 0;
constexpr std::uint8_t wrap = 1;
constexpr std::uint8_t several_traps = 2;

bool see_each_other(const CellSet& a, const CellSet& b) {
  return kernel::seen_by_any(a).intersects(b);
}

/// Two components, each with the colour that the sentence calls its first.
struct Orientation {
  const ColouredComponent& first;
  const ColouredComponent& second;
  int first_colour = 0;
  int second_colour = 0;
};

bool emit_colours(Step& step, const Orientation& orientation, StepSink& sink) {
  ColourLinks links;
  links.add(orientation.first, orientation.first_colour, step.evidence);
  links.add(orientation.second, orientation.second_colour, step.evidence);
  return sink.emit(step, links.all());
}

/// The candidates that see both opposites of two colours that see each other; none where these do not.
CellSet trapped(const Grid& grid, const Orientation& orientation) {
  const auto& [first, second, a, c] = orientation;
  if (!see_each_other(first.colours[a], second.colours[c])) return {};
  return grid.cells(first.digit) & kernel::seen_by_any(first.colours[1 - a]) &
         kernel::seen_by_any(second.colours[1 - c]);
}

bool emit_trap(const Grid& grid, const ColouredComponent& first, const ColouredComponent& second,
               StepSink& sink) {
  CellSet victims;
  std::optional<Orientation> shown;
  int traps = 0;
  for (int a : {0, 1}) {
    for (int c : {0, 1}) {
      const Orientation orientation{first, second, a, c};
      const CellSet more = trapped(grid, orientation);
      if (more.empty()) continue;
      victims |= more;
      ++traps;
      if (!shown) shown.emplace(orientation);
    }
  }
  if (traps == 0) return false;
  Step step{TechniqueId::multi_colouring, traps == 1 ? trap : several_traps};
  step.removes.insert(first.digit, victims);
  return emit_colours(step, *shown, sink);
}

/// Removes a colour of `first` that sees both colours of `second`.
bool emit_wraps(const ColouredComponent& first, const ColouredComponent& second, StepSink& sink) {
  for (int a : {0, 1}) {
    const CellSet& colour = first.colours[a];
    if (!see_each_other(colour, second.colours[0]) || !see_each_other(colour, second.colours[1])) continue;
    Step step{TechniqueId::multi_colouring, wrap};
    step.removes.insert(first.digit, colour);
    if (emit_colours(step, {first, second, a, 0}, sink)) return true;
  }
  return false;
}

bool find_multi_colourings(const Grid& grid, Workspace& workspace, StepSink& sink) {
  return kernel::component_pairs(grid, workspace, [&](const kernel::ComponentPair& pair) {
    const auto& [first, second] = pair;
    return emit_wraps(first, second, sink) || emit_wraps(second, first, sink) ||
           emit_trap(grid, first, second, sink);
  });
}

}  // namespace

const Technique technique::multi_colouring{
    .name = "Multi-Colouring",
    .sentence =
        "Conjugate pairs join the candidates {digits} in {colour_a 1} to those in {colour_b 1}, and those "
        "in {colour_a 2} to those in {colour_b 2}: of two colours joined, one is true. The colour "
        "of {colour_a 1} and that of {colour_a 2} have cells that see each other, so they are not both true, "
        "and that of {colour_b 1} or that of {colour_b 2} is."
        "|Conjugate pairs join the candidates {digits} in {colour_a 1} to those in {colour_b 1}, and those "
        "in {colour_a 2} to those in {colour_b 2}: of two colours joined, one is true. From {colour_a 1} "
        "both other colours are seen, that of {colour_a 2} and that of {colour_b 2}, so this colour is "
        "false."
        "|Conjugate pairs join the candidates {digits} in {colour_a 1} to those in {colour_b 1}, and those "
        "in {colour_a 2} to those in {colour_b 2}: of two colours joined, one is true. Where a colour of "
        "the first two sees one of the others, not both are true, so at least one of their opposites is.",
    .find = find_multi_colourings,
    .hodoku = {"0502", "0503", "0502"},
};

}  // namespace deduku
