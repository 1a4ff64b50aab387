// `export`: puzzles as examples to learn from.
#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <tuple>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<json> rows_of(const std::string& text) {
  std::vector<json> rows;
  for (const std::string& line : lines_of(text)) rows.push_back(json::parse(line));
  return rows;
}

std::vector<json> exported(const Words& options, const std::string& list) {
  const Finished program = run(Words{"export", "-q"} + options, list);
  EXPECT_EQ(program.code, 0) << program.err;
  EXPECT_EQ(program.err, "");
  return rows_of(program.out);
}

/// The given number of puzzles of each class up to expert, without the text after them.
std::string mixed_list(std::size_t of_each) {
  std::string list;
  for (const char* level : {"beginner", "easy", "medium", "hard", "expert"}) {
    const Words lines = lines_of(content_of(project_file("puzzles/by-class/" + std::string(level) + ".txt")));
    for (std::size_t i = 0; i < of_each; ++i) list += lines.at(i).substr(0, 81) + "\n";
  }
  return list;
}

/// The mirror image in the diagonal, with every digit replaced by the next one.
std::string image_of(const std::string& line) {
  std::string image(81, '.');
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const char digit = line[cell];
    if (digit != '.') image[cell % 9 * 9 + cell / 9] = digit == '9' ? '1' : static_cast<char>(digit + 1);
  }
  return image;
}

/// Another puzzle of the same solution grid.
std::string with_more_givens(const json& row) {
  std::string line = row["puzzle"];
  const std::string full = row["solution"];
  for (std::size_t cell = 0; cell < 20; ++cell) line[cell] = full[cell];
  return line;
}

/// All matches of a pattern in a text.
std::vector<std::smatch> matches(const std::string& text, const std::regex& pattern) {
  return {std::sregex_iterator(text.begin(), text.end(), pattern), std::sregex_iterator()};
}

/// "189,39c3": cells as a trace writes them, from 0 to 80.
std::set<std::size_t> cells_of(const std::string& text) {
  static const std::regex group("(?:([1-9]+)c|([1-9]))([1-9]+)");
  std::set<std::size_t> cells;
  for (const std::smatch& one : matches(text, group)) {
    for (char row : one.str(1) + one.str(2)) {
      for (char column : one.str(3)) cells.insert(static_cast<std::size_t>(9 * (row - '1') + (column - '1')));
    }
  }
  return cells;
}

/// A digit that is placed in a cell, or removed from it.
using Change = std::tuple<std::size_t, bool, char>;

std::set<Change> changes_of(const std::string& effects) {
  static const std::regex effect("([1-9c,]+)([=-])([1-9]+)");
  std::set<Change> changes;
  for (const std::smatch& one : matches(effects, effect)) {
    for (std::size_t cell : cells_of(one.str(1))) {
      for (char digit : one.str(3)) changes.insert({cell, one.str(2) == "=", digit});
    }
  }
  return changes;
}

/// A step of a trace, with the parts omitted there.
struct TraceStep {
  std::string technique;
  int cost;
  std::string effects;
  std::set<std::size_t> cells;
  std::string houses;
};

std::string box_of(std::size_t cell) {
  return "b" + std::to_string(cell / 27 * 3 + cell % 9 / 3 + 1);
}

std::vector<TraceStep> steps_of(const json& row) {
  static const std::regex form("(?:([0-9]+)(?::([0-9]+))? )?([^|]+)(?:\\|([^|]*)(?:\\|([^|]+))?)?");
  std::vector<TraceStep> steps;
  std::map<std::size_t, int> costs;
  std::size_t technique = 0;
  std::istringstream trace(row["trace"].get<std::string>());
  for (std::string text; std::getline(trace, text, ';');) {
    std::smatch step;
    if (!std::regex_match(text, step, form)) throw std::runtime_error("no step of a trace: " + text);
    if (step[1].matched) technique = std::stoul(step.str(1));
    if (step[2].matched) costs[technique] = std::stoi(step.str(2));
    const std::set<Change> changes = changes_of(step.str(3));
    const bool places_one = std::ranges::count_if(changes, [](const Change& one) { return std::get<bool>(one); }) == 1;
    TraceStep read{row["techniques"].at(technique), costs.at(technique), step.str(3), cells_of(step.str(4)),
                   step.str(5)};
    if (places_one && step.str(4).empty()) read.cells = cells_of(step.str(3).substr(0, step.str(3).find('=')));
    if (places_one && step.str(5).empty()) read.houses = box_of(std::get<std::size_t>(*changes.begin()));
    std::erase(read.houses, '-');
    steps.push_back(std::move(read));
  }
  return steps;
}

