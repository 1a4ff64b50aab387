// `random` and `minimise`: minimal puzzles, the same for the same seed.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Words random_puzzles(const Words& options) {
  const Finished random = run(Words{"random", "-q"} + options);
  EXPECT_EQ(random.code, 0) << random.err;
  return lines_of(random.out);
}

/// The answer of the service to a question.
json answer_to(const json& question) {
  return json::parse(run({"serve", "--stdio"}, question.dump() + "\n").out)["result"];
}

TEST(Random, MakesMinimalPuzzles) {
  const Words puzzles = random_puzzles({"--count", "30", "--seed", "1"});
  ASSERT_EQ(puzzles.size(), 30U);
  EXPECT_EQ(std::set<std::string>(puzzles.begin(), puzzles.end()).size(), 30U);
  std::string list;
  for (const std::string& line : puzzles) list += line + "\n";
  EXPECT_THAT(lines_of(run({"rate", "-q", "--scale", "minimal", "--format", "%{minimal}"}, list).out), Each("yes"));
}

TEST(Random, ASeedMakesTheSameAndOthersHaveNoneInCommon) {
  const Words first = random_puzzles({"--count", "20", "--seed", "5"});
  EXPECT_EQ(random_puzzles({"--count", "20", "--seed", "5"}), first);
  EXPECT_EQ(random_puzzles({"--count", "3", "--seed", "5"}), Words(first.begin(), first.begin() + 3));
  std::set<std::string> all(first.begin(), first.end());
  for (const char* seed : {"4", "6", "0", "9007199254740991"}) {
    for (const std::string& line : random_puzzles({"--count", "20", "--seed", seed})) all.insert(line);
  }
  EXPECT_EQ(all.size(), 100U);
}

TEST(Random, WithoutASeedSaysWhichOneItTook) {
  const Finished random = run({"random", "--count", "2"});
  EXPECT_EQ(random.code, 0);
  EXPECT_THAT(random.err, EndsWith(" reproduces them\n"));
  const std::string seed = random.err.substr(7, random.err.find(' ', 7) - 7);
  EXPECT_EQ(run({"random", "--count", "2", "--seed", seed}).out, random.out);
  EXPECT_NE(run({"random", "-q"}).out, run({"random", "-q"}).out);
}

TEST(Random, EachRecordHasTheSeedWithWhichTheServiceMakesIt) {
  const Words records = random_puzzles({"--count", "3", "--seed", "8", "--format", "json"});
  const Words csv = random_puzzles({"--count", "3", "--seed", "8", "--format", "csv"});
  ASSERT_EQ(records.size(), 4U);
  EXPECT_EQ(json::parse(records[0])["command"], "random");
  EXPECT_EQ(csv.at(0), "n,puzzle,solution,givens,seed");
  EXPECT_EQ(json::parse(records[1])["seed"], 8);
  for (std::size_t n = 1; n <= 3; ++n) {
    const json record = json::parse(records[n]);
    const json answer = answer_to({{"method", "random"}, {"params", {{"seed", record["seed"]}}}});
    for (const char* field : {"type", "puzzle", "solution", "givens"}) EXPECT_EQ(record[field], answer[field]);
    EXPECT_EQ(record["n"], n);
    EXPECT_EQ(fields_of(csv.at(n)), (Words{std::to_string(n), record["puzzle"], record["solution"],
                                           record["givens"].dump(), record["seed"].dump()}));
  }
}

TEST(Random, IsInterrupted) {
  Running random({"random", "-q", "--count", "1000000000"});
  EXPECT_EQ(random.read_line().size(), 81U);
  random.interrupt();
  const Finished finished = random.finish();
  EXPECT_EQ(finished.code, 130);
  EXPECT_THAT(finished.out, EndsWith("\n"));
}

TEST(Random, NonsenseIsRefused) {
  for (const Words& options : {Words{"--count", "0"}, Words{"--count", "-3"}, Words{"--count", "many"},
                               Words{"--seed", "9007199254740992"}, Words{"--format", "svg"}, Words{"puzzle.txt"}}) {
    const Finished refused = run(Words{"random"} + options);
    EXPECT_EQ(refused.code, 2) << options.back();
    EXPECT_THAT(refused.out, IsEmpty());
  }
}

TEST(Minimise, LeavesOutGivensAsTheServiceDoes) {
  for (const int seed : {0, 1, 2}) {
    const std::string minimal = lines_of(run({"minimise", solution, "--seed", std::to_string(seed)}).out).at(0);
    EXPECT_EQ(minimal,
              answer_to({{"method", "minimise"}, {"params", {{"puzzle", solution}, {"seed", seed}}}})["minimal"]);
    EXPECT_EQ(run({"rate", "-q", "--scale", "minimal", "--format", "%{minimal}", minimal}).out, "yes\n");
    for (std::size_t i = 0; i < 81; ++i) EXPECT_TRUE(minimal[i] == '.' || minimal[i] == solution[i]);
  }
  EXPECT_EQ(run({"minimise", solution}).out, run({"minimise", solution, "--seed", "0"}).out);
  EXPECT_NE(run({"minimise", solution}).out, run({"minimise", solution, "--seed", "1"}).out);
}

const std::string one_of_each_kind =
    puzzle + "\n" + two_solutions + "\n" + unsolvable + "\n" + puzzle.substr(1) + "\n" + solution + "\n";

TEST(Minimise, GoesOnBehindWhatHasNoMinimalPuzzle) {
  const Finished minimise = run({"minimise"}, one_of_each_kind);
  EXPECT_EQ(minimise.code, 0);
  EXPECT_EQ(lines_of(minimise.out).size(), 2U);
  EXPECT_THAT(minimise.err, HasSubstr("stdin:2: the givens do not have exactly one solution\n"));
  EXPECT_THAT(minimise.err, HasSubstr("stdin:3: the givens do not have exactly one solution\n"));
  EXPECT_THAT(minimise.err, HasSubstr("stdin:4:"));
  EXPECT_EQ(run({"minimise", two_solutions}).code, 1);
  EXPECT_EQ(run({"minimise", "--strict"}, one_of_each_kind).code, 3);
}

TEST(Minimise, EveryFormSaysTheSame) {
  const Words records = lines_of(run({"minimise", "-q", "--format", "json"}, one_of_each_kind).out);
  const Words csv = lines_of(run({"minimise", "-q", "--format", "csv"}, one_of_each_kind).out);
  ASSERT_EQ(records.size(), 6U);
  EXPECT_EQ(csv.at(0), "n,puzzle,status,minimal,givens");
  Words statuses;
  for (std::size_t n = 1; n <= 5; ++n) {
    const json record = json::parse(records[n]);
    const Words fields = fields_of(csv.at(n));
    statuses.push_back(record["status"]);
    EXPECT_EQ(fields.at(2), record["status"]);
    if (record["status"] != "minimal") continue;
    EXPECT_EQ(fields.at(3), record["minimal"]);
    EXPECT_EQ(fields.at(4), record["givens"].dump());
    EXPECT_EQ(81 - std::ranges::count(fields.at(3), '.'), record["givens"]);
  }
  EXPECT_THAT(statuses, ElementsAre("minimal", "several", "none", "parse_error", "minimal"));
  EXPECT_THAT(csv.at(2), EndsWith(",several,,"));
  EXPECT_TRUE(json::parse(records[2])["minimal"].is_null());
}

}  // namespace
}  // namespace deduku::testing
