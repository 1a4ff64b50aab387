// Whether the findings of the techniques agree with the solution, on every grid along the path of a puzzle.
#pragma once

#include <gtest/gtest.h>

#include "deduku/explain.hpp"
#include "deduku/formats.hpp"
#include "deduku/solver.hpp"

namespace deduku::testing {

/// The grids of a path on which all findings of every technique are checked.
enum class Asked : std::uint8_t {
  every_grid,
  hard_grids,  ///< those on which singles, intersections and subsets make no progress
};

/// Follows the path of a puzzle and checks every step of it, and on the selected grids all findings of all techniques.
class SoundnessCheck : public Observer {
 public:
  explicit SoundnessCheck(Asked asked = Asked::every_grid) : asked_(asked) {}

  /// Counts the findings and fails on the first one that denies the only solution of the board.
  void check(const Board& board) {
    const Grid grid(board);
    solution_ = search::solve(grid);
    line_ = formats::line_of(board);
    Observer* self = this;
    const SolveResult result = solver_.solve(grid, {&self, 1});
    ASSERT_NE(result.outcome, Outcome::unsound) << line_;
    ASSERT_TRUE(result.outcome == Outcome::solved || result.outcome == Outcome::stuck) << line_;
  }
  void on_step(const StepEvent& event) override {
    ++on_paths_[static_cast<std::size_t>(event.view.step.technique)];
    if (asked_ == Asked::every_grid || level_of(event.rung->cost) > Level::hard) check_grid(event.view.before);
  }
  void on_stuck(const Grid& grid) override { check_grid(grid); }

  /// How often each technique was found, indexed by `TechniqueId`.
  const std::array<std::int64_t, technique_count>& tally() const { return tally_; }
  /// How often it was a step of a path.
  const std::array<std::int64_t, technique_count>& on_paths() const { return on_paths_; }

 private:
  void check_grid(const Grid& grid) {
    for (int i = 0; i < technique_count; ++i) {
      const StepList& steps = finder_.all_steps(grid, static_cast<TechniqueId>(i), Promise::givens);
      tally_[i] += static_cast<std::int64_t>(steps.size());
      for (const Step& step : steps) check_step(steps.view(grid, step));
    }
  }
  void check_step(const StepView& view) {
    for (Candidate candidate : view.step.effects.removes) {
      ASSERT_NE((*solution_)[candidate.cell()], candidate.digit()) << line_ << "\n" << step_line(view);
      ASSERT_TRUE(view.before.has(candidate)) << line_ << "\n" << step_line(view);
    }
    for (Candidate candidate : view.step.effects.places) {
      ASSERT_EQ((*solution_)[candidate.cell()], candidate.digit()) << line_ << "\n" << step_line(view);
    }
  }

  Asked asked_;
  Solver solver_;
  Solver finder_;
  std::optional<Solution> solution_;
  std::string line_;
  std::array<std::int64_t, technique_count> tally_{};
  std::array<std::int64_t, technique_count> on_paths_{};
};

}  // namespace deduku::testing
