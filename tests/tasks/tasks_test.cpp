// The questions that are a single call.
#include "deduku/tasks.hpp"

#include <gmock/gmock.h>

#include "deduku/draw.hpp"
#include "deduku/explain.hpp"
#include "deduku/rate.hpp"

namespace deduku::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const Board easy = Board::of("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
const Board hard = Board::of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");

TEST(Tasks, AHintShowsAsMuchAsItsLevelAllows) {
  for (int level = 1; level <= 5; ++level) {
    const Hint said = hint(hard, level);
    ASSERT_TRUE(said.status == HintFinding::found);
    EXPECT_EQ(said.text, hint_text(*said.step, level));
    EXPECT_EQ(said.ladder, "default");
    ASSERT_TRUE(said.rung);
    EXPECT_EQ(said.rung->technique, said.step->step().technique);
  }
  EXPECT_THROW((void)hint(hard, 0), std::invalid_argument);
  EXPECT_THROW((void)hint(hard, 6), std::invalid_argument);
}

TEST(Tasks, NoStepFollowsFromAWrongBoard) {
  Board board = easy;
  board.at("r1c1") = 5;  // it is 4
  const Hint said = hint(board, easy, 5);
  EXPECT_TRUE(said.status == ProgressFinding::wrong);
  EXPECT_THAT(said.text, HasSubstr("r1c1"));
  EXPECT_EQ(said.faults.wrong, CandidateSet({Candidate(Cell::at(0, 0), Digit::of(5))}));
  EXPECT_FALSE(said.step);
}

TEST(Tasks, ABoardThatLacksAGivenBelongsToAnotherPuzzle) {
  Board board = easy;
  board.at("r1c3") = 0;
  board.givens.erase(Cell::at(0, 2));
  EXPECT_TRUE(hint(board, easy).status == Mismatch::mismatch);
}

TEST(Tasks, WithoutGivensEveryDigitIsGiven) {
  Board by_hand;
  by_hand.values = hard.values;
  EXPECT_EQ(hint(by_hand).text, hint(hard).text);
  EXPECT_EQ(rate(by_hand, "ladder").front().figure.text, rate(hard, "ladder").front().figure.text);
  EXPECT_EQ(rate(by_hand, "minimal").front().figure.text, rate(hard, "minimal").front().figure.text);
}

TEST(Tasks, APathIsARangeOfSteps) {
  std::vector<std::string> sentences;
  for (const StepEvent& event : path(easy)) sentences.push_back(sentence(event.view));
  const FoundPath found = path(easy);
  EXPECT_EQ(found.outcome, Outcome::solved);
  EXPECT_EQ(sentences.size(), found.path.size());
  EXPECT_TRUE(found.path.finish().is_complete());
  EXPECT_THAT(path(Board::of("11" + std::string(79, '.'))).path, IsEmpty());
}

TEST(Tasks, AllStepsComeCheapestFirst) {
  const FoundSteps found = all_steps(hard);
  EXPECT_EQ(found.solutions, Outcome::solved);
  EXPECT_FALSE(found.cut_short);
  ASSERT_GT(found.steps.size(), 10U);
  EXPECT_TRUE(std::ranges::is_sorted(found.steps, {}, &PricedStep::cost));
  const Expected<Ladder> pairs = ladder_part(default_ladder(), "naked_pair,pointing");
  for (const PricedStep& found_step : all_steps(hard, {.ladder = *pairs}).steps) {
    EXPECT_THAT(std::string(step_key(found_step.step)), ::testing::AnyOf("naked_pair", "pointing"));
  }
}

TEST(Tasks, APartOfALadderIsNamedAsInOptions) {
  const Expected<Ladder> part = ladder_part(default_ladder(), "default,-uniqueness");
  ASSERT_TRUE(part);
  EXPECT_LT(part->rungs.size(), default_ladder().rungs.size());
  const Expected<Ladder> wrong = ladder_part(default_ladder(), "skyscrapper");
  ASSERT_FALSE(wrong);
  EXPECT_THAT(wrong.error().message, HasSubstr("skyscraper"));
}

TEST(Tasks, AMoveIsJudged) {
  Move move;
  move.effects.places.insert({Cell::at(0, 0), Digit::of(4)});
  EXPECT_EQ(assess(easy, move).is_true, true);
}

TEST(Tasks, RatingsAreInPointsWhateverTheScale) {
  const std::vector<ScaleRating> ratings = rate(hard, "r,ser,ladder,hodoku,search");
  std::vector<std::string_view> scales;
  for (const ScaleRating& rating : ratings) {
    scales.push_back(rating.scale);
    EXPECT_EQ(rating.status, Outcome::solved) << rating.scale;
    EXPECT_TRUE(rating.figure.number) << rating.scale;
    EXPECT_FALSE(rating.fields.empty());
  }
  EXPECT_THAT(scales, ElementsAre("r", "ser", "ladder", "hodoku", "search"));
  EXPECT_EQ(ratings[0].figure.number, RoundRater().rate(hard).points());
  EXPECT_EQ(ratings[1].figure.name, "er");
  EXPECT_EQ(ratings[2].figure.number, LadderRater().rate(hard).points());
  EXPECT_THROW((void)rate(hard, "sen"), std::invalid_argument);
  EXPECT_EQ(rate(Board(), "r").front().status, Outcome::several);
}

/// A step that is kept does not need its finder.
TEST(Tasks, AKeptStepHasWhatItsFrozenScaleSays) {
  std::optional<OwnedStep> kept;
  FrozenRater rater({.scale = FrozenScale::se});
  (void)rater.explain(
      Grid(hard), [&](const StepView& view) { kept.emplace(view); }, 1);
  ASSERT_TRUE(kept);
  ASSERT_NE(kept->view().scale, nullptr);
  EXPECT_FALSE(sentence(*kept).empty());
}

}  // namespace
}  // namespace deduku::testing
