// The scale `ser`: ER/EP/ED as Sudoku Explainer rates.
#include <algorithm>

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_scale.hpp"

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

std::string step_text(const SeStep& step) {
  return tenths_text(step.rating) + "  " + name(step) + ": " + effects_text(step);
}

class SerRater final : public PuzzleRater {
 public:
  SerRater(const ScaleRequest& request, Log& log)
      : is_blind_(request.se.is_blind()),
        rater_(request.se, request.uniqueness()),
        trace_(request.trace),
        watches_(request.trace || request.hardest_step || log.wants_steps()),
        log_(log) {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    const Board& board = puzzle.record->board;
    const Outcome outcome = outcome_before_rating(board);
    if (!is_rated(outcome, is_blind_)) return {puzzle, name(outcome)};
    SeRecord record;
    record.rating = watches_ ? watch(puzzle, record) : rater_.rate(board);
    const bool is_spent = record.rating.status == SeStatus::out_of_budget;
    if (is_spent && interrupted()) return {puzzle, name(Outcome::broken_off)};
    if (record.hardest && record.hardest->rating != record.rating.er) record.hardest.reset();
    const std::string_view ended = name(record.rating.status);
    const std::string_view status = outcome == Outcome::solved ? ended : name(outcome);
    return {puzzle, status, std::move(record), ended};
  }

 private:
  SeRating watch(const InputPuzzle& puzzle, SeRecord& record) {
    int ordinal = 0;
    return rater_.rate(puzzle.record->board, [&](const SeStep& step) {
      ++ordinal;
      if (log_.wants_steps()) {
        log_.step("puzzle " + std::to_string(puzzle.n) + ", step " + std::to_string(ordinal) + ": " + step_text(step));
      }
      if (trace_) record.trace.push_back(step);
      if (record.hardest && step.rating <= record.hardest->rating) return;
      record.hardest = step;
      record.hardest_ordinal = ordinal;
    });
  }

  bool is_blind_;
  BudgetedRater rater_;
  bool trace_;
  bool watches_;
  Log& log_;
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
    json["hardest"] = nullptr;
    if (se && se->hardest) json["hardest"] = numbered(se->hardest_ordinal, *se->hardest);
    if (request_.trace) json["trace"] = trace_json(se);
  }

  std::string trace_text(const RateRecord& record) const override {
    if (!record.se()) return "";
    std::string text;
    int ordinal = 0;
    for (const SeStep& step : record.se()->trace) {
      text += padded(std::to_string(++ordinal), -8) + "  " + step_text(step);
      if (step.complexity > 0) text += "  (complexity " + std::to_string(step.complexity) + ")";
      text += "\n";
    }
    return text;
  }

 private:
  static Json numbered(int ordinal, const SeStep& step) {
    Json json = {{"n", ordinal}};
    json.update(se_step_json(step));
    return json;
  }

  static Json trace_json(const SeRecord* se) {
    Json list = Json::array();
    if (se == nullptr) return list;
    for (const SeStep& step : se->trace) list.push_back(numbered(static_cast<int>(list.size()) + 1, step));
    return list;
  }

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
