#include "src/records/why_record.hpp"

namespace deduku::records {

namespace {

/// Whether `is_true` is meaningful.
bool is_known(const Why& why) {
  const auto* finding = why.status.as<WhyFinding>();
  return finding == nullptr ? why.status == Outcome::unsound : *finding != WhyFinding::undecided;
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

}  // namespace deduku::records
