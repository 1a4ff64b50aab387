// Errors at the edge are values: a place in the text and one sentence.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

#pragma GCC visibility push(default)

namespace deduku {

/// Why a text could not be read.
struct ParseError {
  /// Line and column from 1; 0 where the error has no such place.
  std::int64_t line = 0;
  int column = 0;
  /// One sentence without a full stop: what is wrong and what was expected.
  std::string message;

  friend bool operator==(const ParseError&, const ParseError&) = default;
};

/// A value, or the reason why there is none.
template <class Value, class Error = ParseError>
class Expected {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a function returns its value or its error as it is
  Expected(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
  // NOLINTNEXTLINE(google-explicit-constructor)
  Expected(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return content_.index() == 0; }
  /// The value; there must be one.
  const Value& operator*() const { return *std::get_if<0>(&content_); }
  Value& operator*() { return *std::get_if<0>(&content_); }
  const Value* operator->() const { return std::get_if<0>(&content_); }
  /// The error; there must be no value.
  const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<Value, Error> content_;
};

}  // namespace deduku

#pragma GCC visibility pop
