// Work that a signal does not interrupt.
#pragma once

#include <atomic>

namespace deduku::cli {

/// During its life a signal is only noted, and ends the program after it. Only for short work: a program that is
/// blocked for seconds is ended all the same.
class Unbroken {
 public:
  Unbroken() { ++count_; }
  ~Unbroken() { --count_; }
  Unbroken(const Unbroken&) = delete;
  Unbroken& operator=(const Unbroken&) = delete;

  /// Whether there is such work, in any thread.
  static bool is_under_way() { return count_ > 0; }

 private:
  static inline std::atomic<int> count_{0};
};

}  // namespace deduku::cli
