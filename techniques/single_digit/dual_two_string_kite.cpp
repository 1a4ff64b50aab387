// Dual 2-String Kite: two 2-String Kites with the same two cells in a box, which remove different candidates.
//
//            c2  c3 |   c8       In r1, r2, c2 and c3, 4 has two places each, one of them in b1. Only one of
//     r1     .   4 -|-- 4        r1c3 and r2c2 is 4. So r1c8 or r7c2 is 4, and so is r2c6 or r5c3.
//     r2     4 --|--|-- 4
//            |   |
//
// Variant 0: both for one digit; 1: each for a digit of its own. See techniques/single_digit/two_string_kite.cpp.
#include "src/core/step_sink.hpp"
#include "techniques/facts/digit_facts.hpp"
#include "techniques/single_digit/joined_pairs.hpp"

namespace deduku {

namespace dual_two_string_kite {
namespace {

using single_digit::JoinedPairs;

/// Whether two kites share the cells in the box and remove different candidates; true once for each pair of kites.
bool is_dual(const single_digit::JoinedLinks& first, const single_digit::JoinedLinks& second, const Grid& grid) {
  if (first.near_cells() != second.near_cells() || second.digit < first.digit) return false;
  const CellSet eliminations = second.eliminations(grid);
  return !eliminations.empty() && (first.digit < second.digit || first.eliminations(grid) < eliminations);
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  const DigitSet digits = facts::digits_with_dead_cells(grid, workspace);
  single_digit::two_string_kites(grid, workspace, digits, [&](const JoinedPairs& pairs) {
    const single_digit::JoinedLinks first = single_digit::joined_links(pairs);
    if (first.eliminations(grid).empty()) return false;
    return single_digit::two_string_kites(grid, workspace, digits, [&](const JoinedPairs& others) {
      const single_digit::JoinedLinks duals[] = {first, single_digit::joined_links(others)};
      if (!is_dual(first, duals[1], grid)) return false;
      const std::uint8_t variant = first.digit == others.digit ? 0 : 1;
      return single_digit::emit_dual(grid, {TechniqueId::dual_two_string_kite, variant}, duals, sink);
    });
  });
}

}  // namespace
}  // namespace dual_two_string_kite

const Technique technique::dual_two_string_kite{
    .name = "Dual 2-String Kite",
    .find = dual_two_string_kite::find,
    .hodoku = {"0404", "0404"},
};

}  // namespace deduku
