// Dancing links without links.
//
// Choosing a row covers its columns and hides every other row of these columns. What the search wants to know
// of a column is how many of its rows are left and, when that is one, which. So a column is a number of rows
// and the exclusive or of their numbers:
//
//     rows 3, 5, 6 left: 3 | 3^5^6      5 is hidden: 2 | 3^6      6 is hidden: 1 | 3      there it is
//
// Hiding a row is one subtraction and one exclusive or in each of its columns, and undoing it is the same
// backwards: all it takes is a list of the hidden rows. The matrix itself never changes.
//
// A column with one row left is a conclusion and is followed at once; one without rows is the end of a branch.
// Otherwise the search branches on a column with the fewest rows. Nothing asks for a secondary column.
#include "deduku/exact_cover.hpp"

#include <limits>

namespace deduku::search {

template <class Index, std::size_t Width>
int BasicExactCover<Index, Width>::add_row(std::span<const int> columns) {
  assert(Width == std::dynamic_extent ? !columns.empty() : columns.size() == Width);
  const int row = row_count();
  assert(row < std::numeric_limits<std::make_signed_t<Index>>::max());
  for (int column : columns) {
    entries_.push_back(static_cast<Index>(column));
    rows_of_[column].push_back(static_cast<Index>(row));
  }
  row_begins_.push_back(entries_.size());
  return row;
}

template <class Index, std::size_t Width>
Result BasicExactCover<Index, Width>::enumerate(Visitor visitor) const {
  return BasicExactCoverSearch<Index, Width>(*this).run(no_limit, visitor);
}

template <class Index, std::size_t Width>
std::uint64_t BasicExactCover<Index, Width>::count(std::uint64_t limit) const {
  const auto go_on = [](std::span<const int>) { return true; };
  return BasicExactCoverSearch<Index, Width>(*this).run(limit, go_on).count;
}

/// What a search was asked and what it has found so far.
template <class Index, std::size_t Width>
struct BasicExactCoverSearch<Index, Width>::Run {
  std::uint64_t limit;
  typename Matrix::Visitor visitor;
  Result result;
};

template <class Index, std::size_t Width>
BasicExactCoverSearch<Index, Width>::BasicExactCoverSearch(const Matrix& matrix, std::span<const Index> rows,
                                                           std::pmr::memory_resource* memory)
    : matrix_(matrix),
      columns_(static_cast<std::size_t>(matrix.column_count()), memory),
      is_left_(static_cast<std::size_t>(matrix.row_count()), memory),
      hidden_(matrix.row_count(), memory),
      chosen_(matrix.row_count(), memory),
      forced_(matrix.column_count(), memory) {
  for (int column = matrix.primary_count(); column < matrix.column_count(); ++column) {
    columns_[column] = secondary;
  }
  for (Index row : rows) add(row);
}

template <class Index, std::size_t Width>
BasicExactCoverSearch<Index, Width>::BasicExactCoverSearch(const Matrix& matrix,
                                                           std::pmr::memory_resource* memory)
    : BasicExactCoverSearch(matrix, {}, memory) {
  for (int row = 0; row < matrix.row_count(); ++row) add(row);
}

template <class Index, std::size_t Width>
void BasicExactCoverSearch<Index, Width>::add(int row) {
  is_left_[row] = 1;
  Word* const columns = columns_.data();
  for (Index column : matrix_.columns_of(row)) {
    columns[column] = (columns[column] ^ static_cast<Word>(row)) + one_row;
  }
}

/// Hides all rows left in a column. False: a column that must be covered has no row left.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::clear(int column) {
  if ((columns_[column] & ~marks) < one_row) return true;
  const std::span<const Index> found = hidden_.push_those(matrix_.rows_of(column), is_left_);
  bool possible = true;
  for (Index row : found) possible &= take_from_columns(row);
  return possible;
}

