#include "src/records/path_record.hpp"

#include <algorithm>

#include "deduku/json.hpp"
#include "src/engine/slicing.hpp"
#include "src/present/json_fields.hpp"
#include "src/present/proved_premises.hpp"
#include "src/search/admission.hpp"

namespace deduku::records {

namespace {

/// The account of the proofs of a path on a frozen scale, whose budget has other units: about a second of work for them
/// all.
constexpr std::uint64_t frozen_proofs = 100'000;

/// Whether logic ran out before the grid was full, for any number of solutions.
bool is_stuck(const SolveResult& result) {
  const bool has_path = result.outcome == Outcome::stuck || result.outcome == Outcome::several;
  return has_path && !result.logical.is_complete();
}

void add_solutions(Json& json, const SolveResult& result) {
  json["solution"] = solution_json(result.solution);
  json["second_solution"] = solution_json(result.second_solution);
}

void add_own(Json& json, const SolveResult& result, Json steps, Json left_out, Json stuck) {
  present::reserve_fields(json, 7);  // with `cut`
  add_solutions(json, result);
  json["steps"] = std::move(steps);
  json["left_out"] = std::move(left_out);
  json["stuck"] = std::move(stuck);
  json["search"] = effort_json(result.effort);
}

void add_figures(Json& json, const SeRating& rating) {
  json["er"] = is_cut_short(rating.outcome) ? text_or_null(er_text(rating)) : known_rating_json(rating.er);
  json["ep"] = known_rating_json(rating.ep);
  json["ed"] = known_rating_json(rating.ed);
}

/// If limits ended the path, the figures are not known.
void add_figures(Json& json, const HodokuRating& rating) {
  const bool is_known = rating.outcome == Outcome::solved || rating.outcome == Outcome::stuck;
  json["level"] = is_known ? Json(name(rating.level)) : Json(nullptr);
  json["score"] = is_known ? Json(rating.score) : Json(nullptr);
}

void add_frozen(Json& json, const PathAnswer& answer, Json steps) {
  const std::optional<FrozenRating>& rating = answer.rating;
  json["ended"] = rating ? Json(name(rating->outcome)) : Json(nullptr);
  add_solutions(json, answer.result);
  if (answer.scale == FrozenScale::se) {
    add_figures(json, rating ? *rating->se() : SeRating());
  } else {
    add_figures(json, rating ? *rating->hodoku() : HodokuRating());
  }
  json["steps"] = std::move(steps);
}

}  // namespace

SolveResult solved_by_search(const Grid& grid, const search::Backend& backend) {
  SolveResult result;
  const std::vector<Solution> solutions = search::two_solutions(grid, backend);
  if (!solutions.empty()) result.solution = solutions.front();
  if (solutions.size() > 1) result.second_solution = solutions.back();
  if (result.solution) result.outcome = result.second_solution ? Outcome::several : Outcome::solved;
  return result;
}

PathFinder::PathFinder(PathQuestion question) : question_(std::move(question)) {
  if (!question_.steps.ladder.frozen) {
    solver_.emplace(question_.steps.ladder.ladder, question_.steps.solver, proofs_);
    return;
  }
  proof_limits_ = {.budget = frozen_proofs, .stop = question_.steps.solver.work.stop};
  FrozenOptions options = question_.steps.frozen_options();
  options.work.stop = [this] { return is_done_ || (proof_limits_.stop && proof_limits_.stop()); };
  rater_.emplace(options);
}
PathFinder::~PathFinder() = default;

PathAnswer PathFinder::find(const Grid& start, Observer& shown, std::span<Observer* const> watching) {
  std::vector<Observer*> observers(watching.begin(), watching.end());
  if (!rater_) return find_on_ladder(start, shown, std::move(observers));
  observers.push_back(&shown);
  return find_on_scale(start, observers);
}

PathAnswer PathFinder::find_on_ladder(const Grid& start, Observer& shown, std::vector<Observer*> observers) {
  PathRecorder whole;
  observers.push_back(question_.is_short ? &whole : &shown);
  proofs_ = Budget(question_.steps.solver.work, Budget::technique);
  PathAnswer answer;
  answer.result = solver_->solve(start, observers);
  answer.outcome = answer.result.outcome;
  answer.end = answer.result.logical;
  answer.steps = answer.result.step_count;
  if (question_.is_short) shorten(answer, whole.path(), shown);
  return answer;
}

/// Shows only the steps that later steps or the digits of the path depend on.
void PathFinder::shorten(PathAnswer& answer, const Path& path, Observer& shown) {
  const SolverOptions& options = question_.steps.solver;
  const Promise promise = promise_of(path.start(), options);
  const Slice slice = engine::shortened_on(proofs_, path, promise, *solver_);
  for (std::size_t i = 0; i < slice.path.size(); ++i) shown.on_step(slice.path[i]);
  answer.left_out = static_cast<int>(path.size() - slice.path.size());
  answer.is_cut = slice.is_cut;
  if (proofs_.is_spent() && proofs_.ending() == Outcome::stopped) answer.outcome = Outcome::stopped;
}

PathAnswer PathFinder::find_on_scale(const Grid& start, std::span<Observer* const> observers) {
  PathAnswer answer{.result = solved_by_search(start, *question_.steps.solver.search), .end = start};
  answer.scale = question_.steps.ladder.frozen;
  answer.outcome = answer.result.outcome;
  const bool is_refused =
      answer.outcome == Outcome::several && question_.steps.solver.uniqueness == Uniqueness::required;
  if (answer.outcome == Outcome::none || is_refused) return answer;
  proofs_ = Budget(proof_limits_, Budget::technique);
  is_done_ = false;
  answer.rating = rater_->explain(start, [&](const StepView& view) {
    if (is_done_) return;
    const StepEvent event{view, nullptr, ++answer.steps};
    for (Observer* observer : observers) observer->on_step(event);
    is_done_ = !std::ranges::all_of(observers, &Observer::wants_more);
    answer.end = view.before;
    (void)answer.end.apply(view.step.effects);  // a contradiction does not matter to the scale
  });
  if (answer.outcome == Outcome::solved) answer.outcome = answer.rating->outcome;
  return answer;
}

Json StepRecords::record_of(const StepEvent& event) {
  Json json = Json::object();
  present::add_step(json, event.view, present::proved_premises_on(budget_, event.view), event.rung, style_);
  return json;
}

Json step_record(const StepEvent& event, const TextStyle& style, Budget& budget) {
  Json json = {{"type", "step"}, {"n", event.ordinal}};
  present::add_step(json, event.view, present::proved_premises_on(budget, event.view), event.rung, style);
  return json;
}

void add_path(Json& json, const PathAnswer& answer, Json steps) {
  if (answer.scale) return add_frozen(json, answer, std::move(steps));
  const SolveResult& result = answer.result;
  add_own(json, result, std::move(steps), answer.left_out ? Json(*answer.left_out) : Json(nullptr),
          is_stuck(result) ? grid_json(result.logical) : Json(nullptr));
  if (answer.is_cut) json["cut"] = true;
}

void add_search(Json& json, const SolveResult& result) {
  add_own(json, result, Json::array(), nullptr, nullptr);
}

}  // namespace deduku::records
