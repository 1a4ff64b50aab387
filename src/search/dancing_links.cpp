// Sudoku as exact cover: a row for each candidate, a column for each demand.
//
//   columns    0 ..  80   some digit is in the cell
//             81 .. 161   the row has the digit          162 .. 242   the column has it
//            243 .. 323   the box has it
//
// Only candidates that are left become rows; digits already placed become rows that are selected. The matrix
// of an empty grid fits into the buffer below, so no search takes memory from the heap.
#include "deduku/exact_cover.hpp"
#include "src/search/backends.hpp"

namespace deduku::search {

namespace {

constexpr int column_count = Cell::count + House::count * Digit::count;
constexpr int columns_per_row = 4;
constexpr int max_rows = Candidate::count;
constexpr ExactCover::Size matrix_size{
    .primary = column_count, .rows = max_rows, .entries = columns_per_row * max_rows};
constexpr std::size_t buffer_bytes = 65536;

std::array<int, columns_per_row> columns_of(Cell cell, Digit digit) {
  std::array<int, columns_per_row> columns{cell.index()};
  int next = 1;
  for (House house : cell.houses()) {
    columns[next++] = Cell::count + Digit::count * house.index() + digit.index();
  }
  return columns;
}

/// The matrix of a grid, and what its rows mean.
class Matrix {
 public:
  explicit Matrix(const Grid& grid);

  Result search(std::uint64_t limit, Visitor visitor);

 private:
  int add(Candidate candidate);

  std::array<std::byte, buffer_bytes> buffer_;
  std::pmr::monotonic_buffer_resource memory_{buffer_.data(), buffer_.size(),
                                              std::pmr::null_memory_resource()};
  ExactCover cover_{matrix_size, &memory_};
  std::array<Candidate, max_rows> candidates_;
};

int Matrix::add(Candidate candidate) {
  const int row = cover_.add_row(columns_of(candidate.cell(), candidate.digit()));
  candidates_[row] = candidate;
  return row;
}

Matrix::Matrix(const Grid& grid) {
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) add({cell, digit});
  }
  const CellSet solved = ~grid.empty_cells();
  std::array<int, Cell::count> rows;
  int count = 0;
  for (Cell cell : solved) rows[count++] = add({cell, *grid.value(cell)});
  // Solved cells never clash: a grid admits no digit that a peer holds.
  for (int row : std::span(rows).first(count)) (void)cover_.select(row);
}

Result Matrix::search(std::uint64_t limit, Visitor visitor) {
  return cover_.search(limit, [&](std::span<const int> rows) {
    Solution solution;
    for (int row : rows) solution[candidates_[row].cell().index()] = candidates_[row].digit();
    return visitor(solution);
  });
}

}  // namespace

Result run_dancing_links(const Grid& grid, std::uint64_t limit, Visitor visitor) {
  return Matrix(grid).search(limit, visitor);
}

}  // namespace deduku::search
