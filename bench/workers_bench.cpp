// How many threads the order of the results keeps busy. The ratings are simulated: threads sleep for as long as a rating takes, so
// that sixteen of them need no sixteen processors; reading and writing are real work of the owner. What processors do to each
// other, in caches and clock, is not seen.
#include <benchmark/benchmark.h>

#include <random>

#include "src/cli/io/ordered_workers.hpp"

namespace deduku {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::microseconds;

/// What a row takes to read and write: `rate --scale te`, which leaves little else, makes 105,000 a second.
constexpr microseconds row_time{9};

void work_for(microseconds time) {
  const auto end = Clock::now() + time;
  while (Clock::now() < end) {
  }
}

/// `busy`: threads that rate, on average over the run.
void rate_in_order(benchmark::State& state) {
  const auto threads = static_cast<std::size_t>(state.range(0));
  const microseconds mean{state.range(1)};
  constexpr int rows = 4000;
  std::atomic<std::int64_t> rated{0};
  // One rating in many takes long, as lists have it; the sleep of a thread takes longer than it was asked to.
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
