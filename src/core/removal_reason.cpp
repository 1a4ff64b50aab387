// The evidence says why all removals of a step follow; here it is asked about one of them. The rules are tried from the
// most particular on: a step with branches argues by them, one with pincers by these, and so on.
#include "deduku/removal_reason.hpp"

#include <algorithm>

#include "deduku/houses.hpp"
#include "src/core/images.hpp"

namespace deduku {

namespace {

using Kind = RemovalReason::Kind;
using MaybeReason = std::optional<RemovalReason>;

/// Asks about one candidate.
class Question {
 public:
  Question(const StepView& view, Candidate removed)
      : view_(view),
        grid_(view.before),
        evidence_(view.step.evidence),
        cell_(removed.cell()),
        digit_(removed.digit()) {}

  MaybeReason ask() const {
    if (evidence_.symmetry) return by_image(*evidence_.symmetry);
    if (is_about_combinations()) return RemovalReason{.kind = Kind::combinations};
    if (MaybeReason reason = by_link()) return reason;
    if (MaybeReason reason = by_colour()) return reason;
    if (MaybeReason reason = by_chain_ends()) return reason;
    if (MaybeReason reason = by_alternatives(Role::pincer)) return reason;
    if (MaybeReason reason = by_alternatives(Role::guardian)) return reason;
    if (MaybeReason reason = by_petals()) return reason;
    if (MaybeReason reason = by_weak_link()) return reason;
    if (MaybeReason reason = by_cover()) return reason;
    if (MaybeReason reason = by_deadly_pattern()) return reason;
    if (MaybeReason reason = by_set()) return reason;
    if (MaybeReason reason = by_own_cell()) return reason;
    if (MaybeReason reason = by_cells()) return reason;
    return by_needed_cells();
  }

 private:
  /// The places of the digit among cells.
  CellSet places(const CellSet& cells) const { return grid_.cells(digit_) & cells; }
  /// Whether the candidate sees all of some cells; not if there are none.
  bool sees_all(const CellSet& cells) const { return !cells.empty() && peers(cell_).contains(cells); }

  /// Whether a part that is true somewhere excludes the candidate; what does is added to the reason.
  bool is_excluded_by(const Part& part, RemovalReason& reason) const {
    const CellSet seen = part.digits.contains(digit_) ? places(part.cells) : CellSet();
    if (sees_all(seen)) {
      reason.cells |= seen;
      return true;
    }
    if (part.cells != CellSet{cell_} || part.digits.contains(digit_)) return false;
    reason.digits |= part.digits;
    return true;
  }

  /// One of the parts with a role is true, or the pivot where it has the digit, and each excludes the candidate.
  MaybeReason by_alternatives(Role role) const {
    RemovalReason reason{.kind = Kind::alternatives};
    for (const Part& part : evidence_.parts()) {
      const bool is_pivot_with_it = part.role == Role::pivot && part.digits.contains(digit_);
      if ((part.role == role || is_pivot_with_it) && !is_excluded_by(part, reason)) return std::nullopt;
    }
    return evidence_.count(role) > 0 ? MaybeReason(reason) : std::nullopt;
  }

  /// What a symmetry makes of it, once or several times, is gone or excludes it.
  MaybeReason by_image(const Symmetry& symmetry) const {
    const std::optional<Candidate> image = denying_image(symmetry, {cell_, digit_}, grid_);
    if (!image) return std::nullopt;
    return RemovalReason{.kind = Kind::image, .cells = {image->cell()}, .digits = {image->digit()}};
  }

  /// Its house is a link of counted cells for its digit. If none is, it would take two links, or leave too few places.
  MaybeReason by_link() const {
    if (evidence_.count(Role::sector_cell) + evidence_.count(Role::ring_cell) == 0) return std::nullopt;
    for (const Part& part : evidence_.parts()) {
      const std::optional<House> house = linked_house(part);
      const bool is_counted = part.cells.contains(cell_);
      if (house && part.digits.contains(digit_) && cells_of(*house).contains(cell_) && !is_counted) {
        return RemovalReason{.kind = Kind::house, .houses = {*house}};
      }
    }
    return RemovalReason{.kind = Kind::combinations};
  }

