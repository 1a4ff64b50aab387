#include "src/search/solution_counter.hpp"

#include <bit>

#include "deduku/houses.hpp"
#include "src/search/puzzle.hpp"

namespace deduku::search {

namespace {

/// A state with more candidates in its open cells is left to the search, which uses more than naked singles.
constexpr int most_candidates = 128;

/// The memory starts small, because most boards have few solutions, and grows with its use, up to 1.3 MB.
constexpr std::size_t fewest_memories = 64;
constexpr std::size_t growth = 4;
constexpr std::size_t most_memories = fewest_memories * growth * growth * growth * growth;

constexpr std::uint64_t bit_at(int place) {
  return std::uint64_t{1} << place;
}

bool is_open(const BoxCells& state, int cell) {
  return !std::has_single_bit(digits_at(state, cell));
}

/// The digits, 0 to 8, of cells that have one each: their four bits, each for all cells.
class SingleDigits {
 public:
  explicit SingleDigits(const std::array<std::uint64_t, 9>& planes)
      : bits_{planes[1] | planes[3] | planes[5] | planes[7], planes[2] | planes[3] | planes[6] | planes[7],
              planes[4] | planes[5] | planes[6] | planes[7], planes[8]} {}
  std::size_t at(int place) const {
    return (bits_[0] >> place & 1) | (bits_[1] >> place & 1) << 1 | (bits_[2] >> place & 1) << 2 |
           (bits_[3] >> place & 1) << 3;
  }

 private:
  std::array<std::uint64_t, 4> bits_;
};

}  // namespace

std::optional<std::uint64_t> SolutionCounter::count(const BoxCells& state) {
  Planes planes{};
  Cells open = 0;
  int candidates = 0;
  for (int cell = 0; cell < Cell::count; ++cell) {
    if (!is_open(state, cell)) continue;
    if (bits_[cell] == 0) return give_places(state) ? count(state) : std::nullopt;
    open |= bits_[cell];
    for (unsigned left = digits_at(state, cell); left != 0; left &= left - 1) {
      planes[std::countr_zero(left)] |= bits_[cell];
      ++candidates;
    }
  }
  if (candidates > most_candidates) return std::nullopt;
  return count(planes, open);
}

/// Assigns a bit to each open cell and clears the memory; returns false if there are too many.
bool SolutionCounter::give_places(const BoxCells& state) {
  PerCell<Cells> bits{};
  int place = 0;
  for (int cell = 0; cell < Cell::count; ++cell) {
    if (!is_open(state, cell)) continue;
    if (place == 64) return false;
    bits[cell] = bit_at(place++);
  }
  bits_ = bits;
  for (int cell = 0; cell < Cell::count; ++cell) {
    if (bits_[cell] == 0) continue;
    Cells seen = 0;
    for (Cell peer : peers(Cell::at(cell / 9, cell % 9))) seen |= bits_[peer];
    peers_[std::countr_zero(bits_[cell])] = seen;
  }
  memories_.assign(fewest_memories, Memory());
  remembered_ = 0;
  return true;
}

std::uint64_t SolutionCounter::count(Planes planes, Cells open) {
  for (;;) {
    Cells any = 0;
    Cells two = 0;
    Cells three = 0;
    for (Cells plane : planes) {
      three |= two & plane;
      two |= any & plane;
      any |= plane;
    }
    if (any != open) return 0;
    const Cells singles = open & ~two;
    if (singles == 0) {
      if (open == 0) return 1;
      const Memory& memory = memory_of(planes);
      if (memory.planes == planes) return memory.count;
      const Cells pairs = two & ~three;
      return guess(planes, open, std::countr_zero(pairs != 0 ? pairs : open));
    }
    open &= ~singles;
    if (!settle(planes, singles)) return 0;
  }
}

/// Removes the digits of cells that have one each from their peers, and these cells from the planes. Returns false if
/// two of them are peers and have the same digit.
bool SolutionCounter::settle(Planes& planes, Cells singles) const {
  // One loop over the singles of all digits: the end of a loop for each digit is hard to predict.
  const SingleDigits digits(planes);
  Planes excluded{};
  for (Cells left = singles; left != 0; left &= left - 1) {
    const int place = std::countr_zero(left);
    excluded[digits.at(place)] |= peers_[place];
  }
  Cells clashes = 0;
  for (std::size_t digit = 0; digit < planes.size(); ++digit) {
    clashes |= excluded[digit] & planes[digit] & singles;
    planes[digit] &= ~(excluded[digit] | singles);
  }
  return clashes == 0;
}

/// The number of solutions with each of the digits of the cell at a place, in total.
std::uint64_t SolutionCounter::guess(const Planes& planes, Cells open, int place) {
  std::uint64_t sum = 0;
  for (std::size_t digit = 0; digit < planes.size(); ++digit) {
    if ((planes[digit] & bit_at(place)) == 0) continue;
    Planes branch = planes;
    branch[digit] &= ~peers_[place];
    for (Cells& plane : branch) plane &= ~bit_at(place);
    sum += count(branch, open & ~bit_at(place));
  }
  remember(planes, sum);
  return sum;
}

/// The index of planes in the memory: the highest bits of a sum of products with odd numbers.
std::size_t SolutionCounter::index_of(const Planes& planes) const {
  std::uint64_t sum = 0;
  std::uint64_t factor = 0x9e3779b97f4a7c15;
  for (Cells plane : planes) {
    sum += plane * factor;
    factor = factor * 0xd1342543de82ef95 + 2;
  }
  return sum >> (64 - std::countr_zero(memories_.size()));
}

/// If a memory was written as often as it has entries, it grows and is cleared.
void SolutionCounter::remember(const Planes& planes, std::uint64_t count) {
  if (++remembered_ > memories_.size() && memories_.size() < most_memories) {
    memories_.assign(growth * memories_.size(), Memory());
    remembered_ = 0;
  }
  memories_[index_of(planes)] = {planes, count};
}

}  // namespace deduku::search
