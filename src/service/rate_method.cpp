// What the scales say of a puzzle.
#include "deduku/minimal.hpp"
#include "deduku/path.hpp"
#include "src/core/spelling.hpp"
#include "src/records/rating_json.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

using records::PuzzleStatus;
using records::Rated;

/// Everything a rating is asked for.
struct Request {
  Board board;
  LadderChoice ladder;
  RatingOptions options;
  SeMode se_mode = SeMode::se121;
  records::StepsTold told;
};

/// How a rating went, and what the record has of it behind that.
struct Part {
  PuzzleStatus status;
  std::optional<PuzzleStatus> ended{};
  Json fields = Json::object();
};

/// What is known before the raters ask: in a blind rating they do not.
Outcome known_outcome(const Request& request) {
  if (!request.options.allows_several) return Outcome::solved;
  return records::outcome_of(search::count(search::Puzzle(request.board), 2));
}

/// The record where there is a rating; else null.
template <class Record>
const Record* rated_or_null(const Rated<Record>& rated) {
  return records::is_rated(rated.record.rating.outcome) ? &rated.record : nullptr;
}

Part rate_rounds(const Request& request) {
  RoundRater rater(request.ladder.ladder, SolverOptions::of(request.options));
  const auto rated = records::rated(known_outcome(request), [&] {
    records::RoundRecord record;
    record.style = request.told.style;
    record.rating = rater.rate(request.board, [&](const RoundEvent& event) { record.rounds.push_back(event.round); });
    return record;
  });
  Part part{rated.status, rated.ended};
  records::add_rounds(part.fields, rated_or_null(rated));
  return part;
}

Part rate_ladder(const Request& request) {
  LadderRater rater(request.ladder.ladder, SolverOptions::of(request.options));
  const auto rated =
      records::rated(known_outcome(request), [&] { return records::LadderRecord{rater.rate(request.board)}; });
  Part part{rated.status, rated.ended};
  records::add_ladder(part.fields, rated.record.rating);
  return part;
}

/// Rates on a scale with steps of its own.
template <class Record, class Rater>
Rated<Record> rate_steps(const Request& request, Rater rater) {
  return records::rated(known_outcome(request), [&] {
    Record record;
    int ordinal = 0;
    record.rating = rater.rate(request.board, [&](const auto& step) {
      record.note(++ordinal, step, request.told.trace, [](const auto& one) { return records::weight_of(one); });
    });
    // No step that was taken may be as hard as one that was missing.
    if (!record.rating.hardest) record.hardest.reset();
    return record;
  });
}

Part rate_se(const Request& request) {
  const auto rated = rate_steps<records::SeRecord>(request, SeRater(SeOptions::of(request.options, request.se_mode)));
  Part part{rated.status, rated.ended};
  records::add_se(part.fields, rated_or_null(rated), request.told);
  return part;
}

Part rate_hodoku(const Request& request) {
  const auto rated = rate_steps<records::HodokuRecord>(request, HodokuRater(request.options));
  Part part{rated.status, rated.ended};
  records::add_hodoku(part.fields, rated_or_null(rated), request.told);
  return part;
}

/// How the rating by a scale of theory ended.
PuzzleStatus status_of(const TheoryFigure& figure) {
  if (figure.status == TheoryStatus::broken_off) return PuzzleStatus::out_of_budget;
  return figure.status == TheoryStatus::unreachable ? PuzzleStatus::stuck : PuzzleStatus::solved;
}

/// The scales of one figure rate puzzles with one solution; `add(part)` makes the fields.
template <class Add>
Part rate_unique(const Request& request, Add&& add) {
  const Outcome outcome = records::outcome_of(search::count(search::Puzzle(request.board), 2));
  Part part{records::status_of(outcome)};
  if (outcome == Outcome::solved) part.ended = part.status;
  add(part, outcome == Outcome::solved);
  return part;
}

