// The parameters of a question. Each is taken by its name; the first one that is wrong is what the answer says.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <set>

#include "deduku/service.hpp"
#include "src/records/fields.hpp"

namespace deduku::service {

using records::Json;

/// "one, two, three"; of things that have names, by a projection.
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

  /// The value of a parameter, whatever kind it is; null where it is left out or null.
  const Json* find(std::string_view name);
  bool has(std::string_view name) { return find(name) != nullptr; }
  // Of one kind. What is left out is `usual`; what is of another kind, too, and is an error.
  std::string text(std::string_view name, std::string_view usual = "");
  bool flag(std::string_view name, bool usual = false);
  /// A whole number within limits.
  std::uint64_t number(std::string_view name, std::uint64_t usual, std::uint64_t least, std::uint64_t most);
  /// One of these words; its place among them. What is left out is the first.
  std::size_t choice(std::string_view name, std::span<const std::string_view> words);
  std::size_t choice(std::string_view name, std::initializer_list<std::string_view> words) {
    return choice(name, std::span(words.begin(), words.size()));
  }

  /// Says that something is wrong; only the first counts.
  void refuse(ServiceError error);
  void refuse(std::string_view name, const std::string& message);
  /// What is wrong: to be asked when all have been taken, for a parameter that nobody took is an error, too.
  std::optional<ServiceError> error() const;
  /// Whether something is known to be wrong.
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
