// One scale: its own fields between those that every scale has.
#include "src/cli/command/logging_observer.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_scale.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::cli {

namespace {

using ratings::Field;
using ratings::RatingRequest;

/// Logs the steps of a rater for one puzzle, and proves them if requested.
class PuzzleWatch final : public ratings::RatingObserver {
 public:
  PuzzleWatch(const InputPuzzle& puzzle, const std::optional<Promise>& promise, Verification* verification,
              const WorkLimits& limits, Log& log)
      : log_(log), place_("puzzle " + std::to_string(puzzle.n) + ", "), logging_(log, puzzle.n) {
    if (verification != nullptr) {
      prover_.emplace(*verification, puzzle.n, Grid(puzzle.record->board), promise, limits);
    }
  }

  void on_step(const StepEvent& event) override {
    logging_.on_step(event);
    if (prover_) prover_->on_step(event);
  }
  void on_stuck(const Grid& grid) override { logging_.on_stuck(grid); }
  void on_round(const RoundEvent& event) override {
    if (prover_) prover_->prove(event);
    if (log_.wants_grids()) log_.grid(place_ + "candidates\n" + candidates_text(event.before));
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

class OneRater final : public PuzzleRater {
 public:
  OneRater(const RatingScale& scale, RatingRequest request, const BudgetClock& clock, Verification* verification,
           Log& log)
      : promise_(request.options.promise), verification_(verification), log_(log), clock_(clock) {
    request.options.work = clock_.limits();
    request.arguments = verification != nullptr;
    rater_ = scale.make_rater(request);
  }

  RateRecord rate(const InputPuzzle& puzzle) override {
    PuzzleWatch watch(puzzle, promise_, verification_, clock_.limits(), log_);
    clock_.start();
    std::unique_ptr<ratings::ScaleRating> rating = rater_->rate(puzzle.record->board, watch);
    if (rating->ended == Outcome::stopped) return {puzzle, Outcome::stopped};
    RateRecord record{puzzle, rating->status, rating->ended};
    record.ratings.push_back(std::move(rating));
    return record;
  }

 private:
  std::optional<Promise> promise_;
  Verification* verification_;  ///< null if steps are not proved
  Log& log_;
  BudgetClock clock_;
  std::unique_ptr<ratings::ScaleRater> rater_;
};

class OneScale final : public RateScale {
 public:
  OneScale(const RatingScale& scale, Ladder ladder, const ScaleRequest& request)
      : scale_(scale), ladder_(std::move(ladder)), request_(request) {
    if (scale.uses.within) within_ = request.fewest.within(ladder_);
    fields_.assign(first_fields().begin(), first_fields().end());
    for (const Field& field : scale.fields) fields_.push_back(field_of(field, field.name, 0));
    fields_.insert(fields_.end(), last_fields().begin(), last_fields().end());
    for (const ratings::Figure& figure : figures_of(scale)) {
      figures_.push_back(field_of(*ratings::find_field(scale, figure.field), figure.name, 0));
    }
    set_columns();
  }

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    RatingRequest request = rating_request();
    request.is_unique = question == Question::answered;
    return std::make_unique<OneRater>(scale_, std::move(request), BudgetClock(request_.choices.budget()),
                                      scale_.uses.proofs ? request_.verification : nullptr, log);
  }
  std::span<const RateField> fields() const override { return fields_; }
  std::span<const RateField> figures() const override { return figures_; }
  std::span<const Column> columns() const override { return columns_; }

  Json header() const override {
    Provenance provenance{.scale = scale_.key, .ladder = ladder()};
    if (scale_.uses.ladder) provenance.search = request_.solving.solver_options().search->name;
    if (scale_.uses.language) provenance.style = request_.style;
    return rate_header_json(request_, provenance);
  }
  const Ladder* ladder() const override { return scale_.uses.ladder ? &ladder_ : nullptr; }

  void add_json(const RateRecord& record, Json& json) const override {
    ratings::add_json(scale_, *record.ratings.front(), rating_request(), json);
  }
  std::string trace_text(const RateRecord& record) const override {
    if (record.ratings.empty()) return "";
    const ratings::ScaleRating& rating = *record.ratings.front();
    if (request_.trade_off && scale_.trade_off_text != nullptr) return scale_.trade_off_text(rating);
    return request_.trace ? scale_.trace_text(rating, request_.style) : "";
  }

 private:
  /// If the scale defines no columns, the fields are right-aligned in columns as wide as their names.
  void set_columns() {
    columns_ = {{"n", -4}};
    columns_.insert(columns_.end(), scale_.columns.begin(), scale_.columns.end());
    if (scale_.columns.empty()) {
      columns_.push_back({"status", 13});
      for (const Field& field : scale_.fields) columns_.push_back({field.name, -static_cast<int>(field.name.size())});
    }
    columns_.push_back({"tail", 0});
  }

  RatingRequest rating_request() const {
    return {.ladder = ladder(),
            .options = {request_.promise(), request_.choices.is_blind()},
            .is_blind = request_.choices.is_blind(),
            .se_mode = request_.choices.mode(),
            .search = request_.solving.solver_options().search,
            .trace = request_.trace,
            .hardest_step = request_.hardest_step,
            .counts_steps = request_.counts_steps,
            .style = request_.style,
            .free = request_.fewest.free(),
            .within = within_,
            .trade_off = request_.trade_off};
  }

  const RatingScale& scale_;
  Ladder ladder_;
  ScaleRequest request_;
  std::optional<int> within_;
  std::vector<RateField> fields_;
  std::vector<RateField> figures_;
  std::vector<Column> columns_;
};

}  // namespace

std::unique_ptr<RateScale> make_rate_one(const RatingScale& scale, Session& session, const ScaleRequest& request) {
  (void)request.choices.budget();  // refused before anything is written
  Ladder ladder = scale.uses.ladder ? request.solving.ladder(session.out, request.style.language) : Ladder();
  return std::make_unique<OneScale>(scale, std::move(ladder), request);
}

}  // namespace deduku::cli
