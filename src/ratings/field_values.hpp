// What the texts of fields mean: numbers, levels, names of techniques.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace deduku::ratings {

/// The number that is all of a text.
std::optional<double> number_in(std::string_view text);
/// The number that a field has: bounds such as ">5" and ">=5" have the number in them.
std::optional<double> number_of_field(std::string_view text);
/// The levels of a scale, from the easiest.
using Levels = std::span<const std::string_view>;
/// The levels that a word is one of, "beginner" to "trial" of a ladder or "Easy" to "Extreme" of HoDoKu; none of another
/// word.
Levels levels_with(std::string_view word);
/// The levels that a field of results can have, by its name; none of a field that has something else.
Levels levels_of_field(std::string_view field);
/// The place of a level among its like, from 0.
std::optional<int> level_rank(std::string_view word);
/// In which order people want to see values of a field: numbers and levels by size, before words.
bool stands_before(const std::string& a, const std::string& b);

}  // namespace deduku::ratings
