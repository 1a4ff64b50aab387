// The search allocates no heap memory.
#include <gtest/gtest.h>

#include "deduku/minimal.hpp"
#include "deduku/target.hpp"
#include "tests/search/support.hpp"
#include "tests/support/count_allocations.hpp"

namespace deduku::testing {
namespace {

/// The heap allocations of a function after its first call.
template <class Function>
std::size_t allocations_of(Function function) {
  function();
  const std::size_t before = allocations;
  function();
  return allocations - before;
}

TEST(Allocations, NoBackendMakesAnyForAPuzzle) {
  std::mt19937_64 rng(1);
  const Grid puzzle(random_puzzle(rng));
  const Grid loose(random_givens(rng, search::random_solution(rng), 30));
  for (const search::Backend& backend : search::backends()) {
    EXPECT_EQ(allocations_of([&] { return search::count(puzzle, 2, backend); }), 0U) << backend.name;
    EXPECT_EQ(allocations_of([&] { return search::count(loose, 1000, backend); }), 0U) << backend.name;
  }
}

TEST(Allocations, NeitherTargetsNorMinimalPuzzlesNeedAny) {
  std::mt19937_64 rng(2);
  const Board full = search::full_board(search::random_solution(rng));
  EXPECT_EQ(allocations_of([&] { return search::best_target(Grid()); }), 0U);
  EXPECT_EQ(allocations_of([&] { return search::random_solution(rng); }), 0U);
  EXPECT_EQ(allocations_of([&] { return search::minimise(full, rng); }), 0U);
}

}  // namespace
}  // namespace deduku::testing
