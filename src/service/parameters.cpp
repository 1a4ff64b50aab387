#include "src/service/parameters.hpp"

#include <algorithm>
#include <cassert>

#include "src/core/spelling.hpp"
#include "src/records/json_reader.hpp"

namespace deduku::service {

const Parameter& Parameters::row_of(std::string_view name) const {
  const Parameter* const parameter = row_.find(name);
  assert(parameter != nullptr);
  return *parameter;
}

const Json* Parameters::find(std::string_view name) const {
  assert(knows(name));
  const auto found = object_.find(std::string(name));
  return found == object_.end() || found->is_null() ? nullptr : &*found;
}

std::string Parameters::text(std::string_view name) {
  const std::string_view default_value = row_of(name).default_text;
  const Json* const value = find(name);
  if (value == nullptr) return std::string(default_value);
  if (auto text = records::text_in(*value)) return *std::move(text);
  refuse(name, "expected a text");
  return std::string(default_value);
}

bool Parameters::flag(std::string_view name) {
  const bool default_value = row_of(name).default_flag;
  const Json* const value = find(name);
  if (value == nullptr) return default_value;
  if (const auto flag = records::flag_in(*value)) return *flag;
  refuse(name, "expected true or false");
  return default_value;
}

std::uint64_t Parameters::number(std::string_view name) {
  const auto& [default_value, least, most] = row_of(name).range;
  const Json* const value = find(name);
  if (value == nullptr) return default_value;
  if (const auto number = records::number_in(*value, least, most)) return *number;
  refuse(name, "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return default_value;
}

std::string_view Parameters::word(std::string_view name) {
  const Words words = row_of(name).words();
  const Json* const value = find(name);
  if (value == nullptr) return words.front();
  const std::optional<std::string> word = records::text_in(*value);
  const auto found = word ? std::ranges::find(words, *word) : words.end();
  if (found != words.end()) return *found;
  refuse(name, word ? "expected one of the words " + listed(words) : "expected a text");
  return words.front();
}

void Parameters::refuse(ServiceError error) {
  if (!error_) error_ = std::move(error);
}

void Parameters::refuse(std::string_view name, const std::string& message) {
  refuse({ServiceFault::bad_parameter, std::string(name) + ": " + message});
}

std::optional<ServiceError> Parameters::error() const {
  for (const auto& [name, value] : object_.items()) {
    if (knows(name)) continue;
    std::vector<std::string_view> names;
    for (const Parameter& parameter : row_.parameters) names.push_back(parameter.name);
    std::ranges::sort(names);
    const std::string listing = names.empty() ? "there are no parameters" : "known: " + listed(names);
    return ServiceError{ServiceFault::bad_parameter, "unknown parameter " + in_quotes(name) + "; " + listing};
  }
  return error_;
}

}  // namespace deduku::service
