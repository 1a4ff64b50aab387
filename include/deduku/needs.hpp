// The content of a puzzle for teaching: the techniques that it needs, and the candidates that decide it.
#pragma once

#include <utility>
#include <vector>

#include "deduku/export.h"
#include "deduku/fewest.hpp"
#include "deduku/hidden.hpp"

namespace DEDUKU_API deduku {

/// A technique without which a puzzle is not solved within R.
struct Need {
  TechniqueId technique{};
  /// R on the ladder without it, in hundredths, above R: `stuck_r` if nothing else solves the puzzle. If limits ended
  /// the work, a lower bound.
  int r_without = 0;
  bool is_exact = true;
  /// Its bottleneck: the grid after all steps, except those of this technique, that cost no more than R. Only the
  /// technique leads further.
  Grid bottleneck{};
};

/// The techniques that a puzzle needs. Free ones are not examined.
struct Needs {
  /// `solved`, or `stuck`, `none`, `several`; or the limit that ended the work: then some needs may be missing.
  Outcome outcome = Outcome::none;
  /// R, in hundredths.
  int r = 0;
  /// In the order of the ladder.
  std::vector<Need> needs{};
  /// The fewest techniques that, with the free ones, solve the puzzle within R; among several such sets the one with
  /// the cheapest techniques. It contains all of `needs`.
  std::vector<TechniqueId> least{};
  /// Whether smaller sets are proved not to suffice. No proper subset of `least` ever does.
  bool is_least_proved = false;
};

/// Finds the techniques that puzzles need. Techniques that no round uses are not needed: without them the rounds are
/// the same. So one rating for each technique used in a round is enough. Equivalent puzzles have the same figures. One
/// per thread.
class NeedsFinder {
 public:
  explicit NeedsFinder(const Ladder& ladder = default_ladder(), const FewestOptions& options = {});

  /// The needs of a grid; `within` of the options is not used.
  Needs find(const Grid& grid);

 private:
  class Search;
  Hidden<Search> search_;
};

/// Candidates whose elimination lets the free techniques solve the grid.
struct AntiBackdoors {
  /// `solved`, `none`, `several`; or the limit that ended the work: then some pairs are missing.
  Outcome outcome = Outcome::none;
  /// Whether the free techniques solve the unchanged grid: then there are no anti-backdoors.
  bool free_techniques_suffice = false;
  /// The number of false candidates after the free techniques.
  int false_candidates = 0;
  /// The candidates that suffice alone.
  CandidateSet singles{};
  /// Pairs that suffice together, where neither candidate does alone. By digit, row and column, each with the lesser
  /// first.
  std::vector<std::pair<Candidate, Candidate>> pairs{};

  /// The number of eliminations needed: 0, 1 or 2; empty if it is more, or unknown.
  std::optional<int> size() const {
    if (free_techniques_suffice) return 0;
    if (!singles.empty()) return 1;
    return pairs.empty() ? std::nullopt : std::optional(2);
  }
};

/// Tries all candidates that are not in the solution, on the grid closed under the free techniques, and all pairs of
/// them. The budget counts grids closed.
AntiBackdoors anti_backdoors(const Grid& grid, FreeTechniques free = FreeTechniques::locked,
                             const WorkLimits& work = {}, const search::Backend& backend = search::default_backend());

}  // namespace deduku
