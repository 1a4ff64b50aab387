// The table of paths, and the box search as a backend.
#include "src/search/paths.hpp"

#include <algorithm>

#include "src/search/backends.hpp"
#include "src/search/puzzle.hpp"
#include "src/search/solution_counter.hpp"

namespace deduku::search {

namespace {

using Run = void (*)(const BoxCells& cells, BoxTask& task);

Result run(Run search, const Puzzle& puzzle, std::uint64_t limit, Visitor visitor) {
  const auto visit = [](void* context, const BoxCells& solution) {
    Solution digits;
    write_solution(solution, digits);
    return (*static_cast<Visitor*>(context))(digits);
  };
  BoxTask task{.limit = limit, .visit = visit, .context = &visitor};
  search(puzzle.cells(), task);
  return {task.count, task.exhausted, {task.guesses, task.nodes}};
}

template <Run search>
constexpr Backend backend(std::string_view name, std::string_view description) {
  const auto run_puzzle = [](const Puzzle& puzzle, std::uint64_t limit, Visitor visitor) {
    return run(search, puzzle, limit, visitor);
  };
  return {name, description, run_puzzle};
}

template <class Registers>
constexpr Path path(std::string_view name, std::string_view description) {
  using Entries = PathEntries<Registers>;
  return {backend<Entries::search>(name, description), Entries::search, Entries::put, Entries::place_singles,
          Entries::take};
}

constexpr std::array all_paths = {
#if defined(__x86_64__)
    path<avx2::Registers>("boxes_avx2", "the box search in AVX2 registers"),
    path<sse2::Registers>("boxes_sse2", "the box search in SSE2 registers"),
#elif defined(__aarch64__)
    path<neon::Registers>("boxes_neon", "the box search in NEON registers"),
#elif defined(__wasm_simd128__)
    path<simd128::Registers>("boxes_simd128", "the box search in WebAssembly's registers"),
#endif
    path<plain::Registers>("boxes_plain", "the box search in words of 64 bits"),
};

/// The first path that this machine can run. Only AVX2, and the extensions that always come with it, must be tested.
std::size_t first_path() {
#if defined(__x86_64__)
  const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                        __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
  return has_avx2 ? 0 : 1;
#else
  return 0;
#endif
}

/// Up to this number solutions are listed, which needs no memory; counting together hardly pays before.
constexpr std::uint64_t few_solutions = 1000;

/// Counts solutions, without listing those of states with few open cells.
class CountingTask : public BoxTask {
 public:
  CountingTask(std::uint64_t most, FunctionRef<bool()> goes_on)
      : BoxTask{.limit = most, .visit = nullptr, .context = nullptr, .count_rest = count_rest_of}, goes_on_(goes_on) {}

 private:
  static bool count_rest_of(BoxTask& task, const BoxCells& state) {
    return static_cast<CountingTask&>(task).count_solutions(state);
  }
  bool count_solutions(const BoxCells& state) {
    exhausted = goes_on_();
    if (!exhausted) return true;
    const std::optional<std::uint64_t> found = counter_.count(state);
    if (!found) return false;
    count += std::min(*found, limit - count);
    exhausted = count < limit;
    return true;
  }

  FunctionRef<bool()> goes_on_;
  SolutionCounter counter_;
};

}  // namespace

std::span<const Path> paths() {
  static const std::size_t first = first_path();
  return std::span(all_paths).subspan(first);
}

Result run_boxes(const Puzzle& puzzle, std::uint64_t limit, Visitor visitor) {
  return enumerate(puzzle, visitor, limit);
}

std::uint64_t count_and_solve(const Path& path, const Puzzle& puzzle, std::uint64_t limit, Solution& solution) {
  const auto visit = [](void* context, const BoxCells& found) {
    write_solution(found, *static_cast<Solution*>(context));
    return true;
  };
  BoxTask task{.limit = limit, .visit = visit, .context = &solution};
  path.search(puzzle.cells(), task);
  return task.count;
}

std::optional<Solution> solve(const Puzzle& puzzle) {
  std::optional<Solution> solution(std::in_place);
  if (count_and_solve(paths().front(), puzzle, 1, *solution) == 0) solution.reset();
  return solution;
}

std::uint64_t count(const Puzzle& puzzle, std::uint64_t limit) {
  const auto always = [] { return true; };
  if (limit > few_solutions) return count_while(puzzle, always, limit).count;
  BoxTask task{.limit = limit, .visit = nullptr, .context = nullptr};
  paths().front().search(puzzle.cells(), task);
  return task.count;
}

Result count_while(const Puzzle& puzzle, FunctionRef<bool()> goes_on, std::uint64_t limit) {
  CountingTask task(limit, goes_on);
  paths().front().search(puzzle.cells(), task);
  return {task.count, task.exhausted, {task.guesses, task.nodes}};
}

bool is_unique(const Puzzle& puzzle) {
  return count(puzzle, 2) == 1;
}

Result enumerate(const Puzzle& puzzle, Visitor visitor, std::uint64_t limit) {
  return run(paths().front().search, puzzle, limit, visitor);
}

}  // namespace deduku::search
