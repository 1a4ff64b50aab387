// What the texts of fields mean: numbers, levels, names of techniques.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace deduku::cli {

/// The number that is all of a text.
std::optional<double> number_in(std::string_view text);
/// The same of a field: bounds such as ">5" and ">=5" have the number in them.
std::optional<double> number_of_field(std::string_view text);
/// The place of a level among its like, from 0: "beginner" to "trial" of a ladder, "Easy" to "Extreme" of HoDoKu.
std::optional<int> level_rank(std::string_view word);
/// Whether two words are levels of the same scale.
bool are_levels_of_one_scale(std::string_view a, std::string_view b);
/// In which order people want to see values of a field: numbers and levels by size, before words.
bool stands_before(const std::string& a, const std::string& b);

}  // namespace deduku::cli
