// Checks of preconditions at the API. A broken contract is an error in the calling program; it ends in a clear
// sentence, never in a wrong answer or in corrupted memory.
#pragma once

namespace deduku {

struct Board;

/// Throws std::invalid_argument with the sentence; if there are no exceptions (WebAssembly), writes it to the standard
/// error output and aborts the program.
[[noreturn]] void fail_contract(const char* sentence);

/// Checks in every build, so it is for input from outside: once per puzzle, never in the loops of a search.
constexpr void require(bool holds, const char* sentence) {
  if (!holds) [[unlikely]] {
    fail_contract(sentence);
  }
}

/// Requires all values to be 0..9.
void require_digits(const Board& board);

}  // namespace deduku
