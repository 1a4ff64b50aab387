#include "src/draw/picture.hpp"

#include <algorithm>

#include "deduku/explain.hpp"

namespace deduku::draw {

namespace {

/// The grid with all candidates of a hint, without their roles.
Picture picture_of_candidates(const Grid& grid, const HintSight& sight) {
  Picture picture = picture_of(grid);
  CandidateSet seen;
  for (Cell cell : sight.cells) seen.insert(cell, grid.candidates(cell));
  if (sight.digit) seen.insert(*sight.digit, grid.cells(*sight.digit));
  for (Candidate candidate : seen) picture.marks.push_back({candidate, MarkShape::body});
  std::ranges::sort(picture.marks, {}, &Mark::candidate);
  return picture;
}

/// The pattern alone: the roles of its cells, but neither the argument nor the conclusion.
Picture picture_of_pattern(Picture picture, const CellSet& cells) {
  const auto is_elsewhere = [&](const Mark& mark) { return !cells.contains(mark.candidate.cell()); };
  std::erase_if(picture.marks, is_elsewhere);
  std::erase_if(picture.solved, is_elsewhere);
  picture.houses.clear();
  picture.moves.clear();
  picture.gone_images = {};
  picture.arrows.clear();
  picture.bar_lines.clear();
  picture.branch_count = 0;
  picture.removed = picture.placed = picture.placed_marks = {};
  return picture;
}

}  // namespace

Picture picture_of_hint(const StepView& view, int level) {
  const HintSight sight = hint_sight(view, level);
  Picture picture =
      sight.roles ? picture_of_pattern(picture_of(view), sight.cells) : picture_of_candidates(view.before, sight);
  for (House house : sight.houses) picture.houses.push_back({house, HouseUse::base});
  return picture;
}

}  // namespace deduku::draw
