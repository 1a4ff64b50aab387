// Turbot Fish: a chain of one digit with three links, strong at both ends.
//
//            c2      c8
//     r1     4 ----- 4        In r1 and in b8 the digit has two places each. At most one of the two near ends
//                    |        in c8 holds it, so one of the far ends, r1c2 and r9c7, does, and a cell that
//     r7             4        sees both (x) does not.
//     r9     x      4
//
// If both pairs are in lines, the pattern may also be a Skyscraper, a 2-String Kite or half an X-Wing. Variant 1: both
// far ends are the same cell, which therefore holds the digit.
#include "src/core/step_sink.hpp"
#include "techniques/facts/digit_facts.hpp"
#include "techniques/single_digit/joined_pairs.hpp"

namespace deduku {

namespace turbot_fish {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const DigitSet digits = facts::digits_with_dead_cells(grid, workspace);
  single_digit::turbot_fishes(grid, workspace, digits, [&](const single_digit::TurbotFish& fish) {
    const std::uint8_t variant = fish.free[0] == fish.free[1] ? 1 : 0;
    return single_digit::emit_joined_links(grid, {TechniqueId::turbot_fish, variant}, single_digit::joined_links(fish),
                                           sink);
  });
}

}  // namespace
}  // namespace turbot_fish

const Technique technique::turbot_fish{
    .name = "Turbot Fish",
    .find = turbot_fish::find,
    .hodoku = {"0403", "0403"},
};

}  // namespace deduku
