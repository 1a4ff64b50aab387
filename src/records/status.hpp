// What came of a puzzle, in one word: the statuses of records and tables, each spelled in one place.
#pragma once

#include <cstdint>

#include "deduku/outcome.hpp"

namespace deduku::records {

/// What came of solving or rating a puzzle: an outcome of the solver, or what keeps it from having one.
enum class PuzzleStatus : std::uint8_t {
  solved,
  stuck,
  several,
  none,
  unsound,
  broken_off,
  out_of_budget,  ///< the budget, that of the user or the standard one, did not suffice
  parse_error,    ///< the puzzle could not be read
  out_of_memory,  ///< the memory of the machine did not suffice
};
inline constexpr int puzzle_status_count = 9;
/// "solved", "stuck", ..., "out_of_budget", "parse_error", "out_of_memory".
std::string_view name(PuzzleStatus status);

PuzzleStatus status_of(Outcome outcome);
/// The same of a rating that nothing but its budget broke off.
PuzzleStatus status_of_rating(Outcome outcome);
/// Of a puzzle with so many solutions: `none`, `solved` or `several`. Two stand for more.
Outcome outcome_of(std::uint64_t solutions);

/// Whether a puzzle is one.
enum class Validity : std::uint8_t {
  none,  ///< no solution
  unique,
  several,
  invalid,  ///< a digit stands twice in a house
};
/// "none", "unique", "several", "invalid".
std::string_view name(Validity validity);
/// Of a puzzle with so many solutions; two stand for more.
Validity validity_of(std::uint64_t solutions);

}  // namespace deduku::records
