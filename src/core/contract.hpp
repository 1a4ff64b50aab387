// What callers must keep to. A broken contract is an error in their program; it ends in a clear sentence, never in a wrong
// answer or in someone else's memory.
#pragma once

namespace deduku {

struct Board;

/// Throws std::invalid_argument with the sentence; where there are no exceptions (WebAssembly) it is written to the standard
/// error output, and the program aborts.
[[noreturn]] void break_off(const char* sentence);

/// Checks in every build, so it is for what comes from outside: once for a puzzle, never in the loops of a search.
constexpr void require(bool holds, const char* sentence) {
  if (!holds) [[unlikely]] {
    break_off(sentence);
  }
}

/// The values are 0..9.
void require_digits(const Board& board);

}  // namespace deduku
