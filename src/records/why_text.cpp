#include "src/records/why_text.hpp"

#include "deduku/houses.hpp"
#include "src/records/board_faults.hpp"
#include "src/records/standing.hpp"
#include "src/records/texts.hpp"

namespace deduku::records {

namespace {

using present::Words;

std::string claim(const Why& why, const Words& words) {
  return claim_text(why.candidate, why.is_true, words);
}

/// The steps of a path, a line each.
std::string steps_text(const Path& path, const TextStyle& style) {
  std::string text;
  for (std::size_t i = 0; i < path.size(); ++i) {
    text += numbered_sentence(path[i].ordinal, named_sentence(path[i].view, style));
  }
  return text;
}

/// The text for a cell that already holds a digit.
std::string held_text(const Why& why, const Board& board, const Words& words) {
  const bool is_given = board.givens.contains(why.candidate.cell());
  if (why.is_true) return words.say(is_given ? "cli.why.given" : "cli.why.entered", {{"claim", claim(why, words)}});
  return words.say(is_given ? "cli.why.other_given" : "cli.why.other_entered",
                   {{"claim", claim(why, words)}, {"digit", words.digits({why.holder->digit()})}});
}

std::string shown_text(const Why& why, const Words& words) {
  const Path& path = why.slice.path;
  const std::string said = claim(why, words);
  std::string text = words.say("cli.why", {{"claim", said}, {"steps", present::counted(path.size())}}) + "\n" +
                     steps_text(path, words.style());
  if (!why.slice.is_proved) text += words.say("cli.why.unproved") + "\n";
  if (why.slice.is_cut) text += words.say("cli.cut") + "\n";
  return text + words.say("cli.why.end", {{"claim", said}});
}

/// The place of the digit that already excludes the candidate.
std::string excluded_text(const Why& why, const Words& words) {
  const HouseSet shared = common_houses({why.candidate.cell(), why.holder->cell()});
  return words.say("cli.why.excluded", {{"claim", claim(why, words)},
                                        {"digit", words.digits({why.candidate.digit()})},
                                        {"house", words.houses({shared.first()})},
                                        {"holder", words.cells({why.holder->cell()})}});
}

std::string finding_text(WhyFinding finding, const Why& why, const Board& board, const Words& words) {
  switch (finding) {
    case WhyFinding::shown:
      return shown_text(why, words);
    case WhyFinding::held:
      return held_text(why, board, words);
    case WhyFinding::excluded:
      return excluded_text(why, words);
    case WhyFinding::unmarked:
      return words.say("cli.why.unmarked", {{"claim", claim(why, words)}});
    case WhyFinding::unreached:
      return words.say("cli.why.unreached", {{"claim", claim(why, words)}});
    case WhyFinding::undecided:
      break;
  }
  return words.say("cli.why.undecided",
                   {{"digit", words.digits({why.candidate.digit()})}, {"cell", words.cells({why.candidate.cell()})}});
}

std::string answer_text(const Why& why, const Board& board, const Words& words) {
  if (const auto* finding = why.status.as<WhyFinding>()) return finding_text(*finding, why, board, words);
  if (why.status == Outcome::none) return words.say("cli.why.none");
  if (why.status == Outcome::out_of_budget) return words.say("cli.out_of_budget");
  return words.say(why.status == Outcome::stopped ? "cli.stopped" : "cli.why.unsound");
}

}  // namespace

std::string claim_text(Candidate candidate, bool is_true, const Words& words) {
  return words.say(is_true ? "fact.is" : "fact.is_not",
                   {{"cell", words.cells({candidate.cell()})}, {"digit", words.digits({candidate.digit()})}});
}

std::string why_text(const Why& why, const Board& board, const TextStyle& style) {
  return answer_text(why, board, Words(style)) + "\n";
}

std::string why_answer_text(const Why& why, const Board& board, const TextStyle& style) {
  const Words words(style);
  const std::string reason = no_solution_reason(board, style);
  if (why.status == Outcome::none) return joined(answer_text(why, board, words), reason, words) + "\n";
  const std::string caution = reason.empty() ? "" : joined(reason, words.say("cli.why.faulty"), words) + "\n";
  return caution + why_text(why, board, style);
}

bool is_answered(const Why& why) {
  const auto* finding = why.status.as<WhyFinding>();
  return finding != nullptr && *finding != WhyFinding::unreached && *finding != WhyFinding::undecided;
}

std::string refutation_text(Candidate candidate, const Refutation& refutation, const TextStyle& style) {
  const Words words(style);
  return words.say("forcing.contradiction", {{"assumption", claim_text(candidate, true, words)},
                                             {"branches", "\n" + steps_text(refutation.path, style)},
                                             {"impossible", impossible_text(refutation, words)}});
}

std::string impossible_text(const Refutation& refutation, const Words& words) {
  if (refutation.cell) return words.say("impossible.no_candidate", {{"cell", words.cells({*refutation.cell})}});
  return words.say("impossible.no_place",
                   {{"digits", words.digits({*refutation.digit})}, {"house", words.houses({*refutation.house})}});
}

}  // namespace deduku::records
