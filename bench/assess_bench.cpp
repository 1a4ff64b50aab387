// Moves judged per second on one core, by the family of the step that proves them: the steps of the paths of
// bench/puzzles.txt, each on its own board.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "deduku/assess.hpp"
#include "tests/support/path_boards.hpp"
#include "tests/support/puzzle_file.hpp"

namespace {

using namespace deduku;

/// A board, and a move that follows on it.
struct Case {
  Board board;
  Move move;
};

/// The first effect of a step, as a move of a player.
Move first_effect(const Effects& step) {
  Move move;
  if (!step.places.empty()) {
    move.effects.places.insert(step.places.first());
  } else {
    move.effects.removes.insert(step.removes.first());
  }
  return move;
}

/// Up to `most` cases whose cheapest step is of one of these families.
std::vector<Case> cases_of(const std::vector<Family>& families, std::size_t most) {
  std::vector<Case> cases;
  Solver solver;
  for (const std::string& line : testing::read_lines(testing::project_file("bench/puzzles.txt"))) {
    const testing::PathBoards path(testing::board_of_line(line));
    for (const Board& board : path.all()) {
      const Grid grid(board);
      const auto next = solver.next_step(grid, promise_of(grid));
      if (!next || std::ranges::find(families, family_of(next->view.step.technique)) == families.end()) continue;
      cases.push_back({board, first_effect(next->view.step.effects)});
      if (cases.size() == most) return cases;
    }
  }
  return cases;
}

void judge(benchmark::State& state, const std::vector<Family>& families, int within) {
  const std::vector<Case> cases = cases_of(families, 2'000);
  Assessor assessor;
  for (auto _ : state) {
    for (const Case& each : cases) benchmark::DoNotOptimize(assessor.assess(each.board, each.move, within));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(cases.size()));
}

constexpr int any_cost = std::numeric_limits<int>::max();
BENCHMARK_CAPTURE(judge, singles, {Family::singles}, any_cost)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(judge, subsets, {Family::subsets}, any_cost)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(judge, fish, {Family::fish}, any_cost)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(judge, wings, {Family::wings}, any_cost)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(judge, chains, {Family::chains}, any_cost)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(judge, als, {Family::als}, any_cost)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
