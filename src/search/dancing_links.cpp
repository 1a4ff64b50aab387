// Sudoku as exact cover: a row for each candidate, a column for each demand.
//
//   columns    0 ..  80   some digit is in the cell
//             81 .. 161   the row has the digit          162 .. 242   the column has it
//            243 .. 323   the box has it
//
// The matrix is the same for all puzzles and made once. A search takes only the candidates that are left and
// the digits already placed, which it selects. What it needs to remember fits into the buffer below, so it
// takes no memory from the heap.
#include "deduku/exact_cover.hpp"
#include "src/search/backends.hpp"

namespace deduku::search {

namespace {

constexpr int column_count = Cell::count + House::count * Digit::count;
constexpr std::size_t buffer_bytes = 8192;

/// Row i is candidate i.
CompactExactCover make_matrix() {
  CompactExactCover matrix(column_count);
  for (Cell cell : Cell::all()) {
    for (Digit digit : Digit::all()) {
      std::array<int, 4> columns{cell.index()};
      int next = 1;
      for (House house : cell.houses()) {
        columns[next++] = Cell::count + Digit::count * house.index() + digit.index();
      }
      matrix.add_row(columns);
    }
  }
  return matrix;
}

}  // namespace

Result run_dancing_links(const Grid& grid, std::uint64_t limit, Visitor visitor) {
  static const CompactExactCover matrix = make_matrix();
  // The digits placed, then the candidates.
  std::array<std::uint16_t, Candidate::count> rows;
  std::size_t count = 0;
  for (Cell cell : ~grid.empty_cells()) rows[count++] = Candidate(cell, *grid.value(cell)).raw;
  const auto placed = std::span(rows).first(count);
  for (Cell cell : grid.empty_cells()) {
    for (unsigned digits = grid.candidates(cell).bits(); digits != 0; digits &= digits - 1) {
      rows[count++] = static_cast<std::uint16_t>(Digit::count * cell.index() + std::countr_zero(digits));
    }
  }
  std::array<std::byte, buffer_bytes> buffer;
  std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size(), std::pmr::null_memory_resource());
  CompactExactCoverSearch search(matrix, std::span(rows).first(count), &memory);
  // Solved cells never clash: a grid admits no digit that a peer holds.
  for (int row : placed) (void)search.select(row);
  return search.run(limit, [&](std::span<const int> chosen) {
    Solution solution;
    for (int row : chosen) solution[Candidate(row).cell().index()] = Candidate(row).digit();
    return visitor(solution);
  });
}

}  // namespace deduku::search
