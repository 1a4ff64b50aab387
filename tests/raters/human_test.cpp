// The ranking of puzzles by figures, against solving times and the levels of editors. human_times_wang_dev.csv is half
// of the puzzles of S.-W. Wang, IEEE Access 12 (2024) 104254, which are in the public domain (CC0):
// github.com/synnwang/ sudoku_dataset_difficulty. The other lists are in the reference data; tests that need them are
// skipped if it is absent.
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <limits>
#include <map>
#include <numeric>
#include <sstream>

#include "deduku/hodoku_rating.hpp"
#include "deduku/rating.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/se_rating.hpp"
#include "src/ratings/statistics.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using ratings::Numbers;

/// Not a number if one of the two is constant.
double spearman(const Numbers& a, const Numbers& b) {
  return ratings::rank_correlation(a, b).value_or(std::numeric_limits<double>::quiet_NaN());
}

/// The probability that of one number from each of two groups, the one of the higher group is higher; equal numbers
/// count half.
double chance_above(const Numbers& low, const Numbers& high) {
  Numbers all = low;
  all.insert(all.end(), high.begin(), high.end());
  const Numbers ranks = ratings::ranks_of(all);
  const double sum = std::accumulate(ranks.begin() + static_cast<std::ptrdiff_t>(low.size()), ranks.end(), 0.0);
  const auto n = static_cast<double>(high.size());
  return (sum - n * (n + 1) / 2) / (n * static_cast<double>(low.size()));
}

/// The figures of a puzzle, each the higher the harder.
std::map<std::string, double> figures_of(const std::string& puzzle) {
  static RoundRater rounds;
  static LadderRater ladder;
  static SeRater se;
  static HodokuRater hodoku;
  const Board board = board_of_line(puzzle);
  const RoundRating r = rounds.rate(board);
  return {{"R", r.points()},
          {"class", static_cast<double>(*r.level)},
          {"work", static_cast<double>(r.work)},
          {"effort", static_cast<double>(r.effort)},
          {"rounds", r.rounds},
          {"tightest", -r.tightest},
          {"score of the ladder", ladder.rate(board).points()},
          {"ER", se.rate(board).er_points()},
          {"score of HoDoKu", hodoku.rate(board).score},
          {"givens", -board.givens.size()}};
}

std::string reference_file(const std::string& name) {
  return std::string(DEDUKU_REFERENCE_DATA) + "/human/" + name;
}

/// The fields of a row of CSV without quotes; an empty one at the end is omitted.
std::vector<std::string> fields_of(const std::string& row) {
  std::vector<std::string> fields;
  std::istringstream text(row);
  for (std::string field; std::getline(text, field, ',');) fields.push_back(field);
  return fields;
}

/// A file of puzzles, and the column of times or levels to use.
class HumanData {
 public:
  explicit HumanData(const std::string& path) {
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
      rows_.push_back(fields_of(line));
      for (const auto& [figure, value] : figures_of(rows_.back()[0])) figures_[figure].push_back(value);
    }
  }
  bool is_there() const { return !rows_.empty(); }
  const std::map<std::string, Numbers>& figures() const { return figures_; }
  Numbers times(std::size_t column) const {
    Numbers times;
    for (const auto& row : rows_) times.push_back(std::stod(row[column]));
    return times;
  }
  /// The rank correlation of a figure, on the puzzles that have a time in a column.
  double spearman_of(const std::string& figure, std::size_t column) const {
    Numbers values;
    Numbers times;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (rows_[i][column].empty()) continue;
      values.push_back(figures_.at(figure)[i]);
      times.push_back(std::stod(rows_[i][column]));
    }
    return spearman(values, times);
  }
  /// The values of a figure on the puzzles of a level.
  Numbers of_level(const std::string& figure, std::string_view level) const {
    Numbers values;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (rows_[i][1] == level) values.push_back(figures_.at(figure)[i]);
    }
    return values;
  }

 private:
  std::vector<std::vector<std::string>> rows_;
  std::map<std::string, Numbers> figures_;
};

/// A row of the table for each figure.
using Table = std::map<std::string, std::map<std::string, double>>;

void print(const Table& table) {
  for (const auto& [figure, row] : table) {
    std::cout << std::left << std::setw(22) << figure << std::right << std::fixed << std::setprecision(3);
    for (const auto& [set, value] : row) std::cout << "  " << set << ": " << value;
    std::cout << "\n";
  }
}

