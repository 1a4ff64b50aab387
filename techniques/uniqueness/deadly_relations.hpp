// Deadly patterns as guardian relations: one of the candidates that keep a pattern from being complete is true.
//
//     {4 7}      . . | {4 7}          inside:   1, 2 or 5 is true in the roof
//     {1 4 7}    . . | {2 4 7 5}  x   outside:  if no cell of the row outside the roof held 4 or 7 (no x), the roof
//                                               would be 4 and 7. So one of the places x is true
//
// Rectangles, loops, extended rectangles, and the grave of a whole grid. The guardians outside are the places of both
// digits in a house that the two roof cells of a rectangle share.
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/guardian_relation.hpp"

namespace deduku::uniqueness {

/// All relations whose guardians are in several cells, ordered by size.
class DeadlyRelations {
 public:
  void compute(const Grid& grid, Workspace& workspace);
  std::span<const facts::GuardianRelation> view() const { return list_.view(); }
  friend bool operator==(const DeadlyRelations&, const DeadlyRelations&) = default;

 private:
  facts::RelationList list_;
};

}  // namespace deduku::uniqueness
