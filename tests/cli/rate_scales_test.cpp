// The rating R, the scales of one figure, several scales in one row, and the ratings of equivalent puzzles.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"
#include "tests/support/contradictory_when_blind.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::AnyOf;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

/// An image of `puzzle`: the digits 1 and 2, then the first two rows exchanged.
const std::string image = "....1.....9.....4....5.2...1...4...8.79...65.64.....39.57.9.81...2.5.9.....3.1...";

Words scales() {
  return {"r",
          "ladder",
          "ser",
          "hodoku",
          "w",
          "gw",
          "b",
          "gb",
          "te",
          "bxb",
          "bxbb",
          "backdoor",
          "subset_backdoor",
          "fewest",
          "needs",
          "anti_backdoor",
          "search",
          "minimal"};
}

/// The names of the fields that not every scale has.
Words own_fields(const std::string& scale) {
  const Words all =
      fields_of(lines_of(run({"rate", puzzle, "--scale", scale, "--format", "csv", "--no-header", "-q"}).out).at(0));
  return {all.begin() + 5, std::ranges::find(all, "error")};
}

/// The value of a JSON field in the form of CSV.
std::string text_of(const json& value, const std::string& as_csv) {
  if (value.is_null()) return "";
  if (value.is_string()) return value;
  EXPECT_TRUE(value.is_number()) << value;
  return value.get<double>() == std::stod(as_csv) ? as_csv : value.dump();
}

/// The record of the first puzzle.
json rating_of(const Words& words) {
  return json::parse(lines_of(run(words + Words{"--format", "json", "-q"}).out).at(1));
}

TEST(RateScales, EveryFormSaysTheSame) {
  Words all = scales();
  all.insert(all.end(), {"all", "ser,hodoku,r", "ladder,r"});
  for (const std::string& scale : all) {
    const Words rate = {"rate", puzzle, "--scale", scale, "-q"};
    const json record = rating_of(rate);
    const Words csv = fields_of(lines_of(run(rate + Words{"--format", "csv", "--no-header"}).out).at(1));
    const std::string table = run(rate).out;
    const Words names = own_fields(scale);
    for (std::size_t i = 0; i < names.size() && names[i] != "sentence"; ++i) {
      const std::string& name = names[i];
      const std::string value = csv.at(5 + i);
      EXPECT_EQ(run(rate + Words{"--format", "%{" + name + "}"}).out, value + "\n") << scale << " " << name;
      if (record.contains(name) && !record[name].is_object()) {
        EXPECT_EQ(text_of(record[name], value), value) << name;
      }
      if (lines_of(table).at(0).find(" " + name) != std::string::npos) {
        EXPECT_THAT(table, HasSubstr(value));
      }
    }
  }
}

TEST(RateScales, AFigureIsTheSameAloneAndBesideOthers) {
  const json together = rating_of({"rate", puzzle, "--scale", "all"});
  for (const std::string scale : {"r", "w", "b", "te", "backdoor", "subset_backdoor", "search", "minimal"}) {
    const json alone = rating_of({"rate", puzzle, "--scale", scale});
    for (const std::string& name : own_fields(scale)) {
      if (name == "sentence") continue;
      EXPECT_EQ(alone[name], together[name]) << name;
    }
  }
  const json ser = rating_of({"rate", puzzle, "--scale", "ser"});
  for (const char* name : {"er", "ep", "ed"}) EXPECT_EQ(ser[name], together[name]);
  const json hodoku = rating_of({"rate", puzzle, "--scale", "hodoku"});
  EXPECT_EQ(hodoku["level"], together["hodoku_level"]);
  EXPECT_EQ(hodoku["score"], together["hodoku_score"]);
}

TEST(RateScales, FiguresOfAKnownPuzzle) {
  const json record = rating_of(Words{"rate", puzzle, "--scale", "all"} + few_techniques);
  const std::map<std::string, json> expected = {{"er", 3.0},
                                                {"hodoku_level", "Medium"},
                                                {"hodoku_score", 840},
                                                {"r", 3.0},
                                                {"technique", "naked_pair"},
                                                {"class", "hard"},
                                                {"w", 2},
                                                {"b", 2},
                                                {"te", 1},
                                                {"backdoor", 1},
                                                {"subset_backdoor", 0},
                                                {"minimal", "no"}};
  for (const auto& [name, value] : expected) EXPECT_EQ(record[name], value) << name;
}

