// The full description of the techniques with a name.
#include <algorithm>

#include "src/present/unknown_technique.hpp"
#include "src/records/technique_record.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

/// The techniques with a name; for the name of a family, its techniques.
records::NamedTechniques take_name(Parameters& parameters) {
  const std::string word = parameters.text("name");
  records::NamedTechniques named = records::techniques_named(word);
  if (!named.is_empty()) return named;
  for (int i = 0; i < technique_count; ++i) {
    const auto technique = static_cast<TechniqueId>(i);
    if (find_family(word) == family_of(technique)) named.techniques.push_back(technique);
  }
  return named;
}

Json records_of(const records::NamedTechniques& named, const TextStyle& style) {
  Json list = Json::array();
  if (named.peer != nullptr) list.push_back(records::peer_json(*named.peer));
  for (const Rung& rung : default_ladder().rungs) {
    if (std::ranges::count(named.techniques, rung.technique) == 0) continue;
    list.push_back(records::technique_json(rung, style));
  }
  return list;
}

}  // namespace

Answer technique(Parameters& parameters) {
  const TextStyle style = take_style(parameters);
  const bool is_named = parameters.has("name");
  const records::NamedTechniques named = take_name(parameters);
  if (!is_named) parameters.refuse("name", "expected the name of a technique");
  if (is_named && named.is_empty()) {
    const std::string word = parameters.text("name");
    parameters.refuse("name", present::unknown_technique_or_family(word, style.language));
  }
  if (const auto error = parameters.error()) return *error;
  return Json{{"type", "techniques"}, {"records", records_of(named, style)}};
}

}  // namespace deduku::service
