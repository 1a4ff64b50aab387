#include "deduku/step.hpp"

#include <algorithm>

#include "deduku/houses.hpp"
#include "src/core/work.hpp"

namespace deduku {

std::string_view name(Role role) {
  static constexpr std::array<std::string_view, role_count> names = {
      "body",    "pivot",    "pincer",   "fin", "endo_fin", "floor", "roof",
      "partner", "colour_a", "colour_b", "als", "stem",     "petal", "guardian"};
  return names[static_cast<std::size_t>(role)];
}

std::string_view name(Cause cause) {
  static constexpr std::array<std::string_view, cause_count> names = {
      "assumption", "cell",    "row",         "column",     "box",    "contradiction", "trial",
      "outer",      "locking", "hidden_pair", "naked_pair", "x_wing", "chain"};
  return names[static_cast<std::size_t>(cause)];
}

void BranchList::clear() {
  slots_.clear();
  nodes_.clear();
  parents_.clear();
}

Branch BranchList::operator[](std::size_t index) const {
  const auto& [nodes, parents] = slots_[index];
  return {{nodes_.data() + nodes.begin, nodes.size}, {parents_.data() + parents.begin, parents.size}};
}

Branches BranchList::all() const {
  return {*this, {0, static_cast<std::uint32_t>(slots_.size())}};
}

void BranchList::begin(const Node& node, bool is_true) {
  slots_.push_back({{static_cast<std::uint32_t>(nodes_.size()), 0}, {static_cast<std::uint32_t>(parents_.size()), 0}});
  add(node, is_true, Cause::assumption, {});
}

std::uint16_t BranchList::add(const Node& node, bool is_true, Cause cause, std::span<const std::uint16_t> parents) {
  auto& [own_nodes, own_parents] = slots_.back();
  nodes_.push_back({.node = node,
                    .is_true = is_true,
                    .cause = cause,
                    .parent_begin = static_cast<std::uint16_t>(own_parents.size),
                    .parent_count = static_cast<std::uint16_t>(parents.size())});
  parents_.insert(parents_.end(), parents.begin(), parents.end());
  own_parents.size += static_cast<std::uint32_t>(parents.size());
  return static_cast<std::uint16_t>(own_nodes.size++);
}

std::uint16_t BranchList::add_proved(const Node& node, Cause cause, std::span<const std::uint16_t> parents,
                                     std::uint16_t branch, std::uint16_t branch_count) {
  const std::uint16_t place = add(node, false, cause, parents);
  nodes_.back().branch = branch;
  nodes_.back().branch_count = branch_count;
  return place;
}

/// Each branch that is not part of the argument itself is named by a node, and these branches come last.
std::size_t Branches::outer_count() const {
  std::size_t outer = size();
  for (std::size_t i = 0; i < size(); ++i) {
    for (const BranchNode& node : (*this)[i].nodes) {
      if (node.branch_count > 0) outer = std::min<std::size_t>(outer, node.branch);
    }
  }
  return outer;
}

ListRange BranchList::append(const Branches& branches) {
  const ListRange range{static_cast<std::uint32_t>(slots_.size()), static_cast<std::uint32_t>(branches.size())};
  for (std::size_t i = 0; i < branches.size(); ++i) {
    const Branch branch = branches[i];
    slots_.push_back(
        {{static_cast<std::uint32_t>(nodes_.size()), static_cast<std::uint32_t>(branch.nodes.size())},
         {static_cast<std::uint32_t>(parents_.size()), static_cast<std::uint32_t>(branch.all_parents.size())}});
    nodes_.insert(nodes_.end(), branch.nodes.begin(), branch.nodes.end());
    parents_.insert(parents_.end(), branch.all_parents.begin(), branch.all_parents.end());
  }
  return range;
}

void PartList::add(const Part& part) {
  if (far_.empty() && size_ < near_count) {
    near_[size_++] = part;
    return;
  }
  if (far_.empty()) far_.assign(near_.begin(), near_.end());
  far_.push_back(part);
}

void PartList::clear() {
  size_ = 0;
  far_.clear();
}

void Evidence::clear() {
  PartList parts = std::move(part_list);
  parts.clear();
  *this = Evidence();
  part_list = std::move(parts);
}

int Evidence::count(Role role) const {
  return static_cast<int>(std::ranges::count(parts(), role, &Part::role));
}

CellSet Evidence::cells(Role role) const {
  CellSet cells;
  for (const Part& part : parts()) {
    if (part.role == role) cells |= part.cells;
  }
  return cells;
}

DigitSet Evidence::digits_of(Role role) const {
  DigitSet all;
  for (const Part& part : parts()) {
    if (part.role == role) all |= part.digits;
  }
  return all;
}

CellSet Evidence::cells() const {
  CellSet cells;
  for (const Part& part : parts()) cells |= part.cells;
  return cells;
}

namespace {

bool is_same_cell(const Node& a, const Node& b) {
  return a.cells == b.cells && a.cells.size() == 1 && a.digit != b.digit;
}

/// The house in which not both nodes are true.
std::optional<LinkReason> shared_place(const Node& a, const Node& b) {
  if (is_same_cell(a, b)) return LinkReason{LinkReason::Kind::cell};
  const HouseSet houses = common_houses(a.cells | b.cells);
  if (a.digit != b.digit || a.cells.intersects(b.cells) || houses.empty()) return std::nullopt;
  return LinkReason{LinkReason::Kind::house, houses.first()};
}

/// The house in which the digit has no place but in the two nodes.
std::optional<LinkReason> filled_house(const Grid& grid, const Node& a, const Node& b) {
  if (a.digit != b.digit) return std::nullopt;
  for (House house : common_houses(a.cells | b.cells)) {
    if ((a.cells | b.cells).contains(grid.cells(house, a.digit))) return LinkReason{LinkReason::Kind::house, house};
  }
  return std::nullopt;
}

/// Whether a node has all places of its digit in a set, so that the set lacks it where the node is false.
bool has_all_places(const Grid& grid, const Part& set, const Node& node) {
  return set.digits.contains(node.digit) && (set.cells & grid.cells(node.digit)) == node.cells;
}

/// Whether a set without the digit of `lost` has `left` true: a digit of its own, or the last one of a cell.
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
    if (parts[i].role == Role::als && leaves(view.before, parts[i], link.from, link.to))
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
  // A chain that passes through a set does so for the link behind it, even where a house has the same link.
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

namespace {

bool same_effects(const Step& a, const Step& b) {
  return a.technique == b.technique && a.variant == b.variant && a.places == b.places && a.removes == b.removes;
}

/// Mixes the words of the effects (FNV-1a, word by word, with a last shuffle of the high bits down).
std::uint32_t hash_of_effects(const Step& step) {
  std::uint64_t hash = 0xcbf29ce484222325U + static_cast<std::uint64_t>(step.technique) * 31 + step.variant;
  for (Digit digit : Digit::all()) {
    for (std::uint64_t word : step.places.cells(digit).words) hash = (hash ^ word) * 0x100000001b3U;
    for (std::uint64_t word : step.removes.cells(digit).words) hash = (hash ^ (hash >> 29) ^ word) * 0x100000001b3U;
  }
  return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

}  // namespace

Step& StepSink::draft(TechniqueId technique, std::uint8_t variant) {
  draft_.technique = technique;
  draft_.variant = variant;
  draft_.places = {};
  draft_.removes = {};
  draft_.evidence.clear();
  return draft_;
}

void StepSink::begin(int cost, SurchargeFn surcharge, int ceiling) {
  cost_ = cost;
  surcharge_of_ = surcharge;
  ceiling_ = ceiling;
  is_cut_ = false;
  stopped_at_.reset();
}

/// Whether one more step can be taken at all. Notes where that is not so.
bool StepSink::has_room() {
  const std::size_t most_steps = wants_cheapest() ? 100'000 : 10'000;
  constexpr std::uint64_t units_per_step = 10;
  if (found_.size() >= most_steps) note_cut();
  return found_.size() < most_steps && (work_ == nullptr || work_->spend(units_per_step));
}

/// Whether a step is to be taken. One that costs less than those before supersedes them.
bool StepSink::passes(const Step& step) {
  if (!wants_cheapest()) return true;
  const int cost = cost_ + (surcharge_of_ == nullptr ? 0 : surcharge_of_(step));
  if (!found_.empty() && cost > least_cost_) return false;
  if (!found_.empty() && cost < least_cost_) forget_steps();
  least_cost_ = cost;
  return true;
}

bool StepSink::emit(const Step& step, std::span<const Link> links, const Branches& branches) {
  assert(step.has_effect());
  if (!has_room()) return true;
  if (passes(step)) found_.add(step, links, branches);
  return wants_first();
}

bool StepSink::emit_cheapest(const Step& step, std::span<const Link> links, int cost) {
  if (wants_first()) return emit(step, links);
  assert(step.has_effect());
  if (!has_room()) return true;
  if (!passes(step)) return false;
  grow_table();
  const std::uint32_t hash = hash_of_effects(step);
  Slot& slot = slot_for(step, hash);
  if (slot.ordinal == 0) {
    found_.add(step, links);
    slot = {static_cast<std::uint32_t>(found_.size()), hash, cost};
    ++taken_;
  } else if (cost < slot.cost) {
    found_.replace(slot.ordinal - 1, step, links);
    slot.cost = cost;
  }
  return false;
}

bool StepSink::wants(int surcharge) {
  if (!takes(surcharge)) return false;
  if (cost_ + surcharge <= ceiling_) return true;
  stopped_at_ = cost_ + surcharge;
  return false;
}

void StepSink::clear() {
  forget_steps();
  begin(0, nullptr, std::numeric_limits<int>::max());
}

void StepSink::forget_steps() {
  found_.clear();
  if (taken_ > 0) std::fill(slots_.begin(), slots_.end(), Slot());
  taken_ = 0;
}

/// The slot that holds a step with these effects, or the free one where it belongs.
StepSink::Slot& StepSink::slot_for(const Step& step, std::uint32_t hash) {
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t i = hash & mask;; i = (i + 1) & mask) {
    Slot& slot = slots_[i];
    if (slot.ordinal == 0) return slot;
    if (slot.hash == hash && same_effects(found_[slot.ordinal - 1], step)) return slot;
  }
}

/// Doubles the table where half of it is taken.
void StepSink::grow_table() {
  if (2 * taken_ < slots_.size()) return;
  std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
  old.swap(slots_);
  const std::size_t mask = slots_.size() - 1;
  for (const Slot& slot : old) {
    if (slot.ordinal == 0) continue;
    std::size_t i = slot.hash & mask;
    while (slots_[i].ordinal != 0) i = (i + 1) & mask;
    slots_[i] = slot;
  }
}

}  // namespace deduku
