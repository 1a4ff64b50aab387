// Singles of the HoDoKu scale, which come from queues, against an examination of every cell and house.
#include "src/scales/hodoku/hodoku_state.hpp"

#include "tests/hodoku/finder_oracle.hpp"

namespace deduku::testing {
namespace {

/// Whether a cell is the last empty one of some house.
bool is_full_house(const Grid& grid, Candidate candidate) {
  const auto is_last = [&](House house) { return grid.empty_count(house) == 1; };
  return std::ranges::any_of(candidate.cell().houses(), is_last);
}
bool is_naked_single(const Grid& grid, Candidate candidate) {
  return grid.candidates(candidate.cell()).size() == 1;
}
bool is_hidden_single(const Grid& grid, Candidate candidate) {
  const auto is_only = [&](House house) { return grid.cells(house, candidate.digit()).size() == 1; };
  return std::ranges::any_of(candidate.cell().houses(), is_only);
}

using IsSingle = bool (*)(const Grid&, Candidate);

/// A single is found if there is one, and the finding is one.
void expect_single(const Grid& grid, const std::optional<Candidate>& found, IsSingle is_single) {
  bool any = false;
  for (Candidate candidate : grid.all_candidates()) any = any || is_single(grid, candidate);
  EXPECT_EQ(found.has_value(), any);
  EXPECT_TRUE(!found || (grid.has(*found) && is_single(grid, *found)));
}

/// The next step; each kind is searched for only if no earlier kind was found.
std::optional<Candidate> next_single(hodoku::HodokuState& state, std::array<int, 3>& hits) {
  using hodoku::HodokuState;
  const std::pair<std::optional<Candidate> (HodokuState::*)(), IsSingle> kinds[] = {
      {&HodokuState::full_house, is_full_house},
      {&HodokuState::naked_single, is_naked_single},
      {&HodokuState::hidden_single, is_hidden_single}};
  for (std::size_t i = 0; i < std::size(kinds); ++i) {
    const std::optional<Candidate> found = (state.*kinds[i].first)();
    expect_single(state.grid(), found, kinds[i].second);
    if (!found) continue;
    ++hits[i];
    return found;
  }
  return std::nullopt;
}

/// Some candidate that is not in the solution.
std::optional<Candidate> random_wrong_candidate(const Grid& grid, const Solution& solution, std::mt19937_64& rng) {
  std::vector<Candidate> wrong;
  for (Candidate candidate : grid.all_candidates()) {
    if (solution[candidate.cell()] != candidate.digit()) wrong.push_back(candidate);
  }
  return wrong.empty() ? std::nullopt : std::optional(wrong[rng() % wrong.size()]);
}

TEST(HodokuSingles, AreFoundWhereThereAreAny) {
  std::mt19937_64 rng(3);
  std::array<int, 3> hits{};
  for (int i = 0; i < 50 && !HasFailure(); ++i) {
    const Solution solution = random_full_grid(rng);
    hodoku::HodokuState state(some_givens(solution, rng));
    while (!state.grid().is_complete() && !HasFailure()) {
      if (const auto single = next_single(state, hits)) {
        state.place(*single);
      } else if (const auto wrong = random_wrong_candidate(state.grid(), solution, rng)) {
        state.remove(*wrong);
      }
    }
  }
  for (int count : hits) EXPECT_GT(count, 100);
}

}  // namespace
}  // namespace deduku::testing
