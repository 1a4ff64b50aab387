// Bivalue oddagons: loops with an odd number of cells, each in a house with the next, that have the same two
// candidates. With these alone the digits would alternate, which is impossible in an odd loop.
//
//     {4 7} ---------- {4 7}       A loop with a chord has a smaller odd loop in it, so no two cells see each
//       |                |         other but neighbours. Three cells that see each other lie in one house and
//     {4 7} - {4 7}    {4 7 1}     are a case of naked pairs, so there are at least five.
//                 \     /
//                  one box
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/candidate_counts.hpp"
#include "techniques/guardians/guardians.hpp"

namespace deduku::guardians {

/// An odd loop in order, from its lowest cell towards the lower of its neighbours.
struct Oddagon {
  ImpossiblePattern pattern;
  std::span<const Cell> loop;
};

/// Searches for the loops of one pair of digits with useful guardians: `is_of_use(guardians)` must stay false when
/// guardians are added.
template <class IsOfUse, class Visit>
class OddagonSearch {
 public:
  OddagonSearch(const Grid& grid, DigitSet digits, const CellSet& hosts, IsOfUse& is_of_use, Visit& visit)
      : grid_(grid), digits_(digits), hosts_(hosts), is_of_use_(is_of_use), visit_(visit) {}

  bool run() {
    for (Cell start : hosts_) {
      hosts_.erase(start);
      if (extend(start, {})) return true;
    }
    return false;
  }

 private:
  /// Extends the path over `cell`. `blocked` contains the cells seen by the path between its first and its last cell.
  bool extend(Cell cell, const CellSet& blocked) {
    loop_[length_++] = cell;
    path_.insert(cell);
    const CellSet inner = length_ > 2 ? blocked | peers(loop_[length_ - 2]) : blocked;
    bool stopped = false;
    if (is_of_use_(guardians_of(grid_, path_, digits_))) {
      for (Cell next : (hosts_ & peers(cell)) - inner - path_) {
        stopped = length_ > 1 && sees(next, loop_[0]) ? close(next) : extend(next, inner);
        if (stopped) break;
      }
    }
    path_.erase(cell);
    --length_;
    return stopped;
  }

  /// Visits the path with its last cell if that makes an odd loop in the direction of the lower neighbour of its start.
  bool close(Cell last) {
    if (length_ < 4 || length_ % 2 == 1 || last < loop_[1]) return false;
    const CellSet cells = path_ | CellSet{last};
    const ImpossiblePattern pattern{digits_, cells, guardians_of(grid_, cells, digits_)};
    if (pattern.guardians.cells.empty() || !is_of_use_(pattern.guardians)) return false;
    loop_[length_] = last;
    return visit_(Oddagon{pattern, std::span(loop_).first(static_cast<std::size_t>(length_) + 1)});
  }

  const Grid& grid_;
  DigitSet digits_;
  CellSet hosts_;  ///< the cells with both digits that may still follow
  IsOfUse& is_of_use_;
  Visit& visit_;
  std::array<Cell, 19> loop_;  ///< at most two cells in each of nine rows
  int length_ = 0;
  CellSet path_;
};

/// All oddagons of pairs of digits that are the only candidates of at least three cells of `bivalue`.
template <class IsOfUse, class Visit>
bool oddagons(const Grid& grid, const CellSet& bivalue, IsOfUse&& is_of_use, Visit&& visit) {
  for (Digit a : Digit::all()) {
    for (Digit b : Digit::all()) {
      const CellSet hosts = grid.cells(a) & grid.cells(b);
      if (b <= a || (hosts & bivalue).size() < 3 || hosts.size() < 5) continue;
      if (OddagonSearch(grid, {a, b}, hosts, is_of_use, visit).run()) return true;
    }
  }
  return false;
}

/// The oddagons whose guardians have a direct consequence.
template <class Visit>
bool oddagons(const Grid& grid, Workspace& workspace, Visit&& visit) {
  const auto are_conclusive = [&](const Guardians& guardians) { return guardians.are_conclusive(grid); };
  return oddagons(grid, facts::bivalue_cells(grid, workspace), are_conclusive, visit);
}

}  // namespace deduku::guardians
