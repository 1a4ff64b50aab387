// The scale `hodoku`: level and score as HoDoKu gives them.
#include "deduku/explain.hpp"
#include "src/cli/rate/traced_rating.hpp"
#include "src/records/rating_json.hpp"

namespace deduku::cli {

namespace {

/// The rating of a puzzle whose steps ended by themselves; else null.
const HodokuRecord* record_of(const RateRecord& record) {
  const HodokuRecord* hodoku = record.hodoku();
  return hodoku && hodoku->rating.outcome != Outcome::broken_off ? hodoku : nullptr;
}

std::string hodoku_level(const RateRecord& record) {
  const HodokuRecord* hodoku = record_of(record);
  return hodoku ? std::string(name(hodoku->rating.level)) : "";
}

std::string hodoku_score(const RateRecord& record) {
  const HodokuRecord* hodoku = record_of(record);
  return hodoku ? std::to_string(hodoku->rating.score) : "";
}

std::string hodoku_steps(const RateRecord& record) {
  const HodokuRecord* hodoku = record_of(record);
  return hodoku ? std::to_string(hodoku->rating.steps) : "";
}

std::string hodoku_hardest(const RateRecord& record) {
  const HodokuRecord* hodoku = record_of(record);
  return hodoku && hodoku->rating.hardest ? std::string(hodoku_entry(*hodoku->rating.hardest).key) : "";
}

constexpr auto hodoku_scale_fields = all_fields_with<4>({{
    {"level", hodoku_level, "Easy, Medium, Hard, Unfair, Extreme"},
    {"score", hodoku_score, "the sum of the scores of all steps"},
    {"hardest", hodoku_hardest, "the technique of the step with the highest score"},
    {"steps", hodoku_steps, "how many steps were taken"},
}});

constexpr std::array<RateField, 3> hodoku_figures = {{
    {"hodoku_level", hodoku_level, "HoDoKu: Easy, Medium, Hard, Unfair, Extreme"},
    {"hodoku_score", hodoku_score, "HoDoKu: the sum of the scores of all steps", true},
    {"hodoku_technique", hodoku_hardest, "HoDoKu: the technique of the step with the highest score"},
}};

constexpr std::array<Column, 7> hodoku_columns = {{
    {"n", -4},
    {"status", 11},
    {"level", 7},
    {"score", -6},
    {"steps", -5},
    {"hardest", 0},
    {"tail", 0},
}};

struct HodokuWords {
  using Rater = HodokuRater;
  using Record = HodokuRecord;
  static std::string text(const HodokuStep& step, const TextStyle& style) {
    return padded(std::to_string(records::weight_of(step)), -5) + "  " + padded(std::string(step.code), 4) + "  " +
           step_name(step, style.language) + ": " + effects_text(step, style);
  }
  static std::string trace_text(const HodokuStep& step, const TextStyle& style) { return text(step, style); }
};

class HodokuScale final : public RateScale {
 public:
  explicit HodokuScale(const ScaleRequest& request) : request_(request) {}

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    return std::make_unique<ScaleRater<TracedRater<HodokuWords>>>(
        request_, question, [&](const RatingOptions& options) {
          return TracedRater<HodokuWords>(options, {request_, log});
        });
  }
  std::span<const RateField> fields() const override { return hodoku_scale_fields; }
  std::span<const RateField> figures() const override { return hodoku_figures; }
  std::span<const Column> columns() const override { return hodoku_columns; }
  Json header() const override { return rate_header_json(request_, {.scale = "hodoku", .style = request_.style}); }

  void add_json(const RateRecord& record, Json& json) const override {
    records::add_hodoku(json, record.hodoku(), {request_.trace, request_.style});
  }

  std::string trace_text(const RateRecord& record) const override {
    return request_.trace ? trace_text_of<HodokuWords>(record_of(record), request_.style) : "";
  }

 private:
  ScaleRequest request_;
};

}  // namespace

std::span<const RateField> hodoku_fields() {
  return hodoku_scale_fields;
}

std::unique_ptr<RateScale> make_rate_hodoku(Session&, const ScaleRequest& request) {
  return std::make_unique<HodokuScale>(request);
}

}  // namespace deduku::cli
