// Fireworks: a digit of a row and a column, each of which has at most one place for it outside the box of their
// crossing.
//
//            c1  c2  c3  |      c7
//     r1     { }  *   *  | . .  R      In row 1, 7 can only go into the box or into R, and in column 1 only into
//             *          |             the box or into C. If neither R nor C is 7, row and column both have the 7
//             *          |             in the box, so at their crossing. So one of r1c1, R and C is 7.
//             C
//
// Triple: three digits have that form with the same R and C. They fill the three cells, so nothing else is there. Each
// digit occurs in them exactly once. So it is at the crossing, or either the row or the column has it outside the box
// and the other one inside: it is eliminated from the cells of the box outside both.
//
// Quad: two digits have that form for one crossing, and two others for the crossing at the opposite corner, with the
// same R and C. Each of the four cells takes one of the four digits, and each crossing takes one of its own two.
//
// Variants: 0 triple, 1 quad.
#include <span>

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/crossing.hpp"

namespace deduku {

namespace fireworks {
namespace {

/// The exits of the digits of a line from a box.
struct Exits {
  DigitSet none;                        ///< all their places are in the box
  Per<Position, DigitSet> by_one = {};  ///< per position of the line: the only place outside the box is this one

  DigitSet at(Position position) const { return none | by_one[position]; }
};

Exits exits_of(const Grid& grid, House line, House box) {
  Exits exits;
  for (Digit digit : ~grid.solved_digits(line)) {
    const CellSet outside = grid.cells(line, digit) - cells_of(box);
    if (outside.empty()) exits.none.insert(digit);
    if (outside.size() == 1) exits.by_one[position_in(line, outside.first())].insert(digit);
  }
  return exits;
}

/// A crossing with the digits whose only places outside its box are R and C.
struct Firework {
  Cell crossing;
  Cell in_row;
  Cell in_column;
  DigitSet digits;

  CellSet cells() const { return {crossing, in_row, in_column}; }
};

/// Calls `visit` with every firework of at least two digits.
template <class Visit>
bool fireworks(const Grid& grid, Visit&& visit) {
  for (Cell crossing : grid.empty_cells()) {
    const CellSet box = cells_of(crossing.box());
    const Exits row = exits_of(grid, crossing.row(), crossing.box());
    const Exits column = exits_of(grid, crossing.column(), crossing.box());
    for (Cell in_row : (grid.empty_cells() & cells_of(crossing.row())) - box) {
      const DigitSet digits = row.at(position_in(crossing.row(), in_row));
      if (digits.size() < 2) continue;
      for (Cell in_column : (grid.empty_cells() & cells_of(crossing.column())) - box) {
        const DigitSet both = digits & column.at(position_in(crossing.column(), in_column));
        if (both.size() >= 2 && visit(Firework{crossing, in_row, in_column, both})) return true;
      }
    }
  }
  return false;
}

/// The firework of the opposite corner with the same R and C.
Firework opposite(const Grid& grid, const Firework& firework) {
  const auto& [crossing, in_row, in_column, digits] = firework;
  const Cell corner = facts::crossing_of(in_column, in_row);
  const Exits row = exits_of(grid, corner.row(), corner.box());
  const Exits column = exits_of(grid, corner.column(), corner.box());
  return {corner, in_column, in_row,
          row.at(position_in(corner.row(), in_column)) & column.at(position_in(corner.column(), in_row))};
}

/// Adds the eliminations in the box of a crossing off its row and column.
void eliminate_in_box(const Grid& grid, const Firework& firework, Step& step) {
  const Cell crossing = firework.crossing;
  const CellSet off = cells_of(crossing.box()) - cells_of(crossing.row()) - cells_of(crossing.column());
  for (Digit digit : firework.digits) step.effects.removes.insert(digit, grid.cells(digit) & off);
}

void add_evidence(const Firework& firework, Evidence& evidence) {
  evidence.digits |= firework.digits;
  evidence.base |= {firework.crossing.row(), firework.crossing.column()};
  evidence.add(Role::pivot, {firework.crossing}, firework.digits);
}

/// States that each digit is in one of the cells of its firework because row and column have a place for it. There are
/// as many cells as digits, so each cell has one of them: a crossing has one of its own, the far ends one of all.
void argue(const Grid& grid, std::span<const Firework> fireworks, const Step& step, Evidence& evidence) {
  const auto explain_cell = [&](Cell cell, DigitSet digits) {
    explain_by_need(evidence, grid, {cell, step.effects.removes.digits(cell)}, digits);
  };
  for (const Firework& firework : fireworks) {
    const Cell crossing = firework.crossing;
    evidence.use({crossing.row(), crossing.column()}, firework.digits);
    explain_cell(crossing, firework.digits);
  }
  explain_cell(fireworks.front().in_row, evidence.digits);
  explain_cell(fireworks.front().in_column, evidence.digits);
  evidence.explain(step.effects.removes,
                   {.kind = Reason::Kind::needed, .cells = evidence.cells(), .digits = evidence.digits});
}

bool emit_triple(const Grid& grid, const Firework& firework, StepSink& sink) {
  Step step{TechniqueId::fireworks};
  for (Cell cell : firework.cells()) step.effects.removes.insert(cell, grid.candidates(cell) - firework.digits);
  eliminate_in_box(grid, firework, step);
  if (!step.effects.has_effect()) return false;
  add_evidence(firework, step.evidence);
  step.evidence.add(Role::pincer, {firework.in_row, firework.in_column}, firework.digits);
  return sink.emit(step, [&](Evidence& evidence) { argue(grid, std::span(&firework, 1), step, evidence); });
}

bool emit_quad(const Grid& grid, const Firework& a, const Firework& b, StepSink& sink) {
  Step step{TechniqueId::fireworks, 1};
  const DigitSet digits = a.digits | b.digits;
  for (Cell cell : {a.in_row, a.in_column}) step.effects.removes.insert(cell, grid.candidates(cell) - digits);
  for (const Firework* firework : {&a, &b}) {
    step.effects.removes.insert(firework->crossing, grid.candidates(firework->crossing) - firework->digits);
    eliminate_in_box(grid, *firework, step);
    add_evidence(*firework, step.evidence);
  }
  if (!step.effects.has_effect()) return false;
  step.evidence.add(Role::pincer, {a.in_row, a.in_column}, digits);
  return sink.emit(step, [&](Evidence& evidence) { argue(grid, std::array{a, b}, step, evidence); });
}

/// A quad of two crossings is emitted once, from the first of them.
void find(const Grid& grid, Workspace&, StepSink& sink) {
  fireworks(grid, [&](const Firework& firework) {
    if (firework.digits.size() == 3) return emit_triple(grid, firework, sink);
    if (firework.digits.size() != 2) return false;
    const Firework other = opposite(grid, firework);
    if (other.crossing < firework.crossing || !grid.empty_cells().contains(other.crossing)) return false;
    if (other.digits.size() != 2 || other.digits.intersects(firework.digits)) return false;
    return emit_quad(grid, firework, other, sink);
  });
}

}  // namespace
}  // namespace fireworks

const Technique technique::fireworks{
    .name = "Fireworks",
    .find = fireworks::find,
    .surcharge = {{{.count = StepCount::has_two_fireworks, .per = 30}}, 30},
};

}  // namespace deduku
