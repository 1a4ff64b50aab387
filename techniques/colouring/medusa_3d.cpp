// 3D Medusa: candidates of several digits joined by conjugate pairs and by cells with two candidates, in two colours, A
// and B. All of one colour are true, and all of the other false.
//
//     {4A 7B} -------- {4B 8A}       Two candidates of a cell, two places in a house get opposite colours.
//         |                |
//     {7A 2 x} . . . . {8B 2}        variant 0, trap: a candidate that conflicts with both colours is false
//
// A colour is false if it would put two digits into a cell (variant 1) or a digit twice into a house (2), or leave a
// cell without candidates (3) or a digit without places in a house (4).
//
// One digit alone is Simple Colouring.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/colouring/colour_argument.hpp"
#include "techniques/colouring/medusa.hpp"

namespace deduku {

namespace medusa_3d {
namespace {

enum MedusaVariant : std::uint8_t { medusa_trap, crowded_cell, crowded_house, emptied_cell, emptied_house };

/// A medusa; `a` is the colour under suspicion, or either of them.
struct Colouring {
  const Grid& grid;
  const CandidateSet& a;
  const CandidateSet& b;
  std::span<const Link> links;

  Step& step(MedusaVariant variant, StepSink& sink) const {
    Step& step = sink.draft(TechniqueId::medusa_3d, variant);
    step.evidence.digits = (a | b).digits();
    for (Digit digit : a.digits()) step.evidence.add_to(0, Role::colour_a, a.cells(digit), {digit});
    for (Digit digit : b.digits()) step.evidence.add_to(0, Role::colour_b, b.cells(digit), {digit});
    return step;
  }
};

bool emit_trap(const Colouring& colouring, const CandidateSet& excluded, StepSink& sink) {
  const CandidateSet coloured = colouring.a | colouring.b;
  const CandidateSet trapped = (excluded & colouring::excluded_by(colouring.grid, colouring.b)) - coloured;
  if (trapped.empty()) return false;
  Step& step = colouring.step(medusa_trap, sink);
  step.effects.removes = trapped;
  const auto argue = [&](Evidence& evidence) {
    colouring::explain_by_colours(evidence, trapped, {colouring.a, colouring.b});
  };
  return sink.emit(step, argue, colouring.links);
}

/// The effect of a colour that makes it false.
struct Contradiction {
  MedusaVariant variant;
  Part body;
  HouseSet base{};
  VariableSet broken{};  ///< an "at least one" statement that would not hold; empty for an "at most one" statement
};

std::optional<Contradiction> crowded_cells(const Colouring& colouring) {
  Part crowded;
  for (Cell cell : colouring.a.cells()) {
    const DigitSet digits = colouring.a.digits(cell);
    if (digits.size() < 2) continue;
    crowded.cells.insert(cell);
    crowded.digits |= digits;
  }
  if (crowded.cells.empty()) return std::nullopt;
  return Contradiction{crowded_cell, crowded};
}

/// The houses of the first digit that has any.
std::optional<Contradiction> crowded_houses(const Colouring& colouring) {
  for (Digit digit : colouring.a.digits()) {
    HouseSet crowded;
    CellSet cells;
    for (House house : House::all()) {
      const CellSet here = colouring.a.cells(digit) & cells_of(house);
      if (here.size() < 2) continue;
      crowded.insert(house);
      cells |= here;
    }
    if (!crowded.empty()) return Contradiction{crowded_house, {Role::body, {digit}, cells}, crowded};
  }
  return std::nullopt;
}

std::optional<Contradiction> emptied_cells(const Colouring& colouring, const CandidateSet& left) {
  Part emptied;
  emptied.cells = colouring.grid.empty_cells() - left.cells();
  if (emptied.cells.empty()) return std::nullopt;
  for (Cell cell : emptied.cells) emptied.digits |= colouring.grid.candidates(cell);
  return Contradiction{emptied_cell, emptied, {}, {Variable(emptied.cells.first())}};
}

/// The houses of the first digit that has any.
std::optional<Contradiction> emptied_houses(const Colouring& colouring, const CandidateSet& left) {
  for (Digit digit : Digit::all()) {
    HouseSet emptied;
    CellSet places;
    for (House house : House::all()) {
      const CellSet before = colouring.grid.cells(house, digit);
      if (before.empty() || left.cells(digit).intersects(cells_of(house))) continue;
      emptied.insert(house);
      places |= before;
    }
    if (emptied.empty()) continue;
    return Contradiction{emptied_house, {Role::body, {digit}, places}, emptied, {Variable(emptied.first(), digit)}};
  }
  return std::nullopt;
}

/// The first reason why a colour is false. The emptied cells and houses of a colour are checked only if it does not
/// contradict itself.
std::optional<Contradiction> contradiction(const Colouring& colouring, const CandidateSet& excluded) {
  if (excluded.intersects(colouring.a)) {
    const auto cells = crowded_cells(colouring);
    return cells ? cells : crowded_houses(colouring);
  }
  const CandidateSet left = colouring.grid.all_candidates() - excluded;
  const auto cells = emptied_cells(colouring, left);
  return cells ? cells : emptied_houses(colouring, left);
}

/// A false colour is one step, regardless of the number of reasons.
bool emit_if_false(const Colouring& colouring, const CandidateSet& excluded, StepSink& sink) {
  const auto reason = contradiction(colouring, excluded);
  if (!reason) return false;
  Step& step = colouring.step(reason->variant, sink);
  step.effects.removes = colouring.a;
  step.evidence.base = reason->base;
  step.evidence.add(Role::body, reason->body.cells, reason->body.digits);
  const auto argue = [&](Evidence& evidence) {
    evidence.truths |= reason->broken;
    evidence.explain(colouring.a, {.kind = Reason::Kind::colour});
  };
  return sink.emit(step, argue, colouring.links);
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  colouring::medusas(grid, workspace, [&](const colouring::Medusa& medusa, std::span<const Link> links) {
    const auto& [first, second] = medusa.colours;
    const Colouring suspect_first{grid, first, second, links};
    const Colouring suspect_second{grid, second, first, links};
    const CandidateSet by_first = colouring::excluded_by(grid, first);
    const CandidateSet by_second = colouring::excluded_by(grid, second);
    return emit_if_false(suspect_first, by_first, sink) || emit_if_false(suspect_second, by_second, sink) ||
           emit_trap(suspect_first, by_first, sink);
  });
}

}  // namespace
}  // namespace medusa_3d

const Technique technique::medusa_3d{
    .name = "3D Medusa",
    .find = medusa_3d::find,
};

}  // namespace deduku
