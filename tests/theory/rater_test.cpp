// The guarantees of the rater: statuses, order relations, symmetry, proofs that hold, no heap.
#include <gtest/gtest.h>

#include <map>
#include <utility>

#include "deduku/theory.hpp"
#include "tests/support/count_allocations.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

constexpr std::array all_scales = {TheoryScale::depth, TheoryScale::whip,     TheoryScale::g_whip,
                                   TheoryScale::braid, TheoryScale::g_braid,  TheoryScale::bxb,
                                   TheoryScale::bxbb,  TheoryScale::backdoor, TheoryScale::subset_backdoor};

/// A puzzle with its figures on all scales, -1 if there is no figure. Made by this program; the first ones agree with
/// published figures.
struct Golden {
  const char* puzzle;
  std::array<int, theory_scale_count> figures;
};

const Golden golden[] = {
    {"..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75",
     {{1, 5, 5, 5, 5, 0, 0, 1, 1}}},
    {".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.",
     {{1, 3, 3, 3, 3, 0, 0, 1, 1}}},
    {"12..........7...3......2..4..79..3......6.9.8.3.....26..5...897.....4...87..9...1",
     {{1, 6, 6, 6, 6, 0, 0, 1, 1}}},
    {"....2.58..4.3......1..........6...715.....2.....4.....2...59.........3.67........",
     {{1, 2, 2, 2, 2, 0, 0, 3, 1}}},
    {"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
     {{2, -1, -1, -1, -1, 6, 0, 3, 2}}},
    {"987......6..95.....4.......3..21.65....5.3..2....96.31.3.1...2.....6.59.....2.1.3",
     {{3, -1, -1, -1, -1, -1, 2, 2, 2}}},
    {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
     {{2, -1, -1, -1, -1, 4, 0, 2, 2}}},
    {"4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
     {{1, 10, 10, 10, 10, 0, 0, 2, 1}}},
    {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
     {{0, 0, 0, 0, 0, 0, 0, 0, 0}}},
};

int figure_of(TheoryFigure figure) {
  return figure.is_found() ? figure.value : -1;
}

TEST(TheoryRater, FiguresOfSomePuzzles) {
  TheoryRater rater;
  for (const Golden& row : golden) {
    for (TheoryScale scale : all_scales) {
      EXPECT_EQ(figure_of(rater.rate(scale, grid_of_line(row.puzzle))), row.figures[static_cast<std::size_t>(scale)])
          << name_of(scale) << " of " << row.puzzle;
    }
  }
}

/// Whips in the default order of candidates need 10 here, and in the opposite order 9: the lower figure counts, in
/// every orientation.
TEST(TheoryRater, WhereTheOrderOfWhipsMattersTheLesserFigureCounts) {
  const std::string puzzle = "1........4...89....69.3.....1.8..69.37.9..1.......3.27.927....1..1...4......2..58";
  std::string reversed(puzzle.rbegin(), puzzle.rend());
  for (char& digit : reversed) {
    if (digit != '.') digit = static_cast<char>('1' + '9' - digit);
  }
  TheoryRater rater;
  EXPECT_EQ(figure_of(rater.rate(TheoryScale::whip, grid_of_line(puzzle))), 9);
  EXPECT_EQ(figure_of(rater.rate(TheoryScale::whip, grid_of_line(reversed))), 9);
  EXPECT_LE(figure_of(rater.rate(TheoryScale::braid, grid_of_line(puzzle))), 8);
}

TEST(TheoryRater, FiguresDoNotChangeUnderSymmetries) {
  std::mt19937_64 rng(7);
  TheoryRater rater;
  for (const Golden& row : golden) {
    const Board board = board_of_line(row.puzzle);
    const Board image = Symmetry::random(rng)(board);
    for (TheoryScale scale : all_scales) {
      if (scale == TheoryScale::bxb || scale == TheoryScale::bxbb) continue;  // slow, but still confluent
      EXPECT_EQ(figure_of(rater.rate(scale, image)), row.figures[static_cast<std::size_t>(scale)])
          << name_of(scale) << " of " << row.puzzle;
    }
  }
}