/// False: a column that must be covered has no row left.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::take_from_columns(Index row) {
  is_left_[row] = 0;
  Word* const columns = columns_.data();
  bool possible = true;
  for (Index column : matrix_.columns_of(row)) {
    const Word left = (columns[column] - one_row) ^ row;
    columns[column] = left;
    if (left >= two_rows) continue;
    possible &= left >= one_row;
    forced_.push(column);
  }
  return possible;
}

/// False: no solution has this row, and not everything that follows from it has been done.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::choose(int row) {
  chosen_.push(row);
  const auto columns = matrix_.columns_of(row);
  for (Index column : columns) columns_[column] += covered;
  hidden_.push(static_cast<Index>(row));
  (void)take_from_columns(static_cast<Index>(row));
  for (Index column : columns) {
    if (!clear(column)) return false;
  }
  return true;
}

template <class Index, std::size_t Width>
void BasicExactCoverSearch<Index, Width>::undo(const Mark& mark) {
  while (hidden_.size() > mark.hidden) add(hidden_.pop());
  while (chosen_.size() > mark.chosen) {
    for (Index column : matrix_.columns_of(chosen_.pop())) columns_[column] -= covered;
  }
}

template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::select(int row) {
  for (Index column : matrix_.columns_of(row)) {
    if (columns_[column] >= covered) return false;
  }
  // Where this leaves a column without rows the search finds nothing, but the selection stands.
  forced_.clear();
  (void)choose(row);
  return true;
}

/// Looks for columns with one row. False: one has none.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::collect_forced() {
  forced_.clear();
  for (int column = 0; column < matrix_.primary_count(); ++column) {
    if (columns_[column] < one_row) return false;
    if (columns_[column] < two_rows) forced_.push(static_cast<Index>(column));
  }
  return true;
}

/// Chooses the rows without alternative until there are none. False: there is no solution.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::follow_forced() {
  while (!forced_.empty()) {
    const Word column = columns_[forced_.pop()];
    if (column < two_rows && !choose(static_cast<int>(column - one_row))) return false;
  }
  return true;
}

/// An open primary column with as few rows as any, at least two; none: their number.
template <class Index, std::size_t Width>
int BasicExactCoverSearch<Index, Width>::smallest_column() const {
  int smallest = matrix_.primary_count();
  Word fewest = secondary;
  for (int column = 0; column < matrix_.primary_count(); ++column) {
    if (columns_[column] >= fewest) continue;
    smallest = column;
    fewest = columns_[column] & ~(one_row - 1);
    if (fewest == two_rows) break;
  }
  return smallest;
}

/// Searches on after rows were chosen, and leaves the undoing of what it tried last to the caller. False: the
/// search was stopped.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::explore(Run& run) {
  const int column = smallest_column();
  if (column == matrix_.primary_count()) {
    ++run.result.count;
    run.result.exhausted = run.visitor(chosen_.all()) && run.result.count < run.limit;
    return run.result.exhausted;
  }
  const Mark before = mark();
  Word untried = columns_[column] / one_row;
  for (Index row : matrix_.rows_of(column)) {
    if (is_left_[row] == 0) continue;
    ++run.result.effort.nodes;
    if (--untried > 0) ++run.result.effort.guesses;
    forced_.clear();
    if (choose(row) && follow_forced() && !explore(run)) return false;
    if (untried == 0) break;
    undo(before);
  }
  return true;
}

template <class Index, std::size_t Width>
Result BasicExactCoverSearch<Index, Width>::run(std::uint64_t limit, typename Matrix::Visitor visitor) {
  Run run{limit, visitor, {}};
  run.result.effort.nodes = 1;
  if (collect_forced() && follow_forced()) explore(run);
  return run.result;
}

template class BasicExactCover<std::uint32_t>;
template class BasicExactCover<std::uint16_t, 4>;
template class BasicExactCoverSearch<std::uint32_t>;
template class BasicExactCoverSearch<std::uint16_t, 4>;

}  // namespace deduku::search
