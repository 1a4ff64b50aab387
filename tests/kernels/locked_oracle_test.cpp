#include "techniques/facts/locked.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Digit, base, cover.
using LockedKey = std::tuple<Digit, House, House>;

/// The digits all of whose places in a base house, at least `least`, lie in a cover house. `is_base` distinguishes the
/// two.
template <class IsBase>
std::set<LockedKey> locked_digits(const Grid& grid, const IsBase& is_base, int least = 2) {
  std::set<LockedKey> keys;
  for (House base : House::all()) {
    for (House cover : House::all()) {
      if (!is_base(base) || is_base(cover)) continue;
      for (Digit digit : Digit::all()) {
        const CellSet cells = places(grid, base, digit);
        if (cells.size() >= least && cells_of(cover).contains(cells)) keys.emplace(digit, base, cover);
      }
    }
  }
  return keys;
}

/// A visitor that continues and keeps its arguments.
auto collect_locked(Collected<LockedKey>& collected) {
  return [&](const facts::LockedCandidates& locked) {
    collected.add({locked.digit, locked.base, locked.cover});
    return false;
  };
}

TEST(PointingKernel, FindsTheDigitsOfABoxThatLieInALine) {
  std::size_t hits = 0;
  on_random_grids(2000, [&](const Grid& grid, Workspace&) {
    Collected<LockedKey> found;
    EXPECT_FALSE(facts::pointing(grid, collect_locked(found)));
    EXPECT_EQ(found.keys(), locked_digits(grid, [](House house) { return house.is_box(); }));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 10'000U);
}

TEST(ClaimingKernel, FindsTheDigitsOfALineThatLieInABox) {
  std::size_t hits = 0;
  on_random_grids(2000, [&](const Grid& grid, Workspace&) {
    Collected<LockedKey> found;
    EXPECT_FALSE(facts::claiming(grid, collect_locked(found)));
    EXPECT_EQ(found.keys(), locked_digits(grid, [](House house) { return house.is_line(); }));
    hits += found.keys().size();
  });
  EXPECT_GT(hits, 10'000U);
}

/// Whether some of the locked digits would remove something.
bool removes(const Grid& grid, const std::set<LockedKey>& locked, Digit wanted) {
  return std::ranges::any_of(locked, [&](const LockedKey& key) {
    const auto& [digit, base, cover] = key;
    return digit == wanted && !(places(grid, cover, digit) - cells_of(base)).empty();
  });
}

TEST(LockedForms, AreThoseThatRemoveSomething) {
  on_random_grids(1000, [&](const Grid& grid, Workspace&) {
    // A single place counts as locked here, but not for the finders.
    const auto pointing = locked_digits(
        grid, [](House house) { return house.is_box(); }, 1);
    const auto claiming = locked_digits(
        grid, [](House house) { return house.is_line(); }, 1);
    for (Digit digit : Digit::all()) {
      const facts::LockedForms forms = facts::locked_forms_of(grid, digit);
      EXPECT_EQ(removes(grid, pointing, digit), forms.pointing);
      EXPECT_EQ(removes(grid, claiming, digit), forms.claiming);
    }
  });
}

}  // namespace
}  // namespace deduku::testing
