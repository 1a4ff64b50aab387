#include "src/records/frozen_record.hpp"

#include "src/records/status.hpp"

namespace deduku::records {

namespace {

void add_figures(Json& json, const SeRating& rating) {
  json["er"] = known_rating_json(rating.er);
  json["ep"] = known_rating_json(rating.ep);
  json["ed"] = known_rating_json(rating.ed);
}

/// Where limits ended the path, the figures are not known.
void add_figures(Json& json, const HodokuRating& rating) {
  const bool is_known = rating.steps > 0 && !is_cut_short(rating.outcome);
  json["level"] = is_known ? Json(name(rating.level)) : Json(nullptr);
  json["score"] = is_known ? Json(rating.score) : Json(nullptr);
}

}  // namespace

bool has_frozen_path(Outcome known, bool allows_several) {
  return known == Outcome::solved || (known == Outcome::several && allows_several);
}

void add_frozen_path(Json& json, FrozenScale scale, const SolveResult& known, const std::optional<FrozenRating>& rating,
                     Json steps) {
  json["ended"] = rating ? Json(name(rating->outcome)) : Json(nullptr);
  json["solution"] = solution_json(known.solution);
  json["second_solution"] = solution_json(known.second_solution);
  if (scale == FrozenScale::se) {
    add_figures(json, rating ? *rating->se() : SeRating());
  } else {
    add_figures(json, rating ? *rating->hodoku() : HodokuRating());
  }
  json["steps"] = std::move(steps);
}

}  // namespace deduku::records
