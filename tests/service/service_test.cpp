// The answers of the service that fixtures do not cover: about, limits, stops, and texts that are not questions.
#include "deduku/service.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <regex>
#include <set>
#include <sstream>

#include "deduku/explain.hpp"
#include "deduku/ladder.hpp"
#include "deduku/technique_names.hpp"
#include "deduku/text_style.hpp"
#include "deduku/version.hpp"

namespace deduku::testing {
namespace {

using Json = nlohmann::json;

constexpr std::string_view hard = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....";

Json ask(std::string_view method, const Json& parameters) {
  const auto answered = answer(method, parameters.dump());
  EXPECT_TRUE(answered) << answered.error().message;
  return answered ? Json::parse(*answered) : Json();
}

ServiceError refusal(std::string_view method, std::string_view parameters) {
  const auto answered = answer(method, parameters);
  EXPECT_FALSE(answered) << *answered;
  return answered ? ServiceError() : answered.error();
}

TEST(Service, SaysWhatItIs) {
  const Json about = ask("about", {{"lang", "de"}});
  EXPECT_EQ(about["version"], version());
  EXPECT_EQ(about["methods"].size(), service_methods().size());
  EXPECT_EQ(about["ladder"]["rungs"].size(), default_ladder().rungs.size());
  Json languages = Json::array();
  for (Language language : all_languages) languages.push_back(name(language));
  EXPECT_EQ(about["languages"], languages);
}

/// R, the path, a judged move and the ladder have one unit.
TEST(Service, HasAllCostsAndScoresInPoints) {
  const Json ladder = ask("about", Json::object())["ladder"];
  for (const Json& rung : ladder["rungs"]) {
    const Rung& own = *std::ranges::find(default_ladder().rungs, *find_technique(rung["technique"].get<std::string>()),
                                         &Rung::technique);
    EXPECT_EQ(rung["cost"], own.cost / 100.0);
    EXPECT_EQ(rung["max_cost"], (own.cost + technique_of(own.technique).surcharge.most()) / 100.0);
  }
  const Json technique = ask("technique", {{"name", "aic"}})["records"][0];
  EXPECT_TRUE(technique["cost_by"].get<std::string>().starts_with(technique["cost"].dump())) << technique["cost_by"];

  const Json path = ask("path", {{"puzzle", hard}});
  double sum = 0;
  for (const Json& step : path["steps"]) sum += step["cost"].get<double>();
  const Json ratings = ask("rate", {{"puzzle", hard}, {"scales", {"ladder", "r"}}, {"trace", true}})["records"];
  EXPECT_NEAR(ratings[0]["score"].get<double>(), sum, .001);
  const Json& first = path["steps"][0];
  EXPECT_EQ(first["cost"], ratings[1]["curve"][0]["cost"]);
  const Json judged = ask("assess", {{"puzzle", hard}, {"step", first}});
  EXPECT_EQ(judged["cost"], first["cost"]);
  EXPECT_EQ(judged["cheapest"], first["cost"]);
  EXPECT_EQ(ask("hint", {{"puzzle", hard}})["step"]["cost"], first["cost"]);
}

TEST(Service, SaysWhatElseTechniquesAreCalledInEveryLanguage) {
  for (const Language language : all_languages) {
    const Json about = ask("about", {{"lang", name(language)}});
    for (const Json& rung : about["ladder"]["rungs"]) {
      const TechniqueId id = *find_technique(rung["technique"].get<std::string>());
      std::multiset<std::string> names = {rung["name"].get<std::string>()};
      for (const std::string_view field : {"also", "elsewhere"}) {
        for (const Json& name : rung[field]) names.insert(name.get<std::string>());
      }
      for (const std::string& name : names) EXPECT_EQ(names.count(name), 1U) << name;
      const bool is_english = language == Language::en;
      EXPECT_EQ(is_english ? rung["also"].size() : 0U, is_english ? technique_aliases(id).size() : 0U) << rung["name"];
      for (const Language other : all_languages) {
        EXPECT_TRUE(names.contains(std::string(technique_name(id, other))));
        for (const std::string_view alias : technique_aliases(id, other)) {
          EXPECT_TRUE(names.contains(std::string(alias))) << alias;
        }
      }
    }
  }
}

TEST(Service, NamesWhatOtherProgramsCallThatIsFoundUnderANameOfOurs) {
  const Json about = ask("about", {{"lang", "zh"}});
  for (const Json& rung : about["ladder"]["rungs"]) {
    const bool is_grouped = rung["technique"] == "grouped_aic";
    const Json& names = rung["elsewhere"];
    EXPECT_EQ(std::ranges::count(names, Json("Grouped W-Wing")) > 0, is_grouped) << rung["name"];
    EXPECT_EQ(std::ranges::count(names, Json("Fat Ring")), 0) << rung["name"];
  }
}

TEST(Service, EveryMethodStandsInTheDocumentation) {
  std::ifstream stream(DEDUKU_SOURCE_DIR "/docs/protocol.md");
  std::ostringstream text;
  text << stream.rdbuf();
  for (std::string_view method : service_methods()) {
    EXPECT_NE(text.str().find("\n| `" + std::string(method) + "` |"), std::string::npos) << method;
  }
}

TEST(Service, EveryScaleRates) {
  const Json about = ask("about", Json::object());
  for (const Json& scale : about["scales"]) {
    const Json rated = ask("rate", {{"puzzle", hard}, {"scales", {scale["name"]}}, {"budget", 1000}});
    EXPECT_EQ(rated["records"][0]["scale"], scale["name"]);
  }
}

/// Requests hints and applies them until no more exist; returns the last hint. `apply` gets the same options as `hint`.
Json played(Json position, const Json& options) {
  for (int moves = 0; moves < 729; ++moves) {
    Json asked = position;
    asked.update(options);
    const Json hint = ask("hint", asked);
    if (hint["status"] != "found") return hint;
    position["step"] = hint;
    position = {{"board", ask("apply", position)["board"]}};
  }
  return "no end";
}

TEST(Service, HintsLeadToTheSolutionWhereEachIsApplied) {
  constexpr std::string_view sukaku_of =
      "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....";
  const Json marks = ask("write", {{"puzzle", sukaku_of}, {"to", "sukaku"}})["text"];
  const Json candidates = ask("write", {{"puzzle", sukaku_of}, {"to", "candidates"}})["text"];
  EXPECT_EQ(played({{"puzzle", hard}}, {{"level", 5}})["status"], "complete");
  EXPECT_EQ(played({{"puzzle", hard}}, {{"level", 1}, {"ladder", "se"}})["status"], "complete");
  EXPECT_EQ(played({{"puzzle", candidates}}, Json::object())["status"], "complete");
  EXPECT_EQ(played({{"puzzle", marks}}, Json::object())["status"], "complete");
  EXPECT_EQ(played({{"puzzle", hard}}, {{"techniques", "singles"}})["status"], "stuck");
}

TEST(Service, EveryStepOfAPathIsApplied) {
  Json board = ask("read", {{"puzzle", hard}})["records"][0]["board"];
  const Json path = ask("path", {{"board", board}});
  for (const Json& step : path["steps"]) board = ask("apply", {{"board", board}, {"step", step}})["board"];
  EXPECT_EQ(board["digits"], path["solution"]);
}

TEST(Service, WhatIsListedAtOnceIsAppliedOneAfterTheOther) {
  Json board = ask("read", {{"puzzle", hard}})["records"][0]["board"];
  const Json all = ask("steps", {{"board", board}, {"technique", "intersections"}})["steps"];
  ASSERT_FALSE(all.empty());
  Json removed = Json::array();
  for (const Json& step : all) removed.insert(removed.end(), step["removes"].begin(), step["removes"].end());
  const Json after = ask("apply", {{"board", board}, {"removes", removed}});
  for (const Json& one : removed) {
    const std::size_t cell = 9 * one["row"].get<std::size_t>() + one["column"].get<std::size_t>() - 10;
    EXPECT_NE(std::ranges::count(after["struck"][cell], one["digit"]), 0);
  }
}

TEST(Service, SettersLearnWhatIsRedundantAndHowNeighboursAreRated) {
  constexpr std::string_view puzzle =
      "8.25.49.634..8..17..7...2.....465.......2.......7.9...7.......55.......2..13.28..";
  const Json plain = ask("rate", {{"puzzle", puzzle}});
  EXPECT_FALSE(plain["records"][0].contains("neighbours"));
  EXPECT_FALSE(plain["records"][0].contains("redundant"));
  const Json rated =
      ask("rate", {{"puzzle", puzzle}, {"scales", {"r", "minimal"}}, {"redundant", true}, {"neighbours", true}});
  for (const Json& record : rated["records"]) {
    EXPECT_EQ(record["redundant"], Json({"r1c1", "r1c3", "r2c9"}));
    EXPECT_EQ(record["removable"], Json::parse(R"([["r1c1", "r2c9"], ["r1c3", "r2c9"]])"));
    EXPECT_EQ(record["removable_complete"], true);
    EXPECT_EQ(record["neighbours"]["removed"].size(), 3U);
    EXPECT_EQ(record["neighbours"]["added"].size(), 81U - record["givens"].get<std::size_t>());
  }
  const Json& removed = rated["records"][0]["neighbours"]["removed"][0];
  const std::string without = "." + std::string(puzzle.substr(1));
  EXPECT_EQ(removed["cell"], "r1c1");
  EXPECT_EQ(removed["digit"], 8);
  EXPECT_EQ(removed["r"], ask("rate", {{"puzzle", without}})["records"][0]["r"]);
  const Json empty = ask("rate", {{"puzzle", std::string(81, '.')}, {"redundant", true}, {"neighbours", true}});
  EXPECT_EQ(empty["records"][0]["redundant"], nullptr);
  EXPECT_EQ(empty["records"][0]["neighbours"], nullptr);
}

TEST(Service, NothingStandsForNoParameters) {
  EXPECT_TRUE(answer("random", ""));
  EXPECT_TRUE(answer("random", " \n"));
  EXPECT_TRUE(answer("random", "{}"));
}

TEST(Service, NamesThePlaceInTheParameters) {
  const ServiceError error = refusal("solve", "{\n  \"puzzle\": nothing}");
  EXPECT_EQ(error.fault, ServiceFault::bad_json);
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.column, 14);
}

std::vector<std::string> techniques_answered(const std::string& name) {
  std::vector<std::string> answered;
  const Json answer = ask("technique", {{"name", name}});
  for (const Json& record : answer["records"]) {
    answered.push_back(record.value("technique", record.value("type", "")));
  }
  return answered;
}

TEST(Service, SaysAllAboutATechnique) {
  const Json record = ask("technique", {{"name", "Y-Wing"}, {"lang", "de"}, {"notation", "a1"}})["records"].at(0);
  EXPECT_EQ(record["technique"], "xy_wing");
  EXPECT_EQ(record["names"]["sudokuwiki"], Json({"Y-Wing"}));
  EXPECT_EQ(record["example"]["technique"], "xy_wing");
  EXPECT_EQ(record["puzzle_techniques"], "default");
  for (const char* const field : {"what", "why", "puzzle"}) EXPECT_GT(record[field].get<std::string>().size(), 80U);
  EXPECT_EQ(techniques_answered("Locked Candidates"), (std::vector<std::string>{"pointing", "claiming"}));
  EXPECT_EQ(techniques_answered("Grouped W-Wing"), (std::vector<std::string>{"peer_technique", "grouped_aic"}));
  EXPECT_EQ(techniques_answered("intersections").size(), 5U);
  EXPECT_NE(refusal("technique", R"({"name": "Skyscrapper"})").message.find("skyscraper"), std::string::npos);
  EXPECT_EQ(refusal("technique", "{}").fault, ServiceFault::bad_parameter);
}

TEST(Service, RefusesWhatIsNoObject) {
  for (const std::string_view text : {"[]", "5", "null", "{", "{}{}", "{\"a\":1,\"a\":2}", "\xff", "{\"a\":1e999}"}) {
    EXPECT_EQ(refusal("random", text).fault == ServiceFault::bad_json, true) << text;
  }
}

TEST(Service, RefusesWhatStandsBehindANul) {
  const ServiceError error = refusal("random", std::string_view("{}\n\0 {", 6));
  EXPECT_EQ(error.fault, ServiceFault::bad_json);
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.column, 1);
}

