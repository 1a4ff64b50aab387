// Boards in progress: their faults, and the reasons.
#include "deduku/board_progress.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <random>

#include "deduku/formats.hpp"
#include "deduku/houses.hpp"
#include "deduku/minimal.hpp"
#include "deduku/moves.hpp"
#include "src/core/dead_ends.hpp"
#include "src/core/givens.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

const std::string progress_puzzle = ".9.....4.....2.......5.1...2...4...8.79...65.64.....39.57.9.82...1.5.9.....3.2...";
const std::string progress_solution =
    "592867341713924586864531792235649178179283654648715239457196823321458967986372415";

/// The puzzle with digits entered in some cells.
Board board_with(const std::string& line) {
  Board board = board_of_line(line);
  board.givens = board_of_line(progress_puzzle).givens;
  return board;
}

TEST(BoardProgress, FindsNothingWrongWithASolution) {
  for (const std::string& line :
       {progress_puzzle, progress_solution, progress_solution.substr(0, 40) + progress_puzzle.substr(40)}) {
    const BoardProgress progress = check_progress(board_with(line));
    EXPECT_EQ(progress.status, ProgressFinding::right);
    EXPECT_TRUE(progress.refutations.empty());
  }
}

TEST(BoardProgress, RefutesEachWrongDigitFromTheRightOnes) {
  std::string line = progress_solution.substr(0, 27) + progress_puzzle.substr(27);
  line[4] = '8';   // r1c5; 8 is in r1c4
  line[30] = '7';  // r4c4
  const BoardProgress progress = check_progress(board_with(line));
  EXPECT_EQ(progress.status, ProgressFinding::wrong);
  EXPECT_EQ(progress.faults.wrong, (CandidateSet{{Cell(4), Digit::of(8)}, {Cell(30), Digit::of(7)}}));
  ASSERT_EQ(progress.refutations.size(), 2U);
  EXPECT_EQ(progress.refutations[0].status, WhyFinding::excluded);
  EXPECT_EQ(progress.refutations[0].holder, Candidate(Cell(3), Digit::of(8)));
  EXPECT_EQ(progress.refutations[1].candidate, Candidate(Cell(30), Digit::of(7)));
  ASSERT_EQ(progress.refutations[1].status, WhyFinding::shown);
  EXPECT_TRUE(progress.refutations[1].slice.is_proved);
  EXPECT_EQ(progress.refutations[1].slice.path.start().value(Cell(0)), Digit::of(5)) << "right digits stay";
  EXPECT_EQ(progress.refutations[1].slice.path.start().value(Cell(4)), std::nullopt) << "wrong ones go";
}

TEST(BoardProgress, SaysWhichMarksAreMissingAndWhichCouldGo) {
  Board board = board_with(progress_puzzle);
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    if (board.values[cell] == 0) (*board.marks)[cell] = DigitSet::all();
  }
  (*board.marks)[0].erase(Digit::of(5));
  const BoardProgress progress = check_progress(board);
  EXPECT_EQ(progress.status, ProgressFinding::wrong);
  EXPECT_EQ(progress.faults.missing, (CandidateSet{{Cell(0), Digit::of(5)}}));
  EXPECT_TRUE(progress.faults.stale.contains(Candidate(Cell(0), Digit::of(9))));
  EXPECT_EQ(progress.faults.stale, stale_marks(board));
}

TEST(BoardProgress, CallsNothingWrongWhereSeveralSolutionsAreLeft) {
  const std::string several = "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572";
  EXPECT_EQ(check_progress(board_of_line(several)).status, Outcome::several);
  // An entry decides between the solutions.
  std::string decided = several;
  decided[3] = '4';
  Board board = board_of_line(decided);
  board.givens = board_of_line(several).givens;
  EXPECT_EQ(check_progress(board).status, ProgressFinding::right);
}

TEST(BoardProgress, KnowsPuzzlesWithoutASolution) {
  const std::string unsolvable = "12345678." + std::string(8, '.') + "9" + std::string(63, '.');
  EXPECT_EQ(check_progress(board_of_line(unsolvable)).status, Outcome::none);
}

// Below, the answers about a board are compared with a list of all solutions of its puzzle.

using Solutions = std::vector<Solution>;
using Fits = std::function<bool(const Solution&)>;

Solutions of_them(const Solutions& solutions, const Fits& fits) {
  Solutions some;
  std::ranges::copy_if(solutions, std::back_inserter(some), fits);
  return some;
}

