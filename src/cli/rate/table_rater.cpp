// The rating of puzzles for a table. For several scales uniqueness is checked once.
#include "src/cli/command/logging_observer.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_table.hpp"
#include "src/core/givens.hpp"
#include "src/ratings/rated.hpp"

namespace deduku::cli {

namespace {

/// Logs the steps of a rater for one puzzle, and proves them if requested.
class PuzzleWatch final : public ratings::RatingObserver {
 public:
  PuzzleWatch(const InputPuzzle& puzzle, const RatingOptions& options, Verification* verification,
              const WorkLimits& limits, Log& log)
      : log_(log), place_("puzzle " + std::to_string(puzzle.n) + ", "), logging_(log, puzzle.n) {
    if (verification != nullptr) {
      const Promise promise = promise_of(Grid(puzzle.record->board), SolverOptions::of(options));
      prover_.emplace(*verification, puzzle.n, promise, limits);
    }
  }

  void on_step(const StepEvent& event) override {
    logging_.on_step(event);
    if (prover_) prover_->on_step(event);
  }
  void on_stuck(const Grid& grid) override { logging_.on_stuck(grid); }
  void on_round(const RoundEvent& event) override {
    if (prover_) prover_->prove(event);
    if (log_.wants_grids()) log_.grid(place_ + "candidates\n" + candidates_text(event.first.before));
  }
  void on_view(const StepView& view) override { prover_->on_step({view, nullptr, ++views_}); }
  bool wants_views() const override { return prover_.has_value(); }
  void on_line(const std::string& line) override { log_.step(place_ + line); }
  bool wants_lines() const override { return log_.wants_steps(); }

 private:
  Log& log_;
  std::string place_;
  LoggingObserver logging_;
  std::optional<StepProver> prover_;
  int views_ = 0;
};

/// The worse of two endings of ratings.
Outcome worse(Outcome a, Outcome b) {
  const auto badness = [](Outcome status) {
    switch (status) {
      case Outcome::solved:
        return 0;
      case Outcome::stuck:
        return 1;
      case Outcome::out_of_budget:
        return 2;
      default:
        return 3;
    }
  };
  return badness(a) < badness(b) ? b : a;
}

/// Whether there is no rating because of a fault that must be reported, regardless of the other scales.
bool is_failure(Outcome status) {
  return status == Outcome::unsound || status == Outcome::out_of_memory;
}

}  // namespace

/// Rates puzzles on one scale, each with the whole budget.
class RateTable::Rater::OnScale {
 public:
  OnScale(const RateTable& table, const RatingScale& scale, Uniqueness uniqueness, Log& log)
      : options_(table.request_.options),
        verification_(scale.has_proofs ? table.verification_ : nullptr),
        log_(log),
        clock_(table.budget_) {
    RatingRequest request = table.request_;
    request.options.uniqueness = uniqueness;
    request.options.work = clock_.limits();
    request.arguments = verification_ != nullptr;
    rater_ = scale.make_rater(request);
  }

  ratings::Rating rate(const InputPuzzle& puzzle) {
    PuzzleWatch watch(puzzle, options_, verification_, clock_.limits(), log_);
    clock_.start();
    return rater_->rate(puzzle.record->board, watch);
  }

 private:
  const RatingOptions& options_;  ///< the user's
  Verification* verification_;    ///< null if steps are not proved
  Log& log_;
  BudgetClock clock_;
  std::unique_ptr<ratings::ScaleRater> rater_;
};

RateTable::Rater::Rater(const RateTable& table, Log& log) : table_(table), log_(log) {
  for (const auto& columns : table.others_) {
    const auto rate = [this, before = finders_.size()](const InputPuzzle& puzzle) {
      return rate_before(before, puzzle);
    };
    finders_.push_back(columns->make_finder(rate));
  }
}
RateTable::Rater::~Rater() = default;

/// Rates a puzzle with the data of the first columns.
RateRecord RateTable::Rater::rate_before(std::size_t columns, const InputPuzzle& puzzle) {
  for (std::size_t i = 0; i < columns; ++i) {
    if (const std::optional<Outcome> status = finders_[i]->refuse(puzzle)) return {puzzle, *status};
  }
  RateRecord record = table_.has_one_scale() ? rate_on_one(puzzle) : rate_on_several(puzzle);
  for (std::size_t i = 0; i < columns && record.status != Outcome::stopped; ++i) finders_[i]->add(record);
  return record;
}

void RateTable::Rater::complete(RateRecord& record) {
  for (const auto& finder : finders_) {
    if (record.status != Outcome::stopped) finder->complete(record);
  }
}

RateRecord RateTable::Rater::rate_on_one(const InputPuzzle& puzzle) {
  ratings::Rating rating = raters(asked()).front()->rate(puzzle);
  if (rating.ended == Outcome::stopped) return {puzzle, Outcome::stopped};
  RateRecord record{puzzle, rating.status, rating.ended};
  record.ratings.push_back(std::move(rating));
  return record;
}

RateRecord RateTable::Rater::rate_on_several(const InputPuzzle& puzzle) {
  const Board& board = puzzle.record->board;
  const bool is_blind = asked() == Uniqueness::assumed;
  const Outcome outcome = ratings::outcome_of(board);
  RateRecord record{puzzle, outcome};
  if (outcome != Outcome::solved && !(outcome == Outcome::several && is_blind)) return record;
  record.ended = Outcome::solved;
  std::optional<Outcome> failure;
  // For a puzzle of givens with one solution, nothing is left to check.
  const bool is_checked = outcome == Outcome::solved && !is_blind && has_givens_alone(Grid(board));
  for (const auto& rater : raters(is_checked ? Uniqueness::known : asked())) {
    ratings::Rating rating = rater->rate(puzzle);
    if (rating.ended == Outcome::stopped) return {puzzle, Outcome::stopped};
    if (is_failure(rating.status)) failure = rating.status;
    if (rating.ended) record.ended = worse(*record.ended, *rating.ended);
    record.ratings.push_back(std::move(rating));
  }
  if (outcome == Outcome::solved) record.status = best_end(record);
  if (!failure) return record;
  record.status = *failure;
  record.ended.reset();
  return record;
}

/// The status of a puzzle with one solution: it is solved if the steps of any scale solve it. If no scale has steps,
/// the ending of the others.
Outcome RateTable::Rater::best_end(const RateRecord& record) const {
  std::optional<Outcome> best;
  const bool any_solves = std::ranges::any_of(table_.scales_, &RatingScale::solves);
  for (std::size_t place = 0; place < record.ratings.size(); ++place) {
    const std::optional<Outcome> ended = record.ratings[place].ended;
    if (!ended || table_.scales_[place]->solves != any_solves) continue;
    best = best && worse(*best, *ended) == *ended ? best : ended;
  }
  return best.value_or(Outcome::solved);
}

/// Raters are made when the first puzzle for them comes: they take much memory, and most lists need one kind.
const RateTable::Rater::OnScales& RateTable::Rater::raters(Uniqueness uniqueness) {
  OnScales& raters = uniqueness == Uniqueness::known ? for_unique_ : asking_;
  if (!raters.empty()) return raters;
  for (const RatingScale* scale : table_.scales_) {
    raters.push_back(std::make_unique<OnScale>(table_, *scale, uniqueness, log_));
  }
  return raters;
}

}  // namespace deduku::cli