TEST(RateScales, TheHeaderNamesThem) {
  const auto header = [](const std::string& scale) {
    return json::parse(lines_of(run({"rate", puzzle, "--scale", scale, "--format", "json"}).out).at(0));
  };
  EXPECT_EQ(header("SER,te")["scale"], "ser,te");
  EXPECT_EQ(header("all")["scale"], "ser,hodoku,r,w,b,te,backdoor,subset_backdoor,search,minimal");
  EXPECT_EQ(header("te")["ladder"], nullptr);
  EXPECT_EQ(header("ser,r")["ladder"]["name"], "default");
  EXPECT_EQ(header("ser,w")["ladder"], nullptr);
}

TEST(RateScales, WrongNamesAreRefused) {
  const auto refusal = [](const std::string& scale) {
    const Finished refused = run({"rate", puzzle, "--scale", scale});
    EXPECT_EQ(refused.code, 2) << scale;
    EXPECT_EQ(refused.out, "") << scale;
    return refused.err;
  };
  EXPECT_THAT(refusal("ser,r,ser"), HasSubstr("\"ser\" is named twice"));
  EXPECT_THAT(refusal("richter"), HasSubstr("no scale \"richter\""));
  EXPECT_THAT(refusal("ser,richter"), HasSubstr("no scale \"richter\""));
  EXPECT_THAT(refusal("ser,,r"), HasSubstr("no scale \"\""));
  EXPECT_EQ(run({"rate", puzzle, "--scale", "ser,r", "--trace"}).code, 2);
  EXPECT_EQ(run({"rate", puzzle, "--scale", "te", "--trace"}).code, 2);
}

TEST(RateScales, RTellsItsRounds) {
  const Words rate = Words{"rate", puzzle, "--trace"} + few_techniques;
  const json record = rating_of(rate);
  const json& curve = record["curve"];
  ASSERT_EQ(curve.size(), record["rounds"].get<std::size_t>());
  double highest = 0;
  double effort = 0;
  for (const json& round : curve) {
    highest = std::max(highest, round["cost"].get<double>());
    effort += round["cost"].get<double>();
    EXPECT_GE(round["steps"], 1);
    EXPECT_GE(round["placed"].get<int>() + round["removed"].get<int>(), 1);
  }
  EXPECT_EQ(record["r"], highest);
  EXPECT_NEAR(record["effort"].get<double>(), effort, 1e-6);
  EXPECT_EQ(record["cut"], json::array());
  EXPECT_EQ(record["search"], json({{"guesses", 0}, {"nodes", 0}}));
  EXPECT_THAT(record["sentence"].get<std::string>(), StartsWith("R 3.00, hard: Naked Pair. 35 rounds, "));
  const Words trace = lines_of(run(rate + Words{"-q"}).out);
  ASSERT_EQ(trace.size(), curve.size() + 3);
  EXPECT_EQ(trace[2], "       1   1.20  Hidden Single: 3 steps, 3 digits placed");
  EXPECT_THAT(trace.back(), HasSubstr(record["sentence"].get<std::string>()));
}

TEST(RateScales, TheGridAtRestNeedsStepsThatCostR) {
  const json whole = rating_of({"rate", puzzle});
  const json& rest = whole["rest"];
  const json& curve = whole["curve"];
  const auto first_of_r = std::ranges::find_if(curve, [&](const json& round) { return round["cost"] == whole["r"]; });
  EXPECT_EQ(rest["rounds"], first_of_r - curve.begin());
  EXPECT_GT(rest["rounds"], 0);
  // The state read back is that grid: it continues like the puzzle, so nothing costs less than R there.
  const json again = rating_of({"rate", rest["state"].get<std::string>()});
  EXPECT_EQ(again["r"], whole["r"]);
  EXPECT_EQ(again["rest"], json({{"rounds", 0}, {"state", rest["state"]}}));
  EXPECT_EQ(again["curve"], json(std::vector<json>(first_of_r, curve.end())));
}

TEST(RateScales, ALadderThatIsCutShortIsRatedAboveAllSteps) {
  const std::string fields = "%{status}|%{r}|%{technique}|%{class}|%{tightest}";
  EXPECT_EQ(run(Words{"rate", puzzle, "-q", "--format", fields} + singles_only).out, "stuck|20.00|||0\n");
  const json record = rating_of(Words{"rate", puzzle} + singles_only);
  EXPECT_GT(record["search"]["nodes"], 0);
  EXPECT_EQ(record["technique"], nullptr);
  EXPECT_EQ(record["rest"]["rounds"], record["rounds"]);
  EXPECT_THAT(record["sentence"].get<std::string>(), StartsWith("R 20.00: the ladder ends after "));
}

