// The symmetries of Sudoku that tests use: relabelling, transposition, permutations of bands, stacks, rows,
// columns.
#pragma once

#include <algorithm>
#include <numeric>
#include <random>

#include "deduku/step.hpp"

namespace deduku::testing {

/// One of the 3,359,232 x 9! transformations that turn a Sudoku into an equivalent one.
class Symmetry {
 public:
  static Symmetry random(std::mt19937_64& rng) {
    Symmetry symmetry;
    symmetry.transposed_ = rng() % 2 == 1;
    symmetry.rows_ = random_lines(rng);
    symmetry.columns_ = random_lines(rng);
    std::iota(symmetry.digits_.begin(), symmetry.digits_.end(), 0);
    std::ranges::shuffle(symmetry.digits_, rng);
    return symmetry;
  }

  Digit operator()(Digit digit) const { return Digit(digits_[digit.index()]); }
  Cell operator()(Cell cell) const {
    const int row = rows_[cell.index() / 9];
    const int column = columns_[cell.index() % 9];
    return transposed_ ? Cell::at(column, row) : Cell::at(row, column);
  }
  House operator()(House house) const { return common_houses((*this)(cells_of(house))).first(); }
  template <class T>
  Set<T> operator()(const Set<T>& set) const {
    Set<T> image;
    for (T element : set) image.insert((*this)(element));
    return image;
  }
  CandidateSet operator()(const CandidateSet& set) const {
    CandidateSet image;
    for (Digit digit : Digit::all()) image.insert((*this)(digit), (*this)(set.cells(digit)));
    return image;
  }
  Board operator()(const Board& board) const {
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

 private:
  static std::array<int, 9> random_lines(std::mt19937_64& rng) {
    std::array<int, 3> bands{0, 1, 2};
    std::ranges::shuffle(bands, rng);
    std::array<int, 9> lines{};
    for (int band = 0; band < 3; ++band) {
      std::array<int, 3> inside{0, 1, 2};
      std::ranges::shuffle(inside, rng);
      for (int i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + inside[i];
    }
    return lines;
  }

  bool transposed_ = false;
  std::array<int, 9> rows_{};
  std::array<int, 9> columns_{};
  std::array<int, 9> digits_{};
};

}  // namespace deduku::testing
