// Broken Wing: a loop with an odd number of cells that would hold a digit in turn if there were no guardians.
//
//     7 --------- 7     The first row has a further place for 7, g. The other four houses of the loop
//     |     g     |     have none. Without g, of two neighbours one would be 7 and the other not, all
//     7 -- 7      7     the way round, and an odd loop does not allow that. So g is 7.
//           \    /
//          one box
//
// Variants: 0  a single guardian is placed
//           1  several guardians: the digit is eliminated in every cell that sees them all
//
// Not covered: guardians that are seen only by candidates that also see cells of the loop.
#include "techniques/single_digit/broken_wings.hpp"

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"

namespace deduku {

namespace broken_wing {
namespace {

/// The links by which neighbours in the loop exclude each other.
std::array<Link, House::count> loop_links(const single_digit::BrokenWing& wing) {
  std::array<Link, House::count> links;
  for (std::size_t i = 0; i < wing.loop.size(); ++i) {
    const Cell next = wing.loop[(i + 1) % wing.loop.size()];
    links[i] = {{{wing.loop[i]}, wing.digit}, {{next}, wing.digit}, LinkKind::weak};
  }
  return links;
}

/// Places a lone guardian, or removes the candidates that see all of them.
void add_effect(const Grid& grid, const single_digit::BrokenWing& wing, Step& step) {
  const auto& [digit, loop, houses, guardians] = wing;
  if (step.variant == 0) step.effects.places.insert({guardians.first(), digit});
  if (step.variant == 1) step.effects.removes.insert(digit, grid.cells(digit) & common_peers(guardians));
}

/// States that without guardians the digit would be in every second cell of an odd loop. So a lone guardian is true, or
/// one of several.
void argue(Evidence& evidence, const single_digit::BrokenWing& wing, const Step& step) {
  evidence.use(step.evidence.base, {wing.digit});
  evidence.explain(step.effects.places, {.kind = Reason::Kind::assumption});
  explain_by_cells(evidence, wing.digit, step.effects.removes.cells(wing.digit), wing.guardians);
}

bool emit(const Grid& grid, const single_digit::BrokenWing& wing, StepSink& sink) {
  const auto& [digit, loop, houses, guardians] = wing;
  Step step{TechniqueId::broken_wing, static_cast<std::uint8_t>(guardians.size() == 1 ? 0 : 1)};
  add_effect(grid, wing, step);
  step.evidence.digits = {digit};
  for (House house : houses) step.evidence.base.insert(house);
  CellSet body;
  for (Cell cell : loop) body.insert(cell);
  step.evidence.add(Role::body, body, {digit});
  step.evidence.add(Role::guardian, guardians, {digit});
  const auto links = loop_links(wing);
  const auto argue_wing = [&](Evidence& evidence) { argue(evidence, wing, step); };
  return sink.emit_cheapest(step, argue_wing, std::span(links).first(loop.size()), surcharge_of(step));
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  single_digit::broken_wings(grid, workspace,
                             [&](const single_digit::BrokenWing& wing) { return emit(grid, wing, sink); });
}

}  // namespace
}  // namespace broken_wing

const Technique technique::broken_wing{
    .name = "Broken Wing",
    .find = broken_wing::find,
    .surcharge = {{{.count = StepCount::body_cells, .per = 10, .free = 5, .unit = 2}}, 40},
};

}  // namespace deduku
