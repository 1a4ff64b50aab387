// The transitive closure of an implication relation.
#pragma once

#include "src/core/bit_matrix.hpp"

namespace deduku::links {

/// Adds to each row the rows of its elements, and so on. Keeps its memory.
class TransitiveClosure {
 public:
  /// The bits from word `first` to the end of row i are the elements that follow from element i; words before them are
  /// results from which nothing follows. There are `count` rows, as many as elements.
  void close(BitMatrix& rows, int count, int first);

 private:
  void close_row(BitMatrix& rows, int element, int first);
  int next_open(const BitMatrix::Word* elements) const;

  BitMatrix finished_;  ///< the elements whose rows are complete, in one row
  BitMatrix closed_;    ///< the elements whose rows are included in the current row
};

}  // namespace deduku::links