TEST(RateScales, SeveralSayWhatIsTrueOfThePuzzleAndEachHowItEnded) {
  const auto ends_of = [](const std::string& scale, const std::string& fields) {
    return run(Words{"rate", puzzle, "-q", "--scale", scale, "--format", fields} + singles_only);
  };
  // Singles do not suffice, HoDoKu's techniques do: the puzzle is solved by logic.
  const Finished solved = ends_of("r,hodoku,minimal", "%{status} %{ended} %{r_ended} %{hodoku_ended} %{minimal_ended}");
  EXPECT_EQ(solved.out, "solved stuck stuck solved solved\n");
  EXPECT_EQ(solved.code, 0);
  // A minimal puzzle, or one with a backdoor, is not solved by that.
  const Finished stuck = ends_of("backdoor,r,minimal", "%{status} %{ended} %{backdoor_ended} %{minimal_ended}");
  EXPECT_EQ(stuck.out, "stuck stuck solved solved\n");
  EXPECT_EQ(stuck.code, 1);
  EXPECT_EQ(run({"rate", puzzle, "-q", "--scale", "search,minimal", "--format", "%{status}"}).out, "solved\n");
  EXPECT_EQ(run({"rate", two_solutions, "-q", "--scale", "all", "--format", "%{r_ended}%{er}|"}).out, "|\n");

  const json record = rating_of(Words{"rate", puzzle, "--scale", "r,hodoku"} + singles_only);
  EXPECT_EQ(record["status"], "solved");
  EXPECT_EQ(record["r_ended"], "stuck");
  EXPECT_EQ(record["hodoku_ended"], "solved");
  const Words rows = lines_of(run(Words{"rate", "-q", "--scale", "r,hodoku", "--format", "%n", "--where",
                                        "status = solved and r_ended = stuck"} +
                                      singles_only,
                                  puzzle + "\n")
                                  .out);
  EXPECT_EQ(rows, Words{"1"});
  const std::string csv = run(Words{"rate", puzzle, "-q", "--scale", "r,hodoku", "--format", "csv"} + singles_only).out;
  EXPECT_THAT(run({"stats"}, csv).out, HasSubstr("\nr_ended\n  stuck "));
}

TEST(RateScales, OnlyPuzzlesWithOneSolutionAreRated) {
  for (const std::string& scale : Words{"r", "te", "search", "minimal", "all", "ser,r"}) {
    const Words rate = {"rate", "--scale", scale, "-q", "--format"};
    EXPECT_EQ(run(rate + Words{"%{status}|%{ended}", two_solutions}).out, "several|\n") << scale;
    EXPECT_EQ(run(rate + Words{"%{status}|%{ended}", unsolvable}).out, "none|\n") << scale;
    for (const std::string& name : own_fields(scale))
      EXPECT_EQ(run(rate + Words{"%{" + name + "}", two_solutions}).out, "\n") << name;
  }
}

TEST(RateScales, BlindRatingsOfSeveralSolutionsAreToldAsSuch) {
  const Words rate = Words{"rate", filled_blindly, "--blind", "-q"} + filling_techniques + Words{"--format"};
  EXPECT_THAT(run(rate + Words{"%{status}|%{ended}|%{r}|%{technique}"}).out, StartsWith("several|solved|4."));
  EXPECT_EQ(run(rate + Words{"%{status}|%{ended}|%{r}", "--uniqueness", "off"}).out, "several|stuck|20.00\n");
  EXPECT_THAT(run(rate + Words{"%{status}|%{ended}|%{r}|%{er}", "--scale", "r,ser"}).out,
              StartsWith("several|solved|4."));
}

/// The puzzles of a list, one per line.
std::string lines_with(const auto& puzzles) {
  std::string lines;
  for (const std::string_view line : puzzles) lines += std::string(line) + "\n";
  return lines;
}
const std::string contradictory = lines_with(contradictory_when_blind);

/// Rates these without the check for uniqueness, which is not a failure.
void expect_several(const Words& options) {
  const Words rate = Words{"rate", "--blind", "--format", "csv", "--no-header"} + options;
  const Finished rated = run(rate, contradictory);
  EXPECT_EQ(rated.code, 0) << ::testing::PrintToString(options);
  EXPECT_THAT(rated.err, HasSubstr("4 puzzles: 4 several")) << ::testing::PrintToString(options);
  EXPECT_EQ(run(rate + Words{"--strict"}, contradictory).code, 1) << ::testing::PrintToString(options);
}

