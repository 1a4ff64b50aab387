// `rate --redundant` and `rate --neighbours`, for setters.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Three givens are redundant; the third goes together with each of the others.
const std::string with_redundant = "8.25.49.634..8..17..7...2.....465.......2.......7.9...7.......55.......2..13.28..";

json rated(const Words& options, const std::string& text = with_redundant) {
  const Finished rate = run(Words{"rate", "-q", "--format", "json", "--no-header"} + options, text + "\n");
  EXPECT_EQ(rate.code, 0) << rate.err;
  return json::parse(lines_of(rate.out).at(0));
}

/// The puzzle with another letter in a cell, "r1c1".
std::string changed(std::string text, const std::string& cell, char letter) {
  text[static_cast<std::size_t>(9 * (cell[1] - '1') + cell[3] - '1')] = letter;
  return text;
}

TEST(RateRedundant, SaysWhatCanBeLeftOutAloneAndTogether) {
  const json record = rated({"--redundant"});
  EXPECT_EQ(record["redundant"], json({"r1c1", "r1c3", "r2c9"}));
  EXPECT_EQ(record["removable"], json::parse(R"([["r1c1", "r2c9"], ["r1c3", "r2c9"]])"));
  EXPECT_EQ(record["removable_complete"], true);
  EXPECT_EQ(rated({"--redundant"}, puzzle.substr(0, 52) + "." + puzzle.substr(53))["removable"], json::parse("[[]]"));
  const json several = json::parse(
      lines_of(run({"rate", "-q", "--format", "json", "--no-header", "--redundant", two_solutions}).out).at(0));
  EXPECT_EQ(several["redundant"], nullptr);
  EXPECT_EQ(several["removable"], nullptr);
}

TEST(RateRedundant, StandsBelowTheRowAndInColumns) {
  const Words table = lines_of(run({"rate", "-q", "--redundant", with_redundant}).out);
  ASSERT_EQ(table.size(), 5U);
  EXPECT_EQ(table[2], "          redundant, each alone: r1c13 and r2c9");
  EXPECT_EQ(table[3], "          can go together: r1c1 and r2c9");
  EXPECT_EQ(table[4], "          can go together: r1c3 and r2c9");
  const Finished csv = run({"rate", "-q", "--redundant", "--format", "csv", "--no-header", "--fields",
                            "redundant,removable", with_redundant});
  EXPECT_EQ(csv.out, "redundant,removable\nr1c1 r1c3 r2c9,r1c1 r2c9\n");
  EXPECT_EQ(run({"rate", "-q", "--redundant", "--format", "%{removable}", with_redundant}).out, "r1c1 r2c9\n");
  EXPECT_THAT(run({"rate", "-q", "--redundant", "--lang", "de", with_redundant}).out,
              HasSubstr("zusammen entbehrlich"));
}

TEST(RateRedundant, OfManyGivensTooMuchTheTableHasTheLargestSets) {
  const Finished full = run({"rate", "-q", "--redundant", solution.substr(0, 80) + "."});
  EXPECT_THAT(full.out, ContainsRegex("and at least [0-9]+ more sets: not all were tried"));
  EXPECT_LT(lines_of(full.out).size(), 13U);
}

TEST(RateNeighbours, AreRatedAsByThemselves) {
  for (const Words& scale : {Words{}, Words{"--scale", "ser"}, Words{"--scale", "hodoku,r,minimal"}}) {
    const json record = rated(scale + Words{"--neighbours"});
    const json& removed = record["neighbours"]["removed"];
    const json& added = record["neighbours"]["added"];
    EXPECT_EQ(removed.size(), 3U);
    EXPECT_EQ(added.size(), 81U - record["givens"].get<std::size_t>());
    std::vector<std::pair<json, std::string>> neighbours;
    for (const json& one : removed) neighbours.emplace_back(one, changed(with_redundant, one["cell"], '.'));
    for (std::size_t i = 0; i < added.size(); i += 10) {
      const char digit = static_cast<char>('0' + added[i]["digit"].get<int>());
      neighbours.emplace_back(added[i], changed(with_redundant, added[i]["cell"], digit));
    }
    for (const auto& [neighbour, text] : neighbours) {
      const json alone = rated(scale, text);
      EXPECT_EQ(alone["status"], "solved");
      for (const auto& [name, value] : neighbour.items()) {
        // The figures of several scales have other names than the fields of one: "er_technique".
        if (name == "cell" || name == "digit" || !alone.contains(name)) continue;
        EXPECT_EQ(value, alone[name]) << name << " of " << text;
      }
    }
  }
}

TEST(RateNeighbours, StandBelowTheRow) {
  const Words table = lines_of(run({"rate", "-q", "--neighbours", with_redundant}).out);
  const std::size_t open = static_cast<std::size_t>(std::ranges::count(with_redundant, '.'));
  ASSERT_EQ(table.size(), 2 + 3 + open);
  EXPECT_THAT(table[2], ContainsRegex("^      solved +[0-9.]+ .* without 8 in r1c1$"));
  EXPECT_THAT(table.back(), ContainsRegex(" with [1-9] in r9c9$"));
}

TEST(RateNeighbours, OnlyRowsThatAreWrittenHaveThem) {
  const std::string list = with_redundant + "\n" + two_solutions + "\n" + puzzle.substr(1) + "\n";
  const Finished none = run({"rate", "-q", "--neighbours", "--where", "r > 19"}, list);
  EXPECT_EQ(lines_of(none.out).size(), 1U);
  const Words records = lines_of(run({"rate", "-q", "--neighbours", "--format", "json", "--no-header"}, list).out);
  ASSERT_EQ(records.size(), 3U);
  EXPECT_EQ(json::parse(records[1])["neighbours"], nullptr);
  EXPECT_FALSE(json::parse(records[2]).contains("neighbours"));
}

TEST(RateNeighbours, AreTheSameWithMoreThreadsAndInTheService) {
  const Words options = {"rate", "-q",          "--neighbours", "--redundant", "--format",
                         "json", "--no-header", hard_list,      "--records",   "1-4"};
  const std::string one = run(options).out;
  EXPECT_EQ(run(options + Words{"--threads", "4"}).out, one);
  const json record = rated({"--neighbours", "--redundant"});
  const json question = {{"method", "rate"},
                         {"params", {{"puzzle", with_redundant}, {"neighbours", true}, {"redundant", true}}}};
  const json answer = json::parse(run({"serve", "--stdio"}, question.dump() + "\n").out)["result"]["records"][0];
  for (const char* name : {"neighbours", "redundant", "removable", "removable_complete"}) {
    EXPECT_EQ(answer[name], record[name]) << name;
  }
}

TEST(RateNeighbours, NeedAFormWithRoomForThem) {
  for (const char* format : {"csv", "%g"}) {
    const Finished refused = run({"rate", "--neighbours", "--format", format, puzzle});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, StartsWith("--neighbours needs --format text or json"));
  }
}

}  // namespace
}  // namespace deduku::testing
