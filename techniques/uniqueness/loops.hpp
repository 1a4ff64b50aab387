// Unique loops: closed chains of at least six cells, each in a house with the next, that could hold two digits in turn.
// Every house that contains one of the cells contains exactly two, neighbours in turn of both colours, so that swapping
// the two digits violates no house.
//
//     {4 7} ------------ {4 7}
//       |                  |            even and odd cells, in turn: each house has one of each, or none
//       |        {4 7} - {4 7}
//     {4 7} ---- {4 7}
#pragma once

#include <algorithm>

#include "src/core/workspace.hpp"
#include "techniques/facts/candidate_counts.hpp"
#include "techniques/facts/plane_survey.hpp"
#include "techniques/uniqueness/deadly_pattern.hpp"

namespace deduku::uniqueness {

/// The cells that loops of two digits may use.
struct LoopCells {
  std::array<CellSet, 2> possible;  ///< per digit, the cells that can hold it
  CellSet floor;                    ///< the cells that can hold only the two digits
  CellSet solved;                   ///< the floor cells that already hold one of them
  CellSet with_one_extra{};         ///< the roof cells with one further digit
};

/// Per digit, the cells that can hold it such that in each of their houses another cell can hold the other digit: in a
/// filled loop each cell has such a neighbour in all three.
inline std::array<CellSet, 2> places_in_loops(const std::array<CellSet, 2>& possible) {
  std::array<facts::Bands, 2> places{facts::bands_of(possible[0]), facts::bands_of(possible[1])};
  for (bool has_lost = true; has_lost;) {
    has_lost = false;
    for (std::size_t digit : {0U, 1U}) {
      const facts::Bands others = places[1 - digit];
      const facts::PlaneSurvey survey = facts::survey_plane<false>(others);
      const facts::Bands alone = places[digit] & (survey.missing() | survey.singles(others));
      places[digit] = places[digit] - alone;
      has_lost |= !alone.empty();
    }
  }
  return {facts::cells_of(places[0]), facts::cells_of(places[1])};
}

/// Searches for the loops of one pair of digits. A loop starts at its lowest floor cell, in the direction in which its
/// second cell is lower than its last.
template <class Visit>
class UniqueLoopSearch {
 public:
  UniqueLoopSearch(const Grid& grid, DigitSet digits, const LoopCells& cells, std::vector<CellSet>& known, Visit& visit)
      : grid_(grid),
        digits_(digits),
        cells_(cells),
        possible_(places_in_loops(cells.possible)),
        hosts_(possible_[0] | possible_[1]),
        known_(known),
        visit_(visit) {}

  bool run() {
    if ((hosts_ - cells_.floor).empty() || (hosts_ & cells_.floor).size() < 3) return false;
    for (Cell start : (cells_.floor & hosts_)) {
      start_ = start;
      Path path{.fillable = {possible_[0].contains(start), possible_[1].contains(start)}};
      if (extend(start, path)) return true;
      hosts_.erase(start);
    }
    return false;
  }

 private:
  /// A path up to some cell.
  struct Path {
    CellSet cells{};
    int length = 0;
    CellSet roof{};
    DigitSet extra{};                ///< the further digits of the roof
    std::array<bool, 2> fillable{};  ///< whether the two digits can alternate, beginning with the one or with the other
    std::array<HouseSet, 2> touched{};  ///< the houses of the even and of the odd cells
    std::array<CellSet, 2> blocked{};   ///< the cells of these houses
  };

  /// Extends a path from its end over `cell`.
  bool extend(Cell cell, Path& path) {
    const auto parity = static_cast<std::size_t>(path.length % 2);
    path.cells.insert(cell);
    if (!cells_.floor.contains(cell)) {
      path.roof.insert(cell);
      path.extra |= grid_.candidates(cell) - digits_;
    }
    for (House house : cell.houses()) path.touched[parity].insert(house);
    path.blocked[parity] |= peers(cell) | CellSet{cell};
    if (path.length == 1) second_ = cell;
    ++path.length;
    return close(cell, path) || step_on(cell, path);
  }

