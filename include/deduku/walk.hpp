// A walk: the path of a puzzle to its solution, recorded step by step with its ratings on the scales, and shown as a
// page that needs no other file, or as Markdown.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "deduku/export.h"
#include "deduku/frozen_path.hpp"
#include "deduku/hodoku_rating.hpp"
#include "deduku/path.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/se_rating.hpp"
#include "deduku/text_style.hpp"

namespace DEDUKU_API deduku {

/// The ratings of a puzzle. An outcome `out_of_budget` means that it exceeded the budget of that scale.
struct WalkRatings {
  RoundRating r;
  SeRating se;
  HodokuRating hodoku;
  /// The hardest steps, the first among equal ones; empty if the puzzle is not rated.
  std::optional<SeStep> se_hardest{};
  std::optional<HodokuStep> hodoku_hardest{};
};

/// The work allowed for the rating of one puzzle on each scale, in the units of the scale; 0 for the default of
/// `WorkLimits`. The hardest known puzzles take about half of it, and half a second.
struct WalkBudgets {
  std::uint64_t r = 20'000;       ///< techniques tried
  std::uint64_t se = 1'000'000;   ///< assumptions
  std::uint64_t hodoku = 10'000;  ///< searches beyond subsets
};

/// Facts about a step of the path, of any ladder, in addition to the step.
struct WalkStep {
  /// In hundredths; on a frozen scale its rating or its score.
  int cost = 0;
  /// On our ladder; empty on that of a frozen scale.
  std::optional<Level> level{};
  /// Whether no step with other effects was as easy: cost as little, or was a single among singles. Always false on the
  /// ladders of frozen scales, which have only a next step, not all possible ones.
  bool is_only = false;
};

/// Stores every step of a puzzle with its whole explanation.
class Walk {
 public:
  /// A walk by our own ladder, as far as a solver with these options leads.
  static Walk by_ladder(const Grid& start, const Ladder& ladder = default_ladder(), const SolverOptions& options = {});
  /// A walk along existing steps of our own ladder, such as those of the fewest steps. The outcome is that of the
  /// search for them.
  static Walk by_path(const Path& path, Outcome outcome, const Ladder& ladder = default_ladder(),
                      const SolverOptions& options = {});
  /// A walk by the ladder of a frozen scale. The search runs as in its rater.
  static Walk by_scale(const Grid& start, const FrozenOptions& options);
  /// Rates the puzzle on every scale, as far as the budgets allow; the options are those of the raters except for their
  /// budget. The ratings do not depend on the steps.
  void rate(const WalkBudgets& budgets = {}, const RatingOptions& options = {});

  const Grid& start() const { return path_.start(); }
  /// The final grid: complete if solved, else the grid without a further step.
  const Grid& end() const { return path_.finish(); }
  Outcome outcome() const { return outcome_; }
  /// The scale of the steps; empty on our ladder.
  std::optional<FrozenScale> scale() const { return scale_; }
  /// The ladder of the steps; that of `by_scale` has no rungs.
  const Ladder& ladder() const { return ladder_; }
  const std::vector<WalkStep>& steps() const { return steps_; }
  /// A step with its whole explanation; `index` is less than `steps().size()`.
  StepView step(std::size_t index) const;
  /// Empty before `rate`.
  const std::optional<WalkRatings>& ratings() const { return ratings_; }

 private:
  class Recorder;

  Path path_;
  Outcome outcome_ = Outcome::none;
  std::optional<FrozenScale> scale_;
  Ladder ladder_;
  std::vector<WalkStep> steps_;
  std::optional<WalkRatings> ratings_;
};

struct WalkOptions {
  TextStyle style{};
  std::string name{};     ///< of the puzzle, as in its list; "" for no name
  std::string version{};  ///< of the program, for the foot of the page; "" for no version
  /// Called at each step; true stops the work; the output is then incomplete, and must not be used.
  std::function<bool()> stop{};

  bool is_stopped() const { return stop && stop(); }
};

/// The walk as an HTML document that needs no other file and no network: its style and script are in it, and a policy
/// in its head allows nothing else. `name` is always treated as text. The same walk and options give the same page.
std::string walk_page(const Walk& walk, const WalkOptions& options = {});

/// A picture that belongs to a text.
struct WalkPicture {
  std::string file;  ///< "step-007.svg"
  std::string svg;
};
/// The walk as Markdown, and the pictures that it refers to.
struct WalkText {
  std::string text;
  std::vector<WalkPicture> pictures;
};
/// `folder`: the folder of the pictures relative to the text: "walk/"; "" for the same folder.
WalkText walk_markdown(const Walk& walk, const std::string& folder, const WalkOptions& options = {});

}  // namespace deduku
