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
const HodokuRecord* hodoku_record(const ScaleRating& rating) {
  const auto& record = record_of<HodokuRecord>(rating);
  const Outcome outcome = record.rating.outcome;
  return outcome == Outcome::solved || outcome == Outcome::stuck ? &record : nullptr;
}

Value hodoku_level(const ScaleRating& rating) {
  const HodokuRecord* hodoku = hodoku_record(rating);
  return hodoku ? word(name(hodoku->rating.level)) : Value();
}

Value hodoku_score(const ScaleRating& rating) {
  const HodokuRecord* hodoku = hodoku_record(rating);
  return hodoku ? Value(hodoku->rating.score) : Value();
}

Value hodoku_hardest(const ScaleRating& rating) {
  const HodokuRecord* hodoku = hodoku_record(rating);
  return hodoku && hodoku->rating.hardest ? word(hodoku_entry(*hodoku->rating.hardest).key) : Value();
}

Value hodoku_steps(const ScaleRating& rating) {
  const HodokuRecord* hodoku = hodoku_record(rating);
  return hodoku ? Value(hodoku->rating.steps) : Value();
}

std::string_view hodoku_key(int entry) {
  return hodoku_entry(static_cast<HodokuEntryId>(entry)).key;
}

Value hodoku_uses(const ScaleRating& rating, int entry) {
  const auto& record = record_of<HodokuRecord>(rating);
  if (!is_rated(record.rating.outcome)) return {};
  return std::ranges::count(record.trace, static_cast<HodokuEntryId>(entry), &HodokuStep::entry);
}

constexpr std::array<Field, 4> hodoku_fields = {{
    {"level", hodoku_level, "Easy, Medium, Hard, Unfair, Extreme"},
    {"score", hodoku_score, "the sum of the scores of all steps", true},
    {"hardest", hodoku_hardest, "the technique of the step with the highest score", false, Output::text},
    {"steps", hodoku_steps, "the number of steps", true},
}};
constexpr std::array<Figure, 3> hodoku_figures = {
    {{"hodoku_level", "level"}, {"hodoku_score", "score"}, {"hodoku_technique", "hardest"}}};
constexpr std::array<Column, 5> hodoku_columns = {
    {{"status", 11}, {"level", 7}, {"score", -6}, {"steps", -5}, {"hardest", 0}}};

std::unique_ptr<ScaleRater> make_hodoku(const RatingRequest& request) {
  return std::make_unique<TracedRater<HodokuWords>>(request, HodokuRater(options_of(request)));
}

void add_hodoku_json(const ScaleRating& rating, const RatingRequest& request, Json& json) {
  add_steps<HodokuWords>(json, hodoku_record(rating), request);
}

std::string hodoku_trace_text(const ScaleRating& rating, const TextStyle& style) {
  return trace_text<HodokuWords>(hodoku_record(rating), style);
}

}  // namespace

constinit const RatingScale hodoku_scale = {
    .key = "hodoku",
    .uses = {.language = true, .notation = true, .trace = true},
    .fields = hodoku_fields,
    .figures = hodoku_figures,
    .columns = hodoku_columns,
    .make_rater = make_hodoku,
    .add_json = add_hodoku_json,
    .trace_text = hodoku_trace_text,
    .techniques = {hodoku_entry_count, hodoku_key, hodoku_uses},
};

}  // namespace deduku::ratings
