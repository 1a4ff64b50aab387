// Dancing links as in textbooks: the yardstick for the exact cover search of the library.
#pragma once

#include <cstdint>
#include <memory>

#include "deduku/search.hpp"

namespace deduku::bench {

/// A matrix of 729 rows and 324 columns, linked with pointers. It is complete for every puzzle: each given covers its
/// columns. The search branches on the smallest column, which it finds by scanning all columns.
class TextbookDancingLinks {
 public:
  TextbookDancingLinks();
  ~TextbookDancingLinks();

  /// Counts the solutions of 81 characters, up to `limit`; everything except 1..9 is an empty cell. `first` receives
  /// the first solution.
  std::uint64_t count(const char* puzzle, std::uint64_t limit, Solution& first);

 private:
  struct Matrix;
  std::unique_ptr<Matrix> matrix_;
};

}  // namespace deduku::bench