/// Whether all, or some elements of a set satisfy `is_so`; the set is not a range of the library.
template <class Set, class IsSo>
bool all_of(const Set& set, const IsSo& is_so) {
  for (auto element : set) {
    if (!is_so(element)) return false;
  }
  return true;
}
template <class Set, class IsSo>
bool any_of(const Set& set, const IsSo& is_so) {
  return !all_of(set, [&](auto element) { return !is_so(element); });
}

bool has(const Solution& solution, const CandidateSet& digits) {
  return all_of(digits, [&](Candidate digit) { return solution[digit.cell()] == digit.digit(); });
}

bool fits_marks(const Solution& solution, const Board& board, const CellSet& cells) {
  return !board.marks || all_of(cells, [&](Cell cell) {
    return board.values[cell] != 0 || (*board.marks)[cell].contains(solution[cell]);
  });
}

CandidateSet entries_on(const Board& board) {
  CandidateSet entries;
  for (Cell cell : cells_with_digit(board) - board.givens) {
    entries.insert({cell, Digit::of(board.values[cell])});
  }
  return entries;
}

bool is_excluded_on(const Board& board, Candidate candidate) {
  const int digit = candidate.digit().number();
  return any_of(peers(candidate.cell()), [&](Cell peer) { return board.values[peer] == digit; });
}

/// Whether no solution fits these, but some solution fits them without any one element.
template <class Set, class Element>
void expect_irreducible(const Set& all, const std::function<bool(const Set&)>& is_possible, Element&& without) {
  EXPECT_FALSE(is_possible(all));
  for (auto element : all) EXPECT_TRUE(is_possible(without(all, element)));
}

/// Returns a word for the expected finding, for the tally of the kinds.
std::string expect_truth(const Board& board, const Solutions& solutions) {
  const BoardProgress progress = find_faults(board);
  const BoardFaults& faults = progress.faults;
  const CandidateSet entries = entries_on(board);
  const CellSet all_cells = ~CellSet();
  const Fits agrees = [&](const Solution& solution) {
    return has(solution, entries) && fits_marks(solution, board, all_cells);
  };
  EXPECT_EQ(progress.puzzle, solutions.size() == 1 ? Outcome::solved : Outcome::several);
  EXPECT_EQ(faults.stale, stale_marks(board));
  const std::size_t left = of_them(solutions, agrees).size();
  EXPECT_EQ(faults.has_mistake(), left == 0);
  if (left > 0) {
    EXPECT_EQ(progress.status, left == 1 ? ProgressStatus(ProgressFinding::right) : ProgressStatus(Outcome::several));
    return left == 1 ? "right" : "several";
  }
  EXPECT_EQ(progress.status, ProgressFinding::wrong);
  CandidateSet wrong;
  for (Candidate entry : entries) {
    if (of_them(solutions, [&](const Solution& solution) { return has(solution, {entry}); }).empty())
      wrong.insert(entry);
  }
  EXPECT_EQ(faults.wrong, wrong);
  const CandidateSet rest = entries - wrong;
  const Solutions with_rest = of_them(solutions, [&](const Solution& solution) { return has(solution, rest); });
  if (with_rest.empty()) {
    EXPECT_TRUE(rest.contains(faults.clash));
    EXPECT_TRUE(faults.missing.empty() && faults.lacking.empty());
    expect_irreducible<CandidateSet>(
        faults.clash,
        [&](const CandidateSet& some) {
          return !of_them(solutions, [&](const Solution& solution) { return has(solution, some); }).empty();
        },
        [](const CandidateSet& set, Candidate candidate) { return set - CandidateSet{candidate}; });
    return "clash";
  }
  EXPECT_TRUE(faults.clash.empty());
  CandidateSet missing;
  for (Cell cell : ~cells_with_digit(board)) {
    const Digit digit = with_rest.front()[cell];
    const Candidate candidate(cell, digit);
    const auto holds = [&](const Solution& solution) { return has(solution, {candidate}); };
    if (!board.marks || (*board.marks)[cell].contains(digit) || is_excluded_on(board, candidate)) continue;
    if (std::ranges::all_of(with_rest, holds)) missing.insert(candidate);
  }
  EXPECT_EQ(faults.missing, missing);
  if (!wrong.empty() || !missing.empty()) {
    EXPECT_TRUE(faults.lacking.empty());
    return wrong.empty() ? "missing" : "wrong";
  }
  const std::function<bool(const CellSet&)> is_possible = [&](const CellSet& cells) {
    return std::ranges::any_of(with_rest, [&](const Solution& solution) { return fits_marks(solution, board, cells); });
  };
  CellSet alone;
  for (Cell cell : all_cells) {
    if (!is_possible({cell})) alone.insert(cell);
  }
  if (!alone.empty()) {
    EXPECT_EQ(faults.lacking, alone);
    return "lacking alone";
  }
  expect_irreducible<CellSet>(faults.lacking, is_possible,
                              [](const CellSet& set, Cell cell) { return set - CellSet{cell}; });
  return "lacking together";
}

