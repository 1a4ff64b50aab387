#include "src/core/contract.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "deduku/board.hpp"

namespace deduku {

void break_off(const char* sentence) {
#ifdef __cpp_exceptions
  throw std::invalid_argument(sentence);
#else
  std::fprintf(stderr, "%s\n", sentence);
  std::abort();
#endif
}

void require_digits(const Board& board) {
  const bool are_digits = std::ranges::all_of(board.values, [](int value) { return value <= Digit::count; });
  require(are_digits, "Board: a value is above 9");
}

}  // namespace deduku
