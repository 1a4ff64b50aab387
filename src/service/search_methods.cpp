// The result of the search for a board: whether it is a puzzle, the number of its solutions, and the solutions.
#include "src/records/path_record.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

Answer check(Parameters& parameters) {
  const Board board = take_board(parameters, Conflicts::kept);
  if (const auto error = parameters.error()) return *error;
  const records::Findings findings = records::examine(board);
  Json json = answer_about("check", board, records::validity_word(findings.outcome()));
  records::add_findings(json, board, findings);
  return json;
}

Answer count(Parameters& parameters) {
  const Board board = take_board(parameters);
  const std::uint64_t limit = parameters.number("limit");
  if (const auto error = parameters.error()) return *error;
  const auto goes_on = [&] { return !parameters.is_stopped(); };
  const search::Result result = search::count_while(search::Puzzle(Grid(board)), goes_on, limit);
  Json json = answer_about("count", board, "counted");
  records::add_count(json, result, limit);
  records::add_standing(json, board);
  return json;
}

Answer solve(Parameters& parameters) {
  const Board board = take_board(parameters);
  if (const auto error = parameters.error()) return *error;
  const SolveResult result = records::solved_by_search(Grid(board));
  Json json = answer_about("solve", board, name(result.outcome));
  json["solution"] = records::solution_json(result.solution);
  json["second_solution"] = records::solution_json(result.second_solution);
  records::add_standing(json, board);
  return json;
}

}  // namespace deduku::service
