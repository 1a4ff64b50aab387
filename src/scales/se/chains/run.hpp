// The ordered run: all consequences of one assumption, in the order and with the parents that decide complexities.
// First in first out, true nodes before false ones.
#pragma once

#include "src/scales/se/chains/chain_evidence.hpp"

namespace deduku::se {

class ChainEngine;

/// The means that a run may use.
struct Rules {
  bool dynamic = false;  ///< false candidates leave the grid, so that new links appear
  bool nishio = false;   ///< one digit only
  int level = 0;         ///< from 1 on patterns, from 2 on other chains are searched if nothing else follows
};

class Propagation {
 public:
  Propagation(NodeArena& arena, ChainEngine& engine) : arena_(arena), engine_(engine) {}

  /// Whether static chains find nothing on the following sources; then only new links can make some.
  void set_clean(bool clean) { clean_ = clean; }
  /// Follows one assumption on `source`. Nodes that could only take part in hints of a complexity above `most` may be
  /// omitted (level 0 only).
  Run run(const SeState& source, Candidate root, bool on, const Rules& rules, int most);
  /// Runs once more; the chains of the nested hints that it uses are written to `inner`.
  Run retrace(const SeState& source, Candidate root, bool on, const Rules& rules, std::vector<SeChain>& inner);

 private:
  SeChainNode& node(std::uint16_t index) { return nodes_[index]; }
  bool has(Candidate candidate, bool on) const { return (reached_[candidate] & (on ? is_on : is_off)) != 0; }
  std::uint16_t append(Candidate candidate, bool on, NodeCause cause, std::uint16_t parent);
  void enqueue(std::uint16_t index);
  void clash(Candidate candidate, bool new_is_on, std::uint16_t index);
  bool exclude(std::uint16_t parent, Candidate target, NodeCause cause);
  bool force(std::uint16_t parent, Candidate target, NodeCause cause);
  bool pop_on();
  bool pop_off();
  bool remove_and_force(std::uint16_t parent);
  void add_hidden(SeChainNode& target, NodeCause cause, Candidate candidate);

  // When nothing else follows: patterns and nested chains (advanced.cpp).
  bool advance();
  bool advance_locking();
  bool advance_hidden_pairs();
  bool advance_naked_pairs();
  bool advance_x_wings();
  bool advance_patterns();
  bool advance_chains();
  bool use_inner_hints();
  void need_removed(Candidate candidate);
  void need_removed_in_house(SeHouse house, Digit digit, unsigned positions);
  void need_removed_in_cell(Cell cell, unsigned digits);
  bool remove_by_pattern(const CandidateBits& removals, NodeCause cause, std::uint16_t nested = not_nested);

  NodeArena& arena_;
  ChainEngine& engine_;
  const SeState* source_ = nullptr;
  Rules rules_;
  int most_ = 0;
  SeState grid_;
  bool clean_ = false;
  bool scanned_ = false;  ///< whether `scanned_grid_` is set: the grid of the last search for inner chains that failed
  SeState scanned_grid_;
  Run run_;
  SeChainNode nodes_[2 * Candidate::count + 1];  ///< of the current run; the last one may contradict another
  static constexpr std::uint8_t is_on = 1, is_off = 2;
  PerCandidate<std::uint8_t> reached_;      ///< the known truths of each candidate
  PerCandidate<std::uint16_t> node_of_[2];  ///< false, true
  std::uint16_t on_queue_[Candidate::count];
  std::uint16_t off_queue_[Candidate::count];
  int on_head_ = 0, on_tail_ = 0, off_head_ = 0, off_tail_ = 0;
  std::uint16_t parents_[Candidate::count];  ///< of the current pattern
  int parent_count_ = 0;
  CandidateBits parent_set_;
  std::vector<SeChain>* inner_chains_ = nullptr;  ///< the destination of a retraced run
};

inline std::uint16_t Propagation::append(Candidate candidate, bool on, NodeCause cause, std::uint16_t parent) {
  SeChainNode& added = nodes_[run_.count];
  added = SeChainNode();
  added.candidate = candidate;
  added.on = on;
  added.cause = cause;
  added.parent = parent;
  if (parent != no_node) added.depth = static_cast<std::uint16_t>(nodes_[parent].depth + 1);
  added.extra = static_cast<std::uint32_t>(arena_.extras.size());
  return run_.count++;
}

/// Adds a node to its set and its queue.
inline void Propagation::enqueue(std::uint16_t index) {
  const SeChainNode& added = node(index);
  (added.on ? run_.on : run_.off).insert(added.candidate);
  reached_[added.candidate] |= added.on ? is_on : is_off;
  node_of_[added.on ? 1 : 0][added.candidate] = index;
  if (added.on) {
    on_queue_[on_tail_++] = index;
  } else {
    off_queue_[off_tail_++] = index;
  }
}

}  // namespace deduku::se
