// `generate`: puzzles that meet wishes, the same with any number of threads; promises are proved anew.
#include <chrono>
#include <csignal>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::SizeIs;

Finished generated(const Words& options, const std::string& input = "") {
  return run(Words{"generate", "-q"} + options, input);
}

void expect_refused(const Words& options, const std::string& reason) {
  const Finished refused = generated(options);
  EXPECT_EQ(refused.code, 2) << refused.out;
  EXPECT_THAT(refused.err, HasSubstr(reason));
}

TEST(Generate, IsTheSameWithAnyNumberOfThreads) {
  const std::vector<Words> wishes = {
      {"--minimal"}, {"--symmetry", "half-turn", "--orbit-minimal"}, {"--where", "er = 3.2"}, {"--givens", "20..21"}};
  for (const Words& wish : wishes) {
    const Words options = Words{"--count", "12", "--seed", "5", "--format", "json", "--distinct"} + wish;
    const Finished one = generated(options + Words{"--threads", "1"});
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_EQ(generated(options + Words{"--threads", "2"}).out, one.out);
    EXPECT_EQ(generated(options + Words{"--threads", "16"}).out, one.out);
  }
}

TEST(Generate, ItsPromisesAreProvedAnew) {
  for (const Words& wish : {Words{"--minimal", "--symmetry", "half_turn"}, Words{"--exactly", "x_wing"},
                            Words{"--where", "hodoku_level = Hard and givens < 26"}}) {
    const Finished made = generated(Words{"--count", "4", "--seed", "2", "--format", "json"} + wish);
    EXPECT_EQ(made.code, 0) << made.err;
    const TemporaryFile file(made.out);
    const Finished checked = generated({"--check", file.path()});
    EXPECT_EQ(checked.code, 0) << checked.err;
    EXPECT_EQ(checked.out, "4 puzzles checked, 0 of which do not keep what is promised\n");
  }
}

TEST(Generate, BrokenPromisesAreFound) {
  const Finished made = generated({"--count", "2", "--seed", "2", "--format", "json", "--minimal"});
  json record = json::parse(lines_of(made.out)[1]);
  record["wishes"]["least_givens"] = 40;
  json other = json::parse(lines_of(made.out)[2]);
  other["solution"] = record["solution"];
  const TemporaryFile file(record.dump() + "\n" + other.dump() + "\n");
  const Finished checked = run({"generate", "--check", file.path()});
  EXPECT_EQ(checked.code, 5);
  EXPECT_THAT(checked.err, HasSubstr(":1: givens: there are"));
  EXPECT_THAT(checked.err, HasSubstr(":2: the solution is not that of the puzzle"));
  const TemporaryFile list(record["puzzle"].get<std::string>() + "\n");
  EXPECT_EQ(generated({"--check", list.path(), "--minimal"}).code, 0);
  EXPECT_EQ(generated({"--check", list.path(), "--where", "er > 11"}).code, 5);
}

TEST(Generate, NothingOfAFileIsMadeAgain) {
  const Words options = {"--count", "5", "--seed", "9"};
  const Finished first = generated(options);
  const TemporaryFile file(first.out);
  const Words others = lines_of(generated(options + Words{"--not-in", file.path()}).out);
  EXPECT_THAT(others, SizeIs(5));
  for (const std::string& puzzle : others) EXPECT_THAT(first.out, ::testing::Not(HasSubstr(puzzle)));
}

TEST(Generate, StopsWhereTheEffortEndsAndSaysTheRate) {
  const Finished stopped = run(
      {"generate", "--count", "1000", "--seed", "1", "--where", "er = 3.2", "--effort", "3000", "--engine", "fresh"});
  EXPECT_EQ(stopped.code, 1);
  EXPECT_THAT(stopped.err, HasSubstr(" of 1000 found, 3000 tried"));
}

TEST(Generate, CsvHasTheSolution) {
  const Words rows = lines_of(generated({"--format", "csv", "--seed", "3"}).out);
  ASSERT_THAT(rows, SizeIs(2));
  EXPECT_EQ(rows[0], "n,puzzle,solution,givens,seed,stream,place");
  EXPECT_THAT(rows[1], EndsWith(",3,0,0"));
}

TEST(Generate, GoesAroundAPuzzleAndItsPathIsProved) {
  const std::string like = lines_of(generated({"--minimal", "--seed", "3"}).out).at(0);
  const Words near = {"--like", like, "--vicinity"};
  const Words wishes = near + Words{"1", "--count", "60", "--seed", "1", "--format", "json"};
  const Finished made = generated(wishes);
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_EQ(generated(wishes + Words{"--threads", "3"}).out, made.out);
  const TemporaryFile file(made.out);
  EXPECT_THAT(generated({"--check", file.path()}).out, HasSubstr("60 puzzles checked, 0 of which"));
  // A path that begins elsewhere, or leaves a puzzle out, shows nothing.
  json last = json::parse(lines_of(made.out).back());
  ASSERT_EQ(last["guarantees"][2]["key"], "vicinity");
  last["guarantees"][2]["evidence"]["path"].erase(1);
  const TemporaryFile cut(last.dump() + "\n");
  EXPECT_THAT(run({"generate", "--check", cut.path()}).err, HasSubstr("vicinity: "));
  // The first round is 43 puzzles, which are near the puzzle itself.
  const Finished first = run(Words{"generate"} + near + Words{"-1+1x1", "--count", "1000"});
  EXPECT_EQ(first.code, 1);
  EXPECT_THAT(first.err, HasSubstr("43 puzzles of 1000 found, 43 tried; there are no more in the vicinity"));
  const TemporaryFile list(first.out);
  EXPECT_EQ(generated(Words{"--check", list.path()} + near + Words{"1"}).code, 0);
  EXPECT_EQ(generated(Words{"--check", list.path()} + near + Words{"-1+2"}).code, 5);
}

