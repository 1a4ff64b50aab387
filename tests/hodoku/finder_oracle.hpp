// Finders of the HoDoKu scale against oracles: slow definitions that share no code with them and list every instance of
// a pattern in HoDoKu's order.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "src/scales/hodoku/hodoku_producers.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {

/// The effects of one step.
struct Finding {
  CandidateSet removals;
  std::string code;  ///< for entries with several forms; else empty
  std::optional<Candidate> placement;

  bool has_effect() const { return placement.has_value() || !removals.empty(); }
  friend bool operator==(const Finding&, const Finding&) = default;
};

inline std::string text_of(Candidate candidate) {
  const auto number = [](House house) { return std::to_string(house.number()); };
  const Cell cell = candidate.cell();
  return "r" + number(cell.row()) + "c" + number(cell.column()) + "=" + std::to_string(candidate.digit().number());
}

inline std::ostream& operator<<(std::ostream& out, const Finding& finding) {
  out << "step " << finding.code << ':';
  if (finding.placement) out << " places " << text_of(*finding.placement);
  if (!finding.removals.empty()) out << " removes";
  for (Candidate candidate : finding.removals) out << ' ' << text_of(candidate);
  return out;
}

/// The steps of an oracle, without those that have no effect.
class Findings {
 public:
  void add(const CandidateSet& removals, const std::string& code = {}) { add(Finding{removals, code, {}}); }
  void add(const Finding& finding) {
    if (finding.has_effect()) list_.push_back(finding);
  }
  /// Adds the removal of a digit from those of `cells` that have it.
  void add(const Grid& grid, Digit digit, const CellSet& cells, const std::string& code = {}) {
    add(CandidateSet(digit, grid.cells(digit) & cells), code);
  }
  const std::vector<Finding>& list() const { return list_; }
  bool empty() const { return list_.empty(); }
  Finding first() const { return list_.empty() ? Finding() : list_.front(); }
  bool contains(const Finding& finding) const { return std::ranges::find(list_, finding) != list_.end(); }

 private:
  std::vector<Finding> list_;
};

using Finder = bool (*)(hodoku::SearchContext, hodoku::HodokuHint&);

/// Calls finders like the ladder of the scale.
class FinderDriver {
 public:
  /// The next finders search this grid.
  void show(const Grid& grid, Promise promise = Promise::givens) {
    grid_ = grid;
    workspace_.set_promise(promise);
    changes_.begin();
    changes_.note(grid_);
  }
  /// The step that a finder finds; one without effect if it finds nothing.
  Finding find(Finder finder) {
    hint_->clear();
    const hodoku::SearchContext context{grid_, workspace_, *scratch_, changes_, Changes::never};
    const bool is_found = finder(context, *hint_);
    EXPECT_EQ(is_found, hint_->has_effect());
    if (!is_found) return {};
    Finding finding{{}, std::string(hint_->code), hint_->placement};
    for (Candidate removed : hint_->removals()) {
      EXPECT_TRUE(grid_.has(removed)) << text_of(removed);
      finding.removals.insert(removed);
    }
    return finding;
  }

 private:
  Grid grid_;
  Workspace workspace_;
  std::unique_ptr<hodoku::HodokuScratch> scratch_ = std::make_unique<hodoku::HodokuScratch>();
  std::unique_ptr<hodoku::HodokuHint> hint_ = std::make_unique<hodoku::HodokuHint>();
  Changes changes_;
};

/// A grid with a single in it, naked or hidden.
inline std::optional<Candidate> find_single(const Grid& grid) {
  for (Candidate candidate : grid.all_candidates()) {
    if (grid.candidates(candidate.cell()).size() == 1) return candidate;
    for (House house : candidate.cell().houses()) {
      if (grid.cells(house, candidate.digit()).size() == 1) return candidate;
    }
  }
  return std::nullopt;
}

/// A grid after all its singles are placed.
inline Grid without_singles(Grid grid) {
  while (const auto single = find_single(grid)) (void)grid.place(single->cell(), single->digit());
  return grid;
}