/// Half of the puzzles of the app Cloud Sudoku: those of the columns mean_s and d_to.
const HumanData& app() {
  static const HumanData data(DEDUKU_SOURCE_DIR "/tests/raters/human_times_wang_dev.csv");
  return data;
}
constexpr std::size_t mean_seconds = 2;
constexpr std::size_t adjusted_time = 3;

TEST(Human, FiguresRankPuzzlesAsPlayersOfAnAppDo) {
  ASSERT_TRUE(app().is_there());
  Table table;
  for (const auto& [figure, values] : app().figures()) {
    table[figure] = {{"mean", app().spearman_of(figure, mean_seconds)},
                     {"adjusted", app().spearman_of(figure, adjusted_time)}};
  }
  print(table);
  EXPECT_GE(table["work"]["mean"], 0.65);
  EXPECT_GE(table["work"]["adjusted"], 0.77);
  EXPECT_GE(table["R"]["mean"], 0.57);
  EXPECT_GE(table["R"]["adjusted"], 0.60);
  for (const std::string other : {"ER", "score of HoDoKu"}) {
    EXPECT_GT(table["work"]["mean"], table[other]["mean"] + 0.07);
    EXPECT_GT(table["work"]["adjusted"], table[other]["adjusted"] + 0.15);
  }
}

TEST(Human, MinutesAreTheQuartilesOfPlayersOfAnApp) {
  const Numbers& work = app().figures().at("work");
  const Numbers seconds = app().times(mean_seconds);
  std::map<std::string, std::pair<Minutes, ratings::Distribution>> bands;
  for (std::size_t i = 0; i < work.size(); ++i) {
    RoundRating rating;
    rating.outcome = Outcome::solved;
    rating.work = static_cast<std::int64_t>(work[i]);
    const Minutes minutes = *rating.minutes();
    auto& band = bands[range_text(minutes)];
    band.first = minutes;
    band.second.add(seconds[i] / 6);
  }
  EXPECT_EQ(bands.size(), 6U);
  // A step whose cost changes by hundredths may move puzzles at the edges of a band.
  constexpr double tenths = 2.5;
  for (const auto& entry : bands) {
    const std::string& band_name = entry.first;
    const Minutes& minutes = entry.second.first;
    const ratings::Distribution& times = entry.second.second;
    EXPECT_GT(times.size(), 20U) << band_name;
    const auto expect_quantile = [&](std::optional<int> said, double share) {
      EXPECT_NEAR(said.value_or(0), said ? times.quantile(share) : 0, tenths) << band_name << " " << share;
    };
    expect_quantile(minutes.lower, .25);
    expect_quantile(minutes.median, .5);
    expect_quantile(minutes.upper, .75);
  }
}

TEST(Human, FiguresRankPuzzlesAsPeopleDo) {
  const HumanData a(reference_file("human_times_a_dev.csv"));
  if (!a.is_there()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  const HumanData b(reference_file("human_times_b_dev.csv"));
  const HumanData easy(reference_file("human_times_easy_dev.csv"));
  const HumanData levels(reference_file("human_levels_dev.csv"));
  Numbers of_two = easy.times(1);
  for (std::size_t i = 0; i < of_two.size(); ++i) of_two[i] *= easy.times(2)[i];

  Table table;
  for (const auto& [figure, values] : a.figures()) {
    table[figure] = {
        {"A", spearman(values, a.times(2))},
        {"A best", spearman(values, a.times(3))},
        {"B", spearman(b.figures().at(figure), b.times(1))},
        {"NYT easy", spearman(easy.figures().at(figure), of_two)},
        {"medium < hard", chance_above(levels.of_level(figure, "medium"), levels.of_level(figure, "hard"))}};
  }
  print(table);

  const std::map<std::string, std::map<std::string, double>> floors = {
      {"work", {{"A", 0.555}, {"A best", 0.685}, {"B", 0.705}, {"NYT easy", 0.65}, {"medium < hard", 0.87}}},
      {"R", {{"A", 0.555}, {"A best", 0.68}, {"B", 0.635}, {"medium < hard", 0.76}}}};
  for (const auto& [figure, row] : floors) {
    for (const auto& [set, floor] : row) EXPECT_GE(table[figure][set], floor) << figure << " on " << set;
  }
  EXPECT_GT(chance_above(levels.of_level("work", "easy"), levels.of_level("work", "medium")), 0.999);
}

}  // namespace
}  // namespace deduku::testing