TEST(TheoryRater, FiguresOfRandomPuzzlesKeepTheirOrder) {
  std::mt19937_64 rng(8);
  TheoryRater rater;
  for (int i = 0; i < 40; ++i) {
    const Board board = random_puzzle(rng);
    const Board image = Symmetry::random(rng)(board);
    std::map<TheoryScale, int> figure;
    for (TheoryScale scale : all_scales) figure[scale] = figure_of(rater.rate(scale, board));
    for (TheoryScale scale : {TheoryScale::whip, TheoryScale::g_whip, TheoryScale::braid, TheoryScale::depth}) {
      EXPECT_EQ(figure_of(rater.rate(scale, image)), figure[scale]);
    }
    EXPECT_EQ(figure[TheoryScale::depth] == 0, figure[TheoryScale::whip] == 0);
    EXPECT_EQ(figure[TheoryScale::depth] == 0, figure[TheoryScale::backdoor] == 0);
    EXPECT_LE(figure[TheoryScale::subset_backdoor], figure[TheoryScale::backdoor]);
    if (figure[TheoryScale::whip] < 0) continue;
    EXPECT_LE(figure[TheoryScale::braid], figure[TheoryScale::whip]);
    EXPECT_LE(figure[TheoryScale::g_whip], figure[TheoryScale::whip]);
    EXPECT_LE(figure[TheoryScale::g_braid], figure[TheoryScale::g_whip]);
    EXPECT_LE(figure[TheoryScale::g_braid], figure[TheoryScale::braid]);
    if (figure[TheoryScale::braid] <= 2) {
      EXPECT_EQ(figure[TheoryScale::braid], figure[TheoryScale::whip]);
    }
    EXPECT_EQ(figure[TheoryScale::bxb], 0);
  }
}

bool is_linked(Candidate a, Candidate b) {
  if (a.cell() == b.cell()) return a.digit() != b.digit();
  return a.digit() == b.digit() && sees(a.cell(), b.cell());
}

/// Whether a candidate is linked to the right-linking part: one candidate, or the whole mini-line of a group.
bool is_linked(Candidate candidate, const CandidateSet& right) {
  if (right.size() == 1) return is_linked(candidate, right.first());
  const CellSet cells = right.cells();
  const HouseSet houses = common_houses(cells);
  for (House line : houses) {
    if (!line.is_line()) continue;
    const CellSet group = cells_of(line) & cells_of(cells.first().box());
    return right.cells(candidate.digit()) == cells && common_peers(group).contains(candidate.cell());
  }
  return false;
}

std::vector<Candidate> members_of(Variable variable) {
  std::vector<Candidate> members;
  for (int i = 0; i < 9; ++i) {
    if (variable.is_cell()) {
      members.emplace_back(variable.cell(), Digit(i));
    } else {
      members.emplace_back(cell_at(variable.house(), Position(i)), variable.digit());
    }
  }
  return members;
}

/// A step that is checked link by link against the definition.
class Checked {
 public:
  Checked(const Grid& grid, const TheoryStep& step) : grid_(grid), step_(step) {}

  bool holds() {
    if (!grid_.has(step_.target)) return false;
    for (std::size_t i = 0; i < step_.links.size(); ++i) {
      if (!holds(step_.links[i], i + 1 == step_.links.size())) return false;
      rights_.push_back(step_.links[i].right);
      lefts_.insert(step_.links[i].left);
    }
    return !rights_.empty();
  }

 private:
  bool is_braid() const { return step_.pattern == TheoryScale::braid || step_.pattern == TheoryScale::g_braid; }
  bool is_excluded(Candidate candidate) const {
    if (is_linked(candidate, step_.target)) return true;
    for (const CandidateSet& right : rights_) {
      if (is_linked(candidate, right)) return true;
    }
    return false;
  }
  bool leads(Candidate left) const {
    if (is_braid()) return is_excluded(left);
    if (lefts_.contains(left)) return false;
    return rights_.empty() ? is_linked(left, step_.target) : is_linked(left, rights_.back());
  }
  bool holds(const TheoryLink& link, bool is_last) const {
    CandidateSet rest;
    bool has_left = false;
    for (Candidate member : members_of(link.variable)) {
      if (member == step_.target) return false;
      if (!grid_.has(member)) continue;
      has_left |= member == link.left;
      if (!is_excluded(member)) rest.insert(member);
    }
    return has_left && leads(link.left) && rest == link.right && rest.empty() == is_last;
  }

