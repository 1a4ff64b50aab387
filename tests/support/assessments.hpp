// Moves on boards along paths, assessed, and compared with a list of all solutions and a list of all steps.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "deduku/assess.hpp"
#include "deduku/check.hpp"
#include "deduku/formats.hpp"
#include "deduku/moves.hpp"
#include "tests/support/path_boards.hpp"

namespace deduku::testing {

/// A board with as few givens removed as give several solutions, but at most `most`; empty if that fails.
inline std::optional<Board> with_several_solutions(Board board, std::uint64_t most, std::mt19937_64& rng) {
  while (!board.givens.empty()) {
    const Cell cell(static_cast<int>(rng() % Cell::count));
    board.values[cell] = 0;
    board.givens.erase(cell);
    const std::uint64_t count = search::count(Grid(board), most + 1);
    if (count > most) return std::nullopt;
    if (count > 1) return board;
  }
  return std::nullopt;
}

/// A digit or a candidate drawn from all 1458 that may be placed or removed, most of them useless on most boards.
inline Effects any_move(std::mt19937_64& rng) {
  const Candidate candidate(static_cast<int>(rng() % Candidate::count));
  Effects move;
  (rng() % 2 == 0 ? move.places : move.removes).insert(candidate);
  return move;
}

/// Removes or places a candidate of a grid.
inline Effects some_move(const Grid& grid, std::mt19937_64& rng) {
  const CandidateSet candidates = grid.all_candidates();
  if (candidates.empty()) return any_move(rng);
  auto skipped = static_cast<int>(rng() % static_cast<std::uint64_t>(candidates.size()));
  Effects move;
  for (Candidate candidate : candidates) {
    if (skipped-- > 0) continue;
    (rng() % 3 == 0 ? move.places : move.removes).insert(candidate);
    break;
  }
  return move;
}

/// All solutions of a grid.
inline std::vector<Solution> solutions_of(const Grid& grid) {
  std::vector<Solution> solutions;
  search::enumerate(grid, [&](const Solution& solution) {
    solutions.push_back(solution);
    return true;
  });
  return solutions;
}

inline bool agree(const std::vector<Solution>& solutions, const Effects& move) {
  const auto agrees = [&](const Solution& solution) {
    for (Candidate placed : move.places) {
      if (solution[placed.cell()] != placed.digit()) return false;
    }
    for (Candidate removed : move.removes) {
      if (solution[removed.cell()] == removed.digit()) return false;
    }
    return true;
  };
  return std::ranges::all_of(solutions, agrees);
}

/// Every step of a grid, by the technique.
class StepsOfGrid {
 public:
  /// The steps of techniques that cost at most `most`.
  StepsOfGrid(const Grid& grid, Promise promise, int most) {
    for (const Rung& rung : default_ladder().rungs) {
      if (rung.cost > most) continue;
      for (const Step& step : solver_.all_steps(grid, rung.technique, promise)) {
        steps_.push_back({step, cost_of(rung, step)});
      }
      if (solver_.is_cut()) is_cut_ = true;
    }
  }
  /// The cost of the cheapest step that implies a move; of one technique, or of any.
  std::optional<int> cost_of_move(const Effects& move, int most, std::optional<TechniqueId> technique = {}) const {
    std::optional<int> least;
    for (const auto& [step, cost] : steps_) {
      if (cost > most || (technique && step.technique != *technique) || !gives(step.effects, move)) continue;
      if (!least || cost < *least) least = cost;
    }
    return least;
  }
  /// One of the steps; null if the grid has no step.
  const Step* any(std::mt19937_64& rng) const {
    return steps_.empty() ? nullptr : &steps_[rng() % steps_.size()].first;
  }
  /// Whether a limit has cut the search of some technique.
  bool is_cut() const { return is_cut_; }

