// A path that some program has written, replayed on a board of our own and proved step by step.
#pragma once

#include "deduku/check.hpp"
#include "deduku/json.hpp"
#include "deduku/solver.hpp"

namespace deduku::cli {

/// What came of a path.
enum class PathVerdict : std::uint8_t {
  proved,         ///< every step follows from its premises
  unproved,       ///< a step does not
  false_premise,  ///< a step calls a candidate absent that is there, or its deadly pattern is not excluded, or its symmetry none of the puzzle
  out_of_budget,  ///< the proof of a step costs too much
  no_premises,    ///< a step does not say what it needs
  unsolved,       ///< the path is said to solve the puzzle, and does not, or ends in another solution
  invalid,        ///< the puzzle itself has a digit twice in a house
};
/// "proved", "unproved", ..., "invalid".
std::string_view name(PathVerdict verdict);

struct PathCheck {
  PathVerdict verdict = PathVerdict::proved;
  /// The first step that is refused, from 0; the number of steps where none is.
  std::size_t step = 0;
  /// Of that step.
  Proof proof{};
  /// Whether the board is full in the end.
  bool is_solved = false;
};

/// `word`: what steps of uniqueness may rely on; empty: what the search finds. `budget` is that of one step; `account` may end
/// the check as well.
PathCheck check_path(const WrittenPath& path, std::optional<Promise> word, std::uint64_t budget,
                     Work* account = nullptr);

/// Why a path is refused, as a sentence without a full stop.
std::string refusal_text(const WrittenPath& path, const PathCheck& check);

}  // namespace deduku::cli
