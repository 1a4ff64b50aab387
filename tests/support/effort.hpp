// The volume of property tests, and the puzzles that they draw. Two variables of the environment:
//
//   DEDUKU_EFFORT   how many times the smallest volume a test takes: 1 by default, 10 in scripts/test-long.sh
//   DEDUKU_SEED     the seed of drawn puzzles: 1 by default; scripts/test.sh takes another for each commit
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {

/// The value of an environment variable; `otherwise` if it is unset or not a positive number.
inline std::uint64_t number_from_environment(const char* variable, std::uint64_t otherwise) {
  const char* const text = std::getenv(variable);
  const std::uint64_t number = text == nullptr ? 0 : std::strtoull(text, nullptr, 10);
  return number == 0 ? otherwise : number;
}

/// The number of puzzles for a test, `least` at the smallest effort.
inline std::size_t by_effort(std::size_t least) {
  return least * number_from_environment("DEDUKU_EFFORT", 1);
}

/// The random numbers of one test. They depend on the seed and on the name of the test; failures name the seed.
class Draw {
 public:
  Draw() : Draw(number_from_environment("DEDUKU_SEED", 1)) {}

  std::mt19937_64& rng() { return rng_; }

  /// Some elements, in their order: `least` times the effort, or all if there are no more.
  template <class T>
  std::vector<T> some_of(const std::vector<T>& all, std::size_t least) {
    std::vector<T> drawn;
    std::ranges::sample(all, std::back_inserter(drawn), static_cast<std::ptrdiff_t>(by_effort(least)), rng_);
    return drawn;
  }

  /// Puzzles of a list of the project.
  std::vector<std::string> puzzles_of(const std::string& list, std::size_t least) {
    return some_of(read_lines(project_file(list)), least);
  }

 private:
  explicit Draw(std::uint64_t seed) : trace_(__FILE__, __LINE__, "DEDUKU_SEED=" + std::to_string(seed)) {
    const auto* const test = ::testing::UnitTest::GetInstance()->current_test_info();
    const std::string name = test == nullptr ? "" : std::string(test->test_suite_name()) + "." + test->name();
    std::seed_seq numbers(name.begin(), name.end());
    std::array<std::uint32_t, 2> of_name{};
    numbers.generate(of_name.begin(), of_name.end());
    rng_.seed(seed ^ (std::uint64_t{of_name[0]} << 32 | of_name[1]));
  }

  ::testing::ScopedTrace trace_;
  std::mt19937_64 rng_;
};

}  // namespace deduku::testing
