#include <algorithm>

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// Digit, base, cover.
using Lock = std::tuple<Digit, House, House>;
/// The key of a direct step: digits and cells of the pattern, the house of the single, the single.
using DirectKey = std::tuple<DigitSet, CellSet, HouseSet, House, Candidate>;

/// The digits all of whose places in one house, at least two, lie in a house of the other sort (box, line) that has
/// further places.
std::vector<Lock> locks(const Grid& grid) {
  std::vector<Lock> locks;
  for (House base : House::all()) {
    for (House cover : House::all()) {
      if (base.is_box() == cover.is_box()) continue;
      for (Digit digit : Digit::all()) {
        const CellSet cells = places(grid, base, digit);
        const bool has_more = places(grid, cover, digit).size() > cells.size();
        if (cells.size() >= 2 && cells_of(cover).contains(cells) && has_more) {
          locks.emplace_back(digit, base, cover);
        }
      }
    }
  }
  return locks;
}

/// The grid without the eliminations of some locks.
Grid without(Grid grid, const std::vector<Lock>& locks) {
  CandidateSet eliminated;
  for (const auto& [digit, base, cover] : locks) {
    eliminated.insert(digit, places(grid, cover, digit) - cells_of(base));
  }
  (void)grid.eliminate(eliminated);
  return grid;
}

/// Calls `visit(house, candidate)` for each hidden single of `after` that is not in `before`.
template <class Visit>
void on_new_hidden_singles(const Grid& before, const Grid& after, Visit&& visit) {
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) {
      const CellSet left = places(after, house, digit);
      if (left.size() == 1 && places(before, house, digit).size() > 1) {
        visit(house, Candidate(left.first(), digit));
      }
    }
  }
}

std::set<DirectKey> direct_locks(const Grid& grid, bool from_box) {
  std::set<DirectKey> keys;
  for (const Lock& lock : locks(grid)) {
    const auto& [digit, base, cover] = lock;
    if (base.is_box() != from_box) continue;
    const CellSet cells = places(grid, base, digit);
    on_new_hidden_singles(grid, without(grid, {lock}), [&, d = digit, b = base](House goal, Candidate single) {
      keys.emplace(DigitSet{d}, cells, HouseSet{b}, goal, single);
    });
  }
  return keys;
}

/// The places of some digits in a house; empty if one of them has fewer than two.
CellSet places_of_all(const Grid& grid, House house, DigitSet digits) {
  CellSet all;
  for (Digit digit : digits) {
    if (places(grid, house, digit).size() < 2) return {};
    all |= places(grid, house, digit);
  }
  return all;
}

/// The houses in which digits have no places except these cells.
HouseSet houses_of_subset(const Grid& grid, DigitSet digits, const CellSet& cells) {
  HouseSet houses;
  for (House house : House::all()) {
    if (cells_of(house).contains(cells) && places_of_all(grid, house, digits) == cells) houses.insert(house);
  }
  return houses;
}

std::set<DirectKey> direct_subsets(const Grid& grid, int size) {
  std::set<DirectKey> keys;
  for (unsigned bits = 0; bits < 512; ++bits) {
    const DigitSet digits = DigitSet::from_bits(static_cast<std::uint16_t>(bits));
    for (House house : House::all()) {
      const CellSet cells = places_of_all(grid, house, digits);
      if (digits.size() != size || cells.size() != size) continue;
      Grid after = grid;
      for (Cell cell : cells) {
        for (Digit digit : grid.candidates(cell) - digits) (void)after.eliminate({cell, digit});
      }
      const HouseSet base = houses_of_subset(grid, digits, cells);
      on_new_hidden_singles(grid, after,
                            [&](House goal, Candidate single) { keys.emplace(digits, cells, base, goal, single); });
    }
  }
  return keys;
}

/// All steps of a technique, without a limit.
StepSink all_steps(const Technique& technique, const Grid& grid, Workspace& workspace) {
  StepSink sink(StepSink::Wanted::all);
  technique.find(grid, workspace, sink);
  return sink;
}

std::set<DirectKey> found_keys(const Technique& technique, const Grid& grid, Workspace& workspace) {
  Collected<DirectKey> found;
  const StepSink sink = all_steps(technique, grid, workspace);
  for (const Step& step : sink.found()) {
    const Evidence& evidence = step.evidence;
    EXPECT_TRUE(step.effects.removes.empty());
    EXPECT_EQ(step.effects.places.size(), 1);
    found.add({evidence.digits, evidence.cells(Role::body), evidence.base, evidence.goal.first(),
               step.effects.places.first()});
  }
  return found.keys();
}

