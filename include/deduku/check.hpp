// The checker: proves the conclusions of a step from its premises alone. It uses no technique, no solver and no search.
#pragma once

#include <optional>

#include "deduku/export.h"
#include "deduku/premises.hpp"
#include "deduku/promise.hpp"

namespace deduku {
// Not visible outside the library.
class Budget;
}  // namespace deduku

namespace DEDUKU_API deduku {

/// How a check ended.
enum class Verdict : std::uint8_t {
  proved,         ///< the conclusion follows
  unproved,       ///< it does not follow from these premises
  false_premise,  ///< a candidate called absent is present, the pattern is not a deadly pattern that the promise
                  ///< excludes, or the symmetry does not map the puzzle, which has one solution, to itself
  out_of_budget,  ///< the budget was used up before an answer
};
inline constexpr int verdict_count = 4;
/// "proved", "unproved", "false_premise", "out_of_budget".
std::string_view name(Verdict verdict);

/// The result of a check.
struct Proof {
  Verdict verdict = Verdict::unproved;
  /// The premises that the proof uses; empty unless proved. They prove the same.
  Premises used{};
  /// The number of candidates assumed true or false: the work, as the budget counts it.
  std::uint64_t work = 0;
  /// Unless proved, the effect that has no proof, a removal or a placement; empty if a premise is false.
  std::optional<Candidate> denied{};
  /// For an unproved effect: candidates that fulfil every premise and deny the effect if all of them are true; they may
  /// be true together. For a false premise: the candidates called absent that are present; empty if the deadly pattern
  /// or the symmetry is at fault.
  CandidateSet counterexample{};
};

/// The default limit of a check, in candidates assumed true or false: some tenths of a second. Templates need most,
/// close to a million.
inline constexpr std::uint64_t default_check_budget = 4'000'000;

/// Proves every effect from the premises, on a grid of which it reads only the givens: all candidates that these allow
/// are present unless the premises call them absent. The rules:
/// - At most one digit in a cell and one cell for a digit in a house.
/// - At least one, if the premises state it: the candidates of such a cell or house are tried one after the other.
/// - For a deadly pattern: a second filling would be a second solution. This rule needs a promise: `givens`, and no
///   cell of the pattern is given; or `grid`, and the whole pattern consists of candidates of the grid.
/// - For a symmetry: a candidate is true if its image is true, and false if its image is false. This rule needs the
///   promise `givens`, and the symmetry maps the set of candidates that the givens allow to itself; or `grid`, and it
///   maps the candidates and digits of the grid to themselves.
///
/// `account` is not for callers of the library.
Proof check(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise,
            std::uint64_t budget = default_check_budget, Budget* account = nullptr);

/// Like `check`, but minimises the premises: afterwards no cell, house, deadly pattern or symmetry can be removed. A
/// removal is not tried if it would exceed the budget, or if all of them together would exceed a quarter of a million,
/// as for templates.
Proof check_closely(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise,
                    std::uint64_t budget = default_check_budget, Budget* account = nullptr);

/// Whether the cells of some candidates, filled with exactly these, could be filled with them in another way, so that
/// each house keeps its digits. Either each cell has two of them, and each digit has two cells or none in each house:
/// the two are exchanged everywhere. Or they are in two lines of a band or stack, the same digits side by side in both,
/// as many digits as cells in a line: the lines are exchanged.
bool is_deadly(const CandidateSet& pattern);

}  // namespace deduku
