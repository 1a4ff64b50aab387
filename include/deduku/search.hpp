// Search: solutions by trial, independent of the techniques. Each backend is the oracle of the others.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "deduku/box_cells.hpp"
#include "deduku/export.h"
#include "deduku/function_ref.hpp"
#include "deduku/grid.hpp"
#include "deduku/per.hpp"

namespace DEDUKU_API deduku {

/// A full grid, one digit per cell.
using Solution = PerCell<Digit>;

namespace search {

/// The effort of a search.
struct Effort {
  std::uint64_t guesses = 0;  ///< speculative branches taken; 0 if propagation alone decided
  std::uint64_t nodes = 0;    ///< propagated states, the first one included

  friend bool operator==(const Effort&, const Effort&) = default;
};

/// The result of a search.
struct Result {
  /// Solutions found, at most the limit.
  std::uint64_t count = 0;
  /// Whether `count` is complete (neither limit nor visitor stopped the search).
  bool exhausted = true;
  Effort effort;
};

/// Receives each solution; returns whether the search continues.
using Visitor = FunctionRef<bool(const Solution&)>;

inline constexpr std::uint64_t no_limit = ~std::uint64_t{0};

/// The start of a search: the candidates of each cell, in the order of the box search. Made from a text it takes a
/// fraction of the time of a grid, which matters for puzzles solved in less than a microsecond.
class Puzzle {
 public:
  /// Cells row by row: 1 to 9 is a digit, every other character an empty cell. At least 81 characters; later characters
  /// are not read. If digits conflict, there is no solution.
  explicit Puzzle(std::string_view text);
  /// The puzzle of a text that may be shorter than 81 characters: then the result is empty.
  static std::optional<Puzzle> checked(std::string_view text) {
    return text.size() < Cell::count ? std::nullopt : std::optional<Puzzle>(text);
  }
  // A board and a grid are puzzles wherever one is asked for.
  // NOLINTBEGIN(google-explicit-constructor)
  /// The digits and marks of a board; digits may conflict.
  Puzzle(const Board& board);
  /// The digits and candidates of a grid.
  Puzzle(const Grid& grid);
  // NOLINTEND(google-explicit-constructor)

  const BoxCells& cells() const { return cells_; }

 private:
  BoxCells cells_;
};

/// A way to search. All backends find the same solutions of a puzzle (of its digits and its candidates), each once, in
/// an order of their own, and stop after `limit` solutions (at least 1) or when the visitor returns false.
struct Backend {
  std::string_view name;
  std::string_view description;
  Result (*run)(const Puzzle& puzzle, std::uint64_t limit, Visitor visitor);
};

/// All backends that this machine can run, the default first. The default uses the widest registers; `boxes_plain`,
/// `boxes_sse2` and so on are the same search with others.
std::span<const Backend> backends();
const Backend& default_backend();
/// The backend with this name; null for an unknown name.
const Backend* find_backend(std::string_view name);

/// The first solution; empty if there is no solution.
std::optional<Solution> solve(const Grid& grid, const Backend& backend = default_backend());
/// The number of solutions, at most `limit`.
std::uint64_t count(const Grid& grid, std::uint64_t limit = no_limit, const Backend& backend = default_backend());
/// Whether there is exactly one solution.
bool is_unique(const Grid& grid, const Backend& backend = default_backend());
/// Calls the visitor with each solution until it returns false.
Result enumerate(const Grid& grid, Visitor visitor, const Backend& backend = default_backend());

/// The questions above, answered by the fastest backend.
std::optional<Solution> solve(const Puzzle& puzzle);
std::uint64_t count(const Puzzle& puzzle, std::uint64_t limit = no_limit);
bool is_unique(const Puzzle& puzzle);
/// Like `count`, but calls `goes_on` repeatedly; once it returns false, the search ends with `exhausted` false. For
/// boards with many solutions it counts about three times as many per second as `enumerate` lists. Its effort is not
/// that of other searches: when little is open, solutions are counted together.
Result count_while(const Puzzle& puzzle, FunctionRef<bool()> goes_on, std::uint64_t limit = no_limit);
Result enumerate(const Puzzle& puzzle, Visitor visitor, std::uint64_t limit = no_limit);

}  // namespace search
}  // namespace deduku
