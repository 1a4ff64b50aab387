// Branches: the consequences of an assumption, node by node. A forcing argument has one for each alternative.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "deduku/evidence.hpp"
#include "deduku/export.h"
#include "deduku/place_iterator.hpp"

namespace DEDUKU_API deduku {

/// Why a node of a branch follows from its parents. A true node follows from false nodes that are all other candidates
/// of its cell, or all other cells of its digit in a house. A false node follows from a true one that excludes it.
enum class Cause : std::uint8_t {
  assumption,  ///< it does not follow: the branch begins with it
  cell,
  row,
  column,
  box,
  /// The assumption is denied because its parents cannot hold together: they leave a cell without a candidate or a
  /// digit without a cell in a house, or put two digits into a cell or a digit into a house twice.
  contradiction,
  /// A false node: another branch begins with the contrary and ends in a contradiction. Its parents are the nodes that
  /// the other branch takes over.
  trial,
  /// A false node that a branch takes over from the one that needs it for a trial.
  outer,
  /// A true node: exactly the other guardians of the step are its parents. At least one guardian is true.
  guardian,
  // False nodes of Sudoku Explainer's chains: without its parents the grid has a pattern that eliminates the node.
  locking,
  hidden_pair,
  naked_pair,
  x_wing,
  chain,  ///< the pattern is a chain: other branches of the step, one for each alternative
};
inline constexpr int cause_count = 14;
/// Whether a node is eliminated by a pattern that its parents complete.
constexpr bool is_pattern(Cause cause) {
  return cause >= Cause::locking;
}
/// "assumption", "cell", ...: the word used in JSON.
std::string_view name(Cause cause);

/// "One of these cells holds the digit", or "none of them does".
struct BranchNode {
  Node node;
  bool is_true = false;
  Cause cause = Cause::assumption;
  std::uint16_t parent_begin = 0;  ///< index into the parents of the branch
  std::uint16_t parent_count = 0;
  /// For a trial, the branch that refutes the contrary; for a chain, the first of its branches. An index into the
  /// branches of the step, after this branch.
  std::uint16_t branch = 0;
  std::uint16_t branch_count = 0;  ///< the number of branches that the node rests on; 1 for a trial, 0 for causes
                                   ///< without branches

  friend bool operator==(const BranchNode&, const BranchNode&) = default;
};

/// The consequences of one assumption that the conclusion needs: the first node is the assumption, the last one the
/// conclusion. Each node comes after its parents.
struct Branch {
  std::span<const BranchNode> nodes;
  std::span<const std::uint16_t> all_parents;

  /// The nodes from which a node of the branch follows, as indices into `nodes`; empty for the assumption and for nodes
  /// that are taken over.
  std::span<const std::uint16_t> parents(const BranchNode& node) const {
    return all_parents.subspan(node.parent_begin, node.parent_count);
  }
};

class Branches;

/// Builds branches node by node. Reuses its memory.
class BranchList {
 public:
  /// Forgets the branches; keeps the memory.
  void clear();
  std::size_t size() const { return slots_.size(); }
  Branch operator[](std::size_t index) const;
  Branches all() const;

  /// Begins a branch with its assumption, which becomes node 0.
  void begin(const Node& node, bool is_true);
  /// Adds a node to the last branch and returns its index there.
  std::uint16_t add(const Node& node, bool is_true, Cause cause, std::span<const std::uint16_t> parents);
  /// Adds a false node that other branches prove: a trial or a chain.
  std::uint16_t add_proved(const Node& node, Cause cause, std::span<const std::uint16_t> parents, std::uint16_t branch,
                           std::uint16_t branch_count = 1);
  /// Copies branches of another list and returns their new range.
  ListRange append(const Branches& branches);

 private:
  struct Slot {
    ListRange nodes;
    ListRange parents;
  };
  std::vector<Slot> slots_;
  std::vector<BranchNode> nodes_;
  std::vector<std::uint16_t> parents_;
};

/// Some branches of a list, which must outlive them.
class Branches {
 public:
  Branches() = default;
  Branches(const BranchList& list, ListRange range) : list_(&list), range_(range) {}

  std::size_t size() const { return range_.size; }
  bool empty() const { return range_.size == 0; }
  Branch operator[](std::size_t index) const { return (*list_)[range_.begin + index]; }
  PlaceIterator<Branches> begin() const { return {*this, 0}; }
  PlaceIterator<Branches> end() const { return {*this, size()}; }
  /// The number of branches that are the argument itself. Their nodes rest on the other branches, which come after
  /// them.
  std::size_t outer_count() const;

 private:
  const BranchList* list_ = nullptr;
  ListRange range_;
};

}  // namespace deduku
