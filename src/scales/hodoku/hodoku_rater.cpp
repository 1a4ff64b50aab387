// The loop of the HoDoKu scale: one step per turn; its score is added, and its level kept if it is the highest so far.
#include <algorithm>
#include <climits>
#include <utility>

#include "deduku/hodoku_rating.hpp"
#include "deduku/search.hpp"
#include "src/scales/hodoku/hodoku_ladder.hpp"
#include "src/scales/hodoku/hodoku_view.hpp"
#include "src/scales/hodoku/naked_singles.hpp"
#include "src/search/admission.hpp"

namespace deduku {

namespace {

HodokuStep to_step(const hodoku::HodokuHint& hint, const hodoku::HodokuState& state) {
  HodokuStep step;
  step.entry = hint.entry;
  step.code = hint.code.empty() ? hodoku_entry(hint.entry).code : hint.code;
  if (hint.placement) step.effects.places.insert(*hint.placement);
  for (Candidate removed : hint.removals()) {
    if (state.grid().has(removed)) step.effects.removes.insert(removed);
  }
  return step;
}

void apply(hodoku::HodokuState& state, const hodoku::HodokuHint& hint) {
  for (Candidate removed : hint.removals()) state.remove(removed);
  if (hint.placement) state.place(*hint.placement);
}

/// The last resort: the digit of the solution in the middle one of the empty cells. Does nothing if there is no
/// solution.
bool guess(const hodoku::HodokuState& state, hodoku::HodokuHint& hint) {
  const Grid& grid = state.grid();
  const auto solution = search::solve(search::Puzzle(grid));
  if (!solution) return false;
  int rest = grid.empty_cells().size() / 2;
  for (Cell cell : grid.empty_cells()) {
    if (rest-- == 0) hint.placement = Candidate(cell, (*solution)[cell]);
  }
  hint.entry = hodoku::Entry::brute_force;
  return true;
}

void fold(HodokuRating& rating, hodoku::Entry id) {
  const HodokuEntry& entry = hodoku_entry(id);
  if (!rating.hardest || entry.score > hodoku_entry(*rating.hardest).score) rating.hardest = id;
  rating.score += entry.score;
  rating.level = std::max(rating.level, entry.level);
  ++rating.steps;
}

/// Counts the last steps of a puzzle, all of them naked singles or full houses, which have the same score.
void fold_rest(HodokuRating& rating, const Grid& grid) {
  const int rest = grid.empty_cells().size();
  rating.score += rest * hodoku_entry(hodoku::Entry::naked_single).score;
  rating.steps += rest;
}

/// The minimum level of every step beyond the elementary ones.
constexpr HodokuLevel least_level_beyond = HodokuLevel::hard;

/// If the score exceeds the ceiling of a level, the next level counts; a grid that is not full is extreme.
HodokuLevel final_level(const HodokuRating& rating) {
  if (rating.outcome != Outcome::solved) return HodokuLevel::extreme;
  int level = static_cast<int>(rating.level);
  while (rating.score > max_score(static_cast<HodokuLevel>(level))) ++level;
  return static_cast<HodokuLevel>(level);
}

}  // namespace

class HodokuRater::Loop {
  /// Level and score, neither of which a later step lowers.
  struct Ceiling {
    HodokuLevel level = HodokuLevel::extreme;
    int score = INT_MAX;

    /// If its score is higher than its level allows, a puzzle is of a higher level.
    bool is_below(HodokuLevel other_level, int other_score) const {
      return other_level > level || other_score > score || other_score > max_score(level);
    }
  };

 public:
  explicit Loop(const RatingOptions& options) : options_(options), ladder_(options.work) {}

  HodokuRating run(const Board& board, const HodokuObserver* observer) {
    return find_conflict(board) ? HodokuRating() : run(Grid(board), observer);
  }

  /// `most`: the maximum number of steps.
  HodokuRating run(const Grid& grid, const HodokuObserver* observer, int most = INT_MAX) {
    HodokuRating rating;
    hodoku::HodokuState state(grid);
    begin(grid);
    bool is_filled = state.grid().is_complete();
    while (!is_filled && rating.steps < most) {
      const bool has_elementary = ladder_.next_elementary(state, hint_);
      if (!has_elementary && !is_admitted(grid, rating)) return rating;
      if (!has_elementary && ceiling_.is_below(least_level_beyond, rating.score)) {
        rating.level = std::max(rating.level, least_level_beyond);
        break;
      }
      if (!has_elementary && !has_step_beyond(state)) break;
      if (observer == nullptr && is_filled_by_rest(state.grid())) {
        fold_rest(rating, state.grid());
        is_filled = true;
        break;
      }
      fold(rating, hint_.entry);
      if (ceiling_.is_below(rating.level, rating.score)) break;
      if (observer != nullptr) (*observer)(to_step(hint_, state));
      apply(state, hint_);
      is_filled = state.grid().is_complete();
    }
    const bool is_done = is_filled || rating.steps == most;
    rating.outcome = is_done ? Outcome::solved : ladder_.ending();
    rating.level = final_level(rating);
    return rating;
  }

