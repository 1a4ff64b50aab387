// Single-digit patterns of two strong links: two conjugate pairs of one digit whose near ends see each other.
//
//   free --- near        A line with two places for the digit holds it at one end or the other. The near ends
//             |          share a house, so not both of them hold it, and at least one free end does.
//            near --- free
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/conjugate_pairs.hpp"

namespace deduku::single_digit {

/// Two conjugate pairs in lines, joined by a house that contains both near ends. `near[i]` and `free[i]` are the ends
/// of the pair in `lines[i]`.
struct JoinedPairs {
  Digit digit;
  std::array<House, 2> lines;
  House joint;
  std::array<Cell, 2> near;
  std::array<Cell, 2> free;
};

/// The house of one kind that contains a cell.
constexpr House house_of(Cell cell, HouseKind kind) {
  return cell.houses()[static_cast<int>(kind)];
}

/// The two pairs joined by a house of the kind `joint`. The free ends must lie in two other houses of that kind: free
/// ends in the same column make an X-Wing of the rows, a free end in the box makes a line that is claimed by it.
constexpr std::optional<JoinedPairs> join(const facts::ConjugatePair& p, const facts::ConjugatePair& q,
                                          HouseKind joint) {
  for (const auto& [near_p, free_p] : {std::pair(p.first, p.second), std::pair(p.second, p.first)}) {
    for (const auto& [near_q, free_q] : {std::pair(q.first, q.second), std::pair(q.second, q.first)}) {
      const House house = house_of(near_p, joint);
      if (near_p == near_q || house != house_of(near_q, joint)) continue;
      const House house_p = house_of(free_p, joint);
      const House house_q = house_of(free_q, joint);
      if (house_p == house || house_q == house || house_p == house_q) continue;
      return JoinedPairs{p.digit, {p.house, q.house}, house, {near_p, near_q}, {free_p, free_q}};
    }
  }
  return std::nullopt;
}

/// Joins every conjugate pair in a line of the kind `first` with every later one in a line of the kind `second`. Two
/// lines can be joined in only one way.
template <class Visit>
bool joined_pairs(std::span<const facts::ConjugatePair> pairs, std::array<HouseKind, 3> kinds, Visit& visit) {
  const auto [first, second, joint] = kinds;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (pairs[i].house.kind() != first) continue;
    for (std::size_t j = i + 1; j < pairs.size(); ++j) {
      if (pairs[j].house.kind() != second) continue;
      const auto joined = join(pairs[i], pairs[j], joint);
      if (joined && visit(*joined)) return true;
    }
  }
  return false;
}

/// Two rows joined by a column, or two columns joined by a row. Digits ascend; rows come before columns.
template <class Visit>
bool skyscrapers(const Grid& grid, Workspace& workspace, DigitSet digits, Visit&& visit) {
  constexpr HouseKind row = HouseKind::row;
  constexpr HouseKind column = HouseKind::column;
  for (Digit digit : digits) {
    const auto pairs = facts::conjugate_pairs(grid, workspace, digit);
    if (joined_pairs(pairs, {row, row, column}, visit)) return true;
    if (joined_pairs(pairs, {column, column, row}, visit)) return true;
  }
  return false;
}

/// A row and a column joined by a box: the kinds of houses for `joined_pairs`.
inline constexpr std::array two_string_kite = {HouseKind::row, HouseKind::column, HouseKind::box};

/// Digits ascend, then rows, then columns.
template <class Visit>
bool two_string_kites(const Grid& grid, Workspace& workspace, DigitSet digits, Visit&& visit) {
  for (Digit digit : digits) {
    if (joined_pairs(facts::conjugate_pairs(grid, workspace, digit), two_string_kite, visit)) return true;
  }
  return false;
}

}  // namespace deduku::single_digit
