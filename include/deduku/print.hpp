// Text of cells, sets and steps for `std::ostream` and, if the standard library has it, `std::format`: the same as that
// of `cells_text`, `effects_text` and similar functions (deduku/explain.hpp) without a style. For logs and tests.
#pragma once

#include <concepts>
#include <iosfwd>
#include <string>
#include <type_traits>
#include <version>
#ifdef __cpp_lib_format
#include <format>
#endif

#include "deduku/explain.hpp"
#include "deduku/export.h"

namespace DEDUKU_API deduku {

// "4", "row 3", "r3c5", "(4)r3c5"; for sets "1, 4 and 7", "rows 3 and 4", "r3c57", "(4)r3c57, (5)r1c1"; for effects
// "r5c4=1" or "r1c2<>26"; for a step its line, the same as `step_line`.
std::string text_of(Digit digit);
std::string text_of(House house);
std::string text_of(Cell cell);
std::string text_of(Candidate candidate);
std::string text_of(DigitSet digits);
std::string text_of(const HouseSet& houses);
std::string text_of(const CellSet& cells);
std::string text_of(const CandidateSet& candidates);
std::string text_of(const Effects& effects);
std::string text_of(const StepView& step);

/// The types of `text_of`, without types that merely convert to them.
template <class Value>
concept Printable = std::same_as<Value, Digit> || std::same_as<Value, House> || std::same_as<Value, Cell> ||
    std::same_as<Value, Candidate> || std::same_as<Value, DigitSet> || std::same_as<Value, HouseSet> ||
    std::same_as<Value, CellSet> || std::same_as<Value, CandidateSet> || std::same_as<Value, Effects> ||
    std::same_as<Value, StepView>;

template <class Traits, Printable Value>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, const Value& value) {
  return out << text_of(value);
}

}  // namespace deduku

#ifdef __cpp_lib_format
template <deduku::Printable Value>
struct std::formatter<Value> : std::formatter<std::string> {
  template <class Context>
  auto format(const Value& value, Context& context) const {
    return std::formatter<std::string>::format(deduku::text_of(value), context);
  }
};
#endif
