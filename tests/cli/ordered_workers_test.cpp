// Several threads, one order.
#include "src/cli/io/ordered_workers.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

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
  Workers ordered({2, [](const int& number) { return number; }}, [&](const int&, const int& result) { sum += result; });
  for (int round = 1; round <= 3; ++round) {
    for (int number = 1; number <= 100; ++number) ordered.put(number);
    ordered.finish();
    EXPECT_EQ(sum, round * 5050);
  }
}

/// A worker that has just found nothing to do is the last to be notified of the end, and of the next item.
TEST(OrderedWorkers, NoWorkerSleepsThroughTheEnd) {
  for (int round = 0; round < 500; ++round) {
    int sum = 0;
    {
      Workers ordered({4, [](const int& number) { return number; }},
                      [&](const int&, const int& result) { sum += result; });
      for (int number = 1; number <= 3; ++number) ordered.put(number);
      ordered.finish();
    }
    ASSERT_EQ(sum, 6);
  }
}

TEST(OrderedWorkers, CanBeLeftWithWorkPending) {
  std::atomic<int> begun = 0;
  std::vector<int> taken;
  {
    Workers ordered({2,
                     [&](const int& number) {
                       ++begun;
                       std::this_thread::sleep_for(std::chrono::milliseconds(1));
                       return number;
                     }},
                    [&](const int&, const int& result) { taken.push_back(result); });
    for (int number = 0; number < 500; ++number) ordered.put(number);
  }
  // Started items are finished, others are not started, and the order is kept.
  EXPECT_LT(begun, 500);
  ASSERT_LE(taken.size(), static_cast<std::size_t>(begun));
  for (std::size_t i = 0; i < taken.size(); ++i) EXPECT_EQ(taken[i], static_cast<int>(i));
}

/// Fails at 100.
int fail_at_100(const int& number) {
  if (number == 100) throw std::runtime_error("100");
  return number;
}

TEST(OrderedWorkers, WhatAJobThrowsReachesTheOwnerAfterTheResultsBeforeIt) {
  for (std::size_t workers : {1U, 2U, 4U}) {
    std::vector<int> taken;
    Workers ordered(std::vector<Workers::Job>(workers, fail_at_100),
                    [&](const int&, const int& result) { taken.push_back(result); });
    EXPECT_THROW(
        {
          for (int number = 0; number < 500; ++number) ordered.put(number);
          ordered.finish();
        },
        std::runtime_error);
    if (workers > 1) ordered.finish();
    ASSERT_EQ(taken.size(), 100U) << workers;
    EXPECT_EQ(taken.back(), 99);
  }
}

TEST(OrderedWorkers, GivesUpWhatIsNotReady) {
  std::atomic<bool> is_over = false;
  std::atomic<bool> goes_on = false;
  std::vector<int> taken;
  Workers ordered(
      {2,
       [&](const int& number) {
         while (number == 10 && !goes_on) std::this_thread::yield();
         return number;
       }},
      [&](const int&, const int& result) { taken.push_back(result); }, [&] { return is_over.load(); });
  for (int number = 0; number < 500; ++number) ordered.put(number);
  is_over = true;
  for (int number = 500; number < 5000; ++number) ordered.put(number);
  ordered.finish();
  EXPECT_LE(taken.size(), 10U);
  goes_on = true;
}

}  // namespace
}  // namespace deduku::testing
