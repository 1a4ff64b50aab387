// Boards that are valid text and odd Sudoku: with several solutions and with none, with marks struck rightly and
// wrongly, in progress, with pencil marks only, and with a symmetry.
#pragma once

#include <array>
#include <string_view>

#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {

enum class OddKind : std::uint8_t {
  few_givens_less,  ///< a puzzle without one to four of its givens
  sparse,           ///< a few digits of a solution
  wrong_given,      ///< a puzzle with one more digit, which contradicts it
  marks_missing,    ///< a puzzle with some marks struck, including those of the solution
  in_progress,      ///< a puzzle with digits entered and marks struck, all of them right
  wrong_entry,      ///< the same, with an entered digit that is not in the solution
  sukaku,           ///< only pencil marks, which allow a solution
  state,            ///< digits, none of them given, and pencil marks, which allow a solution
  symmetric,        ///< a puzzle that is unchanged under a symmetry
  hard,             ///< a puzzle of a list of hard ones, in progress
};
inline constexpr std::array<std::string_view, 10> odd_kind_names = {
    "few_givens_less", "sparse", "wrong_given", "marks_missing", "in_progress",
    "wrong_entry",     "sukaku", "state",       "symmetric",     "hard"};

/// Makes odd boards at random, the same for the same seed.
class OddBoards {
 public:
  /// `hard`: puzzles of 81 characters, at least one.
  OddBoards(std::uint64_t seed, std::vector<Board> hard) : rng_(seed), hard_(std::move(hard)) {}

  Board make(OddKind kind) {
    switch (kind) {
      case OddKind::few_givens_less:
        return without_some(random_puzzle(rng_), 1 + below(4));
      case OddKind::sparse:
        return sparse(10 + below(14));
      case OddKind::wrong_given:
        return with_a_digit_more(random_puzzle(rng_), true);
      case OddKind::marks_missing:
        return without_some_marks(random_puzzle(rng_));
      case OddKind::in_progress:
        return in_progress(random_puzzle(rng_), 60);
      case OddKind::wrong_entry:
        return with_a_digit_more(in_progress(random_puzzle(rng_), 10), false);
      case OddKind::sukaku:
        return sukaku();
      case OddKind::state:
        return random_board(rng_, random_full_grid(rng_));
      case OddKind::symmetric:
        return symmetric();
      case OddKind::hard:
        return in_progress(Symmetry::random(rng_)(any_hard()), 60);
    }
    return {};
  }

  bool happens(int percent) { return below(100) < percent; }
  /// 0 to `limit` - 1.
  int below(int limit) { return static_cast<int>(rng_() % static_cast<unsigned>(limit)); }

 private:
  static void put(Board& board, Cell cell, Digit digit) {
    board.values[cell] = static_cast<std::uint8_t>(digit.number());
  }

  Cell any_of(const CellSet& cells) {
    int skipped = below(cells.size());
    for (Cell cell : cells) {
      if (skipped-- == 0) return cell;
    }
    return cells.first();
  }

  Digit any_digit_of(DigitSet digits) {
    for (int skipped = below(digits.size()); skipped > 0; --skipped) digits.erase_first();
    return digits.first();
  }

  const Board& any_hard() { return hard_[static_cast<std::size_t>(below(static_cast<int>(hard_.size())))]; }

  Board without_some(Board board, int count) {
    for (int i = 0; i < count && !board.givens.empty(); ++i) {
      const Cell cell = any_of(board.givens);
      board.values[cell] = 0;
      board.givens.erase(cell);
    }
    return board;
  }

  Board sparse(int count) {
    const Solution solution = random_full_grid(rng_);
    Board board;
    while (board.givens.size() < count) {
      const Cell cell(below(Cell::count));
      put(board, cell, solution[cell]);
      board.givens.insert(cell);
    }
    return board;
  }

  /// Adds a digit that no peer holds and that is not in the solution.
  Board with_a_digit_more(Board board, bool is_given) {
    const Grid grid(board);
    const std::optional<Solution> solution = search::solve(grid);
    CandidateSet wrong = grid.all_candidates();
    for (Cell cell : Cell::all()) wrong.erase({cell, (*solution)[cell]});
    if (wrong.empty()) return board;
    const Cell cell = any_of(wrong.cells());
    put(board, cell, any_digit_of(wrong.digits(cell)));
    if (is_given) board.givens.insert(cell);
    return board;
  }

  Board without_some_marks(Board board) {
    const Grid grid(board);
    CandidateSet kept = grid.all_candidates();
    for (int struck = 1 + below(12); struck > 0; --struck) {
      const Cell cell = any_of(kept.cells());
      kept.erase({cell, any_digit_of(kept.digits(cell))});
    }
    board.marks.emplace();
    for (Candidate candidate : kept) (*board.marks)[candidate.cell()].insert(candidate.digit());
    return board;
  }

  /// Strikes up to `most_struck` percent of the wrong marks.
  Board in_progress(Board board, int most_struck) {
    const Grid grid(board);
    const Solution solution = search::solve(grid).value();
    const int entered_percent = below(40);
    const int struck_percent = below(most_struck);
    board.marks.emplace();
    for (Cell cell : grid.empty_cells()) {
      const Digit answer = solution[cell];
      if (happens(entered_percent)) put(board, cell, answer);
      for (Digit digit : grid.candidates(cell)) {
        if (digit == answer || !happens(struck_percent)) (*board.marks)[cell].insert(digit);
      }
    }
    return board;
  }

  Board sukaku() {
    const Solution solution = random_full_grid(rng_);
    const int kept_percent = 15 + below(50);
    Board board;
    board.marks.emplace();
    for (Cell cell : Cell::all()) {
      for (Digit digit : Digit::all()) {
        if (digit == solution[cell] || happens(kept_percent)) (*board.marks)[cell].insert(digit);
      }
    }
    return board;
  }

  /// Givens in whole orbits of a half turn, or of a motion of the bands or the stacks. A full grid of stripes has all
  /// these symmetries.
  Board symmetric() {
    const int motion = below(3);
    const auto image_of = [&](Cell cell) {
      const int row = cell.index() / 9;
      const int column = cell.index() % 9;
      if (motion == 0) return Cell::at(8 - row, 8 - column);
      return motion == 1 ? Cell::at((row + 3) % 9, column) : Cell::at(row, (column + 3) % 9);
    };
    Board board;
    while (!search::is_unique(Grid(board))) {
      Cell cell(below(Cell::count));
      while (!board.givens.contains(cell)) {
        const int row = cell.index() / 9;
        put(board, cell, Digit((3 * row + row / 3 + cell.index() % 9) % 9));
        board.givens.insert(cell);
        cell = image_of(cell);
      }
    }
    return Symmetry::random(rng_)(board);
  }

  std::mt19937_64 rng_;
  std::vector<Board> hard_;
};

}  // namespace deduku::testing