template <class Expected>
void expect_oracle(const Technique& technique, const Expected& expected, std::size_t min_hits) {
  std::size_t hits = 0;
  on_random_grids(1000, [&](const Grid& grid, Workspace& workspace) {
    const std::set<DirectKey> found = found_keys(technique, grid, workspace);
    EXPECT_EQ(found, expected(grid));
    hits += found.size();
  });
  EXPECT_GT(hits, min_hits);
}

TEST(DirectPointing, PlacesWhatOnePointingLeavesSingle) {
  expect_oracle(
      technique::direct_pointing, [](const Grid& grid) { return direct_locks(grid, true); }, 1000);
}

TEST(DirectClaiming, PlacesWhatOneClaimingLeavesSingle) {
  expect_oracle(
      technique::direct_claiming, [](const Grid& grid) { return direct_locks(grid, false); }, 1000);
}

TEST(DirectHiddenPair, PlacesWhatOneHiddenPairLeavesSingle) {
  expect_oracle(
      technique::direct_hidden_pair, [](const Grid& grid) { return direct_subsets(grid, 2); }, 100);
}

TEST(DirectHiddenTriple, PlacesWhatOneHiddenTripleLeavesSingle) {
  expect_oracle(
      technique::direct_hidden_triple, [](const Grid& grid) { return direct_subsets(grid, 3); }, 100);
}

/// The house of the single, empty for a naked one; the single; the number of intersections that it needs.
using ComplexKey = std::tuple<HouseSet, Candidate, int>;

/// The minimum number of some locks that leave a digit one place in a house; 4 for more than three.
int fewest(const Grid& grid, const std::vector<Lock>& locks, House house, Digit digit) {
  int fewest = 4;
  for (unsigned bits = 1; bits < 1U << locks.size(); ++bits) {
    if (std::popcount(bits) >= fewest) continue;
    std::vector<Lock> chosen;
    for (std::size_t i = 0; i < locks.size(); ++i) {
      if ((bits >> i & 1U) != 0) chosen.push_back(locks[i]);
    }
    if (places(without(grid, chosen), house, digit).size() == 1) fewest = std::popcount(bits);
  }
  return fewest;
}

std::set<ComplexKey> complex_singles(const Grid& grid) {
  std::set<ComplexKey> keys;
  const std::vector<Lock> all = locks(grid);
  const Grid after = without(grid, all);
  for (Cell cell : grid.empty_cells()) {
    const int fallen = grid.candidates(cell).size() - 1;
    if (after.candidates(cell).size() != 1 || fallen < 1 || fallen > 3) continue;
    keys.emplace(HouseSet(), Candidate(cell, after.candidates(cell).first()), fallen);
  }
  on_new_hidden_singles(grid, after, [&](House house, Candidate single) {
    std::vector<Lock> of_digit = all;
    std::erase_if(of_digit, [&](const Lock& lock) { return std::get<Digit>(lock) != single.digit(); });
    const int count = fewest(grid, of_digit, house, single.digit());
    if (count == 2 || count == 3) keys.emplace(HouseSet{house}, single, count);
  });
  return keys;
}

/// The locks that the evidence of a step names.
std::vector<Lock> named_locks(const Grid& grid, const Evidence& evidence) {
  std::vector<Lock> named;
  for (const Lock& lock : locks(grid)) {
    const auto& [digit, base, cover] = lock;
    const CellSet cells = places(grid, base, digit);
    const bool is_named = std::ranges::count_if(evidence.parts(), [&, of = digit](const Part& part) {
                            return part.digits == DigitSet{of} && part.cells == cells;
                          }) == 1;
    if (is_named && evidence.base.contains(base) && evidence.cover.contains(cover)) named.push_back(lock);
  }
  return named;
}

TEST(ComplexSingle, PlacesWhatSeveralIntersectionsLeaveSingle) {
  std::array<std::size_t, 4> hits{};
  on_random_grids(1000, [&](const Grid& grid, Workspace& workspace) {
    Collected<ComplexKey> found;
    const StepSink sink = all_steps(technique::complex_single, grid, workspace);
    for (const Step& step : sink.found()) {
      const Candidate single = step.effects.places.first();
      const int count = 1 + surcharge_of(step) / 10;
      found.add({step.evidence.goal, single, count});
      ++hits[count];
      const std::vector<Lock> named = named_locks(grid, step.evidence);
      EXPECT_EQ(named.size(), count);
      const Grid after = without(grid, named);
      if (step.variant == 0) {
        EXPECT_EQ(after.candidates(single.cell()), DigitSet{single.digit()});
      }
      for (House goal : step.evidence.goal) EXPECT_EQ(places(after, goal, single.digit()).size(), 1);
    }
    EXPECT_EQ(found.keys(), complex_singles(grid));
  });
  for (int count = 1; count <= 3; ++count) EXPECT_GT(hits[count], 50U);
}

}  // namespace
}  // namespace deduku::testing
