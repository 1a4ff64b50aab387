// A trial of a premise: the effect of four rounds of singles on the candidates.
//
// Singles wait in two queues in the order in which they arise: cells with one candidate left, and digits with one place
// left in a house. A round takes the naked ones, then the hidden ones that are still singles when it begins, and places
// each whose cell is still open, even if its candidate has been removed: in a contradiction the order decides which
// digit is placed.
#pragma once

#include <algorithm>

#include "src/scales/hodoku/hodoku_state.hpp"

namespace deduku::hodoku {

class HodokuTrial {
 public:
  /// A grid without singles.
  explicit HodokuTrial(const Grid& grid) : open_(grid.empty_cells()) {
    for (Cell cell : open_) cell_[cell] = grid.candidates(cell);
    for (Digit digit : Digit::all()) {
      places_[digit] = grid.cells(digit);
      for (House house : House::all()) {
        counts_[digit][house] = static_cast<std::uint8_t>(grid.positions(house, digit).size());
      }
    }
  }

  /// Calls `report(candidate, truth)` with every candidate that becomes true or false.
  template <class Report>
  void run(Candidate premise, bool truth, Report& report) {
    if (truth) {
      place(premise, report);
    } else {
      remove(premise, report);
    }
    for (int round = 0; round < rounds; ++round) {
      list_singles();
      if (singles_.empty()) return;
      for (Candidate single : singles_) {
        if (open_.contains(single.cell())) place(single, report);
      }
    }
  }

 private:
  static constexpr int rounds = 4;

  bool is_hidden_single(Candidate candidate) {
    const auto is_single_in = [&](House house) { return counts_[candidate.digit()][house] == 1; };
    return places_[candidate.digit()].contains(candidate.cell()) &&
           std::ranges::any_of(candidate.cell().houses(), is_single_in);
  }

  template <class Report>
  void remove(Candidate candidate, Report& report) {
    DigitSet& left = cell_[candidate.cell()];
    left.erase(candidate.digit());
    places_[candidate.digit()].erase(candidate.cell());
    report(candidate, false);
    if (left.size() == 1) naked_.push({candidate.cell(), left.first()});
    count_out(candidate);
  }
  /// The houses of a candidate have one place less.
  void count_out(Candidate candidate) {
    for (House house : candidate.cell().houses()) {
      if (--counts_[candidate.digit()][house] != 1) continue;
      const CellSet last = places_[candidate.digit()] & cells_of(house);
      if (!last.empty()) hidden_.push({last.first(), candidate.digit()});
    }
  }
  template <class Report>
  void place(Candidate candidate, Report& report) {
    const Cell cell = candidate.cell();
    const DigitSet own = cell_[cell];
    report(candidate, true);
    open_.erase(cell);
    cell_[cell] = {};
    for (Digit digit : own) places_[digit].erase(cell);
    for (Cell peer : places_[candidate.digit()] & peers(cell)) {
      remove({peer, candidate.digit()}, report);
    }
    for (Digit digit : own) {
      if (digit != candidate.digit()) report({cell, digit}, false);
      count_out({cell, digit});
    }
  }

  /// Takes the singles from the queues.
  void list_singles() {
    singles_.clear();
    for (Candidate candidate : naked_) singles_.push(candidate);
    for (Candidate candidate : hidden_) {
      if (is_hidden_single(candidate)) singles_.push(candidate);
    }
    naked_.clear();
    hidden_.clear();
  }

  static constexpr int house_digits = Digit::count * House::count;
  PerCell<DigitSet> cell_{};
  PerDigit<CellSet> places_{};
  PerDigit<PerHouse<std::uint8_t>> counts_{};  ///< the places of each digit in each house
  CellSet open_;
  SingleQueue<Cell::count> naked_;
  SingleQueue<house_digits> hidden_;
  SingleQueue<Cell::count + house_digits> singles_;
};

}  // namespace deduku::hodoku
