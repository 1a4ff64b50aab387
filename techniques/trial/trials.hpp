// The trials of a grid: which candidates lead to a contradiction, and after how many rounds.
#pragma once

#include <optional>

#include "deduku/technique.hpp"
#include "techniques/trial/trial_rounds.hpp"

namespace deduku::trial {

/// The deepest trials: no puzzle is known that needs deeper ones.
inline constexpr int max_depth = 3;

/// What trials refute on a grid. Nothing is computed before it is asked for.
class Trials {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  /// Whether a single or a less deep trial leads on. Then trials of this depth are not made.
  bool is_too_deep(int depth);
  /// The least rounds there can be: a deeper trial refutes nothing without a trial within.
  static int least_rounds(int depth) { return depth == 1 ? 0 : 1; }
  /// After how many rounds a trial of a depth, 1..max_depth, refutes a candidate of the grid; `never` where it does not
  /// or where it takes more than `limit`.
  int rounds(Candidate candidate, int depth, int limit = never);
  /// The grid as a state.
  const TheoryState& state() const { return state_; }

 private:
  using Rounds = std::array<std::uint8_t, Candidate::count>;
  static constexpr std::uint8_t unknown = 254;

  bool refutes_any(int depth);
  void spare(const LabelSet& possible, int depth);
  void spare_solutions();

  Grid grid_;
  TheoryState state_;
  bool is_at_rest_ = false;
  bool has_spared_solutions_ = false;
  std::array<Rounds, max_depth> rounds_{};
};

}  // namespace deduku::trial