TEST(RateScales, BlindRatingsWhoseStepsContradictEachOtherAreLowerBounds) {
  const Words blind = {"rate", "--blind", "--ladder", project_file("tests/support/ladders/contradicting.json")};
  const Words rated =
      lines_of(run(blind + Words{"--format", "%{status}|%{ended}|%{r}|%{technique}|"}, contradictory).out);
  ASSERT_EQ(rated.size(), 4U);
  for (const std::string& row : rated) EXPECT_THAT(row, MatchesRegex("several.several.>=[0-9]+[.][0-9][0-9].."));
  const json record = json::parse(lines_of(run(blind + Words{"--format", "json"}, contradictory).out).at(1));
  EXPECT_THAT(record["r"].get<std::string>(), StartsWith(">="));
  EXPECT_FALSE(record["curve"].empty());
  const Words mixtures = {"r", "hodoku", "ladder", "w", "fewest", "ser,hodoku,r", "r,ladder", "needs,r,w"};
  for (const std::string& scale : mixtures) expect_several(Words{"--scale", scale});
  for (const Words& options : {Words{"--spread", "2"}, Words{"--extra", "pattern"}, Words{"--redundant"}}) {
    expect_several(options);
    expect_several(options + Words{"--scale", "hodoku,r,ladder"});
  }
}

TEST(RateScales, NoPuzzleWithAGivenLessIsUnsoundWhenRatedBlind) {
  std::string list;
  for (const std::string name : {"er-2.5", "er-5.0", "top95"}) {
    const Words lines = lines_of(run_by_shell("head -10 " + project_file("puzzles/" + name + ".txt")).out);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      std::string line = lines[i].substr(0, 81);
      line[line.find_first_of("123456789", 4 * i)] = '.';
      list += line + "\n";
    }
  }
  for (const std::string scale : {"r", "r,hodoku,ladder"}) {
    const Finished rated = run({"rate", "--blind", "--scale", scale, "--format", "%{status}"}, list);
    EXPECT_EQ(rated.code, 0) << rated.err;
    EXPECT_THAT(lines_of(rated.out), Each(AnyOf("several", "solved"))) << scale;
  }
}

TEST(RateScales, ASpentBudgetLeavesALowerBoundOfR) {
  const auto rate = [](const std::string& budget) {
    return Words{"rate", puzzle} + few_techniques + Words{"--budget", budget, "-q", "--format"};
  };
  EXPECT_EQ(run(rate("1") + Words{"%{status}|%{r}|%{rounds}|%{sentence}"}).out, "out_of_budget|||\n");
  EXPECT_THAT(run(rate("1") + Words{"%{status}|%{r}|", "--scale", "r,te"}).out, StartsWith("out_of_budget||"));
  EXPECT_EQ(run(rate("10") + Words{"%{status}|%{r}|%{rounds}|%{technique}"}).out, "out_of_budget|>=1.50||\n");
  EXPECT_EQ(run({"rate", puzzle, "--budget", "soon"}).code, 2);
}

TEST(RateScales, AnUnreadableLineDoesNotEndTheList) {
  const std::string list = puzzle + "\n" + puzzle.substr(1) + "x\n" + puzzle + "\n";
  for (const std::string& scale : Words{"r", "te", "all"}) {
    const Finished rated = run({"rate", "--scale", scale, "--spread", "1", "--format", "%n %{status}"}, list);
    EXPECT_EQ(rated.out, "1 solved\n2 parse_error\n3 solved\n") << scale;
    EXPECT_EQ(rated.code, 0);
  }
}

TEST(RateScales, ThreadsKeepTheOrder) {
  const Words rate = {"rate", hard_list, "--scale", "hodoku,r,te", "--format", "csv", "--no-header", "-q"};
  EXPECT_EQ(run(rate + Words{"--threads", "2"}).out, run(rate).out);
}

TEST(Spread, IsReproducibleWithAnyNumberOfThreads) {
  const std::string list = run_by_shell("head -20 " + hard_list).out;
  const auto spread = [&](const Words& options) {
    return run(Words{"rate", "--scale", "ser,hodoku,r", "--spread", "4", "--format", "csv", "--no-header", "-q"} +
                   options,
               list)
        .out;
  };
  const std::string once = spread({"--seed", "7"});
  EXPECT_EQ(spread({"--seed", "7"}), once);
  EXPECT_EQ(spread({"--seed", "7", "--threads", "2"}), once);
  EXPECT_NE(spread({"--seed", "8"}), once);
}

