#include "src/cli/command/se_path.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/se_rating_text.hpp"
#include "src/cli/command/solutions.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/present/words.hpp"
#include "src/records/status.hpp"

namespace deduku::cli {

namespace {

using records::known_rating_json;
using records::name;
using records::outcome_of;
using records::PuzzleStatus;
using records::status_of;
using records::status_of_rating;

/// Whether a puzzle of which this is known has a path.
bool is_rated(Outcome outcome, bool is_blind) {
  return outcome == Outcome::solved || (outcome == Outcome::several && is_blind);
}

/// "ER/EP/ED 7.2/1.2/1.2", "no rating" where there is none.
std::string rating_words(const SeRating& rating, const present::Words& words) {
  const std::string numbers = rating_text(rating);
  if (numbers.empty()) return words.say("cli.se.no_rating");
  const bool is_bound = rating.outcome == Outcome::broken_off;
  return words.say(is_bound ? "cli.se.least_rating" : "cli.se.rating", {{"rating", numbers}});
}

/// A puzzle with several solutions is filled rather than solved.
std::string ending(const SeRating& rating, Outcome outcome, const present::Words& words) {
  const auto say = [&](std::string_view key) {
    return words.say(key, {{"steps", present::counted(rating.steps)}, {"rating", rating_words(rating, words)}});
  };
  if (rating.outcome == Outcome::stuck) return say("cli.se.stuck");
  if (rating.outcome != Outcome::solved) return say("cli.se.broken_off");
  return say(outcome == Outcome::solved ? "cli.se.solved" : "cli.se.filled");
}

}  // namespace

SePath::SePath(const RatingChoices& choices, const SolvingOptions& solving, bool is_json, bool verifies,
               const TextStyle& style, const BoardOptions& board)
    : options_(solving.solver_options()),
      choices_(choices),
      is_json_(is_json),
      verifies_(verifies),
      style_(style),
      board_(board),
      rater_(choices, choices.promise(options_.promise)) {}

Json se_header_json(std::string_view command, const RatingChoices& choices, const SolverOptions& options,
                    const TextStyle& style) {
  Json json = header_json(command, {"ser", nullptr, uniqueness_word(choices.promise(options.promise)),
                                    options.search->name, choices.is_blind(), style});
  choices.add_json(json, "ser");
  return json;
}

Json SePath::header() const {
  return se_header_json("solve", choices_, options_, style_);
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

/// With a proof of each step before it is passed on, where the user asks for that.
SeRating SePath::explain(const InputPuzzle& puzzle, SeExplainer explainer) {
  const Grid start(puzzle.record->board);
  if (!verifies_) return rater_.explain(start, explainer);
  StepProver prover(puzzle.n, start, options_.promise);
  return rater_.explain(start, [&](const SeEvent& event) {
    prover.prove_next(event);
    explainer(event);
  });
}

SeRating SePath::rate_and_write(Session& session, const InputPuzzle& puzzle) {
  int ordinal = 0;
  return explain(puzzle, [&](const SeEvent& event) {
    if (board_.shows_board()) session.out.write(board_.board(draw::picture_of(event), session.out, style_));
    const std::string rating = tenths_text(event.rated.rating);
    session.out.write(numbered_sentence(++ordinal, painted_sentence(event, rating, style_, session.out)));
  });
}

void SePath::report_text(Session& session, const InputPuzzle& puzzle, const std::vector<Solution>& solutions) {
  const present::Words words(style_);
  session.out.write(puzzle_heading(puzzle.n, style_));
  const Outcome outcome = outcome_of(solutions.size());
  if (is_rated(outcome, choices_.is_blind())) {
    session.out.write(ending(rate_and_write(session, puzzle), outcome, words) + "\n");
  }
  if (solutions.empty()) session.out.write(words.say("cli.se.none") + "\n");
  if (solutions.size() > 1) session.out.write(words.say("cli.se.several") + "\n");
  for (const Solution& solution : solutions) session.out.write(grid_text(solution) + "\n");
}

void SePath::report_json(Session& session, const InputPuzzle& puzzle, const std::vector<Solution>& solutions) {
  Json steps = Json::array();
  std::optional<SeRating> rating;
  const Outcome outcome = outcome_of(solutions.size());
  if (is_rated(outcome, choices_.is_blind())) {
    rating = explain(puzzle, [&](const SeEvent& event) { steps.push_back(step_json(event, nullptr, style_)); });
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
