// A step of the Sudoku Explainer scale: what it changes and what it costs. Why it follows stands in a `StepView`.
#pragma once

#include <string>
#include <string_view>

#include "deduku/effects.hpp"
#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// The techniques of the scale, "producers", are numbered 0..29 in the order in which they are tried.
inline constexpr int se_producer_count = 30;
/// The English name of a producer: "Hidden Single". `producer` is 0..29.
std::string_view se_producer_name(int producer);
/// The name of a producer for programs: "hidden_single". `producer` is 0..29.
std::string_view se_producer_key(int producer);

/// One step of the path. It places one candidate at most; what it removes were candidates of the grid.
struct SeStep : Effects {
  int producer = 0;
  /// Which form of the producer: unique loops 1..4 the type of a rectangle, 5..8 that of a longer loop plus 4; BUG 1..4
  /// the type; producer 20 0 a chain, 1 a cycle; 0 for others.
  int variant = 0;
  int rating = 0;      ///< in tenths
  int complexity = 0;  ///< how many conclusions the chains rest on; 0 for everything but chains
  int sort_key = 0;    ///< rank of the kind of chain among chains of equal rating and complexity; 0 for others

  friend bool operator==(const SeStep&, const SeStep&) = default;
};

/// What people call the step, by its form: "Claiming", "Unique Loop, type 3", "Dynamic Cell Forcing Chains (+)".
std::string name(const SeStep& step);

}  // namespace deduku
