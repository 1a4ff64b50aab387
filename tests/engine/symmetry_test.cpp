// A technique finds the same patterns on a relabelled, turned or permuted grid: the set of findings maps along.
#include <algorithm>
#include <set>

#include "tests/support/effort.hpp"
#include "tests/support/random_state.hpp"
#include "tests/support/soundness.hpp"

namespace deduku::testing {
namespace {

/// Techniques with many ways to one end keep one of the cheapest ways; among equals, the order of their search decides.
constexpr TechniqueId with_many_paths[] = {
    TechniqueId::aligned_pair_exclusion,
    TechniqueId::aligned_triplet_exclusion,
    TechniqueId::als_chain,
    TechniqueId::als_exclusion,
    TechniqueId::als_xy_wing,
    TechniqueId::als_xz,
    TechniqueId::broken_wing,
    TechniqueId::complex_single,
    TechniqueId::death_blossom,
    TechniqueId::forcing_chain_contradiction,
    TechniqueId::forcing_chain_verity,
    TechniqueId::forcing_net_contradiction,
    TechniqueId::forcing_net_verity,
    TechniqueId::guardian_net,
    TechniqueId::house_blossom,
    TechniqueId::kraken_fish_1,
    TechniqueId::kraken_fish_2,
    TechniqueId::medusa_3d,
    TechniqueId::multi_sector_locked_set,
    TechniqueId::set_equivalence,
    TechniqueId::sk_loop,
    TechniqueId::sue_de_coq,
    TechniqueId::symmetrical_placement,
    TechniqueId::template_delete,
    TechniqueId::template_set,
    TechniqueId::uncolourable_set,
    TechniqueId::unique_blossom,
    TechniqueId::unique_rectangle_external,
    TechniqueId::unique_rectangle_strong_links,
};

bool has_many_paths(TechniqueId id) {
  if (family_of(id) == Family::trial) return true;
  for (const std::string_view family : {"finned_", "sashimi_", "franken_", "mutant_"}) {
    if (key(id).starts_with(family)) return true;
  }
  for (const std::string_view family : {"chain", "aic", "nice_loop"}) {
    if (key(id).ends_with(family)) return true;
  }
  return std::ranges::find(with_many_paths, id) != std::end(with_many_paths);
}

/// The identity of a finding: everything except the order of links and the names of the two colours; for techniques
/// with many ways to one end, only the effects and the surcharge.
struct Finding {
  TechniqueId technique;
  std::uint8_t variant;
  CandidateSet places;
  CandidateSet removes;
  int surcharge;
  DigitSet digits{};
  HouseSet base{};
  HouseSet cover{};
  HouseSet goal{};
  std::multiset<std::tuple<Role, CellSet, DigitSet>> parts{};

  friend auto operator<=>(const Finding&, const Finding&) = default;
};

Role without_colour(Role role) {
  return role == Role::colour_b ? Role::colour_a : role;
}

/// A step as a finding, mapped by `map`, which is a symmetry or the identity.
template <class Map>
Finding finding(const Step& step, const Map& map) {
  const Evidence& evidence = step.evidence;
  Finding finding{step.technique, step.variant, map(step.effects.places), map(step.effects.removes),
                  surcharge_of(step)};
  if (has_many_paths(step.technique)) return finding;
  finding.digits = map(evidence.digits);
  finding.base = map(evidence.base);
  finding.cover = map(evidence.cover);
  finding.goal = map(evidence.goal);
  for (const Part& part : evidence.parts()) {
    finding.parts.emplace(without_colour(part.role), map(part.cells), map(part.digits));
  }
  return finding;
}

/// The findings of a technique on a grid, and whether a limit has cut its search.
struct Findings {
  std::multiset<Finding> steps;
  bool is_cut = false;
};

/// The findings of each technique: all techniques one after the other, which share their facts about the grid.
template <class Map>
std::vector<Findings> findings(Solver& solver, const Grid& grid, const Map& map) {
  std::vector<Findings> findings(technique_count);
  for (int i = 0; i < technique_count; ++i) {
    Findings& found = findings[static_cast<std::size_t>(i)];
    for (const Step& step : solver.all_steps(grid, static_cast<TechniqueId>(i), Promise::givens)) {
      found.steps.insert(finding(step, map));
    }
    found.is_cut = solver.is_cut();
  }
  return findings;
}

/// Techniques whose list of findings differs between images of a grid: the order in which their search finds patterns
/// decides which whips it keeps. They are not compared.
constexpr TechniqueId not_invariant[] = {TechniqueId::guardian_whip, TechniqueId::guardian_braid};

/// Compares every other technique on a board and on its image.
void expect_symmetric(Solver& solver, const Board& board, const Symmetry& symmetry) {
  const auto identity = [](const auto& set) { return set; };
  const auto expected = findings(solver, Grid(board), symmetry);
  const auto found = findings(solver, Grid(symmetry(board)), identity);
  for (std::size_t i = 0; i < technique_count; ++i) {
    if (std::ranges::find(not_invariant, static_cast<TechniqueId>(i)) != std::end(not_invariant)) continue;
    EXPECT_EQ(found[i].is_cut, expected[i].is_cut) << key(static_cast<TechniqueId>(i));
    if (found[i].is_cut) continue;
    EXPECT_EQ(found[i].steps, expected[i].steps)
        << key(static_cast<TechniqueId>(i)) << " on " << formats::line_of(board);
  }
}

TEST(Symmetry, FindingsMapAlongOnRandomStates) {
  Draw draw;
  Solver solver;
  for (std::size_t i = 0; i < by_effort(6) && !::testing::Test::HasFailure(); ++i) {
    const Board board = random_board(draw.rng(), random_solution(draw.rng()));
    expect_symmetric(solver, board, Symmetry::random(draw.rng()));
  }
}

/// Keeps the boards along a path on which singles, intersections and subsets make no progress.
struct BoardsOfPath : Observer {
  std::vector<Board> boards;
  void on_step(const StepEvent& event) override {
    if (level_of(event.rung->cost) > Level::hard) boards.push_back(formats::board_of(event.view.before));
  }
};

TEST(Symmetry, FindingsMapAlongOnThePathsOfRealPuzzles) {
  Draw draw;
  BoardsOfPath path;
  Observer* observer = &path;
  Solver solver;
  for (const char* list : {"puzzles/er-2.5.txt", "puzzles/er-5.0.txt"}) {
    for (const std::string& line : draw.puzzles_of(list, 10)) solver.solve(grid_of_line(line), {&observer, 1});
  }
  for (const Board& board : draw.some_of(path.boards, 15)) {
    expect_symmetric(solver, board, Symmetry::random(draw.rng()));
    if (::testing::Test::HasFailure()) return;
  }
}

}  // namespace
}  // namespace deduku::testing
