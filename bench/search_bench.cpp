// The speed at which each search backend decides whether a puzzle is unique.
//
// The puzzles are the first 2000 of a list, 81 characters at the start of each line: the file named by the environment
// variable DEDUKU_BENCH_PUZZLES, or by default puzzles/top95.txt. One iteration is one puzzle.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "deduku/search.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku {
namespace {

constexpr std::size_t max_puzzles = 2000;

std::vector<Grid> read_grids() {
  const char* chosen = std::getenv("DEDUKU_BENCH_PUZZLES");
  std::ifstream file(chosen != nullptr ? chosen : DEDUKU_SOURCE_DIR "/puzzles/top95.txt");
  std::vector<Grid> grids;
  for (std::string line; grids.size() < max_puzzles && std::getline(file, line);) {
    if (line.size() < Cell::count || line.front() == '#') continue;
    const Board board = testing::board_of_line(line);
    if (!find_conflict(board)) grids.emplace_back(board);
  }
  return grids;
}

/// The argument is the index of a backend in the table.
void check_uniqueness(benchmark::State& state) {
  static const std::vector<Grid> grids = read_grids();
  if (grids.empty()) return state.SkipWithError("no puzzles to read");
  const search::Backend& backend = search::backends()[static_cast<std::size_t>(state.range(0))];
  std::size_t next = 0;
  search::Effort effort;
  for (auto _ : state) {  // NOLINT(clang-analyzer-deadcode.DeadStores): the loop of the library
    const search::Result result = backend.run(grids[next], 2, [](const Solution&) { return true; });
    benchmark::DoNotOptimize(result.count);
    effort.guesses += result.effort.guesses;
    effort.nodes += result.effort.nodes;
    next = next + 1 < grids.size() ? next + 1 : 0;
  }
  using benchmark::Counter;
  state.SetLabel(std::string(backend.name));
  state.counters["guesses"] = Counter(static_cast<double>(effort.guesses), Counter::kAvgIterations);
  state.counters["nodes"] = Counter(static_cast<double>(effort.nodes), Counter::kAvgIterations);
}

BENCHMARK(check_uniqueness)->DenseRange(0, static_cast<int>(search::backends().size()) - 1);

}  // namespace
}  // namespace deduku

BENCHMARK_MAIN();
