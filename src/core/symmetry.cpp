#include "deduku/symmetry.hpp"

namespace deduku {

namespace {

using Permutation = std::array<std::uint8_t, 9>;

Permutation inverse_of(const Permutation& permutation) {
  Permutation inverse{};
  for (std::uint8_t i = 0; i < 9; ++i) inverse[permutation[i]] = i;
  return inverse;
}

}  // namespace

Cell Symmetry::operator()(Cell cell) const {
  const int row = cell.index() / 9;
  const int column = cell.index() % 9;
  return transposes ? Cell::at(rows[column], columns[row]) : Cell::at(rows[row], columns[column]);
}

DigitSet Symmetry::operator()(DigitSet set) const {
  DigitSet image;
  for (Digit digit : set) image.insert((*this)(digit));
  return image;
}

CellSet Symmetry::operator()(const CellSet& set) const {
  CellSet image;
  for (Cell cell : set) image.insert((*this)(cell));
  return image;
}

Board Symmetry::operator()(const Board& board) const {
  Board image;
  image.givens = (*this)(board.givens);
  if (board.marks) image.marks.emplace();
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell.index()];
    const int target = (*this)(cell).index();
    if (value != 0) image.values[target] = static_cast<std::uint8_t>((*this)(Digit::of(value)).number());
    if (board.marks) (*image.marks)[target] = (*this)((*board.marks)[cell.index()]);
  }
  return image;
}

/// Rows moved and then seen as columns are columns moved: the two permutations change places.
Symmetry Symmetry::inverse() const {
  Symmetry inverse;
  inverse.transposes = transposes;
  inverse.rows = inverse_of(transposes ? columns : rows);
  inverse.columns = inverse_of(transposes ? rows : columns);
  inverse.digits = inverse_of(digits);
  return inverse;
}

}  // namespace deduku
