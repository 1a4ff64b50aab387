#include "techniques/uniqueness/bivalue_grave.hpp"

#include "deduku/formats.hpp"
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Whether every digit has exactly two places or none in each house without `extra`, and each empty cell has two
/// digits.
bool is_grave_without(const Grid& grid, Candidate extra) {
  const auto holds = [&](Cell cell, Digit digit) {
    return grid.candidates(cell).contains(digit) && Candidate(cell, digit) != extra;
  };
  for (Digit digit : Digit::all()) {
    for (House house : House::all()) {
      int count = 0;
      for (Cell cell : cells_of(house)) count += holds(cell, digit) ? 1 : 0;
      if (count != 0 && count != 2) return false;
    }
  }
  for (Cell cell : Cell::all()) {
    int count = 0;
    for (Digit digit : Digit::all()) count += holds(cell, digit) ? 1 : 0;
    if (count != 2 && !grid.is_solved(cell)) return false;
  }
  return true;
}

/// The single candidates without which a grid would be a bivalue universal grave.
std::set<Candidate> lone_extras(const Grid& grid) {
  std::set<Candidate> extras;
  for (Candidate candidate : grid.all_candidates()) {
    if (is_grave_without(grid, candidate)) extras.insert(candidate);
  }
  return extras;
}

/// A bivalue universal grave except for one 7.
Board board_with_grave() {
  const auto record = formats::read_puzzle(R"(
| 1  67  8  | 3 9  67 | 2  4  5 |
| 4  9   3  | 5 8  2  | 1  6  7 |
| 57 567 2  | 1 67 4  | 3  9  8 |
| 8  1   56 | 9 67 3  | 4  57 2 |
| 9  4   7  | 2 5  1  | 6  8  3 |
| 3  2   56 | 8 4  67 | 57 1  9 |
| 57 3   9  | 6 1  8  | 57 2  4 |
| 2  57  1  | 4 3  9  | 8  57 6 |
| 6  8   4  | 7 2  5  | 9  3  1 |
)");
  return record->board;
}

void expect_same_extras(const Grid& grid) {
  Workspace workspace;
  std::set<Candidate> found;
  uniqueness::bugs(grid, workspace, [&](const uniqueness::Bug& bug) {
    if (bug.extras.size() == 1) found.insert(bug.extras.first());
    return false;
  });
  EXPECT_EQ(found, lone_extras(grid));
}

TEST(BugKernel, FindsTheLoneExtraCandidate) {
  const Board board = board_with_grave();
  ASSERT_EQ(lone_extras(Grid(board)).size(), 1U);
  std::mt19937_64 rng(11);
  for (int i = 0; i < 50; ++i) expect_same_extras(Grid(Symmetry::random(rng)(board)));
}

TEST(BugKernel, ToleratesNoOtherCandidateMoreOrLess) {
  const Board board = board_with_grave();
  const CellSet empty_cells = Grid(board).empty_cells();
  for (Cell cell : empty_cells) {
    for (Digit digit : Digit::all()) {
      Board changed = board;
      (*changed.marks)[cell] ^= DigitSet{digit};
      expect_same_extras(Grid(changed));
    }
  }
}

/// A bivalue universal grave of many digits; added marks are its extra candidates.
Board board_of_many_digits() {
  const auto record = formats::read_puzzle(R"(
| 89 2 16 | 37 69 5  | 78 4  13 |
| 49 3 5  | 47 8  1  | 27 69 26 |
| 48 7 16 | 34 69 2  | 58 15 39 |
| 1  8 9  | 2  4  6  | 3  7  5  |
| 23 4 23 | 9  5  7  | 6  18 18 |
| 6  5 7  | 8  1  3  | 9  2  4  |
| 23 9 8  | 5  7  4  | 1  36 26 |
| 5  1 24 | 6  3  89 | 24 89 7  |
| 7  6 34 | 1  2  89 | 45 35 89 |
)");
  return record->board;
}

