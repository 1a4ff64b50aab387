// JSON as puzzle links hold it: standard, or shortened in the way of SudokuPad.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::formats {

/// A value as written.
struct LooseValue {
  enum class Kind : std::uint8_t { word, text, list, record };

  Kind kind = Kind::word;
  std::string text{};               ///< the content of a text, or of a word: a number, `true`, `null`
  std::vector<LooseValue> items{};  ///< the items of a list or a record
  std::vector<std::string> keys{};  ///< the keys of a record, in the order of its items

  bool is_list() const { return kind == Kind::list; }
  /// The item with one of two names, of which the second is optional; null if there is no such item.
  const LooseValue* item(std::string_view name, std::string_view short_name = {}) const;
  /// Whether it has content: it is not empty, `false`, `null` or 0.
  bool is_set() const;
  /// A digit from 1 to 9, as a number or as text; 0 for anything else.
  int digit() const;
};

/// Reads a text; empty if it is not JSON, is nested deeper than 32 levels, or has more than 100,000 values. A shortened
/// text has names without quotes, texts in single quotes, and nothing for an empty record in a list.
std::optional<LooseValue> read_loose_json(std::string_view text);

}  // namespace deduku::formats
