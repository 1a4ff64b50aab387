#include "src/core/contract.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "deduku/board.hpp"

namespace deduku {

void fail_contract(const char* sentence) {
#ifdef __cpp_exceptions
  throw std::invalid_argument(sentence);
#else
  std::fprintf(stderr, "%s\n", sentence);
  std::abort();
#endif
}

void require_digits(const Board& board) {
  std::uint8_t most = 0;  // not all_of, which stops early: this loop is vectorised
  for (std::uint8_t value : board.values) most = std::max(most, value);
  require(most <= Digit::count, "Board: a value is above 9");
}

}  // namespace deduku
