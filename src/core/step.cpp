#include "deduku/step.hpp"

#include "deduku/houses.hpp"
#include "deduku/owned_step.hpp"

namespace deduku {

namespace {

bool is_same_cell(const Node& a, const Node& b) {
  return a.cells == b.cells && a.cells.size() == 1 && a.digit != b.digit;
}

/// The cell or the house in which the nodes are not both true.
std::optional<LinkReason> shared_place(const Node& a, const Node& b) {
  if (is_same_cell(a, b)) return LinkReason{LinkReason::Kind::cell};
  const HouseSet houses = common_houses(a.cells | b.cells);
  if (a.digit != b.digit || a.cells.intersects(b.cells) || houses.empty()) return std::nullopt;
  return LinkReason{LinkReason::Kind::house, houses.first()};
}

/// The house in which the digit has no cell outside the two nodes.
std::optional<LinkReason> filled_house(const Grid& grid, const Node& a, const Node& b) {
  if (a.digit != b.digit) return std::nullopt;
  for (House house : common_houses(a.cells | b.cells)) {
    if ((a.cells | b.cells).contains(grid.cells(house, a.digit))) return LinkReason{LinkReason::Kind::house, house};
  }
  return std::nullopt;
}

/// Whether a node has all cells of its digit in a set, so that the set lacks the digit if the node is false.
bool has_all_places(const Grid& grid, const Part& set, const Node& node) {
  return set.digits.contains(node.digit) && (set.cells & grid.cells(node.digit)) == node.cells;
}

/// Whether a set without the digit of `lost` makes `left` true: one of its own digits, or the last one of a cell.
bool leaves(const Grid& grid, const Part& set, const Node& lost, const Node& left) {
  if (!has_all_places(grid, set, lost)) return false;
  if (lost.digit != left.digit && has_all_places(grid, set, left)) return true;
  if (left.cells.size() != 1) return false;
  const Cell cell = left.cells.first();
  const DigitSet taken = taken_from(grid, set, lost.digit, cell);
  return !taken.empty() && grid.candidates(cell) - taken == DigitSet{left.digit};
}

std::optional<LinkReason> set_between(const StepView& view, const Link& link) {
  const auto parts = view.step.evidence.parts();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (is_set(parts[i].role) && leaves(view.before, parts[i], link.from, link.to))
      return LinkReason{LinkReason::Kind::set, {}, static_cast<int>(i)};
  }
  return std::nullopt;
}

}  // namespace

DigitSet taken_from(const Grid& grid, const Part& set, Digit lacking, Cell cell) {
  DigitSet taken;
  for (Digit digit : grid.candidates(cell) & (set.digits - DigitSet{lacking})) {
    if (common_peers(set.cells & grid.cells(digit)).contains(cell)) taken.insert(digit);
  }
  return taken;
}

std::optional<LinkReason> reason_of(const StepView& view, const Link& link) {
  if (link.kind == LinkKind::weak) return shared_place(link.from, link.to);
  if (is_same_cell(link.from, link.to) &&
      view.before.candidates(link.from.cells.first()) == DigitSet{link.from.digit, link.to.digit})
    return LinkReason{LinkReason::Kind::cell};
  // A chain that passes through a set does so for the link after it, even if a house also has this link.
  const std::optional<LinkReason> set = set_between(view, link);
  return set ? set : filled_house(view.before, link.from, link.to);
}

void StepList::add(const Step& step, std::span<const Link> links, const Branches& branches) {
  if (size_ == steps_.size()) steps_.emplace_back();
  Step& copy = steps_[size_++];
  copy = step;
  copy.evidence.links = {static_cast<std::uint32_t>(links_.size()), static_cast<std::uint32_t>(links.size())};
  copy.evidence.branches = branches_.append(branches);
  links_.insert(links_.end(), links.begin(), links.end());
}

void StepList::replace(std::size_t index, const Step& step, std::span<const Link> links) {
  steps_[index] = step;
  steps_[index].evidence.links = {static_cast<std::uint32_t>(links_.size()), static_cast<std::uint32_t>(links.size())};
  links_.insert(links_.end(), links.begin(), links.end());
}

void StepList::clear() {
  size_ = 0;
  links_.clear();
  branches_.clear();
}

void StepList::reserve(std::size_t steps, std::size_t links) {
  steps_.reserve(steps);
  links_.reserve(links);
}

OwnedStep::OwnedStep(const StepView& view) : before_(view.before) {
  list_.add(view.step, view.links, view.branches);
  if (view.scale != nullptr) scale_ = *view.scale;
}

}  // namespace deduku
