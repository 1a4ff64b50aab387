// What all JSON records of the command line have in common; docs/json.md describes them.
#pragma once

#include <nlohmann/json.hpp>

#include "src/cli/input.hpp"
#include "src/cli/session.hpp"
#include "src/cli/solving_options.hpp"

namespace deduku::cli {

using Json = nlohmann::ordered_json;

/// Writes one object on a line of its own.
void write_json(Output& out, const Json& json);

/// What it takes to get the same results again. Empty or null: nothing is rated, no technique runs.
struct Provenance {
  std::string_view scale{};
  const Ladder* ladder = nullptr;
  const SolverOptions* options = nullptr;
  std::string_view search = search::default_backend().name;
};
void write_header(Session& session, const Provenance& provenance);

/// The fields that records of puzzles begin with.
Json puzzle_json(const Session& session, const Puzzle& puzzle, std::string_view status);
/// The record of a puzzle that could not be read.
void write_unreadable(Session& session, const Puzzle& puzzle);

/// What the search spent.
Json effort_json(const search::Effort& effort);
/// 81 digits or null.
Json solution_json(const std::optional<Solution>& solution);
/// "r4c7".
Json cell_json(Cell cell);

}  // namespace deduku::cli
