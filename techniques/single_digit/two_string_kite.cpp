// 2-String Kite: a row and a column with two places each for a digit, one end of each in a common box.
//
//            c2  c3 |   c8
//     r1     .   4 -|-- 4      In r1 and in c2, 4 has two places. Only one of the ends r1c3 and r2c2 can be 4 in
//     r2     4   .  |          box 1, so at least one free end is 4: r1c8 or r7c2. A cell that sees both (x) is
//            |                 not.
//     r7     4          x
//
// The four cells are distinct and the free ends outside the box; otherwise the box claims a line.
#include "src/core/step_sink.hpp"
#include "techniques/facts/digit_facts.hpp"
#include "techniques/single_digit/joined_pairs.hpp"

namespace deduku {

namespace two_string_kite {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const DigitSet digits = facts::digits_with_dead_cells(grid, workspace);
  single_digit::two_string_kites(grid, workspace, digits, [&](const single_digit::JoinedPairs& pairs) {
    return single_digit::emit_joined_links(grid, {TechniqueId::two_string_kite}, single_digit::joined_links(pairs),
                                           sink);
  });
}

}  // namespace
}  // namespace two_string_kite

const Technique technique::two_string_kite{
    .name = "2-String Kite",
    .find = two_string_kite::find,
    .hodoku = {"0401"},
};

}  // namespace deduku
