// The ratings of a puzzle.
#include "deduku/scales.hpp"
#include "src/core/spelling.hpp"
#include "src/ratings/neighbours.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

using ratings::RatingRequest;
using ratings::RatingScale;

/// The names in `scales`, an array of texts; the scale `r` if it is omitted.
std::vector<const RatingScale*> take_scales(Parameters& parameters) {
  const Json* const list = parameters.find("scales");
  if (list == nullptr) return {ratings::find_scale(scales().front().name)};
  std::vector<const RatingScale*> chosen;
  if (!list->is_array() || list->empty()) parameters.refuse("scales", "expected an array of names of scales");
  for (const Json& name : *list) {
    const std::string word = name.is_string() ? name.get<std::string>() : records::text_of(name);
    const RatingScale* const scale = name.is_string() ? ratings::find_scale(word) : nullptr;
    if (scale == nullptr) {
      parameters.refuse("scales",
                        "there is no scale " + in_quotes(word) + "; known: " + listed(scales(), &Scale::name));
      break;
    }
    chosen.push_back(scale);
  }
  return chosen;
}

/// The options of a rating.
struct Question {
  Board board;
  records::LadderChoice ladder;
  RatingRequest request{};
  bool redundant = false;  ///< the givens that the puzzle does not need
  std::optional<records::Redundancy> redundancy{};
  bool neighbours = false;  ///< the ratings with a given removed or added
};

Question take_rating_question(Parameters& parameters) {
  Question question{.board = take_board(parameters), .ladder = take_ladder(parameters)};
  RatingRequest& request = question.request;
  request.options = {.uniqueness = parameters.flag("blind") ? Uniqueness::assumed : Uniqueness::required,
                     .uses_uniqueness = take_uniqueness(parameters).uses_uniqueness,
                     .work = take_work(parameters)};
  request.se_mode = take_se_mode(parameters);
  request.trace = parameters.flag("trace");
  request.free = take_free(parameters);
  request.within = take_within(parameters, question.ladder.ladder);
  request.trade_off = parameters.flag("trade_off");
  request.hardest_step = true;
  question.redundant = parameters.flag("redundant");
  question.neighbours = parameters.flag("neighbours");
  request.style = take_style(parameters);
  return question;
}

/// The figures of each neighbour; null if the givens do not have exactly one solution.
Json rated_neighbours(const RatingScale& scale, const Board& board, ratings::ScaleRater& rater,
                      const Parameters& parameters) {
  const auto neighbours = ratings::neighbours_of(board);
  if (!neighbours) return nullptr;
  std::vector<Json> records;
  for (const ratings::Neighbour& neighbour : *neighbours) {
    Json& json = records.emplace_back(ratings::change_json(neighbour));
    if (parameters.is_stopped()) continue;
    ratings::RatingObserver nobody;
    const ratings::Rating rating = rater.rate(neighbour.board, nobody);
    json["status"] = name(rating.status);
    for (const ratings::Field* field : row_fields(scale)) {
      json[std::string(field->row_name)] = ratings::json_of(field->value(rating));
    }
  }
  return ratings::neighbours_json(*neighbours, std::move(records));
}

Json record_of(const RatingScale& scale, const Question& question, const Parameters& parameters) {
  RatingRequest request = question.request;
  request.ladder = &question.ladder.ladder;
  ratings::RatingObserver nobody;
  const auto rater = scale.make_rater(request);
  const ratings::Rating rating = rater->rate(question.board, nobody);
  Json json = answer_about("rate", question.board, name(rating.status));
  json["scale"] = scale.key;
  json["givens"] = givens_of(question.board).size();
  json["ended"] = rating.ended ? Json(name(*rating.ended)) : Json(nullptr);
  ratings::add_json(scale, rating, request, json);
  records::add_standing(json, question.board);
  if (question.redundant) records::add_redundancy(json, question.redundancy);
  if (question.neighbours) json["neighbours"] = rated_neighbours(scale, question.board, *rater, parameters);
  return json;
}

}  // namespace

Answer rate(Parameters& parameters) {
  const std::vector<const RatingScale*> chosen = take_scales(parameters);
  Question question = take_rating_question(parameters);
  if (const auto error = parameters.error()) return *error;
  if (question.redundant) question.redundancy = records::redundancy_of(question.board);
  Json records = Json::array();
  for (const RatingScale* scale : chosen) {
    if (parameters.is_stopped()) return stopped();
    records.push_back(record_of(*scale, question, parameters));
  }
  return Json{{"type", "ratings"}, {"records", std::move(records)}};
}

}  // namespace deduku::service