  const Grid& grid_;
  const TheoryStep& step_;
  CandidateSet lefts_;
  std::vector<CandidateSet> rights_;
};

/// The grid as the rater has it: all singles placed.
void place_singles(Grid& grid) {
  for (bool changed = true; changed;) {
    changed = false;
    for (Candidate candidate : grid.all_candidates()) {
      const Cell cell = candidate.cell();
      if (!grid.has(candidate)) continue;
      bool is_single = grid.candidates(cell).size() == 1;
      for (House house : cell.houses()) is_single |= grid.cells(house, candidate.digit()).size() == 1;
      if (!is_single) continue;
      (void)grid.place(cell, candidate.digit());
      changed = true;
    }
  }
}

TEST(TheoryRater, EveryStepIsAProof) {
  TheoryRater rater;
  for (TheoryScale scale : {TheoryScale::whip, TheoryScale::g_whip, TheoryScale::braid, TheoryScale::g_braid}) {
    for (const Golden& row : golden) {
      Grid grid = grid_of_line(row.puzzle);
      if (row.figures[static_cast<std::size_t>(scale)] <= 0) continue;
      place_singles(grid);
      std::size_t longest = 0;
      int round = 1;
      CandidateSet targets;
      const auto check = [&](const TheoryStep& step) {
        if (step.round != round) {
          (void)grid.eliminate(targets);
          place_singles(grid);
          targets = {};
          round = step.round;
        }
        EXPECT_EQ(step.pattern, scale);
        EXPECT_TRUE(Checked(grid, step).holds()) << name_of(scale) << " " << row.puzzle << " round " << round;
        targets.insert(step.target);
        longest = std::max(longest, step.links.size());
      };
      const TheoryFigure figure = rater.rate(scale, grid_of_line(row.puzzle), check);
      EXPECT_EQ(figure.value, static_cast<int>(longest));
      (void)grid.eliminate(targets);
      place_singles(grid);
      EXPECT_TRUE(grid.is_complete()) << name_of(scale) << " " << row.puzzle;
    }
  }
}

TEST(TheoryRater, ShortestPatternsOfAGrid) {
  TheoryRater rater;
  for (TheoryScale scale : {TheoryScale::whip, TheoryScale::g_whip, TheoryScale::braid, TheoryScale::g_braid}) {
    Grid grid = grid_of_line(golden[0].puzzle);
    place_singles(grid);
    CandidateSet targets;
    std::size_t length = 0;
    const TheoryFigure figure = rater.find_shortest(scale, grid, [&](const TheoryStep& step) {
      EXPECT_TRUE(Checked(grid, step).holds());
      targets.insert(step.target);
      length = step.links.size();
    });
    EXPECT_EQ(figure, (TheoryFigure{1, Outcome::solved}));
    EXPECT_EQ(length, 1U);
    EXPECT_EQ(targets.size(), 6);  // 170 candidates after singles, 164 after intersections
  }
}

TEST(TheoryRater, SaysWhyThereIsNoFigure) {
  const Grid deep = grid_of_line(".2...67..4...8......9.......3.....7.5.8....4..1.3....2....9..5....6.1..3...2..6.7");
  const Grid hard = grid_of_line(golden[0].puzzle);
  TheoryRater rater;
  EXPECT_EQ(rater.rate(TheoryScale::depth, Grid()).outcome, Outcome::several);
  Board conflict = board_of_line(golden[0].puzzle);
  conflict.values[0] = 3;
  EXPECT_EQ(rater.rate(TheoryScale::whip, conflict).outcome, Outcome::invalid);
  for (TheoryScale scale : {TheoryScale::whip, TheoryScale::g_whip, TheoryScale::braid, TheoryScale::g_braid}) {
    EXPECT_EQ(rater.rate(scale, deep), (TheoryFigure{0, Outcome::stuck})) << name_of(scale);
    EXPECT_EQ(TheoryRater({.limit = 4}).rate(scale, hard), TheoryFigure::above(4)) << name_of(scale);
    const TheoryFigure cut_short = TheoryRater({.work = {.budget = 100}}).rate(scale, hard);
    EXPECT_EQ(cut_short.outcome, Outcome::out_of_budget) << name_of(scale);
    EXPECT_LE(cut_short.value, 5);
  }
  EXPECT_EQ(TheoryRater({.limit = 1}).rate(TheoryScale::depth, deep), TheoryFigure::above(1));
  EXPECT_EQ(TheoryRater({.limit = 3}).rate(TheoryScale::bxb, deep), TheoryFigure::above(3));
}

