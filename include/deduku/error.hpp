// Errors at the API are values: a place in the text and one sentence.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// Words in the sentence of an error, by their key: "tab" for "a tab".
struct ErrorWords {
  std::string_view key;

  friend bool operator==(const ErrorWords&, const ErrorWords&) = default;
};

/// A value inserted into the sentence of an error: a number, a text as it was written, or words.
struct ErrorValue {
  std::string_view name;
  std::variant<std::int64_t, std::string, ErrorWords> value;

  friend bool operator==(const ErrorValue&, const ErrorValue&) = default;
};

/// The content of an error, for callers that word it themselves. Keys and names never change.
struct ErrorReason {
  /// "line_cells"; empty if the error has only its message.
  std::string_view key;
  std::vector<ErrorValue> values;

  ErrorReason();
  ErrorReason(std::string_view known, std::vector<ErrorValue> filled);
  ErrorReason(const ErrorReason&);
  ErrorReason(ErrorReason&&) noexcept;
  ErrorReason& operator=(const ErrorReason&);
  ErrorReason& operator=(ErrorReason&&) noexcept;
  ~ErrorReason();

  friend bool operator==(const ErrorReason&, const ErrorReason&) = default;
};

/// Why a text could not be read.
struct ParseError {
  /// Line and column from 1; 0 if the error has no such place.
  std::int64_t line = 0;
  int column = 0;
  /// One sentence without a full stop: the fault and the expected text.
  std::string message;
  ErrorReason reason{};

  friend bool operator==(const ParseError&, const ParseError&) = default;
};

/// A value, or the reason why there is no value. Interface of C++23 std::expected without the throwing members.
template <class Value, class Error = ParseError>
class Expected {
 public:
  using value_type = Value;
  using error_type = Error;

  // NOLINTNEXTLINE(google-explicit-constructor): a function returns its value or its error as it is
  Expected(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
  // NOLINTNEXTLINE(google-explicit-constructor)
  Expected(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool has_value() const { return content_.index() == 0; }
  explicit operator bool() const { return has_value(); }
  /// The value; there must be one.
  const Value& operator*() const& { return *std::get_if<0>(&content_); }
  Value& operator*() & { return *std::get_if<0>(&content_); }
  Value&& operator*() && { return std::move(*std::get_if<0>(&content_)); }
  const Value* operator->() const { return std::get_if<0>(&content_); }
  Value* operator->() { return std::get_if<0>(&content_); }
  /// The error; there must be no value.
  const Error& error() const& { return *std::get_if<1>(&content_); }
  Error& error() & { return *std::get_if<1>(&content_); }
  Error&& error() && { return std::move(*std::get_if<1>(&content_)); }

  /// The value, or `other` if there is no value.
  template <class Other>
  Value value_or(Other&& other) const& {
    return has_value() ? **this : static_cast<Value>(std::forward<Other>(other));
  }
  template <class Other>
  Value value_or(Other&& other) && {
    return has_value() ? *std::move(*this) : static_cast<Value>(std::forward<Other>(other));
  }
  /// The error, or `other` if there is no error.
  template <class Other>
  Error error_or(Other&& other) const {
    return has_value() ? static_cast<Error>(std::forward<Other>(other)) : error();
  }

  /// The result of `next(value)`, itself an `Expected` with the same error type; or the error.
  template <class Next>
  auto and_then(Next&& next) const& {
    using Result = std::invoke_result_t<Next, const Value&>;
    return has_value() ? std::invoke(std::forward<Next>(next), **this) : Result(error());
  }
  template <class Next>
  auto and_then(Next&& next) && {
    using Result = std::invoke_result_t<Next, Value>;
    return has_value() ? std::invoke(std::forward<Next>(next), *std::move(*this)) : Result(std::move(*this).error());
  }
  /// `change(value)`, or the error.
  template <class Change>
  auto transform(Change&& change) const& {
    using Result = Expected<std::remove_cvref_t<std::invoke_result_t<Change, const Value&>>, Error>;
    return has_value() ? Result(std::invoke(std::forward<Change>(change), **this)) : Result(error());
  }
  template <class Change>
  auto transform(Change&& change) && {
    using Result = Expected<std::remove_cvref_t<std::invoke_result_t<Change, Value>>, Error>;
    return has_value() ? Result(std::invoke(std::forward<Change>(change), *std::move(*this)))
                       : Result(std::move(*this).error());
  }

 private:
  std::variant<Value, Error> content_;
};

}  // namespace deduku
