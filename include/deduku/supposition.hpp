// What contradicts a candidate: what follows where it is supposed, step by step, until something is impossible.
#pragma once

#include <optional>

#include "deduku/export.h"
#include "deduku/path.hpp"

namespace DEDUKU_API deduku {

/// How a supposition ends.
struct Refutation {
  /// The steps from the grid with the supposed candidate on, cut down to those that the contradiction rests on; none where
  /// the supposition alone leaves something without a candidate.
  Path path;
  /// The cell that no candidate is left for; or a house without a place for a digit.
  std::optional<Cell> cell{};
  std::optional<House> house{};
  std::optional<Digit> digit{};
};

/// Supposes a candidate of a grid and runs the ladder until a cell or a house is left without a candidate; of all that
/// are left so in the end, the one that rests on the fewest steps is reported. Nothing is relied on but the grid, so that no
/// technique of uniqueness is used. Empty where the grid lacks the candidate, where the ladder does not lead to a
/// contradiction, and where limits ended the work. The budget is that of `why`.
std::optional<Refutation> refute(const Grid& grid, Candidate candidate, const Ladder& ladder = default_ladder(),
                                 const SolverOptions& options = {});

}  // namespace deduku
