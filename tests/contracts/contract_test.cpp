// Invalid arguments: in every build they are reported by a sentence, before anything is computed from them.
#include <gmock/gmock.h>

#include "deduku/deduku.hpp"

namespace deduku {
namespace {

using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

MATCHER_P(Refuses, sentence, "") {
  return ::testing::ExplainMatchResult(ThrowsMessage<std::invalid_argument>(HasSubstr(sentence)), arg, result_listener);
}

Board with_value(int value) {
  Board board;
  board.values[40] = static_cast<std::uint8_t>(value);
  board.givens.insert(Cell(40));
  return board;
}

TEST(Contracts, BoardsHaveDigits) {
  constexpr auto sentence = "a value is above 9";
  for (int value : {10, 99, 255}) {
    const Board board = with_value(value);
    EXPECT_THAT([&] { (void)find_conflict(board); }, Refuses(sentence));
    EXPECT_THAT([&] { (void)Grid(board); }, Refuses(sentence));
    EXPECT_EQ(Grid::checked(board), std::nullopt);
    EXPECT_THAT([&] { (void)search::Puzzle(board); }, Refuses(sentence));
    EXPECT_THAT([&] { (void)canonical_form(board); }, Refuses(sentence));
    EXPECT_THAT([&] { (void)Symmetry()(board); }, Refuses(sentence));
    EXPECT_THAT([&] { (void)allowed_marks(board); }, Refuses(sentence));
    EXPECT_THAT([&] { (void)with_allowed_marks(board); }, Refuses(sentence));
    EXPECT_THAT([&] { (void)search::is_minimal(board); }, Refuses(sentence));
    EXPECT_THAT([&] { (void)formats::line_of(board); }, Refuses(sentence));
    EXPECT_THAT([&] { RoundRater().rate(board); }, Refuses(sentence));
    EXPECT_THAT([&] { SeRater().rate(board); }, Refuses(sentence));
    EXPECT_THAT([&] { HodokuRater().rate(board); }, Refuses(sentence));
    EXPECT_THAT([&] { LadderRater().rate(board); }, Refuses(sentence));
    EXPECT_THAT([&] { TheoryRater().rate(TheoryScale::braid, board); }, Refuses(sentence));
    for (const formats::Format& format : formats::all_formats()) {
      if (format.write == nullptr) continue;
      EXPECT_THAT([&] { (void)format.write(board); }, Refuses(sentence)) << format.name;
    }
  }
  EXPECT_NO_THROW((void)Grid(with_value(9)));
}

TEST(Contracts, GridsHaveNoConflict) {
  Board board = with_value(9);
  board.values[36] = 9;
  EXPECT_THAT([&] { (void)Grid(board); }, Refuses("conflict"));
}

TEST(Contracts, SymmetriesArePermutations) {
  Symmetry outside;
  outside.rows[3] = 200;
  Symmetry twice;
  twice.columns[1] = 0;
  Symmetry torn;
  std::swap(torn.rows[0], torn.rows[8]);
  Symmetry digits;
  digits.digits[8] = 9;
  for (const Symmetry& symmetry : {outside, twice, torn, digits}) {
    EXPECT_FALSE(symmetry.is_sound());
    EXPECT_THAT([&] { (void)symmetry(Board()); }, Refuses("no permutations"));
    EXPECT_THAT([&] { (void)symmetry.inverse(); }, Refuses("no permutations"));
  }
  EXPECT_THAT([&] { (void)outside(Cell(27)); }, Refuses("go to 0..8"));
  EXPECT_THAT([&] { (void)digits(Digit::of(9)); }, Refuses("go to 0..8"));
  for (std::uint64_t seed = 0; seed < 100; ++seed) EXPECT_TRUE(random_symmetry(seed).is_sound());
}

TEST(Contracts, SolversKnowTheirTechniques) {
  const auto unknown = static_cast<TechniqueId>(technique_count);
  EXPECT_THAT(
      [&] {
        Solver solver;
        solver.all_steps(Grid(), unknown);
      },
      Refuses("no such technique"));
  EXPECT_THAT([&] { Solver(Ladder{"mine", {{unknown, 100}}}); }, Refuses("no such technique"));
  SolverOptions options;
  options.search = nullptr;
  EXPECT_THAT([&] { Solver(default_ladder(), options); }, Refuses("no search"));
  Observer* const nobody = nullptr;
  EXPECT_THAT([&] { Solver().solve(Grid(), {&nobody, 1}); }, Refuses("observer is null"));
}

TEST(Contracts, TheTheoryHasPatternsAndLimits) {
  const auto observer = [](const TheoryStep&) {};
  EXPECT_THAT([&] { TheoryRater({.limit = -1}); }, Refuses("limit is negative"));
  EXPECT_THAT([&] { TheoryRater().rate(static_cast<TheoryScale>(theory_scale_count), Grid()); },
              Refuses("no such scale"));
  EXPECT_THAT([&] { TheoryRater().rate(TheoryScale::depth, Grid(), observer); }, Refuses("only patterns"));
  EXPECT_THAT([&] { TheoryRater().find_shortest(TheoryScale::backdoor, Grid(), observer); }, Refuses("only patterns"));
}

TEST(Contracts, WalksAndHintsHaveAnEnd) {
  const auto record =
      formats::read_puzzle("12....7...56..9...7......6.....95....9...3.158..61.2.....5...27........894.3....1");
  const Grid grid(record->board);
  const Walk walk = Walk::by_ladder(grid);
  ASSERT_GT(walk.steps().size(), 0U);
  EXPECT_THAT([&] { (void)walk.step(walk.steps().size()); }, Refuses("no such step"));
  for (int level : {-1, 0, 6}) {
    EXPECT_THAT([&] { (void)hint_text(walk.step(0), level); }, Refuses("levels are 1..5"));
    EXPECT_THAT([&] { (void)hint_sight(walk.step(0), level); }, Refuses("levels are 1..5"));
    if (level > 5) continue;  // a picture of the whole step
    EXPECT_THAT([&] { (void)draw_hint(walk.step(0), level); }, Refuses("levels are 1..5"));
  }
}

TEST(Contracts, TextsOfPuzzlesAreWhole) {
  EXPECT_THAT([] { (void)search::Puzzle(std::string_view("12....7")); }, Refuses("fewer than 81"));
  std::array<search::Answer, 1> answers{};
  const std::string text(81, '.');
  EXPECT_THAT([&] { search::solve_many({text.data(), 80}, 1, answers); }, Refuses("fewer than 81"));
  EXPECT_THAT([&] { search::solve_many({text.data(), 81}, 0, answers); }, Refuses("limit is 0"));
}

TEST(Contracts, RowsOfACoverLieInItsColumns) {
  search::ExactCover cover(4);
  EXPECT_THAT([&] { cover.add_row({0, 4}); }, Refuses("no such column"));
  EXPECT_THAT([&] { cover.add_row({-1}); }, Refuses("no such column"));
  EXPECT_THAT([&] { cover.add_row({2, 2}); }, Refuses("twice"));
  EXPECT_THAT([&] { cover.add_row(std::span<const int>()); }, Refuses("without columns"));
  search::CompactExactCover compact(4);
  EXPECT_THAT([&] { compact.add_row({0, 1}); }, Refuses("not that of a compact"));
  for (int row = 0; row < 16; ++row) compact.add_row({0, 1, 2, 3});
  EXPECT_THAT([&] { compact.add_row({0, 1, 2, 3}); }, Refuses("more rows in a column"));
  EXPECT_EQ(cover.row_count(), 0);
  EXPECT_EQ(compact.row_count(), 16);
}

}  // namespace
}  // namespace deduku
