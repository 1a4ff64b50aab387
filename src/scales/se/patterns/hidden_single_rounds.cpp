#include "src/scales/se/patterns/hidden_single_rounds.hpp"

#include <algorithm>

#include "src/scales/se/facts/lanes.hpp"

namespace deduku::se {

namespace {

template <class Bits>
using Rows = std::array<Bits, 9>;

// `Bits` are cells of a row, or those of every digit.

/// The columns that have a bit in only one row.
template <class Bits>
void find_alone_in_columns(const Rows<Bits>& rows, Bits& columns) {
  BitTally<Bits> tally;
  for (const Bits& bits : rows) tally.add(bits);
  tally.drop_repeated();
  columns = tally.once;
}

/// The boxes of a band, from its first row on, that have only one bit.
template <class Bits>
void find_alone_in_boxes(const Bits* rows, Bits& boxes) {
  BitTally<Bits> columns;
  for (int row = 0; row < 3; ++row) columns.add(rows[row]);
  mark_boxes(columns.twice);
  BitTally<Bits> tally{columns.once & box_starts, columns.twice};
  tally.add(columns.once >> 1 & box_starts);
  tally.add(columns.once >> 2 & box_starts);
  tally.drop_repeated();
  fill_boxes(tally.once);
  boxes = tally.once;
}

class Rounds {
 public:
  explicit Rounds(const Board& board) {
    for (int row = 0; row < 9; ++row) {
      for (int digit = 0; digit < 9; ++digit) places_[row][digit] = full_mask;
      for (int column = 0; column < 9; ++column) {
        const int value = board.values[9 * row + column];
        if (value == 0) {
          empty_[row] |= bit(column);
        } else {
          singles_[row][value - 1] = bit(column);
        }
      }
      cells_[row] = full_mask & ~empty_[row];
    }
    fill();
  }

  explicit Rounds(const SeState& state) {
    for (int row = 0; row < 9; ++row) {
      load(places_[row], state.places[SeHouse::row(row)]);
      empty_[row] = united(places_[row]);
    }
  }

  HiddenSingleRounds run() {
    HiddenSingleRounds result;
    while (const int rating = find(result.hardest)) {
      if (result.first == 0) result.first = rating;
      result.hardest = std::max(result.hardest, rating);
      result.filled += fill();
    }
    return result;
  }

  /// Calls `visit` with each filled cell and its digit.
  template <class Visit>
  void for_each_filled(Visit&& visit) const {
    for (int row = 0; row < 9; ++row) {
      for (Digit digit : Digit::all()) {
        const unsigned cell = filled_[row][digit.index()];
        if (cell != 0) visit(cell_at(SeHouse::row(row), lowest<Position>(cell)), digit);
      }
    }
  }

 private:
  /// Finds the available singles of the lowest rating and returns that rating; 0 without any. Last cells are taken with
  /// the singles of boxes once these were needed.
  int find(int hardest) {
    find_last_cells();
    if (hardest <= last_cell && keep_last_cells()) return last_cell;
    if (keep_in_boxes()) return in_box;
    return keep_in_lines() ? in_line : 0;
  }

  void find_last_cells() {
    unsigned columns;
    find_alone_in_columns(empty_, columns);
    for (int band = 0; band < 9; band += 3) {
      unsigned boxes;
      find_alone_in_boxes(&empty_[band], boxes);
      for (int row = band; row < band + 3; ++row) {
        last_[row] = empty_[row] & (columns | boxes | is_alone(empty_[row]) * full_mask);
      }
    }
  }

  bool keep_last_cells() {
    unsigned found = 0;
    for (int row = 0; row < 9; ++row) found |= keep(row, Lanes{} | static_cast<Mask>(last_[row]));
    return found != 0;
  }

  /// With the last cells.
  bool keep_in_boxes() {
    unsigned found = 0;
    for (int band = 0; band < 9; band += 3) {
      Lanes boxes;
      find_alone_in_boxes(&places_[band], boxes);
      for (int row = band; row < band + 3; ++row) found |= keep(row, boxes | static_cast<Mask>(last_[row]));
    }
    return found != 0;
  }

  bool keep_in_lines() {
    Lanes columns;
    find_alone_in_columns(places_, columns);
    unsigned found = 0;
    for (int row = 0; row < 9; ++row) {
      const Lanes& places = places_[row];
      const auto is_alone = reinterpret_cast<Lanes>((places & (places - 1)) == 0);
      found |= keep(row, columns | is_alone);
    }
    return found != 0;
  }

  /// The singles of a row are its places here.
  unsigned keep(int row, const Lanes& here) {
    singles_[row] = places_[row] & here;
    return cells_[row] = united(singles_[row]);
  }

  /// Fills the singles; returns their number.
  int fill() {
    Lanes columns{};
    for (const Lanes& singles : singles_) columns |= singles;
    int count = 0;
    for (int band = 0; band < 9; band += 3) {
      Lanes boxes = singles_[band] | singles_[band + 1] | singles_[band + 2];
      mark_boxes(boxes);
      fill_boxes(boxes);
      for (int row = band; row < band + 3; ++row) {
        const auto is_in_row = reinterpret_cast<Lanes>(singles_[row] != 0);
        places_[row] &= ~(columns | boxes | is_in_row | static_cast<Mask>(cells_[row]));
        filled_[row] |= singles_[row];
        empty_[row] &= ~cells_[row];
        count += size_of(cells_[row]);
      }
    }
    return count;
  }

  static constexpr int last_cell = 10;
  static constexpr int in_box = 12;
  static constexpr int in_line = 15;

  Rows<Lanes> places_{};
  Rows<Lanes> filled_{};
  Rows<unsigned> empty_{};
  // State of a round.
  Rows<unsigned> last_{};  ///< the last empty cells of houses
  Rows<Lanes> singles_{};
  Rows<unsigned> cells_{};  ///< of the singles
};

}  // namespace

HiddenSingleRounds fill_hidden_singles(Board& board) {
  Rounds rounds(board);
  const HiddenSingleRounds result = rounds.run();
  rounds.for_each_filled(
      [&](Cell cell, Digit digit) { board.values[cell] = static_cast<std::uint8_t>(digit.number()); });
  return result;
}

HiddenSingleRounds fill_hidden_singles(SeState& state) {
  Rounds rounds(state);
  const HiddenSingleRounds result = rounds.run();
  if (result.filled == state.empty_cells) {
    state.empty_cells = 0;
  } else {
    rounds.for_each_filled([&](Cell cell, Digit digit) { state.fill(cell, digit); });
  }
  return result;
}

}  // namespace deduku::se
