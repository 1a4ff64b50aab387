// R on shorter ladders: whether it falls when a technique is omitted. A minimum would never fall.
#pragma once

#include <map>
#include <string>

#include "deduku/round_rating.hpp"

namespace deduku::rounds {

/// The least R of a ladder or a part of it.
struct LeastR {
  int r = 0;  ///< in hundredths
  /// The key of the omitted family or technique, or "uniqueness"; empty if no omission lowers R.
  std::string left_out{};
};

/// Rates puzzles on a ladder, and again without each family and each technique that their rounds have steps of, and
/// without the techniques that need a unique solution. Keeps its memory. One per thread.
class ShorterLadders {
 public:
  explicit ShorterLadders(const Ladder& ladder = default_ladder(), const SolverOptions& options = {});

  /// Each rating has its own full budget. Empty if the whole ladder does not solve the puzzle.
  std::optional<LeastR> least(const Board& board);

 private:
  using Omits = FunctionRef<bool(TechniqueId technique)>;

  /// Rates on the ladder without some techniques; keeps the result if it is lower.
  void improve(LeastR& least, const Board& board, std::string_view left_out, Omits omits);

  Ladder ladder_;
  SolverOptions options_;
  RoundRater whole_;
  std::map<std::string, RoundRater, std::less<>> shorter_;  ///< by the omitted techniques
};

}  // namespace deduku::rounds