  /// It has a colour itself, or is excluded by candidates of two colours.
  MaybeReason by_colour() const {
    RemovalReason reason{.kind = Kind::alternatives};
    int colours = 0;
    for (const Part& part : evidence_.parts()) {
      if (part.role != Role::colour_a && part.role != Role::colour_b) continue;
      if (part.cells.contains(cell_) && part.digits.contains(digit_)) return RemovalReason{.kind = Kind::colour};
      if (is_excluded_by_some_of(part, reason)) ++colours;
    }
    return colours > 1 ? MaybeReason(reason) : std::nullopt;
  }

  /// As `is_excluded_by`, for one cell of a part: all of a colour are true together.
  bool is_excluded_by_some_of(const Part& part, RemovalReason& reason) const {
    for (Cell cell : part.cells) {
      if (is_excluded_by({part.role, part.digits, {cell}, part.index}, reason)) return true;
    }
    return false;
  }

  /// Around a stem all petals have the digit, and one of them keeps it. Among guardians one may have it itself.
  MaybeReason by_petals() const {
    if (evidence_.count(Role::petal) == 0) return std::nullopt;
    CellSet cells;
    for (const Part& part : evidence_.parts()) {
      const bool may_hold_it = part.role == Role::petal || part.role == Role::guardian;
      if (may_hold_it && part.digits.contains(digit_)) cells |= places(part.cells);
    }
    return sees_all(cells) ? MaybeReason({.kind = Kind::alternatives, .cells = cells}) : std::nullopt;
  }

  /// A chain that begins and ends with a strong link has a true end, and one that leads from the candidate back to it
  /// does so after its first link and before its last.
  MaybeReason by_chain_ends() const {
    const std::span<const Link> links = view_.links;
    for (std::size_t first = 0; first < links.size();) {
      std::size_t last = first;
      while (last + 1 < links.size() && links[last].to == links[last + 1].from) ++last;
      const bool is_weak = links[first].kind == LinkKind::weak && links[last].kind == LinkKind::weak;
      const bool is_strong = links[first].kind == LinkKind::strong && links[last].kind == LinkKind::strong;
      RemovalReason reason{.kind = Kind::alternatives};
      if (is_strong && is_excluded_by(links[first].from, reason) && is_excluded_by(links[last].to, reason)) {
        return reason;
      }
      const bool is_own = is_weak && links[first].from == own_node() && links[last].to == own_node();
      if (is_own && is_excluded_by(links[first].to, reason) && is_excluded_by(links[last].from, reason)) return reason;
      first = last + 1;
    }
    return std::nullopt;
  }
  Node own_node() const { return {{cell_}, digit_}; }
  bool is_excluded_by(const Node& node, RemovalReason& reason) const {
    return is_excluded_by(Part{Role::body, {node.digit}, node.cells}, reason);
  }

  /// In a loop one end of each weak link is true.
  MaybeReason by_weak_link() const {
    for (const Link& link : view_.links) {
      RemovalReason reason{.kind = Kind::alternatives};
      const bool is_weak = link.kind == LinkKind::weak;
      if (is_weak && is_excluded_by(link.from, reason) && is_excluded_by(link.to, reason)) return reason;
    }
    return std::nullopt;
  }

  /// It lies in a cover house, and sees every place of the digit in the base houses that no cover house holds.
  MaybeReason by_cover() const {
    if (evidence_.base.empty() || evidence_.cover.empty() || evidence_.digits != DigitSet{digit_}) return std::nullopt;
    for (const HouseSet& cover : {evidence_.covers[0], evidence_.covers[1]}) {
      if (cover.empty()) continue;
      if (MaybeReason reason = by_cover(cover)) return reason;
    }
    return by_cover(evidence_.cover);
  }