/// If trials of two candidates are needed, no whips exist; the search for them would use gigabytes to find that out.
TEST(TheoryRater, AsksBraidsBeforeItSearchesForWhips) {
  const Grid grid = grid_of_line("..34.....4...8..36..8...1...4..6..73...9..........2.....4.7..686...2....7.....59.");
  TheoryRater rater({.work = {.budget = 10'000}});
  EXPECT_EQ(rater.rate(TheoryScale::depth, grid), (TheoryFigure{2, Outcome::solved}));
  EXPECT_EQ(rater.rate(TheoryScale::whip, grid), (TheoryFigure{0, Outcome::stuck}));
}

TEST(TheoryRater, StopsWhenAskedTo) {
  int asked = 0;
  TheoryRater rater({.work = {.stop = [&] { return ++asked == 3; }}});
  const Grid deep = grid_of_line("987......6..95.....4.......3..21.65....5.3..2....96.31.3.1...2.....6.59.....2.1.3");
  EXPECT_EQ(rater.rate(TheoryScale::depth, deep).outcome, Outcome::stopped);
  EXPECT_EQ(asked, 3);
}

TEST(TheoryRater, TakesNoMoreWorkToReportWhips) {
  const Grid grid = grid_of_line("1........4...89....69.3.....1.8..69.37.9..1.......3.27.927....1..1...4......2..58");
  int asked = 0;
  TheoryRater rater({.work = {.stop = [&] { return ++asked < 0; }}});
  EXPECT_EQ(figure_of(rater.rate(TheoryScale::whip, grid)), 9);
  const int asked_without_report = std::exchange(asked, 0);
  ASSERT_GT(asked_without_report, 0);
  std::size_t longest = 0;
  const auto report = [&](const TheoryStep& step) { longest = std::max(longest, step.links.size()); };
  EXPECT_EQ(figure_of(rater.rate(TheoryScale::whip, grid, report)), 9);
  EXPECT_EQ(longest, 9U);
  EXPECT_EQ(asked, asked_without_report);
}

/// If it is stopped early, the whips of the order that was in progress first are reported: they are also valid.
TEST(TheoryRater, ReportsWhipsUpToTheEndOfItsBudget) {
  const Grid grid = grid_of_line("1........4...89....69.3.....1.8..69.37.9..1.......3.27.927....1..1...4......2..58");
  for (std::uint64_t budget = 1'000; budget < 100'000; budget *= 2) {
    TheoryRater rater({.work = {.budget = budget}});
    int rounds = 0;
    const auto report = [&](const TheoryStep& step) { EXPECT_EQ(step.round, ++rounds); };
    EXPECT_EQ(rater.rate(TheoryScale::whip, grid, report), rater.rate(TheoryScale::whip, grid)) << budget;
  }
}

TEST(TheoryRater, TakesNothingFromTheHeapOnceWarm) {
  TheoryRater rater;
  for (TheoryScale scale : all_scales) {
    if (scale == TheoryScale::bxb || scale == TheoryScale::bxbb) continue;
    for (const Golden& row : golden) (void)rater.rate(scale, grid_of_line(row.puzzle));
    const std::size_t before = allocations;
    for (const Golden& row : golden) (void)rater.rate(scale, grid_of_line(row.puzzle));
    EXPECT_EQ(allocations, before) << name_of(scale);
  }
}

}  // namespace
}  // namespace deduku::testing
