// `generate`: puzzles that meet constraints, the same with any number of threads; promises are proved again.
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

/// With 29 givens.
const std::string full_puzzle = "..38.6.....4.5.2...1...2.765.9.....1.3..1..4.1.....3.925.6...3...7.3.1.....1.54..";
const std::string sparse_puzzle = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

Finished generated(const Words& options, const std::string& input = "") {
  return run(Words{"generate", "-q"} + options, input);
}

void expect_refused(const Words& options, const std::string& reason) {
  const Finished refused = generated(options);
  EXPECT_EQ(refused.code, 2) << refused.out;
  EXPECT_THAT(refused.err, HasSubstr(reason));
}

TEST(Generate, IsTheSameWithAnyNumberOfThreads) {
  const std::vector<Words> constraints = {
      {"--minimal"}, {"--symmetry", "half-turn", "--orbit-minimal"}, {"--where", "er = 3.2"}, {"--givens", "20..21"}};
  for (const Words& constraint : constraints) {
    const Words options = Words{"--count", "12", "--seed", "5", "--format", "json", "--distinct"} + constraint;
    const Finished one = generated(options + Words{"--threads", "1"});
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_EQ(generated(options + Words{"--threads", "2"}).out, one.out);
    EXPECT_EQ(generated(options + Words{"--threads", "16"}).out, one.out);
  }
}

