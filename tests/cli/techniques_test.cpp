// `deduku techniques NAME`: all about a technique.
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/program.hpp"
#include "tests/support/effort.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

/// The records about a name, without the header.
std::vector<json> records_of(const Words& arguments) {
  Words command = {"techniques", "--format", "json"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  const Finished finished = run(command);
  EXPECT_EQ(finished.code, 0) << arguments.front() << ": " << finished.err;
  std::vector<json> records;
  std::istringstream lines(finished.out);
  for (std::string line; std::getline(lines, line);) records.push_back(json::parse(line));
  EXPECT_EQ(records.empty() ? "" : records.front().value("type", ""), "header");
  if (!records.empty()) records.erase(records.begin());
  return records;
}

std::vector<std::string> keys_of(const std::vector<json>& records) {
  std::vector<std::string> keys;
  for (const json& record : records) keys.push_back(record.value("technique", record.value("type", "")));
  return keys;
}

TEST(Techniques, ANameIsAnsweredWithAllThereIs) {
  const Finished page = run({"techniques", "y-wing"});
  EXPECT_EQ(page.code, 0);
  for (const std::string_view part :
       {"XY-Wing (xy_wing) · Wings · expert\n", "\nWhat it is\n  ", "\nWhy it holds\n  ", "\nCost\n  4.20\n",
        "\nNames\n", "English: Bent Triple, Bent Naked Triple\n", "SudokuWiki: Y-Wing\n", "\nExample\n",
        "XY-Wing: ", "\nA puzzle that needs it\n  "}) {
    EXPECT_THAT(page.out, HasSubstr(std::string(part)));
  }
  EXPECT_THAT(run({"techniques", "Hidden", "Pair"}).out, StartsWith("Hidden Pair (hidden_pair)"));
  EXPECT_THAT(run({"techniques", "aic"}).out, HasSubstr("  6.60 + 0.15 for every 2 links beyond 4, at most 7.80\n"));
}

TEST(Techniques, APageSpeaksTheLanguageThatIsAskedFor) {
  const std::string german = run({"techniques", "Y-Wing", "--lang", "de", "--notation", "a1"}).out;
  EXPECT_THAT(german, AllOf(HasSubstr("\nWas es ist\n"), HasSubstr("Englisch: XY-Wing, Bent Triple"),
                            Not(HasSubstr("r1c")), HasSubstr("Ein Rätsel, das es braucht")));
  EXPECT_THAT(run({"techniques", "nacktes paar", "--lang", "zh"}).out, HasSubstr("显性数对 (naked_pair)"));
}

TEST(Techniques, ASharedNameHasAPageForEach) {
  const std::string page = run({"techniques", "Locked Candidates"}).out;
  EXPECT_THAT(page, StartsWith("\"Locked Candidates\" stands for Pointing (pointing) and Claiming (claiming).\n\n"));
  EXPECT_THAT(page, AllOf(HasSubstr("\n\nPointing (pointing) · "), HasSubstr("\n\nClaiming (claiming) · ")));
  EXPECT_EQ(keys_of(records_of({"Locked Candidates"})), (std::vector<std::string>{"pointing", "claiming"}));
}

TEST(Techniques, WhatOtherProgramsHaveIsNamed) {
  EXPECT_THAT(run({"techniques", "Grouped W-Wing"}).out,
              AllOf(StartsWith("W-Wing with a group: here its steps are found as Grouped AIC (grouped_aic)."),
                    HasSubstr("\n\nGrouped AIC (grouped_aic) · ")));
  const Finished lacking = run({"techniques", "Fat", "Ring"});
  EXPECT_EQ(lacking.code, 0);
  EXPECT_THAT(lacking.out, StartsWith("Fat Ring: none of Deduku's techniques; ALS Continuous Nice Loop"));
  EXPECT_EQ(keys_of(records_of({"Fat Ring"})), std::vector<std::string>{"peer_technique"});
}

TEST(Techniques, AFamilyIsAListOfItsTechniques) {
  const std::string list = run({"techniques", "wings"}).out;
  EXPECT_THAT(list, AllOf(StartsWith("xy_wing "), HasSubstr("\nxyz_wing "), Not(HasSubstr("x_chain"))));
  EXPECT_EQ(json::parse(run({"techniques", "intersections", "--format", "json"}).out)["rungs"].size(), 5U);
}

TEST(Techniques, AnUnknownNameGetsTheNearestInItsLanguage) {
  const Finished unknown = run({"techniques", "Skyscrapper"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.out, IsEmpty());
  EXPECT_THAT(unknown.err, HasSubstr("unknown technique \"Skyscrapper\"; did you mean \"skyscraper\"?"));
  EXPECT_THAT(run({"techniques", "Nacktes Par"}).err, Not(HasSubstr("did you mean")));
  EXPECT_THAT(run({"techniques", "Nacktes Par", "--lang", "de"}).err, HasSubstr("did you mean \"Nacktes Paar\"?"));
  EXPECT_THAT(run({"hint", "--techniques", "Nacktes Par", "--lang", "de", "-"}).err,
              HasSubstr("did you mean \"Nacktes Paar\"?"));
}

TEST(Techniques, WhatDoesNothingIsRefused) {
  EXPECT_EQ(run({"techniques", "--notation", "a1"}).code, 2);
  EXPECT_EQ(run({"techniques", "--color", "never"}).code, 2);
  EXPECT_EQ(run({"techniques", "x_wing", "--format", "markdown"}).code, 2);
  EXPECT_EQ(run({"techniques", "x_wing", "--format", "json", "--color", "never"}).code, 2);
  EXPECT_THAT(run({"techniques", "x_wing", "--techniques", "singles"}).err,
              HasSubstr("\"x_wing\" is not on the ladder"));
}

TEST(Techniques, EachHasAWholeRecord) {
  const std::vector<json> rungs = json::parse(run({"techniques", "--format", "json"}).out)["rungs"];
  Draw draw;
  for (const json& rung : draw.some_of(rungs, 40)) {
    const std::string key = rung["technique"];
    const std::vector<json> records = records_of({rung["name"].get<std::string>()});
    ASSERT_EQ(keys_of(records), std::vector<std::string>{key});
    const json& record = records.front();
    for (const char* const part : {"what", "why"}) {
      EXPECT_THAT(record[part].get<std::string>(), AllOf(Not(IsEmpty()), Not(HasSubstr("{")))) << key;
    }
    EXPECT_EQ(record["cost_by"].is_null(), rung["cost"] == rung["max_cost"]) << key;
    EXPECT_EQ(record["names"]["en"][0], rung["name"]) << key;
    ASSERT_TRUE(record["example"].is_object()) << key;
    EXPECT_EQ(record["example"]["technique"], key);
    EXPECT_EQ(record["puzzle"].get<std::string>().size(), 81U) << key;
    const std::string techniques = record["puzzle_techniques"];
    EXPECT_THAT(techniques, ::testing::AnyOf("default", EndsWith("," + key)));
    EXPECT_THAT(run({"techniques", key}).out,
                HasSubstr(techniques == "default" ? "\nA puzzle that needs it\n" : techniques));
  }
}

}  // namespace
}  // namespace deduku::testing
