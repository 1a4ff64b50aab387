#include "src/service/effects_parameter.hpp"

#include <algorithm>

#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

/// A field of an object; null if it is missing or null.
const Json* field_of(const Json& object, const char* name) {
  const auto found = object.find(name);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

/// An object with a cell and a digit, and possibly other fields; empty for other values.
std::optional<Candidate> candidate_of(const Json& json) {
  if (!json.is_object()) return std::nullopt;
  const Json* const cell = field_of(json, "cell");
  const Json* const digit = field_of(json, "digit");
  if (cell == nullptr || !cell->is_string() || digit == nullptr || !digit->is_number_integer()) return std::nullopt;
  const std::optional<Cell> at = Cell::named(cell->get_ref<const std::string&>());
  if (!at || *digit < 1 || *digit > 9) return std::nullopt;
  return Candidate(*at, Digit::of(digit->get<int>()));
}

/// A list of candidates, which may be missing.
CandidateSet candidates_of(Parameters& parameters, const Json* list, std::string_view name) {
  CandidateSet candidates;
  if (list == nullptr) return candidates;
  const auto insert = [&](const Json& each) {
    const std::optional<Candidate> candidate = candidate_of(each);
    if (candidate) candidates.insert(*candidate);
    return candidate.has_value();
  };
  if (!list->is_array() || !std::ranges::all_of(*list, insert)) {
    parameters.refuse(name, "expected an array of objects, each with a cell such as r4c7 and a digit");
  }
  return candidates;
}

/// The record of the step in the parameter, which may also be the answer of `hint`; null if there is no record.
const Json* step_record(Parameters& parameters, const Json& given) {
  if (!given.is_object()) {
    parameters.refuse("step", "expected an object");
    return nullptr;
  }
  if (given.contains("places") || given.contains("removes")) return &given;
  if (const Json* const step = field_of(given, "step"); step != nullptr && step->is_object()) return step;
  if (given.contains("step")) {
    parameters.refuse(impossible("the hint has no step"));
  } else {
    parameters.refuse("step", "expected places and removes");
  }
  return nullptr;
}

}  // namespace

Effects take_effects(Parameters& parameters) {
  const Json* const given = parameters.find("step");
  const Json* places = parameters.find("places");
  const Json* removes = parameters.find("removes");
  const bool is_listed = places != nullptr || removes != nullptr;
  if (given == nullptr && !is_listed) parameters.refuse("step", "expected a step, or places and removes");
  if (given != nullptr && is_listed) parameters.refuse("step", "a step already has places and removes");
  if (given != nullptr) {
    const Json* const step = step_record(parameters, *given);
    if (step == nullptr) return {};
    places = field_of(*step, "places");
    removes = field_of(*step, "removes");
  }
  return {candidates_of(parameters, places, "places"), candidates_of(parameters, removes, "removes")};
}

}  // namespace deduku::service
