// The fields of an object that anybody may have written, each of the kind that is expected of it.
#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::records {

using Json = nlohmann::ordered_json;

// A value of one kind; empty where it is of another.
std::optional<std::string> text_in(const Json& value);
std::optional<bool> flag_in(const Json& value);
/// A whole number within limits.
std::optional<std::uint64_t> number_in(const Json& value, std::uint64_t least, std::uint64_t most);
std::optional<std::vector<std::string>> texts_in(const Json& value);

/// Takes the fields of an object by their names, and remembers the first that is wrong. A field that is null counts as one
/// that is left out.
class ObjectReader {
 public:
  /// What is no object is a fault. It must outlive the reader. `place` comes before the names of the fields in sentences:
  /// "options."
  explicit ObjectReader(const Json& object, std::string place = "");

  /// These fields must be there.
  void require(std::initializer_list<std::string_view> names);

  /// The value of a field, of whatever kind; null where it is left out.
  const Json* find(std::string_view name);
  bool has(std::string_view name) { return find(name) != nullptr; }
  // Of one kind. What is left out, or of another kind, is `usual`, or empty.
  std::string text(std::string_view name, std::string_view usual = "");
  bool flag(std::string_view name);
  std::uint64_t number(std::string_view name, std::uint64_t usual, std::uint64_t least, std::uint64_t most);
  std::vector<std::string> texts(std::string_view name);
  const Json* object(std::string_view name);
  const Json* array(std::string_view name);

  /// A field is not what was expected: "a text". Only the first fault counts.
  void refuse(std::string_view name, const std::string& expected);
  /// Something is wrong, in a whole sentence.
  void refuse(std::string sentence);
  /// What is wrong: "options.format: expected a text, found 5"; "" for nothing.
  const std::string& fault() const { return fault_; }
  /// The fields that nobody has asked for.
  std::vector<std::string> others() const;

 private:
  const Json& object_;
  std::string place_;
  std::vector<std::string> asked_;
  std::string fault_;
};

}  // namespace deduku::records
