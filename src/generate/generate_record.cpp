#include "src/generate/generate_record.hpp"

#include <algorithm>
#include <array>

#include "deduku/formats.hpp"
#include "deduku/version.hpp"
#include "src/core/givens.hpp"
#include "src/core/spelling.hpp"
#include "src/records/json_reader.hpp"
#include "src/records/made_puzzle.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

namespace {

std::string mask_text(const Mask& mask) {
  std::string text;
  for (Cell cell : Cell::all()) {
    const int digit = mask.digits[cell];
    text += digit > 0 ? static_cast<char>('0' + digit) : mask.givens.contains(cell) ? 'x' : '.';
  }
  return text;
}

}  // namespace

std::optional<Pattern> find_symmetry(std::string name) {
  std::ranges::replace(name, '-', '_');
  return find_pattern(name);
}

std::string symmetry_names() {
  std::string names;
  for (int i = 0; i < pattern_count; ++i) names.append(i == 0 ? "" : ", ").append(name(static_cast<Pattern>(i)));
  return names;
}

Json constraints_json(const PuzzleConstraints& constraints) {
  Json json = Json::object();
  if (constraints.least_givens > 0) json["least_givens"] = constraints.least_givens;
  if (constraints.most_givens < Cell::count) json["most_givens"] = constraints.most_givens;
  if (constraints.minimality == Minimality::minimal) json["minimal"] = true;
  if (constraints.minimality == Minimality::orbit_minimal) json["orbit_minimal"] = true;
  if (constraints.pattern) {
    json["symmetry"] = name(constraints.pattern->pattern);
    if (constraints.pattern->is_exact) json["exact_symmetry"] = true;
  }
  if (constraints.mask) json["mask"] = mask_text(*constraints.mask);
  if (!constraints.where.empty()) json["where"] = constraints.where;
  if (!constraints.needs.empty()) json["needs"] = constraints.needs;
  if (!constraints.exactly.empty()) json["exactly"] = constraints.exactly;
  if (!constraints.without.empty()) json["without"] = constraints.without;
  if (constraints.like) json["like"] = records::puzzle_text(*constraints.like);
  if (constraints.vicinity) json["vicinity"] = vicinity_text(*constraints.vicinity);
  if (constraints.distribution != Distribution::natural) json["distribution"] = name(constraints.distribution);
  if (!constraints.automorphic.empty()) json["automorphic"] = constraints.automorphic;
  if (const int percent = most_alike(constraints); percent > 0 || constraints.unlike) json["unlike"] = percent;
  return json;
}

Expected<PuzzleConstraints, std::string> read_constraints(const Json& json) {
  records::ObjectReader reader(json);
  PuzzleConstraints constraints;
  constraints.least_givens = static_cast<int>(reader.number("least_givens", 0, 0, Cell::count));
  constraints.most_givens = static_cast<int>(reader.number("most_givens", Cell::count, 0, Cell::count));
  if (reader.flag("orbit_minimal")) constraints.minimality = Minimality::orbit_minimal;
  if (reader.flag("minimal")) constraints.minimality = Minimality::minimal;
  const std::string symmetry = reader.text("symmetry");
  const bool is_exact = reader.flag("exact_symmetry");
  if (!symmetry.empty()) {
    const auto pattern = find_symmetry(symmetry);
    if (pattern) constraints.pattern = {*pattern, is_exact};
    if (!pattern) reader.refuse("symmetry", "one of " + symmetry_names());
  } else if (is_exact) {
    reader.refuse("exact_symmetry: requires symmetry");
  }
  const std::string mask = reader.text("mask");
  if (!mask.empty()) {
    auto read = read_mask(mask);
    if (!read) return read.error();
    constraints.mask = *read;
  }
  constraints.where = reader.text("where");
  constraints.needs = reader.text("needs");
  constraints.exactly = reader.text("exactly");
  constraints.without = reader.texts("without");
  const std::string like = reader.text("like");
  if (!like.empty()) {
    const auto record = formats::read_puzzle(like);
    if (!record) return "like: " + record.error().message;
    constraints.like = givens_only(record->board);
  }
  const std::string vicinity = reader.text("vicinity");
  if (!vicinity.empty()) {
    const auto read = read_vicinity(vicinity);
    if (!read) return read.error();
    constraints.vicinity = *read;
  }
  const std::string distribution = reader.text("distribution");
  if (!distribution.empty()) {
    const auto found = find_distribution(distribution);
    if (found) constraints.distribution = *found;
    if (!found) reader.refuse("distribution", "natural, uniform or controlled");
  }
  constraints.automorphic = reader.text("automorphic");
  if (reader.has("unlike")) constraints.unlike = static_cast<int>(reader.number("unlike", 0, 0, 100));
  for (const std::string& other : reader.others()) {
    reader.refuse("there is no constraint " + in_quotes(other) + "; known: " + reader.known());
  }
  if (!reader.fault().empty()) return reader.fault();
  return constraints;
}

std::optional<Engine> engine_named(std::string_view word) {
  for (const Engine engine : all_engines) {
    if (name(engine) == word) return engine;
  }
  return std::nullopt;
}

Json generated_json(const Generated& generated, const PuzzleConstraints& constraints, Engine engine,
                    const std::vector<Guarantee>& guarantees) {
  Json json = {{"puzzle", records::puzzle_text(generated.puzzle)},
               {"solution", records::solution_text(generated.solution)},
               {"givens", generated.puzzle.givens.size()},
               {"seed", constraints.seed},
               {"stream", generated.stream},
               {"place", generated.place},
               {"start", generated.start},
               {"engine", name(engine)},
               {"version", version()},
               {"wishes", constraints_json(constraints)}};
  if (constraints.distribution == Distribution::controlled)
    json["weight"] = bias_weight(generated.puzzle.givens.size());
  Json& list = json["guarantees"] = Json::array();
  for (const Guarantee& guarantee : guarantees) {
    Json evidence = Json::object();
    for (const Guarantee::Evidence& part : guarantee.evidence) {
      evidence[part.name] = part.texts.size() == 1 ? Json(part.texts.front()) : Json(part.texts);
    }
    list.push_back({{"key", guarantee.key}, {"sentence", guarantee.sentence}, {"evidence", evidence}});
  }
  return json;
}

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
