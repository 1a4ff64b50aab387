#include "src/records/rating_json.hpp"

#include "deduku/json.hpp"

namespace deduku::records {

namespace {

Json round_json(const Round& round) {
  return {{"cost", round.cost / 100.0},
          {"technique", key(round.technique)},
          {"steps", round.steps},
          {"placed", round.effects.places.size()},
          {"removed", round.effects.removes.size()}};
}

/// The figures: R and what goes with it, null where the rounds did not end by themselves.
void add_round_figures(Json& json, const RoundRating* rating) {
  const auto add = [&](std::string_view name, auto&& value) {
    json[std::string(name)] = rating ? Json(value(*rating)) : Json(nullptr);
  };
  add("r", [](const RoundRating& of) { return of.r / 100.0; });
  json["technique"] = rating && rating->technique ? Json(key(*rating->technique)) : Json(nullptr);
  json["class"] = rating && rating->level ? Json(name(*rating->level)) : Json(nullptr);
  add("rounds", [](const RoundRating& of) { return of.rounds; });
  add("tightest", [](const RoundRating& of) { return of.tightest; });
  add("beyond_singles", [](const RoundRating& of) { return of.beyond_singles; });
  add("beyond_subsets", [](const RoundRating& of) { return of.beyond_subsets; });
  add("effort", [](const RoundRating& of) { return static_cast<double>(of.effort) / 100.0; });
}

Json tally_json(const LadderRating& rating) {
  Json tally = Json::object();
  for (int i = 0; i < technique_count; ++i) {
    if (rating.tally[i] > 0) tally[std::string(technique_keys[i])] = rating.tally[i];
  }
  return tally;
}

Json step_of_scale(const SeStep& step, const TextStyle& style) {
  return se_step_json(step, style);
}
Json step_of_scale(const HodokuStep& step, const TextStyle& style) {
  return hodoku_step_json(step, style);
}

template <class Step>
Json numbered_json(int ordinal, const Step& step, const TextStyle& style) {
  Json json = {{"n", ordinal}};
  json.update(step_of_scale(step, style));
  return json;
}

/// The hardest step, and the trace where it is wanted.
template <class Record>
void add_steps(Json& json, const Record* record, const StepsTold& told) {
  json["hardest"] = nullptr;
  if (record != nullptr && record->hardest) {
    json["hardest"] = numbered_json(record->hardest_ordinal, *record->hardest, told.style);
  }
  if (!told.trace) return;
  Json& list = json["trace"] = Json::array();
  if (record == nullptr) return;
  int ordinal = 0;
  for (const auto& step : record->trace) list.push_back(numbered_json(++ordinal, step, told.style));
}

}  // namespace

void add_rounds(Json& json, const RoundRecord* rounds) {
  const bool is_whole = rounds != nullptr && rounds->rating.outcome != Outcome::broken_off;
  add_round_figures(json, is_whole ? &rounds->rating : nullptr);
  json["sentence"] = is_whole ? text_or_null(round_sentence(*rounds)) : Json(nullptr);
  Json& curve = json["curve"] = Json::array();
  json["rest"] = nullptr;
  Json& cut = json["cut"] = Json::array();
  json["search"] = nullptr;
  if (rounds == nullptr) return;
  const RoundRating& rating = rounds->rating;
  for (const Round& round : rounds->rounds) curve.push_back(round_json(round));
  if (rating.rest) json["rest"] = {{"rounds", rating.rounds_below_r}, {"state", state_text(*rating.rest)}};
  for (int i = 0; i < technique_count; ++i) {
    if (rating.cut[static_cast<std::size_t>(i)]) cut.push_back(technique_keys[i]);
  }
  json["search"] = effort_json(rating.search_effort);
}

void add_ladder(Json& json, const LadderRating& rating) {
  const bool is_whole = rating.outcome == Outcome::solved;
  json["solution"] = solution_json(rating.solution);
  json["hardest"] = is_whole && rating.hardest ? Json(key(*rating.hardest)) : Json(nullptr);
  json["class"] = is_whole && rating.level ? Json(name(*rating.level)) : Json(nullptr);
  json["score"] = has_score(rating) ? Json(rating.score) : Json(nullptr);
  json["steps"] = rating.steps;
  json["tally"] = tally_json(rating);
  json["search"] = effort_json(rating.effort);
}

void add_se(Json& json, const SeRecord* se, const StepsTold& told) {
  json["er"] = se ? known_rating_json(se->rating.er) : Json(nullptr);
  json["ep"] = se ? known_rating_json(se->rating.ep) : Json(nullptr);
  json["ed"] = se ? known_rating_json(se->rating.ed) : Json(nullptr);
  json["steps"] = se ? Json(se->rating.steps) : Json(nullptr);
  add_steps(json, se, told);
}

void add_hodoku(Json& json, const HodokuRecord* hodoku, const StepsTold& told) {
  const HodokuRecord* const whole =
      hodoku != nullptr && hodoku->rating.outcome != Outcome::broken_off ? hodoku : nullptr;
  json["level"] = whole ? Json(name(whole->rating.level)) : Json(nullptr);
  json["score"] = whole ? Json(whole->rating.score) : Json(nullptr);
  json["steps"] = whole ? Json(whole->rating.steps) : Json(nullptr);
  add_steps(json, whole, told);
}

Json figure_json(const TheoryFigure& figure) {
  if (figure.status == TheoryStatus::found) return figure.value;
  return text_or_null(figure_text(figure));
}

}  // namespace deduku::records
