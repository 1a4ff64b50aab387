// The checker against a slow, obvious one: it proves what follows, and refuses what does not.
#include "deduku/check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "deduku/houses.hpp"
#include "deduku/solver.hpp"
#include "tests/support/case_steps.hpp"

namespace deduku::testing {
namespace {

using Candidates = std::vector<Candidate>;

bool exclude_each_other(Candidate a, Candidate b) {
  if (a.cell() == b.cell()) return a.digit() != b.digit();
  return a.digit() == b.digit() && sees(a.cell(), b.cell());
}

/// The statements "at least one" of some premises, each as the candidates that are left to it.
std::vector<Candidates> statements_of(const Grid& grid, const Premises& premises) {
  const CandidateSet left = left_by_givens(grid) - premises.absent;
  std::vector<Candidates> statements;
  const auto add = [&](const CandidateSet& all) {
    Candidates& some = statements.emplace_back();
    for (Candidate candidate : (all & left)) some.push_back(candidate);
  };
  for (Cell cell : premises.cells) {
    CandidateSet all;
    all.insert(cell, DigitSet::all());
    add(all);
  }
  for (House house : House::all()) {
    for (Digit digit : premises.places[house.index()]) add({digit, cells_of(house)});
  }
  CandidateSet outside;
  for (Cell cell : premises.deadly.cells()) outside.insert(cell, ~premises.deadly.digits(cell));
  if (!outside.empty()) add(outside);
  return statements;
}

/// Whether a candidate of each statement can be chosen so that no two chosen ones exclude each other.
bool can_all_hold(std::span<const Candidates> statements, Candidates& chosen, std::optional<Candidate> forbidden) {
  if (statements.empty()) return true;
  for (Candidate candidate : statements.front()) {
    const bool fits = std::ranges::none_of(chosen, [&](Candidate each) { return exclude_each_other(each, candidate); });
    if (!fits || candidate == forbidden) continue;
    chosen.push_back(candidate);
    if (can_all_hold(statements.subspan(1), chosen, forbidden)) return true;
    chosen.pop_back();
  }
  return false;
}

/// Whether the effects follow, by trying everything else.
bool follow(const Grid& grid, const Premises& premises, const Effects& effects) {
  const std::vector<Candidates> statements = statements_of(grid, premises);
  const CandidateSet left = left_by_givens(grid) - premises.absent;
  for (Candidate candidate : effects.removes) {
    Candidates chosen = {candidate};
    if (left.contains(candidate) && can_all_hold(statements, chosen, std::nullopt)) return false;
  }
  for (Candidate candidate : effects.places) {
    Candidates chosen;
    if (can_all_hold(statements, chosen, candidate)) return false;
  }
  return true;
}

/// Changes one thing about a proof: a premise less, another cell, another digit, a candidate put back, another effect.
void change(Premises& premises, Effects& effects, std::mt19937& random) {
  const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
  const Cell cell(below(Cell::count));
  const House house(below(House::count));
  const Digit digit(below(Digit::count));
  switch (below(6)) {
    case 0:
      if (!premises.cells.empty()) premises.cells.erase_first();
      break;
    case 1:
      for (DigitSet& digits : premises.places) {
        if (digits.empty()) continue;
        digits.erase(digits.first());
        break;
      }
      break;
    case 2:
      if (!premises.cells.empty()) premises.cells.erase_first();
      premises.cells.insert(cell);
      break;
    case 3:
      premises.places[house.index()].insert(digit);
      [[fallthrough]];
    case 4: {
      int skipped = premises.absent.empty() ? 0 : below(premises.absent.size());
      for (Candidate candidate : CandidateSet(premises.absent)) {
        if (skipped-- == 0) premises.absent.erase(candidate);
      }
      break;
    }
    default:
      effects.removes.insert(Candidate(cell, digit));
  }
}

class Changes {
 public:
  void try_some(const StepView& view) {
    const Proof proof = check_closely(view.before, premises_of(view), view.step, Promise::givens);
    ASSERT_EQ(proof.verdict, Verdict::proved);
    if (proof.used.count() > 9) return;
    for (int i = 0; i < 12; ++i) {
      Premises premises = proof.used;
      Effects effects = view.step;
      change(premises, effects, random_);
      compare(view.before, premises, effects);
    }
  }
  int proved() const { return proved_; }
  int refused() const { return refused_; }

 private:
  void compare(const Grid& grid, const Premises& premises, const Effects& effects) {
    const bool is_true = follow(grid, premises, effects);
    const Verdict verdict = check(grid, premises, effects, Promise::givens).verdict;
    EXPECT_EQ(verdict, is_true ? Verdict::proved : Verdict::unproved);
    ++(is_true ? proved_ : refused_);
  }