/// The digits of a random solution in about one cell of three.
inline Board some_givens(const Solution& solution, std::mt19937_64& rng) {
  Board board;
  for (Cell cell : Cell::all()) {
    if (rng() % 3 != 0) continue;
    board.values[cell] = static_cast<std::uint8_t>(solution[cell].number());
    board.givens.insert(cell);
  }
  return board;
}

/// A grid and its solution, or one of its solutions: the finders do not depend on whether there are others.
struct Start {
  Grid grid;
  Solution solution;
};

/// The start of a puzzle.
inline Start puzzle_start(std::mt19937_64& rng) {
  const Solution solution = random_full_grid(rng);
  return {Grid(some_givens(solution, rng)), solution};
}

/// A random state: less like a puzzle, and more varied.
inline Start any_start(std::mt19937_64& rng) {
  const Solution solution = random_solution(rng);
  return {random_state(rng, solution), solution};
}

/// A grid on which `count` digits are open in all their cells, and no others.
template <int count>
Start start_of_few_digits(std::mt19937_64& rng) {
  const Solution solution = random_full_grid(rng);
  Board board;
  for (Cell cell : Cell::all()) {
    const int number = solution[cell].number();
    if (number > count) board.values[cell] = static_cast<std::uint8_t>(number);
  }
  return {Grid(board), solution};
}

/// Removes some of the candidates that are not in the solution.
inline void thin_out(Start& start, std::mt19937_64& rng) {
  for (Digit digit : Digit::all()) {
    const unsigned percent = static_cast<unsigned>(rng() % 30);
    for (Cell cell : start.grid.cells(digit)) {
      const bool is_true = start.solution[cell] == digit;
      if (!is_true && rng() % 100 < percent) (void)start.grid.eliminate({cell, digit});
    }
  }
}

/// Calls `check(grid)` on grids without singles until one check fails: each start, and its later states as candidates
/// are removed.
template <class MakeStart, class Check>
void on_grids_from(const MakeStart& make_start, int count, const Check& check) {
  std::mt19937_64 rng(static_cast<std::uint64_t>(count));
  for (int checked = 0; checked < count;) {
    Start start = make_start(rng);
    start.grid = without_singles(start.grid);
    for (; !start.grid.is_complete() && checked < count; ++checked) {
      ASSERT_FALSE(start.grid.has_contradiction());
      check(start.grid);
      if (::testing::Test::HasFailure()) return;
      thin_out(start, rng);
      start.grid = without_singles(start.grid);
    }
  }
}

/// Calls `check(grid)` on each start without its singles, until one check fails.
template <class MakeStart, class Check>
void on_starts(const MakeStart& make_start, int count, const Check& check) {
  std::mt19937_64 rng(static_cast<std::uint64_t>(count));
  for (int checked = 0; checked < count && !::testing::Test::HasFailure();) {
    const Grid grid = without_singles(make_start(rng).grid);
    if (grid.is_complete()) continue;
    ASSERT_FALSE(grid.has_contradiction());
    check(grid);
    ++checked;
  }
}

/// Half of the grids begin as puzzles, half as random states.
template <class Check>
void on_grids(int count, const Check& check) {
  const auto make = [](std::mt19937_64& rng) { return rng() % 2 == 0 ? puzzle_start(rng) : any_start(rng); };
  on_grids_from(make, count, check);
}

/// Compares a finder with the first instance that an oracle lists, and counts how often one exists.
class FirstCheck {
 public:
  FirstCheck(Finder finder, int min_hits) : finder_(finder), min_hits_(min_hits) {}
  ~FirstCheck() { EXPECT_GE(hits_, min_hits_) << "too few grids have the pattern"; }
  FirstCheck(const FirstCheck&) = delete;
  FirstCheck& operator=(const FirstCheck&) = delete;

  void operator()(const Grid& grid, const Findings& expected) {
    driver_.show(grid);
    EXPECT_EQ(driver_.find(finder_), expected.first());
    hits_ += expected.empty() ? 0 : 1;
  }

