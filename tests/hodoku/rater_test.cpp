// The HoDoKu scale without its reference: known ratings, the table, rules of level and score, soundness, memory.
#include <gtest/gtest.h>

#include "deduku/hodoku_rating.hpp"
#include "tests/support/count_allocations.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

struct Known {
  std::string puzzle;
  HodokuLevel level;
  int score;
};
const Known known[] = {
    {"2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3", HodokuLevel::easy, 274},
    {"......9.7...42.18....7.5.261..9.4....5.....4....5.7..992.1.8....34.59...5.7......", HodokuLevel::easy, 312},
    {"...9....2.5.1234...3....16.9.8.......7.....9.......2.5.91....5...7439.2.4....7...", HodokuLevel::easy, 330},
    {"..19....39..7..16..3...5..7.5......9..43.26..2......7.6..1...3..42..7..65....68..", HodokuLevel::medium, 302},
    {"38..........4..785..9.2.3...6..9....8..3.2..9....4..7...1.7.5..495..6..........92", HodokuLevel::medium, 740},
    {"...7..8....6....31.4...2....24.7.....1..3..8.....6.29....8...7.86....5....2..6...", HodokuLevel::medium, 432},
    {".43.8.25.6.............1.949....4.7....6.8....1.2....382.5.............5.34.9.71.", HodokuLevel::hard, 780},
    {".......12..8.3...........4.12.5..........47...6.......5.7...3.....62.......1.....", HodokuLevel::hard, 1046},
    {".549.....18....3...9..73....3...7.4......8...5.842.....7.3.2.98....8......35.41..", HodokuLevel::hard, 956},
    {"....6....3..9...5.....7.......6.98....7...6...59.....3.8.4.356...1.8...97..5...3.", HodokuLevel::hard, 788},
    {"98..4.1.6..4..2...6....3.548.215.........4.......9....4.6.......9..6...1..52.....", HodokuLevel::unfair, 1458},
    {"81.....7.......2.......615.5..4.......7.68.9....12...498....6...64..17....5......", HodokuLevel::unfair, 1468},
    {".75...13...9.....78...45.2......4..9..........8.397.5.3...59418....3.......2.1...", HodokuLevel::unfair, 870},
    // loops that end in the first cell of a group; the last one also reaches another cell of it
    {"2...6...7.....7.5.8.9.....3..2.95.4.3..........54..78.1....9.3....5.3....6......8", HodokuLevel::extreme, 5808},
    {"4...72...........517...32......1....6.9....1.74.9.5...2..6...34....2.1..3....4..8", HodokuLevel::extreme, 6544},
    {"....3.4...1.9.86....4.1...9.5..2..7.8.........6...124......3.5..39....2......71..", HodokuLevel::extreme, 8754},
    // a rectangle in which two cells each have two candidates, but not the same ones
    {"5..32......8....614....8...82..4..199..........5.1.7..2....9........4623......9.4", HodokuLevel::extreme, 2194},
};

TEST(HodokuRater, RatesKnownPuzzles) {
  HodokuRater rater;
  for (const Known& each : known) {
    const HodokuRating rating = rater.rate(board_of_line(each.puzzle));
    EXPECT_EQ(name(rating.level), name(each.level)) << each.puzzle;
    EXPECT_EQ(rating.score, each.score) << each.puzzle;
    EXPECT_EQ(rating.outcome, Outcome::solved) << each.puzzle;
  }
}

/// A step that the original takes: its place in the path, its code and one candidate that it places or removes.
struct KnownStep {
  std::string puzzle;
  std::size_t index;
  std::string code;
  Candidate candidate;
};
const KnownStep known_steps[] = {
    // the places left for a digit in a house from which logic has removed others: a contradiction that is overlooked
    {"41.69.3..5.......9.....26......31..5.6.7..4.3...4..2..9.....1....49....6.7..8.5..", 11, "1302",
     Candidate(Cell::at(0, 7), Digit::of(7))},
    // both a contradiction and a verity, equally short
    {"....5.81..6.9........7..3.2..2.....1.9.8..6.7......4....6.......27..3..54...19..6", 20, "1303",
     Candidate(Cell::at(7, 0), Digit::of(9))},
    // singles left by steps whose removals have an order of their own: doubly linked sets remove the digits of the
    // earlier set first, Sue de Coq those of the box; multi-colours proceed from one pair of colours to the next
    {".........6..5..18..83.1.......9573...6.....92...............254.487...1...23.....", 17, "0002",
     Candidate(Cell::at(0, 4), Digit::of(7))},
    {".7.6...8........418...4.5...2...1...3....7..9....8.76..9....1......3....7.5.1.8.3", 18, "0002",
     Candidate(Cell::at(6, 3), Digit::of(8))},
    {"....15.....2..896.9.8.....4.6......5...3..18.2..1.6..9...7.1.....6....1...4.9....", 45, "0003",
     Candidate(Cell::at(4, 0), Digit::of(4))},
};

