// The common parts of all JSON records of the command line; docs/json.md describes them.
#pragma once

#include "deduku/text_style.hpp"
#include "src/cli/command/input.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/io/session.hpp"
#include "src/records/fields.hpp"

namespace deduku::cli {

using records::candidate_json;
using records::candidates_json;
using records::cell_json;
using records::effort_json;
using records::Json;
using records::solution_json;

/// One object on a line of its own.
std::string json_line(const Json& json);
void write_json(Output& out, const Json& json);
/// Writes the answer of the command: its type, then these fields.
void write_answer(Session& session, const Json& fields);

/// The data needed to reproduce the results. Empty or null: nothing is rated, no technique runs.
struct Provenance {
  std::string_view scale{};
  const Ladder* ladder = nullptr;
  std::string_view uniqueness{};  ///< the word of --uniqueness
  std::string_view search = search::default_backend().name;
  /// Whether puzzles with several solutions are also rated; set only if something is rated.
  std::optional<bool> is_blind{};
  /// The style of the texts for people; set only if there are such texts.
  std::optional<TextStyle> style{};
};
Json header_json(std::string_view command, const Provenance& provenance);
void write_header(Session& session, const Provenance& provenance);
/// The header of records made with a ladder.
void write_header(Session& session, const Ladder& ladder, const SolverOptions& options, const TextStyle& style);
/// The header of records made with any ladder.
void write_header(Session& session, const records::StepQuestion& question, const SolvingOptions& solving,
                  const TextStyle& style);

/// The first fields of every record of a puzzle.
Json puzzle_json(std::string_view command, const InputPuzzle& puzzle, std::string_view status);
/// The record of a puzzle that could not be read.
Json unreadable_json(std::string_view command, const InputPuzzle& puzzle);
void write_unreadable(Session& session, const InputPuzzle& puzzle);
/// The one board that a subcommand works on. If it or its file cannot be read, writes a record of this type and throws
/// `Failure`; with the type "" the output is not JSON, and no record is written. The header must have been written.
Board read_board(Session& session, const BoardArgument& argument, const FormatOptions& formats, bool keep_conflicts,
                 std::string_view json_type);

}  // namespace deduku::cli
