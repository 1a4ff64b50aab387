// The scale against its reference: level, score and path of several thousand puzzles.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "deduku/hodoku_rating.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using Json = nlohmann::json;

struct Agreement {
  int puzzles = 0;
  int levels = 0;
  int scores = 0;
  int paths = 0;

  double path_rate() const { return static_cast<double>(paths) / puzzles; }
};

/// "0707 r1c2<>3 ..." as the reference lists it: code, then digit, row and column of each candidate.
std::string text_of(std::string_view code, const std::set<std::string>& candidates) {
  std::string text(code.empty() ? "xxxx" : code);
  for (const std::string& candidate : candidates) text += " " + candidate;
  return text;
}

std::string text_of(const HodokuStep& step) {
  std::set<std::string> candidates;
  const auto add = [&](Candidate candidate) {
    const int cell = candidate.cell().index();
    candidates.insert(std::to_string(100 * candidate.digit().number() + 10 * (cell / 9 + 1) + cell % 9 + 1));
  };
  for (Candidate placed : step.effects.places) add(placed);
  for (Candidate removed : step.effects.removes) add(removed);
  return text_of(step.code, candidates);
}

std::string text_of(const Json& step) {
  const char* const key = step.contains("set") ? "set" : "del";
  return text_of(step["code"].get<std::string>(), step[key].get<std::set<std::string>>());
}

/// The differences of a path from its reference, by the step of the reference.
class Differences {
 public:
  void add(const Json& puzzle, std::size_t index, const std::string& found) {
    const Json& step = puzzle["steps"][index];
    auto& [count, example] = by_technique_[step["technique"].get<std::string>()];
    if (count++ == 0) {
      example = puzzle["puzzle"].get<std::string>() + " step " + std::to_string(index) + "\n    expected " +
                text_of(step) + "\n    found    " + found;
    }
  }
  void print() const {
    for (const auto& [technique, entry] : by_technique_) {
      std::cout << technique << ": " << entry.first << " paths, first " << entry.second << "\n";
    }
  }

 private:
  std::map<std::string, std::pair<int, std::string>> by_technique_;
};

class Comparison {
 public:
  void compare(const Json& puzzle) {
    std::size_t index = 0;
    bool agrees = true;
    const auto follow = [&](const HodokuStep& step) {
      if (agrees && (index >= puzzle["steps"].size() || text_of(step) != text_of(puzzle["steps"][index]))) {
        agrees = false;
        if (index < puzzle["steps"].size()) differences_.add(puzzle, index, text_of(step));
      }
      ++index;
    };
    const HodokuRating rating = rater_.rate(board_of_line(puzzle["puzzle"].get<std::string>()), follow);
    const bool same_level = name(rating.level) == puzzle["level"].get<std::string>();
    const bool same_score = rating.score == puzzle["score"].get<int>();
    for (Agreement* agreement : {&all_, &by_level_[puzzle["level"].get<std::string>()]}) {
      ++agreement->puzzles;
      agreement->levels += same_level ? 1 : 0;
      agreement->scores += same_score ? 1 : 0;
      agreement->paths += agrees ? 1 : 0;
    }
  }
  void print() const {
    for (const auto& [level, agreement] : by_level_) {
      std::cout << level << ": " << agreement.puzzles << " puzzles, equal levels " << agreement.levels << ", scores "
                << agreement.scores << ", paths " << agreement.paths << "\n";
    }
    differences_.print();
  }
  const Agreement& all() const { return all_; }
  const Agreement& of(const std::string& level) const { return by_level_.at(level); }

 private:
  HodokuRater rater_;
  Agreement all_;
  std::map<std::string, Agreement> by_level_;
  Differences differences_;
};

TEST(HodokuReference, LevelsAndScores) {
  const std::string folder = DEDUKU_REFERENCE_DATA;
  if (folder.empty()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  std::ifstream file(folder + "/hodoku/rated_dev.jsonl");
  Comparison comparison;
  for (std::string line; std::getline(file, line);) comparison.compare(Json::parse(line));
  comparison.print();
  EXPECT_EQ(comparison.all().levels, comparison.all().puzzles);
  EXPECT_EQ(comparison.all().scores, comparison.all().puzzles);
  for (const char* level : {"Easy", "Medium", "Hard", "Unfair"}) {
    EXPECT_EQ(comparison.of(level).paths, comparison.of(level).puzzles) << level;
  }
  EXPECT_GE(comparison.of("Extreme").path_rate(), 0.9) << "only which form a forcing net has may differ";
}

}  // namespace
}  // namespace deduku::testing
