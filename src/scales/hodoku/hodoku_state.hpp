// The state of a puzzle on the HoDoKu scale: candidates, and the two queues of singles.
//
// Whenever a removal leaves a cell one digit, the single goes to the end of one queue; whenever it leaves a digit one
// place in a house, to the end of the other. So the next single, and with it the score, depends on the order of all
// earlier removals; for the givens that is their reading order.
#pragma once

#include "deduku/grid.hpp"

namespace deduku::hodoku {

/// Singles in the order of their discovery. A superseded one stays in the queue until it comes to the front.
template <int capacity>
class SingleQueue {
 public:
  void push(Candidate single) { list_[end_++] = single; }
  /// Without a branch, because it would be unpredictable.
  void push_if(bool is_single, Candidate single) {
    list_[end_] = single;
    end_ += is_single ? 1 : 0;
  }
  bool empty() const { return begin_ == end_; }
  void clear() { begin_ = end_ = 0; }
  Candidate pop() { return list_[begin_++]; }
  const Candidate* begin() const { return list_ + begin_; }
  const Candidate* end() const { return list_ + end_; }

 private:
  Candidate list_[capacity + 1];
  int begin_ = 0;
  int end_ = 0;
};

class HodokuState {
 public:
  /// Places the givens and other digits of a grid in reading order, then removes the missing candidates in the same
  /// order.
  explicit HodokuState(const Grid& grid);
  /// The state of a board, whose digits must not conflict.
  explicit HodokuState(const Board& board) : HodokuState(Grid(board)) {}

  /// The digits and candidates.
  const Grid& grid() const { return grid_; }

  /// Removes a candidate; does nothing if it is already gone.
  void remove(Candidate candidate);
  /// Fills an open cell and removes the digit from its peers; does nothing if the digit is not a candidate, for example
  /// if a puzzle without solution has two singles that see each other.
  void place(Candidate candidate);

  /// The next step by a single. Both first drop superseded entries from the front of their queues.
  std::optional<Candidate> full_house();
  std::optional<Candidate> naked_single();
  std::optional<Candidate> hidden_single();

 private:
  void push_naked(Cell cell);
  void push_hidden(Cell cell, Digit digit);
  void push_hidden(Digit digit, HouseSet houses, const CellSet& affected_peers);
  void note_last_cell(House house);
  bool is_hidden_single(Candidate candidate) const;

  Grid grid_;
  CellSet last_cells_;  ///< the only empty ones of some house
  SingleQueue<Cell::count> naked_;
  SingleQueue<House::count * Digit::count> hidden_;
};

}  // namespace deduku::hodoku
