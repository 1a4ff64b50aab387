// Questions are bounded, and heard to be broken off, on the worst boards that are known (tests/attack/worst_cases.cpp looks
// for worse).
#include <gmock/gmock.h>

#include <fstream>

#include "deduku/theory.hpp"
#include "tests/support/counted_heap.hpp"
#include "tests/support/puzzle_file.hpp"
#include "tests/support/question_cost.hpp"

namespace deduku::testing {
namespace {

using ::testing::Contains;
using Json = nlohmann::json;

/// Solved by singles; its almost locked sets make more Death Blossoms than anybody wants to see.
constexpr std::string_view many_petals =
    "...45..8....45...91.3...7.9.234.6789...4..7..........91...567.91....6....2......9"
    "1.....7.9........91.3..6.8912..5...9..34.....1............5.78.....567891.3....89"
    "12....7..12...6.......5..8...3....89.23.56..9.2..5...9.2..5.78.1..4.............9"
    ".......8....456..9..3...7..1...56..91.......9.234..78.1.3456..9.2........2..5.7.9"
    "..3.5.78.123.56...1.3.5...91.3..6....2...6........6.8..2.4..7891.......9..3..67.9"
    ".2.4...8.....567...2.4.6.89...45.7...2..5...9...4......23....8...3....8.1..4...8."
    "..3..6...12345.78..2.4.6.......56.89.....6.8..2....78......6..9.23.5.7.9...4..7.9"
    "........91.3..67891..4...8912..5......3.5.7.9.2...67..12..567.912....7...23..6..9"
    ".23.........4.67..1..45...9..34.6.89...456..9.2.4567.9.234.6.8.1.......9...45..8.";
/// A sukaku on which many steps decide one candidate.
constexpr std::string_view many_ways =
    ".234.678.1..4.67..12.....89..345.7891.3.567...23.56.8......67....345.7.91.3.5.7.."
    ".23..67.91234...89.2.45.78.1.3.56....234.6..91...56....2.45678.1.3456..912.4..78."
    "12.45.7...2.45.78912..56.891.345.78.1.345..891234.67.9.2.4.6789..3.56.891.3..6..."
    "12....7..12.4.67891..45.....2.4567..1234.6.8.123..67.91.3...7.91.....7.9.2.4567.9"
    ".2.4567.9.23456...123.5.789..345678912.45.7..1..4.678..23.5678912..5...9..3..678."
    ".2...6789123...789.2...67.9..3.5..89.234..789.23.56.8912....7...2..5.7.9...45.789"
    "1234...8.12.4.67...234.678..2.456.8.1.34..7.9.23..6.89..3...78.1.34567.9....56.89"
    "1.3.5....12.456.891234.....12..56789123.56...12..567891.34..789..345.78912..5.789"
    ".2345678912.45..891.......9....56.89.23456789.23456...12..5...9..34567.9.2..5...9";
constexpr std::string_view hardest =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// Braids, and so whips, never solve it; a search for whips that does not ask them first fills gigabytes.
constexpr std::string_view without_whips =
    "..34.....4...8..36..8...1...4..6..73...9..........2.....4.7..686...2....7.....59.";

/// Builds with assertions, and sanitizers still more, take longer.
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

/// How long a question goes on, in processor time, when it is to stop after some time.
double time_after_stop(const BoardQuestion& question, std::string_view board, double moment) {
  const double start = processor_time();
  const auto stop = [&] { return processor_time() - start >= moment; };
  (void)answer(question.method, about(question, board).dump(), stop);
  return std::max(0.0, processor_time() - start - moment);
}

TEST(Bounds, AStopIsHeard) {
  for (const BoardQuestion& question : all_board_questions()) {
    for (const std::string_view board : {many_petals, many_ways, hardest, without_whips}) {
      EXPECT_LT(time_after_stop(question, board, 0.05), 0.1 * slowness) << question.name << " " << board;
    }
  }
}

/// The questions about the worst boards that were found, by a name.
std::vector<Json> worst_questions() {
  std::ifstream stream(DEDUKU_SOURCE_DIR "/tests/bounds/worst_boards.json");
  return Json::parse(stream);
}

TEST(Bounds, TheWorstBoardsThatWereFoundStayWithinThem) {
  // A unit of work is about a tenth of a microsecond, and asking whether to stop comes after 4,096 of them or more.
  constexpr std::uint64_t most_times_asked = 60'000;
  for (const Json& question : worst_questions()) {
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

/// To build the graph of that many almost locked sets takes long, to write all that is found as well.
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
    parameters["budget"] = 1'000;  // to find them takes less, to prove them far more
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
