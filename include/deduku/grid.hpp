// The state of a Sudoku: the digits found so far and the remaining candidates.
#pragma once

#include <optional>

#include "deduku/board.hpp"
#include "deduku/export.h"
#include "deduku/per.hpp"

namespace DEDUKU_API deduku {

struct Effects;
struct GridAccess;

/// The effect of a change. `contradiction`: afterwards some cell has no candidate or some house no cell for a digit.
enum class Status : std::uint8_t { nothing, progress, contradiction };

/// Digits and candidates. A solved cell has no candidates, and no empty cell keeps a digit that one of its
/// peers holds. The candidates are kept in three redundant views, because different techniques read different views:
///   per cell a set of digits, per digit a set of cells, per house and digit a set of positions.
class Grid {
 public:
  /// The empty grid: every digit possible in every cell.
  Grid();
  /// The state of a board. Its digits must not conflict (`find_conflict`). Marks restrict the candidates; a mark that a
  /// digit on the board already excludes is dropped.
  explicit Grid(const Board& board);
  /// The state of any board: empty if digits conflict, or a value is above 9.
  static std::optional<Grid> checked(const Board& board);

  /// The digit of a solved cell, empty for an empty cell.
  std::optional<Digit> value(Cell cell) const {
    return values_[cell] == 0 ? std::nullopt : std::optional(Digit::of(values_[cell]));
  }
  bool is_solved(Cell cell) const { return values_[cell] != 0; }
  /// The candidates of a cell; empty once it is solved.
  DigitSet candidates(Cell cell) const { return candidates_[cell]; }
  bool has(Cell cell, Digit digit) const { return candidates_[cell].contains(digit); }
  bool has(Candidate candidate) const { return has(candidate.cell(), candidate.digit()); }
  /// The cells that have a digit as a candidate.
  const CellSet& cells(Digit digit) const { return cells_[digit]; }
  /// The candidate cells of a digit in one house, as cells and as positions; empty once the house contains the digit.
  CellSet cells(House house, Digit digit) const { return cells(digit) & cells_of(house); }
  PositionSet positions(House house, Digit digit) const { return positions_[digit][house]; }
  /// The digits a house already holds.
  DigitSet solved_digits(House house) const { return solved_digits_[house]; }
  /// The number of empty cells in a house, 0..9.
  int empty_count(House house) const { return 9 - solved_digits(house).size(); }
  const CellSet& empty_cells() const { return empty_cells_; }
  /// The cells that hold a digit.
  const CellSet& solved_cells(Digit digit) const { return solved_cells_[digit]; }
  /// The cells whose digit belongs to the puzzle.
  const CellSet& givens() const { return givens_; }
  /// The cells with exactly `count` candidates, 0 excluded.
  CellSet cells_with_count(int count) const;
  /// All remaining candidates.
  CandidateSet all_candidates() const;
  bool is_complete() const { return empty_cells_.empty(); }
  /// Whether some empty cell has no candidate, or some house no cell for a digit.
  bool has_contradiction() const;

  /// Places a digit in an empty cell and removes it from the peers. If the digit is not a candidate, nothing changes
  /// and the result is `contradiction`.
  [[nodiscard]] Status place(Cell cell, Digit digit);
  /// Like `place`, for a given.
  [[nodiscard]] Status give(Cell cell, Digit digit);
  [[nodiscard]] Status eliminate(Candidate candidate);
  [[nodiscard]] Status eliminate(const CandidateSet& candidates);
  /// Executes the effects of a step: its removals, then its placements.
  [[nodiscard]] Status apply(const Effects& effects);

  /// Whether the redundant views agree (checked by assert after each change in debug builds).
  bool is_ok() const;

  /// Comparing one of the redundant views is enough.
  friend bool operator==(const Grid& a, const Grid& b) {
    return a.cells_ == b.cells_ && a.values_ == b.values_ && a.givens_ == b.givens_;
  }

 private:
  friend struct GridAccess;
  /// Sets of positions by house. Five additional entries, always empty, fill whole vector registers.
  using HousePositions = Per<House, PositionSet, 32>;

  template <class Visit>
  void fill(Cell cell, Digit digit, Visit&& visit);
  void keep_marked(const PerCell<DigitSet>& marks);
  void hold(Cell cell, Digit digit);
  void exclude(Cell cell, Digit digit);
  void forget(Cell cell, Digit digit);
  bool is_wiped_out(Cell cell, Digit digit) const;
  bool is_wiped_out(Digit digit) const;

  PerCell<std::uint8_t> values_{};
  PerCell<DigitSet> candidates_{};
  PerDigit<CellSet> cells_{};
  PerDigit<HousePositions> positions_{};
  PerHouse<DigitSet> solved_digits_{};
  PerDigit<CellSet> solved_cells_{};
  CellSet empty_cells_ = CellSet::all();
  CellSet givens_;
};

}  // namespace deduku
