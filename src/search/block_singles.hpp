// Naked singles of many puzzles at once, bit-sliced.
//
// A plane is one bit of each puzzle: bit i of a plane belongs to puzzle i. An operation on planes is a step of 64 to
// 256 puzzles, so no branch depends on a single puzzle, and a puzzle costs its share of the operations: some twenty
// cycles for a sweep over all cells.
//
//     values   four planes for each cell: its digit in binary, 0 while the cell is open
//     taken    a plane for each house and digit: the house has the digit
//
// A digit is free for an open cell if none of its houses has taken it. The free digits are counted up to two. If there
// is one, the digit is placed; if there are 0, the puzzle contradicts itself. Everything is changed in place: a sweep
// uses the digits that it placed.
//
// The puzzles of a block are not finished at the same time. When hardly any makes progress, the rest is faster one by
// one.
#pragma once

#include "src/core/transpose.hpp"
#include "src/search/path_entries.hpp"

namespace deduku::search {

/// The puzzles of a block in groups of as many as a plane has bits.
template <class Plane>
class BlockSingles {
 public:
  /// Places the singles of a whole block.
  static void run(PuzzleBlock& block) {
    for (int group = 0; group < block_size / 64; group += Plane::word_count) {
      BlockSingles singles;
      singles.read(block, group);
      for (int cell = 0; cell < 81; ++cell) singles.take_given(cell);
      while (singles.sweep().count() >= fewest_to_go_on) {
      }
      singles.write(block, group);
    }
  }

 private:
  using Digits = Plane[9];

  static constexpr int fewest_to_go_on = 6 * Plane::word_count;

  BlockSingles() {
    for (Digits& house : taken_) {
      for (Plane& digit : house) digit = Plane::each(0);
    }
  }

  void read(const PuzzleBlock& block, int group) {
    for (int word = 0; word < words_per_puzzle; ++word) {
      Plane(&planes)[64] = values_[word];
      for (int i = 0; i < 64; ++i) planes[i] = Plane::load(&block.words[word][i][group]);
      transpose(planes, Plane::each);
    }
  }
  void write(PuzzleBlock& block, int group) {
    Plane open_cells = Plane::each(0);
    for (int cell = 0; cell < 81; ++cell) open_cells = open_cells | open(value(cell));
    for (int word = 0; word < words_per_puzzle; ++word) {
      Plane(&planes)[64] = values_[word];
      transpose(planes, Plane::each);
      for (int i = 0; i < 64; ++i) planes[i].store(&block.words[word][i][group]);
    }
    contradiction_.store(&block.contradictions[group]);
    open_cells.store(&block.open[group]);
  }

  /// The four planes of a cell.
  Plane* value(int cell) { return values_[cell / cells_per_word] + cell % cells_per_word * 4; }
  Digits& row(int cell) { return taken_[cell / 9]; }
  Digits& column(int cell) { return taken_[9 + cell % 9]; }
  Digits& box(int cell) { return taken_[18 + cell / 27 * 3 + cell % 9 / 3]; }

  static Plane open(const Plane* bits) {
    return Plane::each(~std::uint64_t{0}) - (bits[0] | bits[1] | bits[2] | bits[3]);
  }

  static constexpr bool has_bit(int digit, int bit) { return ((digit + 1) >> bit & 1) != 0; }

  void take_given(int cell) {
    const Plane* bits = value(cell);
    for (int digit = 0; digit < 9; ++digit) {
      Plane given = Plane::each(~std::uint64_t{0});
      for (int bit = 0; bit < 4; ++bit) given = has_bit(digit, bit) ? given & bits[bit] : given - bits[bit];
      Plane* const houses[] = {&row(cell)[digit], &column(cell)[digit], &box(cell)[digit]};
      for (Plane* house : houses) {
        contradiction_ = contradiction_ | (*house & given);
        *house = *house | given;
      }
    }
  }

  /// Returns the puzzles in which some cell became solved.
  Plane sweep() {
    Plane placed = Plane::each(0);
    for (int cell = 0; cell < 81; cell += 3) placed = placed | sweep_miniline(cell);
    return placed;
  }

  /// Three cells share a row and a box: their taken digits are read and written once for the three.
  Plane sweep_miniline(int first) {
    Digits& in_row = row(first);
    Digits& in_box = box(first);
    Digits taken;
    for (int digit = 0; digit < 9; ++digit) taken[digit] = in_row[digit] | in_box[digit];
    Plane placed = Plane::each(0);
    for (int cell = first; cell < first + 3; ++cell) placed = placed | place_single(cell, taken);
    for (int digit = 0; digit < 9; ++digit) {
      const Plane added = taken[digit] - (in_row[digit] | in_box[digit]);
      in_row[digit] = in_row[digit] | added;
      in_box[digit] = in_box[digit] | added;
    }
    return placed;
  }

  /// `taken`: the digits of row and box, afterwards including the placed one.
  [[gnu::always_inline]] Plane place_single(int cell, Digits& taken) {
    const Plane open = BlockSingles::open(value(cell));
    if (open.empty()) return open;
    Digits free;
    Plane one = Plane::each(0);
    Plane two = Plane::each(0);
    for (int digit = 0; digit < 9; ++digit) {
      free[digit] = open - (taken[digit] | column(cell)[digit]);
      two = two | (one & free[digit]);
      one = one | free[digit];
    }
    contradiction_ = contradiction_ | (open - one);
    const Plane single = one - two;
    if (!single.empty()) place(cell, single, free, taken);
    return single;
  }

  /// Places the free digits in puzzles that have exactly one.
  [[gnu::always_inline]] void place(int cell, Plane single, const Digits& free, Digits& taken) {
    Plane* bits = value(cell);
    for (int digit = 0; digit < 9; ++digit) {
      const Plane placed = free[digit] & single;
      taken[digit] = taken[digit] | placed;
      column(cell)[digit] = column(cell)[digit] | placed;
      for (int bit = 0; bit < 4; ++bit) {
        if (has_bit(digit, bit)) bits[bit] = bits[bit] | placed;
      }
    }
  }

  Plane values_[words_per_puzzle][64];
  Digits taken_[27];
  Plane contradiction_ = Plane::each(0);
};

}  // namespace deduku::search
