// Skyscraper: two parallel lines with two places each for a digit, one end of each in a common line.
//
//            c3   c7   c9
//     r1     4 ------- 4       In r1 and in r6, 4 has two places. At most one of the two ends in c3 is 4, so
//     r2     |    x            at least one free end is: r1c9 or r6c7. A cell that sees both (x) is not 4.
//     r6     4 -- 4
//
// If the free ends are also aligned, it is an X-Wing, which is not reported here.
#include "src/core/step_sink.hpp"
#include "techniques/facts/digit_facts.hpp"
#include "techniques/single_digit/joined_pairs.hpp"

namespace deduku {

namespace skyscraper {
namespace {

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const DigitSet digits = facts::digits_with_dead_cells(grid, workspace);
  single_digit::skyscrapers(grid, workspace, digits, [&](const single_digit::JoinedPairs& pairs) {
    return single_digit::emit_joined_links(grid, {TechniqueId::skyscraper}, single_digit::joined_links(pairs), sink);
  });
}

}  // namespace
}  // namespace skyscraper

const Technique technique::skyscraper{
    .name = "Skyscraper",
    .find = skyscraper::find,
    .hodoku = {"0400"},
};

}  // namespace deduku
