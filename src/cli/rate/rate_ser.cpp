// The scale `ser`: ER/EP/ED as Sudoku Explainer rates.
#include "deduku/explain.hpp"
#include "src/cli/command/se_rating_text.hpp"
#include "src/cli/rate/traced_rating.hpp"
#include "src/present/words.hpp"
#include "src/records/rating_json.hpp"

namespace deduku::cli {

namespace {

std::string er(const RateRecord& record) {
  const SeRecord* se = record.se();
  return se ? known_tenths_text(se->rating.er) : "";
}

std::string ep(const RateRecord& record) {
  const SeRecord* se = record.se();
  return se ? known_tenths_text(se->rating.ep) : "";
}

std::string ed(const RateRecord& record) {
  const SeRecord* se = record.se();
  return se ? known_tenths_text(se->rating.ed) : "";
}

std::string rating(const RateRecord& record) {
  const SeRecord* se = record.se();
  return se ? rating_text(se->rating) : "";
}

std::string ser_hardest(const RateRecord& record) {
  const SeRecord* se = record.se();
  return se && se->rating.hardest ? std::string(se_producer_key(*se->rating.hardest)) : "";
}

std::string ser_steps(const RateRecord& record) {
  const SeRecord* se = record.se();
  return se ? std::to_string(se->rating.steps) : "";
}

constexpr auto ser_scale_fields = all_fields_with<6>({{
    {"rating", rating, "er/ep/ed"},
    {"er", er, "the hardest step; out of budget: the least it can be"},
    {"ep", ep, "the hardest step up to the first placement"},
    {"ed", ed, "the first step"},
    {"hardest", ser_hardest, "the technique of the first step rated er"},
    {"steps", ser_steps, "how many steps were taken"},
}});

constexpr std::array<RateField, 4> ser_figures = {{
    {"er", er, "Sudoku Explainer: the hardest step", true},
    {"ep", ep, "Sudoku Explainer: the hardest step up to the first placement", true},
    {"ed", ed, "Sudoku Explainer: the first step", true},
    {"er_technique", ser_hardest, "Sudoku Explainer: the technique of the first step rated er"},
}};

constexpr std::array<Column, 6> ser_columns = {{
    {"n", -4},
    {"status", 13},
    {"rating", 14},
    {"steps", -5},
    {"hardest", 0},
    {"tail", 0},
}};

struct SerWords {
  using Rater = SeRater;
  using Record = SeRecord;
  using Explained = SeEvent;
  static std::string text(const SeStep& step, const TextStyle& style) {
    return tenths_text(step.rating) + "  " + step_name(step, style.language) + ": " + effects_text(step, style);
  }
  static std::string trace_text(const SeStep& step, const TextStyle& style) {
    if (step.complexity == 0) return text(step, style);
    const present::Value complexity = present::counted(step.complexity);
    return text(step, style) + "  " + present::Words(style).say("cli.complexity", {{"complexity", complexity}});
  }
};

class SerScale final : public RateScale {
 public:
  explicit SerScale(const ScaleRequest& request) : request_(request) {}

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    return std::make_unique<ScaleRater<TracedRater<SerWords>>>(request_, question, [&](const RatingOptions& options) {
      return TracedRater<SerWords>(SeOptions::of(options, request_.choices.mode()), {request_, log});
    });
  }
  std::span<const RateField> fields() const override { return ser_scale_fields; }
  std::span<const RateField> figures() const override { return ser_figures; }
  std::span<const Column> columns() const override { return ser_columns; }

  Json header() const override { return rate_header_json(request_, {.scale = "ser", .style = request_.style}); }

  void add_json(const RateRecord& record, Json& json) const override {
    records::add_se(json, record.se(), {request_.trace, request_.style});
  }

  std::string trace_text(const RateRecord& record) const override {
    return request_.trace ? trace_text_of<SerWords>(record.se(), request_.style) : "";
  }

 private:
  ScaleRequest request_;
};

}  // namespace

std::span<const RateField> ser_fields() {
  return ser_scale_fields;
}

std::unique_ptr<RateScale> make_rate_ser(Session&, const ScaleRequest& request) {
  return std::make_unique<SerScale>(request);
}

}  // namespace deduku::cli