TEST(Service, ErrorsRepeatOfALongWordOnlyItsEnds) {
  const std::string word(200'000, 'x');
  const Json ladder = {{"name", "a"}, {"rungs", {word}}};
  const std::vector<std::pair<std::string, Json>> questions = {
      {word, {}},
      {"about", {{word, 1}}},
      {"solve", {{"puzzle", word}}},
      {"solve", {{"puzzle", hard}, {"format", word}}},
      {"solve", {{"board", {{"digits", word}}}}},
      {"solve", {{"board", {{"digits", hard}, {word, 1}}}}},
      {"rate", {{"puzzle", hard}, {"scales", {word}}}},
      {"rate", {{"puzzle", hard}, {"scales", {{word}}}}},
      {"rate", {{"puzzle", hard}, {"techniques", word}}},
      {"path", {{"puzzle", hard}, {"ladder", word}}},
      {"path", {{"puzzle", hard}, {"ladder", ladder}}},
      {"path", {{"puzzle", hard}, {"uniqueness", word}}},
      {"hint", {{"puzzle", hard}, {"givens", word}}},
      {"hint", {{"puzzle", hard}, {"lang", word}}},
      {"steps", {{"puzzle", hard}, {"technique", word}}},
      {"why", {{"puzzle", hard}, {"cell", word}, {"digit", 1}}},
      {"write", {{"puzzle", hard}, {"to", word}}},
      {"apply",
       {{"puzzle", hard}, {"step", {{"places", {{{"cell", word}, {"digit", 1}}}}, {"removes", Json::array()}}}}},
      {"draw", {{"puzzle", hard}, {"theme", word}}}};
  for (const auto& [method, parameters] : questions) {
    const ServiceError error = refusal(method, parameters.is_null() ? "{}" : parameters.dump());
    EXPECT_LT(error.message.size(), 600U) << method.substr(0, 20) << error.message.substr(0, 100);
  }
}

TEST(Service, RefusesDeepJson) {
  const std::string deep = "{\"ladder\":" + std::string(1'000'000, '[');
  EXPECT_EQ(refusal("path", deep).fault, ServiceFault::bad_json);
}

TEST(Service, StopsWhenItIsToldTo) {
  int asked = 0;
  const auto stop = [&] { return ++asked > 3; };
  const auto counted =
      answer("count", Json{{"puzzle", std::string(81, '.')}, {"limit", 1'000'000'000'000}}.dump(), stop);
  ASSERT_FALSE(counted);
  EXPECT_EQ(counted.error().fault, ServiceFault::stopped);
  for (const std::string_view method : {"rate", "path", "steps", "hint", "explain"}) {
    asked = 0;
    const auto answered = answer(method, Json{{"puzzle", hard}}.dump(), stop);
    ASSERT_FALSE(answered) << method;
    EXPECT_EQ(answered.error().fault, ServiceFault::stopped) << method;
  }
}

TEST(Service, WritingDownStepsCanBeBrokenOffBetweenThem) {
  std::size_t asked = 0;
  const auto answered = answer("steps", Json{{"puzzle", hard}}.dump(), [&] { return ++asked == 0; });
  ASSERT_TRUE(answered);
  EXPECT_GT(asked, default_ladder().rungs.size() + 2 * Json::parse(*answered)["steps"].size());
}

TEST(Service, ABudgetEndsWhereItEnds) {
  EXPECT_EQ(ask("path", {{"puzzle", hard}, {"budget", 10}})["status"], "out_of_budget");
  EXPECT_EQ(ask("steps", {{"puzzle", hard}, {"budget", 10}})["status"], "out_of_budget");
  EXPECT_EQ(ask("hint", {{"puzzle", hard}, {"budget", 1}})["status"], "out_of_budget");
  EXPECT_EQ(ask("explain", {{"puzzle", hard}, {"budget", 1}})["status"], "out_of_budget");
  const Json why = ask("why", {{"puzzle", hard}, {"cell", "r1c1"}, {"digit", 6}, {"budget", 1}});
  EXPECT_EQ(why["status"], "out_of_budget");
  EXPECT_EQ(why["is_true"], nullptr);
  EXPECT_EQ(ask("rate", {{"puzzle", hard}, {"scales", {"w"}}, {"budget", 1}})["records"][0]["status"], "out_of_budget");
}

TEST(Service, TheGreatestBudgetIsPracticallyNone) {
  EXPECT_EQ(ask("rate", {{"puzzle", hard}, {"budget", 9007199254740991}})["records"][0]["status"], "solved");
  EXPECT_NE(refusal("rate", Json({{"puzzle", hard}, {"budget", 9007199254740992}}).dump()).message, "");
}

/// A stream that was cut off by the effort is the next one again, and then has its earlier results, and more.
TEST(Service, EffortEndsWithinAStreamOfTheGenerator) {
  for (const Json& constraints : {Json{{"where", "er >= 7"}}, Json{{"like", hard}, {"vicinity", "{-2+2}"}},
                                  Json{{"distribution", "controlled"}}, Json{{"like", hard}, {"vicinity", "{-4+4}"}}}) {
    const Json once = ask("generate", {{"wishes", constraints}, {"effort", 1}, {"count", 1000}});
    EXPECT_EQ(once["status"], "out_of_budget") << constraints;
    EXPECT_EQ(once["tried"], 1) << constraints;
    EXPECT_EQ(once["stream"], 0) << constraints;
  }
  const Json near = {{"like", hard}, {"vicinity", "{-2+2}"}};
  const Json whole = ask("generate", {{"wishes", near}, {"effort", 1000}, {"count", 1000}});
  const Json less = ask("generate", {{"wishes", near}, {"effort", 300}, {"count", 1000}});
  EXPECT_EQ(less["tried"], 300);
  ASSERT_LT(less["puzzles"].size(), whole["puzzles"].size());
  for (std::size_t i = 0; i < less["puzzles"].size(); ++i) EXPECT_EQ(less["puzzles"][i], whole["puzzles"][i]);
}

TEST(Service, ExplainsTheFewestSteps) {
  const Json path = ask("path", {{"puzzle", hard}, {"fewest", true}});
  const Json walk = ask("explain", {{"puzzle", hard}, {"fewest", true}});
  EXPECT_EQ(walk["status"], "solved");
  EXPECT_EQ(walk["fewest"], path["fewest"]);
  EXPECT_EQ(walk["text"], path["text"]);
  const std::string html = walk["html"].get<std::string>();
  const std::string last = "id=\"step-" + std::to_string(path["steps"].size()) + "\"";
  EXPECT_NE(html.find(last), std::string::npos);
  const Json none = ask("explain", {{"puzzle", hard}, {"fewest", true}, {"budget", 200}});
  EXPECT_EQ(none["status"], "out_of_budget");
  EXPECT_FALSE(none.contains("html")) << "no path was found";
  EXPECT_EQ(none["fewest"]["to"], nullptr);
}

TEST(Service, PicturesOfHintsShowNoDigitThatTheTextKeeps) {
  for (int level = 1; level <= 4; ++level) {
    const Json hint = ask("hint", {{"puzzle", hard}, {"level", level}, {"draw", true}});
    EXPECT_EQ(hint["texts"].size(), static_cast<std::size_t>(level));
    EXPECT_EQ(hint["texts"].back(), hint["text"]);
    const std::string svg = hint["svg"];
    EXPECT_EQ(svg.find("strike"), std::string::npos) << "level " << level;
    EXPECT_EQ(svg.find("class=\"large\""), std::string::npos) << "level " << level;
  }
}

TEST(Service, HintsAsHtmlSayWhatTheirTextsSay) {
  for (int level = 1; level <= 4; ++level) {
    const Json hint = ask("hint", {{"puzzle", hard}, {"level", level}, {"html", true}});
    const std::string html = hint["html"];
    EXPECT_EQ(std::regex_replace(html, std::regex("<[^>]*>"), ""), hint["text"]);
    EXPECT_FALSE(hint.contains("svg"));
  }
  EXPECT_FALSE(ask("hint", {{"puzzle", hard}}).contains("html"));
}

TEST(Service, StepsAsHtmlNameTheirCells) {
  const Json why = ask("why", {{"puzzle", hard}, {"cell", "r1c3"}, {"digit", 9}, {"html", true}});
  for (const Json& step : why["steps"]) {
    const std::string html = step["html"];
    EXPECT_NE(html.find("data-cells=\""), std::string::npos);
    EXPECT_NE(html.find("<p class=\"end"), std::string::npos);
    EXPECT_EQ(html.find(" style="), std::string::npos) << "the policy of a page would refuse it";
  }
}

TEST(Service, TheSameQuestionHasTheSameAnswer) {
  const std::string asked = Json{{"puzzle", hard}, {"scales", {"ser", "r", "hodoku"}}, {"trace", true}}.dump();
  const std::string first = *answer("rate", asked);
  (void)answer("path", Json{{"puzzle", hard}, {"ladder", "se"}}.dump());
  EXPECT_EQ(*answer("rate", asked), first);
}

/// Questions with exchanged bytes: there is always an answer or an error.
TEST(Service, LivesThroughGarbage) {
  std::mt19937 generator(11);
  const std::string good = Json{{"puzzle", hard}, {"level", 2}, {"lang", "en"}, {"draw", {{"theme", "dark"}}}}.dump();
  for (int round = 0; round < 2000; ++round) {
    std::string text = good;
    for (unsigned changes = generator() % 4 + 1; changes > 0; --changes) {
      text[generator() % text.size()] = static_cast<char>(generator());
    }
    const auto answered = answer("hint", text);
    if (answered) {
      EXPECT_TRUE(Json::accept(*answered)) << text;
    } else {
      EXPECT_TRUE(Json::accept(to_json(answered.error()))) << text;
    }
  }
}

}  // namespace
}  // namespace deduku::testing
