// The premises of a single: the other candidates of its cell, or the other places of its digit in a house.
#pragma once

#include <span>

#include "deduku/step.hpp"

namespace deduku::facts {

/// The ways in which a candidate can be a single: in its cell (0), in its row, column or box (1, 2, 3).
inline constexpr int single_reason_count = 4;

/// The other candidates of the cell, or the other places of the digit in a house.
inline CandidateSet rivals(const Grid& grid, Candidate candidate, int reason) {
  CandidateSet rivals;
  if (reason == 0) {
    rivals.insert(candidate.cell(), grid.candidates(candidate.cell()));
  } else {
    const House house = candidate.cell().houses()[reason - 1];
    rivals.insert(candidate.digit(), grid.cells(house, candidate.digit()));
  }
  rivals.erase(candidate);
  return rivals;
}

/// The cause of a step in a house.
inline Cause cause_of(House house) {
  if (house.is_box()) return Cause::box;
  return house.kind() == HouseKind::row ? Cause::row : Cause::column;
}

/// The cause of a single.
inline Cause cause_of_single(Candidate candidate, int reason) {
  return reason == 0 ? Cause::cell : cause_of(candidate.cell().houses()[reason - 1]);
}

/// The nodes from which another one follows: at most all places in a house.
class ParentNodes {
 public:
  void add(std::uint16_t node) { list_[count_++] = node; }
  // NOLINTNEXTLINE(google-explicit-constructor): it is a list, and is read as one
  operator std::span<const std::uint16_t>() const { return {list_.data(), count_}; }

 private:
  std::array<std::uint16_t, 9> list_;
  std::size_t count_ = 0;
};

}  // namespace deduku::facts
