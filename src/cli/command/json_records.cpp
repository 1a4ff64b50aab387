#include "src/cli/command/json_records.hpp"

#include "deduku/json.hpp"
#include "deduku_version.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/records/fields.hpp"
#include "src/records/texts.hpp"

namespace deduku::cli {

std::string json_line(const Json& json) {
  return records::text_of(json) + "\n";
}

void write_answer(Session& session, const Json& fields) {
  Json record = {{"type", session.command}};
  record.update(fields);
  write_json(session.out, record);
}

void write_json(Output& out, const Json& json) {
  out.write(json_line(json));
}

Json header_json(std::string_view command, const Provenance& provenance) {
  const auto or_null = [](std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); };
  Json json = {{"type", "header"},
               {"schema_version", json_schema_version},
               {"version", DEDUKU_VERSION},
               {"commit", DEDUKU_COMMIT},
               {"command", command},
               {"scale", or_null(provenance.scale)},
               {"ladder", provenance.ladder == nullptr ? Json(nullptr) : ladder_json(*provenance.ladder)},
               {"uniqueness", or_null(provenance.uniqueness)},
               {"search", provenance.search}};
  if (provenance.is_blind) json["blind"] = *provenance.is_blind;
  if (provenance.style) {
    json["language"] = name(provenance.style->language);
    json["notation"] = name(provenance.style->notation);
  }
  return json;
}

void write_header(Session& session, const Provenance& provenance) {
  write_json(session.out, header_json(session.command, provenance));
}

void write_header(Session& session, const Ladder& ladder, const SolverOptions& options, const TextStyle& style) {
  write_header(
      session,
      {.ladder = &ladder, .uniqueness = uniqueness_word(options), .search = options.search->name, .style = style});
}

void write_header(Session& session, const records::StepQuestion& question, const SolvingOptions& solving,
                  const TextStyle& style) {
  const records::LadderChoice& ladder = question.ladder;
  const SolverOptions& solver = question.solver;
  if (!ladder.frozen) return write_header(session, ladder.ladder, solver, style);
  const std::string_view scale = scale_word(*ladder.frozen);
  Json json = header_json(session.command,
                          {scale, nullptr, uniqueness_word(solver), solver.search->name, solving.is_blind(), style});
  solving.add_limits(json, scale);
  write_json(session.out, json);
}

Json puzzle_json(std::string_view command, const InputPuzzle& puzzle, std::string_view status) {
  const formats::Record& record = *puzzle.record;
  return {{"type", command},     {"n", puzzle.n},       {"puzzle", puzzle_text(record.board)},
          {"tail", record.tail}, {"file", puzzle.file}, {"line", puzzle.line_number()},
          {"status", status}};
}

Json unreadable_json(std::string_view command, const InputPuzzle& puzzle) {
  const ParseError& error = puzzle.record.error();
  Json reason = {{"file", puzzle.file}, {"line", error.line}, {"column", error.column}, {"message", error.message}};
  records::add_reason(reason, error.reason);
  return {{"type", command}, {"n", puzzle.n}, {"status", name(Outcome::parse_error)}, {"error", std::move(reason)}};
}

void write_unreadable(Session& session, const InputPuzzle& puzzle) {
  write_json(session.out, unreadable_json(session.command, puzzle));
}

namespace {

/// A file that cannot be opened or read is reported like an unreadable puzzle.
InputPuzzle read_or_report(Session& session, const BoardArgument& argument, const FormatOptions& formats,
                           bool keep_conflicts, std::string_view json_type) {
  try {
    return argument.read_puzzle(formats, keep_conflicts, session.out);
  } catch (const Failure& failure) {
    const InputPuzzle unread{1, argument.text(), ParseError{0, 0, failure.what()}, -1};
    if (!json_type.empty()) write_json(session.out, unreadable_json(json_type, unread));
    throw;
  }
}

}  // namespace

Board read_board(Session& session, const BoardArgument& argument, const FormatOptions& formats, bool keep_conflicts,
                 std::string_view json_type) {
  const InputPuzzle puzzle = read_or_report(session, argument, formats, keep_conflicts, json_type);
  if (puzzle.record) return puzzle.record->board;
  if (!json_type.empty()) write_json(session.out, unreadable_json(json_type, puzzle));
  throw Failure(ExitCode::unreadable, error_text(puzzle.file, puzzle.record.error()));
}

}  // namespace deduku::cli
