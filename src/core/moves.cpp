#include "deduku/moves.hpp"

#include <algorithm>

#include "deduku/houses.hpp"
#include "deduku/per.hpp"
#include "src/core/contract.hpp"
#include "src/core/spelling.hpp"

namespace deduku {

namespace {

bool is_empty(const Board& board, Cell cell) {
  return board.values[cell] == 0;
}
bool holds(const Board& board, Candidate candidate) {
  return board.values[candidate.cell()] == candidate.digit().number();
}

MoveError given_error(Candidate candidate) {
  return {MoveError::Kind::given, candidate, cell_name(candidate.cell()) + " is a given"};
}

MoveError filled_error(const Board& board, Candidate candidate) {
  const int held = board.values[candidate.cell()];
  return {MoveError::Kind::filled, candidate, cell_name(candidate.cell()) + " holds " + std::to_string(held)};
}

/// "r1c3 cannot be 5: r1c7 is"
std::string impossible_text(Candidate candidate, const std::string& reason) {
  return cell_name(candidate.cell()) + " cannot be " + std::to_string(candidate.digit().number()) + ": " + reason;
}

/// Why a step cannot place a digit; empty if it can. The marks of the board are its remaining candidates.
std::optional<MoveError> obstacle(const Board& board, Candidate candidate) {
  const Cell cell = candidate.cell();
  if (board.givens.contains(cell)) return given_error(candidate);
  if (!is_empty(board, cell)) return filled_error(board, candidate);
  for (Cell peer : peers(cell)) {
    if (!holds(board, {peer, candidate.digit()})) continue;
    return MoveError{MoveError::Kind::excluded, candidate, impossible_text(candidate, cell_name(peer) + " is")};
  }
  if (board.marks && !(*board.marks)[cell].contains(candidate.digit())) {
    return MoveError{MoveError::Kind::unmarked, candidate, impossible_text(candidate, "the cell has lost this mark")};
  }
  return std::nullopt;
}

void put(Board& board, Cell cell, Digit digit) {
  board.values[cell] = static_cast<std::uint8_t>(digit.number());
  if (board.marks) (*board.marks)[cell] = {};
}

/// The removals of a step that are still marked.
CandidateSet still_marked(const Board& board, const CandidateSet& removes) {
  const Marks marks = board.marks.value_or(allowed_marks(board));
  CandidateSet marked;
  for (Candidate candidate : removes) {
    const Cell cell = candidate.cell();
    if (is_empty(board, cell) && marks[cell].contains(candidate.digit())) marked.insert(candidate);
  }
  return marked;
}

}  // namespace

Marks allowed_marks(const Board& board) {
  require_digits(board);
  PerHouse<DigitSet> used{};
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell];
    if (value == 0) continue;
    for (House house : cell.houses()) used[house].insert(Digit::of(value));
  }
  Marks marks;
  for (Cell cell : Cell::all()) {
    if (!is_empty(board, cell)) continue;
    marks[cell] = DigitSet::all();
    for (House house : cell.houses()) marks[cell] -= used[house];
  }
  return marks;
}

Marks struck_marks(const Board& board) {
  if (!board.marks) return {};
  Marks struck = allowed_marks(board);
  for (Cell cell : Cell::all()) struck[cell] -= (*board.marks)[cell];
  return struck;
}

bool gives(const Effects& step, const Effects& wanted) {
  if (!step.places.contains(wanted.places)) return false;
  CandidateSet left = wanted.removes - step.removes;
  if (left.empty() || step.places.empty()) return left.empty();
  for (Candidate placed : step.places) left -= excluded_by(placed);
  return left.empty();
}

Expected<Board, MoveError> after_step(const Board& board, const Effects& effects) {
  for (Candidate candidate : effects.removes) {
    if (holds(board, candidate)) return filled_error(board, candidate);
  }
  Board after = board;
  for (Candidate candidate : still_marked(board, effects.removes)) after = without_mark(after, candidate);
  for (Candidate candidate : effects.places) {
    if (auto error = obstacle(after, candidate)) return std::move(*error);
    put(after, candidate.cell(), candidate.digit());
  }
  for (Candidate stale : stale_marks(after)) (*after.marks)[stale.cell()].erase(stale.digit());
  if (after == board) return MoveError{MoveError::Kind::idle, {}, "the step changes nothing on this board"};
  return after;
}

Expected<Board, MoveError> with_digit(const Board& board, Cell cell, Digit digit) {
  if (board.givens.contains(cell)) return given_error({cell, digit});
  Board after = board;
  put(after, cell, digit);
  if (!after.marks) return after;
  for (Cell peer : peers(cell)) (*after.marks)[peer].erase(digit);
  return after;
}

Expected<Board, MoveError> without_digit(const Board& board, Cell cell) {
  const int held = board.values[cell];
  if (board.givens.contains(cell)) return given_error({cell, Digit::of(std::max(held, 1))});
  Board after = board;
  after.values[cell] = 0;
  if (after.marks) (*after.marks)[cell] = allowed_marks(after)[cell];
  return after;
}

Board with_allowed_marks(const Board& board) {
  Board after = board;
  after.marks = allowed_marks(board);
  return after;
}

Board without_mark(const Board& board, Candidate mark) {
  Board after = board.marks ? board : with_allowed_marks(board);
  (*after.marks)[mark.cell()].erase(mark.digit());
  return after;
}

}  // namespace deduku