/// A board during solving: the candidates of each cell; a solved cell has one.
class Replay {
 public:
  explicit Replay(const std::string& line) {
    for (std::size_t cell = 0; cell < 81; ++cell) candidates_[cell] = "123456789";
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (line[cell] != '.') place(cell, line[cell]);
    }
  }

  /// "53=5", "219,45c7-2 12-26"
  void do_all(const std::string& effects) {
    for (const auto& [cell, is_placed, digit] : changes_of(effects)) {
      if (is_placed) {
        place(cell, digit);
      } else {
        std::erase(candidates_[cell], digit);
      }
    }
  }

  std::string digits() const {
    std::string line(81, '.');
    for (const auto& [cell, digit] : digits_) line[cell] = digit;
    return line;
  }
  std::string candidates() const {
    std::string text;
    for (const std::string& cell : candidates_) {
      for (char digit = '1'; digit <= '9'; ++digit) text += cell.find(digit) == std::string::npos ? '.' : digit;
    }
    return text;
  }

 private:
  void place(std::size_t cell, char digit) {
    for (std::size_t other = 0; other < 81; ++other) {
      const bool is_seen =
          other / 9 == cell / 9 || other % 9 == cell % 9 || (other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3);
      if (is_seen) std::erase(candidates_[other], digit);
    }
    candidates_[cell] = std::string(1, digit);
    digits_[cell] = digit;
  }

  std::array<std::string, 81> candidates_;
  std::map<std::size_t, char> digits_;
};

TEST(Export, WritesARowOfOneShapeForEachPuzzle) {
  const std::vector<json> rows = exported({"--scale", "r,te", "--split", "8,1,1"}, mixed_list(4));
  ASSERT_THAT(rows, SizeIs(20));
  for (const json& row : rows) {
    EXPECT_EQ(row["type"], "export");
    EXPECT_EQ(row["n"], &row - rows.data() + 1);
    EXPECT_EQ(row["ended"], "solved");
    for (const char* field : {"id", "class_id", "grid_id"}) EXPECT_EQ(row[field].get<std::string>().size(), 32U);
    EXPECT_TRUE(row["r"].is_number());
    EXPECT_TRUE(row["class"].is_string());
    EXPECT_TRUE(row["te"].is_number());
    EXPECT_FALSE(row.contains("states"));
    EXPECT_FALSE(row.contains("text"));
    Replay replay(row["puzzle"]);
    std::set<std::string> techniques;
    for (const TraceStep& step : steps_of(row)) {
      replay.do_all(step.effects);
      techniques.insert(step.technique);
    }
    EXPECT_EQ(replay.digits(), row["solution"]);
    EXPECT_EQ(techniques.size(), row["techniques"].size());
  }
}

/// The effects in the record of a step, in the terms of a trace.
std::set<Change> changes_of_record(const json& step) {
  std::set<Change> changes;
  const auto add = [&](const json& candidates, bool is_placed) {
    for (const json& one : candidates) {
      const std::size_t cell = 9 * one["row"].get<std::size_t>() + one["column"].get<std::size_t>() - 10;
      changes.insert({cell, is_placed, static_cast<char>('0' + one["digit"].get<int>())});
    }
  };
  add(step["places"], true);
  add(step["removes"], false);
  return changes;
}

std::set<std::size_t> cells_of_record(const json& step) {
  std::set<std::size_t> cells;
  for (const json& part : step["evidence"]["parts"]) {
    for (const json& name : part["cells"]) {
      const std::string cell = name;  // "r2c7"
      cells.merge(cells_of(cell.substr(1, 1) + cell.substr(3)));
    }
  }
  return cells;
}

