// House Blossom and Unique Blossom against their definitions: almost locked sets by looking at every choice of cells, and the
// cheapest petals by trying all.
#include <algorithm>
#include <map>

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/deadly_relations.hpp"
#include "tests/kernels/plain_rectangles.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

constexpr int most_cells = 5;

struct Petal {
  CellSet cells;
  DigitSet digits;

  /// Whether there is the digit in the petal, and a cell sees each of its places.
  bool is_seen(const Grid& grid, Candidate candidate) const {
    bool has_place = false;
    for (Cell cell : cells) {
      if (!grid.candidates(cell).contains(candidate.digit())) continue;
      has_place = true;
      if (!sees(cell, candidate.cell())) return false;
    }
    return has_place;
  }
};

/// Every almost locked set of few cells.
std::vector<Petal> all_petals(const Grid& grid) {
  std::map<CellSet, DigitSet> found;
  for (House house : House::all()) {
    for (unsigned choice = 1; choice < 512; ++choice) {
      const CellSet cells = cells_at(house, PositionSet::from_bits(choice));
      if (cells.size() > most_cells || !grid.empty_cells().contains(cells)) continue;
      DigitSet digits;
      for (Cell cell : cells) digits |= grid.candidates(cell);
      if (digits.size() == cells.size() + 1) found.emplace(cells, digits);
    }
  }
  std::vector<Petal> petals;
  for (const auto& [cells, digits] : found) petals.push_back({cells, digits});
  return petals;
}

constexpr int never = 1'000'000;

/// The least cost of petals that serve each candidate of a stem, and whose places of a candidate's digit it sees. `cost` is
/// that of one petal.
template <class Cost>
int least_cost(const Grid& grid, const std::vector<Petal>& petals, const std::vector<Candidate>& stem,
               Candidate removed, int most_petals, Cost&& cost) {
  std::map<unsigned, int> price;  // the cheapest petal for what it serves
  for (const Petal& petal : petals) {
    if (!petal.is_seen(grid, removed)) continue;
    unsigned served = 0;
    for (std::size_t i = 0; i < stem.size(); ++i) served |= petal.is_seen(grid, stem[i]) ? 1U << i : 0;
    const auto [place, is_new] = price.emplace(served, cost(petal));
    if (!is_new) place->second = std::min(place->second, cost(petal));
  }
  std::vector<int> costs(std::size_t{1} << stem.size(), never);
  costs[0] = 0;
  for (int count = 0; count < most_petals; ++count) {
    std::vector<int> next = costs;
    for (unsigned before = 0; before < costs.size(); ++before) {
      for (const auto& [served, more] : price)
        next[before | served] = std::min(next[before | served], costs[before] + more);
    }
    costs = next;
  }
  return costs.back() >= never ? never : costs.back();
}

StepList steps_of(const Technique& technique, const Grid& grid, Workspace& workspace) {
  StepSink sink(StepSink::Wanted::all);
  (void)technique.find(grid, workspace, sink);
  return sink.found();
}

/// The least surcharge at which a technique removes each candidate.
std::map<Candidate, int> surcharges_found(const StepList& steps) {
  std::map<Candidate, int> found;
  for (const Step& step : steps) {
    for (Candidate removed : step.removes) {
      const auto [place, is_new] = found.emplace(removed, surcharge_of(step));
      if (!is_new) place->second = std::min(place->second, surcharge_of(step));
    }
  }
  return found;
}

/// Whether one petal serves all places of a digit, which is left to locked candidates.
bool is_served_by_one(const Grid& grid, const std::vector<Petal>& petals, const std::vector<Candidate>& stem,
                      Candidate removed) {
  return least_cost(grid, petals, stem, removed, 1, [](const Petal&) { return 1; }) < never;
}

