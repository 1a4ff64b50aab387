// The number of threads that stay busy although results are written in order. The ratings are simulated: threads sleep
// for the time of a rating, so that sixteen threads do not need sixteen processors. Reading and writing are real work
// of the owner. Interference of processors, in caches and clock, is not measured.
#include <benchmark/benchmark.h>

#include <random>

#include "src/cli/io/ordered_workers.hpp"

namespace deduku {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::microseconds;

/// The time to read and write a row: `rate --scale te`, which does little else, makes 105,000 rows a second.
constexpr microseconds row_time{9};

void work_for(microseconds time) {
  const auto end = Clock::now() + time;
  while (Clock::now() < end) {
  }
}

/// `busy`: the average number of threads that rate during the run.
void rate_in_order(benchmark::State& state) {
  const auto threads = static_cast<std::size_t>(state.range(0));
  const microseconds mean{state.range(1)};
  constexpr int rows = 4000;
  std::atomic<std::int64_t> rated{0};
  // A few ratings take long, as in real lists. The actual sleep of a thread is longer than the requested one, so it is
  // measured.
  const auto rate = [&rated, &mean](const int& row) {
    std::mt19937 rng(static_cast<unsigned>(row));
    const auto begin = Clock::now();
    std::this_thread::sleep_for(std::exponential_distribution<>()(rng) * mean);
    rated += (Clock::now() - begin).count();
    return row;
  };
  for (auto _ : state) {  // NOLINT(clang-analyzer-deadcode.DeadStores): the loop of the library
    cli::OrderedWorkers<int, int> workers(std::vector<std::function<int(const int&)>>(threads, rate),
                                          [](const int&, const int&) { work_for(row_time); });
    for (int row = 0; row < rows; ++row) workers.put(row);
    workers.finish();
  }
  using benchmark::Counter;
  state.counters["busy"] = Counter(static_cast<double>(rated) * 1e-9, Counter::kIsRate);
  state.counters["rows"] =
      Counter(static_cast<double>(rows) * static_cast<double>(state.iterations()), Counter::kIsRate);
}

BENCHMARK(rate_in_order)
    ->ArgNames({"threads", "microseconds"})
    ->ArgsProduct({{1, 2, 4, 8, 16}, {250, 1000, 4000}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace deduku

BENCHMARK_MAIN();