  MaybeReason by_cover(const HouseSet& cover) const {
    const HouseSet own = houses_of_cell() & cover;
    if (own.empty()) return std::nullopt;
    CellSet fins = evidence_.cells(Role::endo_fin);
    for (House house : evidence_.base) fins |= grid_.cells(house, digit_);
    for (House house : cover) fins -= cells_of(house) - evidence_.cells(Role::endo_fin);
    fins.erase(cell_);
    if (!peers(cell_).contains(fins)) return std::nullopt;
    return RemovalReason{.kind = Kind::house, .cells = fins, .houses = own};
  }

  HouseSet houses_of_cell() const { return {cell_.row(), cell_.column(), cell_.box()}; }

  /// A digit of the floor in a cell of the pattern.
  MaybeReason by_deadly_pattern() const {
    if (evidence_.count(Role::floor) == 0 && evidence_.count(Role::roof) == 0) return std::nullopt;
    const CellSet pattern = evidence_.cells(Role::floor) | evidence_.cells(Role::roof) | evidence_.cells(Role::body);
    const DigitSet digits = evidence_.digits | evidence_.digits_of(Role::floor);
    if (!pattern.contains(cell_) || !digits.contains(digit_)) return std::nullopt;
    return RemovalReason{.kind = Kind::deadly};
  }

  /// Its cell is one of as many as there are digits for them.
  MaybeReason by_own_cell() const {
    for (const Part& part : evidence_.parts()) {
      if (!part.cells.contains(cell_) || part.digits.contains(digit_) || part.role == Role::als) continue;
      return RemovalReason{
          .kind = Kind::needed, .cells = {cell_}, .digits = evidence_.digits & grid_.candidates(cell_)};
    }
    return std::nullopt;
  }

  /// It sees all places of the digit in the pattern; where that has a house, in this house.
  MaybeReason by_cells() const {
    CellSet cells;
    for (const Part& part : evidence_.parts()) {
      if (part.digits.contains(digit_)) cells |= places(part.cells);
    }
    cells.erase(cell_);
    if (sees_all(cells)) return RemovalReason{.kind = Kind::alternatives, .cells = cells};
    for (House house : houses_of_cell() & (evidence_.base | evidence_.cover)) {
      const CellSet inside = cells & cells_of(house);
      if (!inside.empty()) return RemovalReason{.kind = Kind::house, .houses = {house}};
    }
    return std::nullopt;
  }

  /// A chain through sets leaves each of them one digit to lack, of those by which it passes through; the candidate sees all
  /// places of another one.
  MaybeReason by_set() const {
    if (view_.links.empty()) return std::nullopt;
    const std::span<const Part> parts = evidence_.parts();
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (parts[i].role != Role::als || !parts[i].digits.contains(digit_)) continue;
      const CellSet cells = places(parts[i].cells);
      if (sees_all(cells) && !may_be_lacking(i)) return RemovalReason{.kind = Kind::alternatives, .cells = cells};
    }
    return std::nullopt;
  }

  /// Whether the chain passes through a set by the digit: that may be the one that the set lacks.
  bool may_be_lacking(std::size_t part) const {
    const CellSet& cells = evidence_.parts()[part].cells;
    return std::ranges::any_of(view_.links, [&](const Link& link) {
      const auto has_digit = [&](const Node& node) { return node.digit == digit_ && cells.contains(node.cells); };
      if (!has_digit(link.from) && !has_digit(link.to)) return false;
      const std::optional<LinkReason> reason = deduku::reason_of(view_, link);
      return reason && reason->kind == LinkReason::Kind::set && static_cast<std::size_t>(reason->part) == part;
    });
  }

