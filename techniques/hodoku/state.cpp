#include "techniques/hodoku/state.hpp"

#include <algorithm>

namespace deduku::hodoku {

namespace {

template <class T>
bool is_single(Set<T> set) {
  return std::has_single_bit(set.bits());
}

Board without_marks(Board board) {
  board.marks.reset();
  return board;
}

/// For each cell those with a lower index.
constexpr std::array<CellSet, Cell::count> cells_before = [] {
  std::array<CellSet, Cell::count> table{};
  for (int i = 1; i < Cell::count; ++i) table[i] = table[i - 1] | CellSet{Cell(i - 1)};
  return table;
}();

/// When each candidate goes while the digits of a board are placed in reading order, and which singles that
/// leaves. A digit that is placed takes itself from its peers, cell by cell; then the others from its own
/// cell.
class Opening {
 public:
  explicit Opening(const Grid& grid) : grid_(grid) {}

  /// Calls `visit(single)` with the naked singles in the order of their discovery.
  template <class Visit>
  void naked_singles(Visit&& visit) {
    for (Cell cell : grid_.empty_cells()) {
      const DigitSet left = grid_.candidates(cell);
      if (!is_single(left)) continue;
      int last = 0;
      for (Digit digit : ~left)
        last = std::max(last, (grid_.solved_cells(digit) & peers(cell)).first().index());
      add(turn(last, seen, cell.index()), {cell, left.first()});
    }
    visit_in_order(visit);
  }
  /// The same for hidden singles. One that is single in several houses comes when the first of them shows it.
  template <class Visit>
  void hidden_singles(Visit&& visit) {
    for (Digit digit : Digit::all()) {
      std::array<int, Cell::count> turns;
      CellSet singles;
      const Departures departures(grid_, digit);
      for (House house : houses_with_single(digit)) {
        const Cell single = cell_at(house, grid_.positions(house, digit).first());
        const int turn =
            departures.last_turn(cells_of(house) - CellSet{single}) + static_cast<int>(house.kind());
        turns[single.index()] = singles.contains(single) ? std::min(turns[single.index()], turn) : turn;
        singles.insert(single);
      }
      for (Cell single : singles) add(turns[single.index()], {single, digit});
    }
    visit_in_order(visit);
  }

 private:
  /// Without a branch, which nobody could foretell.
  HouseSet houses_with_single(Digit digit) const {
    unsigned houses = 0;
    for (House house : House::all()) {
      houses |= static_cast<unsigned>(is_single(grid_.positions(house, digit))) << house.index();
    }
    return HouseSet::from_bits(houses);
  }

  enum Cause { seen, displaced };
  /// A number that grows in the order in which candidates go, in steps of 4. `rank` is the cell's for those
  /// that see the digit placed, the digit's for those that are displaced by another.
  static constexpr int turn(int placed, Cause cause, int rank) {
    return ((2 * placed + cause) << 7 | rank) << 2;
  }

  /// Which places of a digit go when.
  class Departures {
   public:
    Departures(const Grid& grid, Digit digit) : rank_(digit.index()), displaced_(~grid.empty_cells()) {
      CellSet stay = CellSet::all();
      for (Cell holder : grid.solved_cells(digit)) {
        CellSet& gone = gone_[count_];
        gone = stay & peers(holder);
        for (Cell cell : gone& displaced_) {
          if (cell < holder) gone.erase(cell);
        }
        displaced_ -= gone;
        stay -= gone;
        holders_[count_++] = holder;
      }
    }
    /// The turn of the last of several cells, all of which lose the digit.
    int last_turn(const CellSet& cells) const {
      int last = 0;
      if (const CellSet own = displaced_ & cells; !own.empty())
        last = turn(own.last().index(), displaced, rank_);
      for (int i = count_ - 1; i >= 0; --i) {
        const CellSet gone = gone_[i] & cells;
        if (!gone.empty()) return std::max(last, turn(holders_[i].index(), seen, gone.last().index()));
      }
      return last;
    }

   private:
    int rank_;
    CellSet displaced_;  ///< those that went by a digit in their own cell
    std::array<CellSet, 9> gone_;
    std::array<Cell, 9> holders_;
    int count_ = 0;
  };

