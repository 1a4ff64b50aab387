// Counts the heap allocations of a test program. Included by only one source of the program: it replaces the global
// operator new.
#pragma once

#include <cstdlib>
#include <new>

namespace deduku::testing {

/// The number of heap allocations since the program began.
inline std::size_t allocations = 0;

}  // namespace deduku::testing

// Not inlined, or the compiler sees malloc and delete together and warns of a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++deduku::testing::allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
