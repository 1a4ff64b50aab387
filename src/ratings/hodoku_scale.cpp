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
  static std::optional<HodokuRating> rate_up_to(HodokuRater& rater, const Board& board, int most_figure,
                                                int most_level) {
    constexpr int lowest = static_cast<int>(HodokuLevel::easy);
    constexpr int highest = static_cast<int>(HodokuLevel::extreme);
    const int level = std::min(most_level, highest - lowest) + lowest;
    return rater.rate_up_to(board, static_cast<HodokuLevel>(level), most_figure);
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

// Name, value, meaning, is_number, column, width, row_name.
constexpr std::array<Field, 4> hodoku_fields = {{
    {"level", hodoku_level, "Easy, Medium, Hard, Unfair, Extreme", false, 1, 7, "hodoku_level"},
    {"score", hodoku_score, "the sum of the scores of all steps", true, 2, -6, "hodoku_score"},
    {"hardest", hodoku_hardest, "the technique of the step with the highest score", false, 4, 0, "hodoku_technique",
     /*is_in_json=*/false},
    {"steps", hodoku_steps, "the number of steps", true, 3, -5, not_in_rows},
}};

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
    .status_width = 11,
    .make_rater = make_hodoku,
    .add_json = add_hodoku_json,
    .trace_text = hodoku_trace_text,
    .counted_techniques = hodoku_entry_count,
    .counted_key = hodoku_key,
    .counted_uses = hodoku_uses,
    .bounded_figure = "score",
    .bounded_level = "level",
};

}  // namespace deduku::ratings
