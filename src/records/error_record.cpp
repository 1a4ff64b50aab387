#include "src/records/error_record.hpp"

namespace deduku::records {

namespace {

Json value_json(std::int64_t number) {
  return number;
}
Json value_json(const std::string& text) {
  return text;
}
Json value_json(ErrorWords words) {
  return {{"key", words.key}};
}

}  // namespace

void add_reason(Json& json, const ErrorReason& reason) {
  if (reason.key.empty()) return;
  json["key"] = reason.key;
  Json& values = json["values"] = Json::object();
  for (const auto& [name, value] : reason.values) {
    values[std::string(name)] = std::visit([](const auto& known) { return value_json(known); }, value);
  }
}

}  // namespace deduku::records