 private:
  Solver solver_{default_ladder(), SolverOptions{.arguments = false}};
  std::vector<std::pair<Step, int>> steps_;
  bool is_cut_ = false;
};

/// Assesses moves and compares.
class AssessmentCheck {
 public:
  /// Moves that a list of solutions proves to be true or false, on a board with solutions or without.
  void check_truth(const Board& board, std::mt19937_64& rng, int moves) {
    const std::vector<Solution> solutions = solutions_of(Grid(board));
    for (int i = 0; i < moves; ++i) {
      const Effects move = rng() % 2 == 0 ? any_move(rng) : some_move(Grid(board), rng);
      const Assessment assessment = assessor_.assess(board, {move}, 100);
      ++judged_;
      if (solutions.empty()) {
        ASSERT_FALSE(assessment.is_true) << formats::line_of(board);
        continue;
      }
      ASSERT_EQ(assessment.is_true, agree(solutions, move)) << describe(board, move);
    }
  }

  /// Moves against a list of all steps that cost at most `most`.
  void check_steps(const Board& board, std::mt19937_64& rng, int moves, int most) {
    const Grid grid(board);
    const Promise promise = promise_of(grid);
    const StepsOfGrid steps(grid, promise, most);
    if (steps.is_cut()) return;
    const std::vector<Solution> solutions = solutions_of(grid);
    for (int i = 0; i < moves; ++i) {
      const Step* const step = rng() % 2 == 0 ? steps.any(rng) : nullptr;
      Move move{step != nullptr ? step->effects : some_move(grid, rng)};
      if (step != nullptr && rng() % 2 == 0) move.techniques = {step->technique};
      check_move(board, move, most, steps, agree(solutions, move.effects));
      if (::testing::Test::HasFatalFailure()) return;
    }
  }

  int judged() const { return judged_; }
  /// The number of moves that followed, by technique.
  const std::map<TechniqueId, int>& followed() const { return followed_; }
  int guesses() const { return guesses_; }

 private:
  static std::string describe(const Board& board, const Effects& move) {
    std::string text = formats::write(board, *formats::find_format("sukaku")) + formats::line_of(board);
    for (Candidate placed : move.places) text += " +" + std::to_string(placed.index());
    for (Candidate removed : move.removes) text += " -" + std::to_string(removed.index());
    return text;
  }

  void check_move(const Board& board, const Move& move, int most, const StepsOfGrid& steps, bool is_true) {
    const Assessment assessment = assessor_.assess(board, move, most);
    ++judged_;
    ASSERT_EQ(assessment.is_true, is_true) << describe(board, move.effects);
    ASSERT_EQ(assessment.cheapest, steps.cost_of_move({}, most)) << describe(board, move.effects);
    if (assessment.cut_short || !assessment.is_legal || !assessment.is_new || !is_true) return;
    const std::optional<int> cost = steps.cost_of_move(move.effects, most);
    ASSERT_EQ(assessment.cost, cost) << describe(board, move.effects);
    ASSERT_EQ(assessment.follows, cost.has_value()) << describe(board, move.effects);
    if (!move.techniques.empty()) {
      ASSERT_EQ(assessment.is_named, steps.cost_of_move(move.effects, most, move.techniques.front()).has_value())
          << describe(board, move.effects);
    }
    if (!cost) {
      ++guesses_;
      ASSERT_EQ(assessment.fault, MoveFault::guess);
      return;
    }
    ++followed_[*assessment.technique];
    check_proof(board, move);
  }

  /// The checker proves the step, and it implies the move.
  void check_proof(const Board& board, const Move& move) {
    const OwnedStep* const step = assessor_.step();
    ASSERT_NE(step, nullptr);
    ASSERT_TRUE(gives(step->step().effects, move.effects)) << describe(board, move.effects);
    const Grid grid(board);
    const Proof proof = check(grid, premises_of(step->view()), step->step().effects, promise_of(grid));
    ASSERT_TRUE(proof.verdict == Verdict::proved || proof.verdict == Verdict::out_of_budget)
        << name(proof.verdict) << " " << describe(board, move.effects);
  }

  Assessor assessor_;
  int judged_ = 0;
  int guesses_ = 0;
  std::map<TechniqueId, int> followed_;
};

}  // namespace deduku::testing