  /// As many digits as cells, of which the candidate would leave too few.
  MaybeReason by_needed_cells() const {
    const bool is_one_of_them = evidence_.digits.contains(digit_) && evidence_.digits.size() > 1;
    if (!is_one_of_them || evidence_.count(Role::pivot) == 0) return std::nullopt;
    return RemovalReason{.kind = Kind::needed, .cells = evidence_.cells(), .digits = evidence_.digits};
  }

  /// Whether the step goes through all that may stand in some cells, or through all ways to place the digit: then it says
  /// no more of one candidate than of all.
  bool is_about_combinations() const {
    const bool is_blossom = evidence_.count(Role::stem) + evidence_.count(Role::guardian) > 0;
    const bool is_exclusion = evidence_.count(Role::petal) > 0 && !is_blossom;
    if (is_exclusion || evidence_.count(Role::target) > 0) return true;
    const bool has_no_house = (evidence_.base | evidence_.cover | evidence_.goal).empty();
    const auto is_of_template = [](const Part& part) { return part.role == Role::body || part.role == Role::partner; };
    return has_no_house && evidence_.links.size == 0 && std::ranges::all_of(evidence_.parts(), is_of_template);
  }

  const StepView& view_;
  const Grid& grid_;
  const Evidence& evidence_;
  Cell cell_;
  Digit digit_;
};

bool is_about(const Node& node, Candidate candidate) {
  return node.digit == candidate.digit() && node.cells.contains(candidate.cell());
}

/// What follows from the candidate is impossible, or it is false at the end of every branch.
MaybeReason by_branches(const Branches& branches, Candidate removed) {
  if (branches.empty()) return std::nullopt;
  const auto starts = [&](const Branch& branch) {
    return branch.nodes.front().is_true && is_about(branch.nodes.front().node, removed);
  };
  if (starts(branches[0]) && !branches[0].nodes.back().is_true && is_about(branches[0].nodes.back().node, removed)) {
    return RemovalReason{.kind = Kind::assumption};
  }
  const std::size_t outer = branches.outer_count();
  bool all_start_with_it = true;
  bool all_end_without_it = true;
  for (std::size_t i = 0; i < outer; ++i) {
    const BranchNode& end = branches[i].nodes.back();
    all_start_with_it = all_start_with_it && starts(branches[i]);
    all_end_without_it = all_end_without_it && !end.is_true && is_about(end.node, removed);
  }
  if (all_end_without_it) return RemovalReason{.kind = Kind::branches};
  return outer > 1 && all_start_with_it ? MaybeReason({.kind = Kind::assumption}) : std::nullopt;
}

/// Whether a true node excludes a candidate; what does is added to the reason.
bool excludes(const Node& node, Candidate candidate, RemovalReason& reason) {
  if (node.cells == CellSet{candidate.cell()}) {
    reason.digits.insert(node.digit);
    return node.digit != candidate.digit();
  }
  reason.cells |= node.cells;
  return node.digit == candidate.digit() && peers(candidate.cell()).contains(node.cells);
}

/// Of two neighbours in a branch that comes back to its start, one is true.
MaybeReason by_cycle(const Branch& cycle, Candidate removed) {
  for (std::size_t i = 1; i < cycle.nodes.size(); ++i) {
    RemovalReason reason{.kind = Kind::alternatives};
    if (excludes(cycle.nodes[i - 1].node, removed, reason) && excludes(cycle.nodes[i].node, removed, reason)) {
      return reason;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<RemovalReason> reason_of(const StepView& view, Candidate removed) {
  if (!view.step.evidence.explanations.empty()) return view.step.evidence.reason_of(removed);
  if (MaybeReason reason = by_branches(view.branches, removed)) return reason;
  const bool is_nothing_but_branches = !view.branches.empty() && view.step.evidence.parts().empty();
  if (is_nothing_but_branches) return by_cycle(view.branches[0], removed);
  return Question(view, removed).ask();
}

}  // namespace deduku
