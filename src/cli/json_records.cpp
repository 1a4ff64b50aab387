#include "src/cli/json_records.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "deduku_version.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

void write_json(Output& out, const Json& json) {
  // Input is echoed; bytes that are no text must not stop the output.
  out.write(json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
}

void write_header(Session& session, const Provenance& provenance) {
  Json header = {{"type", "header"},           {"schema_version", json_schema_version},
                 {"version", DEDUKU_VERSION},  {"commit", DEDUKU_COMMIT},
                 {"command", session.command}, {"scale", nullptr},
                 {"ladder", nullptr},          {"uniqueness", nullptr},
                 {"search", provenance.search}};
  if (!provenance.scale.empty()) header["scale"] = provenance.scale;
  if (provenance.ladder != nullptr) header["ladder"] = ladder_json(*provenance.ladder);
  if (provenance.options != nullptr) {
    header["uniqueness"] = name(provenance.options->uniqueness);
    header["search"] = provenance.options->search->name;
  }
  write_json(session.out, header);
}

Json puzzle_json(const Session& session, const Puzzle& puzzle, std::string_view status) {
  const formats::Record& record = *puzzle.record;
  return {{"type", session.command},
          {"n", puzzle.n},
          {"puzzle", puzzle_text(record.board)},
          {"tail", record.tail},
          {"status", status}};
}

void write_unreadable(Session& session, const Puzzle& puzzle) {
  const ParseError& error = puzzle.record.error();
  write_json(session.out, {{"type", session.command},
                           {"n", puzzle.n},
                           {"status", "parse_error"},
                           {"error",
                            {{"file", puzzle.file},
                             {"line", error.line},
                             {"column", error.column},
                             {"message", error.message}}}});
}

Json effort_json(const search::Effort& effort) {
  return {{"guesses", effort.guesses}, {"nodes", effort.nodes}};
}

Json solution_json(const std::optional<Solution>& solution) {
  return solution ? Json(solution_text(*solution)) : Json(nullptr);
}

Json cell_json(Cell cell) {
  return cells_text({cell});
}

}  // namespace deduku::cli