  static constexpr int candidate_bits = 10;
  void add(int turn, Candidate single) { found_[count_++] = turn << candidate_bits | single.index(); }
  /// They are few and differ: to count those before each is quicker than to sort them.
  template <class Visit>
  void visit_in_order(Visit& visit) {
    std::array<int, House::count * Digit::count> in_order;
    for (int i = 0; i < count_; ++i) {
      int rank = 0;
      for (int j = 0; j < count_; ++j) rank += found_[j] < found_[i] ? 1 : 0;
      in_order[rank] = found_[i];
    }
    for (int i = 0; i < count_; ++i) visit(Candidate(in_order[i] & ((1 << candidate_bits) - 1)));
    count_ = 0;
  }

  const Grid& grid_;
  std::array<int, House::count * Digit::count> found_;  ///< the turn, then the candidate
  int count_ = 0;
};

}  // namespace

State::State(const Board& board) : grid_(without_marks(board)) {
  Opening opening(grid_);
  opening.naked_singles([this](Candidate single) { naked_.push(single); });
  opening.hidden_singles([this](Candidate single) { hidden_.push(single); });
  for (House house : House::all()) note_last_cell(house);
  if (!board.marks) return;
  for (Cell cell : Cell::all()) {
    for (Digit digit : ~(*board.marks)[cell.index()]) remove({cell, digit});
  }
}

void State::push_naked(Cell cell) {
  const DigitSet left = grid_.candidates(cell);
  const int first = std::min(std::countr_zero(left.bits()), Digit::count - 1);
  naked_.push_if(is_single(left), {cell, Digit(first)});
}

/// Asks for all houses at once: mostly none has a single.
inline void State::note_hidden(Cell cell, Digit digit, const CellSet& leavers) {
  int singles = 0;
  for (House house : cell.houses()) singles += is_single(grid_.positions(house, digit)) ? 1 : 0;
  if (singles > 0) push_hidden(cell, digit, leavers);
}

/// The hidden singles in those houses of `cell` that no other of the cells that lose the digit leaves later.
void State::push_hidden(Cell cell, Digit digit, const CellSet& leavers) {
  for (House house : cell.houses()) {
    const PositionSet left = grid_.positions(house, digit);
    if (!is_single(left) || (leavers & cells_of(house)).last() != cell) continue;
    hidden_.push({cell_at(house, left.first()), digit});
  }
}

void State::remove(Candidate candidate) {
  if (grid_.eliminate(candidate) == Status::nothing) return;
  push_naked(candidate.cell());
  note_hidden(candidate.cell(), candidate.digit(), {candidate.cell()});
}

/// The digit goes from its peers cell by cell, a house has its single when the last of them in it is left;
/// then the other digits go from the cell itself.
void State::place(Candidate candidate) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  const CellSet leavers = grid_.cells(digit) & peers(cell);
  const DigitSet displaced = grid_.candidates(cell) - DigitSet{digit};
  (void)grid_.place(cell, digit);
  for (Cell peer : leavers) {
    push_naked(peer);
    note_hidden(peer, digit, leavers);
  }
  for (Digit other : displaced) note_hidden(cell, other, {cell});
  last_cells_.erase(cell);
  for (House house : cell.houses()) note_last_cell(house);
}

void State::note_last_cell(House house) {
  if (is_single(~grid_.solved_digits(house))) last_cells_ |= cells_of(house) & grid_.empty_cells();
}

std::optional<Candidate> State::full_house() {
  if (last_cells_.empty()) return std::nullopt;
  while (!naked_.empty() && grid_.is_solved(naked_.begin()->cell())) naked_.pop();
  for (Candidate single : naked_) {
    if (last_cells_.contains(single.cell())) return single;
  }
  return std::nullopt;
}

std::optional<Candidate> State::naked_single() {
  while (!naked_.empty()) {
    const Candidate single = naked_.pop();
    if (!grid_.is_solved(single.cell())) return single;
  }
  return std::nullopt;
}

bool State::is_hidden_single(Candidate candidate) const {
  return std::ranges::any_of(candidate.cell().houses(), [&](House house) {
    return grid_.positions(house, candidate.digit()).size() == 1;
  });
}

std::optional<Candidate> State::hidden_single() {
  while (!hidden_.empty()) {
    const Candidate single = hidden_.pop();
    if (grid_.is_solved(single.cell())) continue;
    return grid_.has(single) && is_hidden_single(single) ? std::optional(single) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace deduku::hodoku