TEST(HodokuRater, TakesKnownSteps) {
  HodokuRater rater;
  for (const KnownStep& each : known_steps) {
    std::vector<HodokuStep> path;
    (void)rater.rate(board_of_line(each.puzzle), [&](const HodokuStep& step) { path.push_back(step); });
    ASSERT_GT(path.size(), each.index) << each.puzzle;
    EXPECT_EQ(path[each.index].code, each.code) << each.puzzle;
    EXPECT_TRUE((path[each.index].effects.places | path[each.index].effects.removes).contains(each.candidate))
        << each.puzzle;
  }
}

TEST(HodokuRater, StopsWhenAsked) {
  int asked = 0;
  HodokuRater rater({.work = {.stop = [&] { return ++asked == 20; }}});
  const Known& hard = known[std::size(known) - 1];
  const HodokuRating rating = rater.rate(board_of_line(hard.puzzle));
  EXPECT_EQ(rating.outcome, Outcome::stopped);
  EXPECT_EQ(asked, 20);
  const HodokuRating again = rater.rate(board_of_line(hard.puzzle));
  EXPECT_EQ(again.outcome, Outcome::solved);
  EXPECT_EQ(again.score, hard.score);
}

TEST(HodokuRater, StepsAddUpToTheRating) {
  HodokuRater rater;
  for (const Known& each : known) {
    int score = 0;
    int steps = 0;
    const auto add = [&](const HodokuStep& step) {
      score += hodoku_entry(step.entry).score;
      ++steps;
    };
    const HodokuRating rating = rater.rate(board_of_line(each.puzzle), add);
    EXPECT_EQ(rating.score, score);
    EXPECT_EQ(rating.steps, steps);
  }
}

/// Without an observer, the last singles of a puzzle are counted, not made one by one.
TEST(HodokuRater, RatesTheSameWhetherWatchedOrNot) {
  std::mt19937_64 rng(21);
  HodokuRater rater;
  for (int i = 0; i < 1000; ++i) {
    const Board board = random_puzzle(rng);
    EXPECT_EQ(rater.rate(board), rater.rate(board, [](const HodokuStep&) {}));
  }
}

/// A solved grid without the four cells of a rectangle whose digits can be swapped: two solutions.
const std::string swappable = "123.5.789456789123789123456231.7.895875912364694538217317265948542897631968341572";

/// Like the originals: without a search for solutions.
const RatingOptions blindly{.uniqueness = Uniqueness::assumed};

TEST(HodokuRater, ASolvedBoardIsEasyAndHasNoSteps) {
  const HodokuRating rating = HodokuRater().rate(
      board_of_line("123456789456789123789123456231674895875912364694538217317265948542897631968341572"));
  EXPECT_EQ(rating.level, HodokuLevel::easy);
  EXPECT_EQ(rating.score, 0);
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_FALSE(rating.hardest);
}

TEST(HodokuRater, FewerThanTenDigitsAreRatedAsAllOthers) {
  const HodokuRating rating = HodokuRater(blindly).rate(board_of_line("123456789" + std::string(72, '.')));
  EXPECT_EQ(rating.level, HodokuLevel::extreme);
  EXPECT_EQ(rating.hardest, HodokuEntryId::brute_force);
  EXPECT_GE(rating.steps, 72);
  EXPECT_EQ(rating.outcome, Outcome::solved);
}

TEST(HodokuRater, SwappableRectangleTakesAGuessWithoutUniqueness) {
  for (const RatingOptions& options : {RatingOptions{.uniqueness = Uniqueness::optional},
                                       RatingOptions{.uniqueness = Uniqueness::assumed, .uses_uniqueness = false}}) {
    const HodokuRating rating = HodokuRater(options).rate(board_of_line(swappable));
    EXPECT_EQ(rating.hardest, HodokuEntryId::brute_force);
    EXPECT_EQ(rating.level, HodokuLevel::extreme);
    EXPECT_EQ(rating.outcome, Outcome::solved);
  }
}

TEST(HodokuRater, BlindlyAssumesOneSolution) {
  const Board several =
      board_of_line(".....8....5..9.2..7.9.1.....9.8...3....13........2.71...4..5...5.2.....897....6.2");
  EXPECT_EQ(HodokuRater(blindly).rate(several).hardest, HodokuEntryId::two_string_kite);
  EXPECT_EQ(HodokuRater({.uniqueness = Uniqueness::optional}).rate(several).hardest, HodokuEntryId::brute_force);
}

TEST(HodokuRater, RefusesSeveralSolutionsUnlessTheyAreAllowed) {
  EXPECT_EQ(HodokuRater().rate(board_of_line(swappable)).outcome, Outcome::several) << "the default";
  EXPECT_EQ(HodokuRater({.uses_uniqueness = false}).rate(board_of_line(swappable)).outcome, Outcome::several);
}

