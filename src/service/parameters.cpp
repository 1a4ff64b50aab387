#include "src/service/parameters.hpp"

#include <algorithm>

#include "src/core/spelling.hpp"
#include "src/records/object_reader.hpp"

namespace deduku::service {

const Json* Parameters::find(std::string_view name) {
  taken_.emplace(name);
  const auto found = object_.find(std::string(name));
  return found == object_.end() || found->is_null() ? nullptr : &*found;
}

std::string Parameters::text(std::string_view name, std::string_view usual) {
  const Json* const value = find(name);
  if (value == nullptr) return std::string(usual);
  if (auto text = records::text_in(*value)) return *std::move(text);
  refuse(name, "expected a text");
  return std::string(usual);
}

bool Parameters::flag(std::string_view name, bool usual) {
  const Json* const value = find(name);
  if (value == nullptr) return usual;
  if (const auto flag = records::flag_in(*value)) return *flag;
  refuse(name, "expected true or false");
  return usual;
}

std::uint64_t Parameters::number(std::string_view name, std::uint64_t usual, std::uint64_t least, std::uint64_t most) {
  const Json* const value = find(name);
  if (value == nullptr) return usual;
  if (const auto number = records::number_in(*value, least, most)) return *number;
  refuse(name, "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return usual;
}

std::size_t Parameters::choice(std::string_view name, std::span<const std::string_view> words) {
  const std::string word = text(name, words.front());
  const auto found = std::ranges::find(words, word);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  refuse(name, "expected one of the words " + listed(words));
  return 0;
}

void Parameters::refuse(ServiceError error) {
  if (!error_) error_ = std::move(error);
}

void Parameters::refuse(std::string_view name, const std::string& message) {
  refuse({ServiceFault::bad_parameter, std::string(name) + ": " + message});
}

std::optional<ServiceError> Parameters::error() const {
  for (const auto& [name, value] : object_.items()) {
    if (taken_.contains(name)) continue;
    const std::string known = taken_.empty() ? "there are no parameters" : "known: " + listed(taken_);
    return ServiceError{ServiceFault::bad_parameter, "unknown parameter " + in_quotes(name) + "; " + known};
  }
  return error_;
}

}  // namespace deduku::service
