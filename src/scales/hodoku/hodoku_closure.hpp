// The transitive closure of what follows from what.
#pragma once

#include <cstdint>
#include <vector>

namespace deduku::hodoku {

/// Rows of words of 64 bits; the bits from word `first` to the end of row i are the elements that follow from element
/// i. Words before them are results that nothing follows from.
struct Relation {
  std::uint64_t* words;
  int count;  ///< rows, as many as elements
  int width;  ///< words of a row
  int first;

  std::uint64_t* row(int element) const { return words + width * element; }
  std::uint64_t* elements(int element) const { return row(element) + first; }
};

/// Adds to each row the rows of what is in it, and so on.
class TransitiveClosure {
 public:
  void close(const Relation& relation);

 private:
  void close_row(const Relation& relation, int element);
  int next_open(const std::uint64_t* elements) const;

  std::vector<std::uint64_t> finished_;  ///< the elements whose rows are complete
  std::vector<std::uint64_t> closed_;    ///< those whose rows are in the row at hand
};

}  // namespace deduku::hodoku
