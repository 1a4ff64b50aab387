// A premise tried out: what four rounds of singles make of the candidates.
#pragma once

#include "deduku/grid.hpp"

namespace deduku::hodoku {

class Trial {
 public:
  explicit Trial(const Grid& grid) : open_(grid.empty_cells()) {
    for (Cell cell : open_) cell_[cell.index()] = grid.candidates(cell);
    for (Digit digit : Digit::all()) {
      places_[digit.index()] = grid.cells(digit);
      for (House house : House::all()) {
        if (grid.positions(house, digit).size() == 1) touched_houses_[digit.index()].insert(house);
      }
    }
    touched_cells_ = grid.cells_with_count(1);
  }

  /// Calls `tell(candidate, truth)` with everything that becomes true or false.
  template <class Tell>
  void run(Candidate premise, bool truth, Tell& tell) {
    if (truth) {
      place(premise, tell);
    } else {
      remove(premise, tell);
    }
    for (int round = 0; round < rounds; ++round) {
      list_singles();
      if (count_ == 0) return;
      for (int i = 0; i < count_; ++i) {
        if (open_.contains(singles_[i].cell()) && has(singles_[i])) place(singles_[i], tell);
      }
    }
  }

 private:
  static constexpr int rounds = 4;

  bool has(Candidate candidate) const {
    return places_[candidate.digit().index()].contains(candidate.cell());
  }
  template <class Tell>
  void remove(Candidate candidate, Tell& tell) {
    const Cell cell = candidate.cell();
    const int digit = candidate.digit().index();
    cell_[cell.index()].erase(candidate.digit());
    places_[digit].erase(cell);
    touched_cells_.insert(cell);
    touched_houses_[digit] |= HouseSet{cell.row(), cell.column(), cell.box()};
    tell(candidate, false);
  }
  template <class Tell>
  void place(Candidate candidate, Tell& tell) {
    const Cell cell = candidate.cell();
    tell(candidate, true);
    open_.erase(cell);
    for (Digit digit : cell_[cell.index()] - DigitSet{candidate.digit()}) remove({cell, digit}, tell);
    cell_[cell.index()] = {};
    CellSet& places = places_[candidate.digit().index()];
    places.erase(cell);
    for (Cell peer : places& peers(cell)) remove({peer, candidate.digit()}, tell);
  }

  /// The singles where something has changed; the others have been placed before.
  void list_singles() {
    count_ = 0;
    for (Cell cell : touched_cells_& open_) {
      if (cell_[cell.index()].size() == 1) singles_[count_++] = {cell, cell_[cell.index()].first()};
    }
    touched_cells_ = {};
    for (Digit digit : Digit::all()) {
      for (House house : touched_houses_[digit.index()]) {
        const CellSet here = places_[digit.index()] & cells_of(house);
        if (here.size() == 1) singles_[count_++] = {here.first(), digit};
      }
      touched_houses_[digit.index()] = {};
    }
  }

  std::array<DigitSet, Cell::count> cell_{};
  std::array<CellSet, Digit::count> places_{};
  CellSet open_;
  CellSet touched_cells_;
  std::array<HouseSet, Digit::count> touched_houses_;
  std::array<Candidate, Cell::count + Digit::count * House::count> singles_;
  int count_ = 0;
};

}  // namespace deduku::hodoku
