// The scale `hodoku`: HoDoKu's level and score.
#include "deduku/explain.hpp"
#include "deduku/hodoku_rating.hpp"
#include "deduku/json.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/ratings/traced_rating.hpp"

namespace deduku::ratings {

namespace {

struct HodokuWords {
  using Rater = HodokuRater;
  using Rating = HodokuRating;
  using Step = HodokuStep;
  static int weight(const HodokuStep& step) { return hodoku_entry(step.entry).score; }
  static std::optional<HodokuRating> rate_up_to(HodokuRater& rater, const Board& board, const RatingCeiling& ceiling) {
    constexpr int highest = static_cast<int>(HodokuLevel::extreme);
    return rater.rate_up_to(board, static_cast<HodokuLevel>(std::min(ceiling.level, highest)), ceiling.figure);
  }
  static std::string line(const HodokuStep& step, const TextStyle& style) {
    return records::padded(std::to_string(weight(step)), -5) + "  " + records::padded(std::string(step.code), 4) +
           "  " + step_name(step, style.language) + ": " + effects_text(step, style);
  }
  static std::string trace_line(const HodokuStep& step, const TextStyle& style) { return line(step, style); }
  static Json json(const HodokuStep& step, const TextStyle& style) { return hodoku_step_json(step, style); }
};
using HodokuRecord = TracedRater<HodokuWords>::Record;

/// Null if limits ended the steps.
const HodokuRecord* whole_record(const HodokuRecord& record) {
  const Outcome outcome = record.rating.outcome;
  return outcome == Outcome::solved || outcome == Outcome::stuck ? &record : nullptr;
}

Value hodoku_level(const HodokuRecord& record) {
  const HodokuRecord* hodoku = whole_record(record);
  return hodoku ? word(name(hodoku->rating.level)) : Value();
}

Value hodoku_score(const HodokuRecord& record) {
  const HodokuRecord* hodoku = whole_record(record);
  return hodoku ? Value(hodoku->rating.score) : Value();
}

Value hodoku_hardest(const HodokuRecord& record) {
  const HodokuRecord* hodoku = whole_record(record);
  return hodoku && hodoku->rating.hardest ? word(hodoku_entry(*hodoku->rating.hardest).key) : Value();
}

Value hodoku_steps(const HodokuRecord& record) {
  const HodokuRecord* hodoku = whole_record(record);
  return hodoku ? Value(hodoku->rating.steps) : Value();
}

std::string_view hodoku_key(int entry) {
  return hodoku_entry(static_cast<HodokuEntryId>(entry)).key;
}

Value hodoku_uses(const HodokuRecord& record, int entry) {
  if (!is_rated(record.rating.outcome)) return {};
  return std::ranges::count(record.trace, static_cast<HodokuEntryId>(entry), &HodokuStep::entry);
}

constexpr std::array<Field, 4> hodoku_fields = {{
    {"level", of_scale<hodoku_level>, "Easy, Medium, Hard, Unfair, Extreme", false, Output::all, "hodoku_level"},
    {"score", of_scale<hodoku_score>, "the sum of the scores of all steps", true, Output::all, "hodoku_score"},
    {"hardest", of_scale<hodoku_hardest>, "the technique of the step with the highest score", false, Output::text,
     "hodoku_technique"},
    {"steps", of_scale<hodoku_steps>, "the number of steps", true, Output::all, not_in_rows},
}};
constexpr std::array<Column, 5> hodoku_columns = {
    {{"status", 11}, {"level", 7}, {"score", -6}, {"steps", -5}, {"hardest", 0}}};

std::unique_ptr<ScaleRater> make_hodoku(const RatingRequest& request) {
  return std::make_unique<TracedRater<HodokuWords>>(request, HodokuRater(request.options));
}

void add_hodoku_json(const HodokuRecord& record, const RatingRequest& request, Json& json) {
  add_steps<HodokuWords>(json, whole_record(record), request);
}

std::string hodoku_trace_text(const HodokuRecord& record, const TextStyle& style) {
  return trace_text<HodokuWords>(whole_record(record), style);
}

}  // namespace

constinit const RatingScale hodoku_scale = {
    .key = "hodoku",
    .fields = hodoku_fields,
    .columns = hodoku_columns,
    .make_rater = make_hodoku,
    .add_json = of_scale<add_hodoku_json>,
    .trace_text = of_scale<hodoku_trace_text>,
    .techniques = {hodoku_entry_count, hodoku_key, of_scale<hodoku_uses>},
};

}  // namespace deduku::ratings
