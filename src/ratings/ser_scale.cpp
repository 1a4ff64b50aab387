// The scale `ser`: ER/EP/ED of Sudoku Explainer.
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/present/words.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/ratings/traced_rater.hpp"

namespace deduku::ratings {

namespace {

struct SerTraits {
  using Rater = SeRater;
  using Rating = SeRating;
  using Step = SeStep;
  using Explained = SeEvent;
  static int weight(const SeStep& step) { return step.rating; }
  static std::optional<SeRating> rate_up_to(SeRater& rater, const Board& board, int most_figure, int /*most_level*/) {
    const SeRating rating = rater.rate_up_to(board, most_figure);
    const bool is_above = rating.outcome == Outcome::stuck && rating.er > most_figure;
    return is_above ? std::nullopt : std::optional(rating);
  }
  static std::string line(const SeStep& step, const TextStyle& style) {
    return tenths_text(step.rating) + "  " + step_name(step, style.language) + ": " + effects_text(step.effects, style);
  }
  static std::string trace_line(const SeStep& step, const TextStyle& style) {
    if (step.complexity == 0) return line(step, style);
    const present::Value complexity = present::counted(step.complexity);
    return line(step, style) + "  " + present::Words(style).say("cli.complexity", {{"complexity", complexity}});
  }
  static Json json(const SeStep& step, const TextStyle& style) { return se_step_json(step, style); }
};
using SeRecord = TracedRater<SerTraits>::Record;

/// Null if the puzzle is not rated.
const SeRecord* rated_record(const Rating& rating) {
  const auto& record = rating.as<SeRecord>();
  return is_rated(record.rating.outcome) ? &record : nullptr;
}

Value ser_rating(const Rating& rating) {
  const SeRecord* se = rated_record(rating);
  return se ? word(rating_text(se->rating)) : Value();
}

/// The lower bound if limits ended the rating.
Value ser_er(const Rating& rating) {
  const SeRecord* se = rated_record(rating);
  if (se == nullptr || se->rating.er == 0) return {};
  const Tenths er{se->rating.er};
  return is_cut_short(se->rating.outcome) ? Value(LowerBound{er}) : Value(er);
}

template <int SeRating::*figure>
Value ser_tenths(const Rating& rating) {
  const SeRecord* se = rated_record(rating);
  return se ? known_tenths(se->rating.*figure) : Value();
}

Value ser_hardest(const Rating& rating) {
  const SeRecord* se = rated_record(rating);
  return se && se->rating.hardest ? word(se_producer_key(*se->rating.hardest)) : Value();
}

Value ser_steps(const Rating& rating) {
  const SeRecord* se = rated_record(rating);
  return se ? Value(se->rating.steps) : Value();
}

Value ser_uses(const Rating& rating, int producer) {
  const SeRecord* se = rated_record(rating);
  return se ? Value(std::ranges::count(se->trace, producer, &SeStep::producer)) : Value();
}

// Name, value, meaning, is_number, column, width, row_name.
constexpr std::array<Field, 6> ser_fields = {{
    {"rating", ser_rating, "er/ep/ed", false, 1, 14, not_in_rows, /*is_in_json=*/false},
    {"er", ser_er, "the hardest step; out of budget: the least it can be, with >=", true},
    {"ep", ser_tenths<&SeRating::ep>, "the hardest step up to the first placement", true},
    {"ed", ser_tenths<&SeRating::ed>, "the first step", true},
    {"hardest", ser_hardest, "the technique of the first step rated er", false, 3, 0, "er_technique",
     /*is_in_json=*/false},
    {"steps", ser_steps, "the number of steps", true, 2, -5, not_in_rows},
}};

std::unique_ptr<ScaleRater> make_ser(const RatingRequest& request) {
  return std::make_unique<TracedRater<SerTraits>>(request, SeRater(SeOptions::of(request.options, request.se_mode)));
}

void add_ser_json(const Rating& rating, const RatingRequest& request, Json& json) {
  add_steps<SerTraits>(json, rated_record(rating), request);
}

std::string ser_trace_text(const Rating& rating, const TextStyle& style) {
  return trace_text<SerTraits>(rated_record(rating), style);
}

}  // namespace

constinit const RatingScale ser_scale = {
    .key = "ser",
    .has_proofs = true,
    .fields = ser_fields,
    .make_rater = make_ser,
    .add_json = add_ser_json,
    .trace_text = ser_trace_text,
    .counted_techniques = se_producer_count,
    .counted_key = se_producer_key,
    .counted_uses = ser_uses,
    .bounded_figure = "er",
    .units_in_point = 10,
};

}  // namespace deduku::ratings
