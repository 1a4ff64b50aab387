// The engine `masked`: the cells of the givens are fixed, and digits are sought for which there is one solution.
//
// The digits of a random full grid leave many solutions, too many to count. So some more cells are given for a while, the extra
// ones, without which there would be another solution; how many they are says how far the digits are from a puzzle. A step
// takes one given away, and sometimes an extra one, and lists what solutions there are then:
//
//     . 7 . | x . .        7: a given, x: an extra one. Without the 7 there are a few solutions; in one of them a 4
//     3 . . | . . 9        stands for it, and with that grid x may not be needed any more.
//
// The search goes on from a solution that has another digit there and needs no more extra cells. Where none is needed, the puzzle
// is found.
#include "src/generate/making.hpp"

namespace deduku::generate {

namespace {

class MaskSearch {
 public:
  MaskSearch(const Workshop& workshop, std::uint64_t stream)
      : workshop_(workshop),
        mask_(*workshop.wishes.mask),
        random_(workshop.wishes.seed, stream),
        harvest_(workshop, stream),
        stream_(stream) {
    for (Cell cell : mask_.givens) {
      if (mask_.digits[cell.slot()] == 0) free_.push_back(cell);
    }
    is_lone_ = search::is_unique(search::Puzzle(digits_of(mask_)));
  }

  Harvest run() {
    if (is_lone_ && stream_ > 0) return {.is_exhausted = true};
    int since_progress = patience;
    const std::size_t enough = std::min(most_found, workshop_.most);
    for (int steps = 0; steps < most_steps && harvest_.found() < enough; ++steps) {
      if (is_lone_ && steps > 0) break;
      if (harvest_.must_end()) return harvest_.take_ended();
      harvest_.count();
      if (since_progress++ >= patience) {
        if (!begin()) return harvest_.take();
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
    return harvest_.take();
  }

 private:
  /// A stream ends after so many puzzles, or so many steps.
  static constexpr std::size_t most_found = 16;
  static constexpr int most_steps = 20'000;
  /// The search begins anew after so many steps without a puzzle or fewer extra cells.
  static constexpr int patience = 2'000;
  static constexpr std::uint64_t most_solutions = 64;
  /// So many solutions are tried in a step.
  static constexpr int most_tries = 2;
  /// One step in so many may need one more extra cell.
  static constexpr std::uint32_t setbacks = 30;

  struct Other {
    Solution solution;
    bool is_only;  ///< no other solution has its digit in the cell exchanged
  };

  /// A random full grid with the digits that are wished for; without one nothing can be found.
  bool begin() {
    harvest_.start();
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
    std::vector<Cell> cells;
    for (Cell cell : Cell::all()) cells.push_back(cell);
    random_.shuffle(cells);
    for (Cell cell : cells) {
      if (board.values[cell.slot()] == 0 && !give_any(board, cell)) return false;
      if (search::is_unique(search::Puzzle(board))) break;
    }
    const auto solution = search::solve(search::Puzzle(board));
    if (solution) solution_ = *solution;
    return solution.has_value();
  }

  static void give(Board& board, Cell cell, int digit) {
    board.values[cell.slot()] = static_cast<std::uint8_t>(digit);
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

  /// Whether the search has gone to another solution.
  bool go_on() {
    if (free_.empty()) return false;
    const Cell exchanged = random_.pick(free_);
    CellSet extra = extra_;
    if (!extra.empty() && random_.below(2) == 0) extra.erase(random_cell(extra, random_));
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

  /// Lists solutions of some givens that have another digit in the cell exchanged: one for each of the digits that the fewest
  /// solutions have, for these need the fewest extra cells.
  void list_others(Cell exchanged, const CellSet& givens) {
    std::array<std::vector<Solution>, Digit::count> by_digit;
    const auto visit = [&](const Solution& solution) {
      by_digit[exchanged_digit(solution, exchanged)].push_back(solution);
      return true;
    };
    Board puzzle = puzzle_of(givens, solution_);
    puzzle.marks.emplace();
    puzzle.marks->fill(DigitSet::all());
    (*puzzle.marks)[exchanged.slot()].erase(solution_[exchanged.slot()]);
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

  static std::size_t exchanged_digit(const Solution& solution, Cell exchanged) {
    return static_cast<std::size_t>(solution[exchanged.slot()].index());
  }

  /// The extra cells that these digits of a solution need: of some that are named, and of others where these are not enough; none
  /// of them is redundant. Whether those named are enough may be known.
  CellSet needed_extra(CellSet extra, const Solution& solution, bool is_enough = false) {
    OtherSolutions asked(solution);
    while (!is_enough) {
      const auto other = asked.find(mask_.givens | extra);
      if (other) extra.insert(random_cell(difference_of(*other, solution), random_));
      is_enough = !other;
    }
    std::vector<Cell> cells;
    for (Cell cell : extra) cells.push_back(cell);
    random_.shuffle(cells);
    for (Cell cell : cells) {
      const CellSet rest = extra - CellSet{cell};
      if (!asked.find(mask_.givens | rest, &cell)) extra = rest;
    }
    return extra;
  }

  /// Judges the puzzle that is found; whether it is what was wanted.
  bool judge() {
    const bool must_be_minimal = workshop_.wishes.minimality == Minimality::minimal;
    if (must_be_minimal && !Thinner(solution_).is_minimal(mask_.givens)) return false;
    const Board puzzle = puzzle_of(mask_.givens, solution_);
    const std::size_t before = harvest_.found();
    if (workshop_.judge.distance(puzzle, 0) == 0) harvest_.add(puzzle, solution_);
    return harvest_.found() > before;
  }

  const Workshop& workshop_;
  const Mask& mask_;
  Random random_;
  HarvestMaker harvest_;
  std::uint64_t stream_;
  std::vector<Cell> free_;  ///< cells of the mask whose digits are not wished for
  bool is_lone_ = false;    ///< the digits that are wished for have one solution, so there is one puzzle at most
  Solution solution_;
  CellSet extra_;
  int fewest_ = Cell::count;  ///< extra cells since the search has begun anew
  std::vector<Other> others_;
};

}  // namespace

Harvest harvest_masked(const Workshop& workshop, std::uint64_t stream) {
  return MaskSearch(workshop, stream).run();
}

}  // namespace deduku::generate
