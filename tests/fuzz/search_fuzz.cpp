// Fuzz target: for any 81 bytes as a puzzle, every path and every backend finds the same number of solutions, one by
// one and in bulk, and solutions follow the rules.
#include <cstdio>
#include <cstdlib>

#include "src/search/paths.hpp"
#include "tests/support/puzzle_file.hpp"

namespace {

using namespace deduku;

constexpr std::uint64_t limit = 3;

void require(bool condition, std::string_view what) {
  if (condition) return;
  std::fprintf(stderr, "%.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

bool is_full_grid(const Solution& solution) {
  for (House house : House::all()) {
    DigitSet digits;
    for (Cell cell : cells_of(house)) digits.insert(solution[cell]);
    if (digits != DigitSet::all()) return false;
  }
  return true;
}

void check_paths(std::string_view text, std::uint64_t count) {
  for (const search::Path& path : search::paths()) {
    search::Answer answer;
    search::solve_many(path, {text.data(), Cell::count}, limit, {&answer, 1});
    require(answer.count == count, path.backend.name);
    require(count == 0 || is_full_grid(answer.solution), "the solution breaks the rules");
  }
}

void check_backends(const Grid& grid, std::uint64_t count) {
  for (const search::Backend& backend : search::backends()) {
    require(search::count(grid, limit, backend) == count, backend.name);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string text(reinterpret_cast<const char*>(data), size);
  text.resize(Cell::count, '.');
  const std::uint64_t count = search::count(search::Puzzle(text), limit);
  check_paths(text, count);
  const Board board = testing::board_of_line(text);
  if (find_conflict(board)) {
    require(count == 0, "a solution in spite of a conflict");
  } else {
    check_backends(Grid(board), count);
  }
  return 0;
}
