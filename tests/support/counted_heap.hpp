// Counts the heap memory of a program. It replaces `operator new`: included by only one source of a program.
#pragma once

#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

namespace deduku::testing {

/// The real size of a block.
inline std::size_t size_of_block(void* memory) {
#ifdef _WIN32
  return memory == nullptr ? 0 : _msize(memory);
#else
  return malloc_usable_size(memory);
#endif
}

inline std::atomic<std::size_t> live_bytes{0};
/// The maximum number of bytes allocated at once since it was last set.
inline std::atomic<std::size_t> max_bytes{0};

}  // namespace deduku::testing

[[gnu::noinline]] void* operator new(std::size_t size) {
  void* const memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  const std::size_t live = deduku::testing::live_bytes += deduku::testing::size_of_block(memory);
  if (live > deduku::testing::max_bytes) deduku::testing::max_bytes = live;
  return memory;
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  deduku::testing::live_bytes -= deduku::testing::size_of_block(memory);
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  operator delete(memory);
}
