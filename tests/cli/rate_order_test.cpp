// `rate` for editors: rows in order, the first of them, those nearest to a value, and a random sample.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const Words first_thirty = {"rate", hard_list, "-q", "--records", "1-30"};

/// The rows of a format string, each split at its blanks.
std::vector<Words> rows_of(const std::string& format, const Words& options) {
  const Finished finished = run(first_thirty + Words{"--format", format} + options);
  EXPECT_EQ(finished.code, 0) << finished.err;
  std::vector<Words> rows;
  for (const std::string& line : lines_of(finished.out)) {
    Words row;
    std::istringstream words(line);
    for (std::string word; words >> word;) row.push_back(word);
    rows.push_back(row);
  }
  return rows;
}

TEST(RateOrder, SortsByNumbersLevelsAndWordsInBothDirections) {
  const std::vector<Words> rows = rows_of("%{class} %{effort} %n", {"--sort", "class,-effort"});
  ASSERT_EQ(rows.size(), 30U);
  const Words levels = {"beginner", "easy", "medium", "hard", "expert", "master", "extreme", "nightmare"};
  const auto rank = [&](const Words& row) {
    return std::pair(std::ranges::find(levels, row[0]) - levels.begin(), -std::stod(row[1]));
  };
  for (std::size_t i = 1; i < rows.size(); ++i) EXPECT_LE(rank(rows[i - 1]), rank(rows[i])) << rows[i][2];
  const std::vector<Words> words = rows_of("%{technique}", {"--sort", "-technique"});
  for (std::size_t i = 1; i < words.size(); ++i) EXPECT_GE(words[i - 1][0], words[i][0]);
}

TEST(RateOrder, EqualRowsKeepTheOrderOfTheInputWhateverTheNumberOfThreads) {
  const auto sorted = [](const std::string& threads) {
    return run(first_thirty + Words{"--sort", "r", "--format", "%{r} %n", "--threads", threads}).out;
  };
  EXPECT_EQ(sorted("1"), sorted("3"));
  const std::vector<Words> rows = rows_of("%{r} %n", {"--sort", "r"});
  for (std::size_t i = 1; i < rows.size(); ++i) {
    EXPECT_TRUE(rows[i - 1][0] != rows[i][0] || std::stoi(rows[i - 1][1]) < std::stoi(rows[i][1]));
  }
}

TEST(RateOrder, TakesTheFirstOfTheOrder) {
  const std::vector<Words> all = rows_of("%n", {"--sort", "-r,effort"});
  for (const std::size_t count : {1U, 7U, 30U, 100U}) {
    std::vector<Words> first = all;
    first.resize(std::min(count, all.size()));
    EXPECT_EQ(rows_of("%n", {"--sort", "-r,effort", "--take", std::to_string(count)}), first);
  }
  EXPECT_EQ(rows_of("%n", {"--take", "2"}), (std::vector<Words>{{"1"}, {"2"}}));
  EXPECT_EQ(rows_of("%n", {"--take", "2", "--where", "n > 7"}), (std::vector<Words>{{"8"}, {"9"}}));
}

TEST(RateOrder, FindsWhatIsNearestToAValue) {
  const auto distance = [](const Words& row) { return std::abs(std::stod(row[0]) - 40); };
  const std::vector<Words> rows = rows_of("%{effort}", {"--near", "effort=40"});
  ASSERT_EQ(rows.size(), 30U);
  for (std::size_t i = 1; i < rows.size(); ++i) EXPECT_LE(distance(rows[i - 1]), distance(rows[i]));
}

TEST(RateOrder, RowsWithoutAValueComeLast) {
  const std::string list = puzzle + "\n" + two_solutions + "\n" + puzzle + "\n";
  for (const char* order : {"r", "-r"}) {
    const Words rows = lines_of(run({"rate", "-q", "--sort", order, "--format", "%n %{status}"}, list).out);
    EXPECT_THAT(rows, ElementsAre("1 solved", "3 solved", "2 several")) << order;
  }
}

