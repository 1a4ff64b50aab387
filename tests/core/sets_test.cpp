#include "deduku/sets.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <vector>

namespace deduku {
namespace {

template <class T>
class SetAlgebra : public ::testing::Test {
 protected:
  /// A random set and the same as std::set.
  std::pair<Set<T>, std::set<int>> random_set() {
    std::pair<Set<T>, std::set<int>> both;
    for (T element : T::all()) {
      if (rng_() % 3 != 0) continue;
      both.first.insert(element);
      both.second.insert(element.index());
    }
    return both;
  }
  static std::set<int> indices(const Set<T>& set) {
    std::set<int> indices;
    for (T element : set) indices.insert(element.index());
    return indices;
  }
  std::mt19937_64 rng_{7};
};

using IndexTypes = ::testing::Types<Digit, Position, House, Cell, Candidate>;
TYPED_TEST_SUITE(SetAlgebra, IndexTypes);

TYPED_TEST(SetAlgebra, AgreesWithStandardSets) {
  for (int round = 0; round < 200; ++round) {
    const auto [a, expected_a] = this->random_set();
    const auto [b, expected_b] = this->random_set();
    ASSERT_EQ(this->indices(a), expected_a);
    ASSERT_EQ(a.size(), static_cast<int>(expected_a.size()));
    for (TypeParam element : TypeParam::all()) {
      const bool in_a = expected_a.contains(element.index());
      const bool in_b = expected_b.contains(element.index());
      ASSERT_EQ(a.contains(element), in_a);
      ASSERT_EQ((a | b).contains(element), in_a || in_b);
      ASSERT_EQ((a & b).contains(element), in_a && in_b);
      ASSERT_EQ((a ^ b).contains(element), in_a != in_b);
      ASSERT_EQ((a - b).contains(element), in_a && !in_b);
      ASSERT_EQ((~a).contains(element), !in_a);
    }
    ASSERT_EQ(a.intersects(b), !(a & b).empty());
    ASSERT_EQ(a.contains(b), (b - a).empty());
    if (!a.empty()) {
      ASSERT_EQ(a.first().index(), *expected_a.begin());
      ASSERT_EQ(a.last().index(), *expected_a.rbegin());
    }
  }
}

TYPED_TEST(SetAlgebra, IsVisitedInAscendingOrder) {
  for (int round = 0; round < 200; ++round) {
    auto [set, expected] = this->random_set();
    // The last rounds have few elements, some in one word only.
    while (round > 100 && expected.size() > static_cast<std::size_t>(round % 4)) {
      set.erase(TypeParam(*expected.begin()));
      expected.erase(expected.begin());
    }
    std::vector<int> visited;
    for (TypeParam element : set) visited.push_back(element.index());
    ASSERT_EQ(visited, std::vector<int>(expected.begin(), expected.end()));
    if (expected.empty()) continue;
    ASSERT_EQ(set.first().index(), *expected.begin());
    ASSERT_EQ(set.last().index(), *expected.rbegin());
    set.erase_first();
    expected.erase(expected.begin());
    ASSERT_EQ(this->indices(set), expected);
  }
}

TYPED_TEST(SetAlgebra, InsertsWhereTheConditionHolds) {
  Set<TypeParam> set;
  for (TypeParam element : TypeParam::all()) set.insert_if(element.index() % 2 == 0, element);
  for (TypeParam element : TypeParam::all()) ASSERT_EQ(set.contains(element), element.index() % 2 == 0);
  const Set<TypeParam> before = set;
  for (TypeParam element : TypeParam::all()) set.insert_if(false, element);
  ASSERT_EQ(set, before);
}

TYPED_TEST(SetAlgebra, TheComplementOfNothingIsAll) {
  EXPECT_EQ(Set<TypeParam>::all().size(), TypeParam::count);
  EXPECT_TRUE((~Set<TypeParam>::all()).empty());
}

TEST(CandidateSet, IsVisitedDigitByDigit) {
  const CandidateSet set{{Cell(80), Digit::of(1)}, {Cell(3), Digit::of(9)}, {Cell(5), Digit::of(1)}};
  std::vector<Candidate> visited;
  for (Candidate candidate : set) visited.push_back(candidate);
  const std::vector<Candidate> expected{{Cell(5), Digit::of(1)}, {Cell(80), Digit::of(1)}, {Cell(3), Digit::of(9)}};
  EXPECT_EQ(visited, expected);
  EXPECT_EQ(set.first(), expected.front());
  EXPECT_EQ(set.size(), 3);
}

TEST(CandidateSet, ViewsByCellAndByDigitAgree) {
  CandidateSet set;
  set.insert(Cell(40), DigitSet{Digit::of(2), Digit::of(5)});
  set.insert(Digit::of(5), CellSet{Cell(1), Cell(40)});
  EXPECT_EQ(set.digits(Cell(40)), (DigitSet{Digit::of(2), Digit::of(5)}));
  EXPECT_EQ(set.cells(Digit::of(5)), (CellSet{Cell(1), Cell(40)}));
  EXPECT_EQ(set.digits(), (DigitSet{Digit::of(2), Digit::of(5)}));
  EXPECT_EQ(set.cells(), (CellSet{Cell(1), Cell(40)}));
  EXPECT_TRUE(set.contains(CandidateSet{{Cell(1), Digit::of(5)}}));
  EXPECT_FALSE(set.contains(CandidateSet{{Cell(1), Digit::of(2)}}));
  EXPECT_EQ((set - set).size(), 0);
}

}  // namespace
}  // namespace deduku
