// Unique Rectangle with Strong Links: a corner whose digit would fill the other three by strong links.
//
//     {1 4 7}  . . | {2 4 7}      Suppose the upper left corner is 7. In its row 4 has no other place than the
//                                 two corners, so the upper right one is 4; in that column 7 has no other, so
//     {3 4 7}  . . | {5 4 7}      the lower right one is 7; in the lower row 4 has no other, so the last one is
//                                 4. Then 4 and 7 could be swapped: the upper left corner is not 7.
//
// Each of the others follows from a neighbour: in a house of both it has the only other place for the digit that the
// neighbour does not hold, or it has no candidates except the two digits. A pattern without links is type 1. Three sets
// of links have types of their own and are skipped here: one from the corner to a neighbour (type 4); two from it to
// both neighbours (Hidden Rectangle); one to the opposite corner, if the digit is confined to the rectangle in all four
// lines (type 6).
//
// Variants and soundness: techniques/uniqueness/unique_rectangle_steps.hpp.
#include <algorithm>
#include <span>

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/rectangle_fillings.hpp"

namespace deduku {

namespace unique_rectangle_strong_links {
namespace {

using uniqueness::RectangleFilling;

/// The houses of two cells that both have a digit and in which it has no other place.
HouseSet linking_houses(const Grid& grid, Cell from, Cell to, Digit digit) {
  HouseSet houses;
  if (!grid.has(from, digit) || !grid.has(to, digit)) return houses;
  for (House house : from.houses()) {
    houses.insert_if(cells_of(house).contains(to) && grid.positions(house, digit).size() == 2, house);
  }
  return houses;
}

/// The digits that the other corners must hold if one of them holds its digit of a filling. Corners are numbers, as in
/// `RectangleCorners`: those beside `i` are i ^ 1 and i ^ 2, and the opposite one is 3 - i.
class Consequences {
 public:
  Consequences(const Grid& grid, const RectangleFilling& filling, const CellSet& floor, int start)
      : grid_(grid), filling_(filling), floor_(floor), start_(start) {}

  /// Whether all corners must hold their digits.
  bool fill() {
    const int beside = start_ ^ 1;
    const int below = start_ ^ 2;
    const int opposite = 3 - start_;
    const bool has_beside = follows(beside, start_);
    const bool has_below = follows(below, start_);
    const bool has_opposite = (has_beside && follows(opposite, beside)) || (has_below && follows(opposite, below));
    return has_opposite && (has_beside || follows(beside, opposite)) && (has_below || follows(below, opposite));
  }

  /// The assumption.
  Candidate start() const { return {filling_.corners[start_], filling_.held[start_]}; }
  std::span<const Link> links() const { return std::span(links_).first(count_); }
  /// The houses of the links.
  const HouseSet& houses() const { return houses_; }

  /// The floor cells whose digit a link needs. A link from the opposite corner, if that is a floor cell, holds because
  /// the previous corner has its digit; other links begin beside the start, or at the end of a link.
  CellSet needed_floor() const {
    const CellSet opposite{filling_.corners[3 - start_]};
    const auto begins_there = [&](const Link& link) { return link.from.cells == opposite; };
    if (!floor_.contains(opposite) || std::ranges::none_of(links(), begins_there)) return {};
    return floor_ - opposite - CellSet{start().cell()};
  }

  /// Whether another type covers these links with the same or more eliminations.
  bool have_own_type() const {
    const Cell opposite = filling_.corners[3 - start_];
    if (count_ == 0 || (count_ == 1 && floor_.contains(start().cell()))) return true;
    if (count_ == 1 && links_[0].to.cells == CellSet{opposite}) return is_x_wing();
    return floor_.contains(opposite) &&
           std::ranges::all_of(links(), [&](const Link& link) { return link.from.cells == CellSet{start().cell()}; });
  }

 private:
  bool follows(int corner, int neighbour) {
    const Cell to = filling_.corners[corner];
    if (floor_.contains(to)) return true;
    const Cell from = filling_.corners[neighbour];
    const HouseSet houses = linking_houses(grid_, from, to, filling_.held[corner]);
    if (houses.empty()) return false;
    links_[count_++] = {{{from}, filling_.held[corner]}, {{to}, filling_.held[corner]}, LinkKind::strong};
    houses_ |= houses;
    return true;
  }

  /// Whether the digit of the start is confined to the corners in all four lines.
  bool is_x_wing() const {
    for (Cell cell : {start().cell(), filling_.corners[3 - start_]}) {
      for (House line : {cell.row(), cell.column()}) {
        if (!filling_.cells().contains(grid_.cells(line, start().digit()))) return false;
      }
    }
    return true;
  }

  const Grid& grid_;
  const RectangleFilling& filling_;
  const CellSet& floor_;
  int start_;
  std::array<Link, 3> links_;
  std::size_t count_ = 0;
  HouseSet houses_;
};

bool emit_consequences(const RectangleFilling& filling, const CellSet& floor, const Consequences& consequences,
                       StepSink& sink) {
  Step step{TechniqueId::unique_rectangle_strong_links,
            uniqueness::rectangle_variant(filling.lacks_candidates, filling.solved)};
  const Candidate start = consequences.start();
  step.effects.removes.insert(start);
  step.evidence.digits = filling.digits();
  step.evidence.base = consequences.houses();
  step.evidence.deadly = filling.deadly();
  step.evidence.add(Role::body, {start.cell()}, {start.digit()});
  const CellSet others = floor - CellSet{start.cell()};
  if (!others.empty()) step.evidence.add(Role::floor, others, filling.digits());
  for (const Link& link : consequences.links()) step.evidence.add(Role::roof, link.to.cells, {link.to.digit});
  const auto argument = [&](Evidence& evidence) {
    evidence.use(consequences.needed_floor());
    evidence.explain(step.effects.removes, {.kind = Reason::Kind::deadly});
  };
  return sink.emit(step, argument, consequences.links());
}

/// Whether all corners except the start of the argument are floor cells or linked to a corner beside them.
bool may_follow(const Grid& grid, const RectangleFilling& filling, const CellSet& floor) {
  int unlinked = 0;
  for (int corner = 0; corner < 4 && unlinked < 2; ++corner) {
    const Cell cell = filling.corners[corner];
    const Digit digit = filling.held[corner];
    if (floor.contains(cell)) continue;
    const bool is_linked = !linking_houses(grid, filling.corners[corner ^ 1], cell, digit).empty() ||
                           !linking_houses(grid, filling.corners[corner ^ 2], cell, digit).empty();
    if (!is_linked) ++unlinked;
  }
  return unlinked < 2;
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  uniqueness::rectangle_fillings(grid, workspace, [&](const RectangleFilling& filling) {
    const CellSet floor = filling.floor(grid);
    if (!may_follow(grid, filling, floor)) return false;
    for (int start = 0; start < 4; ++start) {
      if (filling.solved.contains(filling.corners[start])) continue;
      Consequences consequences(grid, filling, floor, start);
      if (!consequences.fill() || consequences.have_own_type()) continue;
      if (emit_consequences(filling, floor, consequences, sink)) return true;
    }
    return false;
  });
}

}  // namespace
}  // namespace unique_rectangle_strong_links

const Technique technique::unique_rectangle_strong_links{
    .name = "Unique Rectangle with Strong Links",
    .needs_uniqueness = true,
    .find = unique_rectangle_strong_links::find,
    .surcharge = {{{.count = StepCount::strong_links, .per = 5, .free = 1}}, 10},
};

}  // namespace deduku
