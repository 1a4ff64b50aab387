// What this library is and has: versions, formats, scales, languages, ladders.
#include <algorithm>

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "deduku/scales.hpp"
#include "deduku/technique_names.hpp"
#include "deduku/version.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

Json formats_json() {
  Json list = Json::array();
  for (const formats::Format& format : formats::all_formats()) {
    list.push_back({{"name", format.name},
                    {"description", format.description},
                    {"readable", format.readable},
                    {"writable", format.write != nullptr}});
  }
  return list;
}

Json scales_json() {
  Json list = Json::array();
  for (const Scale& scale : scales()) list.push_back({{"name", scale.name}, {"description", scale.description}});
  return list;
}

template <class Values>
Json names_json(const Values& values) {
  Json list = Json::array();
  for (const auto value : values) list.push_back(name(value));
  return list;
}

Json families_json(Language language) {
  Json list = Json::array();
  for (int i = 0; i < family_count; ++i) {
    const auto family = static_cast<Family>(i);
    list.push_back({{"key", name(family)}, {"name", family_name(family, language)}});
  }
  return list;
}

Json levels_json(Language language) {
  Json list = Json::array();
  for (int i = 0; i < level_count; ++i) {
    const auto level = static_cast<Level>(i);
    list.push_back({{"key", name(level)}, {"name", level_name(level, language)}, {"cost", least_cost(level) / 100.0}});
  }
  return list;
}

/// What else a technique is called: first by people who speak a language, then by all others, whose names go round the
/// world, too. None stands there twice.
Json aliases_json(TechniqueId technique, Language language) {
  std::vector<std::string_view> names = {technique_name(technique, language)};
  const auto add = [&names](std::string_view name) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  };
  std::ranges::for_each(technique_aliases(technique, language), add);
  for (const Language other : all_languages) {
    add(technique_name(technique, other));
    std::ranges::for_each(technique_aliases(technique, other), add);
  }
  return Json(std::vector(names.begin() + 1, names.end()));
}

/// The default ladder with the names of its techniques in a language.
Json ladder_in(Language language) {
  Json ladder = ladder_json(default_ladder());
  std::size_t i = 0;
  for (const Rung& rung : default_ladder().rungs) {
    Json& shown = ladder["rungs"][i++];
    shown["name"] = technique_name(rung.technique, language);
    shown["also"] = aliases_json(rung.technique, language);
  }
  return ladder;
}

}  // namespace

Answer about(Parameters& parameters) {
  const Language language = take_style(parameters).language;
  if (const auto error = parameters.error()) return *error;
  return Json{{"type", "about"},
              {"version", version()},
              {"schema_version", json_schema_version},
              {"methods", Json(service_methods())},
              {"formats", formats_json()},
              {"scales", scales_json()},
              {"languages", names_json(all_languages)},
              {"notations", names_json(all_notations)},
              {"families", families_json(language)},
              {"levels", levels_json(language)},
              {"ladders", {"default", name(FrozenScale::se), name(FrozenScale::hodoku)}},
              {"ladder", ladder_in(language)}};
}

}  // namespace deduku::service
