#include "src/cli/solve/path_end.hpp"

#include "src/cli/io/text.hpp"
#include "src/present/words.hpp"
#include "src/ratings/rating_value.hpp"
#include "src/records/standing.hpp"

namespace deduku::cli {

namespace {

using present::Words;
using records::PathAnswer;

/// Without the grid.
std::string own_ending(const SolveResult& result, const Words& words) {
  const present::Value steps = present::counted(result.step_count);
  switch (result.outcome) {
    case Outcome::solved:
      return words.say("cli.solved", {{"steps", steps}});
    case Outcome::stuck:
      return words.say("cli.stuck", {{"steps", steps}}) + "\n" + candidates_text(result.logical) +
             words.say("cli.searched", {{"guesses", present::counted(result.effort.guesses)},
                                        {"nodes", present::counted(result.effort.nodes)}});
    case Outcome::several:
      return words.say("cli.several");
    case Outcome::none:
      return words.say("cli.none");
    case Outcome::out_of_budget:
      return words.say("cli.out_of_budget");
    case Outcome::stopped:
      return words.say("cli.stopped");
    default:
      return words.say("cli.unsound");
  }
}

std::string own_text(const PathAnswer& answer, const Words& words) {
  std::string text = own_ending(answer.result, words) + "\n";
  if (answer.left_out) {
    text += words.say("cli.kept", {{"kept", present::counted(answer.steps - *answer.left_out)}}) + "\n";
  }
  if (answer.is_cut) text += words.say("cli.cut") + "\n";
  return text;
}

/// "ER/EP/ED 7.2/1.2/1.2", "Hard, score 1000", "no rating" if there is no rating. A bound has its sign.
std::string rating_words(const SeRating& rating, const Words& words) {
  const std::string numbers = ratings::rating_text(rating);
  return numbers.empty() ? words.say("cli.scale.no_rating") : words.say("cli.scale.rating", {{"rating", numbers}});
}
std::string rating_words(const HodokuRating& rating, const Words& words) {
  if (is_cut_short(rating.outcome)) return words.say("cli.scale.no_rating");
  return words.say("cli.scale.level_and_score",
                   {{"level", std::string(name(rating.level))}, {"score", std::to_string(rating.score)}});
}

/// A puzzle with several solutions is filled rather than solved.
std::string frozen_ending(const FrozenRating& rating, Outcome known, const Words& words) {
  const std::string figures =
      std::visit([&](const auto& of_scale) { return rating_words(of_scale, words); }, rating.figures);
  const auto say = [&](std::string_view key) {
    return words.say(key, {{"steps", present::counted(rating.steps)}, {"rating", figures}});
  };
  if (rating.outcome == Outcome::stuck) return say("cli.scale.stuck");
  if (rating.outcome != Outcome::solved) return say("cli.scale.out_of_budget");
  return say(known == Outcome::solved ? "cli.scale.solved" : "cli.scale.filled");
}

std::string frozen_text(const PathAnswer& answer, const Words& words) {
  const Outcome known = answer.result.outcome;
  std::string text;
  if (answer.rating) text += frozen_ending(*answer.rating, known, words) + "\n";
  if (known == Outcome::none) text += words.say("cli.scale.none") + "\n";
  if (known == Outcome::several) text += words.say("cli.scale.several") + "\n";
  return text;
}

}  // namespace

std::string path_end_text(const PathAnswer& answer, const Board& board, const TextStyle& style) {
  const Words words(style);
  std::string text = answer.scale ? frozen_text(answer, words) : own_text(answer, words);
  if (answer.result.solution) text += grid_text(*answer.result.solution);
  if (answer.result.second_solution) text += "\n" + grid_text(*answer.result.second_solution);
  const std::string note = records::standing_note(board, answer.result.outcome, style);
  if (!note.empty()) text += note + "\n";
  return text + "\n";
}

}  // namespace deduku::cli
