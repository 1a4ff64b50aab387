// The parameters of a call. Each is read by its name; the answer reports the first fault.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <set>

#include "deduku/service.hpp"
#include "src/records/fields.hpp"

namespace deduku::service {

using records::Json;

/// "one, two, three"; for things with names, by a projection.
template <class Names, class Projection = std::identity>
std::string listed(const Names& names, Projection projection = {}) {
  std::string list;
  for (const auto& name : names) list.append(list.empty() ? "" : ", ").append(std::invoke(projection, name));
  return list;
}

class Parameters {
 public:
  /// `object` is a JSON object.
  Parameters(Json object, const std::function<bool()>& stop) : object_(std::move(object)), stop_(stop) {}

  /// The value of a parameter of any type; null if it is omitted or null.
  const Json* find(std::string_view name);
  bool has(std::string_view name) { return find(name) != nullptr; }
  // Values of one type. An omitted one is `usual`; one of another type is an error and also `usual`.
  std::string text(std::string_view name, std::string_view usual = "");
  bool flag(std::string_view name, bool usual = false);
  /// A whole number within limits.
  std::uint64_t number(std::string_view name, std::uint64_t usual, std::uint64_t least, std::uint64_t most);
  /// The index of one of these words; the first one if the parameter is omitted.
  std::size_t choice(std::string_view name, std::span<const std::string_view> words);
  std::size_t choice(std::string_view name, std::initializer_list<std::string_view> words) {
    return choice(name, std::span(words.begin(), words.size()));
  }

  /// Reports a fault. Only the first one counts, but an unknown parameter has priority: if a name is misspelt, the
  /// message that the right one is missing would not help.
  void refuse(ServiceError error);
  void refuse(std::string_view name, const std::string& message);
  /// The fault, if any. Call it after all parameters are read, because a parameter that was not read is also an error.
  std::optional<ServiceError> error() const;
  /// Whether a fault was reported.
  bool is_refused() const { return error_.has_value(); }

  const std::function<bool()>& stop() const { return stop_; }
  bool is_stopped() const { return stop_ && stop_(); }

 private:
  Json object_;
  std::function<bool()> stop_;
  std::set<std::string, std::less<>> taken_;
  std::optional<ServiceError> error_;
};

}  // namespace deduku::service
