// Boards from texts and to texts, and facts about a board that need no solving.
#include "deduku/canonical.hpp"
#include "deduku/formats.hpp"
#include "deduku/moves.hpp"
#include "src/records/board_faults.hpp"
#include "src/records/made_puzzle.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/effects_parameter.hpp"
#include "src/service/json_answer.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

/// The cells whose digit is repeated in a house.
CellSet cells_in_conflict(const Board& board) {
  CellSet cells;
  for (Cell cell : cells_with_digit(board)) {
    for (Cell other : peers(cell)) {
      if (board.values[cell] == board.values[other]) cells.insert(cell);
    }
  }
  return cells;
}

/// The facts of a board alone: everything for which an application would otherwise need the rules of Sudoku.
void add_board(Json& json, const Board& board) {
  json["board"] = board_json(board);
  json["conflicts"] = records::cells_json(cells_in_conflict(board));
  json["stale"] = records::candidates_json(stale_marks(board));
  json["allowed"] = marks_json(allowed_marks(board));
  json["struck"] = marks_json(struck_marks(board));
}

Json record_json(std::int64_t n, const formats::Record& record) {
  Json json = {{"n", n},
               {"line", record.line_number},
               {"format", record.format->name},
               {"puzzle", records::puzzle_text(record.board)},
               {"tail", record.tail},
               {"error", nullptr}};
  add_board(json, record.board);
  return json;
}

Json unreadable_json(std::int64_t n, const ParseError& error) {
  return {{"n", n}, {"line", error.line}, {"error", error_json(unreadable(error))}};
}

/// The records of a text up to a limit.
Json records_of(formats::Reader& reader, std::uint64_t limit, const Parameters& parameters) {
  Json list = Json::array();
  while (list.size() < limit && !parameters.is_stopped()) {
    const auto record = reader.next();
    if (!record) break;
    const auto n = static_cast<std::int64_t>(list.size()) + 1;
    list.push_back(*record ? record_json(n, **record) : unreadable_json(n, record->error()));
  }
  return list;
}

/// The text that belongs to no puzzle; null if there is no such text.
Json passed_over_json(const formats::PassedOver& text) {
  if (text.lines == 0) return nullptr;
  return {{"line", text.first_line}, {"lines", text.lines}};
}

Answer read_text(Parameters& parameters) {
  const std::string text = parameters.text("puzzle");
  const formats::ReadOptions options = take_read_options(parameters);
  const std::uint64_t limit = parameters.number("limit");
  if (const auto error = parameters.error()) return *error;
  formats::Reader reader(formats::lines_of(text), options);
  reader.keep_conflicts();
  Json records = records_of(reader, limit, parameters);
  const bool has_more = records.size() == limit && reader.skip();
  return Json{{"type", "read"},
              {"format", reader.format() ? Json(reader.format()->name) : Json(nullptr)},
              {"records", std::move(records)},
              {"more", has_more},
              {"passed_over", passed_over_json(reader.passed_over())}};
}

}  // namespace

Answer read(Parameters& parameters) {
  if (!parameters.has("board")) return read_text(parameters);
  if (parameters.has("limit")) parameters.refuse("limit", "belongs to puzzle");
  const Board board = take_board(parameters, Conflicts::kept);
  if (const auto error = parameters.error()) return *error;
  Json record = {{"n", 1},     {"line", nullptr}, {"format", nullptr}, {"puzzle", records::puzzle_text(board)},
                 {"tail", ""}, {"error", nullptr}};
  add_board(record, board);
  return Json{{"type", "read"},
              {"format", nullptr},
              {"records", Json::array({record})},
              {"more", false},
              {"passed_over", nullptr}};
}

Answer apply(Parameters& parameters) {
  Board board = take_board(parameters, Conflicts::kept);
  const std::optional<Board> puzzle = take_givens(parameters);
  const Effects effects = take_effects(parameters);
  if (const auto error = parameters.error()) return *error;
  if (const int lost = puzzle ? records::claim_givens(board, *puzzle) : 0) {
    return impossible(records::mismatch_text(*puzzle, lost, {}));
  }
  const Expected<Board, MoveError> after = after_step(board, effects);
  if (!after) return impossible(after.error().message);
  Json json = {{"type", "apply"}, {"puzzle", records::puzzle_text(*after)}};
  add_board(json, *after);
  return json;
}

Answer write(Parameters& parameters) {
  const Board board = take_board(parameters, Conflicts::kept);
  const std::string to = parameters.text("to");
  const formats::Format* const format = formats::find_format(to);
  const std::string title = parameters.text("title");
  if (format == nullptr || format->write == nullptr) parameters.refuse("to", "unknown output format");
  if (title.find_first_of("\n\r") != std::string::npos) parameters.refuse("title", "expected one line");
  if (const auto error = parameters.error()) return *error;
  const std::string text = formats::write(board, *format, {.title = title});
  return Json{{"type", "write"},
              {"format", format->name},
              {"text", std::string(format->header) + text + std::string(format->footer)}};
}

Answer canonical(Parameters& parameters) {
  const Board board = take_board(parameters, Conflicts::kept);
  if (const auto error = parameters.error()) return *error;
  Json json = answer_about("canonical", board, "canonical");
  records::add_canonical(json, canonical_form(board));
  return json;
}

Answer minimise(Parameters& parameters) {
  const Board board = take_board(parameters);
  const std::uint64_t seed = parameters.number("seed");
  if (const auto error = parameters.error()) return *error;
  const std::optional<Board> minimal = records::minimal_puzzle(board, seed);
  if (!minimal) return impossible("the givens do not have exactly one solution");
  Json json = answer_about("minimise", board, "minimal");
  records::add_minimal(json, *minimal);
  records::add_standing(json, board);
  return json;
}

Answer random(Parameters& parameters) {
  const std::uint64_t seed = parameters.number("seed");
  if (const auto error = parameters.error()) return *error;
  Json json = {{"type", "random"}};
  records::add_random(json, records::random_puzzle(seed));
  return json;
}

}  // namespace deduku::service
