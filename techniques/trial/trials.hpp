// The trials of a grid: which candidates lead to a contradiction, with how long braids, and after how many rounds.
#pragma once

#include <optional>
#include <vector>

#include "deduku/technique.hpp"
#include "techniques/trial/trial_rounds.hpp"

namespace deduku::trial {

/// The deepest trials: no puzzle is known that needs deeper ones.
inline constexpr int max_depth = 3;

/// What trials refute on a grid. Nothing is computed before it is asked for.
///
/// What follows from an assumption goes on following when other candidates have gone. So on a later grid of the same
/// puzzle the work goes on where it had come to.
class Trials {
 public:
  void compute(const Grid& grid, Workspace& workspace);

  /// Whether a single or a less deep trial leads on. Then trials of this depth are not made.
  bool is_too_deep(int depth);
  /// Whether a trial of a depth, 1..max_depth, refutes a candidate of the grid with braids of at most a length,
  /// 1..any_length. Those are the braids under its assumptions; for depth 1 the braid that the candidate itself has.
  bool refutes(Candidate candidate, int depth, int length = any_length);
  /// After how many rounds it does; `never` where it takes more than `limit`.
  int rounds(Candidate candidate, int depth, int length, int limit);
  /// The grid as a state.
  const TheoryState& state() const { return state_; }

 private:
  enum class Verdict : std::uint8_t { unknown, possible, refuted };

  /// How far the trial of a candidate, 2 deep at least, has come: what it leaves, by the length of the braids, from 1.
  struct Progress {
    std::vector<TheoryState> states;
    std::size_t valid = 0;         ///< how many states, from the first on, are at rest on this grid
    std::size_t stale = 0;         ///< how many have lost candidates to this grid since they were
    bool ends_in_nothing = false;  ///< the length after the last state ends in a contradiction

    void start_again();
    void go_on(const LabelSet& gone);
  };

  TheoryState state_with(Candidate candidate) const;
  bool refutes_any(int depth);
  Verdict& verdict(Candidate candidate, int depth) { return verdicts_[depth - 1][candidate.index()]; }
  Progress& progress(Candidate candidate, int depth);
  bool is_possible(Candidate candidate, int depth, TheoryState state);
  void lengthen(Progress& progress, Candidate candidate, int depth);
  void spare(const LabelSet& possible, int depth);
  void spare_solutions();

  Grid grid_;
  TheoryState state_;
  bool is_at_rest_ = false;
  bool has_spared_solutions_ = false;
  TrialRounds rounds_;
  std::array<std::array<Verdict, Candidate::count>, max_depth> verdicts_{};
  std::array<std::vector<Progress>, max_depth - 1> progress_;  ///< by depth, from 2; empty until it is asked for
};

}  // namespace deduku::trial
