// Locked digits are determined for all digits at once, before the houses are examined one by one.
#include "src/scales/se/patterns/locking.hpp"

#include <gtest/gtest.h>

#include "src/scales/se/patterns/se_producers.hpp"
#include "tests/support/random_state.hpp"

namespace deduku::testing {
namespace {

unsigned locked_digits_by_house(const se::SeState& state) {
  unsigned digits = 0;
  se::visit_locked(state, se::full_mask, [&](se::SeHouse base, se::SeHouse cover, Digit digit) {
    if (se::locked_out(state, base, cover, digit) != 0) digits |= se::bit(digit);
    return false;
  });
  return digits;
}

TEST(SeLocking, DigitsAreThoseThatHousesLock) {
  std::mt19937_64 rng(64);
  int without_singles = 0;
  for (int i = 0; i < 20'000; ++i) {
    const se::SeState state = se::make_state(random_board(rng, random_solution(rng)));
    const unsigned expected = locked_digits_by_house(state);
    ASSERT_EQ(expected & ~se::locked_digits(state), 0U) << i;
    se::SeHint hint;
    if (se::find_hidden_single(state, hint)) continue;
    ASSERT_EQ(se::locked_digits(state), expected) << i;
    ++without_singles;
  }
  EXPECT_GT(without_singles, 500);
}

}  // namespace
}  // namespace deduku::testing
