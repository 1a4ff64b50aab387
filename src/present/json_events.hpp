// Every text that is to be JSON goes through here to the parser: as events for a reader, or as a whole. And what the
// parser says of a text that is none, fit for one sentence.
//
// The parser takes a NUL for the end of the text, and passes over what stands after it. In JSON there is none.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace deduku::present {

/// Hands the events of a text to a reader, one after the other; whether all went well. The reader is a `json_sax` of `Json` with a
/// function `refuse_at(offset, sentence)`, which returns false. The iterators go over the characters of the text.
template <class Json, class Reader, class Iterator>
bool read_events(std::string_view text, Iterator begin, Iterator end, Reader& reader) {
  const std::size_t nul = text.find('\0');
  if (nul != std::string_view::npos) return reader.refuse_at(nul, "not valid JSON: it has a NUL character");
  return Json::sax_parse(begin, end, &reader);
}
template <class Json, class Reader>
bool read_events(std::string_view text, Reader& reader) {
  return read_events<Json>(text, text.begin(), text.end(), reader);
}

/// The value that a text is; a discarded one where it is no JSON.
template <class Json>
Json parsed(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) return Json(Json::value_t::discarded);
  return Json::parse(text, nullptr, false);
}

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
