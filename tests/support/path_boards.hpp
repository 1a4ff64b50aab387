// The boards along a path.
#pragma once

#include <vector>

#include "deduku/moves.hpp"
#include "deduku/solver.hpp"

namespace deduku::testing {

/// The boards of a path: its placements and removals so far, as digits and marks.
class PathBoards : public Observer {
 public:
  explicit PathBoards(const Board& puzzle) : board_(with_allowed_marks(puzzle)) {
    boards_.push_back(puzzle);
    Observer* self = this;
    Solver(default_ladder(), {.arguments = false}).solve(Grid(puzzle), {&self, 1});
  }
  void on_step(const StepEvent& event) override {
    board_ = *after_step(board_, event.view.step.effects);
    boards_.push_back(board_);
  }
  const std::vector<Board>& all() const { return boards_; }

 private:
  Board board_;
  std::vector<Board> boards_;
};

}  // namespace deduku::testing
