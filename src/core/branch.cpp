#include "deduku/branch.hpp"

#include <algorithm>

namespace deduku {

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

/// Each branch that is not part of the argument itself is referenced by a node, and these branches come last.
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

}  // namespace deduku
