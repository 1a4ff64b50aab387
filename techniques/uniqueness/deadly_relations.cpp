#include "techniques/uniqueness/deadly_relations.hpp"

#include "techniques/uniqueness/bivalue_grave.hpp"
#include "techniques/uniqueness/loops.hpp"
#include "techniques/uniqueness/rectangles.hpp"
#include "techniques/uniqueness/rectangles_extended.hpp"

namespace deduku::uniqueness {

namespace {

facts::GuardianRelation relation_of(const Grid& grid, const DeadlyPattern& pattern) {
  return {.source = facts::GuardianSource::deadly,
          .digits = pattern.digits,
          .cells = pattern.cells(),
          .deadly = deadly_candidates(grid, pattern)};
}

/// Adds the further candidates of the roof.
void add_inside(const Grid& grid, const DeadlyPattern& pattern, facts::RelationList& list) {
  if (pattern.roof.size() < 2) return;
  facts::GuardianRelation relation = relation_of(grid, pattern);
  for (Cell cell : pattern.roof) relation.guardians.insert(cell, grid.candidates(cell) - pattern.digits);
  list.add(relation);
}

/// Adds the other places of both digits in a house that two roof cells share.
void add_outside(const Grid& grid, const DeadlyPattern& rectangle, facts::RelationList& list) {
  if (rectangle.roof.size() != 2) return;
  for (House house : common_houses(rectangle.roof)) {
    if (rectangle.digits.intersects(grid.solved_digits(house))) continue;
    facts::GuardianRelation relation = relation_of(grid, rectangle);
    relation.houses = {house};
    for (Digit digit : rectangle.digits) {
      relation.guardians.insert(digit, grid.cells(house, digit) - rectangle.roof);
    }
    if (relation.guardians.cells().size() > 1) list.add(relation);
  }
}

void add_grave(const Grid& grid, const Bug& bug, facts::RelationList& list) {
  if (bug.cells.size() < 2) return;
  const CandidateSet grave = grid.all_candidates() - bug.extras;
  list.add({.source = facts::GuardianSource::grave,
            .digits = grave.digits(),
            .cells = grid.empty_cells(),
            .deadly = grave,
            .guardians = bug.extras});
}

}  // namespace

/// Among relations with the same guardians the first one is kept: those inside come first.
void DeadlyRelations::compute(const Grid& grid, Workspace& workspace) {
  list_.clear();
  const auto add = [&](const DeadlyPattern& pattern) {
    add_inside(grid, pattern, list_);
    return false;
  };
  (void)unique_rectangles(grid, workspace, add);
  for (const DeadlyPattern& rectangle : workspace.get<UniqueRectangles>(grid).unfillable()) add(rectangle);
  (void)unique_loops(grid, workspace, add);
  (void)extended_rectangles(grid, workspace, add);
  (void)unique_rectangles(grid, workspace, [&](const DeadlyPattern& rectangle) {
    add_outside(grid, rectangle, list_);
    return false;
  });
  (void)bugs_up_to(grid, workspace, facts::GuardianRelation::most, [&](const Bug& bug) {
    add_grave(grid, bug, list_);
    return false;
  });
  list_.sort();
}

}  // namespace deduku::uniqueness