/// A grave with some extra candidates, and these candidates.
std::pair<Grid, CandidateSet> near_grave(std::mt19937_64& rng) {
  Board board = Symmetry::random(rng)(board_of_many_digits());
  const Grid grave(board);
  CandidateSet extras;
  const DigitSet digits = {Digit(static_cast<int>(rng() % 9)), Digit(static_cast<int>(rng() % 9))};
  for (std::uint64_t wanted = 2 + rng() % 3; extras.size() < static_cast<int>(wanted);) {
    const bool is_beside = !extras.empty() && rng() % 3 == 0;
    const Cell cell = is_beside ? extras.first().cell() : Cell(static_cast<int>(rng() % 81));
    const Digit digit = rng() % 2 == 0 ? digits.first() : digits.last();
    const bool is_free =
        !grave.is_solved(cell) && !grave.has(cell, digit) && !grave.solved_cells(digit).intersects(peers(cell));
    if (is_free) extras.insert({cell, digit});
    if (rng() % 1000 == 0) break;
  }
  for (Candidate extra : extras) (*board.marks)[extra.cell()].insert(extra.digit());
  return {Grid(board), extras};
}

/// Whether a candidate excludes all of some others.
bool excludes_all(Candidate candidate, const CandidateSet& others) {
  for (Candidate other : others) {
    const bool in_one_cell = other.cell() == candidate.cell() && other != candidate;
    const bool in_one_house = other.digit() == candidate.digit() && sees(other.cell(), candidate.cell());
    if (!in_one_cell && !in_one_house) return false;
  }
  return true;
}

/// Whether each of the others is excluded by a candidate itself, or by the last digit that it leaves in some cell.
bool excludes_all_with_a_cell(const Grid& grid, Candidate candidate, const CandidateSet& others) {
  for (Cell cell : grid.cells_with_count(2) & peers(candidate.cell())) {
    if (!grid.has(cell, candidate.digit())) continue;
    const Digit last = (grid.candidates(cell) - DigitSet{candidate.digit()}).first();
    bool are_gone = true;
    for (Candidate other : others) {
      const bool by_cell = excludes_all({cell, last}, {other});
      are_gone = are_gone && (by_cell || excludes_all(candidate, {other}));
    }
    if (are_gone) return true;
  }
  return false;
}

StepList grave_steps(const Technique& technique, const Grid& grid) {
  Workspace workspace;
  StepSink sink(StepSink::Wanted::all);
  technique.find(grid, workspace, sink);
  return sink.found();
}

/// The eliminations of the types of BUG, by variants of BUG+n; the other types in the first.
std::array<CandidateSet, 3> removed_by_steps(const Grid& grid) {
  std::array<CandidateSet, 3> removed;
  for (const Technique* technique : {&technique::bug_plus_n, &technique::bug_2, &technique::bug_3}) {
    for (const Step& step : grave_steps(*technique, grid)) removed[step.variant] |= step.effects.removes;
  }
  return removed;
}

TEST(BugKernel, ExcludesWhatAllExtraCandidatesExclude) {
  std::mt19937_64 rng(12);
  std::array<int, 3> hits{};
  for (int i = 0; i < 3000 && !::testing::Test::HasFailure(); ++i) {
    const auto [grid, extras] = near_grave(rng);
    if (extras.size() < 2) continue;
    const auto removed = removed_by_steps(grid);
    const CandidateSet all = removed[0] | removed[1] | removed[2];
    for (Candidate candidate : grid.all_candidates()) {
      EXPECT_TRUE(!excludes_all(candidate, extras) || all.contains(candidate));
      const bool is_xz = extras.digits().size() == 2 && excludes_all_with_a_cell(grid, candidate, extras);
      EXPECT_TRUE(is_xz || !removed[2].contains(candidate));
      EXPECT_TRUE(excludes_all(candidate, extras) || !removed[1].contains(candidate));
    }
    for (const Step& step : grave_steps(technique::bug_plus_n, grid)) ++hits[step.variant];
  }
  for (int hit : hits) EXPECT_GT(hit, 20);
}

}  // namespace
}  // namespace deduku::testing
