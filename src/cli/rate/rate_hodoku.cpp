// The scale `hodoku`: level and score as HoDoKu gives them.
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_scale.hpp"

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

int score_of(const HodokuStep& step) {
  return hodoku_entry(step.entry).score;
}

std::string step_text(const HodokuStep& step) {
  return padded(std::to_string(score_of(step)), -5) + "  " + padded(std::string(step.code), 4) + "  " +
         std::string(name(step)) + ": " + effects_text(step);
}

/// There must be a solution, and only one unless the user asks for blind ratings.
HodokuOptions options_for(const ScaleRequest& request) {
  return {.uniqueness = request.uniqueness() != Uniqueness::off,
          .demand = request.se.is_blind() ? HodokuDemand::a_solution : HodokuDemand::one_solution,
          .stop = interrupted};
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
      : rater_(options_for(request)),
        is_blind_(request.se.is_blind()),
        trace_(request.trace),
        watches_(request.trace || request.hardest_step || log.wants_steps()),
        log_(log) {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    HodokuRecord record;
    record.rating = watches_ ? watch(puzzle, record) : rater_.rate(puzzle.record->board);
    const Outcome outcome = outcome_of(record.rating);
    if (!is_rated(outcome, is_blind_)) return {puzzle, name(outcome)};
    const Outcome ended = record.rating.solved ? Outcome::solved : Outcome::stuck;
    return {puzzle, name(outcome), std::move(record), name(ended)};
  }

 private:
  HodokuRating watch(const InputPuzzle& puzzle, HodokuRecord& record) {
    int ordinal = 0;
    return rater_.rate(puzzle.record->board, [&](const HodokuStep& step) {
      ++ordinal;
      if (log_.wants_steps()) {
        log_.step("puzzle " + std::to_string(puzzle.n) + ", step " + std::to_string(ordinal) + ": " + step_text(step));
      }
      if (trace_) record.trace.push_back(step);
      if (record.hardest && score_of(step) <= score_of(*record.hardest)) return;
      record.hardest = step;
      record.hardest_ordinal = ordinal;
    });
  }

  HodokuRater rater_;
  bool is_blind_;
  bool trace_;
  bool watches_;
  Log& log_;
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
    return header_json("rate",
                       {.scale = "hodoku", .uniqueness = request_.uniqueness(), .is_blind = request_.se.is_blind()});
  }

  void add_json(const RateRecord& record, Json& json) const override {
    const HodokuRecord* hodoku = record.hodoku();
    json["level"] = hodoku ? Json(name(hodoku->rating.level)) : Json(nullptr);
    json["score"] = hodoku ? Json(hodoku->rating.score) : Json(nullptr);
    json["steps"] = hodoku ? Json(hodoku->rating.steps) : Json(nullptr);
    json["hardest"] = nullptr;
    if (hodoku && hodoku->hardest) json["hardest"] = numbered(hodoku->hardest_ordinal, *hodoku->hardest);
    if (request_.trace) json["trace"] = trace_json(hodoku);
  }

  std::string trace_text(const RateRecord& record) const override {
    if (!record.hodoku()) return "";
    std::string text;
    int ordinal = 0;
    for (const HodokuStep& step : record.hodoku()->trace) {
      text += padded(std::to_string(++ordinal), -8) + "  " + step_text(step) + "\n";
    }
    return text;
  }

 private:
  static Json numbered(int ordinal, const HodokuStep& step) {
    Json json = {{"n", ordinal}};
    json.update(hodoku_step_json(step));
    return json;
  }

  static Json trace_json(const HodokuRecord* hodoku) {
    Json list = Json::array();
    if (hodoku == nullptr) return list;
    for (const HodokuStep& step : hodoku->trace) {
      list.push_back(numbered(static_cast<int>(list.size()) + 1, step));
    }
    return list;
  }

  ScaleRequest request_;
};

}  // namespace

std::span<const RateField> hodoku_fields() {
  return all_fields;
}

std::unique_ptr<RateScale> make_rate_hodoku(Session&, const ScaleRequest& request) {
  return std::make_unique<HodokuScale>(request);
}

}  // namespace deduku::cli
