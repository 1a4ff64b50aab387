// Steps, grids and ladders as JSON values; docs/json.md describes them.
#include "deduku/json.hpp"

#include <nlohmann/json.hpp>

#include "deduku/explain.hpp"
#include "deduku/own_technique.hpp"
#include "deduku/points.hpp"
#include "src/present/json_fields.hpp"
#include "src/present/phrases.hpp"
#include "src/present/proved_premises.hpp"

namespace deduku {

namespace {

using Json = nlohmann::ordered_json;
using present::candidate_json;
using present::candidates_json;
using present::cell_json;
using present::cells_json;
using present::digits_json;
using present::known_rating_json;
using present::symmetry_json;
using present::text_or_null;

/// The reason why a candidate is eliminated or placed; null if the evidence does not state it.
Json because_json(const StepView& view, Candidate effect, const TextStyle& style) {
  const std::optional<Reason> reason = view.step.evidence.reason_of(effect);
  if (!reason) return nullptr;
  Json houses = Json::array();
  for (House house : reason->houses) houses.push_back(houses_text({house}));
  return {{"kind", name(reason->kind)},
          {"cells", cells_json(reason->cells)},
          {"houses", houses},
          {"digits", digits_json(reason->digits)},
          {"text", reason_text(view, effect, style)}};
}

/// The candidates that a step places or removes, each with its reason.
Json effects_json(const StepView& view, const CandidateSet& effects, const TextStyle& style) {
  Json list = candidates_json(effects);
  std::size_t i = 0;
  for (Candidate effect : effects) list[i++]["because"] = because_json(view, effect, style);
  return list;
}

void add_houses(Json& list, std::string_view role, const HouseSet& houses) {
  for (House house : houses) {
    list.push_back({{"role", role},
                    {"house", houses_text({house})},
                    {"kind", present::kind_name(house)},
                    {"number", house.number()},
                    {"cells", cells_json(cells_of(house))}});
  }
}

/// For two fish shown as one step, adds to each cover house the fish it belongs to.
void add_fish(Json& houses, const Evidence& evidence) {
  if (evidence.covers[0].empty()) return;
  auto i = static_cast<std::size_t>(evidence.base.size());
  for (House house : evidence.cover) {
    Json& fish = houses[i++]["fish"] = Json::array();
    for (int index : {0, 1}) {
      if (evidence.covers[static_cast<std::size_t>(index)].contains(house)) fish.push_back(index);
    }
  }
}

Json houses_json(const Evidence& evidence) {
  Json list = Json::array();
  add_houses(list, "base", evidence.base);
  add_houses(list, "cover", evidence.cover);
  add_houses(list, "cross_line", evidence.cross_lines);
  add_houses(list, "goal", evidence.goal);
  add_fish(list, evidence);
  return list;
}

Json parts_json(const Evidence& evidence) {
  Json list = Json::array();
  for (const Part& part : evidence.parts()) {
    list.push_back({{"role", name(part.role)},
                    {"index", part.index},
                    {"cells", cells_json(part.cells)},
                    {"digits", digits_json(part.digits)}});
  }
  return list;
}

/// The pencil marks of the grid that play a part, role by role.
Json marks_json(const Grid& grid, const Evidence& evidence) {
  std::array<CandidateSet, role_count> marks;
  for (const Part& part : evidence.parts()) {
    for (Digit digit : part.digits) {
      marks[static_cast<std::size_t>(part.role)].insert(digit, part.cells & grid.cells(digit));
    }
  }
  Json list = Json::array();
  for (int role = 0; role < role_count; ++role) {
    for (Candidate candidate : marks[static_cast<std::size_t>(role)]) {
      list.push_back(candidate_json(candidate));
      list.back()["role"] = name(static_cast<Role>(role));
    }
  }
  return list;
}

Json node_json(const Node& node) {
  return {{"cells", cells_json(node.cells)}, {"digit", node.digit.number()}};
}

/// Adds the reason of a link.
void add_reason(Json& json, const std::optional<LinkReason>& reason) {
  constexpr std::array<std::string_view, 3> kinds = {"cell", "house", "als"};
  const auto is = [&](LinkReason::Kind kind) { return reason && reason->kind == kind; };
  json["reason"] = reason ? Json(kinds[static_cast<std::size_t>(reason->kind)]) : Json(nullptr);
  json["house"] = is(LinkReason::Kind::house) ? Json(houses_text({reason->house})) : Json(nullptr);
  json["part"] = is(LinkReason::Kind::set) ? Json(reason->part) : Json(nullptr);
}

Json links_json(const StepView& view) {
  Json list = Json::array();
  for (const Link& link : view.links) {
    list.push_back({{"from", node_json(link.from)},
                    {"to", node_json(link.to)},
                    {"kind", link.kind == LinkKind::strong ? "strong" : "weak"}});
    add_reason(list.back(), reason_of(view, link));
  }
  return list;
}

/// The branches that a node depends on, as indices of the branches of the step.
Json branches_of(const BranchNode& node) {
  Json list = Json::array();
  for (int i = 0; i < node.branch_count; ++i) list.push_back(node.branch + i);
  return list;
}

Json branch_json(const Branch& branch) {
  Json nodes = Json::array();
  for (const BranchNode& node : branch.nodes) {
    nodes.push_back(node_json(node.node));
    nodes.back()["is_true"] = node.is_true;
    nodes.back()["cause"] = name(node.cause);
    nodes.back()["parents"] = branch.parents(node);
    if (node.cause == Cause::trial) nodes.back()["branch"] = node.branch;
    if (node.cause == Cause::chain) nodes.back()["branches"] = branches_of(node);
  }
  return {{"nodes", nodes}, {"text", chain_text(branch)}};
}

Json branches_json(const Branches& branches) {
  Json list = Json::array();
  for (std::size_t i = 0; i < branches.size(); ++i) list.push_back(branch_json(branches[i]));
  return list;
}

/// Houses, each with its digits; without those that have none.
Json digits_by_house_json(const PerHouse<DigitSet>& digits) {
  Json list = Json::array();
  for (House house : House::all()) {
    if (digits[house].empty()) continue;
    list.push_back({{"house", houses_text({house})},
                    {"kind", present::kind_name(house)},
                    {"number", house.number()},
                    {"digits", digits_json(digits[house])}});
  }
  return list;
}

Json constraints_json(const VariableSet& constraints) {
  PerHouse<DigitSet> digits{};
  for (Variable constraint : constraints) digits[constraint.house()].insert(constraint.digit());
  return digits_by_house_json(digits);
}

Json evidence_json(const StepView& view) {
  const Evidence& evidence = view.step.evidence;
  Json json{{"digits", digits_json(evidence.digits)},
            {"houses", houses_json(evidence)},
            {"parts", parts_json(evidence)},
            {"rounds", evidence.rounds},
            {"length", evidence.length},
            {"candidates", marks_json(view.before, evidence)},
            {"links", links_json(view)},
            {"branches", branches_json(view.branches)}};
  if (!evidence.constraints.empty()) json["constraints"] = constraints_json(evidence.constraints);
  if (evidence.symmetry) json["symmetry"] = symmetry_json(*evidence.symmetry);
  return json;
}

/// Candidates by cell.
Json digits_by_cell_json(const CandidateSet& candidates) {
  Json list = Json::array();
  for (Cell cell : candidates.cells()) {
    list.push_back({{"cell", cell_json(cell)}, {"digits", digits_json(candidates.digits(cell))}});
  }
  return list;
}

Json hints_json(const StepView& view, const TextStyle& style) {
  Json list = Json::array();
  for (int level = 1; level <= 5; ++level) list.push_back(hint_text(view, level, style));
  return list;
}

/// The addition to HoDoKu's score for each such step; null if it does not have the technique.
Json hodoku_score_json(const Technique& technique) {
  const std::optional<HodokuEntry> entry = hodoku_entry(technique.hodoku[0]);
  return entry ? Json(entry->score) : Json(nullptr);
}

/// The figures of a step on a frozen scale: the level and a score if the scale has levels, otherwise a rating.
Json figures_json(const ScaleTechnique& technique) {
  if (technique.level.empty()) {
    return {{"rating", rating_json(technique.rating / 10)}, {"complexity", technique.complexity}};
  }
  return {{"code", text_or_null(technique.code)}, {"level", technique.level}, {"score", technique.rating / 100}};
}

Json rung_json(const Rung& rung, const OwnTechnique* own) {
  const Technique& technique = technique_of(rung.technique);
  return {{"technique", own != nullptr ? own->key : key(rung.technique)},
          {"name", own != nullptr ? own->name : technique.name},
          {"family", name(own != nullptr ? own->family : family_of(rung.technique))},
          {"level", name(level_of(rung.cost))},
          {"cost", points_json(rung.cost)},
          {"max_cost", points_json(rung.cost + technique.surcharge.most())},
          {"se_min", known_rating_json(technique.se.least)},
          {"se_max", known_rating_json(technique.se.most)},
          {"hodoku_code", text_or_null(hodoku_codes_text(technique))},
          {"hodoku_score", hodoku_score_json(technique)},
          {"needs_uniqueness", own != nullptr ? own->needs_uniqueness : technique.needs_uniqueness}};
}

}  // namespace

Json present::premises_json(const Premises& premises) {
  Json json{{"cells", cells_json(premises.cells)},
            {"places", digits_by_house_json(premises.places)},
            {"absent", digits_by_cell_json(premises.absent)},
            {"deadly", digits_by_cell_json(premises.deadly)}};
  if (premises.symmetry) json["symmetry"] = symmetry_json(*premises.symmetry);
  return json;
}

Json grid_json(const Grid& grid) {
  std::string line;
  std::string givens;
  Json candidates = Json::array();
  for (Cell cell : Cell::all()) {
    const std::optional<Digit> value = grid.value(cell);
    line += value ? std::to_string(value->number()) : ".";
    givens += grid.givens().contains(cell) ? line.back() : '.';
    auto& marks = candidates.emplace_back("").get_ref<std::string&>();
    for (Digit digit : grid.candidates(cell)) marks += std::to_string(digit.number());
  }
  return {{"line", line}, {"givens", givens}, {"candidates", candidates}};
}

Json step_json(const StepView& view, const Rung* rung, const TextStyle& style) {
  Json json = Json::object();
  present::add_step(json, view, present::proved_premises(view), rung, style);
  return json;
}

void present::add_step(Json& object, const StepView& view, const std::optional<Premises>& proved, const Rung* rung,
                       const TextStyle& style) {
  constexpr std::size_t fields = 17;  // with the picture and the argument that some callers add
  reserve_fields(object, fields);
  object["technique"] = step_key(view);
  object["name"] = step_name(view, style.language);
  if (view.scale != nullptr) {
    object.update(figures_json(*view.scale));
  } else {
    object["variant"] = view.step.variant;
    object["needs_uniqueness"] =
        view.step.own ? view.step.own->needs_uniqueness : technique_of(view.step.technique).needs_uniqueness;
  }
  if (rung != nullptr) {
    object["level"] = name(level_of(cost_of(*rung, view.step)));
    object["cost"] = points_json(cost_of(*rung, view.step));
  }
  object["grid"] = grid_json(view.before);
  object["places"] = effects_json(view, view.step.effects.places, style);
  object["removes"] = effects_json(view, view.step.effects.removes, style);
  object["evidence"] = evidence_json(view);
  object["premises"] = proved ? premises_json(*proved) : Json(nullptr);
  object["sentence"] = sentence(view, style);
  object["hints"] = hints_json(view, style);
  object["notation"] = step_line(view);
  object["chain"] = chain_text(view.links);
}

Json points_json(std::int64_t hundredths) {
  return points(hundredths);
}

Json rating_json(int tenths) {
  return tenths / 10.0;
}

Json se_step_json(const SeStep& step, const TextStyle& style) {
  return {{"technique", se_producer_key(step.producer)},
          {"name", step_name(step, style.language)},
          {"rating", rating_json(step.rating)},
          {"complexity", step.complexity},
          {"places", candidates_json(step.effects.places)},
          {"removes", candidates_json(step.effects.removes)}};
}

Json hodoku_step_json(const HodokuStep& step, const TextStyle& style) {
  const HodokuEntry& entry = hodoku_entry(step.entry);
  return {{"technique", entry.key},
          {"name", step_name(step, style.language)},
          {"code", text_or_null(step.code)},
          {"level", name(entry.level)},
          {"score", entry.score},
          {"places", candidates_json(step.effects.places)},
          {"removes", candidates_json(step.effects.removes)}};
}

Json ladder_json(const Ladder& ladder) {
  Json rungs = Json::array();
  for (const Rung& rung : ladder.rungs) {
    rungs.push_back(rung_json(rung, ladder.own_technique(rung.technique).get()));
  }
  return {{"schema_version", json_schema_version}, {"name", ladder.name}, {"rungs", rungs}};
}

}  // namespace deduku
