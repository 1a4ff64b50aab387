#include "src/service/chosen_fields.hpp"

#include <algorithm>

namespace deduku::service {

ChosenFields ChosenFields::take(Parameters& parameters) {
  ChosenFields chosen;
  const Json* const list = parameters.find("fields");
  if (list == nullptr) return chosen;
  const auto is_path = [](const Json& path) { return path.is_string() && !path.get_ref<const std::string&>().empty(); };
  if (!list->is_array() || list->empty() || !std::ranges::all_of(*list, is_path)) {
    parameters.refuse("fields", "expected an array of names of fields, such as records.er");
    return chosen;
  }
  for (const Json& path : *list) chosen.insert(path.get_ref<const std::string&>());
  return chosen;
}

void ChosenFields::insert(const std::string& path) {
  Fields* fields = &wanted_;
  bool is_new = true;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    const auto [place, is_added] = fields->inside.try_emplace(path.substr(begin, end - begin));
    // A field that was selected as a whole stays whole.
    if (!is_added && place->second.inside.empty()) return;
    is_new = is_added;
    fields = &place->second;
    begin = end + 1;
  }
  if (!is_new) fields->inside.clear();
}

void ChosenFields::choose(const Fields& fields, Json& json) {
  if (fields.inside.empty()) return;
  if (json.is_array()) {
    for (Json& element : json) choose(fields, element);
  }
  if (!json.is_object()) return;
  Json chosen = Json::object();
  for (auto& [name, value] : json.items()) {
    const auto field = fields.inside.find(name);
    if (field == fields.inside.end()) continue;
    choose(field->second, value);
    chosen[name] = std::move(value);
  }
  json = std::move(chosen);
}

void ChosenFields::choose_from(Json& answer) const {
  choose(wanted_, answer);
}

}  // namespace deduku::service
