#include "src/cli/command/scale_path.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/command/solutions.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/present/proved_json.hpp"
#include "src/present/proved_premises.hpp"
#include "src/present/words.hpp"
#include "src/ratings/er_text.hpp"
#include "src/records/solve_record.hpp"
#include "src/records/status.hpp"

namespace deduku::cli {

namespace {

using records::name;
using records::PuzzleStatus;
using records::status_of;
using records::status_of_rating;

/// "ER/EP/ED 7.2/1.2/1.2", "Hard, score 1000", "no rating" where there is none.
std::string rating_words(const SeRating& rating, const present::Words& words) {
  const std::string numbers = ratings::rating_text(rating);
  if (numbers.empty()) return words.say("cli.scale.no_rating");
  const bool is_bound = rating.outcome == Outcome::broken_off;
  return words.say(is_bound ? "cli.scale.least_rating" : "cli.scale.rating", {{"rating", numbers}});
}
std::string rating_words(const HodokuRating& rating, const present::Words& words) {
  if (rating.steps == 0 || rating.outcome == Outcome::broken_off) return words.say("cli.scale.no_rating");
  return words.say("cli.scale.level_and_score",
                   {{"level", std::string(deduku::name(rating.level))}, {"score", std::to_string(rating.score)}});
}

/// A puzzle with several solutions is filled rather than solved.
std::string ending(const FrozenRating& rating, Outcome known, const present::Words& words) {
  const std::string figures =
      std::visit([&](const auto& of_scale) { return rating_words(of_scale, words); }, rating.figures);
  const auto say = [&](std::string_view key) {
    return words.say(key, {{"steps", present::counted(rating.steps)}, {"rating", figures}});
  };
  if (rating.outcome == Outcome::stuck) return say("cli.scale.stuck");
  if (rating.outcome != Outcome::solved) return say("cli.scale.broken_off");
  return say(known == Outcome::solved ? "cli.scale.solved" : "cli.scale.filled");
}

}  // namespace

ScalePath::ScalePath(FrozenScale scale, const RatingChoices& choices, const SolvingOptions& solving, bool is_json,
                     bool verifies, const TextStyle& style, const BoardOptions& board)
    : scale_(scale),
      options_(solving.solver_options()),
      choices_(choices),
      is_json_(is_json),
      verifies_(verifies),
      style_(style),
      board_(board),
      rater_(scale, choices, choices.promise(options_.promise)) {}

Json scale_header_json(std::string_view command, FrozenScale scale, const RatingChoices& choices,
                       const SolverOptions& options, const TextStyle& style) {
  const std::string_view word = scale_word(scale);
  Json json = header_json(command, {word, nullptr, uniqueness_word(choices.promise(options.promise)),
                                    options.search->name, choices.is_blind(), style});
  choices.add_json(json, word);
  return json;
}

Json ScalePath::header() const {
  return scale_header_json("solve", scale_, choices_, options_, style_);
}

Verdict ScalePath::report(Session& session, const InputPuzzle& puzzle) {
  const SolveResult known = records::solved_by_search(puzzle.record->board, *options_.search);
  if (is_json_) {
    report_json(session, puzzle, known);
  } else {
    report_text(session, puzzle, known);
  }
  if (interrupted()) return Verdict::broken_off;
  return known.outcome == Outcome::solved ? Verdict::done : Verdict::unsolved;
}

/// With a proof of each step before it is passed on, where the user asks for that.
FrozenRating ScalePath::explain(const InputPuzzle& puzzle, StepVisitor visitor) {
  const Grid start(puzzle.record->board);
  if (!verifies_) return rater_.explain(start, visitor);
  StepProver prover(puzzle.n, start, options_.promise);
  return rater_.explain(start, [&](const StepView& view) {
    prover.prove_next(view);
    visitor(view);
  });
}

FrozenRating ScalePath::rate_and_write(Session& session, const InputPuzzle& puzzle) {
  int ordinal = 0;
  return explain(puzzle, [&](const StepView& view) {
    if (board_.shows_board()) session.out.write(board_.board(draw::picture_of(view), session.out, style_));
    const std::string rating = deduku::rating_text(*view.scale);
    session.out.write(numbered_sentence(++ordinal, painted_sentence(view, rating, style_, session.out)));
  });
}

void ScalePath::report_text(Session& session, const InputPuzzle& puzzle, const SolveResult& known) {
  const present::Words words(style_);
  session.out.write(puzzle_heading(puzzle.n, style_));
  if (is_rated(known.outcome)) {
    session.out.write(ending(rate_and_write(session, puzzle), known.outcome, words) + "\n");
  }
  if (known.outcome == Outcome::none) session.out.write(words.say("cli.scale.none") + "\n");
  if (known.outcome == Outcome::several) session.out.write(words.say("cli.scale.several") + "\n");
  if (known.solution) session.out.write(grid_text(*known.solution) + "\n");
  if (known.second_solution) session.out.write(grid_text(*known.second_solution) + "\n");
}

void ScalePath::report_json(Session& session, const InputPuzzle& puzzle, const SolveResult& known) {
  Json steps = Json::array();
  std::optional<FrozenRating> rating;
  if (is_rated(known.outcome)) {
    records::FrozenProofs proofs(interrupted);
    rating = explain(puzzle, [&](const StepView& view) {
      steps.push_back(present::step_json(view, present::proved_premises_on(proofs.work(), view), nullptr, style_));
    });
  }
  const PuzzleStatus status =
      rating && known.outcome == Outcome::solved ? status_of_rating(rating->outcome) : status_of(known.outcome);
  Json json = puzzle_json("solve", puzzle, name(status));
  records::add_frozen_path(json, scale_, known, rating, std::move(steps));
  write_json(session.out, json);
}

}  // namespace deduku::cli