  std::optional<HodokuRating> run_up_to(const Board& board, const Ceiling& ceiling) {
    ceiling_ = ceiling;
    const HodokuRating rating = run(board, nullptr);
    ceiling_ = {};
    const bool has_figures = rating.outcome == Outcome::solved || rating.outcome == Outcome::stuck;
    return has_figures && ceiling.is_below(rating.level, rating.score) ? std::nullopt : std::optional(rating);
  }

  HodokuRating explain(const Grid& start, HodokuExplainer explainer, int most) {
    Grid grid = start;
    const auto report = [&](const HodokuStep& step) {
      explainer(HodokuEvent{viewer_.view(grid, step), step});
      (void)grid.apply(step.effects);  // a contradiction does not matter to the scale
    };
    const HodokuObserver observer = report;
    return run(start, &observer, most);
  }

 private:
  /// One solution is presumed until the search has checked it.
  void begin(const Grid& grid) {
    promise_ = options_.uses_uniqueness ? search::promise_of_unique(grid) : Promise::none;
    ladder_.begin(promise_);
    last_was_advanced_ = false;
    is_asked_ = false;
  }

  /// Runs the search, once, if the options do not settle the question.
  bool is_admitted(const Grid& grid, HodokuRating& rating) {
    if (std::exchange(is_asked_, true)) return true;
    const search::Admission admission = search::admit(grid, options_);
    if (admission.refusal) rating.outcome = *admission.refusal;
    if (admission.promise < promise_) ladder_.set_promise(admission.promise);
    return !admission.refusal;
  }

  bool guess_if_stuck(const hodoku::HodokuState& state) {
    return ladder_.ending() == Outcome::stuck && guess(state, hint_);
  }

  /// Whether the next step and all later ones are trivial. Called at each step; it searches only after a step of
  /// another kind, which may have brought new naked singles.
  bool is_filled_by_rest(const Grid& grid) {
    const bool was_advanced = std::exchange(last_was_advanced_, hint_.entry > hodoku::Entry::naked_single);
    return was_advanced && !last_was_advanced_ && hodoku::naked_singles_fill(grid);
  }

  /// Whether there is a step that requires a solution. If a step wrongly presupposed a single solution, a cell or a
  /// digit may have no candidates left, and nothing can be proved any more.
  bool has_step_beyond(const hodoku::HodokuState& state) {
    if (state.grid().has_contradiction()) return false;
    return ladder_.next_beyond(state, hint_) || guess_if_stuck(state);
  }

  RatingOptions options_;
  Ceiling ceiling_;  ///< the ceiling of the request
  hodoku::HodokuLadder ladder_;
  hodoku::HodokuHint hint_;
  hodoku::HodokuViewer viewer_;
  Promise promise_ = Promise::none;
  bool is_asked_ = false;           ///< whether the puzzle may be rated
  bool last_was_advanced_ = false;  ///< whether the last step was more than a full house or a naked single
};

HodokuRater::HodokuRater(const RatingOptions& options) : loop_(make_hidden<Loop>(options)) {}

HodokuRating HodokuRater::rate(const Board& board) {
  return loop_->run(board, nullptr);
}
HodokuRating HodokuRater::rate(const Grid& grid) {
  return loop_->run(grid, nullptr);
}
HodokuRating HodokuRater::rate(const Board& board, HodokuObserver observer) {
  return loop_->run(board, &observer);
}
HodokuRating HodokuRater::rate(const Grid& grid, HodokuObserver observer) {
  return loop_->run(grid, &observer);
}

std::optional<HodokuRating> HodokuRater::rate_up_to(const Board& board, HodokuLevel most_level, int most_score) {
  return loop_->run_up_to(board, {most_level, most_score});
}

HodokuRating HodokuRater::explain(const Grid& grid, HodokuExplainer explainer, int most) {
  return loop_->explain(grid, explainer, most);
}

HodokuRating HodokuRater::explain_next(const Grid& grid, HodokuExplainer explainer) {
  return loop_->explain(grid, explainer, 1);
}

}  // namespace deduku
