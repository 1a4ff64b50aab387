// The faults of texts, and the sentences of their errors.
#pragma once

#include <concepts>
#include <initializer_list>

#include "deduku/error.hpp"

namespace deduku::formats {

/// A row of `faults.def`.
enum class Fault : std::uint8_t {
#define DEDUKU_FAULT(key, sentence) key,
#include "src/formats/faults.def"
};

/// The value for a placeholder of a sentence, from the code that finds the fault. Texts are not copied.
class FaultValue {
 public:
  template <std::integral Number>
  FaultValue(std::string_view name, Number number)
      : name_(name), kind_(Kind::number), number_(static_cast<std::int64_t>(number)) {}
  FaultValue(std::string_view name, std::string_view text) : name_(name), kind_(Kind::text), text_(text) {}
  /// The sentence of another row.
  FaultValue(std::string_view name, Fault words);
  /// A text in quotes.
  static FaultValue quoted(std::string_view name, std::string_view text);

  /// The value with a copy of its text.
  ErrorValue kept() const;

 private:
  enum class Kind : std::uint8_t { number, text, quoted, words };

  std::string_view name_;
  Kind kind_;
  std::int64_t number_ = 0;
  std::string_view text_{};
};

/// The error with its sentence. `values` fill the placeholders of the sentence.
ParseError error_of(Fault fault, std::int64_t line, int column, std::initializer_list<FaultValue> values = {});

}  // namespace deduku::formats
