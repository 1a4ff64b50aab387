// The scale `ser`: ER/EP/ED as Sudoku Explainer rates.
#include <algorithm>

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/rate/traced_rating.hpp"

namespace deduku::cli {

namespace {

std::string er(const RateRecord& record) {
  return record.se() ? known_tenths_text(record.se()->rating.er) : "";
}

std::string ep(const RateRecord& record) {
  return record.se() ? known_tenths_text(record.se()->rating.ep) : "";
}

std::string ed(const RateRecord& record) {
  return record.se() ? known_tenths_text(record.se()->rating.ed) : "";
}

std::string rating(const RateRecord& record) {
  return record.se() ? rating_text(record.se()->rating) : "";
}

std::string hardest(const RateRecord& record) {
  const bool has_steps = record.se() && record.se()->rating.hardest;
  return has_steps ? std::string(se_producer_key(*record.se()->rating.hardest)) : "";
}

std::string steps(const RateRecord& record) {
  return record.se() ? std::to_string(record.se()->rating.steps) : "";
}

constexpr auto all_fields = all_fields_with<6>({{
    {"rating", rating, "er/ep/ed"},
    {"er", er, "the hardest step; out of budget: the least it can be"},
    {"ep", ep, "the hardest step up to the first placement"},
    {"ed", ed, "the first step"},
    {"hardest", hardest, "the technique of the first step rated er"},
    {"steps", steps, "how many steps were taken"},
}});

constexpr std::array<Column, 6> all_columns = {{
    {"n", -4},
    {"status", 13},
    {"rating", 14},
    {"steps", -5},
    {"hardest", 0},
    {"tail", 0},
}};

struct SerWords {
  static int weight(const SeStep& step) { return step.rating; }
  static std::string text(const SeStep& step) {
    return tenths_text(step.rating) + "  " + name(step) + ": " + effects_text(step);
  }
  static std::string trace_text(const SeStep& step) {
    if (step.complexity == 0) return text(step);
    return text(step) + "  (complexity " + std::to_string(step.complexity) + ")";
  }
  static Json json(const SeStep& step) { return se_step_json(step); }
};

class SerRater final : public PuzzleRater {
 public:
  SerRater(const ScaleRequest& request, Log& log)
      : is_blind_(request.se.is_blind()),
        rater_(request.se, request.uniqueness()),
        watch_{request.trace, request.hardest_step, log} {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    const Outcome outcome = outcome_before_rating(puzzle.record->board);
    if (!is_rated(outcome, is_blind_)) return {puzzle, status_of(outcome)};
    SeRecord record;
    rate_traced<SerWords>(rater_, puzzle, watch_, record);
    const PuzzleStatus ended = status_of(record.rating.status);
    if (ended == PuzzleStatus::out_of_budget && interrupted()) return {puzzle, PuzzleStatus::broken_off};
    // No step that was taken may be as hard as one that was missing.
    if (record.hardest && record.hardest->rating != record.rating.er) record.hardest.reset();
    const PuzzleStatus status = outcome == Outcome::solved ? ended : status_of(outcome);
    return {puzzle, status, std::move(record), ended};
  }

 private:
  bool is_blind_;
  BudgetedRater rater_;
  StepWatch watch_;
};

class SerScale final : public RateScale {
 public:
  explicit SerScale(const ScaleRequest& request) : request_(request) {}

  std::unique_ptr<PuzzleRater> make_rater(Log& log) const override { return std::make_unique<SerRater>(request_, log); }
  std::span<const RateField> fields() const override { return all_fields; }
  std::span<const Column> columns() const override { return all_columns; }

  Json header() const override {
    Json json =
        header_json("rate", {.scale = "ser", .uniqueness = request_.uniqueness(), .is_blind = request_.se.is_blind()});
    request_.se.add_json(json);
    return json;
  }

  void add_json(const RateRecord& record, Json& json) const override {
    const SeRecord* se = record.se();
    json["er"] = se ? known_rating_json(se->rating.er) : Json(nullptr);
    json["ep"] = se ? known_rating_json(se->rating.ep) : Json(nullptr);
    json["ed"] = se ? known_rating_json(se->rating.ed) : Json(nullptr);
    json["steps"] = se ? Json(se->rating.steps) : Json(nullptr);
    add_steps_json<SerWords>(se, request_.trace, json);
  }

  std::string trace_text(const RateRecord& record) const override { return trace_text_of<SerWords>(record.se()); }

 private:
  ScaleRequest request_;
};

}  // namespace

std::span<const RateField> ser_fields() {
  return all_fields;
}

std::unique_ptr<RateScale> make_rate_ser(Session&, const ScaleRequest& request) {
  (void)request.se.budget();
  return std::make_unique<SerScale>(request);
}

}  // namespace deduku::cli
