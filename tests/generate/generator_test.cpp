// Puzzles that fulfil wishes of all kinds: each promise is checked anew, and streams are the same whoever asks for them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/canonical.hpp"
#include "deduku/generate.hpp"
#include "deduku/hodoku_rating.hpp"
#include "deduku/minimal.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/se_rating.hpp"
#include "src/generate/generate_record.hpp"
#include "src/generate/judge.hpp"
#include "src/generate/random.hpp"

namespace deduku::testing {
namespace {

using generate::Engine;
using generate::Generated;
using generate::Generator;
using generate::Minimality;
using generate::Wishes;

/// The first puzzles that wishes lead to.
std::vector<Generated> made(const Wishes& wishes, std::size_t count, std::optional<Engine> engine = {}) {
  auto generator = Generator::make(wishes, {}, engine);
  EXPECT_TRUE(generator) << generator.error_or("");
  std::vector<Generated> puzzles;
  for (std::uint64_t stream = 0; puzzles.size() < count && stream < 3000; ++stream) {
    for (const Generated& puzzle : generator->harvest(stream).puzzles) puzzles.push_back(puzzle);
  }
  return puzzles;
}

void expect_promises_kept(const Wishes& wishes, std::size_t count, std::optional<Engine> engine = {}) {
  const std::string what = generate::wishes_json(wishes).dump();
  const std::vector<Generated> puzzles = made(wishes, count, engine);
  EXPECT_GE(puzzles.size(), count) << what;
  for (const Generated& generated : puzzles) {
    for (const std::string& broken : generate::broken_promises(generated.puzzle, wishes)) {
      ADD_FAILURE() << what << ": " << broken;
    }
    EXPECT_EQ(search::solve(Grid(generated.puzzle)), generated.solution);
  }
}

TEST(Generator, KeepsPromisesOfShape) {
  expect_promises_kept({}, 20);
  expect_promises_kept({.minimality = Minimality::minimal}, 20);
  expect_promises_kept({.least_givens = 22, .most_givens = 23, .minimality = Minimality::minimal}, 10);
  expect_promises_kept({.least_givens = 30, .most_givens = 32}, 20);
  expect_promises_kept({.most_givens = 21}, 5);
  for (int i = 0; i < pattern_count; ++i) {
    for (const bool is_exact : {false, true}) {
      const generate::PatternWish pattern{static_cast<Pattern>(i), is_exact};
      expect_promises_kept({.minimality = Minimality::orbit_minimal, .pattern = pattern}, 5);
      expect_promises_kept({.least_givens = 32, .most_givens = 40, .pattern = pattern}, 5);
    }
  }
  expect_promises_kept({.minimality = Minimality::minimal, .pattern = generate::PatternWish{Pattern::half_turn}}, 5);
  expect_promises_kept({.minimality = Minimality::minimal, .pattern = generate::PatternWish{Pattern::diagonal}}, 5);
}

TEST(Generator, KeepsPromisesOfDifficulty) {
  expect_promises_kept({.where = "er = 3.2"}, 3);
  expect_promises_kept({.where = "hodoku_level = Extreme and givens <= 26"}, 3);
  expect_promises_kept({.where = "r >= 2 and r < 3 and steps.hidden_single > 0"}, 2);
  expect_promises_kept({.needs = "xy_wing"}, 3);
  expect_promises_kept({.exactly = "X-Wing"}, 3);
  expect_promises_kept({.minimality = Minimality::minimal, .where = "r >= 2", .without = {"chains", "uniqueness"}}, 3);
  expect_promises_kept({.pattern = generate::PatternWish{Pattern::half_turn}, .where = "er >= 7 and er <= 7.5"}, 2);
}

TEST(Generator, KeepsPromisesOfMasks) {
  const auto mask = generate::read_mask(
      "x . x . x . x . x . x . . . . . x . x . . x . x . . x . . x . . . x . . x . . . . . . . x"
      ". . x . . . x . . x . . x . x . . x . x . . . . . x . x . x . x . x . x");
  ASSERT_TRUE(mask) << mask.error();
  expect_promises_kept({.mask = *mask}, 5);
  auto with_digits = *mask;
  for (int column = 0; column < 9; column += 2) {
    with_digits.digits[static_cast<std::size_t>(column)] = static_cast<std::uint8_t>(column / 2 + 1);
  }
  expect_promises_kept({.mask = with_digits}, 5);
}

/// Whoever asks for a stream, in whatever order, gets the same; and on every platform these.
TEST(Generator, StreamsFollowFromWishesAndSeedAlone) {
  for (const Wishes& wishes :
       {Wishes{.seed = 3}, Wishes{.where = "er = 3.2", .seed = 3},
        Wishes{.minimality = Minimality::minimal, .pattern = generate::PatternWish{Pattern::half_turn}, .seed = 4}}) {
    auto forwards = Generator::make(wishes);
    auto backwards = Generator::make(wishes);
    ASSERT_TRUE(forwards && backwards);
    EXPECT_EQ(forwards->engine(), backwards->engine());
    std::vector<std::vector<Generated>> first;
    for (std::uint64_t stream = 0; stream < 4; ++stream) first.push_back(forwards->harvest(stream).puzzles);
    for (std::uint64_t stream = 4; stream-- > 0;) EXPECT_EQ(backwards->harvest(stream).puzzles, first[stream]);
  }
}

TEST(Generator, PuzzlesOfAStreamAreNotEquivalent) {
  generate::EquivalenceClasses classes;
  auto generator = Generator::make({.most_givens = 21}, {}, Engine::local_search);
  const auto harvest = generator->harvest(1);
  EXPECT_GT(harvest.puzzles.size(), 3u);
  for (const Generated& generated : harvest.puzzles) {
    EXPECT_TRUE(classes.insert(generated.puzzle));
    EXPECT_FALSE(classes.insert(random_symmetry(7)(generated.puzzle)));
  }
}

TEST(Generator, GuaranteesNameWhatShowsThem) {
  const Wishes wishes{.minimality = Minimality::minimal, .needs = "x_wing"};
  auto generator = Generator::make(wishes);
  std::vector<Generated> puzzles;
  for (std::uint64_t stream = 0; puzzles.empty() && stream < 1000; ++stream) {
    puzzles = generator->harvest(stream).puzzles;
  }
  ASSERT_FALSE(puzzles.empty());
  const auto guarantees = generator->guarantees(puzzles.front());
  std::vector<std::string_view> keys;
  for (const auto& guarantee : guarantees) keys.push_back(guarantee.key);
  ASSERT_EQ(keys, (std::vector<std::string_view>{"unique", "minimal", "needs"}));
  const auto& seconds = guarantees[1].evidence.front().texts;
  EXPECT_EQ(static_cast<int>(seconds.size()), puzzles.front().puzzle.givens.size());
  for (const std::string& second : seconds) EXPECT_EQ(second.size(), 81u);
  EXPECT_EQ(guarantees[2].evidence.back().name, "stuck_at");
}

/// A puzzle is called below or above only where the rating in full is.
TEST(EarlyDecision, OfSudokuExplainerIsThatOfTheFullRating) {
  auto generator = Generator::make({.seed = 8}, {}, Engine::fresh);
  SeRater full;
  SeRater early;
  for (std::uint64_t stream = 0; stream < 150; ++stream) {
    const Board puzzle = generator->harvest(stream).puzzles.front().puzzle;
    const SeRating rating = full.rate(puzzle);
    for (const int most : {12, 23, 30, 32, 45, 62, 66, 71, 75, 83, 90}) {
      const SeRating up_to = early.rate_up_to(puzzle, most);
      if (rating.er <= most) {
        EXPECT_EQ(up_to, rating) << most;
      } else {
        EXPECT_EQ(up_to.outcome, Outcome::stuck) << most;
      }
    }
    EXPECT_EQ(early.rate(puzzle), rating);
  }
}

TEST(EarlyDecision, OfRIsThatOfTheFullRating) {
  auto generator = Generator::make({.seed = 9}, {}, Engine::fresh);
  generate::Random random(10);
  RoundRater full;
  RoundRater early;
  for (std::uint64_t stream = 0; stream < 1500; ++stream) {
    const Board puzzle = generator->harvest(stream).puzzles.front().puzzle;
    const RoundRating rating = full.rate(puzzle);
    const int near = rating.r - 10 + static_cast<int>(random.below(21));
    for (const int most : {near, 100 + static_cast<int>(random.below(1000))}) {
      int rounds = 0;
      const auto up_to = early.rate_up_to(puzzle, most, [&](const RoundEvent&) { ++rounds; });
      ASSERT_EQ(up_to.has_value(), rating.r <= most) << most;
      if (!up_to) continue;
      EXPECT_EQ(up_to->outcome, rating.outcome);
      EXPECT_EQ(up_to->r, rating.r);
      EXPECT_EQ(up_to->technique, rating.technique);
      EXPECT_EQ(up_to->tightest, rating.tightest);
      EXPECT_EQ(up_to->work, rating.work);
      EXPECT_EQ(rounds, rating.rounds);
    }
  }
}

TEST(EarlyDecision, OfHodokuIsThatOfTheFullRating) {
  auto generator = Generator::make({.seed = 11}, {}, Engine::fresh);
  generate::Random random(12);
  HodokuRater full;
  HodokuRater early;
  for (std::uint64_t stream = 0; stream < 2500; ++stream) {
    const Board puzzle = generator->harvest(stream).puzzles.front().puzzle;
    const HodokuRating rating = full.rate(puzzle);
    const auto level = static_cast<HodokuLevel>(1 + random.below(5));
    const int near = rating.score - 20 + static_cast<int>(random.below(41));
    for (const int most : {near, static_cast<int>(random.below(4000))}) {
      for (const HodokuLevel most_level : {HodokuLevel::extreme, level}) {
        const auto up_to = early.rate_up_to(puzzle, most_level, most);
        const bool is_above = rating.score > most || rating.level > most_level;
        ASSERT_EQ(up_to.has_value(), !is_above) << most;
        EXPECT_EQ(up_to.value_or(rating), rating);
      }
    }
    EXPECT_EQ(early.rate(puzzle), rating);
  }
}

/// The whole judgement: a puzzle is at no distance where the condition holds of the ratings in full.
TEST(EarlyDecision, OfAConditionIsThatOfTheFullRatings) {
  auto generator = Generator::make({.seed = 13}, {}, Engine::fresh);
  generate::Random random(14);
  const auto number = [&](int least, int span) {
    return std::to_string((least + static_cast<int>(random.below(static_cast<std::uint32_t>(span)))) / 10.0);
  };
  for (int round = 0; round < 40; ++round) {
    const std::string least = number(10, 60);
    const std::vector<std::string> levels = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
    const std::vector<std::string> classes = {"easy", "medium", "hard", "expert", "master"};
    const std::string conditions[] = {"r >= " + least + " and r < " + number(20, 80),
                                      "r > " + least,
                                      "class <= " + random.pick(classes) + " and r <= 9",
                                      "class = " + random.pick(classes) + " and tightest >= 2",
                                      "hodoku_level = " + random.pick(levels),
                                      "hodoku_score <= " + std::to_string(random.below(2000)),
                                      "hodoku_level < " + random.pick(levels) + " or r > 5",
                                      "er > " + least + " and er <= " + number(20, 70),
                                      "er < " + number(15, 70) + " and hodoku_level >= Medium"};
    for (const std::string& condition : conditions) {
      const Wishes wishes{.where = condition};
      auto criteria = generate::Criteria::read(wishes);
      ASSERT_TRUE(criteria) << criteria.error();
      generate::Judge judge(wishes, *std::move(criteria), {});
      for (int i = 0; i < 6; ++i) {
        const Board puzzle = generator->harvest(random.below(5000)).puzzles.front().puzzle;
        EXPECT_EQ(judge.distance(puzzle, 0) == 0, generate::broken_promises(puzzle, wishes).empty()) << condition;
        EXPECT_EQ(judge.distance(puzzle) == 0, generate::broken_promises(puzzle, wishes).empty()) << condition;
      }
    }
  }
}

TEST(Wishes, ThatContradictEachOtherAreRefusedWithTheReason) {
  const auto expect_refused = [](const Wishes& wishes, const std::string& reason) {
    EXPECT_THAT(generate::contradiction(wishes), ::testing::HasSubstr(reason));
    EXPECT_FALSE(Generator::make(wishes));
  };
  expect_refused({.most_givens = 16}, "fewer than 17 givens");
  expect_refused({.least_givens = 25, .most_givens = 24}, "at least 25 and at most 24");
  expect_refused({.most_givens = 18, .pattern = generate::PatternWish{Pattern::full}}, "symmetry full");
  expect_refused({.least_givens = 22, .most_givens = 22, .pattern = generate::PatternWish{Pattern::quarter_turn}},
                 "do not add up");
  expect_refused({.where = "er >= 5 and er < 5"}, "no ER is at least 5.0 and at most 4.9");
  expect_refused({.where = "er <= 3.0", .needs = "x_wing"}, "has an ER of 3.2 at least");
  expect_refused({.where = "er >"}, "expected a number");
  expect_refused({.where = "eer > 3"}, "did you mean");
  expect_refused({.needs = "x_wnig"}, "unknown technique");
  expect_refused({.without = {"sorcery"}}, "unknown technique");
  expect_refused({.needs = "x_wing", .without = {"fish"}}, "cannot be left out");
  expect_refused({.minimality = Minimality::orbit_minimal}, "orbits of a symmetry");
  generate::Mask mask;
  for (int cell = 0; cell < 16; ++cell) mask.givens.insert(Cell(cell));
  expect_refused({.mask = mask}, "it has 16 cells");
  for (int cell = 16; cell < 30; ++cell) mask.givens.insert(Cell(cell));
  expect_refused({.mask = mask}, "rows 5 and 6 are empty");
  EXPECT_FALSE(generate::read_mask("xx"));
  EXPECT_FALSE(generate::read_mask(std::string(81, '!')));
}

TEST(Wishes, AreTheSameAfterJson) {
  Wishes wishes{.least_givens = 20,
                .most_givens = 30,
                .minimality = Minimality::minimal,
                .pattern = generate::PatternWish{Pattern::diagonal, true},
                .where = "r > 2",
                .exactly = "x_wing",
                .without = {"chains"}};
  wishes.mask = *generate::read_mask(std::string(40, 'x') + "1" + std::string(40, '.'));
  const auto read = generate::read_wishes(generate::wishes_json(wishes));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(generate::wishes_json(*read), generate::wishes_json(wishes));
  EXPECT_EQ(read->mask, wishes.mask);
  EXPECT_FALSE(generate::read_wishes({{"colour", "red"}}));
}

/// A check that finds nothing wrong anywhere would be none.
TEST(Promises, ThatAreBrokenAreFound) {
  const Generated generated = made({.minimality = Minimality::minimal, .seed = 2}, 1).front();
  Board more = generated.puzzle;
  const Cell cell = (~more.givens).first();
  more.givens.insert(cell);
  more.values[cell.slot()] = static_cast<std::uint8_t>(generated.solution[cell.slot()].number());
  const auto count_broken = [](const Board& puzzle, const Wishes& wishes) {
    return generate::broken_promises(puzzle, wishes).size();
  };
  EXPECT_EQ(count_broken(more, {.minimality = Minimality::minimal}), 1u);
  EXPECT_EQ(count_broken(generated.puzzle, {.least_givens = 40}), 1u);
  EXPECT_EQ(count_broken(generated.puzzle, {.pattern = generate::PatternWish{Pattern::full}}), 1u);
  EXPECT_EQ(count_broken(generated.puzzle, {.where = "er > 11.9"}), 1u);
  EXPECT_EQ(count_broken(generated.puzzle, {.needs = "jellyfish"}), 1u);
  EXPECT_EQ(count_broken(Board(), {}), 1u);
}

}  // namespace
}  // namespace deduku::testing
