#include "src/records/solve_record.hpp"

#include "deduku/json.hpp"
#include "src/engine/slicing.hpp"
#include "src/present/proved_json.hpp"
#include "src/present/proved_premises.hpp"
#include "src/search/admission.hpp"

namespace deduku::records {

namespace {

/// Whether logic ran out before the grid was full, however many solutions there are.
bool is_stuck(const SolveResult& result) {
  const bool is_climbed = result.outcome == Outcome::stuck || result.outcome == Outcome::several;
  return is_climbed && !result.logical.is_complete();
}

void add(Json& json, const SolveResult& result, Json steps, Json left_out, Json stuck) {
  json["solution"] = solution_json(result.solution);
  json["second_solution"] = solution_json(result.second_solution);
  json["steps"] = nullptr;  // last, for a further field copies what is there
  json["left_out"] = std::move(left_out);
  json["stuck"] = std::move(stuck);
  json["search"] = effort_json(result.effort);
  json["steps"] = std::move(steps);
}

}  // namespace

SolveResult solved_by_search(const Board& board, const search::Backend& backend) {
  SolveResult result;
  const std::vector<Solution> solutions = search::two_solutions(Grid(board), backend);
  if (!solutions.empty()) result.solution = solutions.front();
  if (solutions.size() > 1) result.second_solution = solutions.back();
  if (result.solution) result.outcome = result.second_solution ? Outcome::several : Outcome::solved;
  return result;
}

void StepCollector::on_step(const StepEvent& event) {
  steps_.push_back(present::step_json(event, present::proved_premises_on(*work_, event), &event.rung, style_));
}

Slice short_path(Work& work, const Path& path, Solver& solver, const SolverOptions& options) {
  const Promise promise = promise_of(path.start(), options.promise, *options.search);
  return shortened_on(work, path, promise, solver);
}

void add_solve(Json& json, const SolveResult& result, Json steps, const std::optional<int>& left_out) {
  add(json, result, std::move(steps), left_out ? Json(*left_out) : Json(nullptr),
      is_stuck(result) ? grid_json(result.logical) : Json(nullptr));
}

void add_search(Json& json, const SolveResult& result) {
  add(json, result, Json::array(), nullptr, nullptr);
}

}  // namespace deduku::records
