// The scale against its reference: whole paths, single states, complete nested lists, ratings.
#include "tests/se/reference.hpp"

#include "tests/se/nested_list.hpp"

namespace deduku::testing {
namespace {

TEST(SeReference, EveryStepOfEveryTrace) {
  DEDUKU_NEEDS_REFERENCE();
  SeRater rater;
  for (const Json& trace : reference_objects("traces.jsonl")) {
    std::size_t index = 0;
    bool agrees = true;
    const auto compare = [&](const SeStep& step) {
      const Json expected = index < trace["steps"].size() ? expected_step(trace["steps"][index]) : Json();
      if (agrees && json_of(step) != expected) {
        agrees = false;
        ADD_FAILURE() << trace["id"] << " " << trace["puzzle"] << " step " << index << "\nexpected " << expected
                      << "\nfound    " << json_of(step);
      }
      ++index;
    };
    const SeRating rating = rater.rate(board_of_line(trace["puzzle"].get<std::string>()), compare);
    EXPECT_EQ(index, trace["steps"].size()) << trace["id"];
    EXPECT_EQ(text_of(rating), trace["rating"]) << trace["id"];
  }
}

Board board_with_marks(const Json& state) {
  Board board = board_of_line(state["val"].get<std::string>());
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    for (char digit : state["cand"][cell.index()].get<std::string>()) {
      (*board.marks)[cell].insert(Digit::of(digit - '0'));
    }
  }
  return board;
}

TEST(SeReference, NextHintOfSingleStates) {
  DEDUKU_NEEDS_REFERENCE();
  for (const Json& state : reference_objects("micro.jsonl")) {
    std::optional<SeStep> first;
    (void)SeRater().rate(board_with_marks(state), [&](const SeStep& step) {
      if (!first) first = step;
    });
    ASSERT_TRUE(first);
    EXPECT_EQ(json_of(*first), expected_step(state["expect"])) << state["from"] << " " << state["step"];
  }
}

TEST(SeReference, CompleteNestedLists) {
  DEDUKU_NEEDS_REFERENCE();
  Budget budget;
  se::ChainEngine engine(budget);
  for (const Json& state : reference_objects("nested.jsonl")) {
    const se::SeState grid = state_of(state["val"], state["cand"]);
    const se::Producer search = search_of_level(state["level"]);
    EXPECT_EQ(json_of(engine.list(search, grid)), state["hints"]) << "level " << state["level"];
    se::SeHint first;
    ASSERT_TRUE(engine.find(search, grid, first));
    EXPECT_EQ(first.complexity, state["hints"][0][0]);
    EXPECT_EQ(first.sort_key, state["hints"][0][1]);
  }
}

TEST(SeReference, SampleOfRatings) {
  DEDUKU_NEEDS_REFERENCE();
  expect_reference_ratings(1.0, 6.5, 1);
  expect_reference_ratings(6.5, 9.0, 5);
  expect_reference_ratings(9.0, 10.0, 10);
  expect_reference_ratings(10.0, 12.0, 30);
}

}  // namespace
}  // namespace deduku::testing
