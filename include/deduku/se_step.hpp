// A step of the Sudoku Explainer scale: its effects and its rating. The argument is in a `StepView`.
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

/// One step of the path. It places at most one candidate; its removals were candidates of the grid.
struct SeStep {
  Effects effects{};
  int producer = 0;
  /// The form of the producer. Unique loops: 1..4 the type of a rectangle, 5..8 that of a longer loop plus 4. BUG: 1..4
  /// the type. Producer 20: 0 a chain, 1 a cycle. Others: 0.
  int variant = 0;
  int rating = 0;      ///< in tenths
  int complexity = 0;  ///< the number of conclusions that the chains rest on; 0 for all other steps
  int sort_key = 0;    ///< rank of the kind of chain among chains of equal rating and complexity; 0 for others

  friend bool operator==(const SeStep&, const SeStep&) = default;
};

/// The common name of the step, by its form: "Claiming", "Unique Loop, type 3", "Dynamic Cell Forcing Chains (+)".
std::string name(const SeStep& step);

}  // namespace deduku