/// "b3", "c7": one for each role that a house has.
std::multiset<std::string> houses_of_record(const json& step) {
  std::multiset<std::string> houses;
  for (const json& house : step["evidence"]["houses"]) {
    houses.insert(house["kind"].get<std::string>().front() + std::to_string(house["number"].get<int>()));
  }
  return houses;
}

/// "r27 c3b1": the same for a trace.
std::multiset<std::string> houses_of(const TraceStep& step) {
  std::multiset<std::string> houses;
  char kind = ' ';
  for (char one : step.houses) {
    if (std::isdigit(one) != 0) houses.insert(std::string{kind, one});
    kind = std::isalpha(one) != 0 ? one : kind;
  }
  return houses;
}

TEST(Export, TheTraceLosesNothingOfThePath) {
  const std::string list = mixed_list(2) + lines_of(content_of(project_file("puzzles/top95.txt"))).front() + "\n";
  const Words paths = lines_of(run({"solve", "--format", "json", "-q"}, list).out);
  const std::vector<json> rows = exported({}, list);
  ASSERT_EQ(paths.size(), rows.size() + 1) << "with a header";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const json path = json::parse(paths[i + 1])["steps"];
    const std::vector<TraceStep> steps = steps_of(rows[i]);
    ASSERT_EQ(steps.size(), path.size());
    for (std::size_t at = 0; at < steps.size(); ++at) {
      EXPECT_EQ(steps[at].technique, path[at]["technique"]);
      EXPECT_EQ(steps[at].cost, std::llround(100 * path[at]["cost"].get<double>()));
      EXPECT_EQ(changes_of(steps[at].effects), changes_of_record(path[at]));
      EXPECT_EQ(steps[at].cells, cells_of_record(path[at])) << path[at]["sentence"];
      EXPECT_EQ(houses_of(steps[at]), houses_of_record(path[at])) << path[at]["sentence"];
    }
  }
}

