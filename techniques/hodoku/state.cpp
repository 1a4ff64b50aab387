#include "techniques/hodoku/state.hpp"

#include <algorithm>

namespace deduku::hodoku {

namespace {

/// Whether a set has one element. Mostly it has more, which this sees without counting.
template <class T>
bool is_single(Set<T> set) {
  const unsigned bits = set.bits();
  return (bits & (bits - 1)) == 0 && bits != 0;
}

}  // namespace

namespace {

Board without_marks(Board board) {
  board.marks.reset();
  return board;
}

/// When each candidate goes while the digits of a board are placed in reading order, and which singles that
/// leaves.
class Opening {
 public:
  explicit Opening(const Grid& grid) : grid_(grid) {
    for (Cell cell : ~grid.empty_cells()) holders_[grid.value(cell)->index()].insert(cell);
  }

  /// Calls `visit(single)` with the naked singles in the order of their discovery.
  template <class Visit>
  void naked_singles(Visit&& visit) {
    for (Cell cell : grid_.empty_cells()) {
      const DigitSet left = grid_.candidates(cell);
      if (!is_single(left)) continue;
      int last = 0;
      for (Digit digit : ~left) last = std::max(last, turn_of(cell, digit));
      add(last, {cell, left.first()});
    }
    visit_in_order(visit);
  }
  /// The same for hidden singles; one that is single in several houses comes once for each.
  template <class Visit>
  void hidden_singles(Visit&& visit) {
    for (Digit digit : Digit::all()) {
      for (House house : House::all()) {
        const PositionSet left = grid_.positions(house, digit);
        if (!is_single(left)) continue;
        const Cell single = cell_at(house, left.first());
        int last = 0;
        for (Cell cell : cells_of(house) - CellSet{single}) last = std::max(last, turn_of(cell, digit));
        add(last + static_cast<int>(house.kind()), {single, digit});
      }
    }
    visit_in_order(visit);
  }

 private:
  static constexpr int candidate_bits = 10;

  /// A number that grows in the order in which candidates go, in steps of 4. A digit that is placed takes
  /// itself from its peers, cell by cell; then the others from its own cell, digit by digit.
  int turn_of(Cell cell, Digit digit) const {
    const CellSet seen = holders_[digit.index()] & peers(cell);
    const int first = seen.empty() ? Cell::count : seen.first().index();
    const bool is_displaced = grid_.is_solved(cell) && cell.index() < first;
    return is_displaced ? turn(2 * cell.index() + 1, digit.index()) : turn(2 * first, cell.index());
  }
  static constexpr int turn(int phase, int rank) { return (phase << 7 | rank) << 2; }

  void add(int turn, Candidate single) { found_[count_++] = turn << candidate_bits | single.index(); }
  template <class Visit>
  void visit_in_order(Visit& visit) {
    std::sort(found_.begin(), found_.begin() + count_);
    for (int i = 0; i < count_; ++i) visit(Candidate(found_[i] & ((1 << candidate_bits) - 1)));
    count_ = 0;
  }

  const Grid& grid_;
  std::array<CellSet, Digit::count> holders_;
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
  if (is_single(left)) naked_.push({cell, left.first()});
}

/// What a digit that has left a cell leaves in the houses of the cell.
void State::push_hidden(Cell cell, Digit digit) {
  for (House house : cell.houses()) {
    const PositionSet left = grid_.positions(house, digit);
    if (is_single(left)) hidden_.push({cell_at(house, left.first()), digit});
  }
}

void State::remove(Candidate candidate) {
  if (grid_.eliminate(candidate) == Status::nothing) return;
  push_naked(candidate.cell());
  push_hidden(candidate.cell(), candidate.digit());
}

void State::place(Candidate candidate) {
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  for (Cell peer : grid_.cells(digit) & peers(cell)) remove({peer, digit});
  for (Digit each : grid_.candidates(cell) - DigitSet{digit}) remove({cell, each});
  (void)grid_.place(cell, digit);
  last_cells_.erase(cell);
  for (House house : cell.houses()) note_last_cell(house);
}

void State::note_last_cell(House house) {
  if (grid_.empty_count(house) == 1) last_cells_ |= cells_of(house) & grid_.empty_cells();
}

std::optional<Candidate> State::full_house() {
  if (last_cells_.empty()) return std::nullopt;
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
