// Judges moves: one, or a list of them.
#include "src/records/board_faults.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/effects_parameter.hpp"
#include "src/service/json_answer.hpp"
#include "src/service/methods.hpp"
#include "src/service/move_judge.hpp"

namespace deduku::service {

namespace {

/// Steps without their arguments are found faster; only reasons need them.
SolverOptions solver_options_of(const Judging& judging) {
  SolverOptions options = judging.question.solver;
  options.arguments = judging.has_reasons;
  return options;
}

/// `ladder`, `techniques`, `uniqueness`, `budget`, `lang`, `notation` and `why`.
Judging take_judging(Parameters& parameters) {
  Judging judging{take_question(parameters), take_style(parameters)};
  judging.has_reasons = parameters.flag("why");
  return judging;
}

/// `within`, in hundredths.
int take_step_limit(Parameters& parameters, const Ladder& ladder, int default_value) {
  const Json* const value = parameters.find("within");
  if (value == nullptr) return default_value;
  const std::string word = value->is_string() ? value->get<std::string>() : records::text_of(*value);
  const Expected<int> limit = records::step_limit_of_word(word, ladder);
  if (!limit) parameters.refuse("within", limit.error().message);
  return limit.value_or(0);
}

/// `technique`, a name of one or several.
std::vector<TechniqueId> take_claimed(Parameters& parameters, const Ladder& ladder) {
  std::vector<TechniqueId> techniques;
  const std::string word = parameters.text("technique");
  if (word.empty()) return techniques;
  const Expected<Ladder> part = records::select_technique(ladder, word);
  if (!part) {
    parameters.refuse("technique", part.error().message);
    return techniques;
  }
  for (const Rung& rung : part->rungs) techniques.push_back(rung.technique);
  return techniques;
}

/// Whether there is a board. Without one there is nothing that a format or givens belong to.
bool has_own_board(Parameters& parameters) {
  if (parameters.has("puzzle") || parameters.has("board")) return true;
  for (const std::string_view name : {"format", "givens"}) {
    if (parameters.has(name)) parameters.refuse(name, "belongs to a board, and there is none");
  }
  return false;
}

/// Reads the board, with its givens from `givens`.
Board take_board_in_progress(Parameters& parameters) {
  Board board = take_board(parameters, Conflicts::kept);
  const std::optional<Board> puzzle = take_givens(parameters);
  if (parameters.is_refused() || !puzzle) return board;
  const int lost = records::claim_givens(board, *puzzle);
  if (lost > 0) parameters.refuse(impossible(records::mismatch_text(*puzzle, lost, {})));
  return board;
}

/// Reads the move: its effects, `technique` and `within`.
void take_move(Parameters& parameters, const Judging& judging, JudgedMove& judged) {
  judged.move.effects = take_effects(parameters);
  const std::string_view fault = records::fault_of_move(judged.move.effects);
  if (!fault.empty()) parameters.refuse({ServiceFault::bad_parameter, std::string(fault)});
  const Ladder& ladder = judging.question.ladder.ladder;
  judged.move.techniques = take_claimed(parameters, ladder);
  judged.within = take_step_limit(parameters, ladder, judging.within);
}

Json refused(const ServiceError& error) {
  return {{"type", "assess"}, {"error", error_json(error)}};
}

}  // namespace

MoveJudge::MoveJudge(const Judging& judging)
    : judging_(judging), assessor_(judging.question.ladder.ladder, solver_options_of(judging)) {}

Json MoveJudge::judge(const JudgedMove& judged) {
  const Assessment assessment = assessor_.assess(judged.board, judged.move, judged.within);
  Json json = {{"type", "assess"}};
  json.update(records::assessment_json(assessment, assessor_.progress()));
  if (judging_.has_reasons) {
    json["why"] = records::text_or_null(records::assessment_reason(assessor_, judged.board, judged.move, assessment,
                                                                   judging_.question, judging_.style));
  }
  return json;
}

Json MoveJudge::answer(const Json& question, const Board* common_board) {
  if (!question.is_object()) return refused({ServiceFault::bad_parameter, "expected an object with a move"});
  Parameters parameters(question, judging_.question.solver.work.stop, row_of_object("question"));
  const bool has_board = common_board == nullptr || has_own_board(parameters);
  JudgedMove judged{.board = has_board ? take_board_in_progress(parameters) : *common_board};
  take_move(parameters, judging_, judged);
  if (const auto error = parameters.error()) return refused(*error);
  return judge(judged);
}

Answer assess(Parameters& parameters) {
  JudgedMove judged{.board = take_board_in_progress(parameters)};
  const Judging judging = take_judging(parameters);
  take_move(parameters, judging, judged);
  if (const auto error = parameters.error()) return *error;
  return MoveJudge(judging).judge(judged);
}

Answer assess_many(Parameters& parameters) {
  Judging judging = take_judging(parameters);
  judging.within = take_step_limit(parameters, judging.question.ladder.ladder, judging.within);
  std::optional<Board> common_board;
  if (has_own_board(parameters)) common_board = take_board_in_progress(parameters);
  const Json* const questions = parameters.find("questions");
  if (questions == nullptr || !questions->is_array()) {
    parameters.refuse("questions", "expected an array of objects, each with a move");
  }
  if (const auto error = parameters.error()) return *error;
  MoveJudge judge(judging);
  Json records = Json::array();
  for (const Json& question : *questions) {
    if (parameters.is_stopped()) return stopped();
    records.push_back(judge.answer(question, common_board ? &*common_board : nullptr));
  }
  return Json{{"type", "assess_many"}, {"records", std::move(records)}};
}

}  // namespace deduku::service
