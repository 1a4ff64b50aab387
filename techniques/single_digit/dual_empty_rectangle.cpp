// Dual Empty Rectangle: two Empty Rectangles with the same cells of a box, which remove different candidates.
//
// Each of them alone would suffice; a person who sees the cross sees both. See
// techniques/single_digit/empty_rectangle.cpp.
#include "src/core/step_sink.hpp"
#include "techniques/facts/digit_facts.hpp"
#include "techniques/single_digit/joined_pairs.hpp"

namespace deduku {

namespace dual_empty_rectangle {
namespace {

using single_digit::EmptyRectangle;

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const DigitSet digits = facts::digits_with_dead_cells(grid, workspace);
  single_digit::empty_rectangles(grid, workspace, digits, [&](const EmptyRectangle& first) {
    const auto pair_up = [&](const EmptyRectangle& second) {
      if (second.box != first.box || second.elimination <= first.elimination) return false;
      const single_digit::JoinedLinks duals[] = {single_digit::joined_links(first), single_digit::joined_links(second)};
      return single_digit::emit_dual(grid, {TechniqueId::dual_empty_rectangle}, duals, sink);
    };
    return single_digit::empty_rectangles_of(grid, workspace, first.digit, pair_up);
  });
}

}  // namespace
}  // namespace dual_empty_rectangle

const Technique technique::dual_empty_rectangle{
    .name = "Dual Empty Rectangle",
    .find = dual_empty_rectangle::find,
    .hodoku = {"0405"},
};

}  // namespace deduku
