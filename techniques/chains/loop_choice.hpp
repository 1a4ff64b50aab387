// Which of the equally short loops of a candidate is told.
//
//     (8)r1c1 - (8)r9c1 = (9)r9c1 - (9)r9c46 = ... - (8)r1c1
//
// A loop that proves a candidate false is followed link by link: from the candidate, or from another digit of
// its cell, which is true or else proves it. Where two loops part, a link inside a cell is simpler to follow
// than one along a line, and that simpler than one in a box; then come groups, and sets. Only the simplest
// counts: if it returns to a cell, or comes upon a third digit of the candidate's own cell, no loop is told.
#pragma once

#include "techniques/chains/chain_steps.hpp"

namespace deduku::chains {

/// Keeps the simplest of the loops that are offered.
class LoopChoice {
 public:
  /// The loops of `victim` from itself, or from another digit of its cell.
  LoopChoice(const Pursuit& pursuit, Candidate victim, std::optional<Digit> from)
      : pursuit_(pursuit), victim_(victim), from_(from), node_{victim.digit(), {victim.cell()}, {}} {}

  /// Offers the loops by way of all shortest chains between two ends. False: there are too many of them.
  bool offer(const Ends& ends);
  /// The chain of the simplest loop; empty when it is not told.
  Path path() const { return Path(path_).first(length_); }

 private:
  /// How hard to follow each link is, in the order of the loop.
  using Ranks = std::array<std::uint8_t, PathFinder::max_nodes + 1>;

  void offer(Path path, bool returns);
  Ranks ranks(Path path) const;
  bool is_start(int node) const {
    return !from_ || (is_in_cell(node) && pursuit_.graph()[node].digit == *from_);
  }
  bool is_in_cell(int node) const { return pursuit_.graph()[node].cells == node_.cells; }

  const Pursuit& pursuit_;
  Candidate victim_;
  std::optional<Digit> from_;
  ChainNode node_;  ///< of the victim
  std::optional<Ranks> least_;
  std::array<std::uint16_t, PathFinder::max_nodes> path_{};
  std::size_t length_ = 0;
};

}  // namespace deduku::chains
