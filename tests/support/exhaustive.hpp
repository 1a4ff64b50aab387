// The canonical form by another path: all arrangements of rows and columns are tried. It takes about 20 ms for a
// puzzle.
#pragma once

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "deduku/symmetry.hpp"

namespace deduku::testing {

/// All 1,296 orders of rows or columns.
inline std::vector<std::array<std::uint8_t, 9>> all_lines() {
  std::vector<std::array<std::uint8_t, 9>> all;
  std::array<std::uint8_t, 9> lines{};
  std::iota(lines.begin(), lines.end(), std::uint8_t{0});
  do {
    bool keeps_bands = true;
    for (int line = 0; line < 9; ++line) keeps_bands &= lines[line] / 3 == lines[line / 3 * 3] / 3;
    if (keeps_bands) all.push_back(lines);
  } while (std::ranges::next_permutation(lines).found);
  return all;
}

/// The least of all boards, by exhaustive search.
class Exhaustive {
 public:
  explicit Exhaustive(const Board& board) : board_(board) {
    static const auto all = all_lines();
    for (bool transposes : {false, true}) {
      for (const auto& rows : all) {
        for (const auto& columns : all) try_arrangement(transposes, rows, columns);
      }
    }
  }

  const std::string& digits() const { return best_; }
  /// The arrangements with the least digits, each as the order of rows and columns.
  const std::vector<deduku::Symmetry>& arrangements() const { return arrangements_; }

 private:
  void try_arrangement(bool transposes, const std::array<std::uint8_t, 9>& rows,
                       const std::array<std::uint8_t, 9>& columns) {
    std::array<char, 10> labels{'0'};
    char last = '0';
    bool is_less = false;
    std::string text(81, '0');
    for (int place = 0; place < 81; ++place) {
      const int row = rows[place / 9];
      const int column = columns[place % 9];
      const std::uint8_t value = board_.values[transposes ? 9 * column + row : 9 * row + column];
      if (labels[value] == 0) labels[value] = ++last;
      text[place] = labels[value];
      if (!is_less && text[place] > best_[place]) return;
      is_less |= text[place] < best_[place];
    }
    if (is_less) arrangements_.clear();
    best_ = text;
    deduku::Symmetry inverse{.rows = rows, .columns = columns};
    inverse = inverse.inverse();
    inverse.transposes = transposes;
    arrangements_.push_back(inverse);
  }

  const Board& board_;
  std::string best_ = std::string(81, '~');
  std::vector<deduku::Symmetry> arrangements_;
};

}  // namespace deduku::testing
