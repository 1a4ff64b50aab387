// The scale `hodoku`: level and score as HoDoKu gives them.
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/rate/traced_rating.hpp"

namespace deduku::cli {

namespace {

std::string level(const RateRecord& record) {
  return record.hodoku() ? std::string(name(record.hodoku()->rating.level)) : "";
}

std::string score(const RateRecord& record) {
  return record.hodoku() ? std::to_string(record.hodoku()->rating.score) : "";
}

std::string steps(const RateRecord& record) {
  return record.hodoku() ? std::to_string(record.hodoku()->rating.steps) : "";
}

std::string hardest(const RateRecord& record) {
  const bool has_steps = record.hodoku() && record.hodoku()->rating.hardest;
  return has_steps ? std::string(hodoku_entry(*record.hodoku()->rating.hardest).key) : "";
}

constexpr auto all_fields = all_fields_with<4>({{
    {"level", level, "Easy, Medium, Hard, Unfair, Extreme"},
    {"score", score, "the sum of the scores of all steps"},
    {"hardest", hardest, "the technique of the step with the highest score"},
    {"steps", steps, "how many steps were taken"},
}});

constexpr std::array<Column, 7> all_columns = {{
    {"n", -4},
    {"status", 11},
    {"level", 7},
    {"score", -6},
    {"steps", -5},
    {"hardest", 0},
    {"tail", 0},
}};

struct HodokuWords {
  static int weight(const HodokuStep& step) { return hodoku_entry(step.entry).score; }
  static std::string text(const HodokuStep& step) {
    return padded(std::to_string(weight(step)), -5) + "  " + padded(std::string(step.code), 4) + "  " +
           std::string(name(step)) + ": " + effects_text(step);
  }
  static std::string trace_text(const HodokuStep& step) { return text(step); }
  static Json json(const HodokuStep& step) { return hodoku_step_json(step); }
};

/// There must be a solution, and only one unless the user asks for blind ratings.
HodokuOptions options_for(const ScaleRequest& request, const BudgetClock& clock) {
  return {.uniqueness = request.uniqueness() != Uniqueness::off,
          .demand = request.se.is_blind() ? HodokuDemand::a_solution : HodokuDemand::one_solution,
          .budget = request.se.budget().work,
          .stop = [clock] { return clock.is_over(); }};
}

/// What the puzzle is.
Outcome outcome_of(const HodokuRating& rating) {
  if (rating.broken_off) return Outcome::broken_off;
  if (rating.has_no_solution) return Outcome::none;
  if (rating.has_several_solutions) return Outcome::several;
  return rating.solved ? Outcome::solved : Outcome::stuck;
}

class HodokuPuzzleRater final : public PuzzleRater {
 public:
  HodokuPuzzleRater(const ScaleRequest& request, Log& log)
      : is_blind_(request.se.is_blind()),
        clock_(request.se.budget()),
        rater_(options_for(request, clock_)),
        watch_{request.trace, request.hardest_step, log} {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    HodokuRecord record;
    clock_.start();
    rate_traced<HodokuWords>(rater_, puzzle, watch_, record);
    const Outcome outcome = outcome_of(record.rating);
    if (outcome == Outcome::broken_off && !interrupted()) {
      return {puzzle, PuzzleStatus::out_of_budget, {}, PuzzleStatus::out_of_budget};
    }
    if (!is_rated(outcome, is_blind_)) return {puzzle, status_of(outcome)};
    const PuzzleStatus ended = record.rating.solved ? PuzzleStatus::solved : PuzzleStatus::stuck;
    return {puzzle, status_of(outcome), std::move(record), ended};
  }

 private:
  bool is_blind_;
  BudgetClock clock_;
  HodokuRater rater_;
  StepWatch watch_;
};

class HodokuScale final : public RateScale {
 public:
  explicit HodokuScale(const ScaleRequest& request) : request_(request) {}

  std::unique_ptr<PuzzleRater> make_rater(Log& log) const override {
    return std::make_unique<HodokuPuzzleRater>(request_, log);
  }
  std::span<const RateField> fields() const override { return all_fields; }
  std::span<const Column> columns() const override { return all_columns; }
  Json header() const override {
    Json json = header_json(
        "rate", {.scale = "hodoku", .uniqueness = request_.uniqueness(), .is_blind = request_.se.is_blind()});
    json["budget"] = request_.se.budget_json();
    return json;
  }

  void add_json(const RateRecord& record, Json& json) const override {
    const HodokuRecord* hodoku = record.hodoku();
    json["level"] = hodoku ? Json(name(hodoku->rating.level)) : Json(nullptr);
    json["score"] = hodoku ? Json(hodoku->rating.score) : Json(nullptr);
    json["steps"] = hodoku ? Json(hodoku->rating.steps) : Json(nullptr);
    add_steps_json<HodokuWords>(hodoku, request_.trace, json);
  }

  std::string trace_text(const RateRecord& record) const override {
    return trace_text_of<HodokuWords>(record.hodoku());
  }

 private:
  ScaleRequest request_;
};

}  // namespace

std::span<const RateField> hodoku_fields() {
  return all_fields;
}

std::unique_ptr<RateScale> make_rate_hodoku(Session&, const ScaleRequest& request) {
  (void)request.se.budget();
  return std::make_unique<HodokuScale>(request);
}

}  // namespace deduku::cli
