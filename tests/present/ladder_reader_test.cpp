#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "deduku/json.hpp"

namespace deduku {
namespace {

using ::testing::HasSubstr;

/// Expects an error at a place, with certain words in it.
void expect_error(std::string_view text, int line, int column, std::string_view words) {
  const Expected<Ladder> ladder = parse_ladder(text);
  ASSERT_FALSE(ladder) << text;
  EXPECT_EQ(ladder.error().line, line) << text << "\n" << ladder.error().message;
  EXPECT_EQ(ladder.error().column, column) << text << "\n" << ladder.error().message;
  EXPECT_THAT(ladder.error().message, HasSubstr(words)) << text;
}

/// A technique with its cost on the default ladder.
Rung usual_rung(TechniqueId technique) {
  return *std::ranges::find(default_ladder().rungs, technique, &Rung::technique);
}

TEST(LadderReader, TakesKeysAndObjects) {
  const Expected<Ladder> ladder = parse_ladder(R"({
    "name": "mine",
    "rungs": [
      "naked_single",
      {"technique": "hidden_single"},
      {"cost": 0, "technique": "full_house", "level": "hard"}
    ]
  })");
  ASSERT_TRUE(ladder) << ladder.error().message;
  EXPECT_EQ(ladder->name, "mine");
  const std::vector<Rung> expected = {
      usual_rung(TechniqueId::naked_single), usual_rung(TechniqueId::hidden_single), {TechniqueId::full_house, 0}};
  EXPECT_EQ(ladder->rungs, expected);
}

TEST(LadderReader, TakesFamiliesForTheirTechniques) {
  const Expected<Ladder> ladder = parse_ladder(R"({"name": "mine", "rungs": ["Colouring", "full_house"]})");
  ASSERT_TRUE(ladder) << ladder.error().message;
  std::vector<Rung> expected;
  std::ranges::copy_if(default_ladder().rungs, std::back_inserter(expected),
                       [](const Rung& rung) { return family_of(rung.technique) == Family::colouring; });
  EXPECT_GE(expected.size(), 3U);
  expected.push_back(usual_rung(TechniqueId::full_house));
  EXPECT_EQ(ladder->rungs, expected);
  expect_error(R"({"name": "x", "rungs": ["simple_colouring", "colouring"]})", 1, 45,
               "\"simple_colouring\" is on the ladder twice");
  expect_error(R"({"name": "x", "rungs": [{"technique": "fish"}]})", 1, 39, "unknown technique \"fish\"");
}

TEST(LadderReader, TakesCostsInPoints) {
  const auto cost_of_rung = [](const std::string& cost) {
    return parse_ladder(R"({"name": "mine", "rungs": [{"technique": "full_house", "cost": )" + cost + "}]}")
        ->rungs.front()
        .cost;
  };
  EXPECT_EQ(cost_of_rung("4.6"), 460);
  EXPECT_EQ(cost_of_rung("4"), 400);
  EXPECT_EQ(cost_of_rung("0.01"), 1);
  EXPECT_EQ(cost_of_rung("999.99"), 99'999);
  EXPECT_EQ(cost_of_rung("1e3"), most_cost);
  for (int cost = 0; cost <= most_cost; cost += 7) {
    EXPECT_EQ(cost_of_rung(points_json(cost).dump()), cost);
  }
}

TEST(LadderReader, TakesFieldsThatAreWrittenForInformation) {
  EXPECT_TRUE(parse_ladder(R"({"schema_version": 2, "name": "x", "rungs": [
    {"technique": "full_house", "name": "Full House", "level": "easy", "cost": 1000, "needs_uniqueness": false}]})"));
}

TEST(LadderReader, NamesThePlaceOfSyntaxErrors) {
  expect_error("", 1, 1, "not valid JSON");
  expect_error("{\n  \"name\": \"x\",\n  \"rungs\": [,]\n}", 3, 13, "not valid JSON");
  expect_error("{\n  \"name\" \"x\"}", 2, 12, "not valid JSON");
  expect_error("{\"name\": \"x\"", 1, 13, "end of input");
  expect_error(R"({"name": "x", "rungs": ["full_house"]} {})", 1, 40, "not valid JSON");
  expect_error("{\"name\": \"\xff\"}", 1, 11, "UTF-8");
  expect_error(R"({"name": nul})", 1, 13, "not valid JSON");
  const std::string ladder = R"({"name": "x", "rungs": ["full_house"]})";
  expect_error(ladder + std::string(1, '\0') + "{}", 1, 39, "not valid JSON: it has a NUL character");
}

TEST(LadderReader, RefusesWhatIsNotALadder) {
  expect_error("[]", 1, 1, "expected an object");
  expect_error("  7", 1, 3, "expected an object");
  expect_error(R"({"name": "x", "steps": []})", 1, 15, "unknown field \"steps\"; known: schema_version, name");
  expect_error(R"({"name": "x", "name": "y"})", 1, 15, "twice");
  expect_error(R"({"name": 5, "rungs": []})", 1, 10, "expected a text");
  expect_error(R"({"name": "", "rungs": []})", 1, 10, "not empty");
  expect_error(R"({"name": ["x"]})", 1, 10, "expected a text");
  expect_error(R"({"name": "x", "rungs": "full_house"})", 1, 24, "expected an array for \"rungs\"");
  expect_error(R"({"name": "x", "rungs": {}})", 1, 24, "expected an array");
  expect_error(R"({"schema_version": 1})", 1, 20,
               "expected the number 2, in which costs are points, for \"schema_version\"");
}

TEST(LadderReader, RefusesIncompleteLadders) {
  expect_error(R"({"rungs": ["full_house"]})", 1, 25, "needs a \"name\"");
  expect_error(R"({"name": "x"})", 1, 13, "at least one rung");
  expect_error(R"({"name": "x", "rungs": []})", 1, 26, "at least one rung");
}

TEST(LadderReader, RefusesBadRungs) {
  const auto expect_rung_error = [](const std::string& rung, int column, std::string_view words) {
    expect_error("{\"name\": \"x\", \"rungs\": [\"full_house\",\n" + rung + "]}", 2, column, words);
  };
  expect_rung_error("5", 1, "expected a rung");
  expect_rung_error("null", 1, "expected a rung");
  expect_rung_error("[]", 1, "expected a rung");
  expect_rung_error("{}", 2, "needs a \"technique\"");
  expect_rung_error(R"({"level": "easy", "cost": 5})", 28, "needs a \"technique\"");
  expect_rung_error(R"({"technique": 5})", 15, "expected the key of a technique");
  expect_rung_error(R"({"technique": {}})", 15, "expected the key of a technique");
  expect_rung_error(R"({"technique": "full_house"})", 15, "on the ladder twice");
  expect_rung_error(R"("full_house")", 1, "on the ladder twice");
  expect_rung_error(R"({"kost": 5})", 2, "unknown field \"kost\"");
  expect_rung_error(R"({"cost": 5, "cost": 5})", 13, "twice");
}

TEST(LadderReader, RefusesBadCosts) {
  const auto expect_field_error = [](const std::string& field, std::string_view words) {
    expect_error("{\"name\": \"x\", \"rungs\": [{\"technique\": \"full_house\",\n" + field + "}]}", 2, 10, words);
  };
  for (const char* cost : {"-1", "1000.01", "100000", "1.505", "99999999999999999999", "true", "\"5\"", "[5]"}) {
    expect_field_error(std::string("\"cost\":  ") + cost,
                       "expected points from 0 to 1000, with at most two decimals, for \"cost\"");
  }
}

TEST(LadderReader, KnowsTechniquesByEveryNameThatPeopleHaveForThem) {
  const auto ladder =
      parse_ladder(R"({"name": "x", "rungs": ["Y-Wing", "Locked Candidates", {"technique": "Simple Coloring"}]})");
  ASSERT_TRUE(ladder);
  std::vector<TechniqueId> techniques;
  for (const Rung& rung : ladder->rungs) techniques.push_back(rung.technique);
  using enum TechniqueId;
  EXPECT_EQ(techniques, (std::vector{xy_wing, pointing, claiming, simple_colouring}));
  expect_error(R"({"name": "x", "rungs": ["pointing", "Locked Candidates"]})", 1, 37, "on the ladder twice");
  expect_error(R"({"name": "x", "rungs": [{"technique": "Locked Candidates"}]})", 1, 39,
               "\"Locked Candidates\" means several techniques: pointing, claiming");
}

TEST(LadderReader, SuggestsTheNearestTechnique) {
  expect_error(R"({"name": "x", "rungs": ["naked_singel"]})", 1, 25, "did you mean \"naked_single\"?");
  expect_error(R"({"name": "x", "rungs": ["fihs"]})", 1, 25, "did you mean \"fish\"?");
  expect_error(R"({"name": "x", "rungs": ["qqqqqqqqqqqqqqqqqqqq"]})", 1, 25, "unknown technique");
}

TEST(LadderReader, SurvivesDeepNestingAndNoise) {
  EXPECT_FALSE(parse_ladder(std::string(1000000, '[')));
  std::mt19937_64 rng(7);
  const std::string good = R"({"name": "x", "rungs": ["full_house", {"technique": "naked_single", "cost": 7}]})";
  ASSERT_TRUE(parse_ladder(good));
  for (int i = 0; i < 5000; ++i) {
    std::string text = good;
    text[rng() % text.size()] = static_cast<char>(rng());
    const Expected<Ladder> ladder = parse_ladder(text);
    if (ladder) continue;
    EXPECT_EQ(ladder.error().message.find('\n'), std::string::npos) << ladder.error().message;
    EXPECT_GE(ladder.error().line, 1);
    EXPECT_LE(ladder.error().column, static_cast<int>(text.size()) + 1);
  }
}

}  // namespace
}  // namespace deduku
