#include "src/ratings/field_values.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "deduku/ladder.hpp"
#include "src/ratings/decimal.hpp"

namespace deduku::ratings {

namespace {

constexpr std::array<std::string_view, 5> hodoku_levels = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};

Levels ladder_levels() {
  static const auto levels = [] {
    std::array<std::string_view, level_count> names;
    for (int i = 0; i < level_count; ++i) names[i] = name(static_cast<Level>(i));
    return names;
  }();
  return levels;
}

bool has(Levels levels, std::string_view word) {
  return std::ranges::count(levels, word) > 0;
}

}  // namespace

Levels levels_with(std::string_view word) {
  return has(ladder_levels(), word) ? ladder_levels() : has(hodoku_levels, word) ? Levels(hodoku_levels) : Levels();
}

Levels levels_of_field(std::string_view field) {
  if (field == "class" || field == "ladder_class") return ladder_levels();
  if (field == "level" || field == "hodoku_level") return hodoku_levels;
  return {};
}

std::optional<double> number_in(std::string_view text) {
  const std::optional<LeadingNumber> read = leading_decimal(text);
  return read && read->size == text.size() ? std::optional(read->number) : std::nullopt;
}

std::optional<double> number_of_field(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(">="), text.size()));
  return number_in(text);
}

std::optional<int> level_rank(std::string_view word) {
  const Levels levels = levels_with(word);
  if (levels.empty()) return std::nullopt;
  return static_cast<int>(std::ranges::find(levels, word) - levels.begin());
}

std::optional<double> ordinal_of_field(std::string_view field, std::string_view text) {
  const Levels levels = levels_of_field(field);
  if (levels.empty()) return number_of_field(text);
  const auto level = std::ranges::find(levels, text);
  return level == levels.end() ? std::nullopt : std::optional(static_cast<double>(level - levels.begin()));
}

bool stands_before(const std::string& a, const std::string& b) {
  const auto order = [](const std::string& text) {
    const auto number = number_of_field(text);
    const auto level = level_rank(text);
    const int kind = number ? 0 : level ? 1 : text.empty() ? 3 : 2;
    return std::tuple(kind, number.value_or(level.value_or(0)));
  };
  const auto order_of_a = order(a);
  const auto order_of_b = order(b);
  return order_of_a != order_of_b ? order_of_a < order_of_b : a < b;
}

}  // namespace deduku::ratings
