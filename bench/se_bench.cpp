// Sudoku Explainer ratings per second, one benchmark per band of ER. Needs the folder of reference data.
#include <benchmark/benchmark.h>

#include <sstream>
#include <vector>

#include "deduku/se_rating.hpp"
#include "tests/support/puzzle_file.hpp"

namespace {

using namespace deduku;

/// The puzzles of a list with ER from `band` up to, not including, `band` + 1.
std::vector<Board> boards_of_band(const std::string& list, int band) {
  std::ifstream file(std::string(DEDUKU_REFERENCE_DATA) + "/ser/" + list);
  std::vector<Board> boards;
  for (std::string line; std::getline(file, line);) {
    std::istringstream columns(line);
    std::string puzzle;
    double er = 0;
    if (!std::getline(columns, puzzle, ',') || puzzle.size() != 81 || !(columns >> er)) continue;
    if (static_cast<int>(er) == band) boards.push_back(testing::board_of_line(puzzle));
  }
  return boards;
}

void rate_band(benchmark::State& state, const std::string& list) {
  const std::vector<Board> boards = boards_of_band(list, static_cast<int>(state.range(0)));
  if (boards.empty()) return state.SkipWithError("needs the reference data (DEDUKU_REFERENCE_DATA)");
  SeRater rater;
  for (auto _ : state) {
    for (const Board& board : boards) benchmark::DoNotOptimize(rater.rate(board));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(boards.size()));
}

BENCHMARK_CAPTURE(rate_band, speed, "speed.csv")->DenseRange(1, 11)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rate_band, sample, "ser_dev.csv")->DenseRange(1, 9)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
