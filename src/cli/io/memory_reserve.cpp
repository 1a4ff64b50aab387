#include "src/cli/io/memory_reserve.hpp"

#include <atomic>
#include <cstddef>
#include <new>

namespace deduku::cli {

namespace {

/// Enough for the list of all values in the longest answers.
constexpr std::size_t reserve_size = 4 << 20;

std::atomic<void*> reserve = nullptr;

[[noreturn]] void give_up_reserve() {
  ::operator delete(reserve.exchange(nullptr));
  throw std::bad_alloc();
}

}  // namespace

void set_memory_aside() noexcept {
  std::set_new_handler(give_up_reserve);
  if (reserve == nullptr) ::operator delete(reserve.exchange(::operator new(reserve_size, std::nothrow)));
}

}  // namespace deduku::cli
