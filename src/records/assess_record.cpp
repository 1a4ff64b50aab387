#include "src/records/assess_record.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "deduku/supposition.hpp"
#include "src/core/givens.hpp"
#include "src/present/words.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/standing.hpp"
#include "src/records/why_text.hpp"

namespace deduku::records {

namespace {

using present::Words;

Json points_or_null(std::optional<int> hundredths) {
  return hundredths ? points_json(*hundredths) : Json(nullptr);
}

/// The word of a record: how limits ended the search, or else how the board compares with its puzzle.
std::string_view status_word(const Assessment& assessment) {
  return assessment.cut_short ? name(*assessment.cut_short) : name(assessment.board);
}

/// The part of a move that its reason concerns.
Candidate subject_of(const Move& move, const Assessment& assessment) {
  if (assessment.denied) return *assessment.denied;
  return move.effects.places.empty() ? move.effects.removes.first() : move.effects.places.first();
}

/// The grid that shows why a move is wrong: the board, or its puzzle if the board has no solution; empty if neither has
/// one.
std::optional<Grid> grid_of_reason(const Board& board, const Assessment& assessment) {
  const bool is_solvable = assessment.board == ProgressFinding::right || assessment.board == Outcome::several;
  return Grid::checked(is_solvable ? board : givens_only(board));
}

std::string without_last_break(std::string text) {
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

/// The reason of a candidate: the contradiction it leads to, or why it is true or false.
std::string reason_of(Candidate candidate, bool is_supposed, const Grid& grid, const Board& board,
                      const StepQuestion& question, const TextStyle& style) {
  const Ladder& ladder = question.ladder.ladder;
  if (is_supposed) {
    if (const auto refutation = refute(grid, candidate, ladder, question.solver)) {
      return without_last_break(refutation_text(candidate, *refutation, style));
    }
  }
  return without_last_break(why_text(why(grid, candidate, ladder, question.solver), board, style));
}

/// The part of the move that is denied: "r3c5 is 7", "r3c5 is not 7".
std::string denied_text(const Move& claimed, Candidate denied, const Words& words) {
  return claim_text(denied, claimed.effects.places.contains(denied), words);
}

std::string by_technique(std::string_view key, const Assessment& assessment, const Words& words) {
  return words.say(key, {{"technique", std::string(technique_name(*assessment.technique, words.style().language))},
                         {"cost", points(*assessment.cost)},
                         {"cheapest", points(*assessment.cheapest)}});
}

}  // namespace

Json assessment_json(const Assessment& assessment, const BoardProgress& progress) {
  Json json = {{"status", status_word(assessment)},
               {"legal", assessment.is_legal},
               {"true", value_or_null(assessment.is_true)},
               {"new", assessment.is_new},
               {"follows", value_or_null(assessment.follows)},
               {"technique", assessment.technique ? Json(key(*assessment.technique)) : Json(nullptr)},
               {"cost", points_or_null(assessment.cost)},
               {"cheapest", points_or_null(assessment.cheapest)},
               {"named", value_or_null(assessment.is_named)},
               {"fault", assessment.fault ? Json(name(*assessment.fault)) : Json(nullptr)},
               {"denied", assessment.denied ? candidate_json(*assessment.denied) : Json(nullptr)}};
  if (progress.faults.has_mistake()) json["faults"] = faults_json(progress.faults);
  return json;
}

std::string assessment_reason(const Assessor& assessor, const Board& board, const Move& move,
                              const Assessment& assessment, const StepQuestion& question, const TextStyle& style) {
  if (const OwnedStep* const step = assessor.step()) return named_sentence(step->view(), style);
  if (assessment.fault == MoveFault::no_solution) return no_solution_reason(board, style);
  if (!assessment.denied && assessment.fault != MoveFault::already_known) return "";
  const std::optional<Grid> grid = grid_of_reason(board, assessment);
  if (!grid) return "";
  const Candidate subject = subject_of(move, assessment);
  const bool is_supposed = assessment.fault == MoveFault::is_false && move.effects.places.contains(subject);
  return reason_of(subject, is_supposed, *grid, board, question, style);
}

std::string assessment_text(const Move& move, const Assessment& assessment, const TextStyle& style) {
  const Words words(style);
  if (!assessment.fault) {
    if (assessment.follows) return by_technique("cli.assess.good", assessment, words);
    return words.say("cli.assess.unknown");
  }
  switch (*assessment.fault) {
    case MoveFault::breaks_rule:
      return words.say("cli.assess.breaks_rule", {{"claim", denied_text(move, *assessment.denied, words)}});
    case MoveFault::is_false:
      return words.say("cli.assess.false", {{"claim", denied_text(move, *assessment.denied, words)}});
    case MoveFault::no_solution:
      return words.say("cli.assess.no_solution");
    case MoveFault::already_known:
      return words.say("cli.assess.already_known");
    case MoveFault::guess:
      return words.say("cli.assess.guess");
    case MoveFault::other_technique:
      break;
  }
  return by_technique("cli.assess.other_technique", assessment, words);
}

Expected<int> step_limit_of_word(const std::string& word, const Ladder& ladder) {
  if (word.empty()) return std::numeric_limits<int>::max();
  const ParseError unknown{.message = "expected points such as 4.6, or the name of a technique or family"};
  if (word == "r" || word == "R") return unknown;
  return within_of_word(word, ladder).transform([](const std::optional<int>& most) { return *most; });
}

std::string_view fault_of_move(const Effects& move) {
  if (!move.has_effect()) return "expected a digit to place or a candidate to remove";
  if (move.places.intersects(move.removes)) return "the move removes a candidate that it places";
  return "";
}

}  // namespace deduku::records