TEST(HodokuRater, RefusesAPuzzleWithoutSolution) {
  // The last cell of row 1 has no candidate.
  const std::string wiped_out = "12345678." + std::string(8, '.') + "9" + std::string(63, '.');
  for (Uniqueness uniqueness : {Uniqueness::required, Uniqueness::optional}) {
    HodokuRater rater({.uniqueness = uniqueness});
    EXPECT_EQ(rater.rate(board_of_line(wiped_out)).outcome, Outcome::none);
    EXPECT_NE(rater.rate(board_of_line(std::string(81, '.'))).outcome, Outcome::none);
  }
  EXPECT_EQ(HodokuRater().rate(board_of_line("11" + std::string(79, '.'))).outcome, Outcome::none);
}

TEST(HodokuRater, EndsWhereTwoSinglesOfADigitSeeEachOther) {
  const std::string contradictory[] = {
      "2...8.3...6..7..84.3.5..2.9...9.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
      "...9....2.5.1234...3....96.9.8.......7.....9.......2.5.91....5...7439.2.4....7...",
  };
  HodokuRater rater;
  for (const std::string& puzzle : contradictory) {
    EXPECT_EQ(rater.rate(board_of_line(puzzle)).outcome, Outcome::none) << puzzle;
  }
}

TEST(HodokuRater, RatesAPuzzleWithOneSolutionAlikeWhetherTheSearchIsAskedOrNot) {
  std::mt19937_64 rng(21);
  HodokuRater blind(blindly);
  HodokuRater strict;
  for (int i = 0; i < 50; ++i) {
    const Board board = random_puzzle(rng);
    EXPECT_EQ(strict.rate(board), blind.rate(board));
    EXPECT_EQ(strict.rate(Grid(board)), blind.rate(board));
  }
}

TEST(HodokuRater, EndsWhereATechniqueOfUniquenessLeftNothing) {
  // Puzzles with several solutions on which such techniques take the last candidate of a cell, or the last place
  // of a digit.
  const std::string ambiguous[] = {
      ".2..6...7..67..8....9...1.....6..349.6..5.2..3......8..4.3..9.......1....1759....",
      "8.........95.......76.........426798...571243...893165......916....3.487....1.532",
  };
  HodokuRater rater(blindly);
  for (const std::string& puzzle : ambiguous) {
    const HodokuRating rating = rater.rate(board_of_line(puzzle));
    EXPECT_FALSE(rating.outcome == Outcome::solved && rating.steps == 0) << puzzle;
  }
}

TEST(HodokuTable, CodesResolveToTheirLine) {
  EXPECT_EQ(hodoku_entry_count, 92);
  EXPECT_EQ(hodoku_entry("0800")->name, "XY-Wing");
  EXPECT_EQ(hodoku_entry("0800")->index, 3300);
  EXPECT_EQ(hodoku_entry("0707")->name, "Discontinuous Nice Loop");
  EXPECT_EQ(hodoku_entry("0707")->score, 280);
  EXPECT_EQ(hodoku_entry("0303")->level, HodokuLevel::unfair);
  EXPECT_FALSE(hodoku_entry("0303")->solving);
  EXPECT_FALSE(hodoku_entry("4711"));
  EXPECT_FALSE(hodoku_entry(""));
}

TEST(HodokuTable, TheSolverUsesFiftyEightLinesInTheOrderOfTheirIndex) {
  int used = 0;
  int last = 0;
  for (int i = 0; i < hodoku_entry_count; ++i) {
    const HodokuEntry& entry = hodoku_entry(static_cast<HodokuEntryId>(i));
    used += entry.solving ? 1 : 0;
    EXPECT_LE(last, entry.index) << entry.name;
    last = entry.index;
  }
  EXPECT_EQ(used, 58);
}

TEST(HodokuRater, NoStepRemovesADigitOfTheSolution) {
  std::mt19937_64 rng(20);
  HodokuRater rater;
  for (int i = 0; i < 300; ++i) {
    const Board board = random_puzzle(rng);
    const Solution solution = search::solve(Grid(board)).value();
    (void)rater.rate(board, [&](const HodokuStep& step) {
      for (Candidate removed : step.effects.removes) {
        EXPECT_NE(solution[removed.cell()], removed.digit()) << name(step);
      }
      for (Candidate placed : step.effects.places) EXPECT_EQ(solution[placed.cell()], placed.digit());
    });
  }
}

TEST(HodokuRater, TakesNothingFromTheHeapAfterWarmUp) {
  HodokuRater rater;
  std::vector<Board> boards;
  for (const Known& each : known) boards.push_back(board_of_line(each.puzzle));
  for (const Board& board : boards) (void)rater.rate(board);
  const std::size_t before = allocations;
  for (const Board& board : boards) (void)rater.rate(board);
  EXPECT_EQ(allocations, before);
}

}  // namespace
}  // namespace deduku::testing
