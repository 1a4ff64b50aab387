#include "src/cli/results/field_values.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <tuple>

#include "deduku/ladder.hpp"

namespace deduku::cli {

namespace {

constexpr std::array<std::string_view, 5> hodoku_levels = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};

/// HoDoKu's are capitalised.
bool is_capital(std::string_view word) {
  return !word.empty() && 'A' <= word[0] && word[0] <= 'Z';
}

}  // namespace

std::optional<double> number_in(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_read = error == std::errc() && end == text.data() + text.size();
  return is_read && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::optional<double> number_of_field(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(">="), text.size()));
  return number_in(text);
}

std::optional<int> level_rank(std::string_view word) {
  if (const auto* found = std::ranges::find(hodoku_levels, word); found != hodoku_levels.end()) {
    return static_cast<int>(found - hodoku_levels.begin());
  }
  for (int i = 0; i < level_count; ++i) {
    if (name(static_cast<Level>(i)) == word) return i;
  }
  return std::nullopt;
}

bool are_levels_of_one_scale(std::string_view a, std::string_view b) {
  return level_rank(a) && level_rank(b) && is_capital(a) == is_capital(b);
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

}  // namespace deduku::cli
