#include "src/cli/steps/why_text.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

std::string digit_text(Candidate candidate) {
  return digits_text({candidate.digit()});
}

/// "r3c5 is 7", "r3c5 is not 7".
std::string claim(const Why& why) {
  return cells_text({why.candidate.cell()}) + (why.is_true ? " is " : " is not ") + digit_text(why.candidate);
}

/// What the digit in the cell itself says.
std::string held_text(const Why& why, const Board& board) {
  const bool is_given = board.givens.contains(why.candidate.cell());
  if (why.is_true) return claim(why) + (is_given ? ": it is given." : ": that is entered.");
  return claim(why) + ": " + digit_text(*why.holder) + (is_given ? " is given." : " is entered.");
}

std::string shown_text(const Why& why) {
  const Path& path = why.slice.path;
  std::string text = "Why " + claim(why) + ", in " + counted(path.size(), "step") + ":\n";
  for (std::size_t i = 0; i < path.size(); ++i) text += numbered_sentence(path[i]) + "\n";
  if (!why.slice.is_proved) text += "The checker has not proved each of these steps.\n";
  return text + "So " + claim(why) + ".";
}

std::string answer_text(const Why& why, const Board& board) {
  switch (why.status) {
    case WhyStatus::shown:
      return shown_text(why);
    case WhyStatus::held:
      return held_text(why, board);
    case WhyStatus::excluded:
      return claim(why) + ": " + cells_text({why.holder->cell()}) + " holds it.";
    case WhyStatus::unmarked:
      return claim(why) + ": the pencil marks of the board lack it.";
    case WhyStatus::unreached:
      return claim(why) + ". The search knows that, but no technique of the ladder leads there.";
    case WhyStatus::undecided:
      return "Neither follows: the puzzle has solutions with " + digit_text(why.candidate) + " in " +
             cells_text({why.candidate.cell()}) + ", and others without.";
    case WhyStatus::none:
      return "The board has no solution, so nothing can be said of it.";
    case WhyStatus::broken_off:
      return "Broken off.";
    case WhyStatus::unsound:
      break;
  }
  return "A step contradicts the solution. This is a defect of the program.";
}

/// Whether `is_true` says anything.
bool is_known(const Why& why) {
  return why.status != WhyStatus::undecided && why.status != WhyStatus::none && why.status != WhyStatus::broken_off;
}

Json steps_json(const Path& path) {
  Json steps = Json::array();
  for (std::size_t i = 0; i < path.size(); ++i) steps.push_back(step_json(path[i], path[i].rung));
  return steps;
}

}  // namespace

std::string why_text(const Why& why, const Board& board) {
  return answer_text(why, board) + "\n";
}

Json why_json(const Why& why) {
  const bool is_undecided = why.status == WhyStatus::undecided;
  return {{"status", name(why.status)},
          {"cell", cell_json(why.candidate.cell())},
          {"digit", why.candidate.digit().number()},
          {"is_true", is_known(why) ? Json(why.is_true) : Json(nullptr)},
          {"holder", why.holder ? candidate_json(*why.holder) : Json(nullptr)},
          {"steps", steps_json(why.slice.path)},
          {"proved", why.status == WhyStatus::shown ? Json(why.slice.is_proved) : Json(nullptr)},
          {"with", solution_json(is_undecided ? why.with : std::nullopt)},
          {"without", solution_json(is_undecided ? why.without : std::nullopt)}};
}

ExitCode why_code(const Why& why) {
  if (why.status == WhyStatus::unsound) return ExitCode::own_check_failed;
  const bool is_answered = why.status == WhyStatus::shown || why.status == WhyStatus::held ||
                           why.status == WhyStatus::excluded || why.status == WhyStatus::unmarked;
  return is_answered ? ExitCode::done : ExitCode::unsolved;
}

}  // namespace deduku::cli