Solutions all_solutions(const Board& puzzle, std::size_t most) {
  Solutions solutions;
  const auto keep = [&](const Solution& solution) {
    solutions.push_back(solution);
    return true;
  };
  search::enumerate(search::Puzzle(puzzle), keep, most + 1);
  return solutions;
}

/// Makes puzzles with few solutions, and boards of players who make mistakes.
class Players {
 public:
  explicit Players(std::uint64_t seed) : random_(seed) {}

  /// A puzzle with at most `most` solutions, and more than one if `most` is more than one.
  Board puzzle(std::size_t most) {
    for (;;) {
      Board board = search::full_board(search::random_solution(random_));
      for (Cell cell : shuffled(~CellSet())) {
        Board fewer = board_with(board, cells_with_digit(board) - CellSet{cell});
        const std::uint64_t count = search::count(search::Puzzle(fewer), most + 1);
        if (count > most) break;
        board = fewer;
      }
      if (most == 1 || search::count(search::Puzzle(board), 2) == 2) return board;
    }
  }

  /// Enters digits: each either from a solution, or arbitrary.
  void enter(Board& board, const Solutions& solutions, int count) {
    for (Cell cell : shuffled(~cells_with_digit(board))) {
      if (count-- == 0) return;
      const Digit right = solutions[static_cast<std::size_t>(below(static_cast<int>(solutions.size())))][cell];
      const Digit any = Digit::of(1 + below(9));
      board.values[cell] = static_cast<std::uint8_t>((below(3) > 0 ? right : any).number());
    }
  }

  /// Writes marks, without some of them.
  void mark(Board& board, int lost) {
    board = with_allowed_marks(board);
    for (; lost > 0; --lost) {
      const Cell cell(below(81));
      DigitSet& marks = (*board.marks)[cell];
      const Digit digit = Digit::of(1 + below(9));
      if (marks.contains(digit)) marks.erase(digit);
    }
  }

  int below(int bound) { return search::random_below(bound, random_); }

 private:
  std::vector<Cell> shuffled(const CellSet& cells) {
    std::vector<Cell> order;
    for (Cell cell : cells) order.push_back(cell);
    for (int left = static_cast<int>(order.size()); left > 1; --left) std::swap(order[left - 1], order[below(left)]);
    return order;
  }

  std::mt19937_64 random_;
};

