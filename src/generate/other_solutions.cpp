#include "src/generate/other_solutions.hpp"

#include <bit>
#include <cstring>

namespace deduku::generate {

/// Eight digits at once: every byte that is not 0 gets its highest bit, and the product moves these bits side by side.
CellSet difference_of(const Solution& one, const Solution& other) {
  static_assert(sizeof(Digit) == 1 && std::endian::native == std::endian::little);
  constexpr std::uint64_t low = 0x7F7F'7F7F'7F7F'7F7F;
  const auto differing = [&](std::size_t begin, std::size_t count) {
    std::uint64_t a = 0;
    std::uint64_t b = 0;
    std::memcpy(&a, one.data() + begin, count);
    std::memcpy(&b, other.data() + begin, count);
    const std::uint64_t bytes = a ^ b;
    const std::uint64_t marked = (((bytes & low) + low) | bytes) >> 7 & 0x0101'0101'0101'0101;
    return marked * 0x0102'0408'1020'4080 >> 56;
  };
  std::array<std::uint64_t, 2> words{};
  for (std::size_t part = 0; part < 8; ++part) words[0] |= differing(8 * part, 8) << 8 * part;
  words[1] = differing(64, 8) | differing(72, 8) << 8 | differing(80, 1) << 16;
  return std::bit_cast<CellSet>(words);
}

OtherSolutions::OtherSolutions(const Solution& solution) : solution_(solution) {
  asked_.marks.emplace();
  asked_.marks->fill(DigitSet::all());
}

std::optional<Solution> OtherSolutions::find(const CellSet& givens, const Cell* left_out) {
  for (Cell cell : asked_.givens - givens) asked_.values[cell] = 0;
  for (Cell cell : givens - asked_.givens) {
    asked_.values[cell] = static_cast<std::uint8_t>(solution_[cell].number());
  }
  asked_.givens = givens;
  std::optional<Solution> other;
  const auto visit = [&](const Solution& solution) {
    if (solution != solution_) other = solution;
    return !other;
  };
  if (left_out != nullptr) {
    (*asked_.marks)[*left_out].erase(solution_[*left_out]);
    (void)search::enumerate(search::Puzzle(asked_), visit, 1);
    (*asked_.marks)[*left_out] = DigitSet::all();
  } else {
    (void)search::enumerate(search::Puzzle(asked_), visit, 2);
  }
  return other;
}

}  // namespace deduku::generate
