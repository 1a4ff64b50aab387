// Why a candidate is true or false: a short sequence of steps that shows it.
#pragma once

#include "deduku/export.h"
#include "deduku/path.hpp"

namespace DEDUKU_API deduku {

/// What is found out about a candidate.
enum class WhyFinding : std::uint8_t {
  shown,      ///< steps of the ladder place or remove it
  held,       ///< its cell holds a digit
  excluded,   ///< a digit in a house of its cell excludes it
  unmarked,   ///< the pencil marks of the grid lack it
  unreached,  ///< the search knows whether it is true, but the ladder does not lead there
  undecided,  ///< it is true in one solution and false in another
};
inline constexpr int why_finding_count = 6;
/// "shown", "held", "excluded", ...: the word used in JSON.
std::string_view name(WhyFinding finding);
/// What there is to say about a candidate: a finding, or `none`, `out_of_budget`, `stopped`, `unsound`.
using WhyStatus = Ending<WhyFinding>;

struct Why {
  WhyStatus status = Outcome::none;
  Candidate candidate;
  /// Whether it is true; of no meaning where that is undecided, where there is no solution and where limits ended the work.
  bool is_true = false;
  /// The digit that decides where no step is needed: in the cell itself, or in one that it sees.
  std::optional<Candidate> holder{};
  /// The steps; the last one removes the candidate, places it, or places a digit that excludes it.
  Slice slice{};
  /// A solution with the candidate, and one without it; both where it is undecided.
  std::optional<Solution> with{};
  std::optional<Solution> without{};
};

/// Asks the search what is true, then runs the ladder until the candidate is placed or gone, and cuts the path down to
/// the steps that this rests on. On each grid of the path the techniques that cost no more than the one that leads on, or
/// that are cheap and cost no more than the hardest step needed, are asked whether another step of theirs decides the
/// candidate, trials excepted: of the slices so found the one with the fewest steps is taken, of these the cheapest. The
/// budget is that of a solver, and counts each proof as the trial of a technique, too; what is found before it is used up
/// is shown, and `slice.is_cut` says that something shorter may have been missed.
Why why(const Grid& grid, Candidate candidate, const Ladder& ladder = default_ladder(),
        const SolverOptions& options = {});

}  // namespace deduku
