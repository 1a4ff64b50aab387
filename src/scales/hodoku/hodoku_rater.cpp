// The loop of the HoDoKu scale: one step per turn, its score added, its level kept if it is the highest so far.
#include <algorithm>
#include <utility>

#include "deduku/hodoku_rating.hpp"
#include "deduku/search.hpp"
#include "src/scales/hodoku/hodoku_ladder.hpp"
#include "src/scales/hodoku/naked_singles.hpp"

namespace deduku {

namespace {

constexpr int least_digits = 10;

HodokuStep to_step(const hodoku::HodokuHint& hint, const hodoku::HodokuState& state) {
  HodokuStep step;
  step.entry = hint.entry;
  step.code = hint.code.empty() ? hodoku_entry(hint.entry).code : hint.code;
  if (hint.placement) step.places.insert(*hint.placement);
  for (Candidate removed : hint.removals()) {
    if (state.grid().has(removed)) step.removes.insert(removed);
  }
  return step;
}

void apply(hodoku::HodokuState& state, const hodoku::HodokuHint& hint) {
  for (Candidate removed : hint.removals()) state.remove(removed);
  if (hint.placement) state.place(*hint.placement);
}

/// The last resort: the digit of the solution in the middle one of the empty cells. Nothing where there is none.
bool guess(const hodoku::HodokuState& state, hodoku::HodokuHint& hint) {
  const Grid& grid = state.grid();
  const auto solution = search::solve(search::Puzzle(grid));
  if (!solution) return false;
  int rest = grid.empty_cells().size() / 2;
  for (Cell cell : grid.empty_cells()) {
    if (rest-- == 0) hint.placement = Candidate(cell, (*solution)[cell.index()]);
  }
  hint.entry = hodoku::Entry::brute_force;
  return true;
}

void fold(HodokuRating& rating, hodoku::Entry id) {
  const HodokuEntry& entry = hodoku_entry(id);
  if (!rating.hardest || entry.score > hodoku_entry(*rating.hardest).score) rating.hardest = id;
  rating.score += entry.score;
  rating.level = std::max(rating.level, entry.level);
  ++rating.steps;
}

/// Counts the last steps of a puzzle, all of them naked singles or full houses, which score the same.
void fold_rest(HodokuRating& rating, const Grid& grid) {
  const int rest = grid.empty_cells().size();
  rating.score += rest * hodoku_entry(hodoku::Entry::naked_single).score;
  rating.steps += rest;
  rating.solved = true;
}

/// What techniques of uniqueness may rely on, if anything: that other digits and missing candidates follow from the
/// givens must be seen.
Promise promise_of(const Board& board, const Grid& grid) {
  Board givens;
  givens.givens = board.givens;
  for (Cell cell : board.givens) givens.values[cell.index()] = board.values[cell.index()];
  const bool is_plain = !board.marks && (grid.empty_cells() | board.givens) == ~CellSet();
  return is_plain || search::is_unique(search::Puzzle(givens)) ? Promise::givens : Promise::grid;
}

/// A level whose ceiling the score exceeds gives way to the next; a grid that is not full is extreme.
HodokuLevel final_level(const HodokuRating& rating) {
  if (!rating.solved) return HodokuLevel::extreme;
  int level = static_cast<int>(rating.level);
  while (rating.score > max_score(static_cast<HodokuLevel>(level))) ++level;
  return static_cast<HodokuLevel>(level);
}

}  // namespace

class HodokuRater::Loop {
 public:
  explicit Loop(const HodokuOptions& options)
      : demand_(options.demand), uniqueness_(options.uniqueness), ladder_(options.stop, options.budget) {}

  HodokuRating run(const Board& board, const HodokuObserver* observer) {
    HodokuRating rating;
    hodoku::HodokuState state(board);
    ladder_.begin(uniqueness_ ? promise_of(board, state.grid()) : Promise::none);
    last_was_advanced_ = false;
    bool is_checked = demand_ == HodokuDemand::nothing;
    const bool is_tried = (~state.grid().empty_cells()).size() >= least_digits;
    while (!state.grid().is_complete()) {
      bool has_step = is_tried && ladder_.next_elementary(state, hint_);
      if (!has_step && !is_checked) {
        if (!meets_demand(board, rating)) return rating;
        is_checked = true;
      }
      has_step = has_step || (is_tried && has_step_beyond(state));
      if (!has_step) break;
      if (observer == nullptr && is_filled_by_rest(state.grid())) {
        fold_rest(rating, state.grid());
        break;
      }
      fold(rating, hint_.entry);
      if (observer != nullptr) (*observer)(to_step(hint_, state));
      apply(state, hint_);
    }
    rating.broken_off = ladder_.is_stopped();
    rating.solved |= state.grid().is_complete();
    rating.level = final_level(rating);
    return rating;
  }

 private:
  bool guess_if_stuck(const hodoku::HodokuState& state) { return !ladder_.is_stopped() && guess(state, hint_); }

  /// Whether the next step and all that follow need no thought. Asked at each step; looks only where one of another
  /// kind may have brought new naked singles.
  bool is_filled_by_rest(const Grid& grid) {
    const bool was_advanced = std::exchange(last_was_advanced_, hint_.entry > hodoku::Entry::naked_single);
    return was_advanced && !last_was_advanced_ && kernel::naked_singles_fill(grid);
  }

  /// Whether there is a step that needs a solution to be there. Where a step presupposed a single one in vain, a cell
  /// or a digit may have nothing left, and nothing can be shown any more.
  bool has_step_beyond(const hodoku::HodokuState& state) {
    if (state.grid().has_contradiction()) return false;
    return ladder_.next_beyond(state, hint_) || guess_if_stuck(state);
  }

  bool meets_demand(const Board& board, HodokuRating& rating) const {
    const std::uint64_t count = search::count(search::Puzzle(board), 2);
    rating.has_no_solution = count == 0;
    rating.has_several_solutions = count > 1;
    return count == 1 || (count > 1 && demand_ == HodokuDemand::a_solution);
  }

  HodokuDemand demand_;
  bool uniqueness_;
  hodoku::HodokuLadder ladder_;
  hodoku::HodokuHint hint_;
  bool last_was_advanced_ = false;  ///< whether the last step was more than a full house or a naked single
};

HodokuRater::HodokuRater(const HodokuOptions& options) : loop_(std::make_unique<Loop>(options)) {}
HodokuRater::~HodokuRater() = default;
HodokuRater::HodokuRater(HodokuRater&&) noexcept = default;
HodokuRater& HodokuRater::operator=(HodokuRater&&) noexcept = default;

HodokuRating HodokuRater::rate(const Board& board) {
  return loop_->run(board, nullptr);
}

HodokuRating HodokuRater::rate(const Board& board, HodokuObserver observer) {
  return loop_->run(board, &observer);
}

}  // namespace deduku
