#include "src/core/canonical/detail_search.hpp"

#include <algorithm>

#include "src/core/canonical/least.hpp"

namespace deduku::canonical {

namespace {

/// Settles the open columns from a stack on, in all orders.
void settle_stacks(const Detailed& detailed, int stack, std::vector<Detailed>& settled) {
  if (stack == 3) {
    settled.push_back(detailed);
    return;
  }
  const unsigned open = detailed.arrangement.open_in(stack);
  for (const Order& order : orders_of(open)) {
    Detailed longer = detailed;
    for (int i = 0; i < std::popcount(open); ++i) {
      longer.arrangement.settle(3 * longer.arrangement.stacks[stack] + order[i], 3 * stack + i);
    }
    settle_stacks(longer, stack + 1, settled);
  }
}

/// Lays the rows, or takes them as they are laid, so that what cells say besides their digit is least.
class DetailSearch {
 public:
  DetailSearch(const Board& board, std::vector<Detailed> arrangements)
      : board_(board), filled_(cells_with_digit(board)), found_(std::move(arrangements)) {}

  std::vector<Detailed> run() {
    for (int place = 0; place < 9; ++place) {
      for (const Detailed& detailed : found_) offer_rows(detailed, place);
      least_.take(found_);
    }
    return std::move(found_);
  }

 private:
  /// What each cell of a row says.
  using Key = std::array<std::uint16_t, 9>;

  void offer_rows(const Detailed& detailed, int place) {
    const Arrangement& arrangement = detailed.arrangement;
    if (arrangement.free_rows == 0) return offer(detailed, arrangement.rows[place]);
    for (unsigned rows = arrangement.rows_for(place); rows != 0; rows &= rows - 1) {
      Detailed longer = detailed;
      longer.arrangement.lay(std::countr_zero(rows), place);
      offer(longer, std::countr_zero(rows));
    }
  }

  void offer(Detailed detailed, int row) {
    Key key{};
    for (int place = 0; place < 9; ++place) {
      key[place] = symbol_of(detailed, cell_of(detailed.arrangement, row, place));
      if (least_.beats(key, place)) return;
    }
    if (least_.admits(key)) least_.keep(detailed);
  }

  static Cell cell_of(const Arrangement& arrangement, int row, int place) {
    const int column = arrangement.columns[place];
    return arrangement.transposed ? Cell::at(column, row) : Cell::at(row, column);
  }

  std::uint16_t symbol_of(Detailed& detailed, Cell cell) const {
    if (filled_.contains(cell)) return board_.givens.contains(cell) ? 0 : 1;
    if (!board_.marks) return 0;
    return static_cast<std::uint16_t>(detailed.relabelling.put((*board_.marks)[cell.index()]));
  }

  const Board& board_;
  CellSet filled_;
  std::vector<Detailed> found_;
  Least<Key, Detailed> least_;
};

}  // namespace

std::vector<Detailed> settle_open_columns(const std::vector<Labelled>& arrangements) {
  std::vector<Detailed> settled;
  for (const Labelled& labelled : arrangements) {
    settle_stacks({labelled.arrangement, Relabelling(labelled)}, 0, settled);
  }
  return settled;
}

std::vector<Detailed> least_details(const Board& board, std::vector<Detailed> arrangements) {
  return DetailSearch(board, std::move(arrangements)).run();
}

}  // namespace deduku::canonical