TEST(Generate, WeightsAndAutomorphismsStandInTheRecord) {
  const Finished made = generated({"--distribution", "controlled", "--seed", "3", "--format", "json"});
  const json drawn = json::parse(lines_of(made.out).at(1));
  EXPECT_EQ(drawn["weight"].get<std::string>().size(), drawn["givens"] < 24 ? 20U : drawn["givens"] < 26 ? 21U : 22U);
  const TemporaryFile file(made.out);
  const Finished checked = run({"generate", "--check", file.path()});
  EXPECT_EQ(checked.code, 0);
  EXPECT_THAT(checked.err, HasSubstr("no puzzle shows by itself"));
  const Finished turned =
      generated({"--automorphic", "quarter_turn", "--seed", "3", "--format", "json", "--orbit-minimal"});
  const json record = json::parse(lines_of(turned.out).at(1));
  EXPECT_EQ(record["engine"], "automorphic");
  EXPECT_EQ(record["guarantees"].back()["evidence"]["kind"], "quarter_turn");
  const TemporaryFile list(record["puzzle"].get<std::string>() + "\n");
  EXPECT_EQ(generated({"--check", list.path(), "--automorphic", "half_turn"}).code, 0);
  EXPECT_EQ(generated({"--check", list.path(), "--automorphic", "diagonal"}).code, 5);
}

TEST(Generate, BadWishesAreRefusedWithAReason) {
  expect_refused({"--givens", "16"}, "fewer than 17 givens has more than one solution");
  expect_refused({"--givens", "25..24"}, "at least 25 and at most 24");
  expect_refused({"--givens", "many"}, "expected a number from 0 to 81");
  expect_refused({"--givens", "18", "--symmetry", "full"}, "symmetry full");
  expect_refused({"--symmetry", "round"}, "expected one of none, half_turn");
  expect_refused({"--exact-symmetry"}, "needs --symmetry");
  expect_refused({"--mask", std::string(16, 'x') + std::string(65, '.')}, "it has 16 cells");
  expect_refused({"--needs", "sorcery"}, "unknown technique");
  expect_refused({"--where", "er >= 5 and er <= 4"}, "--where: er >= 5 and er <= 4 exclude each other");
  expect_refused({"--needs", "x_wing", "--where", "er < 3"}, "er is 3.2 at least where x_wing is needed");
  expect_refused({"--vicinity", "2"}, "--vicinity: of which puzzle? like names it");
  expect_refused({"--like", std::string(81, '.')}, "--like: the puzzle has several solutions");
  expect_refused({"--like", std::string(81, '.'), "--vicinity", "{2}"}, "as in {-2+1}");
  expect_refused({"--automorphic", "turn"}, "--automorphic: expected any, ");
  expect_refused({"--distribution", "uniform", "--engine", "local_search"}, "only fresh makes what is wanted");
  expect_refused({"--seed", "1000000000000000000000000000000"}, "--seed");
  expect_refused({"--count", "1000000000000"}, "--count");
  expect_refused({"--count", "0"}, "expected a number from 1");
  EXPECT_EQ(generated({"--mask", "/nowhere/mask.txt"}).code, 4);
  EXPECT_EQ(generated({"--like", "/nowhere/puzzle.txt"}).code, 4);
  EXPECT_EQ(generated({"--check", "/nowhere/list.txt"}).code, 4);
}

/// What was found before is written; of a stream that was stopped nothing is.
TEST(Generate, ASignalEndsItAtOnce) {
  for (const char* threads : {"1", "2"}) {
    Running program({"generate", "-q", "--count", "100000000", "--seed", "1", "--threads", threads});
    const std::string first = program.read_line();
    const auto start = std::chrono::steady_clock::now();
    program.send(SIGTERM);
    const Finished finished = program.finish();
    EXPECT_EQ(finished.code, 143) << threads;
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(3)) << threads;
    EXPECT_EQ(first.size(), 81U);
    for (const std::string& line : lines_of(finished.out)) EXPECT_EQ(line.size(), 81U);
  }
}

/// Nothing is found for this mask, so every set of digits counts.
TEST(Generate, AMaskThatLeadsToNothingCostsEffort) {
  const Finished made = run({"generate", "--effort", "3000", "--mask",
                             "x.x...x.x.x.....x.x..x.x..x..x...x..x.......x..x...x..x..x.x..x.x.....x.x.x...x.x"});
  EXPECT_EQ(made.code, 1);
  EXPECT_EQ(made.out, "");
  EXPECT_THAT(made.err, HasSubstr("tried"));
}

}  // namespace
}  // namespace deduku::testing
