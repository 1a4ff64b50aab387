// Sudoku as exact cover: a row for each candidate, a column for each demand.
//
//   columns    0 ..  80   some digit is in the cell
//             81 .. 161   the row has the digit          162 .. 242   the column has it
//            243 .. 323   the box has it
//
// The matrix is the same for all puzzles and made once. A search takes only the digits already placed, which it
// selects, and the candidates that they allow. Its state fits into the buffer below, so it allocates nothing on the
// heap.
#include "deduku/exact_cover.hpp"
#include "src/search/backends.hpp"
#include "src/search/puzzle.hpp"

namespace deduku::search {

namespace {

constexpr int column_count = Cell::count + House::count * Digit::count;
constexpr std::size_t buffer_bytes = 160'000;

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

/// The rows of a puzzle: first those of the cells with one digit, then the candidates that these allow.
class Rows {
 public:
  explicit Rows(const BoxCells& cells) {
    for (Cell cell : Cell::all()) place(cell, digits_at(cells, cell.index()));
    placed_ = count_;
    for (Cell cell : Cell::all()) list(cell, digits_at(cells, cell.index()));
  }
  std::span<const std::uint16_t> placed() const { return std::span(rows_).first(placed_); }
  std::span<const std::uint16_t> all() const { return std::span(rows_).first(count_); }

 private:
  void place(Cell cell, unsigned digits) {
    if (!std::has_single_bit(digits)) return;
    for (House house : cell.houses()) taken_[house] |= digits;
    push(cell, digits);
  }
  void list(Cell cell, unsigned digits) {
    for (House house : cell.houses()) digits &= ~taken_[house];
    for (; digits != 0; digits &= digits - 1) push(cell, digits);
  }
  void push(Cell cell, unsigned digits) {
    rows_[count_++] = static_cast<std::uint16_t>(Digit::count * cell.index() + std::countr_zero(digits));
  }

  PerHouse<unsigned> taken_{};
  std::array<std::uint16_t, Candidate::count> rows_;
  std::size_t placed_ = 0;
  std::size_t count_ = 0;
};

}  // namespace

Result run_dancing_links(const Puzzle& puzzle, std::uint64_t limit, Visitor visitor) {
  static const CompactExactCover matrix = make_matrix();
  const Rows rows(puzzle.cells());
  std::array<std::byte, buffer_bytes> buffer;
  std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size(), std::pmr::null_memory_resource());
  CompactExactCoverSearch search(matrix, rows.all(), &memory);
  for (int row : rows.placed()) {
    if (!search.select(row)) return {.effort = {.nodes = 1}};
  }
  return search.run(limit, [&](std::span<const int> chosen) {
    Solution solution;
    for (int row : chosen) solution[Candidate(row).cell()] = Candidate(row).digit();
    return visitor(solution);
  });
}

}  // namespace deduku::search
