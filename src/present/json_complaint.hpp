// What the JSON parser says of a text that is no JSON, fit for one sentence.
#pragma once

#include <string>
#include <string_view>

namespace deduku::present {

/// The parser's own words without its preface and without a copy of what it read.
inline std::string json_complaint(std::string_view words) {
  words = words.substr(0, words.find("; last read"));
  const std::size_t preface = words.find(" - ");
  const std::size_t bracket = words.find("] ");
  if (preface != std::string_view::npos) words.remove_prefix(preface + 3);
  if (preface == std::string_view::npos && bracket != std::string_view::npos) words.remove_prefix(bracket + 2);
  return std::string(words);
}

}  // namespace deduku::present
