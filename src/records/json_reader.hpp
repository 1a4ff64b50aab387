// Reads JSON from any source, a parameter, a line of results, a record; and the fields of an object, each checked to be
// of the expected kind.
#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/error.hpp"

namespace deduku::records {

using Json = nlohmann::ordered_json;

/// Parses a text as a value. An error, with its place, also for values nested more than 16 levels deep, for an object
/// with more than 1,000 fields, and for a duplicate field: no record of this program has these.
Expected<Json> read_json(std::string_view text);

// A value of one kind; empty if it is of another.
std::optional<std::string> text_in(const Json& value);
std::optional<bool> flag_in(const Json& value);
/// A whole number within limits.
std::optional<std::uint64_t> number_in(const Json& value, std::uint64_t least, std::uint64_t most);
std::optional<std::vector<std::string>> texts_in(const Json& value);

/// Reads the fields of an object by their names, and remembers the first fault. A null field counts as absent.
class ObjectReader {
 public:
  /// Anything except an object is a fault. It must outlive the reader. `place` comes before the names of the fields in
  /// sentences: "options."
  explicit ObjectReader(const Json& object, std::string place = "");

  /// Requires these fields to exist.
  void require(std::initializer_list<std::string_view> names);

  /// The value of a field, of any type; null if it is absent.
  const Json* find(std::string_view name);
  bool has(std::string_view name) { return find(name) != nullptr; }
  // Typed access: `default_value`, or an empty value, if the field is absent or of another type.
  std::string text(std::string_view name, std::string_view default_value = "");
  bool flag(std::string_view name);
  std::uint64_t number(std::string_view name, std::uint64_t default_value, std::uint64_t least, std::uint64_t most);
  std::vector<std::string> texts(std::string_view name);
  const Json* object(std::string_view name);
  const Json* array(std::string_view name);

  /// Records that a field is not of the expected type: "a text". Only the first fault counts.
  void refuse(std::string_view name, const std::string& expected);
  /// Records a fault as a whole sentence.
  void refuse(std::string sentence);
  /// The fault: "options.format: expected a text, found 5"; "" for none.
  const std::string& fault() const { return fault_; }
  /// The fields that were never read.
  std::vector<std::string> others() const;
  /// The requested fields in the order of the requests: "least_givens, most_givens".
  std::string known() const;

 private:
  const Json& object_;
  std::string place_;
  std::vector<std::string> asked_;
  std::string fault_;
};

}  // namespace deduku::records
