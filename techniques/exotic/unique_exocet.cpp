// Unique Exocet: a Junior Exocet with a pair of digits that would be in a Unique Rectangle.
//
//   B  B   .  |  .  .  .  |  .  .  .      Suppose Q is 1 and R is 2, and both digits have their S cells of c0 in one
//   .  .   .  |  .  Q  .  |  .  .  .      box. Then, in the third box of the chute, they are in the columns of the
//   .  .   .  |  .  .  .  |  .  R  .      base, crosswise: 2 below the 1 and 1 below the 2. If only one row is left
//   ----------+-----------+---------      for this, the two digits can be swapped in four cells, and the puzzle has
//   .  .   1  |  .  .  .  |  .  .  .      two solutions. So the targets are not 1 and 2 in this order.
//   .  .   2  |  .  .  .  |  .  .  .
//   .  .   .  |  .  .  .  |  .  .  .      The candidates of the other pairs: techniques/exotic/exocet_pairs.hpp.
//   ----------+-----------+---------
//   2  1   .  |  .  .  .  |  .  .  .
//
// Each ordered pair and each rectangle is a separate step. The evidence has the third box as its cover house.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/exotic/exocet_steps.hpp"

namespace deduku {

namespace unique_exocet {
namespace {

using namespace exotic;

/// All candidates that the pairs exclude.
CandidateSet left_out_by(const ExocetPairs& ways, const TargetPairs& pairs) {
  return ways.outside(pairs) | ways.outside_mirrors(pairs) | ways.seen_by_known(pairs);
}

/// An exocet, and the two cells beside its base in another line.
struct BaseRectangle {
  const Grid& grid;
  const Exocet& exocet;
  const ExocetPairs& ways;
  House line;
  CellSet beside;

  BaseRectangle(const Grid& of, const Exocet& with, const ExocetPairs& their, House other)
      : grid(of), exocet(with), ways(their), line(other) {
    for (Cell cell : exocet.base) beside.insert(cell_at(line, position_in(exocet.line, cell)));
  }

  CellSet cells() const { return exocet.base_cells() | beside; }
};

bool emit_without(const BaseRectangle& rectangle, OrderedPair pair, StepSink& sink) {
  const auto& [grid, exocet, ways, line, beside] = rectangle;
  TargetPairs pairs = ways.mirrored();
  pairs.erase(pair);
  if (pairs.empty()) return false;
  const CandidateSet removes = left_out_by(ways, pairs);
  if (removes == left_out_by(ways, ways.mirrored())) return false;
  Step& step = sink.draft(TechniqueId::unique_exocet);
  step.effects.removes = removes;
  add_exocet(grid, exocet, step.evidence);
  add_pairs(exocet, pairs, step.evidence);
  add_mirrors(ways, exocet, step.evidence);
  step.evidence.add(Role::body, exocet.targets[0].cells, {pair.first});
  step.evidence.add(Role::body, exocet.targets[1].cells, {pair.second});
  step.evidence.add(Role::floor, beside, pair.digits());
  step.evidence.cover.insert(beside.first().box());
  for (Digit digit : pair.digits()) step.evidence.deadly.insert(digit, rectangle.cells());
  return sink.emit(step, [&](Evidence& evidence) {
    use_exocet(rectangle.grid, rectangle.exocet, evidence);
    use_mirrors(rectangle.grid, rectangle.ways, rectangle.exocet, evidence);
    evidence.use(evidence.cover, pair.digits());
    evidence.explain(removes, {.kind = Reason::Kind::combinations});
  });
}

/// Tries the pairs of an exocet with a rectangle of four open cells that have both digits.
bool emit_rectangles(const BaseRectangle& rectangle, StepSink& sink) {
  DigitSet shared = rectangle.exocet.digits;
  for (Cell cell : rectangle.cells()) shared &= rectangle.grid.candidates(cell);
  for (Digit first : shared) {
    for (Digit second : shared) {
      const OrderedPair pair{first, second};
      const bool is_pair = first != second && rectangle.ways.mirrored().contains(pair);
      if (is_pair && rectangle.ways.needs_rectangle(pair, rectangle.line) && emit_without(rectangle, pair, sink))
        return true;
    }
  }
  return false;
}

bool emit_unique_exocets(const Grid& grid, const Exocet& exocet, StepSink& sink) {
  const ExocetPairs ways(grid, exocet);
  if (ways.mirrored().empty()) return false;
  for (House line : House::all()) {
    const bool is_beside = line.kind() == exocet.line.kind() && line.index() / 3 != exocet.line.index() / 3;
    if (is_beside && emit_rectangles(BaseRectangle(grid, exocet, ways, line), sink)) return true;
  }
  return false;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  for (const Exocet& exocet : workspace.get<Exocets>(grid)) {
    if (emit_unique_exocets(grid, exocet, sink)) return;
  }
}

}  // namespace
}  // namespace unique_exocet

const Technique technique::unique_exocet{
    .name = "Unique Exocet",
    .needs_uniqueness = true,
    .find = unique_exocet::find,
};

}  // namespace deduku
