// Puzzles that meet constraints of all kinds: each promise is proved again, and a stream is the same for every caller.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "deduku/canonical.hpp"
#include "deduku/formats.hpp"
#include "deduku/generate.hpp"
#include "deduku/hodoku_rating.hpp"
#include "deduku/minimal.hpp"
#include "deduku/needs.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/se_rating.hpp"
#include "src/generate/generate_record.hpp"
#include "src/generate/judge.hpp"
#include "src/generate/random.hpp"
#include "src/generate/vicinity.hpp"
#include "src/records/texts.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using generate::Engine;
using generate::Generated;
using generate::Generator;
using generate::Minimality;
using generate::PuzzleConstraints;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// The first puzzles for some constraints.
std::vector<Generated> made(const PuzzleConstraints& constraints, std::size_t count,
                            std::optional<Engine> engine = {}) {
  auto generator = Generator::make(constraints, {}, engine);
  EXPECT_TRUE(generator) << generator.error_or("");
  std::vector<Generated> puzzles;
  for (std::uint64_t stream = 0; puzzles.size() < count && stream < 3000; ++stream) {
    for (const Generated& puzzle : generator->run_stream(stream).puzzles) puzzles.push_back(puzzle);
  }
  return puzzles;
}

void expect_promises_kept(const PuzzleConstraints& constraints, std::size_t count, std::optional<Engine> engine = {}) {
  const std::string what = generate::constraints_json(constraints).dump();
  const std::vector<Generated> puzzles = made(constraints, count, engine);
  EXPECT_GE(puzzles.size(), count) << what;
  for (const Generated& generated : puzzles) {
    for (const std::string& broken : generate::violations(generated.puzzle, constraints)) {
      ADD_FAILURE() << what << ": " << broken;
    }
    EXPECT_EQ(search::solve(Grid(generated.puzzle)), generated.solution);
  }
}

TEST(Generator, GuaranteesNothingAfterAStop) {
  PuzzleConstraints rated;
  rated.where = "er >= 2.6";
  PuzzleConstraints needing;
  needing.needs = "xy_wing";
  for (const PuzzleConstraints& constraints : {PuzzleConstraints(), rated, needing}) {
    bool is_stopped = false;
    auto generator = Generator::make(constraints, [&] { return is_stopped; });
    ASSERT_TRUE(generator);
    std::vector<Generated> puzzles;
    for (std::uint64_t stream = 0; puzzles.empty(); ++stream) puzzles = generator->run_stream(stream).puzzles;
    EXPECT_FALSE(generator->guarantees(puzzles.front()).empty());
    is_stopped = true;
    EXPECT_TRUE(generator->guarantees(puzzles.front()).empty());
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
      const generate::PatternConstraint pattern{static_cast<Pattern>(i), is_exact};
      expect_promises_kept({.minimality = Minimality::orbit_minimal, .pattern = pattern}, 5);
      expect_promises_kept({.least_givens = 32, .most_givens = 40, .pattern = pattern}, 5);
    }
  }
  expect_promises_kept({.minimality = Minimality::minimal, .pattern = generate::PatternConstraint{Pattern::half_turn}},
                       5);
  expect_promises_kept({.minimality = Minimality::minimal, .pattern = generate::PatternConstraint{Pattern::diagonal}},
                       5);
}

