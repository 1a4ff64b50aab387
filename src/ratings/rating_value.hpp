// The value of a field of a rating, with its form in every output; ratings of the Sudoku Explainer scale as text.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>

#include "deduku/se_rating.hpp"

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
/// A lower bound of a figure that was not reached: ">=5", ">=7.2", ">=6.60", and if it is greater than the limit, ">5";
/// also a text in JSON.
struct LowerBound {
  std::variant<std::int64_t, Points, Tenths> figure;
  bool is_excluded = false;
};

/// Empty if the field does not apply.
using Value = std::variant<std::monostate, std::int64_t, Points, Tenths, LowerBound, std::string>;

/// A word, or an empty value for "".
Value word(std::string_view text);
/// A rating in tenths, or an empty value for 0: not known.
Value known_tenths(int tenths);

/// Whether a figure is known exactly.
bool is_exact(const Value& value);
/// A figure as a lower bound of a greater one; words and empty values are unchanged.
Value at_least(const Value& value);

/// As text; "" for an empty value.
std::string text_of(const Value& value);
/// As JSON: a number, a string, or null for an empty value.
Json json_of(const Value& value);
/// The number by which values are compared; empty for words and for empty values.
std::optional<double> number_of(const Value& value);

/// "7.2/1.2/1.2", with an empty field for an unknown number, and the sign of a bound: ">=8.5//".
std::string rating_text(const SeRating& rating);
/// "7.2" for 72, "" for 0: not known.
std::string known_tenths_text(int tenths);
/// "7.2" for 72.
std::string tenths_text(int tenths);

}  // namespace deduku::ratings
