// Dancing links as the textbooks have it: the yardstick for what the library does with exact cover.
#pragma once

#include <cstdint>
#include <memory>

#include "deduku/search.hpp"

namespace deduku::bench {

/// A matrix of 729 rows and 324 columns, linked with pointers, whole whatever the puzzle says; each given covers its
/// columns, and the search branches on the smallest column, found by looking at all of them.
class TextbookDancingLinks {
 public:
  TextbookDancingLinks();
  ~TextbookDancingLinks();

  /// How many solutions 81 characters have, at most `limit`; everything but 1..9 is an empty cell. `first` receives the
  /// first solution.
  std::uint64_t count(const char* puzzle, std::uint64_t limit, Solution& first);

 private:
  struct Matrix;
  std::unique_ptr<Matrix> matrix_;
};

}  // namespace deduku::bench
