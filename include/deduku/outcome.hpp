// How a solve, a rating or another question ended.
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>
#include <variant>

#include "deduku/export.h"

namespace DEDUKU_API deduku {

enum class Outcome : std::uint8_t {
  solved,         ///< the steps fill the grid; for a search: there is exactly one solution
  stuck,          ///< no technique applies any more, but there is one solution
  several,        ///< more than one solution: the puzzle cannot be "solved"
  none,           ///< no solution
  invalid,        ///< a digit occurs twice in a house
  out_of_budget,  ///< the budget, that of the caller or the default, did not suffice
  stopped,        ///< the caller stopped the work
  unsound,        ///< a technique contradicted the known solution: a defect of the program
  out_of_memory,  ///< the memory of the machine did not suffice
  parse_error,    ///< the puzzle could not be read
};
inline constexpr int outcome_count = 10;
/// "solved", "stuck", "several", ...: the name of the enumerator, in every output. Like every `name` of an enumeration
/// it ends with a NUL, so `data()` is a C string.
std::string_view name(Outcome outcome);

/// Whether limits ended the work before its end: the budget, or the caller.
constexpr bool is_cut_short(Outcome outcome) {
  return outcome == Outcome::out_of_budget || outcome == Outcome::stopped;
}

/// How a question ended that has findings of its own: with one of these, which are enumerations, or with an outcome,
/// like every other question.
template <class... Findings>
class Ending {
 public:
  using Value = std::variant<Outcome, Findings...>;

  // NOLINTBEGIN(google-explicit-constructor): a finding and an outcome are endings as they are
  template <class Word>
  requires(std::same_as<Word, Outcome> || (std::same_as<Word, Findings> || ...)) constexpr Ending(Word word)
      : value_(word) {}
  /// Converts from an ending with fewer findings.
  template <class... Fewer>
  requires(std::constructible_from<Value, Fewer>&&...) constexpr Ending(const Ending<Fewer...>& other)
      : value_(std::visit([](auto word) -> Value { return word; }, other.value())) {}
  // NOLINTEND(google-explicit-constructor)

  constexpr const Value& value() const { return value_; }
  /// The finding or the outcome; null if it ended with another type.
  template <class Word>
  constexpr const Word* as() const {
    return std::get_if<Word>(&value_);
  }

  friend constexpr bool operator==(const Ending&, const Ending&) = default;

 private:
  Value value_;
};

/// The word in all outputs.
template <class... Findings>
std::string_view name(const Ending<Findings...>& ending) {
  return std::visit([](auto word) { return name(word); }, ending.value());
}

}  // namespace deduku
