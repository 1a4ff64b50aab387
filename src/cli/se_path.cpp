#include "src/cli/se_path.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/failure.hpp"
#include "src/cli/signals.hpp"
#include "src/cli/solutions.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

std::string step_text(int ordinal, const SeStepView& view) {
  std::string text = padded(std::to_string(ordinal), -3) + ". " + name(view.step) + " (" +
                     tenths_text(view.step.rating) + "): " + sentence(view) + "\n";
  for (const SeChain& chain : view.chains) text += "       " + chain_text(chain) + "\n";
  return text;
}

/// How a puzzle ended whose number of solutions is known.
std::string_view status_of(const std::vector<Solution>& solutions, const std::optional<SeRating>& rating) {
  if (rating) return name(rating->status);
  return name(solutions.empty() ? Outcome::none : Outcome::several);
}

std::string ending(const SeRating& rating) {
  const std::string steps = counted(static_cast<std::uint64_t>(rating.steps), "step");
  const std::string numbers = ": ER/EP/ED " + rating_text(rating) + ".";
  switch (rating.status) {
    case SeStatus::rated:
      return "Solved in " + steps + numbers;
    case SeStatus::stuck:
      return "Stuck after " + steps + ", no technique of the scale applies" + numbers;
    case SeStatus::out_of_budget:
      break;
  }
  return "Broken off after " + steps + numbers;
}

}  // namespace

SePath::SePath(const SeChoices& choices, const SolvingOptions& solving, bool is_json)
    : options_(solving.solver_options()),
      choices_(choices),
      is_json_(is_json),
      rater_(choices, options_.uniqueness) {}

Json se_header_json(std::string_view command, const SeChoices& choices, const SolverOptions& options) {
  Json json = header_json(command, {"ser", nullptr, options.uniqueness, options.search->name});
  json["se_mode"] = choices.mode_name();
  return json;
}

Json SePath::header() const {
  return se_header_json("solve", choices_, options_);
}

Verdict SePath::tell(Session& session, const Puzzle& puzzle) {
  const std::vector<Solution> solutions = two_solutions(Grid(puzzle.record->board), *options_.search);
  if (is_json_) {
    tell_json(session, puzzle, solutions);
  } else {
    tell_text(session, puzzle, solutions);
  }
  if (interrupted()) return Verdict::broken_off;
  return solutions.size() == 1 ? Verdict::done : Verdict::undone;
}

SeRating SePath::climb_aloud(Session& session, const Grid& grid) {
  int ordinal = 0;
  return rater_.explain(grid, [&](const SeStepView& view) { session.out.write(step_text(++ordinal, view)); });
}

void SePath::tell_text(Session& session, const Puzzle& puzzle, const std::vector<Solution>& solutions) {
  session.out.write("Puzzle " + std::to_string(puzzle.n) + "\n");
  if (solutions.size() == 1 || options_.uniqueness != Uniqueness::automatic) {
    session.out.write(ending(climb_aloud(session, Grid(puzzle.record->board))) + "\n");
  }
  if (solutions.empty()) session.out.write("There is no solution.\n");
  if (solutions.size() > 1) session.out.write("There are several solutions. Two of them:\n");
  for (const Solution& solution : solutions) session.out.write(grid_text(solution) + "\n");
}

void SePath::tell_json(Session& session, const Puzzle& puzzle, const std::vector<Solution>& solutions) {
  Json steps = Json::array();
  std::optional<SeRating> rating;
  if (solutions.size() == 1 || options_.uniqueness != Uniqueness::automatic) {
    rating = rater_.explain(Grid(puzzle.record->board),
                            [&](const SeStepView& view) { steps.push_back(se_step_json(view)); });
  }
  Json json = puzzle_json("solve", puzzle, status_of(solutions, rating));
  json["solution"] = solutions.empty() ? Json(nullptr) : Json(solution_text(solutions[0]));
  json["second_solution"] = solutions.size() < 2 ? Json(nullptr) : Json(solution_text(solutions[1]));
  json["er"] = rating ? rating_json(rating->er) : Json(nullptr);
  json["ep"] = rating ? rating_json(rating->ep) : Json(nullptr);
  json["ed"] = rating ? rating_json(rating->ed) : Json(nullptr);
  json["steps"] = std::move(steps);
  write_json(session.out, json);
}

}  // namespace deduku::cli
