#include "src/cli/command/se_path.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/se_rating_text.hpp"
#include "src/cli/command/solutions.hpp"
#include "src/cli/command/status.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

std::string step_text(int ordinal, const SeStepView& view, const Output& out) {
  std::string text = padded(std::to_string(ordinal), -3) + ". " + name(view.step) + " (" +
                     tenths_text(view.step.rating) + "): " +
                     with_painted_effects(sentence(view), effects_text(view.step), view.step, out) + "\n";
  for (const SeChain& chain : view.chains) text += "       " + chain_text(chain) + "\n";
  return text;
}

/// Whether a puzzle of which this is known has a path.
bool is_rated(Outcome outcome, bool is_blind) {
  return outcome == Outcome::solved || (outcome == Outcome::several && is_blind);
}

/// "ER/EP/ED 7.2/1.2/1.2", ", no rating" where there is none.
std::string rating_words(const SeRating& rating) {
  const std::string numbers = rating_text(rating);
  if (numbers.empty()) return "no rating";
  return (rating.outcome == Outcome::broken_off ? "ER (at least)/EP/ED " : "ER/EP/ED ") + numbers;
}

/// A puzzle with several solutions is filled rather than solved.
std::string ending(const SeRating& rating, Outcome outcome) {
  const std::string steps = counted(static_cast<std::uint64_t>(rating.steps), "step");
  const std::string numbers = ": " + rating_words(rating) + ".";
  if (rating.outcome == Outcome::solved) {
    return (outcome == Outcome::solved ? "Solved in " : "Filled, blindly, in ") + steps + numbers;
  }
  if (rating.outcome == Outcome::stuck) return "Stuck after " + steps + ", no technique of the scale applies" + numbers;
  return "Broken off after " + steps + numbers;
}

}  // namespace

SePath::SePath(const RatingChoices& choices, const SolvingOptions& solving, bool is_json,
               const BoardOptions& board)
    : options_(solving.solver_options()),
      choices_(choices),
      is_json_(is_json),
      board_(board),
      rater_(choices, choices.promise(options_.promise)) {}

Json se_header_json(std::string_view command, const RatingChoices& choices, const SolverOptions& options) {
  Json json = header_json(command, {"ser", nullptr, uniqueness_word(choices.promise(options.promise)),
                                    options.search->name, choices.is_blind()});
  choices.add_json(json, "ser");
  return json;
}

Json SePath::header() const {
  return se_header_json("solve", choices_, options_);
}

Verdict SePath::report(Session& session, const InputPuzzle& puzzle) {
  const std::vector<Solution> solutions = two_solutions(Grid(puzzle.record->board), *options_.search);
  if (is_json_) {
    report_json(session, puzzle, solutions);
  } else {
    report_text(session, puzzle, solutions);
  }
  if (interrupted()) return Verdict::broken_off;
  return solutions.size() == 1 ? Verdict::done : Verdict::unsolved;
}

SeRating SePath::rate_and_write(Session& session, const Grid& grid) {
  int ordinal = 0;
  return rater_.explain(grid, [&](const SeStepView& view) {
    if (board_.shows_board()) session.out.write(board_.board(draw::picture_of(view), session.out));
    session.out.write(step_text(++ordinal, view, session.out));
  });
}

void SePath::report_text(Session& session, const InputPuzzle& puzzle, const std::vector<Solution>& solutions) {
  session.out.write("Puzzle " + std::to_string(puzzle.n) + "\n");
  const Outcome outcome = outcome_of(solutions.size());
  if (is_rated(outcome, choices_.is_blind())) {
    session.out.write(ending(rate_and_write(session, Grid(puzzle.record->board)), outcome) + "\n");
  }
  if (solutions.empty()) session.out.write("There is no solution.\n");
  if (solutions.size() > 1) session.out.write("There are several solutions. Two of them:\n");
  for (const Solution& solution : solutions) session.out.write(grid_text(solution) + "\n");
}

void SePath::report_json(Session& session, const InputPuzzle& puzzle, const std::vector<Solution>& solutions) {
  Json steps = Json::array();
  std::optional<SeRating> rating;
  const Outcome outcome = outcome_of(solutions.size());
  if (is_rated(outcome, choices_.is_blind())) {
    rating = rater_.explain(Grid(puzzle.record->board),
                            [&](const SeStepView& view) { steps.push_back(se_step_json(view)); });
  }
  const std::optional<PuzzleStatus> ended = rating ? std::optional(status_of_rating(rating->outcome)) : std::nullopt;
  Json json = puzzle_json("solve", puzzle, name(ended && outcome == Outcome::solved ? *ended : status_of(outcome)));
  json["ended"] = ended ? Json(name(*ended)) : Json(nullptr);
  json["solution"] = solutions.empty() ? Json(nullptr) : Json(solution_text(solutions[0]));
  json["second_solution"] = solutions.size() < 2 ? Json(nullptr) : Json(solution_text(solutions[1]));
  json["er"] = known_rating_json(rating ? rating->er : 0);
  json["ep"] = known_rating_json(rating ? rating->ep : 0);
  json["ed"] = known_rating_json(rating ? rating->ed : 0);
  json["steps"] = std::move(steps);
  write_json(session.out, json);
}

}  // namespace deduku::cli
