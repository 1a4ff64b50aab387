#include "src/records/why_record.hpp"

#include "deduku/explain.hpp"
#include "src/present/words.hpp"
#include "src/records/why_text.hpp"

namespace deduku::records {

namespace {

/// Whether `is_true` is meaningful.
bool is_known(const Why& why) {
  const auto* finding = why.status.as<WhyFinding>();
  return finding == nullptr ? why.status == Outcome::unsound : *finding != WhyFinding::undecided;
}

Json contradiction_json(const Refutation& refutation, const present::Words& words) {
  return {{"cell", refutation.cell ? cell_json(*refutation.cell) : Json(nullptr)},
          {"house", refutation.house ? Json(houses_text({*refutation.house})) : Json(nullptr)},
          {"digit", refutation.digit ? Json(refutation.digit->number()) : Json(nullptr)},
          {"text", words.say("branch.refuted", {{"impossible", impossible_text(refutation, words)}})}};
}

}  // namespace

Json why_json(const Why& why, const TextStyle& style) {
  const bool is_undecided = why.status == WhyFinding::undecided;
  Json json = {{"status", name(why.status)},
               {"cell", cell_json(why.candidate.cell())},
               {"digit", why.candidate.digit().number()},
               {"is_true", is_known(why) ? Json(why.is_true) : Json(nullptr)},
               {"holder", why.holder ? candidate_json(*why.holder) : Json(nullptr)},
               {"steps", steps_json(why.slice.path, style)},
               {"proved", why.status == WhyFinding::shown ? Json(why.slice.is_proved) : Json(nullptr)},
               {"with", solution_json(is_undecided ? why.with : std::nullopt)},
               {"without", solution_json(is_undecided ? why.without : std::nullopt)}};
  if (why.slice.is_cut) json["cut"] = true;
  return json;
}

Json refutation_json(Candidate candidate, const std::optional<Refutation>& refutation, const TextStyle& style) {
  const present::Words words(style);
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