TEST(HouseBlossoms, AreTheCheapestForEachPlaceOfADigit) {
  std::array<int, 4> hits_by_petals{};
  on_random_grids(400, [&](const Grid& grid, Workspace& workspace) {
    const std::vector<Petal> petals = all_petals(grid);
    std::map<Candidate, int> expected;
    std::set<Candidate> uncertain;
    for (House house : House::all()) {
      for (Digit digit : Digit::all()) {
        std::vector<Candidate> stem;
        for (Cell cell : places(grid, house, digit)) stem.emplace_back(cell, digit);
        if (stem.size() < 3 || stem.size() > 5) continue;
        for (Candidate removed : grid.all_candidates()) {
          if (removed.digit() == digit) continue;
          const int count = least_cost(grid, petals, stem, removed, 5, [](const Petal&) { return 1; });
          if (count == never) continue;
          if (is_served_by_one(grid, petals, stem, removed)) {
            uncertain.insert(removed);
            continue;
          }
          const auto [place, is_new] = expected.emplace(removed, std::min(20 * (count - 2), 70));
          if (!is_new) place->second = std::min(place->second, std::min(20 * (count - 2), 70));
        }
      }
    }
    std::map<Candidate, int> found = surcharges_found(steps_of(technique::house_blossom, grid, workspace));
    for (const auto& [removed, surcharge] : found) ++hits_by_petals[static_cast<std::size_t>(surcharge) / 20];
    for (Candidate removed : uncertain) {
      if (!expected.contains(removed)) found.erase(removed);
      if (expected.contains(removed) && found[removed] < expected[removed]) expected[removed] = found[removed];
    }
    EXPECT_EQ(found, expected);
  });
  for (std::size_t petals = 0; petals < 3; ++petals) EXPECT_GT(hits_by_petals[petals], 10) << petals + 2;
}

/// A random state with two digits and little else in the corners of a rectangle, and few candidates in other cells.
Grid state_with_guardians(std::mt19937_64& rng) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  constexpr DigitSet planted = {Digit::of(1), Digit::of(2)};
  Board board = random_board(rng, random_solution(rng));
  for (Cell cell : Cell::all()) {
    DigitSet& marks = (*board.marks)[cell.index()];
    while (marks.size() > 3 && rng() % 8 != 0) marks.erase(marks.first());
  }
  for (Cell cell : rectangles[rng() % rectangles.size()].cells()) {
    board.values[cell.index()] = 0;
    DigitSet& marks = (*board.marks)[cell.index()];
    marks = planted;
    if (rng() % 2 == 0) marks.insert(Digit(static_cast<int>(2 + rng() % 7)));
    if (rng() % 8 == 0) marks.insert(Digit(static_cast<int>(2 + rng() % 7)));
  }
  return Grid(board);
}

/// What the guardians of a relation eliminate: those of another digit need petals.
void add_expected(const Grid& grid, const std::vector<Petal>& petals, const CandidateSet& guardians,
                  std::map<Candidate, int>& expected) {
  for (Candidate removed : grid.all_candidates()) {
    std::vector<Candidate> stem;
    bool is_excluded = true;
    for (Candidate guardian : guardians) {
      if (guardian.digit() != removed.digit()) stem.push_back(guardian);
      if (guardian.digit() == removed.digit()) is_excluded = is_excluded && sees(guardian.cell(), removed.cell());
    }
    if (!is_excluded || stem.empty()) continue;
    const int cost =
        least_cost(grid, petals, stem, removed, 3, [](const Petal& petal) { return 15 * (petal.cells.size() + 1); });
    if (cost == never) continue;
    const int surcharge = std::min(cost - 30, 200);
    const auto [place, is_new] = expected.emplace(removed, surcharge);
    if (!is_new) place->second = std::min(place->second, surcharge);
  }
}

TEST(UniqueBlossoms, AreTheCheapestForEachGuardian) {
  std::map<int, int> hits_by_surcharge;
  std::array<int, 2> hits_by_variant{};
  std::mt19937_64 rng(11);
  for (int i = 0; i < 600 && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = state_with_guardians(rng);
    Workspace workspace;
    workspace.set_promise(Promise::givens);
    const std::vector<Petal> petals = all_petals(grid);
    std::map<Candidate, int> expected;
    for (const auto& relation : workspace.get<uniqueness::DeadlyRelations>(grid).view()) {
      add_expected(grid, petals, relation.guardians, expected);
    }
    const StepList steps = steps_of(technique::unique_blossom, grid, workspace);
    EXPECT_EQ(surcharges_found(steps), expected);
    for (const Step& step : steps) {
      ++hits_by_surcharge[surcharge_of(step)];
      ++hits_by_variant[step.variant];
    }
  }
  for (int surcharge : {0, 15, 30, 45, 60, 75, 90}) EXPECT_GT(hits_by_surcharge[surcharge], 10) << surcharge;
  for (int hits : hits_by_variant) EXPECT_GT(hits, 10);
}

}  // namespace
}  // namespace deduku::testing