TEST(Spread, RIsTheSameForAllImages) {
  const std::string list = run_by_shell("head -80 " + hard_list).out;
  const std::string zeros =
      "%{r_differ}%{technique_differ}%{class_differ}%{rounds_differ}%{tightest_differ}"
      "%{beyond_singles_differ}%{beyond_subsets_differ}%{effort_differ}";
  const std::string bounds = " %{r} %{r_least} %{r_greatest}";
  const Words lines = lines_of(run({"rate", "--spread", "2", "-q", "--format", zeros + bounds}, list).out);
  ASSERT_EQ(lines.size(), 80U);
  for (const std::string& line : lines) {
    const std::string r = line.substr(line.rfind(' '));
    EXPECT_EQ(line, "00000000" + r + r + r);
  }
}

TEST(Spread, OfAnOldScaleLiesAroundTheRating) {
  const std::string list = project_file("puzzles/er-5.0.txt");
  const std::string fields = "%{score} %{ladder_score_least} %{ladder_score_greatest} %{ladder_score_differ}";
  const Words lines = lines_of(run({"rate", list, "--scale", "ladder", "--spread", "2", "--format", fields, "-q"}).out);
  bool differs = false;
  for (const std::string& line : lines) {
    double score = 0;
    double least = 0;
    double greatest = 0;
    int count = 0;
    ASSERT_EQ(std::sscanf(line.c_str(), "%lf %lf %lf %d", &score, &least, &greatest, &count), 4) << line;
    EXPECT_LE(least, score);
    EXPECT_LE(score, greatest);
    EXPECT_EQ(count > 0, least < greatest) << line;
    differs = differs || count > 0;
  }
  EXPECT_TRUE(differs);
}

TEST(Spread, OfABoundEndsInABound) {
  for (const std::string scale : {"ser", "ser,r"}) {
    const Words rate = {"rate", empty_grid, "--scale", scale, "--blind", "--spread",
                        "2",    "--budget", "30",      "-q",  "--format"};
    EXPECT_THAT(run(rate + Words{"%{er}|%{er_greatest}|%{er_least}|"}).out,
                MatchesRegex(">=[0-9.]+.>=[0-9.]+.>=[0-9.]+.\n"))
        << scale;
  }
}

TEST(Spread, StandsInTheHeaderAndTheRecord) {
  const Words lines =
      lines_of(run({"rate", puzzle, "--scale", "ser", "--spread", "3", "--seed", "5", "--format", "json"}).out);
  EXPECT_EQ(json::parse(lines.at(0))["spread"], json({{"symmetries", 3}, {"seed", 5}}));
  const json record = json::parse(lines.at(1));
  EXPECT_LE(record["er_least"], record["er"]);
  EXPECT_GE(record["er_greatest"], record["er"]);
  EXPECT_TRUE(record["er_differ"].is_number());
}

TEST(Spread, ASeedNeedsASpread) {
  const Finished refused = run({"rate", puzzle, "--seed", "3"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("--seed needs --spread"));
}

TEST(Spread, SaysNothingOfPuzzlesThatAreNotRated) {
  EXPECT_EQ(run({"rate", two_solutions, "--spread", "2", "--format", "%{status}|%{r_least}|%{r_differ}", "-q"}).out,
            "several||\n");
}

TEST(Canonical, EquivalentPuzzlesGetTheSameOnEveryScale) {
  const Words rate = {"rate", "--canonical", "-q", "--scale"};
  for (const std::string& scale : Words{"ladder", "ser", "hodoku", "all"}) {
    const Words lines =
        lines_of(run(rate + Words{scale, "--format", "csv", "--no-header"}, puzzle + "\n" + image + "\n").out);
    ASSERT_EQ(lines.size(), 3U);
    const Words first = fields_of(lines[1]);
    const Words second = fields_of(lines[2]);
    const Words names = fields_of(lines[0]);
    for (std::size_t i = 1; i < names.size(); ++i) {
      if (names[i] == "line") continue;
      EXPECT_EQ(first.at(i), second.at(i)) << scale << " " << names[i];
    }
  }
  const std::string form = lines_of(run({"canon", puzzle}).out).at(0).substr(0, 81);
  EXPECT_EQ(run(rate + Words{"r", "--format", "%{puzzle}", puzzle}).out, form + "\n");
}

TEST(Canonical, AnUnreadableLineIsTold) {
  EXPECT_EQ(run({"rate", "--canonical", "--format", "%{status}"}, puzzle.substr(2) + "?!\n" + puzzle + "\n").out,
            "parse_error\nsolved\n");
}

}  // namespace
}  // namespace deduku::testing
