#include "src/generate/solution_classes.hpp"

#include <array>
#include <bit>

#include "deduku/canonical.hpp"
#include "deduku/minimal.hpp"
#include "src/core/splitmix64.hpp"

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

}  // namespace deduku::generate
