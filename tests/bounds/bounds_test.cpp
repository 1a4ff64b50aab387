// Questions are bounded, and notice a request to stop, on the worst known boards (tests/attack/worst_cases.cpp searches
// for worse ones).
#include <gmock/gmock.h>

#include <fstream>

#include "deduku/theory.hpp"
#include "tests/support/costly_boards.hpp"
#include "tests/support/counted_heap.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/question_cost.hpp"

namespace deduku::testing {
namespace {

using ::testing::Contains;
using Json = nlohmann::json;

/// Builds with assertions take longer, with sanitizers even more.
#ifdef NDEBUG
constexpr double slowness = 1;
#else
constexpr double slowness = 20;
#endif

Json asked(std::string_view method, const Json& parameters) {
  const auto answered = answer(method, parameters.dump());
  EXPECT_TRUE(answered) << answered.error().message;
  return answered ? Json::parse(*answered) : Json();
}

TEST(Bounds, WhipsAreNotLookedForWhereBraidsSolveNothing) {
  const double start = processor_time();
  const TheoryFigure figure = TheoryRater().rate(TheoryScale::whip, board_of_line(without_whips));
  EXPECT_EQ(figure, (TheoryFigure{0, Outcome::stuck}));
  EXPECT_LT(processor_time() - start, 0.1 * slowness);
}

TEST(Bounds, ListingStepsEnds) {
  const double start = processor_time();
  const Json steps = asked("steps", {{"puzzle", many_petals}});
  EXPECT_LT(processor_time() - start, 5 * slowness);
  EXPECT_THAT(steps["cut"], Contains("death_blossom"));
  EXPECT_LE(steps["steps"].size(), 2'000U);
  EXPECT_EQ(asked("steps", {{"puzzle", many_petals}}), steps);
}

TEST(Bounds, RatingReachesTheCostliestBoard) {
  EXPECT_EQ(asked("rate", {{"puzzle", many_ways}, {"scales", {"r"}}})["records"][0]["status"], "solved");
}

TEST(Bounds, ABudgetBoundsCuttingDown) {
  const Json parameters = {{"puzzle", many_ways}, {"cell", "r5c5"}, {"digit", 5}, {"budget", 1000}};
  const double start = processor_time();
  const Json reason = asked("why", parameters);
  EXPECT_LT(processor_time() - start, 1 * slowness);
  EXPECT_EQ(asked("why", parameters), reason);
}

/// The parameters of a question about a board.
Json about(const BoardQuestion& question, std::string_view board) {
  Json parameters = question.parameters;
  parameters["puzzle"] = board;
  if (question.method != "why") return parameters;
  parameters["cell"] = "r5c5";
  parameters["digit"] = 5;
  return parameters;
}

/// The processor time for which a question continues after a stop is requested at `moment`.
double time_after_stop(const BoardQuestion& question, std::string_view board, double moment) {
  const double start = processor_time();
  const auto stop = [&] { return processor_time() - start >= moment; };
  (void)answer(question.method, about(question, board).dump(), stop);
  return std::max(0.0, processor_time() - start - moment);
}

TEST(Bounds, AStopIsHeard) {
  Draw draw;
  std::vector<std::pair<BoardQuestion, std::string_view>> pairs;
  for (const BoardQuestion& question : all_board_questions()) {
    for (const std::string_view board : {many_petals, many_ways, hardest, without_whips}) {
      pairs.emplace_back(question, board);
    }
  }
  for (const auto& [question, board] : draw.some_of(pairs, 80)) {
    for (const double moment : {0.05, 0.25}) {
      EXPECT_LT(time_after_stop(question, board, moment), 0.1 * slowness) << question.name << " " << board;
    }
  }
}

/// Questions to the generator, per engine and kind of constraints, that hardly any puzzle or none meets, so that the
/// search continues.
std::vector<Json> endless_constraints() {
  const char* const many_givens = "..38.6.....4.5.2...1...2.765.9.....1.3..1..4.1.....3.925.6...3...7.3.1.....1.54..";
  const Json like = hardest;
  const char* const mask = "x.x...x.x.x.....x.x..x.x..x..x...x..x.......x..x...x..x..x.x..x.x.....x.x.x...x.x";
  std::vector<Json> constraints = {
      {{"where", "er >= 11.5"}, {"minimal", true}, {"symmetry", "half_turn"}},
      {{"most_givens", 18}},
      {{"where", "er >= 11.5"}, {"like", like}},
      {{"mask", mask}},
      {{"mask", mask}, {"where", "er >= 11.5"}},
      {{"automorphic", "any"}, {"where", "er >= 11.5"}},
      {{"automorphic", "thirds_9_and_thirds_9"}, {"minimal", true}, {"where", "er >= 11.5"}},
      {{"distribution", "controlled"}, {"most_givens", 19}},
      {{"distribution", "uniform"}, {"most_givens", 18}},
      {{"exactly", "whip"}, {"most_givens", 20}},
      {{"without", {"singles"}}},
      {{"without", {"chains"}}, {"where", "hodoku_score > 20000"}},
  };
  for (const char* condition : {"er < 11 and ep > 11", "r > 11", "hodoku_score > 1000000", "w > 20", "gb > 20",
                                "bxbb > 20", "subset_backdoor > 20", "needs = whip", "anti_backdoor > 60",
                                "fewest > 60", "steps.whip > 50", "automorphisms > 60", "pattern = full"}) {
    constraints.push_back({{"where", condition}});
  }
  for (const char* vicinity : {"{-9+1}", "{-4+1}", "{-5+5}", "{-9+9}", "{-1+9}", "{-2+5}", "{-3+4}"}) {
    constraints.push_back({{"like", many_givens}, {"vicinity", vicinity}, {"where", "er < 11 and ep > 11"}});
  }
  return constraints;
}

/// The longest time in which a question does not check whether to stop, if a stop is requested after some time.
double longest_deafness(std::string_view method, const Json& parameters, double moment) {
  const double start = processor_time();
  double last = start;
  double longest = 0;
  const auto stop = [&] {
    const double now = processor_time();
    longest = std::max(longest, now - last);
    last = now;
    return now - start >= moment;
  };
  const auto answered = answer(method, parameters.dump(), stop);
  (void)stop();
  const ServiceFault fault = answered ? ServiceFault{} : answered.error().fault;
  EXPECT_EQ(fault, ServiceFault::stopped) << parameters << answered.error_or(ServiceError{}).message;
  return longest;
}

TEST(Bounds, AStopOfTheGeneratorIsHeard) {
  std::mt19937 random(60);
  for (const Json& constraints : endless_constraints()) {
    const double moment = std::uniform_real_distribution(0.0, 0.4)(random);
    const Json parameters = {{"wishes", constraints}, {"count", 1'000}, {"effort", 1'000'000'000}};
    EXPECT_LT(longest_deafness("generate", parameters, moment), 0.1 * slowness) << constraints;
  }
}

/// The questions about the worst boards found, with a given name.
std::vector<Json> worst_questions() {
  std::ifstream stream(DEDUKU_SOURCE_DIR "/tests/bounds/worst_boards.json");
  return Json::parse(stream);
}

TEST(Bounds, TheWorstBoardsThatWereFoundStayWithinThem) {
  // A unit of work is about a tenth of a microsecond, and checks whether to stop come after at least 4,096 of them.
  constexpr std::uint64_t most_times_asked = 60'000;
  Draw draw;
  for (const Json& question : draw.some_of(worst_questions(), 3)) {
    Json parameters = question["params"];
#ifndef NDEBUG
    if (question["method"] == "rate") parameters["budget"] = 100'000;
    if (question["method"] == "steps") parameters["budget"] = 20'000;
#endif
    max_bytes = live_bytes.load();
    const std::size_t before = live_bytes;
    std::uint64_t times_asked = 0;
    const auto hear = [&] { return ++times_asked > most_times_asked; };
    const double start = processor_time();
    EXPECT_TRUE(answer(question["method"].get<std::string>(), parameters.dump(), hear)) << question["name"];
    EXPECT_LT(processor_time() - start, 5 * slowness) << question["name"];
    EXPECT_LT(max_bytes - before, 300'000'000U) << question["name"];
  }
}

/// Building the graph of that many almost locked sets takes long, and so does writing all findings.
TEST(Bounds, NoStretchOfAListingIsDeaf) {
  for (const Json& question : worst_questions()) {
    if (question["name"] != "almost locked sets without end") continue;
    for (const char* technique : {"als_aic", "sue_de_coq", ""}) {
      Json parameters = question["params"];
      parameters["technique"] = technique;
      parameters["draw"] = parameters["html"] = std::string_view(technique).empty();
#ifndef NDEBUG
      parameters["budget"] = 20'000;
#endif
      EXPECT_LT(cost_of("steps", parameters).longest_deafness, 0.1 * slowness) << technique;
    }
  }
}

TEST(Bounds, ProofsOfListedStepsAreOnTheAccount) {
  for (const Json& question : worst_questions()) {
    if (question["name"] != "templates, whose proofs take long") continue;
    Json parameters = question["params"];
    parameters["budget"] = 1'000;  // finding them takes less, proving them far more
    const Json steps = asked("steps", parameters);
    EXPECT_EQ(steps["status"], "out_of_budget");
    EXPECT_EQ(steps["steps"].size(), 6U);
    parameters.erase("budget");
    EXPECT_EQ(asked("steps", parameters)["status"], "several");
  }
}

TEST(Bounds, AListOfTechniquesHasAnEnd) {
  std::string words = "x_wing";
  for (int i = 0; i < 1'000; ++i) words += ",x_wing";
  const auto refused = answer("hint", Json({{"puzzle", hardest}, {"techniques", words}}).dump());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "techniques: more than 1,000 names of techniques");
}

}  // namespace
}  // namespace deduku::testing
