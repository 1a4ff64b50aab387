// A path written by any program, replayed on a board of our own and proved step by step.
#pragma once

#include "deduku/check.hpp"
#include "deduku/json.hpp"
#include "deduku/solver.hpp"

namespace deduku::cli {

/// The result for a path.
enum class PathVerdict : std::uint8_t {
  proved,         ///< every step follows from its premises
  unproved,       ///< a step does not follow
  false_premise,  ///< a step excludes a candidate that exists, or its deadly pattern is not excluded, or the puzzle
                  ///< does not have its symmetry
  out_of_budget,  ///< the proof of a step costs too much
  no_premises,    ///< a step does not name its premises
  unsolved,       ///< the path claims to solve the puzzle but does not, or ends in another solution
  invalid,        ///< the puzzle itself has a digit twice in a house
};
/// "proved", "unproved", ..., "invalid".
std::string_view name(PathVerdict verdict);

struct PathCheck {
  PathVerdict verdict = PathVerdict::proved;
  /// The first refused step, from 0; the number of steps if all are accepted.
  std::size_t step = 0;
  /// The proof of that step.
  Proof proof{};
  /// Whether the board is full in the end.
  bool is_solved = false;
};

/// `options`: the assumption of uniqueness steps. `budget` is for one step; `account` may also end the check.
PathCheck check_path(const WrittenPath& path, const SolverOptions& options, std::uint64_t budget,
                     Budget* account = nullptr);

/// The reason why a path is refused, as a sentence without a full stop.
std::string refusal_text(const WrittenPath& path, const PathCheck& check);

}  // namespace deduku::cli
