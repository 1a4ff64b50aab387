#include "src/records/technique_record.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/records/technique_facts.hpp"

namespace deduku::records {

namespace {

Json names_json(TechniqueId technique) {
  Json names = Json::object();
  for (const Language language : all_languages) {
    Json& list = names[std::string(name(language))] = {technique_name(technique, language)};
    for (const std::string_view alias : spoken_aliases(technique, language)) list.push_back(alias);
  }
  for (const NamesInProgram& program : names_in_programs(technique)) names[std::string(program.key)] = program.names;
  return names;
}

void add_example(Json& record, const Rung& rung, const TextStyle& style) {
  const TechniqueExample example = example_of(rung.technique);
  const std::optional<OwnedStep> step = example_step(rung.technique);
  record["example"] = step ? step_json(step->view(), &rung, style) : Json(nullptr);
  record["puzzle"] = text_or_null(example.puzzle);
  record["puzzle_techniques"] = text_or_null(example.techniques);
}

}  // namespace

NamedTechniques techniques_named(std::string_view word) {
  NamedTechniques named{find_techniques(word)};
  const PeerTechnique* const peer = find_peer_technique(word);
  if (peer == nullptr) return named;
  std::vector<TechniqueId> nearest = peer->nearest;
  std::ranges::sort(nearest);
  if (named.techniques.empty() || nearest == named.techniques) named.peer = peer;
  return named;
}

Json technique_json(const Rung& rung, const TextStyle& style) {
  const TechniqueId technique = rung.technique;
  Json record = {{"type", "technique"}};
  record.update(ladder_json({"", {rung}})["rungs"][0]);
  record["name"] = technique_name(technique, style.language);
  record["what"] = text_or_null(lesson_text(technique, LessonPart::what, style.language));
  record["why"] = text_or_null(lesson_text(technique, LessonPart::why, style.language));
  const bool costs_vary = technique_of(technique).surcharge.most() > 0;
  record["cost_by"] = costs_vary ? Json(cost_formula(rung, style.language)) : Json(nullptr);
  record["names"] = names_json(technique);
  add_example(record, rung, style);
  return record;
}

Json peer_json(const PeerTechnique& peer) {
  return {{"type", "peer_technique"},           {"name", peer.name},    {"names", peer.names}, {"found", peer.is_found},
          {"nearest", keys_json(peer.nearest)}, {"remark", peer.remark}};
}

}  // namespace deduku::records
