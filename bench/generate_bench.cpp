// The speed of the parts of the generator. One iteration is one grid, one puzzle, one canonical form, one try, or one
// vicinity.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "deduku/canonical.hpp"
#include "src/generate/automorphic.hpp"
#include "src/generate/controlled_bias.hpp"
#include "src/generate/random_grid.hpp"
#include "src/generate/thinning.hpp"
#include "src/generate/vicinity.hpp"

namespace deduku {
namespace {

using generate::Random;

/// Random minimal puzzles with the given number of givens, 0 for any, each turned into an equivalent one.
std::vector<Board> minimal_puzzles(std::size_t count, int givens) {
  Random random(1);
  std::vector<Board> puzzles;
  while (puzzles.size() < count) {
    const Board puzzle = *search::minimise(search::full_board(generate::random_grid(random)), random);
    if (givens == 0 || puzzle.givens.size() == givens) puzzles.push_back(random_symmetry(random())(puzzle));
  }
  return puzzles;
}

void put_into_canonical_form(benchmark::State& state) {
  static const std::vector<Board> puzzles = minimal_puzzles(2000, 0);
  std::size_t next = 0;
  for (auto _ : state) {  // NOLINT(clang-analyzer-deadcode.DeadStores): the loop of the library
    benchmark::DoNotOptimize(canonical_form(puzzles[next]).automorphisms);
    next = next + 1 < puzzles.size() ? next + 1 : 0;
  }
}
BENCHMARK(put_into_canonical_form);

/// Makes a grid with one of these functions.
template <auto make>
void make_grid(benchmark::State& state) {
  Random random(2);
  for (auto _ : state) benchmark::DoNotOptimize(make(random));  // NOLINT(clang-analyzer-deadcode.DeadStores)
}
Solution today(Random& random) {
  return search::random_solution(random);
}
BENCHMARK(make_grid<today>)->Name("make_grid/random_solution");
BENCHMARK(make_grid<generate::random_grid>)->Name("make_grid/random_grid");
BENCHMARK(make_grid<generate::uniform_grid>)->Name("make_grid/uniform_grid");

/// A random minimal puzzle, grid and all.
void make_minimal_puzzle(benchmark::State& state) {
  Random random(3);
  std::vector<CellSet> cells;
  for (Cell cell : Cell::all()) cells.push_back({cell});
  for (auto _ : state) {  // NOLINT(clang-analyzer-deadcode.DeadStores)
    random.shuffle(cells);
    benchmark::DoNotOptimize(generate::Thinner(generate::random_grid(random)).thinned(CellSet::all(), cells));
  }
}
BENCHMARK(make_minimal_puzzle);

/// A try with controlled bias, 4,096 of them with each uniform grid; the counter is the rate of hits.
void try_with_controlled_bias(benchmark::State& state) {
  Random random(4);
  generate::BiasedTries tries(generate::uniform_grid(random));
  int left = 4096;
  double hits = 0;
  for (auto _ : state) {  // NOLINT(clang-analyzer-deadcode.DeadStores)
    if (left-- == 0) {
      tries = generate::BiasedTries(generate::uniform_grid(random));
      left = 4096;
    }
    hits += tries.attempt(random) ? 1 : 0;
  }
  state.counters["hits"] = benchmark::Counter(hits, benchmark::Counter::kIsRate);
}
BENCHMARK(try_with_controlled_bias)->MinTime(4);

/// The arguments are the numbers of givens removed and added; the puzzles have 24 givens.
void visit_vicinities(benchmark::State& state) {
  static const std::vector<Board> puzzles = minimal_puzzles(8, 24);
  std::size_t next = 0;
  double found = 0;
  const generate::VicinityConstraint constraint{static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
  for (auto _ : state) {  // NOLINT(clang-analyzer-deadcode.DeadStores)
    const auto result = generate::visit_vicinity(
        puzzles[next], constraint, [](const Board&) { return true; }, [](std::uint64_t) { return true; });
    found += static_cast<double>(result.found);
    next = next + 1 < puzzles.size() ? next + 1 : 0;
  }
  state.counters["found"] = benchmark::Counter(found, benchmark::Counter::kAvgIterations);
}
BENCHMARK(visit_vicinities)->Args({1, 1})->Unit(benchmark::kMillisecond);
BENCHMARK(visit_vicinities)->Args({2, 2})->Iterations(8)->Unit(benchmark::kMillisecond);

/// The argument is the index of a kind in the table.
void make_automorphic_puzzle(benchmark::State& state) {
  const generate::AutomorphismKind& kind = generate::automorphism_kinds()[static_cast<std::size_t>(state.range(0))];
  auto generator = *generate::Generator::make({.automorphic = std::string(kind.name)});
  std::uint64_t stream = 0;
  for (auto _ : state) benchmark::DoNotOptimize(generator.run_stream(stream++));  // NOLINT
  state.SetLabel(std::string(kind.name));
}
BENCHMARK(make_automorphic_puzzle)->DenseRange(0, static_cast<int>(generate::automorphism_kinds().size()) - 1);

}  // namespace
}  // namespace deduku

BENCHMARK_MAIN();
