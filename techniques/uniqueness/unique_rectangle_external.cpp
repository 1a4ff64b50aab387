// Unique Rectangle External: guardians outside the rectangle.
//
//     {1 4 7}  . . | {2 4 7}  .  {4 8}      Without 4 in the last cell of the upper row, and 7 below in the left
//     {3 4 7}  . . | {4 7}                  column, 4 in the rows and 7 in the columns could only go into the
//        .     . . |   .                    corners, which would hold nothing else. Then 4 and 7 could be swapped,
//     {7 9}    . . |   .                    so one of the two guardians is true.
//
// The further candidates of the corners do not matter. Why the corners hold nothing else:
// techniques/uniqueness/rectangle_guardians.hpp. If the corners have lost candidates or are solved, the second solution
// is one of the givens, as in techniques/uniqueness/unique_rectangle_steps.hpp.
//
// Variants: 0  a single guardian is placed
//           1  all guardians are in one cell, which has nothing else
//           2  all guardians are the same digit: cells that see all of them do not have it
//           3  those of one digit are in one cell, which sees the others: it does not have their digit
//
// Guardians of one digit in the house of two roof cells are type 4. If the other digit has none, and all guardians are
// in houses of one corner, this corner is left to Hidden Rectangle and to strong links.
#include <algorithm>

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/rectangle_guardians.hpp"
#include "techniques/uniqueness/shared_exclusions.hpp"

namespace deduku {

namespace unique_rectangle_external {
namespace {

using uniqueness::Confinement;
using uniqueness::Confinements;
using uniqueness::RectangleBits;
using uniqueness::RectangleFilling;

/// Both digits of a filling, confined to the corners except for guardians.
struct Guarded {
  const RectangleFilling& filling;
  CellSet floor;
  std::array<Digit, 2> digits;
  std::array<const Confinement*, 2> confinements;