TEST(RateOrder, CountsTheStepsOfATechniqueByAnyOfItsNames) {
  const std::vector<Words> rows = rows_of("%n", {"--sort", "-steps.y_wing", "--take", "3"});
  EXPECT_EQ(rows, rows_of("%n", {"--sort", "-steps.xy_wing", "--take", "3"}));
}

TEST(RateOrder, AnySampleIsAsLikelyAndOneSeedGivesOne) {
  std::set<Words> seen;
  for (int seed = 1; seed <= 20; ++seed) {
    Words numbers;
    for (const Words& row : rows_of("%n", {"--sample", "5", "--seed", std::to_string(seed)})) numbers.push_back(row[0]);
    ASSERT_EQ(numbers.size(), 5U);
    EXPECT_TRUE(std::ranges::is_sorted(numbers, {}, [](const std::string& n) { return std::stoi(n); }));
    seen.insert(numbers);
  }
  EXPECT_GT(seen.size(), 15U);
  const Words sample = {"--sample", "5", "--seed", "3"};
  EXPECT_EQ(rows_of("%n", sample), rows_of("%n", sample + Words{"--threads", "3"}));
  EXPECT_EQ(rows_of("%n", {"--sample", "100"}).size(), 30U);
}

TEST(RateOrder, WritesAllRowsOrNone) {
  for (const bool is_interrupted : {true, false}) {
    Running program({"rate", "-", "--sort", "r", "--format", "%n"});
    program.write(content_of(hard_list));
    if (is_interrupted) {
      program.wait_until_read();
      program.interrupt();
    } else {
      program.close_input();
    }
    const Finished finished = program.finish();
    EXPECT_EQ(finished.code, is_interrupted ? 130 : 0);
    EXPECT_EQ(lines_of(finished.out).size(), is_interrupted ? 0U : 250U);
    if (is_interrupted) {
      EXPECT_THAT(finished.err, HasSubstr("no row is written: their order is known when all puzzles are rated"));
    }
  }
}

TEST(RateOrder, KeepsNoMoreThanAGibibyte) {
  const std::string script =
      "row=$(head -c 100000 /dev/zero | tr '\\0' x); yes \"$1\" | \"$0\" rate -q --sort n --format \"$row\"%n";
  const Finished finished = run_by_shell(script, {solution});
  EXPECT_EQ(finished.code, 2);
  EXPECT_THAT(finished.out, IsEmpty());
  EXPECT_THAT(finished.err, HasSubstr("the rows that are kept until the last one take more than 1024 MiB"));
}

TEST(RateOrder, IsSaidInTheHeader) {
  const std::string out =
      run(first_thirty + Words{"--format", "json", "--sort", "-r", "--near", "effort=40", "--take", "2"}).out;
  const json options = json::parse(lines_of(out).at(0))["options"];
  EXPECT_EQ(options["sort"], "-r");
  EXPECT_EQ(options["near"], "effort=40");
  EXPECT_EQ(options["take"], 2);
  EXPECT_EQ(lines_of(out).size(), 4U);  // a header, two rows, an end
}

/// A list with puzzles of three patterns, like the first puzzles of puzzles/er-2.5.txt, and one that cannot be read.
const std::string with_patterns =
    puzzle +
    "\n8..6....2..149.8...7.3...6....8.9641.4..3..8.9185.6....9...8.5...3.547..4....3..6\n"
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n" +
    puzzle.substr(1) + "\n";

TEST(RateExtra, ConditionsOrdersAndFormatStringsKnowFieldsThatNoRowHas) {
  const auto rows = [](const Words& options) {
    return lines_of(
        run(Words{"rate", "-q", "--scale", "search", "--format", "%n %{pattern} %{automorphisms}"} + options,
            with_patterns)
            .out);
  };
  EXPECT_THAT(rows({}), ElementsAre("1 left_right 1", "2 quarter_turn 1", "3 none 1", "4  "));
  EXPECT_THAT(rows({"--where", "pattern != none and n < 4"}), ElementsAre("1 left_right 1", "2 quarter_turn 1"));
  EXPECT_THAT(rows({"--where", "automorphisms = 1", "--sort", "-pattern", "--take", "2"}),
              ElementsAre("2 quarter_turn 1", "3 none 1"));
}