  std::mt19937 random_{1};
  int proved_ = 0;
  int refused_ = 0;
};

TEST(Check, AgreesWithTryingEverythingOnChangedPremises) {
  Changes changes;
  for (int i = 0; i < technique_count; ++i) {
    const auto technique = static_cast<TechniqueId>(i);
    Solver solver(ladder_of(technique));
    for (const cases::Case& each : cases_of(technique)) {
      const StepList& steps = solver.all_steps(each.grid, technique, Promise::givens);
      for (std::size_t k = 0; k < std::min<std::size_t>(steps.size(), 3); ++k) {
        changes.try_some(steps.view(each.grid, steps[k]));
      }
    }
  }
  EXPECT_GT(changes.refused(), 2'000);
  EXPECT_GT(changes.proved(), 500);
}

TEST(Check, RefusesWhatIsSaidToBeAbsentAndIsThere) {
  Premises premises;
  premises.cells = {Cell(0)};
  premises.absent.insert(Cell(0), ~DigitSet{Digit::of(1)});
  Effects effects;
  effects.places.insert({Cell(0), Digit::of(1)});
  EXPECT_EQ(check(Grid(), premises, effects, Promise::none).verdict, Verdict::false_premise);

  Grid grid;
  ASSERT_EQ(grid.eliminate(premises.absent), Status::progress);
  EXPECT_EQ(check(grid, premises, effects, Promise::none).verdict, Verdict::proved);
  premises.absent.erase({Cell(0), Digit::of(9)});
  EXPECT_EQ(check(grid, premises, effects, Promise::none).verdict, Verdict::unproved) << "9 is put back";
}

TEST(Check, ReadsNothingButTheGivensOfTheGrid) {
  Board board;
  for (int column = 1; column < 9; ++column) {
    board.values[static_cast<std::size_t>(column)] = static_cast<std::uint8_t>(column);
    board.givens.insert(Cell(column));
  }
  Premises premises;
  premises.cells = {Cell(0)};
  Effects effects;
  effects.places.insert({Cell(0), Digit::of(9)});
  EXPECT_EQ(check(Grid(board), premises, effects, Promise::none).verdict, Verdict::proved);
  board.givens = {};
  EXPECT_EQ(check(Grid(board), premises, effects, Promise::none).verdict, Verdict::unproved)
      << "digits that are not given must be named by what they exclude";
  update_absent(premises, Grid(board));
  EXPECT_EQ(check(Grid(board), premises, effects, Promise::none).verdict, Verdict::proved);
}

/// Nine pigeons in eight holes, where every assumption leads to long trials.
TEST(Check, BreaksOffWhatIsTooExpensive) {
  Premises premises;
  Grid grid;
  for (int row = 0; row < 9; ++row) {
    premises.places[static_cast<std::size_t>(row)].insert(Digit::of(1));
    premises.absent.insert(Digit::of(1), {Cell::at(row, 8)});
  }
  ASSERT_NE(grid.eliminate(premises.absent), Status::nothing);
  Effects effects;
  effects.removes.insert({Cell(0), Digit::of(1)});
  const Proof broken = check(grid, premises, effects, Promise::none, 2'000);
  EXPECT_EQ(broken.verdict, Verdict::broken_off);
  EXPECT_LT(broken.work, 4'000U);
  EXPECT_EQ(check(grid, premises, effects, Promise::none, 100'000'000).verdict, Verdict::proved);
}

/// All ways to fill cells with some candidates so that no house has a digit twice.
void fill(const CandidateSet& pattern, CellSet open, Candidates& chosen, std::vector<Candidates>& fillings) {
  if (open.empty()) return fillings.push_back(chosen);
  const Cell cell = open.first();
  open.erase(cell);
  for (Digit digit : pattern.digits(cell)) {
    const Candidate candidate(cell, digit);
    if (std::ranges::any_of(chosen, [&](Candidate each) { return exclude_each_other(each, candidate); })) continue;
    chosen.push_back(candidate);
    fill(pattern, open, chosen, fillings);
    chosen.pop_back();
  }
}

/// By house the digits that a filling puts there.
std::array<DigitSet, House::count> digits_by_house(const Candidates& filling) {
  std::array<DigitSet, House::count> digits;
  for (Candidate candidate : filling) {
    for (House house : candidate.cell().houses()) digits[house.index()].insert(candidate.digit());
  }
  return digits;
}

/// Whether for each filling there is another one with the same digits in each house.
bool has_a_second_filling_for_each(const CandidateSet& pattern) {
  std::vector<Candidates> fillings;
  Candidates chosen;
  fill(pattern, pattern.cells(), chosen, fillings);
  return std::ranges::all_of(fillings, [&](const Candidates& filling) {
    return std::ranges::any_of(fillings, [&](const Candidates& other) {
      return other != filling && digits_by_house(other) == digits_by_house(filling);
    });
  });
}

CandidateSet pattern_of(const CellSet& cells, DigitSet digits) {
  CandidateSet pattern;
  for (Digit digit : digits) pattern.insert(digit, cells);
  return pattern;
}

const DigitSet two_digits = {Digit::of(4), Digit::of(7)};
const DigitSet three_digits = {Digit::of(1), Digit::of(4), Digit::of(7)};

TEST(DeadlyPattern, KnowsRectanglesLoopsAndExtendedRectangles) {
  EXPECT_TRUE(is_deadly(pattern_of({Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 0), Cell::at(1, 3)}, two_digits)));
  EXPECT_FALSE(is_deadly(pattern_of({Cell::at(0, 0), Cell::at(0, 3), Cell::at(4, 0), Cell::at(4, 3)}, two_digits)))
      << "four boxes";
  EXPECT_TRUE(is_deadly(pattern_of(
      {Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 0), Cell::at(1, 6), Cell::at(2, 3), Cell::at(2, 6)}, two_digits)));
  const CellSet two_rows = {Cell::at(0, 0), Cell::at(0, 3), Cell::at(0, 6),
                            Cell::at(1, 0), Cell::at(1, 3), Cell::at(1, 6)};
  EXPECT_TRUE(is_deadly(pattern_of(two_rows, three_digits)));
  EXPECT_FALSE(is_deadly(pattern_of(two_rows, three_digits | DigitSet{Digit::of(9)})));
  EXPECT_FALSE(is_deadly({}));
}

TEST(DeadlyPattern, IsOneOnlyWhereEachFillingHasASecondOne) {
  std::mt19937 random(1);
  const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
  int deadly = 0;
  for (int i = 0; i < 20'000; ++i) {
    // Two or three lines of a band, cut by as many columns, with a candidate more or less and a cell moved.
    CellSet cells;
    const int columns = 2 + below(2);
    for (int row = 0; row < 2 + below(2); ++row) {
      for (int k = 0; k < columns; ++k) cells.insert(Cell::at(row, 3 * k + (below(8) == 0 ? 1 : 0)));
    }
    if (below(2) == 0) cells.erase(cells.first());
    CandidateSet pattern = pattern_of(cells, below(2) == 0 ? two_digits : three_digits);
    for (int k = 0; k < below(3); ++k) {
      pattern.erase({cells.first(), Digit::of(std::array{1, 4, 7}[static_cast<std::size_t>(below(3))])});
    }
    if (!is_deadly(pattern)) continue;
    ++deadly;
    EXPECT_TRUE(has_a_second_filling_for_each(pattern));
  }
  EXPECT_GT(deadly, 500);
}

TEST(DeadlyPattern, MustNotHoldAGiven) {
  const CellSet corners = {Cell::at(0, 0), Cell::at(0, 3), Cell::at(1, 0), Cell::at(1, 3)};
  Premises premises;
  premises.deadly = pattern_of(corners, two_digits);
  Effects effects;
  Grid grid;
  for (Cell corner : corners) {
    if (corner != corners.last()) premises.absent.insert(corner, ~two_digits);
  }
  ASSERT_EQ(grid.eliminate(premises.absent), Status::progress);
  for (Digit digit : two_digits) effects.removes.insert(digit, {corners.last()});
  EXPECT_EQ(check(grid, premises, effects, Promise::givens).verdict, Verdict::proved);
  EXPECT_EQ(check(grid, premises, effects, Promise::grid).verdict, Verdict::proved);
  EXPECT_EQ(check(grid, premises, effects, Promise::none).verdict, Verdict::false_premise);

  Grid without = grid;
  ASSERT_EQ(without.eliminate(Candidate(corners.first(), two_digits.first())), Status::progress);
  EXPECT_EQ(check(without, premises, effects, Promise::givens).verdict, Verdict::proved);
  EXPECT_EQ(check(without, premises, effects, Promise::grid).verdict, Verdict::false_premise);

  ASSERT_EQ(without.give(corners.first(), two_digits.last()), Status::progress);
  EXPECT_EQ(check(without, premises, effects, Promise::givens).verdict, Verdict::false_premise);
}

}  // namespace
}  // namespace deduku::testing
