// Every text that should be JSON goes through here to the parser, so every reader has the place in the text.
//
// The parser takes a NUL for the end of the text, and ignores the rest. JSON has no such character.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "deduku/error.hpp"
#include "src/core/spelling.hpp"

namespace deduku::present {

/// The characters of a text; the owner can read how many of them the parser has consumed.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, std::size_t* taken) : at_(at), taken_(taken) {}
  reference operator*() const { return *at_; }
  CountingIterator& operator++() {
    ++at_;
    ++*taken_;
    return *this;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.at_ == b.at_; }

 private:
  const char* at_;
  std::size_t* taken_;
};

/// The parser's own words without its preface and without a copy of its last token.
inline std::string json_complaint(std::string_view words) {
  words = words.substr(0, words.find("; last read"));
  const std::size_t preface = words.find(" - ");
  const std::size_t bracket = words.find("] ");
  if (preface != std::string_view::npos) words.remove_prefix(preface + 3);
  if (preface == std::string_view::npos && bracket != std::string_view::npos) words.remove_prefix(bracket + 2);
  return std::string(words);
}

/// Receives the events of the parser. A reader of one kind of text derives from it, accepts or refuses each token, and
/// passes itself to `read`; every error then has line and column. All values that are neither arrays nor objects are
/// one event.
template <class Json>
class PlacedReader : public nlohmann::json_sax<Json> {
 public:
  explicit PlacedReader(std::string_view text) : text_(text) {}

  bool null() final { return scalar(nullptr); }
  bool boolean(bool value) final { return scalar(value); }
  bool number_integer(std::int64_t value) final { return scalar(value); }
  bool number_unsigned(std::uint64_t value) final { return scalar(value); }
  bool number_float(double value, const std::string&) final { return scalar(value); }
  bool string(std::string& value) final { return scalar(std::move(value)); }
  bool binary(typename Json::binary_t&) final { return refuse("binary values are not JSON"); }
  /// Receives any of these values.
  virtual bool scalar(Json value) = 0;

  bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& exception) final {
    return refuse_at(position == 0 ? 0 : position - 1, "not valid JSON: " + json_complaint(exception.what()));
  }

  /// The error of the refusal.
  const ParseError& error() const { return error_; }

 protected:
  /// Passes the events of the text to the reader, one after another; true if it accepted all.
  template <class Reader>
  bool read(Reader& reader) {
    const std::size_t nul = text_.find('\0');
    if (nul != std::string_view::npos) return refuse_at(nul, "not valid JSON: it has a NUL character");
    const CountingIterator begin(text_.data(), &taken_);
    std::size_t unused = 0;
    const CountingIterator end(text_.data() + text_.size(), &unused);
    return Json::sax_parse(begin, end, &reader);
  }

  /// Accepts the token that the parser has just read.
  bool accept() {
    next_token_ = taken_;
    return true;
  }
  /// Refuses that token: it begins after the last accepted one.
  bool refuse(std::string message) {
    return refuse_at(std::min(text_.find_first_not_of(" \t\r\n,:", next_token_), text_.size()), std::move(message));
  }
  /// Refuses the object that ends with the character just read, because it is incomplete.
  bool refuse_end(std::string message) { return refuse_at(taken_ - 1, std::move(message)); }
  /// Refuses a duplicate field of an object.
  bool refuse_second(std::string_view key) {
    return refuse("the field " + in_quotes(key) + " occurs twice in one object");
  }

 private:
  bool refuse_at(std::size_t offset, std::string message) {
    constexpr std::size_t greatest_column = 1'000'000'000;
    const std::string_view before = text_.substr(0, offset);
    const std::size_t line_begin = before.rfind('\n') + 1;
    error_ = {std::ranges::count(before, '\n') + 1,
              static_cast<int>(std::min(before.size() - line_begin + 1, greatest_column)), std::move(message)};
    return false;
  }

  std::string_view text_;
  std::size_t taken_ = 0;       ///< the number of characters that the parser has read
  std::size_t next_token_ = 0;  ///< after the last accepted token
  ParseError error_;
};

}  // namespace deduku::present
