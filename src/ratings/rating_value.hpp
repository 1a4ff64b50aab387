// What a field of a rating says, with the form that it has in every output.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>

namespace deduku::ratings {

using Json = nlohmann::ordered_json;

/// "4.70"; 4.7 in JSON.
struct Points {
  std::int64_t hundredths = 0;
};
/// "7.2", the same in JSON.
struct Tenths {
  int tenths = 0;
};
/// What is known of a figure that was not reached: ">=5", ">=7.2", ">=6.60", and if it is more than the limit, ">5"; a text in
/// JSON, too.
struct LowerBound {
  std::variant<std::int64_t, Points, Tenths> figure;
  bool is_excluded = false;
};

/// Nothing where the field does not apply.
using Value = std::variant<std::monostate, std::int64_t, Points, Tenths, LowerBound, std::string>;

/// A word, or nothing for "".
Value word(std::string_view text);
/// A rating in tenths, or nothing for 0: not known.
Value known_tenths(int tenths);

/// Whether a figure is known, and no bound.
bool is_exact(const Value& value);
/// A figure as the lower bound that it is of something greater; words and nothing stay as they are.
Value at_least(const Value& value);

/// As text; "" for nothing.
std::string text_of(const Value& value);
/// As JSON: a number, a string, or null for nothing.
Json json_of(const Value& value);
/// By which values are compared; empty for words and for nothing.
std::optional<double> number_of(const Value& value);

}  // namespace deduku::ratings
