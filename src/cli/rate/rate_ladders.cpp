// Whether R falls when a part of the ladder is omitted: two fields after those of the scale.
#include "src/cli/rate/rate_scale.hpp"
#include "src/scales/rounds/shorter_ladders.hpp"

namespace deduku::cli {

namespace {

/// Rates a puzzle on the scale, and then on shorter ladders.
class ShorterLadderRater final : public PuzzleRater {
 public:
  ShorterLadderRater(std::unique_ptr<PuzzleRater> rater, const Ladder& ladder, const SolverOptions& options,
                     const BudgetClock& clock)
      : rater_(std::move(rater)), clock_(clock), ladders_(ladder, with_limits(options)) {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    RateRecord record = rater_->rate(puzzle);
    if (record.ended != Outcome::solved) return record;
    clock_.start();
    record.least_r = ladders_.least(puzzle.record->board);
    return record;
  }
  void complete(RateRecord& record) override { rater_->complete(record); }

 private:
  SolverOptions with_limits(SolverOptions options) const {
    options.work = clock_.limits();
    options.arguments = false;
    return options;
  }

  std::unique_ptr<PuzzleRater> rater_;
  BudgetClock clock_;
  rounds::ShorterLadders ladders_;
};

Value least_r(const RateRecord& record) {
  return record.least_r ? Value(ratings::Points{record.least_r->r}) : Value();
}

Value left_out(const RateRecord& record) {
  const bool is_less = record.least_r && !record.least_r->left_out.empty();
  return is_less ? ratings::word(record.least_r->left_out) : Value();
}

class ShorterLadderScale final : public RateScale {
 public:
  ShorterLadderScale(std::unique_ptr<RateScale> scale, const SolverOptions& options, const Budget& budget)
      : scale_(std::move(scale)), options_(options), budget_(budget) {
    fields_.assign(scale_->fields().begin(), scale_->fields().end());
    columns_.assign(scale_->columns().begin(), scale_->columns().end());
    const Column tail = columns_.back();
    columns_.pop_back();
    for (const RateField& field : own_) fields_.push_back(field);
    columns_.push_back({own_[0].name, -7});
    columns_.push_back({own_[1].name, 28});
    columns_.push_back(tail);
  }

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    return std::make_unique<ShorterLadderRater>(scale_->make_rater(log, question), *scale_->ladder(), options_,
                                                BudgetClock(budget_));
  }
  std::span<const RateField> fields() const override { return fields_; }
  std::span<const RateField> figures() const override { return scale_->figures(); }
  std::span<const Column> columns() const override { return columns_; }
  Json header() const override {
    Json json = scale_->header();
    json["spread_ladders"] = true;
    return json;
  }
  const Ladder* ladder() const override { return scale_->ladder(); }
  void add_json(const RateRecord& record, Json& json) const override {
    scale_->add_json(record, json);
    for (const RateField& field : own_) json[field.name] = ratings::json_of(field.value(record));
  }
  std::string trace_text(const RateRecord& record) const override { return scale_->trace_text(record); }

 private:
  std::unique_ptr<RateScale> scale_;
  SolverOptions options_;
  Budget budget_;
  std::array<RateField, 2> own_ = {
      {{"least_r", least_r, "with --spread-ladders: the least R of the whole ladder and of shorter ones", true},
       {"left_out", left_out,
        "with --spread-ladders: the family or technique without which it is the least, or uniqueness"}}};
  std::vector<RateField> fields_;
  std::vector<Column> columns_;
};

}  // namespace

std::unique_ptr<RateScale> make_rate_on_shorter_ladders(std::unique_ptr<RateScale> scale, const ScaleRequest& request) {
  SolverOptions options = request.solving.solver_options();
  options.promise = request.promise();
  options.allows_several = request.choices.is_blind();
  return std::make_unique<ShorterLadderScale>(std::move(scale), options, request.choices.budget());
}

}  // namespace deduku::cli
