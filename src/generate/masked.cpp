// The engine `masked`: the cells of the givens are fixed, and it searches digits with one solution.
//
// The digits of a random full grid leave many solutions, too many to count. So some more cells are given temporarily,
// the extra ones, without which there would be another solution; their number is the distance of the digits from a
// puzzle. A step removes one given, and sometimes an extra one, and lists the solutions that there are then:
//
//     . 7 . | x . .        7: a given, x: an extra one. Without the 7 there are a few solutions; in one of them a 4
//     3 . . | . . 9        replaces it, and with that grid x may not be needed any more.
//
// The search continues from a solution that has another digit there and needs no more extra cells. If no extra cell is
// needed, the puzzle is found.
#include "src/generate/making.hpp"

namespace deduku::generate {

namespace {

class MaskSearch {
 public:
  MaskSearch(const EngineContext& workshop, std::uint64_t stream)
      : workshop_(workshop),
        mask_(*workshop.constraints.mask),
        random_(workshop.constraints.seed, stream),
        stream_result_(workshop, stream),
        stream_(stream) {
    for (Cell cell : mask_.givens) {
      if (mask_.digits[cell] == 0) free_.push_back(cell);
    }
    is_lone_ = search::is_unique(search::Puzzle(digits_of(mask_)));
  }

  StreamResult run() {
    if (is_lone_ && stream_ > 0) return {.is_exhausted = true};
    int since_progress = patience;
    const std::size_t enough = std::min(most_found, workshop_.most);
    for (int steps = 0; steps < most_steps && stream_result_.found() < enough; ++steps) {
      if (is_lone_ && steps > 0) break;
      if (stream_result_.must_end()) return stream_result_.take_ended();
      stream_result_.count();
      if (since_progress++ >= patience) {
        if (!begin()) return stream_result_.take();
        since_progress = 0;
      } else if (!go_on()) {
        continue;
      }
      if (static_cast<int>(extra_.size()) < fewest_) {
        fewest_ = extra_.size();
        since_progress = 0;
      }
      if (extra_.empty() && judge()) since_progress = 0;
    }
    return stream_result_.take();
  }

 private:
  /// A stream ends after this number of puzzles, or of steps.
  static constexpr std::size_t most_found = 16;
  static constexpr int most_steps = 20'000;
  /// The search restarts after this number of steps without a puzzle or fewer extra cells.
  static constexpr int patience = 2'000;
  static constexpr std::uint64_t most_solutions = 64;
  /// The number of solutions tried in a step.
  static constexpr int most_tries = 2;
  /// One step in this number may need one more extra cell.
  static constexpr std::uint32_t setbacks = 30;

  struct Other {
    Solution solution;
    bool is_only;  ///< no other solution has its digit in the exchanged cell
  };

  /// A random full grid with the requested digits; without one nothing can be found.
  bool begin() {
    stream_result_.start();
    if (free_.size() == static_cast<std::size_t>(mask_.givens.size())) {
      solution_ = random_grid(random_);
    } else if (!begin_with_digits()) {
      return false;
    }
    extra_ = needed_extra({}, solution_);
    fewest_ = Cell::count;
    return true;
  }

  bool begin_with_digits() {
    Board board = digits_of(mask_);
    for (Cell cell : shuffled(CellSet::all())) {
      if (board.values[cell] == 0 && !give_any(board, cell)) return false;
      if (search::is_unique(search::Puzzle(board))) break;
    }
    const auto solution = search::solve(search::Puzzle(board));
    if (solution) solution_ = *solution;
    return solution.has_value();
  }

  std::vector<Cell> shuffled(const CellSet& set) {
    std::vector<Cell> cells(set.begin(), set.end());
    random_.shuffle(cells);
    return cells;
  }

  static void give(Board& board, Cell cell, int digit) {
    board.values[cell] = static_cast<std::uint8_t>(digit);
    board.givens.insert(cell);
  }

  bool give_any(Board& board, Cell cell) {
    std::array<int, Digit::count> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    random_.shuffle(digits);
    for (int digit : digits) {
      give(board, cell, digit);
      if (!find_conflict(board) && search::solve(search::Puzzle(board))) return true;
    }
    return false;
  }

