// Values of enumerations as parameters and options name them.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "deduku/draw.hpp"
#include "deduku/se_rating.hpp"

namespace deduku::service {

template <class Value>
struct Named {
  std::string_view word;
  Value value;
};

// The default is first.
inline constexpr std::array themes = {Named<Theme>{"light", Theme::light}, Named<Theme>{"dark", Theme::dark},
                                      Named<Theme>{"print", Theme::print}, Named<Theme>{"auto", Theme::automatic}};
inline constexpr std::array style_sheets = {Named<StyleSheet>{"own", StyleSheet::own},
                                            Named<StyleSheet>{"page", StyleSheet::page}};
inline constexpr std::array se_modes = {Named<SeMode>{"se121", SeMode::se121}, Named<SeMode>{"fixed", SeMode::fixed}};

/// The words, as a vector of texts of any type.
template <class Text = std::string_view>
std::vector<Text> words_of(const auto& named_values) {
  std::vector<Text> words;
  for (const auto& named : named_values) words.emplace_back(named.word);
  return words;
}

/// The value with a name, which must exist.
auto value_named(std::string_view word, const auto& named_values) {
  return std::ranges::find(named_values, word, [](const auto& named) { return named.word; })->value;
}

}  // namespace deduku::service
