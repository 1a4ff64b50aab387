// Dancing links without links.
//
// Choosing a row covers its columns and hides every other row of these columns. A column is a word: the number of its
// remaining rows and, as bits, these rows:
//
//     rows 8 6 5 3 left: 4 | 1111      5 is hidden: 3 | 1101      3 and 8 are hidden: 1 | 0100      6 is left
//
// So the rows to hide are found without a look at those hidden before, and hiding one is a single subtraction in each
// of its columns. A column with more rows than bits continues in further words, without a number. The words are small
// enough to be copied before a guess, and copied back after it; the matrix itself never changes.
//
// A column with one row left is a conclusion and is followed at once; one without rows is the end of a branch.
// Otherwise the search branches on a column with the fewest rows. Secondary columns need not be covered.
#include "deduku/exact_cover.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "src/core/contract.hpp"

namespace deduku::search {

template <class Index, std::size_t Width>
void BasicExactCover<Index, Width>::require_sound(std::span<const int> columns, int row) const {
  if constexpr (one_word_per_column) {
    require(columns.size() == Width, "add_row: the number of columns is not that of a compact matrix");
  } else {
    require(!columns.empty(), "add_row: a row without columns");
  }
  require(std::in_range<Index>(row), "add_row: more rows than the matrix can number");
  for (std::size_t i = 0; i < columns.size(); ++i) {
    require(0 <= columns[i] && columns[i] < column_count(), "add_row: there is no such column");
    const bool has_room = !one_word_per_column || sizes_[columns[i]] < word_bits;
    require(has_room, "add_row: more rows in a column than a compact matrix can hold");
    const auto before = columns.first(i);
    require(std::ranges::find(before, columns[i]) == before.end(), "add_row: a column occurs in the row twice");
  }
}

template <class Index, std::size_t Width>
int BasicExactCover<Index, Width>::add_row(std::span<const int> columns) {
  const int row = row_count();
  require_sound(columns, row);
  for (int column : columns) {
    const int place = static_cast<int>(sizes_[column]++);
    const int word = column + column_count() * (place / word_bits);
    if (word >= word_count()) rows_.resize(rows_.size() + word_bits * sizes_.size());
    rows_[word_bits * word + place % word_bits] = static_cast<Index>(row);
    entries_.push_back(
        {static_cast<Index>(column), static_cast<Index>(word), static_cast<Index>(Index{1} << place % word_bits)});
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

/// The task of a search and its result so far.
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
      words_(static_cast<std::size_t>(matrix.word_count()), memory),
      saved_(memory),
      chosen_(matrix.column_count(), memory),
      forced_(2 * matrix.column_count(), memory) {
  saved_.reserve(static_cast<std::size_t>(matrix.primary_count()));
  for (int column = matrix.primary_count(); column < matrix.column_count(); ++column) {
    words_[column] = secondary;
  }
  for (Index row : rows) add(row);
}

template <class Index, std::size_t Width>
BasicExactCoverSearch<Index, Width>::BasicExactCoverSearch(const Matrix& matrix, std::pmr::memory_resource* memory)
    : BasicExactCoverSearch(matrix, {}, memory) {
  for (int row = 0; row < matrix.row_count(); ++row) add(row);
}

template <class Index, std::size_t Width>
void BasicExactCoverSearch<Index, Width>::add(int row) {
  Word* const words = words_.data();
  for (Entry entry : matrix_.entries_of(row)) {
    if constexpr (Matrix::one_word_per_column) {
      words[entry.column] += one_row + entry.bit;
    } else {
      words[entry.word] += entry.bit;
      words[entry.column] += one_row;
    }
  }
}

/// Removes a remaining row from a column. Returns the new content of the column.
template <class Index, std::size_t Width>
inline auto BasicExactCoverSearch<Index, Width>::take(Entry entry) -> Word {
  Word* const words = words_.data();
  if constexpr (Matrix::one_word_per_column) {
    return words[entry.column] -= one_row + entry.bit;
  } else {
    words[entry.word] -= entry.bit;
    return words[entry.column] -= one_row;
  }
}

/// Returns false if a column that must be covered has no row left.
template <class Index, std::size_t Width>
inline bool BasicExactCoverSearch<Index, Width>::hide(int row) {
  bool possible = true;
  for (Entry entry : matrix_.entries_of(row)) {
    const Word left = take(entry);
    if (left >= two_rows) continue;
    forced_.push(entry.column);
    possible &= left >= one_row;
  }
  return possible;
}

/// Hides all remaining rows of a column. Returns false if a column that must be covered has no row left.
template <class Index, std::size_t Width>
inline bool BasicExactCoverSearch<Index, Width>::clear(Index column) {
  bool possible = true;
  for (int i = 0; i < matrix_.words_per_column(); ++i) {
    const int word = static_cast<int>(column) + i * matrix_.column_count();
    for (Index rows = rows_left(word); rows != 0; rows &= static_cast<Index>(rows - 1)) {
      possible &= hide(matrix_.row_of(word, rows));
    }
  }
  return possible;
}

/// Returns false if no solution has this row; then not all of its consequences have been executed.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::choose(int row) {
  chosen_.push(row);
  const auto entries = matrix_.entries_of(row);
  for (Entry entry : entries) {
    words_[entry.column] += covered;
    (void)take(entry);
  }
  for (Entry entry : entries) {
    if (!clear(entry.column)) return false;
  }
  return true;
}

template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::select(int row) {
  for (Entry entry : matrix_.entries_of(row)) {
    if (words_[entry.column] >= covered) return false;
  }
  // If this leaves a column without rows, the search finds nothing, but the selection remains.
  forced_.shrink(0);
  (void)choose(row);
  return true;
}

/// A remaining row of a column that has one.
template <class Index, std::size_t Width>
int BasicExactCoverSearch<Index, Width>::row_left(int column) const {
  int word = column;
  while (rows_left(word) == 0) word += matrix_.column_count();
  return static_cast<int>(matrix_.row_of(word, rows_left(word)));
}

/// Collects the columns with one row. Returns false if a column has no row.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::collect_forced() {
  forced_.shrink(0);
  for (int column = 0; column < matrix_.primary_count(); ++column) {
    if (words_[column] >= two_rows) continue;
    if (words_[column] < one_row) return false;
    forced_.push(static_cast<Index>(column));
  }
  return true;
}

/// Chooses the rows without alternative until there are no more. Returns false if there is no solution.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::follow_forced() {
  while (!forced_.empty()) {
    const Index column = forced_.pop();
    if (words_[column] < two_rows && !choose(row_left(column))) return false;
  }
  return true;
}

