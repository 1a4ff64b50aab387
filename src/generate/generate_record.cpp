#include "src/generate/generate_record.hpp"

#include <algorithm>

#include "deduku/version.hpp"
#include "src/core/givens.hpp"
#include "src/core/spelling.hpp"
#include "src/records/object_reader.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

namespace {

std::string mask_text(const Mask& mask) {
  std::string text;
  for (Cell cell : Cell::all()) {
    const int digit = mask.digits[cell.slot()];
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

Json wishes_json(const Wishes& wishes) {
  Json json = Json::object();
  if (wishes.least_givens > 0) json["least_givens"] = wishes.least_givens;
  if (wishes.most_givens < Cell::count) json["most_givens"] = wishes.most_givens;
  if (wishes.minimality == Minimality::minimal) json["minimal"] = true;
  if (wishes.minimality == Minimality::orbit_minimal) json["orbit_minimal"] = true;
  if (wishes.pattern) {
    json["symmetry"] = name(wishes.pattern->pattern);
    if (wishes.pattern->is_exact) json["exact_symmetry"] = true;
  }
  if (wishes.mask) json["mask"] = mask_text(*wishes.mask);
  if (!wishes.where.empty()) json["where"] = wishes.where;
  if (!wishes.needs.empty()) json["needs"] = wishes.needs;
  if (!wishes.exactly.empty()) json["exactly"] = wishes.exactly;
  if (!wishes.without.empty()) json["without"] = wishes.without;
  if (wishes.like) json["like"] = records::puzzle_text(*wishes.like);
  if (wishes.vicinity) json["vicinity"] = vicinity_text(*wishes.vicinity);
  if (wishes.distribution != Distribution::natural) json["distribution"] = name(wishes.distribution);
  if (!wishes.automorphic.empty()) json["automorphic"] = wishes.automorphic;
  if (const int percent = most_alike(wishes); percent > 0 || wishes.unlike) json["unlike"] = percent;
  return json;
}

Expected<Wishes, std::string> read_wishes(const Json& json) {
  records::ObjectReader reader(json);
  Wishes wishes;
  wishes.least_givens = static_cast<int>(reader.number("least_givens", 0, 0, Cell::count));
  wishes.most_givens = static_cast<int>(reader.number("most_givens", Cell::count, 0, Cell::count));
  if (reader.flag("orbit_minimal")) wishes.minimality = Minimality::orbit_minimal;
  if (reader.flag("minimal")) wishes.minimality = Minimality::minimal;
  const std::string symmetry = reader.text("symmetry");
  const bool is_exact = reader.flag("exact_symmetry");
  if (!symmetry.empty()) {
    const auto pattern = find_symmetry(symmetry);
    if (pattern) wishes.pattern = {*pattern, is_exact};
    if (!pattern) reader.refuse("symmetry", "one of " + symmetry_names());
  } else if (is_exact) {
    reader.refuse("exact_symmetry: without symmetry it says nothing");
  }
  const std::string mask = reader.text("mask");
  if (!mask.empty()) {
    auto read = read_mask(mask);
    if (!read) return read.error();
    wishes.mask = *read;
  }
  wishes.where = reader.text("where");
  wishes.needs = reader.text("needs");
  wishes.exactly = reader.text("exactly");
  wishes.without = reader.texts("without");
  const std::string like = reader.text("like");
  if (!like.empty()) {
    const auto record = formats::read_puzzle(like);
    if (!record) return "like: " + record.error().message;
    wishes.like = givens_only(record->board);
  }
  const std::string vicinity = reader.text("vicinity");
  if (!vicinity.empty()) {
    const auto read = read_vicinity(vicinity);
    if (!read) return read.error();
    wishes.vicinity = *read;
  }
  const std::string distribution = reader.text("distribution");
  if (!distribution.empty()) {
    const auto found = find_distribution(distribution);
    if (found) wishes.distribution = *found;
    if (!found) reader.refuse("distribution", "natural, uniform or controlled");
  }
  wishes.automorphic = reader.text("automorphic");
  if (reader.has("unlike")) wishes.unlike = static_cast<int>(reader.number("unlike", 0, 0, 100));
  for (const std::string& other : reader.others()) reader.refuse("there is no wish " + in_quotes(other));
  if (!reader.fault().empty()) return reader.fault();
  return wishes;
}

Json generated_json(const Generated& generated, const Wishes& wishes, Engine engine,
                    const std::vector<Guarantee>& guarantees) {
  Json json = {{"puzzle", records::puzzle_text(generated.puzzle)},
               {"solution", records::solution_text(generated.solution)},
               {"givens", generated.puzzle.givens.size()},
               {"seed", wishes.seed},
               {"stream", generated.stream},
               {"place", generated.place},
               {"start", generated.start},
               {"engine", name(engine)},
               {"version", version()},
               {"wishes", wishes_json(wishes)}};
  if (wishes.distribution == Distribution::controlled) json["weight"] = bias_weight(generated.puzzle.givens.size());
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