 private:
  Finder finder_;
  int min_hits_;
  int hits_ = 0;
  FinderDriver driver_;
};

/// HoDoKu's criteria for the best of all steps: most removals, shortest chain, lowest cells. The cells of the removals
/// are weighted, the first least.
struct Rank {
  int removals = 0;
  int length = 0;
  int weight = 0;

  Rank(const CandidateSet& removed, int length_of_chain) : removals(removed.size()), length(length_of_chain) {
    int factor = 1;
    for (Candidate candidate : removed) {
      weight += candidate.cell().index() * factor + candidate.digit().number();
      factor += 80;
    }
  }
  friend bool operator<(const Rank& a, const Rank& b) {
    return std::tuple(-a.removals, a.length, a.weight) < std::tuple(-b.removals, b.length, b.weight);
  }
};

/// Compares a finder with the best instance that an oracle lists, and counts how often one exists.
class BestCheck {
 public:
  BestCheck(Finder finder, int min_hits) : finder_(finder), min_hits_(min_hits) {}
  ~BestCheck() { EXPECT_GE(hits_, min_hits_) << "too few grids have the pattern"; }
  BestCheck(const BestCheck&) = delete;
  BestCheck& operator=(const BestCheck&) = delete;

  /// Steps of one length.
  void operator()(const Grid& grid, const Findings& expected) {
    std::vector<Ranked> steps;
    for (const Finding& finding : expected.list()) steps.push_back({{finding.removals, 0}, finding});
    (*this)(grid, steps);
  }
  struct Ranked {
    Rank rank;
    Finding finding;
  };
  void operator()(const Grid& grid, const std::vector<Ranked>& steps) {
    driver_.show(grid);
    const Finding found = driver_.find(finder_);
    EXPECT_EQ(found.has_effect(), !steps.empty()) << found;
    if (steps.empty()) return;
    ++hits_;
    const auto best = std::ranges::min_element(steps, [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
    const auto is_it = [&](const Ranked& step) { return !(best->rank < step.rank) && step.finding == found; };
    EXPECT_TRUE(std::ranges::any_of(steps, is_it)) << found << "\nbut the best is " << best->finding;
  }

 private:
  Finder finder_;
  int min_hits_;
  int hits_ = 0;
  FinderDriver driver_;
};

/// Calls `use(choice)` with every choice of `size` items, in lexicographic order.
template <class T, class Use>
void for_each_choice(const std::vector<T>& items, std::size_t size, const Use& use, std::vector<T> choice = {},
                     std::size_t from = 0) {
  if (choice.size() == size) return use(choice);
  for (std::size_t i = from; i < items.size(); ++i) {
    choice.push_back(items[i]);
    for_each_choice(items, size, use, choice, i + 1);
    choice.pop_back();
  }
}

template <class T>
std::vector<T> listed(const Set<T>& set) {
  std::vector<T> list;
  for (T element : set) list.push_back(element);
  return list;
}
template <class T>
Set<T> set_of(const std::vector<T>& list) {
  Set<T> set;
  for (T element : list) set.insert(element);
  return set;
}

/// The candidates of all the cells together.
inline DigitSet digits_in(const Grid& grid, const CellSet& cells) {
  DigitSet digits;
  for (Cell cell : cells) digits |= grid.candidates(cell);
  return digits;
}

/// The cells of all the houses together.
inline CellSet cells_in(const std::vector<House>& houses) {
  CellSet cells;
  for (House house : houses) cells |= cells_of(house);
  return cells;
}

/// The nine houses of a kind.
inline std::vector<House> houses_of_kind(HouseKind kind) {
  std::vector<House> houses;
  for (House house : House::all()) {
    if (house.kind() == kind) houses.push_back(house);
  }
  return houses;
}

/// Boxes, rows, columns.
inline std::vector<House> boxes_then_lines() {
  std::vector<House> houses;
  for (HouseKind kind : {HouseKind::box, HouseKind::row, HouseKind::column}) {
    for (House house : houses_of_kind(kind)) houses.push_back(house);
  }
  return houses;
}

}  // namespace deduku::testing