TEST(Export, IsCompact) {
  std::string list = mixed_list(10);
  const Words extreme = lines_of(content_of(project_file("puzzles/by-class/extreme.txt")));
  for (std::size_t i = 0; i < 10; ++i) list += extreme.at(extreme.size() - 1 - i).substr(0, 81) + "\n";
  const Finished program = run({"export", "-q"}, list);
  for (const json& row : rows_of(program.out)) {
    EXPECT_LE(row["trace"].get<std::string>().size(), 3'000U) << row["puzzle"];
  }
  EXPECT_LE(program.out.size() / 60, 2'000U);
}

TEST(Export, AFullGridHasAnEmptyTrace) {
  const json row = exported({"--text", "calls"}, solution).at(0);
  EXPECT_EQ(row["trace"], "");
  EXPECT_THAT(row["text"], IsEmpty());
  EXPECT_THAT(row["techniques"], IsEmpty());
}

TEST(Export, StatesAreBoardsOfTheTrace) {
  for (const json& row : exported({"--states", "5"}, mixed_list(3))) {
    const std::vector<TraceStep> steps = steps_of(row);
    Replay replay(row["puzzle"]);
    std::size_t done = 0;
    ASSERT_THAT(row["states"], SizeIs(5));
    EXPECT_EQ(row["states"].front()["at"], 0);
    EXPECT_EQ(row["states"].back()["at"], steps.size() - 1);
    for (const json& state : row["states"]) {
      for (; done < state["at"].get<std::size_t>(); ++done) replay.do_all(steps[done].effects);
      EXPECT_EQ(state["board"], replay.digits());
      EXPECT_EQ(state["candidates"], replay.candidates());
    }
  }
}

/// "r4c5=7" as a parameter of `assess`.
json move_json(const std::string& move) {
  const json one = {{"cell", move.substr(0, 4)}, {"digit", move.back() - '0'}};
  return move[4] == '=' ? json{{"places", {one}}} : json{{"removes", {one}}};
}

json board_json(const json& row, const json& state) {
  json marks = json::array();
  for (std::size_t cell = 0; cell < 81; ++cell) {
    json digits = json::array();
    for (char digit : state["candidates"].get<std::string>().substr(9 * cell, 9)) {
      if (digit != '.' && state["board"].get<std::string>()[cell] == '.') digits.push_back(digit - '0');
    }
    marks.push_back(std::move(digits));
  }
  return {{"digits", state["board"]}, {"givens", row["puzzle"]}, {"marks", std::move(marks)}};
}

TEST(Export, NegativesHaveTheFaultsThatAssessFinds) {
  std::string questions;
  std::vector<std::string> faults;
  std::map<std::string, int> counts;
  for (const json& row : exported({"--states", "3", "--negatives", "4"}, mixed_list(3))) {
    const int within = std::ranges::max(steps_of(row), {}, &TraceStep::cost).cost;
    for (const json& state : row["states"]) {
      for (const json& negative : state["negatives"]) {
        json question = move_json(negative["move"]);
        question["board"] = board_json(row, state);
        question["within"] = within / 100.0;
        questions += question.dump() + "\n";
        faults.push_back(negative["fault"]);
        ++counts[faults.back()];
      }
    }
  }
  EXPECT_GT(counts["false"], 50);
  EXPECT_GT(counts["guess"], 20);
  EXPECT_EQ(counts["false"] + counts["guess"], static_cast<int>(faults.size()));
  const TemporaryFile file(questions);
  const std::vector<json> answers = rows_of(run({"assess", "--lines", file.path()}).out);
  ASSERT_EQ(answers.size(), faults.size() + 1);  // after the header
  for (std::size_t i = 0; i < faults.size(); ++i) EXPECT_EQ(answers[i + 1]["fault"], faults[i]) << answers[i + 1];
}

TEST(Export, NoGridIsInTwoParts) {
  std::string list;
  for (const json& row : exported({"--scale", "search"}, mixed_list(12))) {
    const std::string line = row["puzzle"];
    list += line + "\n" + image_of(line) + "\n" + with_more_givens(row) + "\n" + image_of(with_more_givens(row)) + "\n";
  }
  const std::vector<json> rows = exported({"--scale", "search", "--split", "2,1,1"}, list);
  ASSERT_THAT(rows, SizeIs(240));
  std::map<std::string, int> counts;
  for (std::size_t i = 0; i < rows.size(); i += 4) {
    ++counts[rows[i]["split"]];
    for (std::size_t image = i + 1; image < i + 4; ++image) {
      EXPECT_EQ(rows[image]["grid_id"], rows[i]["grid_id"]);
      EXPECT_EQ(rows[image]["split"], rows[i]["split"]);
      EXPECT_NE(rows[image]["id"], rows[i]["id"]);
    }
    EXPECT_EQ(rows[i + 1]["class_id"], rows[i]["class_id"]);
    EXPECT_NE(rows[i + 2]["class_id"], rows[i]["class_id"]);
  }
  EXPECT_THAT(counts, SizeIs(3));
  EXPECT_GT(counts["train"], 18);
  const std::vector<json> others = exported({"--scale", "search", "--split", "2,1,1", "--seed", "2"}, list);
  int moved = 0;
  for (std::size_t i = 0; i < rows.size(); i += 4) moved += rows[i]["split"] != others[i]["split"] ? 1 : 0;
  EXPECT_GT(moved, 10);
}

TEST(Export, LeavesOutTheGridsOfAList) {
  const json row = exported({}, puzzle).at(0);
  const TemporaryFile known(image_of(with_more_givens(row)) + "\n");
  const Finished program = run({"export", "--not-in", known.path()}, puzzle + "\n" + mixed_list(1));
  EXPECT_EQ(program.code, 0);
  EXPECT_THAT(rows_of(program.out), SizeIs(5));
  EXPECT_THAT(program.err, HasSubstr("1 puzzle omitted by --not-in or --where"));
}

TEST(Export, WhatIsNoExampleIsReportedAndTheRestGoesOn) {
  const TemporaryFile list(puzzle + "\n" + puzzle.substr(1) + "\n" + two_solutions + "\n" + unsolvable + "\n" +
                           solution.substr(0, 80) + ".\n" + puzzle + "\n");
  const Finished program = run({"export", list.path()});
  EXPECT_EQ(program.code, 0);
  const std::vector<json> rows = rows_of(program.out);
  ASSERT_THAT(rows, SizeIs(3));
  EXPECT_EQ(rows[1]["n"], 5);
  EXPECT_THAT(program.err, HasSubstr(list.path() + ":2"));
  EXPECT_THAT(program.err, HasSubstr(list.path() + ":3: the puzzle has several solutions"));
  EXPECT_THAT(program.err, HasSubstr(list.path() + ":4: the puzzle has no solution"));
  EXPECT_THAT(program.err, HasSubstr("6 puzzles: 3 solved, 1 unreadable, 1 several, 1 none"));
}

TEST(Export, StepsHaveWordsInALanguageOrAsCalls) {
  const json english = exported({"--text", "sentence", "--lang", "en"}, puzzle).at(0);
  const json german = exported({"--text", "sentence", "--lang", "de"}, puzzle).at(0);
  const json calls = exported({"--text", "calls"}, puzzle).at(0);
  EXPECT_EQ(english["text"].size(), steps_of(english).size());
  EXPECT_NE(english["text"], german["text"]);
  const std::string place = steps_of(calls).front().effects;  // "53=5"
  EXPECT_EQ(calls["text"][0], "place(" + place.substr(0, 1) + ", " + place.substr(1, 1) + ", " + place.substr(3) + ")");
}

TEST(Export, IsGoneOnWithAndMerged) {
  const TemporaryFolder folder;
  const TemporaryFile list(mixed_list(26));  // more than a block of shares
  const Words command = {"export", "-q", list.path(), "--split", "8,1,1", "--states", "2", "--negatives", "1"};
  const std::string whole = folder.file("whole.jsonl");
  ASSERT_EQ(run(command + Words{"-o", whole}).code, 0);
  const std::string rows = content_of(whole);
  ASSERT_THAT(rows_of(rows), SizeIs(130));
  EXPECT_THAT(lines_of(content_of(whole + ".meta")), SizeIs(2));

  const std::string part = folder.file("part.jsonl");
  store(part, rows.substr(0, rows.size() / 2));
  store(part + ".meta", lines_of(content_of(whole + ".meta"))[0] + "\n");
  ASSERT_EQ(run(command + Words{"-o", part, "--resume", "--threads", "2"}).code, 0);
  EXPECT_EQ(content_of(part), rows);
  EXPECT_EQ(content_of(part + ".meta"), content_of(whole + ".meta"));
  EXPECT_THAT(run(command + Words{"-o", part, "--resume", "--seed", "2"}).err, HasSubstr("made in another way"));

  Words parts;
  for (const char* shard : {"1/2", "2/2"}) {
    parts.push_back(folder.file("shard" + std::string(1, shard[0])));
    ASSERT_EQ(run(command + Words{"-o", parts.back(), "--shard", shard}).code, 0);
  }
  const std::string merged = folder.file("merged.jsonl");
  const Finished merge = run(Words{"merge", "-q"} + parts + Words{"-o", merged});
  EXPECT_EQ(merge.code, 0) << merge.err;
  EXPECT_EQ(content_of(merged), rows);
}

TEST(Export, RefusesWhatHasNoEffect) {
  const std::map<std::string, Words> refused = {
      {"--negatives needs --states", {"--negatives", "2"}},
      {"--lang needs --text sentence", {"--lang", "de"}},
      {"--seed needs --split or --negatives", {"--seed", "2"}},
      {"expected the shares of train, validation and test", {"--split", "98,2"}},
      {"--se-mode works only on the scale ser", {"--se-mode", "fixed"}},
      {"--budget: expected a time such as 10s", {"--budget", "0"}},
  };
  for (const auto& [sentence, options] : refused) {
    const Finished program = run(Words{"export"} + options, puzzle);
    EXPECT_EQ(program.code, 2) << sentence;
    EXPECT_THAT(program.err, HasSubstr(sentence));
    EXPECT_THAT(program.out, IsEmpty());
  }
}

}  // namespace
}  // namespace deduku::testing
