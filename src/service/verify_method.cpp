// Whether a step follows: from the premises that it names, or from all facts of the board.
#include "deduku/check.hpp"
#include "deduku/json.hpp"
#include "src/core/budget.hpp"
#include "src/present/json_fields.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/effects_parameter.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

/// `premises`, or those of `step`, in the form of step records, for a step on a grid; empty if neither has any.
std::optional<Premises> take_premises(Parameters& parameters, const Grid& grid, const Effects& effects) {
  const Json* premises = parameters.find("premises");
  const Json* const step = parameters.find("step");
  if (premises == nullptr && step != nullptr && step->is_object()) {
    const Json& record = step->contains("step") ? (*step)["step"] : *step;
    if (record.is_object() && record.contains("premises") && !record["premises"].is_null())
      premises = &record["premises"];
  }
  if (premises == nullptr) return std::nullopt;
  const Json record = {{"type", "step"},
                       {"grid", grid_json(grid)},
                       {"places", records::candidates_json(effects.places)},
                       {"removes", records::candidates_json(effects.removes)},
                       {"premises", *premises}};
  const Expected<std::optional<WrittenPath>> path = parse_path(records::text_of(record));
  if (path) return (*path)->steps.front().premises;
  parameters.refuse("premises", path.error().message);
  return std::nullopt;
}

/// The facts that every cell has a digit and every house a place for each digit, and the absent candidates.
Premises all_premises_of(const Grid& grid) {
  Premises premises;
  premises.cells = CellSet::all();
  premises.places.fill(DigitSet::all());
  update_absent(premises, grid);
  return premises;
}

}  // namespace

Answer verify(Parameters& parameters) {
  const Board board = take_board(parameters);
  const Effects effects = take_effects(parameters);
  const SolverOptions options = take_uniqueness(parameters);
  const std::uint64_t budget = parameters.number("budget");
  const Grid grid(parameters.is_refused() ? Board() : board);
  const std::optional<Premises> premises = take_premises(parameters, grid, effects);
  if (!effects.has_effect()) parameters.refuse("step", "it changes nothing");
  if (const auto error = parameters.error()) return *error;
  const WorkLimits limits{.budget = budget, .stop = parameters.stop()};
  Budget account(limits, Budget::technique);
  const bool needs_promise = premises && premises->need_one_solution();
  const Promise promise = needs_promise ? promise_of(grid, options) : Promise::none;
  const Proof proof = check(grid, premises ? *premises : all_premises_of(grid), effects, promise, budget, &account);
  Json json = answer_about("verify", board, name(proof.verdict));
  json["used"] = proof.verdict == Verdict::proved ? present::premises_json(proof.used) : Json(nullptr);
  json["denied"] = proof.denied ? records::candidate_json(*proof.denied) : Json(nullptr);
  json["counterexample"] = records::candidates_json(proof.counterexample);
  return json;
}

}  // namespace deduku::service
