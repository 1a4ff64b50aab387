// Why a candidate is true or false: a short sequence of steps that proves it.
#pragma once

#include "deduku/export.h"
#include "deduku/path.hpp"

namespace DEDUKU_API deduku {

/// The finding about a candidate.
enum class WhyFinding : std::uint8_t {
  shown,      ///< steps of the ladder place or remove it
  held,       ///< its cell contains a digit
  excluded,   ///< a digit in a house of its cell excludes it
  unmarked,   ///< the pencil marks of the grid lack it
  unreached,  ///< the search shows whether it is true, but the ladder does not lead there
  undecided,  ///< it is true in one solution and false in another
};
inline constexpr int why_finding_count = 6;
/// "shown", "held", "excluded", ...: the word used in JSON.
std::string_view name(WhyFinding finding);
/// The status of a candidate: a finding, or `none`, `out_of_budget`, `stopped`, `unsound`.
using WhyStatus = Ending<WhyFinding>;

struct Why {
  WhyStatus status = Outcome::none;
  Candidate candidate;
  /// Whether it is true; meaningless if it is undecided, if there is no solution and if limits ended the work.
  bool is_true = false;
  /// The digit that decides it if no step is needed: in the cell itself, or in one that it sees.
  std::optional<Candidate> holder{};
  /// The steps; the last one removes the candidate, places it, or places a digit that excludes it.
  Slice slice{};
  /// A solution with the candidate, and one without it; both if it is undecided.
  std::optional<Solution> with{};
  std::optional<Solution> without{};
};

/// Uses the search to determine whether the candidate is true, then runs the ladder until it is placed or removed, and
/// reduces the path to the steps that this rests on. On each grid of the path some techniques, except trials, are
/// searched for another step that decides the candidate: those that cost no more than the one of the next step, and
/// cheap ones that cost no more than the hardest step needed. On the first grid all cheap ones are searched, so a
/// single cheap step that decides it is always taken. The result is the slice with the fewest steps, the cheapest if
/// there are several. The budget is that of a solver, and also counts each proof as one trial of a technique. When it
/// is used up, the best slice so far is the result, and `slice.is_cut` means that a shorter one may have been missed.
Why why(const Grid& grid, Candidate candidate, const Ladder& ladder = default_ladder(),
        const SolverOptions& options = {});

}  // namespace deduku
