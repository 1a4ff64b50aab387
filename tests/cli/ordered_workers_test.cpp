// Several threads, one order.
#include "src/cli/ordered_workers.hpp"

#include <gtest/gtest.h>

namespace deduku::testing {
namespace {

using Workers = cli::OrderedWorkers<int, int>;

/// Squares the numbers up to `count`, the first ones slowly.
std::vector<int> squares(int count, std::size_t workers) {
  const Workers::Job square = [](const int& number) {
    if (number < 20) std::this_thread::sleep_for(std::chrono::milliseconds(20 - number));
    return number * number;
  };
  std::vector<int> results;
  Workers ordered(std::vector<Workers::Job>(workers, square), [&](const int& number, const int& result) {
    EXPECT_EQ(number * number, result);
    results.push_back(result);
  });
  for (int number = 0; number < count; ++number) ordered.put(number);
  ordered.finish();
  return results;
}

TEST(OrderedWorkers, ResultsComeInTheOrderOfTheItems) {
  const std::vector<int> expected = squares(5000, 1);
  ASSERT_EQ(expected.size(), 5000U);
  for (std::size_t workers : {2U, 3U, 8U}) EXPECT_EQ(squares(5000, workers), expected);
}

TEST(OrderedWorkers, CanGoOnAfterAFinish) {
  int sum = 0;
  Workers ordered({2, [](const int& number) { return number; }},
                  [&](const int&, const int& result) { sum += result; });
  for (int round = 1; round <= 3; ++round) {
    for (int number = 1; number <= 100; ++number) ordered.put(number);
    ordered.finish();
    EXPECT_EQ(sum, round * 5050);
  }
}

TEST(OrderedWorkers, CanBeLeftWithWorkPending) {
  Workers ordered({2, [](const int& number) { return number; }}, [](const int&, const int&) {});
  for (int number = 0; number < 500; ++number) ordered.put(number);
}

}  // namespace
}  // namespace deduku::testing
