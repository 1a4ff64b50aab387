// House Blossom and Unique Blossom against their definitions: almost locked sets by examining every choice of cells,
// and the cheapest petals by trying all.
#include <algorithm>
#include <map>

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/uniqueness/deadly_relations.hpp"
#include "tests/kernels/plain_rectangles.hpp"
#include "tests/kernels/random_grids.hpp"
#include "tests/support/effort.hpp"

namespace deduku::testing {
namespace {

constexpr int most_cells = 5;

struct Petal {
  CellSet cells;
  CandidateSet seeing;  ///< the candidates that see all places of its digit in the petal, if any
};

/// The candidates that see all places of a digit among cells.
CellSet seeing(const Grid& grid, const CellSet& cells, Digit digit) {
  CellSet seeing;
  const CellSet own = cells & grid.cells(digit);
  for (Cell cell : grid.cells(digit)) {
    if (peers(cell).contains(own)) seeing.insert(cell);
  }
  return own.empty() ? CellSet() : seeing;
}

/// Every almost locked set of few cells.
std::vector<Petal> all_petals(const Grid& grid) {
  std::set<CellSet> found;
  for (House house : House::all()) {
    for (unsigned choice = 1; choice < 512; ++choice) {
      const CellSet cells = cells_at(house, PositionSet::from_bits(choice));
      if (cells.size() > most_cells || !grid.empty_cells().contains(cells)) continue;
      DigitSet digits;
      for (Cell cell : cells) digits |= grid.candidates(cell);
      if (digits.size() == cells.size() + 1) found.insert(cells);
    }
  }
  std::vector<Petal> petals;
  for (const CellSet& cells : found) {
    petals.push_back({cells, {}});
    for (Digit digit : Digit::all()) petals.back().seeing.insert(digit, seeing(grid, cells, digit));
  }
  return petals;
}

constexpr int never = 1'000'000;
/// The cheapest petal for each set of candidates of a stem that it serves, as bits.
using Prices = std::map<unsigned, int>;

void improve(std::map<Candidate, int>& costs, Candidate candidate, int cost) {
  const auto [place, is_new] = costs.emplace(candidate, cost);
  if (!is_new) place->second = std::min(place->second, cost);
}

/// The least cost of at most `most_petals` petals that serve all candidates of a stem.
int least_cost(const Prices& prices, std::size_t stem_size, int most_petals) {
  std::vector<int> costs(std::size_t{1} << stem_size, never);
  costs[0] = 0;
  for (int count = 0; count < most_petals; ++count) {
    std::vector<int> next = costs;
    for (unsigned before = 0; before < costs.size(); ++before) {
      for (const auto& [served, more] : prices) {
        next[before | served] = std::min(next[before | served], costs[before] + more);
      }
    }
    costs = next;
  }
  return costs.back();
}

/// For each of some candidates, the cheapest petals for a stem all of whose places of that digit it sees. `cost` is
/// that of one petal.
template <class Cost>
std::map<Candidate, int> least_costs(const std::vector<Petal>& petals, const std::vector<Candidate>& stem,
                                     const CandidateSet& wanted, int most_petals, Cost&& cost) {
  std::map<Candidate, Prices> prices;
  for (const Petal& petal : petals) {
    unsigned served = 0;
    for (std::size_t i = 0; i < stem.size(); ++i) served |= petal.seeing.contains(stem[i]) ? 1U << i : 0;
    if (served == 0) continue;
    for (Candidate removed : petal.seeing& wanted) {
      const auto [place, is_new] = prices[removed].emplace(served, cost(petal));
      if (!is_new) place->second = std::min(place->second, cost(petal));
    }
  }
  std::map<Candidate, int> costs;
  for (const auto& [removed, price] : prices) {
    const int least = least_cost(price, stem.size(), most_petals);
    if (least < never) costs.emplace(removed, least);
  }
  return costs;
}

StepList steps_of(const Technique& technique, const Grid& grid, Workspace& workspace) {
  StepSink sink(StepSink::Wanted::all);
  technique.find(grid, workspace, sink);
  return sink.found();
}

/// The least surcharge at which a technique removes each candidate.
std::map<Candidate, int> surcharges_found(const StepList& steps) {
  std::map<Candidate, int> found;
  for (const Step& step : steps) {
    for (Candidate removed : step.effects.removes) improve(found, removed, surcharge_of(step));
  }
  return found;
}

int one(const Petal&) {
  return 1;
}
/// 20 for each petal, and 1 for each of its cells beyond the first.
int price(const Petal& petal) {
  return 19 + petal.cells.size();
}

/// If one petal serves all places of a digit, the blossom is left to locked candidates; another one may be found there.
TEST(HouseBlossoms, AreTheCheapestForEachPlaceOfADigit) {
  std::map<int, int> hits_by_surcharge;
  on_random_grids(60, [&](const Grid& grid, Workspace& workspace) {
    const std::vector<Petal> petals = all_petals(grid);
    std::map<Candidate, int> expected;
    CandidateSet uncertain;
    for (House house : House::all()) {
      for (Digit digit : Digit::all()) {
        std::vector<Candidate> stem;
        for (Cell cell : places(grid, house, digit)) stem.emplace_back(cell, digit);
        if (stem.size() < 3 || stem.size() > 5) continue;
        const CandidateSet others = grid.all_candidates() - CandidateSet(digit, CellSet::all());
        for (const auto& [removed, count] : least_costs(petals, stem, others, 5, one)) {
          if (count == 1) uncertain.insert(removed);
        }
        for (const auto& [removed, sum] : least_costs(petals, stem, others, 5, price)) {
          if (!uncertain.contains(removed)) improve(expected, removed, sum - 40);
        }
      }
    }
    for (const auto& [removed, surcharge] : surcharges_found(steps_of(technique::house_blossom, grid, workspace))) {
      ++hits_by_surcharge[surcharge / 20 * 20];
      if (!uncertain.contains(removed)) {
        EXPECT_EQ(expected[removed], surcharge);
      }
      expected.erase(removed);
    }
    EXPECT_TRUE(expected.empty());
  });
  for (int surcharge : {0, 20, 40}) EXPECT_GT(hits_by_surcharge[surcharge], 3) << surcharge;
}

/// A random state with two digits and few others in the corners of a rectangle, and few candidates in other cells. Most
/// solved cells are given: others make further rectangles, and there are hardly ever more steps than the sink's limit.
Grid state_with_guardians(std::mt19937_64& rng) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  constexpr DigitSet planted = {Digit::of(1), Digit::of(2)};
  Board board = random_board(rng, random_solution(rng));
  for (Cell cell : Cell::all()) {
    DigitSet& marks = (*board.marks)[cell];
    while (marks.size() > 3 && rng() % 8 != 0) marks.erase(marks.first());
    board.givens.insert_if(board.values[cell] != 0 && rng() % 4 != 0, cell);
  }
  for (Cell cell : rectangles[rng() % rectangles.size()].cells()) {
    board.givens.erase(cell);
    board.values[cell] = 0;
    DigitSet& marks = (*board.marks)[cell];
    marks = planted;
    if (rng() % 2 == 0) marks.insert(Digit(static_cast<int>(2 + rng() % 7)));
    if (rng() % 8 == 0) marks.insert(Digit(static_cast<int>(2 + rng() % 7)));
  }
  return Grid(board);
}

std::vector<Petal> bivalue_cells(const std::vector<Petal>& petals) {
  std::vector<Petal> cells;
  std::ranges::copy_if(petals, std::back_inserter(cells), [](const Petal& petal) { return petal.cells.size() == 1; });
  return cells;
}

/// Adds the eliminations by the guardians of a relation: guardians of another digit need petals.
void add_expected(const Grid& grid, const std::vector<Petal>& petals, const CandidateSet& guardians,
                  std::map<Candidate, int>& expected) {
  for (Digit digit : Digit::all()) {
    std::vector<Candidate> stem;
    CellSet excluded = grid.cells(digit);
    for (Candidate guardian : guardians) {
      if (guardian.digit() == digit) excluded &= peers(guardian.cell());
      if (guardian.digit() != digit) stem.push_back(guardian);
    }
    if (stem.empty()) continue;
    const auto cost = [](const Petal& petal) { return 15 * (petal.cells.size() + 1); };
    const CandidateSet wanted(digit, excluded);
    for (const auto& [removed, sum] : least_costs(bivalue_cells(petals), stem, wanted, 3, cost)) {
      improve(expected, removed, sum - 30);
    }
    // With larger sets, the smallest, two cells, costs as much as ALS-XZ.
    for (const auto& [removed, sum] : least_costs(petals, stem, wanted, 3, cost)) {
      improve(expected, removed, std::min(sum - 45 + 110, 200));
    }
  }
}

TEST(UniqueBlossoms, AreTheCheapestForEachGuardian) {
  std::map<int, int> hits_by_surcharge;
  std::array<int, 2> hits_by_variant{};
  int compared = 0;
  std::mt19937_64 rng(11);
  for (std::size_t i = 0; i < by_effort(50) && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = state_with_guardians(rng);
    Workspace workspace;
    workspace.set_promise(Promise::givens);
    const std::vector<Petal> petals = all_petals(grid);
    std::map<Candidate, int> expected;
    for (const auto& relation : workspace.get<uniqueness::DeadlyRelations>(grid).view()) {
      if (relation.guardians.size() <= 4) add_expected(grid, petals, relation.guardians, expected);
    }
    StepSink sink(StepSink::Wanted::all);
    technique::unique_blossom.find(grid, workspace, sink);
    if (sink.is_cut()) continue;
    ++compared;
    const StepList& steps = sink.found();
    EXPECT_EQ(surcharges_found(steps), expected);
    for (const Step& step : steps) {
      ++hits_by_surcharge[surcharge_of(step)];
      ++hits_by_variant[step.variant];
    }
  }
  for (int surcharge : {0, 30, 110, 125, 140, 155}) EXPECT_GT(hits_by_surcharge[surcharge], 3) << surcharge;
  for (int hits : hits_by_variant) EXPECT_GT(hits, 10);
  EXPECT_GT(compared, 40);
}

}  // namespace
}  // namespace deduku::testing