TEST(Generate, ItsPromisesAreProvedAnew) {
  for (const Words& constraint : {Words{"--minimal", "--symmetry", "half_turn"}, Words{"--exactly", "x_wing"},
                                  Words{"--where", "hodoku_level = Hard and givens < 26"}}) {
    const Finished made = generated(Words{"--count", "4", "--seed", "2", "--format", "json"} + constraint);
    EXPECT_EQ(made.code, 0) << made.err;
    const TemporaryFile file(made.out);
    const Finished checked = generated({"--check", file.path()});
    EXPECT_EQ(checked.code, 0) << checked.err;
    EXPECT_EQ(checked.out, "4 puzzles checked; all guarantees hold\n");
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

/// The result for the second line of some records, in a file in which the first and the third are true.
Finished checked_between(const std::string& line) {
  const Words made = lines_of(generated({"--count", "2", "--seed", "2", "--format", "json", "--minimal"}).out);
  const TemporaryFile file(made[1] + "\n" + line + "\n" + made[2] + "\n");
  Finished checked = run({"generate", "--check", file.path()});
  const std::string place = file.path() + ":";
  EXPECT_THAT(checked.err, ::testing::StartsWith(place + "2:")) << line;
  EXPECT_THAT(checked.err, ::testing::Not(HasSubstr(place + "1:"))) << line;
  EXPECT_THAT(checked.err, ::testing::Not(HasSubstr(place + "3:"))) << line;
  return checked;
}

TEST(Generate, WhatCannotBeReadIsNamedAndCountedAndTheRestIsChecked) {
  const std::string record = lines_of(generated({"--seed", "3", "--format", "json"}).out).at(1);
  const auto replaced = [&](const std::string& part, const std::string& by) {
    std::string text = record;
    text.replace(text.find(part), part.size(), by);
    return text;
  };
  const std::vector<std::pair<std::string, std::string>> faults = {
      {record.substr(0, record.size() / 2), "not valid JSON"},
      {"nonsense", "not valid JSON"},
      {record.substr(0, record.size() - 1) + ",\"wishes\":{}}", "the field \"wishes\" occurs twice in one object"},
      {std::string(100'000, '[') + std::string(100'000, ']'), "nested more than 16 levels deep"},
      {"[]", "expected a record of generate, or its header"},
      {R"({"type":"rate","puzzle":"1"})", "expected a record of generate, or its header"},
      {R"({"type":"header","command":"rate"})", "expected a record of generate, or its header"},
      {replaced("\"type\":\"generate\"", "\"type\":5"), "expected a record of generate, or its header"},
      {replaced("\"wishes\"", "\"whishes\""), "the field \"wishes\" is missing"},
      {replaced("\"wishes\":{\"unlike\":50}", "\"wishes\":[]"), "wishes: expected an object, found a list"},
      {replaced("\"unlike\":50", "\"minimal\":1"), "minimal: expected true or false, found 1"},
      {replaced("\"unlike\":50", "\"unlike\":101"), "unlike: expected a whole number from 0 to 100, found 101"},
      {replaced("\"seed\":3", "\"seed\":\"3\""), "seed: expected a whole number from 0 to "},
      {replaced("\"key\":\"unique\"", "\"key\":7"), "guarantees[0].key: expected a text, found 7"},
      {replaced("\"key\":\"unique\"", "\"key\":\"magic\""),
       "expected the key of a guarantee such as minimal, found \"magic\""},
      {replaced("\"evidence\":{", "\"evidence\":{\"x\":5,"), "expected a text or a list of texts for \"x\""}};
  for (const auto& [line, reason] : faults) {
    const Finished checked = checked_between(line);
    EXPECT_EQ(checked.code, 3) << line;
    EXPECT_EQ(checked.out, "2 puzzles checked; all guarantees hold; 1 record could not be read\n");
    EXPECT_THAT(checked.err, HasSubstr(reason)) << line;
  }
  const TemporaryFile none("nonsense\n");
  const TemporaryFile empty("");
  EXPECT_EQ(generated({"--check", none.path()}).code, 3);
  EXPECT_EQ(generated({"--check", empty.path()}).code, 3);
  EXPECT_EQ(generated({"--check", empty.path(), "--minimal"}).code, 3);
}

/// The constraints do not matter: a record may have none.
TEST(Generate, EveryGuaranteeIsProvedFromItsEvidence) {
  const auto first = [](const Words& constraints) {
    return json::parse(lines_of(generated(Words{"--seed", "4", "--format", "json"} + constraints).out).at(1));
  };
  const auto guarantee = [](json& record, const char* key) -> json& {
    for (json& each : record["guarantees"]) {
      if (each["key"] == key) return each;
    }
    throw std::runtime_error(key);
  };
  const auto expect_broken = [](const json& record, const std::string& sentence) {
    const Finished checked = checked_between(record.dump());
    EXPECT_EQ(checked.code, 5) << sentence;
    EXPECT_THAT(checked.out, HasSubstr("3 puzzles checked; 1 breaks a guarantee")) << sentence;
    EXPECT_THAT(checked.err, HasSubstr(sentence));
  };
  const json minimal = first({"--minimal", "--givens", "20..30"});
  json forged = minimal;
  forged["givens"] = 40;
  expect_broken(forged, "givens: there are ");
  forged = minimal;
  forged["wishes"] = json::object();
  expect_broken(forged, "givens: the constraints set no bounds");
  forged = minimal;
  guarantee(forged, "minimal")["evidence"]["second_solutions"][4] = forged["solution"];
  expect_broken(forged, " is not a second solution without it");
  guarantee(forged, "minimal")["evidence"]["second_solutions"].erase(4);
  expect_broken(forged, " second solutions listed, not ");
  forged = minimal;
  guarantee(forged, "unique")["evidence"]["solution"] = std::string(81, '1');
  expect_broken(forged, "unique: the solution listed is not that of the record");
  forged = minimal;
  guarantee(forged, "givens")["sentence"] = "there are 17 givens";
  expect_broken(forged, "givens: its sentence differs from the proved one");
  forged = minimal;
  guarantee(forged, "givens")["evidence"]["backdoors"] = "3";
  expect_broken(forged, "givens: it has no evidence \"backdoors\"");
  // One given too many, and a promise that no constraint repeats.
  forged = minimal;
  std::string text = forged["puzzle"];
  const std::size_t empty = text.find('.');
  text[empty] = forged["solution"].get<std::string>()[empty];
  forged["puzzle"] = text;
  forged["wishes"].erase("minimal");
  forged["givens"] = forged["givens"].get<int>() + 1;
  expect_broken(forged, "minimal: there are ");

  forged = first({"--symmetry", "half_turn", "--orbit-minimal"});
  guarantee(forged, "pattern")["evidence"]["pattern"] = "full";
  expect_broken(forged, "pattern: the symmetry listed is not that of the givens");
  forged["wishes"].erase("symmetry");
  forged["wishes"].erase("orbit_minimal");
  expect_broken(forged, "orbit_minimal: neither the constraints nor a guarantee have a movement of the givens");

  const json condition = first({"--where", "er <= 2.3 and givens < 40"});
  forged = condition;
  guarantee(forged, "where")["evidence"]["er"] = "7.5";
  expect_broken(forged, "where: er is ");
  forged = condition;
  forged["wishes"].erase("where");
  expect_broken(forged, "where: the constraints have no condition");

  const json needing = first({"--exactly", "hidden_pair"});
  forged = needing;
  guarantee(forged, "exactly")["evidence"]["stuck_at"] = forged["solution"];
  expect_broken(forged, "exactly: the ladder without the technique is not stuck at the candidates listed");
  forged = needing;
  guarantee(forged, "exactly")["evidence"]["r_without"] = "13.00";
  expect_broken(forged, "exactly: R without the technique is ");
  forged = needing;
  guarantee(forged, "exactly")["evidence"]["r"] = "1.20";
  expect_broken(forged, "exactly: R is ");
  forged = needing;
  guarantee(forged, "exactly")["evidence"]["technique"] = "x_wing";
  expect_broken(forged, "exactly: the technique is not that of the constraints");

  const json turned = first({"--automorphic", "half_turn"});
  forged = turned;
  guarantee(forged, "automorphic")["evidence"]["digits"] = "123456789";
  expect_broken(forged, "automorphic: the listed movement changes the puzzle");
  forged = turned;
  guarantee(forged, "automorphic")["evidence"]["automorphisms"] = "648";
  expect_broken(forged, "automorphic: the number of automorphisms is wrong");
  forged = turned;
  guarantee(forged, "automorphic")["evidence"]["kind"] = "quarter_turn";
  expect_broken(forged, "automorphic: the kind, or the movement of rows, columns and digits, cannot be read");

  forged = first({"--distribution", "controlled"});
  forged["weight"] = "5";
  expect_broken(forged, "weight: it is ");
}

/// Guarantees that no version of the program has, or that another version may word differently.
TEST(Generate, WhatCannotBeProvedIsNamed) {
  json record = json::parse(lines_of(generated({"--seed", "4", "--format", "json"}).out).at(1));
  record["title"] = "mine";
  record["version"] = "0.0.1";
  record["guarantees"][0]["sentence"] = "There is one solution.";
  const TemporaryFile file(record.dump() + "\n");
  const Finished checked = run({"generate", "--check", file.path()});
  EXPECT_EQ(checked.code, 0);
  EXPECT_THAT(checked.err, HasSubstr("the sentences of 1 record were not compared"));
  EXPECT_THAT(checked.err, HasSubstr("no record of generate has such fields: \"title\""));
}

/// A puzzle may have several automorphisms; orbits are those of the listed one.
TEST(Generate, OrbitsAreThoseOfTheAutomorphismListed) {
  const Finished made =
      generated({"--automorphic", "any", "--orbit-minimal", "--count", "10", "--seed", "4", "--format", "json"});
  const TemporaryFile file(made.out);
  EXPECT_EQ(generated({"--check", file.path()}).out, "10 puzzles checked; all guarantees hold\n");
  for (const std::string& line : lines_of(made.out)) {
    const json record = json::parse(line);
    if (record["type"] != "generate") continue;
    std::string sentence;
    std::string kind;
    for (const json& guarantee : record["guarantees"]) {
      if (guarantee["key"] == "orbit_minimal") sentence = guarantee["sentence"];
      if (guarantee["key"] == "automorphic") kind = guarantee["evidence"]["kind"];
    }
    EXPECT_THAT(sentence, HasSubstr("its images under the automorphism " + kind));
  }
}

TEST(Generate, OptionsBesideCheckDoWhatTheySayOrAreRefused) {
  const std::string one = lines_of(generated({"--minimal", "--seed", "3"}).out).at(0);
  const std::string other = lines_of(generated({"--minimal", "--seed", "4"}).out).at(0);
  std::string turned(one.rbegin(), one.rend());
  const TemporaryFile list(one + "\n" + other + "\n" + turned + "\n");
  const Finished distinct = run({"generate", "--check", list.path(), "--minimal", "--distinct"});
  EXPECT_EQ(distinct.code, 5);
  EXPECT_THAT(distinct.err, HasSubstr(":3: distinct: it is equivalent to an earlier one"));
  EXPECT_EQ(generated({"--check", list.path(), "--distinct"}).code, 5);
  const TemporaryFile old(other + "\n");
  const Finished known = run({"generate", "--check", list.path(), "--not-in", old.path()});
  EXPECT_EQ(known.code, 5);
  EXPECT_THAT(known.err, HasSubstr(":2: not-in: it is equivalent to one in that file"));
  EXPECT_THAT(known.out, HasSubstr("3 puzzles checked; 1 breaks"));
  expect_refused({"--check", list.path(), "--exact-symmetry"}, "--exact-symmetry needs --symmetry");
  for (const Words& option : {Words{"--count", "3"}, Words{"--seed", "3"}, Words{"--format", "json"},
                              Words{"--effort", "3"}, Words{"--engine", "fresh"}, Words{"--threads", "2"}}) {
    expect_refused(Words{"--check", list.path(), "--minimal"} + option,
                   option[0] + " does nothing with --check, which makes no puzzles");
  }
}

/// If a puzzle cannot be read, the puzzles equivalent to it are unknown.
TEST(Generate, AFileOfPuzzlesToAvoidMustBeReadAsAWhole) {
  const Words options = {"generate", "--count", "3", "--seed", "1"};
  const std::string old = run(options).out;
  std::string damaged = old;
  damaged.insert(40, "x");
  const std::vector<std::pair<std::string, std::string>> contents = {
      {damaged, "has 1 record that cannot be read"},
      {"garbage\nmore of it\n", "has 1 record that cannot be read"},
      {"", "has no puzzle"},
      {"# nothing but a comment\n", "has no puzzle"}};
  for (const auto& [content, reason] : contents) {
    const TemporaryFile file(content);
    for (const Words& others : {Words{}, Words{"--check", project_file("puzzles/top95.txt")}}) {
      const Words command = others.empty() ? options : Words{"generate"} + others;
      const Finished refused = run(command + Words{"--not-in", file.path()});
      EXPECT_EQ(refused.code, 3) << content;
      EXPECT_EQ(refused.out, "") << content;
      EXPECT_THAT(refused.err, HasSubstr("--not-in: " + file.path() + " " + reason)) << content;
      EXPECT_THAT(refused.err, HasSubstr(content == damaged ? file.path() + ":1:41: " : "--not-in"));
    }
  }
}

TEST(Generate, NothingOfAFileIsMadeAgain) {
  const Words options = {"--count", "5", "--seed", "9"};
  const Finished first = generated(options);
  const TemporaryFile file(first.out);
  const Words others = lines_of(generated(options + Words{"--not-in", file.path()}).out);
  EXPECT_THAT(others, SizeIs(5));
  for (const std::string& puzzle : others) EXPECT_THAT(first.out, ::testing::Not(HasSubstr(puzzle)));
}

/// Counted from records: how many of some puzzles have more than half of their givens in common with an earlier one,
/// and how many have a solution that is equivalent to that of an earlier one.
std::pair<std::size_t, std::size_t> count_alike(const Finished& made) {
  std::string puzzles;
  std::string solutions;
  for (const std::string& line : lines_of(made.out)) {
    const json record = json::parse(line);
    if (record["type"] != "generate") continue;
    puzzles += record["puzzle"].get<std::string>() + "\n";
    solutions += record["solution"].get<std::string>() + "\n";
  }
  return {lines_of(run({"canon", "--alike", "50"}, puzzles).out).size(),
          lines_of(run({"canon", "--duplicates"}, solutions).out).size()};
}

TEST(Generate, NoTwoPuzzlesAreAlikeUnlessThatIsAllowed) {
  const Words constraints = {"--count",  "12",           "--seed",     "1",
                             "--where",  "class = hard", "--symmetry", "half_turn",
                             "--engine", "local_search", "--format",   "json"};
  const Finished unlike = generated(constraints);
  EXPECT_THAT(lines_of(unlike.out), SizeIs(13));
  EXPECT_EQ(count_alike(unlike), std::pair(std::size_t{0}, std::size_t{0}));
  const auto [alike, same] = count_alike(generated(constraints + Words{"--unlike", "0"}));
  EXPECT_GT(alike, 6U);
  EXPECT_GT(same, 0U);
}

TEST(Generate, NothingIsLikeAPuzzleOfAFile) {
  const std::string first = lines_of(generated({"--seed", "9"}).out).at(0);
  std::string copy = first;
  copy[copy.find_first_not_of('.')] = '.';  // with several solutions, only its givens are compared
  const TemporaryFile file(copy + "\n");
  const Words options = {"generate", "--seed", "9", "--count", "2", "--not-in", file.path()};
  const Finished other = run(options);
  EXPECT_THAT(other.out, ::testing::Not(HasSubstr(first)));
  EXPECT_THAT(other.err, HasSubstr("; 1 puzzle omitted because of similarity to an earlier one"));
  EXPECT_THAT(run(options + Words{"--unlike", "0"}).out, ::testing::StartsWith(first));
  const TemporaryFile list(first + "\n");
  const Words check = {"generate", "--check", list.path(), "--not-in", file.path(), "--unlike"};
  EXPECT_THAT(run(check + Words{"50"}).err, HasSubstr(":1: unlike: it has "));
  EXPECT_EQ(run(check + Words{"0"}).code, 0);
}

TEST(Generate, RecordsThatAreAlikeBreakAPromise) {
  const std::string record = lines_of(generated({"--seed", "3", "--format", "json"}).out).at(1);
  const TemporaryFile twice(record + "\n" + record + "\n");
  const Finished checked = run({"generate", "--check", twice.path()});
  EXPECT_EQ(checked.code, 5);
  EXPECT_THAT(checked.err, HasSubstr(":2: unlike: it has "));
  EXPECT_THAT(checked.err, HasSubstr(" givens in common with an earlier one"));
  EXPECT_THAT(checked.out, HasSubstr("2 puzzles checked; 1 breaks a guarantee"));
}

TEST(Generate, RelativesAreAlikeWhereTheyAreAskedFor) {
  const std::string like = lines_of(generated({"--minimal", "--seed", "3"}).out).at(0);
  const Words near = lines_of(generated({"--like", like, "--vicinity", "1", "--count", "4"}).out);
  EXPECT_THAT(near, SizeIs(4));
  expect_refused({"--mask", full_puzzle, "--unlike", "50"}, "--unlike: the mask names 29 of 29 digits");
  expect_refused({"--unlike", "101"}, "--unlike");
}

TEST(Generate, StopsWhereTheEffortEndsAndSaysTheRate) {
  const Finished stopped = run(
      {"generate", "--count", "1000", "--seed", "1", "--where", "er = 3.2", "--effort", "3000", "--engine", "fresh"});
  EXPECT_EQ(stopped.code, 1);
  EXPECT_THAT(stopped.err, HasSubstr(" of 1000 found, 3000 tried"));
}

TEST(Generate, EffortIsKeptToTheTryWhateverTheThreads) {
  const Words constraints[] = {{"--where", "er >= 7", "--engine", "local_search"},
                               {"--symmetry", "half_turn", "--minimal", "--engine", "fresh"},
                               {"--distribution", "controlled"},
                               {"--like", full_puzzle, "--vicinity", "{-9+1}"},
                               {"--like", full_puzzle, "--vicinity", "{-1+9}"}};
  for (const Words& constraint : constraints) {
    for (const std::string effort : {"1", "200"}) {
      const Words words = Words{"generate", "--count", "1000", "--seed", "1", "--effort", effort} + constraint;
      const Finished alone = run(words + Words{"--threads", "1"});
      EXPECT_EQ(alone.code, 1) << constraint.back();
      EXPECT_THAT(alone.err, HasSubstr(" of 1000 found, " + effort + " tried")) << constraint.back();
      EXPECT_EQ(run(words + Words{"--threads", "3"}).out, alone.out) << constraint.back();
    }
  }
}

TEST(Generate, CsvHasTheSolution) {
  const Words rows = lines_of(generated({"--format", "csv", "--seed", "3"}).out);
  ASSERT_THAT(rows, SizeIs(2));
  EXPECT_EQ(rows[0], "n,puzzle,solution,givens,seed,stream,place,start");
  EXPECT_THAT(rows[1], EndsWith(",3,0,0,0"));
}

TEST(Generate, GoesAroundAPuzzleAndItsPathIsProved) {
  const std::string like = lines_of(generated({"--minimal", "--seed", "3"}).out).at(0);
  const Words near = {"--like", like, "--vicinity"};
  const Words constraints = near + Words{"1", "--count", "60", "--seed", "1", "--format", "json"};
  const Finished made = generated(constraints);
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_EQ(generated(constraints + Words{"--threads", "3"}).out, made.out);
  const TemporaryFile file(made.out);
  EXPECT_THAT(generated({"--check", file.path()}).out, HasSubstr("60 puzzles checked; all guarantees hold"));
  // A path that begins elsewhere, or leaves a puzzle out, shows nothing.
  json last = json::parse(lines_of(made.out).back());
  ASSERT_EQ(last["guarantees"][2]["key"], "vicinity");
  last["guarantees"][2]["evidence"]["path"].erase(1);
  const TemporaryFile cut(last.dump() + "\n");
  EXPECT_THAT(run({"generate", "--check", cut.path()}).err, HasSubstr("vicinity: "));
  // The first round is 43 puzzles, which are near the given puzzle.
  const Finished first = run(Words{"generate"} + near + Words{"-1+1x1", "--count", "1000"});
  EXPECT_EQ(first.code, 1);
  EXPECT_THAT(first.err, HasSubstr("43 puzzles of 1000 found, 82 tried; there are no more in the vicinity"));
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
  EXPECT_THAT(checked.err, HasSubstr("which cannot be seen from a puzzle"));
  const Finished turned =
      generated({"--automorphic", "quarter_turn", "--seed", "3", "--format", "json", "--orbit-minimal"});
  const json record = json::parse(lines_of(turned.out).at(1));
  EXPECT_EQ(record["engine"], "automorphic");
  EXPECT_EQ(record["guarantees"].back()["evidence"]["kind"], "quarter_turn");
  const TemporaryFile list(record["puzzle"].get<std::string>() + "\n");
  EXPECT_EQ(generated({"--check", list.path(), "--automorphic", "half_turn"}).code, 0);
  EXPECT_EQ(generated({"--check", list.path(), "--automorphic", "diagonal"}).code, 5);
}

TEST(Generate, BadConstraintsAreRefusedWithAReason) {
  expect_refused({"--givens", "16"}, "fewer than 17 givens has more than one solution");
  expect_refused({"--givens", "25..24"}, "at least 25 and at most 24");
  expect_refused({"--givens", "many"}, "expected a number from 0 to 81");
  expect_refused({"--givens", "18", "--symmetry", "full"}, "symmetry full");
  expect_refused({"--symmetry", "round"}, "expected one of none, half_turn");
  expect_refused({"--exact-symmetry"}, "needs --symmetry");
  expect_refused({"--mask", std::string(16, 'x') + std::string(65, '.')}, "it has 16 cells");
  expect_refused({"--needs", "sorcery"}, "unknown technique");
  expect_refused({"--where", "er >= 5 and er <= 4"}, "--where: er >= 5 and er <= 4 exclude each other");
  expect_refused({"--needs", "x_wing", "--where", "er < 3"}, "er is 3.2 at least if x_wing is needed");
  expect_refused({"--vicinity", "2"}, "--vicinity: requires the puzzle of like");
  expect_refused({"--like", std::string(81, '.')}, "--like: the puzzle has several solutions");
  expect_refused({"--like", std::string(81, '.'), "--vicinity", "{2}"}, "as in {-2+1}");
  expect_refused({"--automorphic", "turn"}, "--automorphic: expected any, ");
  for (const char* kind : {"still_and_cycle_3", "cycle_3_and_cycle_3", "thirds_9_and_thirds_9", "diagonal_thirds"}) {
    expect_refused({"--automorphic", "turn"}, std::string(", ") + kind + ", ");
  }
  expect_refused({"--automorphic", std::string(5'000, 'x')}, "diagonal_thirds, found \"xxx");
  expect_refused({"--distribution", "uniform", "--engine", "local_search"}, "only fresh satisfies the constraints");
  expect_refused({"--seed", "1000000000000000000000000000000"}, "--seed");
  expect_refused({"--count", "1000000000000"}, "--count");
  expect_refused({"--count", "0"}, "expected a whole number from 1");
  EXPECT_EQ(generated({"--mask", "/nowhere/mask.txt"}).code, 4);
  EXPECT_EQ(generated({"--like", "/nowhere/puzzle.txt"}).code, 4);
  EXPECT_EQ(generated({"--check", "/nowhere/list.txt"}).code, 4);
}

/// A mask that names digits; no search is needed to see that no puzzle matches.
TEST(Generate, AMaskThatNoPuzzleCanHaveIsRefused) {
  const std::string minimal = lines_of(generated({"--minimal", "--seed", "3"}).out).at(0);
  const std::string solution =
      json::parse(lines_of(generated({"--minimal", "--seed", "3", "--format", "json"}).out).at(1))["solution"];
  std::string several = minimal;
  several[several.find_first_not_of('.')] = '.';
  std::string redundant = minimal;
  redundant[redundant.find('.')] = 'x';
  std::string full_row = minimal;
  full_row.replace(0, 9, "xxxxxxxxx");
  full_row.replace(9, 18, "..................");
  expect_refused({"--mask", several}, "--mask: its digits fill all of its cells and have more than one solution");
  expect_refused({"--mask", redundant, "--minimal"}, "follows from the digits of other cells");
  expect_refused({"--mask", solution, "--minimal"}, "no puzzle with it is minimal");
  expect_refused({"--mask", std::string(81, 'x'), "--minimal"}, "follows from the others of a house");
  expect_refused({"--givens", "73..81", "--minimal"}, "more than 72 givens is not minimal");
  expect_refused({"--like", minimal, "--vicinity", "1", "--mask", several}, "--mask: its digits fill all of its cells");
  expect_refused({"--like", minimal, "--vicinity", "1", "--mask", minimal}, "none of its puzzles has the mask");
  expect_refused({"--like", sparse_puzzle, "--vicinity", "{-2+1}"},
                 "it has puzzles with 16, and a puzzle with fewer than 17");
  // If the digits make one puzzle, it is the only one.
  for (const std::string& mask : {minimal, redundant, solution}) {
    const Finished made = run({"generate", "--mask", mask, "--count", "2"});
    EXPECT_EQ(made.code, 1);
    EXPECT_THAT(lines_of(made.out), SizeIs(1)) << mask;
    EXPECT_THAT(made.err, HasSubstr("1 puzzle of 2 found, 1 tried; there are no more\n"));
  }
  const Finished none = run({"generate", "--mask", minimal, "--where", "er > 11"});
  EXPECT_EQ(none.code, 1);
  EXPECT_THAT(none.err, HasSubstr("0 puzzles of 1 found, 1 tried; there are no more\n"));
}

/// Files of constraints are read like all other input.
TEST(Generate, MasksAndPuzzlesToBeNearAreReadLikeAllInput) {
  const std::string puzzle = lines_of(generated({"--minimal", "--seed", "3"}).out).at(0);
  const Words like = {"--vicinity", "{-2+2}x1"};
  const std::string near = generated(Words{"--like", puzzle} + like).out;
  const std::string same = generated({"--mask", puzzle}).out;
  for (const char* option : {"--mask", "--like"}) {
    const Finished zeros = run({"generate", option, "/dev/zero"});
    EXPECT_EQ(zeros.code, 3) << zeros.err;
    EXPECT_THAT(zeros.err, HasSubstr("/dev/zero: expected text, found something like a binary file")) << option;
    // A pipe that never ends.
    const Finished endless = run_by_shell("yes xxxxxxxxx | \"$0\" generate " + std::string(option) + " -", {});
    EXPECT_EQ(endless.code, 2) << endless.err;
    EXPECT_THAT(endless.err, HasSubstr(option));
    const Words more = option == std::string("--like") ? like : Words();
    const TemporaryFile file(puzzle + "\n");
    const std::string expected = option == std::string("--like") ? near : same;
    EXPECT_EQ(generated(Words{option, file.path()} + more).out, expected);
    const Finished packed = run_by_shell("gzip -c \"$1\" > \"$1.gz\"; \"$0\" generate -q " + std::string(option) +
                                             " \"$1.gz\"" + (more.empty() ? "" : " --vicinity '{-2+2}x1'"),
                                         {file.path()});
    EXPECT_EQ(packed.out, expected);
  }
}

/// Results found earlier are written; a stream that was stopped has no results.
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

/// No puzzle has this mask, so every set of digits counts.
TEST(Generate, AMaskThatLeadsToNothingCostsEffort) {
  const Finished made = run({"generate", "--effort", "3000", "--mask",
                             "x.x...x.x.x.....x.x..x.x..x..x...x..x.......x..x...x..x..x.x..x.x.....x.x.x...x.x"});
  EXPECT_EQ(made.code, 1);
  EXPECT_EQ(made.out, "");
  EXPECT_THAT(made.err, HasSubstr("tried"));
}

}  // namespace
}  // namespace deduku::testing