/// An open primary column with the fewest rows, at least two; the number of primary columns if there is no open one.
template <class Index, std::size_t Width>
int BasicExactCoverSearch<Index, Width>::smallest_column() const {
  int smallest = matrix_.primary_count();
  Word fewest = secondary;
  for (int column = 0; column < matrix_.primary_count() && fewest > two_rows; ++column) {
    if (words_[column] >= fewest) continue;
    smallest = column;
    fewest = words_[column] & ~(one_row - 1);
  }
  return smallest;
}

/// Returns false if the search was stopped.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::report(Run& run) const {
  ++run.result.count;
  run.result.exhausted = run.visitor(chosen_.all()) && run.result.count < run.limit;
  return run.result.exhausted;
}

/// Saves the state, to return to it after a guess.
template <class Index, std::size_t Width>
void BasicExactCoverSearch<Index, Width>::save(std::size_t depth) {
  if (depth == saved_.size()) {
    saved_.push_back(words_);
  } else {
    std::copy(words_.begin(), words_.end(), saved_[depth].begin());
  }
}

/// Continues the search after rows were chosen and `depth` guesses were made; it may leave the state changed. Returns
/// false if the search was stopped.
template <class Index, std::size_t Width>
bool BasicExactCoverSearch<Index, Width>::explore(Run& run, std::size_t depth) {
  const int column = smallest_column();
  if (column == matrix_.primary_count()) return report(run);
  save(depth);
  const int chosen = chosen_.size();
  Word untried = words_[column] / one_row;
  for (int word = column; untried > 0; word += matrix_.column_count()) {
    for (auto rows = static_cast<Index>(saved_[depth][word]); rows != 0; rows &= static_cast<Index>(rows - 1)) {
      ++run.result.effort.nodes;
      if (--untried > 0) ++run.result.effort.guesses;
      forced_.shrink(0);
      if (choose(matrix_.row_of(word, rows)) && follow_forced() && !explore(run, depth + 1)) return false;
      if (untried == 0) return true;
      std::copy(saved_[depth].begin(), saved_[depth].end(), words_.begin());
      chosen_.shrink(chosen);
    }
  }
  return true;
}

template <class Index, std::size_t Width>
Result BasicExactCoverSearch<Index, Width>::run(std::uint64_t limit, typename Matrix::Visitor visitor) {
  Run run{limit, visitor, {}};
  run.result.effort.nodes = 1;
  if (collect_forced() && follow_forced()) explore(run, 0);
  return run.result;
}

template class BasicExactCover<std::uint32_t>;
template class BasicExactCover<std::uint16_t, 4>;
template class BasicExactCoverSearch<std::uint32_t>;
template class BasicExactCoverSearch<std::uint16_t, 4>;

}  // namespace deduku::search
