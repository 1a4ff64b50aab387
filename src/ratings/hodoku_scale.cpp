// The scale `hodoku`: HoDoKu's level and score.
#include "deduku/explain.hpp"
#include "deduku/hodoku_rating.hpp"
#include "deduku/json.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/ratings/traced_rater.hpp"

namespace deduku::ratings {

namespace {

struct HodokuTraits {
  using Rater = HodokuRater;
  using Rating = HodokuRating;
  using Step = HodokuStep;
  static int weight(const HodokuStep& step) { return hodoku_entry(step.entry).score; }
  static std::optional<HodokuRating> rate_up_to(HodokuRater& rater, const Board& board, const RatingCeiling& ceiling) {
    constexpr int lowest = static_cast<int>(HodokuLevel::easy);
    constexpr int highest = static_cast<int>(HodokuLevel::extreme);
    const int level = std::min(ceiling.level, highest - lowest) + lowest;
    return rater.rate_up_to(board, static_cast<HodokuLevel>(level), ceiling.figure);
  }
  static std::string line(const HodokuStep& step, const TextStyle& style) {
    return records::padded(std::to_string(weight(step)), -5) + "  " + records::padded(std::string(step.code), 4) +
           "  " + step_name(step, style.language) + ": " + effects_text(step.effects, style);
  }
  static std::string trace_line(const HodokuStep& step, const TextStyle& style) { return line(step, style); }
  static Json json(const HodokuStep& step, const TextStyle& style) { return hodoku_step_json(step, style); }
};
using HodokuRecord = TracedRater<HodokuTraits>::Record;

/// Null if limits ended the steps.
const HodokuRecord* whole_record(const Rating& rating) {
  const auto& record = rating.as<HodokuRecord>();
  const Outcome outcome = record.rating.outcome;
  return outcome == Outcome::solved || outcome == Outcome::stuck ? &record : nullptr;
}

Value hodoku_level(const Rating& rating) {
  const HodokuRecord* hodoku = whole_record(rating);
  return hodoku ? word(name(hodoku->rating.level)) : Value();
}

Value hodoku_score(const Rating& rating) {
  const HodokuRecord* hodoku = whole_record(rating);
  return hodoku ? Value(hodoku->rating.score) : Value();
}

Value hodoku_hardest(const Rating& rating) {
  const HodokuRecord* hodoku = whole_record(rating);
  return hodoku && hodoku->rating.hardest ? word(hodoku_entry(*hodoku->rating.hardest).key) : Value();
}

Value hodoku_steps(const Rating& rating) {
  const HodokuRecord* hodoku = whole_record(rating);
  return hodoku ? Value(hodoku->rating.steps) : Value();
}

std::string_view hodoku_key(int entry) {
  return hodoku_entry(static_cast<HodokuEntryId>(entry)).key;
}

Value hodoku_uses(const Rating& rating, int entry) {
  const auto& record = rating.as<HodokuRecord>();
  if (!is_rated(record.rating.outcome)) return {};
  return std::ranges::count(record.trace, static_cast<HodokuEntryId>(entry), &HodokuStep::entry);
}

constexpr std::array<Field, 4> hodoku_fields = {{
    {.name = "level",
     .value = hodoku_level,
     .meaning = "Easy, Medium, Hard, Unfair, Extreme",
     .row_name = "hodoku_level"},
    {.name = "score",
     .value = hodoku_score,
     .meaning = "the sum of the scores of all steps",
     .is_number = true,
     .row_name = "hodoku_score"},
    {.name = "hardest",
     .value = hodoku_hardest,
     .meaning = "the technique of the step with the highest score",
     .is_in_json = false,
     .row_name = "hodoku_technique"},
    {.name = "steps",
     .value = hodoku_steps,
     .meaning = "the number of steps",
     .is_number = true,
     .row_name = not_in_rows},
}};
constexpr std::array<Column, 5> hodoku_columns = {
    {{"status", 11}, {"level", 7}, {"score", -6}, {"steps", -5}, {"hardest", 0}}};

std::unique_ptr<ScaleRater> make_hodoku(const RatingRequest& request) {
  return std::make_unique<TracedRater<HodokuTraits>>(request, HodokuRater(request.options));
}

void add_hodoku_json(const Rating& rating, const RatingRequest& request, Json& json) {
  add_steps<HodokuTraits>(json, whole_record(rating), request);
}

std::string hodoku_trace_text(const Rating& rating, const TextStyle& style) {
  return trace_text<HodokuTraits>(whole_record(rating), style);
}

}  // namespace

constinit const RatingScale hodoku_scale = {
    .key = "hodoku",
    .fields = hodoku_fields,
    .columns = hodoku_columns,
    .make_rater = make_hodoku,
    .add_json = add_hodoku_json,
    .trace_text = hodoku_trace_text,
    .techniques = {hodoku_entry_count, hodoku_key, hodoku_uses},
    .bounded_figure = "score",
    .bounded_level = "level",
};

}  // namespace deduku::ratings