TEST(Generator, KeepsPromisesOfDifficulty) {
  expect_promises_kept({.where = "er = 3.2"}, 3);
  expect_promises_kept({.where = "hodoku_level = Extreme and givens <= 26"}, 3);
  expect_promises_kept({.where = "r >= 2 and r < 3 and steps.hidden_single > 0"}, 2);
  expect_promises_kept({.needs = "xy_wing"}, 3);
  expect_promises_kept({.exactly = "X-Wing"}, 3);
  expect_promises_kept({.minimality = Minimality::minimal, .where = "r >= 2", .without = {"chains", "uniqueness"}}, 3);
  expect_promises_kept({.pattern = generate::PatternConstraint{Pattern::half_turn}, .where = "er >= 7 and er <= 7.5"},
                       2);
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

/// A puzzle of each stream of the engine `fresh`.
Board random_seed_puzzle(std::uint64_t stream) {
  return made({.minimality = Minimality::minimal, .seed = 77 + stream}, 1, Engine::fresh).front().puzzle;
}

/// Effort is counted work: a stream that is cut off has the same results so far as the whole stream, and no more tries
/// than allowed.
TEST(Generator, EffortCutsEveryEngineOffWhereItSays) {
  const Board like = random_seed_puzzle(0);
  const auto mask =
      generate::read_mask("x.x.x.x.x.x.....x.x..x.x..x..x...x..x.......x..x...x..x..x.x..x.x.....x.x.x.x.x.x");
  ASSERT_TRUE(mask) << mask.error();
  const std::pair<PuzzleConstraints, std::optional<Engine>> questions[] = {
      {{.minimality = Minimality::minimal, .pattern = generate::PatternConstraint{Pattern::half_turn}}, Engine::fresh},
      {{.where = "er >= 7"}, Engine::local_search},
      {{.most_givens = 20}, Engine::local_search},
      {{.like = like}, {}},
      {{.mask = *mask}, {}},
      {{.like = like, .vicinity = generate::VicinityConstraint{2, 2}}, {}},
      {{.like = like, .vicinity = generate::VicinityConstraint{4, 1}}, {}},
      {{.automorphic = "half_turn"}, {}},
      {{.distribution = generate::Distribution::controlled}, {}},
  };
  for (const auto& [constraints, engine] : questions) {
    const std::string what = generate::constraints_json(constraints).dump();
    auto generator = Generator::make(constraints, {}, engine);
    ASSERT_TRUE(generator) << what << generator.error_or("");
    const generate::StreamResult whole = generator->run_stream(1);
    EXPECT_FALSE(whole.is_cut) << what;
    for (const std::uint64_t effort : {1U, 7U, 100U}) {
      const generate::StreamResult cut = generator->run_stream(1, 1'000'000, effort);
      EXPECT_LE(cut.tried, effort) << what;
      EXPECT_TRUE(whole.tried == effort || cut.is_cut == (whole.tried > effort)) << what;
      std::vector<Generated> expected = whole.puzzles;
      std::erase_if(expected, [&](const Generated& puzzle) { return puzzle.tries > effort; });
      EXPECT_EQ(cut.puzzles, expected) << what;
    }
  }
}

/// To continue at a distant stream, all streams before it must be traversed, which is also work.
TEST(Generator, TheWayToAStreamOfAVicinityCostsEffort) {
  PuzzleConstraints constraints{.like = random_seed_puzzle(0), .vicinity = generate::VicinityConstraint{1, 1}};
  auto generator = Generator::make(constraints);
  ASSERT_TRUE(generator) << generator.error_or("");
  const generate::StreamResult far = generator->run_stream(1'000'000'000, 1, 300);
  EXPECT_TRUE(far.is_cut);
  EXPECT_FALSE(far.is_exhausted);
  EXPECT_EQ(far.tried_before, 300U);
}

/// A million solutions are counted at once; the reported number of tries still does not exceed the limit.
TEST(Generator, NoMoreIsTriedThanIsAllowed) {
  const Board like = board_of_line("..38.6.....4.5.2...1...2.765.9.....1.3..1..4.1.....3.925.6...3...7.3.1.....1.54..");
  PuzzleConstraints constraints{.like = like, .vicinity = generate::VicinityConstraint{9, 9}};
  auto generator = Generator::make(constraints);
  ASSERT_TRUE(generator) << generator.error_or("");
  for (const std::uint64_t effort : {10U, 450U, 600U}) EXPECT_EQ(generator->run_stream(0, 1, effort).tried, effort);
}

TEST(Generator, FindsAllPuzzlesInAVicinityAndThenAroundThese) {
  const Board like = random_seed_puzzle(0);
  std::set<std::string> expected;
  const generate::VicinityConstraint near{1, 1};
  const auto expect = [&](const Board& found) {
    expected.insert(records::puzzle_text(canonical_form(found).board));
    return true;
  };
  generate::visit_vicinity(like, near, expect, [](std::uint64_t) { return true; });
  PuzzleConstraints constraints{.like = like, .vicinity = generate::VicinityConstraint{1, 1, 1}};
  auto generator = Generator::make(constraints);
  ASSERT_TRUE(generator) << generator.error_or("");
  EXPECT_EQ(generator->engine(), Engine::vicinity);
  std::set<std::string> found;
  std::uint64_t stream = 0;
  for (;; ++stream) {
    const generate::StreamResult stream_result = generator->run_stream(stream);
    if (stream_result.is_exhausted) break;
    for (const Generated& generated : stream_result.puzzles) {
      found.insert(records::puzzle_text(canonical_form(generated.puzzle).board));
      EXPECT_THAT(generate::violations(generated.puzzle, constraints), ::testing::IsEmpty());
    }
  }
  EXPECT_EQ(found, expected);
  EXPECT_EQ(stream, static_cast<std::uint64_t>(like.givens.size()));

  // Without a bound on the rounds it continues, for every caller.
  constraints.vicinity = near;
  auto first = Generator::make(constraints);
  auto second = Generator::make(constraints);
  const generate::StreamResult later = first->run_stream(stream + 30);
  for (std::uint64_t i = 0; i < stream + 30; ++i) (void)second->run_stream(i);
  EXPECT_EQ(second->run_stream(stream + 30).puzzles, later.puzzles);
  EXPECT_EQ(first->run_stream(3).puzzles, second->run_stream(3).puzzles);
  for (std::uint64_t i = stream; i < stream + 30; ++i) {
    for (const Generated& generated : first->run_stream(i).puzzles) {
      const auto guarantees = first->guarantees(generated);
      const auto guarantee = std::ranges::find(guarantees, "vicinity", &generate::Guarantee::key);
      ASSERT_NE(guarantee, guarantees.end());
      std::vector<Board> path;
      for (const std::string& text : guarantee->evidence.front().texts)
        path.push_back(formats::read_puzzle(text)->board);
      ASSERT_EQ(path.size(), 2U);
      EXPECT_THAT(generate::violations(generated.puzzle, constraints, path), ::testing::IsEmpty());
      path.pop_back();
      path.front() = random_seed_puzzle(1);
      EXPECT_EQ(generate::violations(generated.puzzle, constraints, path).size(), 1U);
    }
  }
}

TEST(Generator, KeepsPromisesNearAPuzzle) {
  const Board like = random_seed_puzzle(2);
  const generate::Mask mask{.givens = like.givens};
  expect_promises_kept({.like = like, .vicinity = generate::VicinityConstraint{2, 2, 1}}, 20);
  expect_promises_kept({.mask = mask, .like = like, .vicinity = generate::VicinityConstraint{2, 2, 1}}, 1);
  expect_promises_kept({.where = "er >= 3", .like = like, .vicinity = generate::VicinityConstraint{2, 2, 1}}, 5);
  expect_promises_kept({.where = "er >= 7", .like = like}, 5);
  expect_promises_kept({.pattern = generate::PatternConstraint{Pattern::half_turn}, .like = like}, 5);
}

TEST(Generator, KeepsPromisesOfDistributions) {
  expect_promises_kept({.minimality = Minimality::minimal, .distribution = generate::Distribution::uniform}, 10);
  expect_promises_kept({.where = "er >= 3", .distribution = generate::Distribution::uniform}, 5);
  expect_promises_kept({.distribution = generate::Distribution::controlled}, 3);
}

/// Every caller gets the same stream, in any order; on every platform these.
TEST(Generator, StreamsFollowFromConstraintsAndSeedAlone) {
  for (const PuzzleConstraints& constraints :
       {PuzzleConstraints{.seed = 3}, PuzzleConstraints{.where = "er = 3.2", .seed = 3},
        PuzzleConstraints{.minimality = Minimality::minimal,
        .pattern = generate::PatternConstraint{Pattern::half_turn},
        .seed = 4}}) {
    auto forwards = Generator::make(constraints);
    auto backwards = Generator::make(constraints);
    ASSERT_TRUE(forwards && backwards);
    EXPECT_EQ(forwards->engine(), backwards->engine());
    std::vector<std::vector<Generated>> first;
    for (std::uint64_t stream = 0; stream < 4; ++stream) first.push_back(forwards->run_stream(stream).puzzles);
    for (std::uint64_t stream = 4; stream-- > 0;) EXPECT_EQ(backwards->run_stream(stream).puzzles, first[stream]);
  }
}

/// If the first puzzles of a stream suffice, they are the beginning of the whole stream.
TEST(Generator, FirstPuzzlesOfAStreamAreItsBeginning) {
  for (const Engine engine : {Engine::fresh, Engine::local_search}) {
    auto generator = Generator::make({.where = "givens < 30", .unlike = 0}, {}, engine);
    const auto all = generator->run_stream(2);
    ASSERT_GT(all.puzzles.size(), 1u);
    const auto first = generator->run_stream(2, 1);
    ASSERT_EQ(first.puzzles.size(), 1u);
    EXPECT_EQ(first.puzzles.front(), all.puzzles.front());
    EXPECT_LT(first.tried, all.tried);
  }
}

TEST(Generator, PuzzlesOfAStreamAreNotEquivalent) {
  generate::EquivalenceClasses classes;
  auto generator = Generator::make({.most_givens = 21, .unlike = 0}, {}, Engine::local_search);
  const auto stream_result = generator->run_stream(1);
  EXPECT_GT(stream_result.puzzles.size(), 3u);
  for (const Generated& generated : stream_result.puzzles) {
    EXPECT_TRUE(classes.insert(generated.puzzle));
    EXPECT_FALSE(classes.insert(random_symmetry(7)(generated.puzzle)));
  }
}

TEST(Generator, GuaranteesNameWhatShowsThem) {
  const PuzzleConstraints constraints{.minimality = Minimality::minimal, .needs = "x_wing"};
  auto generator = Generator::make(constraints);
  std::vector<Generated> puzzles;
  for (std::uint64_t stream = 0; puzzles.empty() && stream < 1000; ++stream) {
    puzzles = generator->run_stream(stream).puzzles;
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

/// Whether a puzzle needs a technique, according to the scale `needs`.
bool is_need(const Board& puzzle, TechniqueId technique) {
  const Needs needs = NeedsFinder().find(Grid(puzzle));
  return std::ranges::count(needs.needs, technique, &Need::technique) > 0;
}

TEST(Generator, NeedsWhatTheScaleNeedsNames) {
  for (const TechniqueId technique : {TechniqueId::naked_pair, TechniqueId::x_wing, TechniqueId::unique_rectangle_1,
                                      TechniqueId::xy_wing, TechniqueId::w_wing}) {
    for (const Generated& generated : made({.needs = std::string(key(technique)), .seed = 4}, 3)) {
      EXPECT_TRUE(is_need(generated.puzzle, technique)) << key(technique);
    }
  }
}

/// A promise is broken if the scale does not name the technique: the promise guarantees no more, and no less.
TEST(Promises, OfANeedAreThoseOfTheScale) {
  for (const Generated& generated : made({.where = "r >= 3.2 and r < 5.5", .seed = 6}, 30)) {
    for (const TechniqueId technique : {TechniqueId::naked_pair, TechniqueId::x_wing, TechniqueId::xy_wing,
                                        TechniqueId::unique_rectangle_1, TechniqueId::hidden_quad}) {
      EXPECT_EQ(generate::violations(generated.puzzle, {.needs = std::string(key(technique))}).empty(),
                is_need(generated.puzzle, technique))
          << key(technique);
    }
  }
}

/// The cost is that of the step: the cheapest Unique Blossom costs less than a Sue de Coq, the costliest more.
TEST(Generator, ExactlyMeansThatNothingHarderIsNeeded) {
  for (const TechniqueId technique : {TechniqueId::sue_de_coq, TechniqueId::m_wing, TechniqueId::fireworks}) {
    const std::string word(key(technique));
    for (const Generated& generated : made({.exactly = word, .seed = 1}, 3)) {
      int costliest = 0;
      const RoundRating rating = RoundRater().rate(generated.puzzle, [&](const RoundEvent& event) {
        const bool is_used = std::ranges::count(event.steps, technique, &Step::technique) > 0;
        if (is_used) costliest = std::max(costliest, event.round.cost);
      });
      EXPECT_EQ(rating.r, costliest) << word;
      EXPECT_TRUE(is_need(generated.puzzle, technique)) << word;
      EXPECT_TRUE(generate::violations(generated.puzzle, {.needs = word}).empty());
    }
  }
  const auto record =
      formats::read_puzzle("3.........7.63..1.....91.....8..4..........2421.....68.4...9...7..5..9...5..8.3..");
  EXPECT_THAT(generate::violations(record->board, {.exactly = "sue_de_coq"}),
              ElementsAre("exactly: R is 6.75, and no step of sue_de_coq has this cost"));
}

/// A walk restarts after each puzzle that it finds.
TEST(Generator, PuzzlesOfDifferentStreamsAreUnlike) {
  const PuzzleConstraints constraints{.where = "er >= 7 and er <= 7.5", .seed = 3};
  auto generator = Generator::make(constraints, {}, Engine::local_search);
  generate::Variety variety(constraints);
  int found = 0;
  for (std::uint64_t stream = 0; found < 8 && stream < 100; ++stream) {
    const auto stream_result = generator->run_stream(stream);
    EXPECT_LE(stream_result.puzzles.size(), 1U);
    for (const Generated& generated : stream_result.puzzles) {
      EXPECT_EQ(variety.insert(generated.puzzle), "");
      EXPECT_NE(variety.insert(generated.puzzle), "");
      EXPECT_THAT(variety.insert(random_symmetry(5)(generated.puzzle)), HasSubstr("equivalent"));
      ++found;
    }
  }
  EXPECT_EQ(found, 8);
}

TEST(Variety, IsAsConstraintsWantIt) {
  EXPECT_EQ(generate::most_alike({}), 50);
  EXPECT_EQ(generate::most_alike({.unlike = 0}), 0);
  EXPECT_EQ(generate::most_alike({.like = Board()}), 0);
  EXPECT_EQ(generate::most_alike({.like = Board(), .unlike = 30}), 30);
  EXPECT_EQ(generate::most_alike({.distribution = generate::Distribution::controlled}), 0);
  generate::Variety any(0);
  EXPECT_EQ(any.insert(random_seed_puzzle(0)), "");
  EXPECT_EQ(any.insert(random_seed_puzzle(0)), "");
  generate::Variety with_same(50, true);
  EXPECT_EQ(with_same.insert(random_seed_puzzle(0)), "");
  EXPECT_EQ(with_same.insert(random_symmetry(3)(random_seed_puzzle(0))), "it is equivalent to an earlier one");
}

/// A puzzle is classified as below or above only if the complete rating is.
TEST(EarlyDecision, OfSudokuExplainerIsThatOfTheFullRating) {
  auto generator = Generator::make({.seed = 8}, {}, Engine::fresh);
  SeRater full;
  SeRater early;
  for (std::uint64_t stream = 0; stream < 150; ++stream) {
    const Board puzzle = generator->run_stream(stream).puzzles.front().puzzle;
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
    const Board puzzle = generator->run_stream(stream).puzzles.front().puzzle;
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
  for (std::uint64_t stream = 0; stream < by_effort(800); ++stream) {
    const Board puzzle = generator->run_stream(stream).puzzles.front().puzzle;
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

/// The whole decision: a puzzle has distance zero if the condition holds for the complete ratings.
TEST(EarlyDecision, OfAConditionIsThatOfTheFullRatings) {
  auto generator = Generator::make({.seed = 13}, {}, Engine::fresh);
  generate::Random random(14);
  const auto number = [&](int least, int span) {
    return std::to_string((least + static_cast<int>(random.below(static_cast<std::uint32_t>(span)))) / 10.0);
  };
  for (std::size_t round = 0; round < by_effort(15); ++round) {
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
      const PuzzleConstraints constraints{.where = condition};
      auto criteria = generate::Criteria::read(constraints);
      ASSERT_TRUE(criteria) << criteria.error();
      generate::Judge judge(constraints, *std::move(criteria), {});
      for (int i = 0; i < 6; ++i) {
        const Board puzzle = generator->run_stream(random.below(5000)).puzzles.front().puzzle;
        EXPECT_EQ(judge.distance(puzzle, 0) == 0, generate::violations(puzzle, constraints).empty()) << condition;
        EXPECT_EQ(judge.distance(puzzle) == 0, generate::violations(puzzle, constraints).empty()) << condition;
      }
    }
  }
}

TEST(PuzzleConstraints, ThatContradictEachOtherAreRefusedWithTheReason) {
  const auto expect_refused = [](const PuzzleConstraints& constraints, const std::string& reason) {
    EXPECT_THAT(generate::contradiction(constraints), ::testing::HasSubstr(reason));
    EXPECT_FALSE(Generator::make(constraints));
  };
  expect_refused({.most_givens = 16}, "fewer than 17 givens");
  expect_refused({.least_givens = 25, .most_givens = 24}, "at least 25 and at most 24");
  expect_refused({.most_givens = 18, .pattern = generate::PatternConstraint{Pattern::full}}, "symmetry full");
  expect_refused({.least_givens = 22, .most_givens = 22, .pattern = generate::PatternConstraint{Pattern::quarter_turn}},
                 "do not add up");
  expect_refused({.where = "er >= 5 and er < 5"}, "er >= 5 and er < 5 exclude each other");
  expect_refused({.where = "r > 5 and r < 4"}, "r > 5 and r < 4 exclude each other");
  expect_refused({.where = "er > 5.0 and er < 5.1"}, "exclude each other");
  expect_refused({.where = "er = 3.25"}, "er = 3.25: there is no such value");
  expect_refused({.where = "(r > 5 or r < 2) and r = 3"}, "r > 5 and r = 3 exclude each other");
  expect_refused({.where = "class > hard and class < hard"}, "exclude each other");
  expect_refused({.where = "class > nightmare"}, "nightmare is the highest");
  expect_refused({.where = "class = nonsense"}, "the values of class are beginner, easy, ");
  expect_refused({.least_givens = 20, .most_givens = 24, .where = "givens > 30 and r > 2"}, "givens is 20 to 24");
  expect_refused({.where = "not (givens > 16)"}, "givens is 17 to 81");
  expect_refused({.where = "r > 14 or te >= 4"}, "r > 14: r is 0 to 13.99");
  expect_refused({.where = "steps.x_wing < 1 and steps.x_wing > 0"}, "exclude each other");
  expect_refused({.pattern = generate::PatternConstraint{Pattern::half_turn}, .where = "pattern = none"},
                 "half_turn is required");
  for (const char* possible :
       {"r > 5 or r < 4", "not (r > 5) and not (r <= 5)", "er >= 5 and er <= 5", "class >= hard",
        "(r > 5 or r < 2) and r = 1.5", "er != 3.2", "hodoku_level = Extreme and class != easy"}) {
    EXPECT_EQ(generate::contradiction({.where = possible}), "") << possible;
  }
  expect_refused({.where = "er <= 3.0", .needs = "x_wing"}, "er <= 3.0: er is 3.2 at least if x_wing is needed");
  expect_refused({.where = "er >"}, "expected a number");
  expect_refused({.where = "eer > 3"}, "did you mean");
  expect_refused({.needs = "x_wnig"}, "unknown technique");
  expect_refused({.without = {"sorcery"}}, "unknown technique");
  expect_refused({.needs = "x_wing", .without = {"fish"}}, "cannot be omitted");
  expect_refused({.minimality = Minimality::orbit_minimal}, "requires a symmetry or an automorphism");
  expect_refused({.vicinity = generate::VicinityConstraint{}}, "requires the puzzle of like");
  expect_refused({.like = Board()}, "several solutions");
  const Board like = random_seed_puzzle(0);
  expect_refused({.most_givens = 19, .like = like, .vicinity = generate::VicinityConstraint{1, 1}},
                 "0 to 19 are required");
  expect_refused({.like = like, .vicinity = generate::VicinityConstraint{0, 1}}, "1 to 9 givens");
  expect_refused({.like = like, .distribution = generate::Distribution::uniform}, "puzzles near another one");
  expect_refused({.like = like, .automorphic = "any"}, "like alone");
  expect_refused({.mask = generate::Mask{.givens = like.givens}, .like = like}, "cannot be combined with like alone");
  expect_refused({.mask = generate::Mask{.givens = like.givens}, .automorphic = "any"},
                 "cannot be combined with a mask");
  expect_refused(
      {.pattern = generate::PatternConstraint{Pattern::full}, .distribution = generate::Distribution::controlled},
      "controlled cannot be combined with a symmetry");
  expect_refused({.automorphic = "third_turn"}, "expected any, still_and_cycle_3");
  expect_refused({.least_givens = 19, .most_givens = 19, .automorphic = "still_and_thirds"}, "come in groups");
  expect_refused({.pattern = generate::PatternConstraint{Pattern::none, true}, .automorphic = "half_turn"},
                 "symmetry none");
  EXPECT_FALSE(Generator::make({.distribution = generate::Distribution::uniform}, {}, Engine::local_search));
  EXPECT_FALSE(Generator::make({}, {}, Engine::vicinity));
  generate::Mask mask;
  for (int cell = 0; cell < 16; ++cell) mask.givens.insert(Cell(cell));
  expect_refused({.mask = mask}, "it has 16 cells");
  for (int cell = 16; cell < 30; ++cell) mask.givens.insert(Cell(cell));
  expect_refused({.mask = mask}, "rows 5 and 6 are empty");
  EXPECT_FALSE(generate::read_mask("xx"));
  EXPECT_FALSE(generate::read_mask(std::string(81, '!')));
}

TEST(PuzzleConstraints, AreTheSameAfterJson) {
  PuzzleConstraints constraints{.least_givens = 20,
                                .most_givens = 30,
                                .minimality = Minimality::minimal,
                                .pattern = generate::PatternConstraint{Pattern::diagonal, true},
                                .where = "r > 2",
                                .exactly = "x_wing",
                                .without = {"chains"},
                                .like = random_seed_puzzle(0),
                                .vicinity = generate::VicinityConstraint{2, 1, 3},
                                .distribution = generate::Distribution::uniform,
                                .automorphic = "any",
                                .unlike = 30};
  constraints.mask = *generate::read_mask(std::string(40, 'x') + "1" + std::string(40, '.'));
  const auto read = generate::read_constraints(generate::constraints_json(constraints));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(generate::constraints_json(*read), generate::constraints_json(constraints));
  EXPECT_EQ(read->mask, constraints.mask);
  EXPECT_EQ(read->like, constraints.like);
  EXPECT_EQ(read->vicinity, constraints.vicinity);
  EXPECT_EQ(read->unlike, 30);
  EXPECT_FALSE(generate::read_constraints({{"colour", "red"}}));
  EXPECT_FALSE(generate::read_constraints({{"like", "12"}}));
  EXPECT_FALSE(generate::read_constraints({{"distribution", "normal"}}));
}

TEST(PuzzleConstraints, AVicinityIsReadAsPeopleWriteIt) {
  using generate::VicinityConstraint;
  for (const auto& [text, constraint] :
       {std::pair{"2", VicinityConstraint{2, 2}}, std::pair{"-1+1", VicinityConstraint{1, 1}},
        std::pair{"{-2+1}", VicinityConstraint{2, 1}}, std::pair{"{-1+2}x3", VicinityConstraint{1, 2, 3}},
        std::pair{"1x1", VicinityConstraint{1, 1, 1}}}) {
    const auto read = generate::read_vicinity(text);
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, constraint) << text;
    EXPECT_EQ(*generate::read_vicinity(generate::vicinity_text(constraint)), constraint);
  }
  for (const char* text : {"", "0", "-1", "{2}", "{-1+1", "-1+", "10", "+1-1", "2x", "2x0", "-2+2 ", "-1--1", "2y"}) {
    EXPECT_FALSE(generate::read_vicinity(text)) << text;
  }
}

/// A check that never finds a fault would be useless.
TEST(Promises, ThatAreBrokenAreFound) {
  const Generated generated = made({.minimality = Minimality::minimal, .seed = 2}, 1).front();
  Board more = generated.puzzle;
  const Cell cell = (~more.givens).first();
  more.givens.insert(cell);
  more.values[cell] = static_cast<std::uint8_t>(generated.solution[cell].number());
  const auto count_broken = [](const Board& puzzle, const PuzzleConstraints& constraints) {
    return generate::violations(puzzle, constraints).size();
  };
  EXPECT_EQ(count_broken(more, {.minimality = Minimality::minimal}), 1u);
  EXPECT_EQ(count_broken(generated.puzzle, {.least_givens = 40}), 1u);
  EXPECT_EQ(count_broken(generated.puzzle, {.pattern = generate::PatternConstraint{Pattern::full}}), 1u);
  EXPECT_EQ(count_broken(generated.puzzle, {.where = "er > 11.9"}), 1u);
  EXPECT_EQ(count_broken(generated.puzzle, {.needs = "jellyfish"}), 1u);
  EXPECT_EQ(count_broken(Board(), {}), 1u);
}

}  // namespace
}  // namespace deduku::testing
