// The checker: proves what a step concludes from its premises alone. It knows no technique, no solver and no search.
#pragma once

#include <optional>

#include "deduku/export.h"
#include "deduku/premises.hpp"
#include "deduku/promise.hpp"

namespace deduku {
// Not seen from outside.
class Work;
}  // namespace deduku

namespace DEDUKU_API deduku {

/// How a check ended.
enum class Verdict : std::uint8_t {
  proved,         ///< the conclusion follows
  unproved,       ///< it does not follow from these premises
  false_premise,  ///< a candidate said to be absent is there, the deadly pattern is none that the promise excludes, or the
                  ///< symmetry does not leave what has one solution as it is
  out_of_budget,  ///< the budget was used up before an answer
};
inline constexpr int verdict_count = 4;
/// "proved", "unproved", "false_premise", "out_of_budget".
std::string_view name(Verdict verdict);

/// The result of a check.
struct Proof {
  Verdict verdict = Verdict::unproved;
  /// What the proof uses of the premises; empty unless proved. It proves the same.
  Premises used{};
  /// How many candidates were taken for true or false on the way: the work, as the budget counts it.
  std::uint64_t work = 0;
  /// Unless proved, the effect that has no proof, a removal or a placement; empty where a premise is false.
  std::optional<Candidate> denied{};
  /// Of an unproved effect: candidates that, all of them true, fulfil every premise and deny it; they may stand together.
  /// Of a false premise: what is called absent and is there, nothing where the deadly pattern or the symmetry is at
  /// fault.
  CandidateSet counterexample{};
};

/// What a check may take by default, in candidates taken for true or false: some tenths of a second. Templates take most,
/// close to a million.
inline constexpr std::uint64_t default_check_budget = 4'000'000;

/// Proves every effect from the premises, on a grid of which it reads the givens only: all candidates that they leave
/// are there, unless the premises call them absent. The rules are: at most one digit in a cell and one place for a digit
/// in a house; at least one where the premises say so; one after the other, the candidates of such a cell or house; and
/// for a deadly pattern, that a second filling would be a second solution. That rule asks for a promise: `givens`, and no
/// cell of the pattern is given; or `grid`, and all of the pattern are candidates of the grid. For a symmetry, that a candidate is
/// true where what it makes of it is, and false where that is. That rule asks for the promise `givens`, and the symmetry leaves as
/// they are all candidates that the givens leave; or `grid`, and it leaves as they are all candidates of the grid and its digits.
/// `account` is not for callers of the library.
Proof check(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise,
            std::uint64_t budget = default_check_budget, Work* account = nullptr);

/// As `check`, cut down: afterwards no cell, house, deadly pattern or symmetry can be left out. A cut is not made where it would
/// exceed the budget, or all of them together a quarter of a million: that is so for templates and the like.
Proof check_closely(const Grid& grid, const Premises& premises, const Effects& effects, Promise promise,
                    std::uint64_t budget = default_check_budget, Work* account = nullptr);

/// Whether the cells of some candidates, filled with these and nothing else, could be filled with them in another way,
/// so that each house keeps its digits. Either each cell has two of them and each digit two places in each house, or
/// none: the two change places everywhere. Or they stand in two lines of a band or stack, side by side the same in both,
/// as many digits as cells in a line: the lines change places.
bool is_deadly(const CandidateSet& pattern);

}  // namespace deduku
