#include "src/generate/made_record.hpp"

#include <algorithm>

#include "deduku/formats.hpp"
#include "src/core/spelling.hpp"
#include "src/records/made_puzzle.hpp"
#include "src/records/object_reader.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

std::optional<Board> board_in(const std::string& text) {
  const auto record = formats::read_puzzle(text);
  if (!record || records::puzzle_text(record->board) != text) return std::nullopt;
  return record->board;
}

namespace {

constexpr int fewest_of_record = 17;

constexpr std::array<std::string_view, 13> guarantee_keys = {
    "unique",      "givens",       "minimal", "orbit_minimal", "pattern", "mask",   "vicinity",
    "automorphic", "distribution", "where",   "needs",         "exactly", "without"};

std::optional<std::vector<std::string>> evidence_in(const Json& value) {
  if (auto text = records::text_in(value)) return std::vector{*std::move(text)};
  return records::texts_in(value);
}

/// Reads a guarantee; stores an error in `fault`.
WrittenGuarantee read_guarantee(const Json& json, const std::string& place, std::string& fault) {
  records::ObjectReader reader(json, place + ".");
  reader.require({"key", "sentence", "evidence"});
  WrittenGuarantee guarantee{reader.text("key"), reader.text("sentence"), {}};
  const Json* const evidence = reader.object("evidence");
  const bool is_known = std::ranges::count(guarantee_keys, guarantee.key) > 0;
  if (!is_known) reader.refuse("key", "the key of a guarantee such as minimal");
  if (evidence != nullptr) {
    for (const auto& [name, value] : evidence->items()) {
      auto texts = evidence_in(value);
      if (!texts) reader.refuse(place + ".evidence: expected a text or a list of texts for " + in_quotes(name));
      guarantee.evidence.push_back({name, texts ? *std::move(texts) : std::vector<std::string>()});
    }
  }
  if (fault.empty()) fault = reader.fault();
  return guarantee;
}

/// Whether a text is 81 digits, each once in each house.
bool is_full_grid(const std::string& text) {
  const auto board = board_in(text);
  return board && board->givens.size() == Cell::count && !find_conflict(*board);
}

}  // namespace

Expected<MadeRecord, std::string> read_made_record(const Json& json) {
  records::ObjectReader reader(json);
  reader.require({"type", "n", "puzzle", "solution", "givens", "seed", "stream", "place", "start", "engine", "version",
                  "wishes", "guarantees"});
  MadeRecord record;
  if (reader.text("type") != "generate") reader.refuse("type", "\"generate\"");
  (void)reader.number("n", 1, 1, records::greatest_seed);
  const auto puzzle = board_in(reader.text("puzzle"));
  if (puzzle) record.puzzle = *puzzle;
  if (!puzzle || puzzle->marks) reader.refuse("puzzle", "81 cells, digits and dots, with no digit twice in a house");
  record.solution = reader.text("solution");
  if (!is_full_grid(record.solution)) reader.refuse("solution", "81 digits, each once in each house");
  record.givens = reader.number("givens", 0, fewest_of_record, Cell::count);
  for (const char* name : {"seed", "stream", "place", "start"}) (void)reader.number(name, 0, 0, records::greatest_seed);
  if (!engine_named(reader.text("engine"))) reader.refuse("engine", "an engine such as fresh");
  record.version = reader.text("version");
  record.weight = reader.text("weight");
  if (const Json* const object = reader.object("wishes")) {
    auto constraints = read_constraints(*object);
    if (constraints) record.constraints = *std::move(constraints);
    if (!constraints) reader.refuse("wishes: " + constraints.error());
  }
  const Json* const guarantees = reader.array("guarantees");
  std::string fault = reader.fault();
  for (std::size_t i = 0; guarantees != nullptr && i < guarantees->size(); ++i) {
    record.guarantees.push_back(read_guarantee((*guarantees)[i], "guarantees[" + std::to_string(i) + "]", fault));
  }
  if (!fault.empty()) return fault;
  record.others = reader.others();
  return record;
}

}  // namespace deduku::generate