  /// Whether the search has moved to another solution.
  bool go_on() {
    if (free_.empty()) return false;
    const Cell exchanged = random_.pick(free_);
    CellSet extra = extra_;
    if (!extra.empty() && random_.below(2) == 0) extra.erase(random_.pick_from(extra));
    list_others(exchanged, (mask_.givens | extra) - CellSet{exchanged});
    for (int tries = 0; tries < most_tries && !others_.empty(); ++tries) {
      std::swap(others_[random_.below(static_cast<std::uint32_t>(others_.size()))], others_.back());
      const auto [other, is_only] = others_.back();
      others_.pop_back();
      const CellSet needed = needed_extra(extra, other, is_only);
      const int more = needed.size() - extra_.size();
      if (more > 1 || (more == 1 && random_.below(setbacks) != 0)) continue;
      solution_ = other;
      extra_ = needed;
      return true;
    }
    return false;
  }

  /// Lists solutions of some givens that have another digit in the exchanged cell: one for each of the digits that
  /// occur in the fewest solutions, because these need the fewest extra cells.
  void list_others(Cell exchanged, const CellSet& givens) {
    PerDigit<std::vector<Solution>> by_digit;
    const auto visit = [&](const Solution& solution) {
      by_digit[solution[exchanged]].push_back(solution);
      return true;
    };
    Board puzzle = puzzle_of(givens, solution_);
    puzzle.marks.emplace();
    puzzle.marks->fill(DigitSet::all());
    (*puzzle.marks)[exchanged].erase(solution_[exchanged]);
    const bool are_all = search::enumerate(search::Puzzle(puzzle), visit, most_solutions).exhausted;
    std::size_t fewest = most_solutions;
    for (const auto& solutions : by_digit) {
      if (!solutions.empty()) fewest = std::min(fewest, solutions.size());
    }
    others_.clear();
    for (const auto& solutions : by_digit) {
      if (solutions.size() == fewest) others_.push_back({random_.pick(solutions), are_all && fewest == 1});
    }
  }

  /// The extra cells that these digits of a solution need: from the suggested ones, and others if these are not enough;
  /// none of them is redundant. `is_enough`: the suggested ones are known to be enough.
  CellSet needed_extra(CellSet extra, const Solution& solution, bool is_enough = false) {
    OtherSolutions asked(solution);
    while (!is_enough) {
      const auto other = asked.find(mask_.givens | extra);
      if (other) extra.insert(random_.pick_from(difference_of(*other, solution)));
      is_enough = !other;
    }
    for (Cell cell : shuffled(extra)) {
      const CellSet rest = extra - CellSet{cell};
      if (!asked.find(mask_.givens | rest, &cell)) extra = rest;
    }
    return extra;
  }

  /// Judges the puzzle found; true if it is acceptable.
  bool judge() {
    const bool must_be_minimal = workshop_.constraints.minimality == Minimality::minimal;
    if (must_be_minimal && !Thinner(solution_).is_minimal(mask_.givens)) return false;
    const Board puzzle = puzzle_of(mask_.givens, solution_);
    const std::size_t before = stream_result_.found();
    if (workshop_.judge.distance(puzzle, 0) == 0) stream_result_.add(puzzle, solution_);
    return stream_result_.found() > before;
  }

  const EngineContext& workshop_;
  const Mask& mask_;
  Random random_;
  StreamResultBuilder stream_result_;
  std::uint64_t stream_;
  std::vector<Cell> free_;  ///< cells of the mask without a requested digit
  bool is_lone_ = false;    ///< the requested digits have one solution, so there is at most one puzzle
  Solution solution_;
  CellSet extra_;
  int fewest_ = Cell::count;  ///< extra cells since the last restart
  std::vector<Other> others_;
};

}  // namespace

StreamResult make_masked(const EngineContext& workshop, std::uint64_t stream) {
  return MaskSearch(workshop, stream).run();
}

}  // namespace deduku::generate
