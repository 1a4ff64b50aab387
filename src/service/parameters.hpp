// The parameters of a call. Each is read by its name, as the table of parameters describes it; the answer reports the
// first fault.
#pragma once

#include <functional>
#include <optional>

#include "deduku/service.hpp"
#include "src/records/fields.hpp"
#include "src/service/named_values.hpp"
#include "src/service/parameter_table.hpp"

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
  /// `object` is a JSON object, whose fields are those of the row.
  Parameters(Json object, const std::function<bool()>& stop, const ParameterRow& row)
      : object_(std::move(object)), stop_(stop), row_(row) {}

  /// The value of a parameter of any type; null if it is omitted or null.
  const Json* find(std::string_view name) const;
  bool has(std::string_view name) const { return find(name) != nullptr; }
  /// Whether the method has a parameter.
  bool knows(std::string_view name) const { return row_.find(name) != nullptr; }
  // Values of one type. An omitted one is the default; one of another type is an error and also the default.
  std::string text(std::string_view name);
  bool flag(std::string_view name);
  std::uint64_t number(std::string_view name);
  /// One of the words of the parameter.
  std::string_view word(std::string_view name);
  /// The value that such a word names.
  auto named(std::string_view name, const auto& named_values) { return value_named(word(name), named_values); }

  /// Reports a fault. Only the first one counts, but an unknown parameter has priority: if a name is misspelt, the
  /// message that the right one is missing would not help.
  void refuse(ServiceError error);
  void refuse(std::string_view name, const std::string& message);
  /// The fault, if any. Call it after all parameters are read.
  std::optional<ServiceError> error() const;
  /// Whether a fault was reported.
  bool is_refused() const { return error_.has_value(); }

  const std::function<bool()>& stop() const { return stop_; }
  bool is_stopped() const { return stop_ && stop_(); }

 private:
  /// The row of a parameter, which the method must have.
  const Parameter& row_of(std::string_view name) const;

  Json object_;
  std::function<bool()> stop_;
  const ParameterRow& row_;
  std::optional<ServiceError> error_;
};

}  // namespace deduku::service
