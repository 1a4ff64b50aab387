// The trials of a grid: the candidates that lead to a contradiction, the length of the braids, and the number of
// rounds.
#pragma once

#include <optional>
#include <vector>

#include "deduku/per.hpp"
#include "deduku/technique.hpp"
#include "src/core/workspace.hpp"
#include "techniques/trial/trial_rounds.hpp"

namespace deduku::trial {

/// The maximum depth of trials: no known puzzle needs deeper ones.
inline constexpr int max_depth = 3;

/// The refutations by trials on a grid. Everything is computed on demand.
///
/// Consequences of an assumption continue to follow when other candidates are removed. So on a later grid of the same
/// puzzle the work is resumed, and only the rest is charged.
class Trials {
 public:
  explicit Trials(Budget& budget) : meter_(budget, units_per_assumption), rounds_(meter_) {}

  static constexpr Assumes assumes = Assumes::removals;
  void follow(const Grid& grid, const Past& past);

  /// Whether a single or a trial of lower depth makes progress. Then trials of this depth are not made.
  bool is_too_deep(int depth);
  /// Whether a trial of a depth, 1..max_depth, refutes a candidate of the grid with braids of at most a length,
  /// 1..any_length. The length applies to the braids under its assumptions; for depth 1, to the braid that the
  /// candidate itself has.
  bool refutes(Candidate candidate, int depth, int length = any_length);
  /// The number of rounds after which it does; `never` if it needs more than `limit`.
  int rounds(Candidate candidate, int depth, int length, int limit);
  /// The grid as a state.
  const TheoryState& state() const { return state_; }

 private:
  /// Following an assumption costs less than examining a state of whips.
  static constexpr std::uint64_t units_per_assumption = 2;

  enum class Verdict : std::uint8_t { unknown, possible, refuted };

  /// The progress of the trial of a candidate, with depth at least 2: the remaining states by the length of the braids,
  /// from 1.
  struct Progress {
    std::vector<TheoryState> states;
    std::size_t valid = 0;         ///< the number of states, from the first on, that are at rest on this grid
    std::size_t stale = 0;         ///< the number of states that have lost candidates to this grid since they were at
                                   ///< rest
    bool ends_in_nothing = false;  ///< whether the length after the last state ends in a contradiction

    void start_again();
    void go_on(const LabelSet& gone);
  };

  TheoryState state_with(Candidate candidate) const;
  bool refutes_any(int depth);
  Verdict& verdict(Candidate candidate, int depth) { return verdicts_[depth - 1][candidate]; }
  Progress& progress(Candidate candidate, int depth);
  bool is_possible(Candidate candidate, int depth, TheoryState state);
  void lengthen(Progress& progress, Candidate candidate, int depth);
  void spare(const LabelSet& possible, int depth);
  void spare_solutions();

  Grid grid_;
  TheoryState state_;
  bool is_at_rest_ = false;
  bool has_spared_solutions_ = false;
  StateMeter meter_;
  TrialRounds rounds_;
  std::array<PerCandidate<Verdict>, max_depth> verdicts_{};
  std::array<std::vector<Progress>, max_depth - 1> progress_;  ///< by depth, from 2; empty until it is needed
};

}  // namespace deduku::trial
