#include "src/records/form_set.hpp"

#include "src/records/texts.hpp"

namespace deduku::records {

bool FormSet::insert(const Board& board) {
  const std::size_t before = size();
  return place_of(board) == before;
}

std::size_t FormSet::place_of(const Board& board) {
  const auto next = static_cast<std::uint32_t>(size());
  return board.marks ? marked_forms_.emplace(puzzle_text(board), next).first->second
                     : forms_.emplace(packed(board), next).first->second;
}

bool FormSet::contains(const Board& board) const {
  return board.marks ? marked_forms_.contains(puzzle_text(board)) : forms_.contains(packed(board));
}

FormSet::Digits FormSet::packed(const Board& board) {
  Digits digits{};
  for (Cell cell : Cell::all()) {
    std::uint32_t& row = digits[cell.index() / 9];
    row = 10 * row + board.values[cell];
  }
  return digits;
}

/// Forms begin alike, so every row must affect every bit: it is multiplied, then rotated to bring the high bits down.
std::size_t FormSet::Hash::operator()(const Digits& digits) const noexcept {
  std::uint64_t hash = 0;
  for (std::uint32_t row : digits) {
    hash = (hash ^ row) * 0x9E3779B97F4A7C15;
    hash ^= hash >> 32;
  }
  return static_cast<std::size_t>(hash);
}

}  // namespace deduku::records
