#include "src/records/refutation_record.hpp"

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "deduku/why.hpp"
#include "src/present/words.hpp"

namespace deduku::records {

namespace {

using present::Words;

/// "no candidate would be left for r3c5".
std::string impossible(const Refutation& refutation, const Words& words) {
  if (refutation.cell) return words.say("impossible.no_candidate", {{"cell", words.cells({*refutation.cell})}});
  return words.say("impossible.no_place",
                   {{"digits", words.digits({*refutation.digit})}, {"house", words.houses({*refutation.house})}});
}

Json contradiction_json(const Refutation& refutation, const Words& words) {
  return {{"cell", refutation.cell ? cell_json(*refutation.cell) : Json(nullptr)},
          {"house", refutation.house ? Json(houses_text({*refutation.house})) : Json(nullptr)},
          {"digit", refutation.digit ? Json(refutation.digit->number()) : Json(nullptr)},
          {"text", words.say("branch.refuted", {{"impossible", impossible(refutation, words)}})}};
}

}  // namespace

std::string refutation_text(Candidate candidate, const Refutation& refutation, const TextStyle& style) {
  const Words words(style);
  const std::string claim =
      words.say("fact.is", {{"cell", words.cells({candidate.cell()})}, {"digit", words.digits({candidate.digit()})}});
  std::string steps = "\n";
  for (std::size_t i = 0; i < refutation.path.size(); ++i) {
    const StepEvent event = refutation.path[i];
    steps += numbered_sentence(event.ordinal, named_sentence(event.view, style));
  }
  return words.say("forcing.contradiction",
                   {{"assumption", claim}, {"branches", steps}, {"impossible", impossible(refutation, words)}});
}

Json refutation_json(Candidate candidate, const std::optional<Refutation>& refutation, const TextStyle& style) {
  const Words words(style);
  const WhyFinding finding = refutation ? WhyFinding::shown : WhyFinding::unreached;
  return {{"status", name(finding)},
          {"cell", cell_json(candidate.cell())},
          {"digit", candidate.digit().number()},
          {"is_true", refutation ? Json(false) : Json(nullptr)},
          {"holder", nullptr},
          {"steps", refutation ? steps_json(refutation->path, style) : Json::array()},
          {"proved", nullptr},
          {"with", nullptr},
          {"without", nullptr},
          {"contradiction", refutation ? contradiction_json(*refutation, words) : Json(nullptr)},
          {"text",
           refutation ? refutation_text(candidate, *refutation, style) : words.say("why.no_contradiction").words()}};
}

}  // namespace deduku::records
