// Ensures that the puzzles of a run differ.
#include <array>
#include <bit>

#include "deduku/canonical.hpp"
#include "deduku/likeness.hpp"
#include "deduku/minimal.hpp"
#include "src/core/splitmix64.hpp"
#include "src/generate/making.hpp"
#include "src/generate/solution_classes.hpp"
#include "src/records/puzzle_identity.hpp"

namespace deduku::generate {

namespace {

/// Nine lines, each with the place of each digit, and the digit of each place.
struct Lines {
  std::array<std::array<std::uint8_t, 9>, 9> digits;
  std::array<std::array<std::uint8_t, 9>, 9> places;
};

Lines lines_of(const Solution& solution, bool are_columns) {
  Lines lines{};
  for (std::size_t line = 0; line < 9; ++line) {
    for (std::size_t place = 0; place < 9; ++place) {
      const auto digit = static_cast<std::size_t>(solution[are_columns ? 9 * place + line : 9 * line + place].index());
      lines.digits[line][place] = static_cast<std::uint8_t>(digit);
      lines.places[line][digit] = static_cast<std::uint8_t>(place);
    }
  }
  return lines;
}

/// The sum of the squares of the lengths of the cycles that map one line to another: it distinguishes all eight
/// possibilities.
std::uint64_t cycles_between(const Lines& lines, std::size_t one, std::size_t other) {
  std::uint64_t squares = 0;
  unsigned open = 0x1FF;
  while (open != 0) {
    const auto first = static_cast<std::size_t>(std::countr_zero(open));
    std::size_t digit = first;
    std::uint64_t length = 0;
    do {
      open &= ~(1U << digit);
      digit = lines.digits[other][lines.places[one][digit]];
      ++length;
    } while (digit != first);
    squares += length * length;
  }
  return squares;
}

/// Invariant under exchanges of lines of a band, and of bands, because sums do not depend on the order.
std::uint64_t signature_of(const Lines& lines) {
  std::array<std::uint64_t, 3> bands{};
  for (std::size_t one = 0; one < 9; ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      const bool is_same_band = one / 3 == other / 3;
      const std::uint64_t between = splitmix64(cycles_between(lines, one, other) + (is_same_band ? 100 : 200));
      bands[one / 3] += between;
      bands[other / 3] += between;
    }
  }
  return splitmix64(bands[0]) + splitmix64(bands[1]) + splitmix64(bands[2]);
}

}  // namespace

std::uint64_t signature_of(const Solution& solution) {
  return splitmix64(signature_of(lines_of(solution, false))) + splitmix64(signature_of(lines_of(solution, true)));
}

bool SolutionClasses::insert(const Solution& solution) {
  const std::uint64_t signature = signature_of(solution);
  const auto [begin, end] = grids_.equal_range(signature);
  if (begin != end) {
    const Board form = canonical_form(search::full_board(solution)).board;
    for (auto grid = begin; grid != end; ++grid) {
      if (canonical_form(search::full_board(grid->second)).board == form) return false;
    }
  }
  grids_.emplace(signature, solution);
  return true;
}

int most_alike(const PuzzleConstraints& constraints) {
  constexpr int half = 50;
  if (constraints.unlike) return *constraints.unlike;
  const bool names_digits = constraints.mask && !digits_of(*constraints.mask).givens.empty();
  const bool asks_for_relatives = constraints.like || names_digits;
  return asks_for_relatives || constraints.distribution != Distribution::natural ? 0 : half;
}

struct Variety::Known {
  int percent;
  bool with_same_solution;
  LikenessIndex givens;
  SolutionClasses solutions;
  records::FormSet forms;  ///< of puzzles whose solutions do not matter, or that have none of their own

  /// Inserts a puzzle; true if no equivalent puzzle and, if that matters, none with an equivalent solution was inserted
  /// before.
  bool insert_class(const Board& puzzle) {
    const bool has_solution = !find_conflict(puzzle) && search::is_unique(search::Puzzle(puzzle));
    if (with_same_solution || !has_solution) return forms.insert(canonical_form(puzzle).board);
    return solutions.insert(*search::solve(search::Puzzle(puzzle)));
  }
};

Variety::Variety(int percent, bool with_same_solution)
    : known_(make_hidden<Known>(Known{percent, with_same_solution, LikenessIndex(percent), {}, {}})) {}
Variety::Variety(const PuzzleConstraints& constraints)
    : Variety(most_alike(constraints), !constraints.automorphic.empty()) {}

std::string Variety::insert(const Board& puzzle) {
  if (known_->percent == 0) return "";
  if (const auto match = known_->givens.closest(puzzle)) {
    return "it has " + std::to_string(match->likeness.common) + " of " + std::to_string(match->likeness.of) +
           " givens in common with an earlier one";
  }
  if (!known_->insert_class(puzzle)) {
    return known_->with_same_solution ? "it is equivalent to an earlier one"
                                      : "its solution is equivalent to that of an earlier one";
  }
  known_->givens.insert(puzzle);
  return "";
}

void Variety::take(const Board& puzzle) {
  if (known_->percent == 0) return;
  (void)known_->insert_class(puzzle);
  known_->givens.insert(puzzle);
}

}  // namespace deduku::generate