TEST(BoardProgress, SaysOfRandomBoardsWhatAListOfAllSolutionsSays) {
  Players players(60);
  std::map<std::string, int> kinds;
  for (int i = 0; i < 60; ++i) {
    const Board puzzle = players.puzzle(i % 6 == 0 ? 1 : i % 2 == 0 ? 3'000 : 12);
    const Solutions solutions = all_solutions(puzzle, 3'000);
    for (int entries = 0; entries < 6; ++entries) {
      Board board = puzzle;
      players.enter(board, solutions, entries);
      if (entries % 2 == 1) players.mark(board, 1 << players.below(9));
      ++kinds[expect_truth(board, solutions)];
      if (HasFailure()) FAIL() << formats::find_format("hodoku")->write(board);
    }
  }
  for (const char* kind : {"right", "several", "wrong", "clash", "missing", "lacking alone", "lacking together"}) {
    EXPECT_GT(kinds[kind], 0) << kind;
  }
}

TEST(BoardProgress, NamesTheEntryThatNoneOfSeveralSolutionsHas) {
  Players players(3);
  for (int i = 0; i < 100; ++i) {
    const Board puzzle = players.puzzle(3'000);
    const Solutions solutions = all_solutions(puzzle, 3'000);
    Board board = puzzle;
    Candidate entry;
    do {
      entry = Candidate(Cell(players.below(81)), Digit::of(1 + players.below(9)));
    } while (board.givens.contains(entry.cell()) ||
             std::ranges::any_of(solutions, [&](const Solution& solution) { return has(solution, {entry}); }));
    board.values[entry.cell()] = static_cast<std::uint8_t>(entry.digit().number());
    const BoardProgress progress = find_faults(board);
    EXPECT_EQ(progress.status, ProgressFinding::wrong);
    EXPECT_EQ(progress.faults.wrong, CandidateSet{entry});
    if (i % 10 != 0) continue;
    const BoardProgress refuted = check_progress(board);
    ASSERT_EQ(refuted.refutations.size(), 1U);
    EXPECT_EQ(refuted.refutations.front().candidate, entry);
    EXPECT_FALSE(refuted.refutations.front().is_true);
    EXPECT_EQ(refuted.refutations.front().status.as<Outcome>(), nullptr) << "it is refuted";
  }
}

TEST(BoardProgress, RefutesAWrongEntryFromTheGivensWhereOthersClash) {
  const std::string two = "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572";
  std::string line = two;
  line[3] = '4';   // r1c4
  line[32] = '6';  // r4c6: no solution has both
  line[5] = '7';   // r1c6: 7 is given in row 1
  Board board = board_of_line(line);
  board.givens = board_of_line(two).givens;
  const BoardProgress progress = check_progress(board);
  EXPECT_EQ(progress.faults.clash.size(), 2);
  EXPECT_EQ(progress.faults.wrong, (CandidateSet{{Cell(5), Digit::of(7)}}));
  ASSERT_EQ(progress.refutations.size(), 1U);
  EXPECT_EQ(progress.refutations.front().status, WhyFinding::excluded);
}

TEST(BoardStanding, CountsWhatABoardHoldsBeyondItsGivens) {
  Players players(7);
  for (int i = 0; i < 20; ++i) {
    const Board puzzle = players.puzzle(200);
    const Solutions solutions = all_solutions(puzzle, 200);
    EXPECT_TRUE(standing_of(puzzle).is_puzzle());
    Board board = puzzle;
    players.enter(board, solutions, 2);
    players.mark(board, 20);
    const BoardStanding standing = standing_of(board);
    EXPECT_EQ(standing.givens, puzzle.givens.size());
    EXPECT_EQ(standing.entries, 2);
    EXPECT_EQ(standing.solutions, solutions.size());
    int struck = 0;
    for (DigitSet digits : struck_marks(board)) struck += digits.size();
    EXPECT_EQ(standing.struck, struck);
  }
  Board nearly_empty;
  nearly_empty.values[0] = 1;
  EXPECT_TRUE(standing_of(nearly_empty).is_puzzle());  // if no digit is marked as a given, all are givens
  nearly_empty.values[80] = 2;
  nearly_empty.givens = {Cell(80)};
  EXPECT_EQ(standing_of(nearly_empty).solutions, BoardStanding::most_solutions);
  EXPECT_TRUE(standing_of(with_allowed_marks(Board())).is_puzzle());
}

TEST(DeadEnds, AreCellsAndDigitsWithoutAPlace) {
  EXPECT_TRUE(dead_ends_of(Board()).empty());
  EXPECT_TRUE(dead_ends_of(board_of_line(progress_solution)).empty());
  const DeadEnds cell = dead_ends_of(board_of_line("12345678........." + std::string("9") + std::string(63, '.')));
  EXPECT_EQ(cell.cells, CellSet{Cell(8)});
  const DeadEnds digit = dead_ends_of(board_of_line("...2345671" + std::string(71, '.')));
  EXPECT_TRUE(digit.cells.empty());
  EXPECT_EQ(digit.digits, (std::vector<PlacelessDigit>{{Digit::of(1), House::row(0)}}));
  Board marked = with_allowed_marks(Board());
  (*marked.marks)[40] = {};
  EXPECT_EQ(dead_ends_of(marked).cells, CellSet{Cell(40)});
}

TEST(GivensOnly, AreTheSameOfABoardAndOfItsGrid) {
  Players players(11);
  for (int i = 0; i < 20; ++i) {
    const Board puzzle = players.puzzle(100);
    Board board = puzzle;
    players.enter(board, all_solutions(puzzle, 100), 3);
    EXPECT_EQ(givens_only(board), puzzle);
    if (!find_conflict(board)) {
      EXPECT_EQ(givens_only(Grid(board)), puzzle);
    }
    players.mark(board, 10);
    EXPECT_EQ(givens_only(board), puzzle);
  }
}

}  // namespace
}  // namespace deduku::testing
