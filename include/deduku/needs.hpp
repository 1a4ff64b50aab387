// What a puzzle teaches: the techniques that it needs, and the candidates that it hangs on.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "deduku/export.h"
#include "deduku/fewest.hpp"

namespace DEDUKU_API deduku {

/// A technique without which a puzzle is not solved within R.
struct Need {
  TechniqueId technique{};
  /// R on the ladder without it, in hundredths, above R: `stuck_r` where nothing else solves the puzzle. Where limits ended
  /// the work, it is at least this.
  int r_without = 0;
  bool is_exact = true;
  /// Its bottleneck: where all that costs no more than R, and is not this technique, leads to. Only the technique goes on.
  Grid bottleneck{};
};

/// The techniques that a puzzle needs. Free ones are not asked about.
struct Needs {
  /// `solved`, or `stuck`, `none`, `several`; or how limits ended the work: then some needs may be missing.
  Outcome outcome = Outcome::none;
  /// R, in hundredths.
  int r = 0;
  /// In the order of the ladder.
  std::vector<Need> needs{};
  /// The fewest techniques that, with the free ones, solve the puzzle within R; of several such sets the one with the cheapest
  /// techniques. All of `needs` are among them.
  std::vector<TechniqueId> least{};
  /// Whether fewer are proved not to do. No set that `least` holds does in any case.
  bool is_least_proved = false;
};

/// Finds out what puzzles need. Techniques that no round uses are not needed: without them the rounds are the same. So one
/// rating for each that one uses decides. The figures are those of all equivalent puzzles. One per thread.
class NeedsFinder {
 public:
  explicit NeedsFinder(const Ladder& ladder = default_ladder(), const FewestOptions& options = {});
  ~NeedsFinder();
  NeedsFinder(NeedsFinder&&) noexcept;
  NeedsFinder& operator=(NeedsFinder&&) noexcept;

  /// What a grid needs; `within` of the options is not used.
  Needs find(const Grid& grid);

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

/// Candidates whose elimination lets the free techniques finish.
struct AntiBackdoors {
  /// `solved`, `none`, `several`; or how limits ended the work: then some pairs are missing.
  Outcome outcome = Outcome::none;
  /// Whether the free techniques solve the grid as it is: then there are none.
  bool are_needless = false;
  /// How many false candidates the free techniques leave.
  int false_candidates = 0;
  /// Those that do alone.
  CandidateSet singles{};
  /// Two that do together, and neither alone. By digit, row and column, each with the lesser first.
  std::vector<std::pair<Candidate, Candidate>> pairs{};

  /// How many eliminations it takes: 0, 1 or 2; empty where it takes more, or is not known.
  std::optional<int> size() const {
    if (are_needless) return 0;
    if (!singles.empty()) return 1;
    return pairs.empty() ? std::nullopt : std::optional(2);
  }
};

/// Tries all candidates that the solution lacks, on the grid closed under the free techniques, and all pairs of them. The
/// budget counts grids closed.
AntiBackdoors anti_backdoors(const Grid& grid, Free free = Free::locked, const WorkLimits& work = {},
                             const search::Backend& backend = search::default_backend());

}  // namespace deduku
