// Refutations of a candidate: the consequences of assuming it, step by step, up to a contradiction.
#pragma once

#include <optional>

#include "deduku/export.h"
#include "deduku/path.hpp"

namespace DEDUKU_API deduku {

/// How a supposition ends.
struct Refutation {
  /// The steps from the grid with the assumed candidate on, reduced to those that the contradiction rests on; empty if
  /// the assumption alone empties a cell or a house.
  Path path;
  /// The cell without a candidate; or a house without a cell for a digit.
  std::optional<Cell> cell{};
  std::optional<House> house{};
  std::optional<Digit> digit{};
};

/// Assumes a candidate of a grid and runs the ladder until a cell or a house has no candidate. If there are several of
/// these in the end, the one that rests on the fewest steps is reported. Only the grid is relied on, so no technique of
/// uniqueness is used. Empty if the grid lacks the candidate, if the ladder does not lead to a contradiction, and if
/// limits ended the work. The budget is that of `why`.
std::optional<Refutation> refute(const Grid& grid, Candidate candidate, const Ladder& ladder = default_ladder(),
                                 const SolverOptions& options = {});

}  // namespace deduku
