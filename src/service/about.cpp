// A description of this library: versions, formats, scales, languages, ladders.
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
    list.push_back(
        {{"key", name(level)}, {"name", level_name(level, language)}, {"cost", points_json(least_cost(level))}});
  }
  return list;
}

/// Names in order, without duplicates.
class NameList {
 public:
  void add(std::string_view name) {
    if (std::ranges::find(names_, name) == names_.end()) names_.push_back(name);
  }
  /// Adds the names of a technique in a language.
  void add_all(TechniqueId technique, Language language) {
    add(technique_name(technique, language));
    for (const std::string_view alias : technique_aliases(technique, language)) add(alias);
  }
  std::size_t size() const { return names_.size(); }
  /// The names from the first place to before the last.
  Json between(std::size_t first, std::size_t last) const {
    return Json(std::vector(names_.begin() + static_cast<std::ptrdiff_t>(first),
                            names_.begin() + static_cast<std::ptrdiff_t>(last)));
  }

 private:
  std::vector<std::string_view> names_;
};

/// Adds names of techniques in other programs that are found only under the name of this technique.
void add_found(NameList& names, TechniqueId technique) {
  for (const PeerTechnique& peer : peer_techniques()) {
    if (!peer.is_found || peer.nearest.size() != 1 || peer.nearest.front() != technique) continue;
    for (const std::string_view name : peer.names) names.add(name);
  }
}

/// Adds to a rung its name in a language, its other names in that language and in English, which are used everywhere,
/// and its names in all other languages or of techniques found under its name.
void add_names(Json& rung, TechniqueId technique, Language language) {
  NameList names;
  names.add_all(technique, language);
  names.add_all(technique, Language::en);
  const std::size_t here = names.size();
  for (const Language other : all_languages) names.add_all(technique, other);
  add_found(names, technique);
  rung["name"] = technique_name(technique, language);
  rung["also"] = names.between(1, here);
  rung["elsewhere"] = names.between(here, names.size());
}

/// The default ladder with the names of its techniques in a language.
Json ladder_in(Language language) {
  Json ladder = ladder_json(default_ladder());
  std::size_t i = 0;
  for (const Rung& rung : default_ladder().rungs) {
    add_names(ladder["rungs"][i++], rung.technique, language);
  }
  return ladder;
}

}  // namespace

/// Counts changes of the protocol that break older programs; additions do not count.
constexpr int protocol_version = 1;

Answer about(Parameters& parameters) {
  const Language language = take_style(parameters).language;
  if (const auto error = parameters.error()) return *error;
  return Json{{"type", "about"},
              {"version", version()},
              {"schema_version", json_schema_version},
              {"protocol_version", protocol_version},
              {"methods", Json(service_methods())},
              {"formats", formats_json()},
              {"scales", scales_json()},
              {"languages", names_json(all_languages)},
              {"notations", names_json(all_notations)},
              {"families", families_json(language)},
              {"levels", levels_json(language)},
              {"ladders", {"default", "classic", name(FrozenScale::se), name(FrozenScale::hodoku)}},
              {"ladder", ladder_in(language)}};
}

}  // namespace deduku::service
