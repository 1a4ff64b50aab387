// Nodes of implication chains and the runs that own them.
#pragma once

#include <vector>

#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

/// Why a node holds. The first three are the kinds of house, in the order of SeHouseKind.
enum NodeCause : std::uint8_t {
  by_box,
  by_row,
  by_column,
  by_cell,
  by_locking,
  by_hidden_pair,
  by_naked_pair,
  by_x_wing,
  by_chain,
  no_cause
};

constexpr NodeCause cause_of(SeHouseKind kind) {
  return static_cast<NodeCause>(kind.index());
}
/// Whether the cause is a house that the node shares with its parent.
constexpr bool is_by_house(NodeCause cause) {
  return cause <= by_column;
}
/// The kind of that house.
constexpr SeHouseKind kind_of(NodeCause cause) {
  return SeHouseKind(cause);
}

inline constexpr std::uint16_t no_node = 0xFFFF;
inline constexpr std::uint16_t not_nested = 0xFFFF;

/// "This candidate is true" (on) or "is false". Parents are nodes of the same run: first the direct one, then the extra
/// ones (the removals that left only one place).
struct SeChainNode {
  Candidate candidate;
  bool on = false;
  NodeCause cause = no_cause;
  std::uint16_t parent = no_node;
  std::uint16_t depth = 0;
  std::uint32_t extra = 0;  ///< index of the first extra parent
  std::uint16_t extra_count = 0;
  std::uint16_t nested = not_nested;  ///< index of the nested hint that removed it

  int key() const { return 2 * candidate.index() + (on ? 1 : 0); }
  Cell cell() const { return candidate.cell(); }
  Digit digit() const { return candidate.digit(); }
};

/// A node that follows from the node `parent` at this depth.
inline SeChainNode child_node(std::uint16_t parent, std::uint16_t parent_depth, Candidate candidate, bool on,
                              NodeCause cause) {
  SeChainNode node;
  node.candidate = candidate;
  node.on = on;
  node.cause = cause;
  node.parent = parent;
  node.depth = static_cast<std::uint16_t>(parent_depth + 1);
  return node;
}

/// The consequences of one assumption, as sets.
template <class Element>
struct SeReach {
  Set<Element> on;
  Set<Element> off;
};

/// All consequences of one assumption, in the order of discovery.
struct Run : SeReach<Candidate> {
  std::uint32_t first = 0;  ///< index of its first node; the root
  std::uint16_t count = 0;
  std::uint16_t clash_on = no_node;  ///< a candidate found true and false: the two nodes
  std::uint16_t clash_off = no_node;

  bool is_contradictory() const { return clash_on != no_node; }
};

/// A chain hint found inside a run: enough to count it.
struct NestedHint {
  std::uint64_t identity;
  int complexity;
  ListRange chains{};  ///< for a retraced run: its chains, in the list that they are written to
};

/// The nodes of all runs of one search.
struct NodeArena {
  std::vector<SeChainNode> nodes;
  std::vector<std::uint16_t> extras;
  std::vector<NestedHint> nested;

  void clear() {
    nodes.clear();
    extras.clear();
    nested.clear();
  }
};

/// The removed candidates that a nested hint depends on: those of the digit in a house or, without a house, those of
/// the cell.
struct SeNeed {
  std::optional<SeHouse> house;
  Candidate candidate;  ///< gives the digit or the cell
};

/// A hint of a chaining producer as another run uses it.
struct InnerHint {
  CandidateBits removals;
  NestedHint nested;
  std::uint32_t first_need;
  std::uint32_t need_count;
};

/// Fingerprint of a sequence of numbers; 64 bits, so that different sequences never meet in practice.
class Fingerprint {
 public:
  void add(std::uint64_t value) {
    hash_ ^= value + 0x9E3779B97F4A7C15U;
    hash_ *= 0xD6E8FEB86659FD93U;
    hash_ ^= hash_ >> 32;
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0x8E51C3AB;
};

}  // namespace deduku::se
