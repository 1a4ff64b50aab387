// Templates: the ways to put one digit into nine cells, one in each house, all among its remaining places.
//
//      band     A . .  . A .  . . A        Within a band the three cells lie in three different stacks. Which
//               . . .  . . .  . . .        columns they take is a triple such as (c1, c5, c9), one of 27, and
//                                          three triples make a template when in each stack they are three
//               c1     c5       c9         different columns. Which rows they take is one of six permutations.
//
// So the 46,656 templates need no list: a set of triples is a word of 27 bits, and a few words for each band determine
// which triples fit together.
#pragma once

#include "deduku/grid.hpp"
#include "src/core/set_access.hpp"

namespace deduku::facts {

/// A set of column triples: bit 9a + 3b + c represents column a of the left, b of the middle and c of the right stack,
/// each 0..2.
using Triples = std::uint32_t;

/// The cells of a row as nine bits, the leftmost column lowest. `row` is 0..8.
constexpr unsigned bits_of_row(const CellSet& cells, int row) {
  const auto& [low, high] = SetAccess::words(cells);
  const std::uint64_t bits = row < 7 ? low >> 9 * row : row == 7 ? low >> 63 | high << 1 : high >> 8;
  return static_cast<unsigned>(bits & 0x1ff);
}

namespace detail {

constexpr int column_of(int triple, int stack) {
  constexpr std::array<int, 3> weights = {9, 3, 1};
  return triple / weights[stack] % 3;
}

struct TripleTables {
  /// [stack][columns as three bits]: the triples that take one of the columns in the stack.
  std::array<std::array<Triples, 8>, 3> taking{};
  /// [triple]: the triples with another column in every stack.
  std::array<Triples, 27> apart{};
  /// [triple][triple]: the third column in every stack, for two triples that are apart.
  std::array<std::array<std::uint8_t, 27>, 27> third{};
};

constexpr TripleTables make_triple_tables() {
  TripleTables tables;
  for (int triple = 0; triple < 27; ++triple) {
    for (int stack = 0; stack < 3; ++stack) {
      for (int taken = 0; taken < 8; ++taken) {
        if ((taken >> column_of(triple, stack) & 1) != 0) tables.taking[stack][taken] |= 1U << triple;
      }
    }
    for (int other = 0; other < 27; ++other) {
      int third = 0;
      bool apart = true;
      for (int stack = 0; stack < 3; ++stack) {
        const int sum = column_of(triple, stack) + column_of(other, stack);
        apart &= column_of(triple, stack) != column_of(other, stack);
        third = 3 * third + (6 - sum) % 3;
      }
      if (apart) tables.apart[triple] |= 1U << other;
      tables.third[triple][other] = static_cast<std::uint8_t>(third);
    }
  }
  return tables;
}

inline constexpr TripleTables triple_tables = make_triple_tables();

/// The row of the band that each stack takes.
inline constexpr std::array<std::array<std::uint8_t, 3>, 6> row_permutations = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr void insert_row(CellSet& cells, int row, unsigned bits) {
  for (; bits != 0; bits &= bits - 1) cells.insert(Cell::at(row, std::countr_zero(bits)));
}

/// The places of a digit within one band.
class Band {
 public:
  constexpr Band() = default;
  constexpr Band(const CellSet& places, int band) {
    for (int row = 0; row < 3; ++row) {
      const unsigned bits = bits_of_row(places, 3 * band + row);
      for (int stack = 0; stack < 3; ++stack) columns_[row][stack] = bits >> (3 * stack) & 7;
    }
    for (std::size_t i = 0; i < row_permutations.size(); ++i) {
      by_rows_[i] = ~0U;
      for (int stack = 0; stack < 3; ++stack) {
        by_rows_[i] &= triple_tables.taking[stack][columns_[row_permutations[i][stack]][stack]];
      }
      triples_ |= by_rows_[i];
    }
  }
  /// The triples that the places allow.
  constexpr Triples triples() const { return triples_; }
  /// The places that are used by some of `triples`, as the nine bits of each row.
  constexpr std::array<unsigned, 3> rows_of(Triples triples) const {
    std::array<unsigned, 3> serving{};
    for (std::size_t i = 0; i < row_permutations.size(); ++i) {
      const Triples here = by_rows_[i] & triples;
      if (here == 0) continue;
      for (int stack = 0; stack < 3; ++stack) {
        for (int column = 0; column < 3; ++column) {
          const bool taken = (here & triple_tables.taking[stack][1 << column]) != 0;
          serving[row_permutations[i][stack]] |= static_cast<unsigned>(taken) << (3 * stack + column);
        }
      }
    }
    return serving;
  }

 private:
  std::array<std::array<unsigned, 3>, 3> columns_{};  ///< [row][stack]
  std::array<Triples, 6> by_rows_{};
  Triples triples_ = 0;
};

/// The triples of each band that are part of a template.
constexpr std::array<Triples, 3> joined_triples(const std::array<Band, 3>& bands) {
  std::array<Triples, 3> joined{};
  for (Triples first = bands[0].triples(); first != 0; first &= first - 1) {
    const int a = std::countr_zero(first);
    for (Triples second = bands[1].triples() & triple_tables.apart[a]; second != 0; second &= second - 1) {
      const int b = std::countr_zero(second);
      const int c = triple_tables.third[a][b];
      if ((bands[2].triples() >> c & 1) == 0) continue;
      joined[0] |= 1U << a;
      joined[1] |= 1U << b;
      joined[2] |= 1U << c;
    }
  }
  return joined;
}

}  // namespace detail

/// The places that a digit can still take: its solved cells and its candidates.
inline CellSet places_of(const Grid& grid, Digit digit) {
  return grid.cells(digit) | grid.solved_cells(digit);
}

/// The places of a digit, including solved cells, that lie in at least one template.
constexpr CellSet cells_in_templates(const CellSet& places) {
  const std::array<detail::Band, 3> bands = {detail::Band(places, 0), detail::Band(places, 1), detail::Band(places, 2)};
  const std::array<Triples, 3> joined = joined_triples(bands);
  CellSet cells;
  for (int band = 0; band < 3; ++band) {
    const std::array<unsigned, 3> serving = bands[band].rows_of(joined[band]);
    for (int row = 0; row < 3; ++row) detail::insert_row(cells, 3 * band + row, serving[row]);
  }
  return cells;
}

/// The candidates of a digit that lie in no way to put it into all houses. Every fish, every colour and every chain
/// within one digit removes dead candidates only.
inline CellSet dead_cells(const Grid& grid, Digit digit) {
  return grid.cells(digit) - cells_in_templates(places_of(grid, digit));
}

/// The cells that all templates use, among those that at least one uses: the only one of its row.
constexpr CellSet cells_in_all_templates(const CellSet& cells_in_templates) {
  CellSet cells;
  for (int row = 0; row < 9; ++row) {
    const unsigned bits = bits_of_row(cells_in_templates, row);
    if (std::has_single_bit(bits)) detail::insert_row(cells, row, bits);
  }
  return cells;
}

}  // namespace deduku::facts