Part rate_theory(const Request& request, TheoryScale scale) {
  return rate_unique(request, [&](Part& part, bool is_unique) {
    Json& field = part.fields[std::string(records::key(scale))] = nullptr;
    if (!is_unique) return;
    const TheoryFigure figure = TheoryRater(TheoryOptions{.work = request.options.work}).rate(scale, request.board);
    field = records::figure_json(figure);
    part.status = status_of(figure);
    part.ended = part.status;
  });
}

Part rate_search(const Request& request) {
  return rate_unique(request, [&](Part& part, bool is_unique) {
    part.fields = {{"guesses", nullptr}, {"nodes", nullptr}};
    if (!is_unique) return;
    const auto all = [](const Solution&) { return true; };
    part.fields = records::effort_json(search::default_backend().run(Grid(request.board), 2, all).effort);
  });
}

Part rate_minimal(const Request& request) {
  return rate_unique(request, [&](Part& part, bool is_unique) {
    part.fields["minimal"] = nullptr;
    if (is_unique) part.fields["minimal"] = search::is_minimal(request.board) ? "yes" : "no";
  });
}

/// What a scale says; empty where there is no scale with this name.
std::optional<Part> rate_on(std::string_view scale, const Request& request) {
  if (scale == "r") return rate_rounds(request);
  if (scale == "ladder") return rate_ladder(request);
  if (scale == "ser") return rate_se(request);
  if (scale == "hodoku") return rate_hodoku(request);
  if (scale == "search") return rate_search(request);
  if (scale == "minimal") return rate_minimal(request);
  if (const auto theory = records::find_theory_scale(scale)) return rate_theory(request, *theory);
  return std::nullopt;
}

bool has_scale(std::string_view name) {
  return std::ranges::any_of(scales(), [&](const Scale& scale) { return scale.name == name; });
}

/// The names of `scales`, an array of texts; the scale `r` where it is left out.
std::vector<std::string> take_scales(Parameters& parameters) {
  const Json* const list = parameters.find("scales");
  if (list == nullptr) return {"r"};
  std::vector<std::string> names;
  if (!list->is_array() || list->empty()) parameters.refuse("scales", "expected an array of names of scales");
  for (const Json& name : *list) {
    const std::string word = name.is_string() ? name.get<std::string>() : records::text_of(name);
    if (!name.is_string() || !has_scale(word)) {
      parameters.refuse("scales",
                        "there is no scale " + in_quotes(word) + "; known are " + listed(scales(), &Scale::name));
      break;
    }
    names.push_back(name);
  }
  return names;
}

Request take_request(Parameters& parameters) {
  Request request;
  request.board = take_board(parameters);
  request.ladder = take_ladder(parameters, false);
  const bool is_blind = parameters.flag("blind");
  std::optional<Promise> promise = take_promise(parameters);
  if (is_blind) promise = promise.value_or(Promise::givens);
  request.options = {promise, is_blind, take_work(parameters)};
  request.se_mode = take_se_mode(parameters);
  request.told = {parameters.flag("trace"), take_style(parameters)};
  return request;
}

Json record_of(const std::string& scale, const Request& request, Part part) {
  Json json = answer_about("rate", request.board, name(part.status));
  json["scale"] = scale;
  json["givens"] = request.board.givens.size();
  json["ended"] = part.ended ? Json(name(*part.ended)) : Json(nullptr);
  json.update(part.fields);
  return json;
}

}  // namespace

Answer rate(Parameters& parameters) {
  const std::vector<std::string> names = take_scales(parameters);
  const Request request = take_request(parameters);
  if (const auto error = parameters.error()) return *error;
  Json records = Json::array();
  for (const std::string& scale : names) {
    if (parameters.is_stopped()) return stopped();
    std::optional<Part> part = rate_on(scale, request);
    if (!part) return ServiceError{ServiceFault::bad_parameter, "scales: no figures of the scale " + scale};
    records.push_back(record_of(scale, request, std::move(*part)));
  }
  return Json{{"type", "ratings"}, {"records", std::move(records)}};
}

}  // namespace deduku::service
