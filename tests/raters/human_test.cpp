// How the figures of a puzzle rank it, against how long people took and what editors called it. Skipped where the reference
// data is absent.
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
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

using Numbers = std::vector<double>;

/// The rank of each number, from 1; equal ones share the mean of theirs.
Numbers ranks_of(const Numbers& numbers) {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](std::size_t i) { return numbers[i]; });
  Numbers ranks(numbers.size());
  for (std::size_t begin = 0; begin < order.size();) {
    std::size_t end = begin;
    while (end < order.size() && numbers[order[end]] == numbers[order[begin]]) ++end;
    for (std::size_t i = begin; i < end; ++i) ranks[order[i]] = static_cast<double>(begin + 1 + end) / 2;
    begin = end;
  }
  return ranks;
}

/// Pearson's correlation; not a number where one of both is constant.
double correlation(const Numbers& a, const Numbers& b) {
  const auto mean = [](const Numbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
  };
  double ab = 0;
  double aa = 0;
  double bb = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double x = a[i] - mean(a);
    const double y = b[i] - mean(b);
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / std::sqrt(aa * bb);
}

double spearman(const Numbers& a, const Numbers& b) {
  return correlation(ranks_of(a), ranks_of(b));
}

/// The chance that of one number each of two groups the one of the higher group is higher; equal ones count half.
double chance_above(const Numbers& low, const Numbers& high) {
  Numbers all = low;
  all.insert(all.end(), high.begin(), high.end());
  const Numbers ranks = ranks_of(all);
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

/// A file of the reference data: puzzles, and the column of times or levels that is asked for.
class HumanData {
 public:
  explicit HumanData(const std::string& name) {
    std::ifstream file(std::string(DEDUKU_REFERENCE_DATA) + "/human/" + name);
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
      std::vector<std::string> fields;
      std::istringstream text(line);
      for (std::string field; std::getline(text, field, ',');) fields.push_back(field);
      rows_.push_back(fields);
      for (const auto& [figure, value] : figures_of(fields[0])) figures_[figure].push_back(value);
    }
  }
  bool is_there() const { return !rows_.empty(); }
  const std::map<std::string, Numbers>& figures() const { return figures_; }
  Numbers times(std::size_t column) const {
    Numbers times;
    for (const auto& row : rows_) times.push_back(std::stod(row[column]));
    return times;
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

TEST(Human, FiguresRankPuzzlesAsPeopleDo) {
  const HumanData a("human_times_a_dev.csv");
  if (!a.is_there()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  const HumanData b("human_times_b_dev.csv");
  const HumanData easy("human_times_easy_dev.csv");
  const HumanData levels("human_levels_dev.csv");
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
