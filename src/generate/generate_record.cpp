#include "src/generate/generate_record.hpp"

#include <algorithm>

#include "deduku/version.hpp"
#include "src/core/givens.hpp"
#include "src/core/spelling.hpp"
#include "src/records/json_reader.hpp"
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

}  // namespace deduku::generate
