// Parsing and ordering of field values: numbers, levels, names of techniques.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace deduku::ratings {

/// The number that makes up a whole text.
std::optional<double> number_in(std::string_view text);
/// The number in a field; a bound such as ">5" or ">=5" counts as its number.
std::optional<double> number_of_field(std::string_view text);
/// The levels of a scale, from the easiest.
using Levels = std::span<const std::string_view>;
/// The levels that contain a word, "beginner" to "trial" of a ladder or "Easy" to "Extreme" of HoDoKu; empty for any
/// other word.
Levels levels_with(std::string_view word);
/// The possible levels of a field of results, by its name; empty for a field without levels.
Levels levels_of_field(std::string_view field);
/// The rank of a level in its scale, from 0.
std::optional<int> level_rank(std::string_view word);
/// The sort key of a value of a field of results: its number, or the rank of its level.
std::optional<double> ordinal_of_field(std::string_view field, std::string_view text);
/// The display order of values of a field: numbers and levels by size, before words.
bool stands_before(const std::string& a, const std::string& b);

}  // namespace deduku::ratings
