// 3D Medusa: candidates of several digits joined by conjugate pairs and by cells with two candidates, in two
// colours, A and B. All of one colour are true, and all of the other false.
//
//     {4A 7B} -------- {4B 8A}       Two candidates of a cell, two places in a house get opposite colours.
//         |                |
//     {7A 2 x} . . . . {8B 2}        variant 0, trap: a candidate that conflicts with both colours is false
//
// A colour is false if it would put two digits into a cell (variant 1) or a digit twice into a house (2), or
// leave a cell without candidates (3) or a digit without places in a house (4).
//
// One digit alone is Simple Colouring.
#include "techniques/kernels/medusa.hpp"

namespace deduku {

namespace {

enum Variant : std::uint8_t { trap, crowded_cell, crowded_house, emptied_cell, emptied_house };

/// A medusa; `a` is the colour under suspicion, or either of them.
struct Colouring {
  const Grid& grid;
  const CandidateSet& a;
  const CandidateSet& b;
  std::span<const Link> links;

  Step step(Variant variant) const {
    Step step{TechniqueId::medusa_3d, variant};
    step.evidence.digits = (a | b).digits();
    for (Digit digit : a.digits()) step.evidence.add_to(0, Role::colour_a, a.cells(digit), {digit});
    for (Digit digit : b.digits()) step.evidence.add_to(0, Role::colour_b, b.cells(digit), {digit});
    return step;
  }
  /// The first colour is false because of what it does to `body`.
  bool emit_false(Variant variant, const Part& body, HouseSet base, StepSink& sink) const {
    Step false_colour = step(variant);
    false_colour.removes = a;
    false_colour.evidence.base = base;
    false_colour.evidence.add(Role::body, body.cells, body.digits);
    return sink.emit(false_colour, links);
  }
};

bool emit_trap(const Colouring& colouring, const CandidateSet& excluded, StepSink& sink) {
  const CandidateSet coloured = colouring.a | colouring.b;
  const CandidateSet trapped = (excluded & kernel::excluded_by(colouring.grid, colouring.b)) - coloured;
  if (trapped.empty()) return false;
  Step step = colouring.step(trap);
  step.removes = trapped;
  return sink.emit(step, colouring.links);
}

bool emit_crowded_cells(const Colouring& colouring, StepSink& sink) {
  Part crowded;
  for (Cell cell : colouring.a.cells()) {
    const DigitSet digits = colouring.a.digits(cell);
    if (digits.size() < 2) continue;
    crowded.cells.insert(cell);
    crowded.digits |= digits;
  }
  return !crowded.cells.empty() && colouring.emit_false(crowded_cell, crowded, {}, sink);
}

/// One step for each digit.
bool emit_crowded_houses(const Colouring& colouring, StepSink& sink) {
  for (Digit digit : colouring.a.digits()) {
    HouseSet crowded;
    CellSet cells;
    for (House house : House::all()) {
      const CellSet here = colouring.a.cells(digit) & cells_of(house);
      if (here.size() < 2) continue;
      crowded.insert(house);
      cells |= here;
    }
    if (crowded.empty()) continue;
    if (colouring.emit_false(crowded_house, {Role::body, {digit}, cells}, crowded, sink)) return true;
  }
  return false;
}

bool emit_emptied_cells(const Colouring& colouring, const CandidateSet& left, StepSink& sink) {
  Part emptied;
  emptied.cells = colouring.grid.empty_cells() - left.cells();
  for (Cell cell : emptied.cells) emptied.digits |= colouring.grid.candidates(cell);
  return !emptied.cells.empty() && colouring.emit_false(emptied_cell, emptied, {}, sink);
}

/// One step for each digit.
bool emit_emptied_houses(const Colouring& colouring, const CandidateSet& left, StepSink& sink) {
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
    if (colouring.emit_false(emptied_house, {Role::body, {digit}, places}, emptied, sink)) return true;
  }
  return false;
}

/// What makes a colour false. Only one that does not contradict itself is asked what it leaves.
bool emit_contradictions(const Colouring& colouring, const CandidateSet& excluded, StepSink& sink) {
  if (excluded.intersects(colouring.a)) {
    return emit_crowded_cells(colouring, sink) || emit_crowded_houses(colouring, sink);
  }
  const CandidateSet left = colouring.grid.all_candidates() - excluded;
  return emit_emptied_cells(colouring, left, sink) || emit_emptied_houses(colouring, left, sink);
}

bool find_medusas(const Grid& grid, Workspace& workspace, StepSink& sink) {
  return kernel::medusas(grid, workspace, [&](const kernel::Medusa& medusa, std::span<const Link> links) {
    const auto& [first, second] = medusa.colours;
    const Colouring suspect_first{grid, first, second, links};
    const Colouring suspect_second{grid, second, first, links};
    const CandidateSet by_first = kernel::excluded_by(grid, first);
    const CandidateSet by_second = kernel::excluded_by(grid, second);
    return emit_contradictions(suspect_first, by_first, sink) ||
           emit_contradictions(suspect_second, by_second, sink) || emit_trap(suspect_first, by_first, sink);
  });
}

}  // namespace

const Technique technique::medusa_3d{
    .name = "3D Medusa",
    .sentence =
        "Conjugate pairs and cells with two candidates join {colour_a each} to {colour_b each}: all "
        "candidates of "
        "one colour are true, all of the other false. What conflicts with both colours is false in any case."
        "|Conjugate pairs and cells with two candidates join {colour_a each} to {colour_b each}: all "
        "candidates "
        "of one colour are true, all of the other false. The first colour would put two digits into {body}."
        "|Conjugate pairs and cells with two candidates join {colour_a each} to {colour_b each}: all "
        "candidates "
        "of one colour are true, all of the other false. The first colour would put {body.digits} twice into "
        "{base}."
        "|Conjugate pairs and cells with two candidates join {colour_a each} to {colour_b each}: all "
        "candidates "
        "of one colour are true, all of the other false. The first colour would leave no candidate in {body}."
        "|Conjugate pairs and cells with two candidates join {colour_a each} to {colour_b each}: all "
        "candidates "
        "of one colour are true, all of the other false. The first colour would leave no place for "
        "{body.digits} "
        "in {base}.",
    .find = find_medusas,
};

}  // namespace deduku