  bool step_on(Cell cell, const Path& path) {
    const auto parity = static_cast<std::size_t>(path.length % 2);
    std::array<CellSet, 2> continuing;  // the cells for one way of alternating and for the other
    for (std::size_t first : {0U, 1U}) {
      if (path.fillable[first]) continuing[first] = possible_[first ^ parity];
    }
    const CellSet near = (hosts_ & peers(cell)) - path.cells - path.blocked[parity] - out_of_roof(path);
    for (Cell next : near&(continuing[0] | continuing[1])) {
      Path longer = path;
      longer.fillable = {continuing[0].contains(next), continuing[1].contains(next)};
      if (extend(next, longer)) return true;
    }
    return false;
  }

  /// The cells that cannot join the roof: it has at most two cells unless all have one further digit.
  CellSet out_of_roof(const Path& path) const {
    if (path.roof.size() < 2) return {};
    const CellSet roof = hosts_ - cells_.floor;
    return path.extra.size() > 1 ? roof : roof - (cells_.with_one_extra & grid_.cells(path.extra.first()));
  }

  /// Visits the path as a loop if it is one, and has not been visited in the other direction or in another order.
  bool close(Cell last, const Path& path) {
    if (path.length < 6 || path.touched[0] != path.touched[1] || !sees(last, start_) || last < second_) return false;
    if (std::ranges::find(known_, path.cells) != known_.end()) return false;
    known_.push_back(path.cells);
    const DeadlyPattern loop{digits_, path.cells - path.roof, path.roof, !(path.fillable[0] && path.fillable[1]),
                             path.cells & cells_.solved};
    return loop.floor.size() >= 3 && !loop.roof.empty() && visit_(loop);
  }

  const Grid& grid_;
  DigitSet digits_;
  const LoopCells& cells_;
  std::array<CellSet, 2> possible_;  ///< the cells that can be in a loop
  CellSet hosts_;                    ///< the cells that may still be in a loop
  std::vector<CellSet>& known_;
  Visit& visit_;
  Cell start_;
  Cell second_;
};

/// The cells for loops of two digits. If the givens are unknown, all of them have both digits.
inline LoopCells loop_cells(const Grid& grid, Workspace& workspace, Digit a, Digit b) {
  const auto& counts = workspace.get<facts::CandidateCounts>(grid);
  const CellSet both = grid.cells(a) & grid.cells(b);
  LoopCells cells{{both, both}, counts.cells_with(2) & both, {}};
  if (workspace.promise() == Promise::givens) {
    const CellSet solved = ~grid.givens() - grid.empty_cells();
    cells.solved = solved & (grid.solved_cells(a) | grid.solved_cells(b));
    cells.possible = {grid.cells(a) | (solved & grid.solved_cells(a)), grid.cells(b) | (solved & grid.solved_cells(b))};
    cells.floor |= cells.solved | (counts.cells_with(1) & (grid.cells(a) | grid.cells(b)));
  }
  cells.with_one_extra = (counts.cells_with(2) & (grid.cells(a) ^ grid.cells(b))) | (counts.cells_with(3) & both);
  return cells;
}

/// All loops with at least three floor cells, and with at most two roof cells unless all have one further digit.
class UniqueLoops {
 public:
  void compute(const Grid& grid, Workspace& workspace) {
    list_.clear();
    const auto add = [this](const DeadlyPattern& loop) {
      list_.push_back(loop);
      return false;
    };
    for (Digit a : Digit::all()) {
      for (Digit b : Digit::all()) {
        if (b <= a) continue;
        const LoopCells cells = loop_cells(grid, workspace, a, b);
        if (cells.floor.size() < 3) continue;
        UniqueLoopSearch(grid, {a, b}, cells, workspace.cleared<std::vector<CellSet>>(), add).run();
      }
    }
  }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }
  friend bool operator==(const UniqueLoops&, const UniqueLoops&) = default;

 private:
  std::vector<DeadlyPattern> list_;
};

/// Calls `visit(loop)` with each loop, until it returns true.
template <class Visit>
bool unique_loops(const Grid& grid, Workspace& workspace, Visit&& visit) {
  return std::ranges::any_of(workspace.get<UniqueLoops>(grid), visit);
}

}  // namespace deduku::uniqueness