TEST(RateExtra, StandInTheOutputWhereTheyAreNamed) {
  const Words rate = {"rate", "-q", "--scale", "minimal", "--no-header"};
  const Words csv =
      lines_of(run(rate + Words{"--format", "csv", "--extra", "automorphisms,pattern"}, with_patterns).out);
  EXPECT_EQ(csv.at(0), "n,puzzle,tail,status,givens,minimal,error,file,line,ended,automorphisms,pattern");
  EXPECT_THAT(csv.at(2), EndsWith(",solved,1,quarter_turn"));
  EXPECT_THAT(csv.at(4), EndsWith(",,,"));
  const Words chosen = lines_of(run(rate + Words{"--format", "csv", "--fields", "n,pattern"}, with_patterns).out);
  EXPECT_THAT(chosen, ElementsAre("n,pattern", "1,left_right", "2,quarter_turn", "3,none", "4,"));
  const json record =
      json::parse(lines_of(run(rate + Words{"--format", "json", "--extra", "pattern"}, with_patterns).out).at(0));
  EXPECT_EQ(record["pattern"], "left_right");
  EXPECT_FALSE(record.contains("automorphisms"));
  const Words table =
      lines_of(run({"rate", "-q", "--extra", "pattern,automorphisms", "--spread", "1"}, with_patterns).out);
  EXPECT_THAT(table.at(0), HasSubstr("  pattern         automorphisms  tail"));
  EXPECT_THAT(table.at(2), HasSubstr("  quarter_turn                1"));
  EXPECT_FALSE(json::parse(lines_of(run({"rate", "-q", "--format", "json"}, puzzle).out).at(1)).contains("pattern"));
}

TEST(RateExtra, AreThoseOfTheCanonicalFormWhereThatIsRated) {
  const Finished canonical = run({"rate", "-q", "--canonical", "--format", "%{pattern}", puzzle});
  EXPECT_NE(canonical.out, "left_right\n");
}

TEST(RateExtra, NonsenseIsRefused) {
  const std::vector<std::pair<Words, std::string>> refusals = {
      {{"--extra", "patern"}, "--extra: there is no field \"patern\"; did you mean pattern?"},
      {{"--extra", "pattern,pattern"}, "--extra: \"pattern\" is named twice"},
      {{"--extra", "r"}, "--extra: there is no field \"r\""},
      {{"--where", "pattern = round"},
       "--where: the values of pattern are none, half_turn, quarter_turn, left_right, "},
      {{"--where", "pattern > none"}, "expected a number or a level"},
      {{"--where", "patern = none"}, "did you mean pattern?"},
  };
  for (const auto& [options, sentence] : refusals) {
    const Finished refused = run(first_thirty + options);
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr(sentence));
  }
}

TEST(RateOrder, NonsenseIsRefused) {
  const std::vector<std::pair<Words, std::string>> refusals = {
      {{"--sort", "nosuch"}, "--sort: there is no field \"nosuch\""},
      {{"--sort", ""}, "--sort: found no value"},
      {{"--near", "r"}, "--near: expected a field and a number, such as effort=42, found \"r\""},
      {{"--near", "r=x"}, "found \"r=x\""},
      {{"--near", "nosuch=3"}, "--near: there is no field \"nosuch\""},
      {{"--take", "0"}, "--take: expected a whole number from 1 to 1000000"},
      {{"--take", "10000000000"}, "from 1 to 1000000"},
      {{"--sample", "0"}, "--sample: expected a whole number from 1 to 1000000"},
      {{"--sample", "3", "--take", "3"}, "--sample: excludes --take"},
      {{"--sort", "r", "-o", "x.csv"}, "--output takes rows as they come"},
      {{"--seed", "3"}, "--seed needs --spread or --sample"},
  };
  for (const auto& [options, sentence] : refusals) {
    const Finished refused = run(first_thirty + options);
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr(sentence));
    EXPECT_THAT(refused.out, IsEmpty());
  }
}

}  // namespace
}  // namespace deduku::testing