  CandidateSet guardians() const {
    CandidateSet guardians;
    for (std::size_t i = 0; i < 2; ++i) guardians.insert(digits[i], confinements[i]->guardians);
    return guardians;
  }
  HouseSet houses() const { return confinements[0]->houses | confinements[1]->houses; }
  int side_count() const { return std::popcount(confinements[0]->sides) + std::popcount(confinements[1]->sides); }
};

/// Whether the guardians are one digit outside the two roof cells of a side.
bool is_type_4(const Guarded& guarded, const CandidateSet& guardians) {
  return guarded.side_count() == 2 && guardians.digits().size() == 1;
}

/// Corners that see all guardians, which have one digit, from their own houses.
CellSet corners_left_out(const Guarded& guarded, const CandidateSet& guardians) {
  if (guardians.digits().size() != 1) return {};
  const std::size_t own = guardians.digits().contains(guarded.digits[0]) ? 0 : 1;
  CellSet corners = guarded.filling.cells();
  for (House house : guarded.confinements[own]->houses) {
    if (guardians.cells().intersects(cells_of(house))) corners &= cells_of(house);
  }
  return corners;
}

int variant_of(const CandidateSet& guardians) {
  if (guardians.size() == 1) return 0;
  if (guardians.cells().size() == 1) return 1;
  return guardians.digits().size() == 1 ? 2 : 3;
}

/// The consequences of the guardians, one of which is true.
Effects effects_of(const Grid& grid, const Guarded& guarded, const CandidateSet& guardians) {
  Effects effects;
  if (guardians.size() == 1) {
    effects.places = guardians;
    return effects;
  }
  effects.removes = uniqueness::shared_exclusions(grid, guardians);
  for (Cell corner : corners_left_out(guarded, guardians)) effects.removes.erase({corner, guardians.digits().first()});
  return effects;
}

bool emit_guarded(const Grid& grid, const Guarded& guarded, StepSink& sink) {
  const CandidateSet guardians = guarded.guardians();
  if (is_type_4(guarded, guardians)) return false;
  const Effects effects = effects_of(grid, guarded, guardians);
  if (!effects.has_effect()) return false;
  Step step{TechniqueId::unique_rectangle_external, static_cast<std::uint8_t>(variant_of(guardians))};
  step.effects = effects;
  const DigitSet digits = guarded.filling.digits();
  step.evidence.digits = digits;
  step.evidence.base = guarded.houses();
  step.evidence.deadly = guarded.filling.deadly();
  if (!guarded.floor.empty()) step.evidence.add(Role::floor, guarded.floor, digits);
  step.evidence.add(Role::roof, guarded.filling.cells() - guarded.floor, digits);
  for (Digit digit : guardians.digits()) step.evidence.add(Role::guardian, guardians.cells(digit), {digit});
  const auto argument = [&](Evidence& evidence) {
    for (std::size_t i = 0; i < 2; ++i) evidence.use(guarded.confinements[i]->houses, {guarded.digits[i]});
    evidence.explain(step.effects.places, {.kind = Reason::Kind::deadly});
    explain_by_alternatives(evidence, step.effects.removes, guardians);
  };
  return sink.emit_cheapest(step, argument, {}, 4 * surcharge_of(step) + step.variant);
}

/// Whether guardians of one digit are a single one, or some place of the digit sees all of them.
bool exclude_alone(const Grid& grid, const CellSet& guardians, Digit digit) {
  return guardians.size() == 1 || grid.cells(digit).intersects(common_peers(guardians));
}

/// Whether guardians of the other digit are in one `cell`, from which all guardians of a digit exclude this digit, or
/// which contains them.
bool exclude_at(const Grid& grid, const CellSet& cell, const CellSet& guardians, Digit digit) {
  if (cell.size() != 1) return false;
  if (cell == guardians) return grid.candidates(cell.first()).size() > 2;
  return grid.has(cell.first(), digit) && peers(cell.first()).contains(guardians);
}

/// Whether the guardians have a common exclusion, or there is only one guardian.
bool may_exclude(const Grid& grid, const CellSet& a, Digit of_a, const CellSet& b, Digit of_b) {
  if (a.empty()) return !b.empty() && exclude_alone(grid, b, of_b);
  if (b.empty()) return exclude_alone(grid, a, of_a);
  return exclude_at(grid, b, a, of_a) || exclude_at(grid, a, b, of_b);
}

RectangleBits roof_of(const RectangleFilling& filling, const CellSet& floor) {
  RectangleBits roof = 0;
  for (unsigned corner = 0; corner < 4; ++corner) {
    if (!floor.contains(filling.corners[corner])) roof |= 1U << corner;
  }
  return roof;
}

/// A roof of one cell is type 1.
bool emit_filling(const Grid& grid, const RectangleFilling& filling, StepSink& sink) {
  const CellSet floor = filling.floor(grid);
  const RectangleBits roof = roof_of(filling, floor);
  if (std::popcount(roof) < 2) return false;
  const std::array<Digit, 2> digits = {filling.digits().first(), filling.digits().last()};
  if (!uniqueness::has_tight_covering(grid, filling, roof, digits[0]) &&
      !uniqueness::has_tight_covering(grid, filling, roof, digits[1])) {
    return false;
  }
  const Confinements lower(grid, filling, roof, digits[0]);
  const Confinements higher(grid, filling, roof, digits[1]);
  for (const Confinement& a : lower) {
    for (const Confinement& b : higher) {
      if (uniqueness::are_at_opposite_corners(a.sides, b.sides)) continue;
      if (!may_exclude(grid, a.guardians, digits[0], b.guardians, digits[1])) continue;
      if (emit_guarded(grid, {filling, floor, digits, {&a, &b}}, sink)) return true;
    }
  }
  return false;
}

/// If both fillings exist, they have the same guardians.
void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::rectangle_fillings(grid, workspace, [&](const RectangleFilling& filling) {
    const bool is_second = !filling.lacks_candidates && filling.held[1] < filling.held[0];
    return !is_second && emit_filling(grid, filling, sink);
  });
}

}  // namespace
}  // namespace unique_rectangle_external

const Technique technique::unique_rectangle_external{
    .name = "Unique Rectangle External",
    .needs_uniqueness = true,
    .find = unique_rectangle_external::find,
    .surcharge = {{{.count = StepCount::houses, .per = 5, .free = 2}}, 10},
};

}  // namespace deduku
