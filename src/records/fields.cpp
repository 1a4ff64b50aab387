#include "src/records/fields.hpp"

#include <type_traits>
#include <variant>

#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/core/spelling.hpp"
#include "src/present/phrases.hpp"

namespace deduku::records {

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json solution_json(const std::optional<Solution>& solution) {
  return solution ? Json(solution_text(*solution)) : Json(nullptr);
}

Json effort_json(const search::Effort& effort) {
  return {{"guesses", effort.guesses}, {"nodes", effort.nodes}};
}

Json conflict_json(const Conflict& conflict) {
  return {{"house", houses_text({conflict.house})},
          {"kind", present::kind_name(conflict.house)},
          {"number", conflict.house.number()},
          {"digit", conflict.digit.number()},
          {"cells", {cell_json(conflict.first), cell_json(conflict.second)}}};
}

Json faults_json(const BoardFaults& faults) {
  return {{"wrong", candidates_json(faults.wrong)},
          {"clash", candidates_json(faults.clash)},
          {"missing", candidates_json(faults.missing)},
          {"lacking", cells_json(faults.lacking)}};
}

void add_reason(Json& json, const ErrorReason& reason) {
  if (reason.key.empty()) return;
  const auto value_json = [](const auto& value) -> Json {
    if constexpr (std::is_same_v<decltype(value), const ErrorWords&>) {
      return {{"key", value.key}};
    } else {
      return value;
    }
  };
  json["key"] = reason.key;
  Json& values = json["values"] = Json::object();
  for (const auto& [name, value] : reason.values) values[std::string(name)] = std::visit(value_json, value);
}

std::string bound_text(std::string_view figure, bool is_excluded) {
  return (is_excluded ? ">" : ">=") + std::string(figure);
}

std::string er_text(const SeRating& rating) {
  if (rating.er == 0) return "";
  const std::string figure = decimal(rating.er, 10);
  return is_cut_short(rating.outcome) ? bound_text(figure) : figure;
}

Json keys_json(const std::vector<TechniqueId>& techniques) {
  Json keys = Json::array();
  for (TechniqueId technique : techniques) keys.push_back(key(technique));
  return keys;
}

Json steps_json(const Path& path, const TextStyle& style) {
  Json steps = Json::array();
  for (std::size_t i = 0; i < path.size(); ++i) steps.push_back(step_json(path[i].view, path[i].rung, style));
  return steps;
}

}  // namespace deduku::records
