// The engine `masked`: the cells of the givens are fixed, and digits are sought for which there is one solution.
//
// From the digits of a random full grid, which leave many solutions, a few are taken away, and all solutions of the rest are
// listed. Whatever these digits are in a solution, the solutions with the same digits there are those of the puzzle that gives
// them: so one list says of every choice of these digits how many solutions it leaves. The search goes on with a choice that
// leaves few. Where a choice leaves one, the puzzle is found.
#include <algorithm>

#include "src/generate/making.hpp"

namespace deduku::generate {

namespace {

class MaskSearch {
 public:
  MaskSearch(const Workshop& workshop, std::uint64_t stream)
      : workshop_(workshop), mask_(*workshop.wishes.mask), random_(workshop.wishes.seed, stream), harvest_(stream) {
    for (Cell cell : mask_.givens) {
      if (mask_.digits[cell.slot()] == 0) free_.push_back(cell);
    }
  }

  Harvest run() {
    int since_begin = patience;
    const std::size_t enough = std::min(most_found, workshop_.most);
    for (int lists = 0; lists < most_lists && harvest_.found() < enough; ++lists) {
      if (workshop_.is_stopped()) return {.is_stopped = true};
      if (since_begin++ >= patience) {
        if (!begin()) return harvest_.take();
        since_begin = 0;
      }
      harvest_.count();
      if (exchange()) since_begin = 0;
    }
    return harvest_.take();
  }

 private:
  /// A stream ends after so many puzzles, or so many lists of solutions.
  static constexpr std::size_t most_found = 16;
  static constexpr int most_lists = 2'000;
  /// The search begins anew after so many lists without a puzzle.
  static constexpr int patience = 300;
  static constexpr std::size_t most_solutions = 4'000;
  /// One choice in so many is taken that leaves more solutions than there were.
  static constexpr std::uint32_t setbacks = 12;

  /// A random full grid with the digits that are wished for; without one nothing can be found.
  bool begin() {
    Board board = puzzle_of({}, {});
    for (Cell cell : mask_.givens) {
      if (mask_.digits[cell.slot()] != 0) give(board, cell, mask_.digits[cell.slot()]);
    }
    std::vector<Cell> cells;
    for (Cell cell : Cell::all()) cells.push_back(cell);
    random_.shuffle(cells);
    for (Cell cell : cells) {
      if (board.values[cell.slot()] == 0 && !give_any(board, cell)) return false;
      if (search::is_unique(search::Puzzle(board))) break;
    }
    const auto solution = search::solve(search::Puzzle(board));
    if (!solution) return false;
    puzzle_ = puzzle_of(mask_.givens, *solution);
    solutions_ = most_solutions;
    return true;
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

  /// The digits of a solution in the cells that are exchanged, as a decimal number.
  template <class Digits>
  std::uint32_t choice_of(const Digits& digits) const {
    std::uint32_t choice = 0;
    for (Cell cell : exchanged_) choice = 10 * choice + digits(cell);
    return choice;
  }

  /// Whether a puzzle was found.
  bool exchange() {
    random_.shuffle(free_);
    const std::size_t most = std::min<std::size_t>(free_.size(), solutions_ > 100 ? 2 : 3);
    exchanged_.assign(free_.begin(), free_.begin() + static_cast<std::ptrdiff_t>(most));
    list_choices();
    if (choices_.empty()) return false;
    const std::uint32_t now = choice_of([&](Cell cell) { return std::uint32_t{puzzle_.values[cell.slot()]}; });
    bool is_found = false;
    std::size_t fewest = most_solutions + 1;
    std::vector<std::uint32_t> best;
    for (std::size_t begin = 0; begin < choices_.size();) {
      std::size_t end = begin;
      while (end < choices_.size() && choices_[end] == choices_[begin]) ++end;
      const std::size_t left = end - begin;
      if (left == 1 && is_complete_ && choices_[begin] != now) is_found |= found(choices_[begin]);
      if (choices_[begin] != now) {
        if (left < fewest) best.clear();
        if (left <= fewest) {
          fewest = left;
          best.push_back(choices_[begin]);
        }
      }
      begin = end;
    }
    if (best.empty() || (fewest > solutions_ && random_.below(setbacks) != 0)) return is_found;
    take(random_.pick(best));
    solutions_ = fewest;
    return is_found;
  }

  /// For each solution of the puzzle without the cells that are exchanged, its digits there; in order.
  void list_choices() {
    std::array<char, Cell::count> text;
    text.fill('.');
    for (Cell cell : mask_.givens) text[cell.slot()] = static_cast<char>('0' + puzzle_.values[cell.slot()]);
    for (Cell cell : exchanged_) text[cell.slot()] = '.';
    choices_.clear();
    const auto visit = [&](const Solution& solution) {
      choices_.push_back(
          choice_of([&](Cell cell) { return static_cast<std::uint32_t>(solution[cell.slot()].number()); }));
      return choices_.size() < most_solutions;
    };
    is_complete_ = search::enumerate(search::Puzzle(std::string_view(text.data(), text.size())), visit).exhausted;
    std::ranges::sort(choices_);
  }

  void take(std::uint32_t choice) {
    for (std::size_t i = exchanged_.size(); i-- > 0; choice /= 10) {
      puzzle_.values[exchanged_[i].slot()] = static_cast<std::uint8_t>(choice % 10);
    }
  }

  /// Judges the puzzle with this choice, which has one solution; whether it is what was wanted.
  bool found(std::uint32_t choice) {
    const Board before = puzzle_;
    take(choice);
    const Board puzzle = puzzle_;
    puzzle_ = before;
    const auto solution = search::solve(search::Puzzle(puzzle));
    const bool must_be_minimal = workshop_.wishes.minimality == Minimality::minimal;
    if (!solution || (must_be_minimal && !Thinner(*solution).is_minimal(puzzle.givens))) return false;
    if (workshop_.judge.distance(puzzle, 0) > 0) return false;
    harvest_.add(puzzle, *solution);
    return true;
  }

  const Workshop& workshop_;
  const Mask& mask_;
  Random random_;
  HarvestMaker harvest_;
  std::vector<Cell> free_;
  Board puzzle_;
  std::size_t solutions_ = most_solutions;  ///< as many as the list says, which may have ended before
  std::vector<Cell> exchanged_;
  std::vector<std::uint32_t> choices_;
  bool is_complete_ = false;
};

}  // namespace

Harvest harvest_masked(const Workshop& workshop, std::uint64_t stream) {
  return MaskSearch(workshop, stream).run();
}

}  // namespace deduku::generate
