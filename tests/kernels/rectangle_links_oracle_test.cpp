// Rectangles with strong links and with guardians outside, against their definitions: the necessary digits of corners
// are found by trying every filling.
#include <deque>

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "tests/kernels/plain_rectangles.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// The content of a corner: the first digit, the second, or another one.
using Filling = std::array<int, 4>;
constexpr int something_else = 2;
/// Neighbours along the sides: upper, lower, left, right.
constexpr std::array<std::array<int, 2>, 4> sides = {{{0, 1}, {2, 3}, {0, 2}, {1, 3}}};

bool clashes(const Filling& filling) {
  return std::ranges::any_of(sides, [&](const auto& side) {
    return filling[side[0]] == filling[side[1]] && filling[side[0]] != something_else;
  });
}

bool is_deadly(const Filling& filling) {
  return !clashes(filling) && std::ranges::count(filling, something_else) == 0;
}

std::vector<Filling> all_fillings() {
  std::vector<Filling> fillings;
  for (int i = 0; i < 81; ++i) {
    const Filling filling = {i % 3, i / 3 % 3, i / 9 % 3, i / 27};
    if (!clashes(filling)) fillings.push_back(filling);
  }
  return fillings;
}

constexpr DigitSet planted = {Digit::of(1), Digit::of(2)};

/// A random state with two digits in the corners of a rectangle, and few places for them elsewhere. Some corners are
/// solved, and not given.
Grid state_with_links(std::mt19937_64& rng) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  Board board = random_board(rng, random_solution(rng));
  for (Cell cell : Cell::all()) {
    if (rng() % 8 != 0) (*board.marks)[cell] -= planted;
    if (board.values[cell] <= 2) board.values[cell] = 0;
  }
  for (Cell cell : Cell::all()) board.givens.insert_if(board.values[cell] != 0 && rng() % 2 == 0, cell);
  const Rectangle& rectangle = rectangles[rng() % rectangles.size()];
  const auto [a, b, c, d] = rectangle;
  for (Cell cell : rectangle.cells()) {
    board.givens.erase(cell);
    board.values[cell] = 0;
    const DigitSet more = DigitSet::from_bits(static_cast<unsigned>(rng() % 512));
    (*board.marks)[cell] = rng() % 3 == 0 ? planted : planted | (more - planted);
    if (rng() % 12 == 0) (*board.marks)[cell].erase(rng() % 2 == 0 ? planted.first() : planted.last());
    if (rng() % 8 == 0) board.values[cell] = cell == a || cell == d ? 1 : 2;
  }
  return Grid(board);
}

StepList steps_of(const Technique& technique, const Grid& grid, Promise promise) {
  Workspace workspace;
  workspace.set_promise(promise);
  StepSink sink(StepSink::Wanted::all);
  technique.find(grid, workspace, sink);
  return sink.found();
}

/// Two digits in a rectangle; in the crosswise filling, the first is in the first and the last corner.
struct Pattern {
  Rectangle rectangle;
  std::array<Digit, 2> digits;

  CellSet cells() const { return {rectangle.a, rectangle.b, rectangle.c, rectangle.d}; }
  Cell cell(int corner) const { return rectangle.cells()[static_cast<std::size_t>(corner)]; }
  static int index_at(int corner) { return corner == 0 || corner == 3 ? 0 : 1; }
  Digit digit_at(int corner) const { return digits[static_cast<std::size_t>(index_at(corner))]; }
  /// Whether the corner has only the two digits.
  bool is_floor(const Grid& grid, int corner) const {
    return (grid.candidates(cell(corner)) - DigitSet{digits[0], digits[1]}).empty();
  }
  bool is_possible(const Grid& grid, Promise promise) const {
    for (int corner = 0; corner < 4; ++corner) {
      for (Digit digit : digits) {
        const bool is_needed = promise != Promise::givens || digit == digit_at(corner);
        if (is_needed && !may_hold(grid, cell(corner), digit)) return false;
      }
    }
    return true;
  }
};

template <class Visit>
void on_patterns(const Grid& grid, Promise promise, Visit&& visit) {
  static const std::vector<Rectangle> rectangles = all_rectangles();
  for (const Rectangle& rectangle : rectangles) {
    for (Digit x : Digit::all()) {
      for (Digit y : Digit::all()) {
        const Pattern pattern{rectangle, {x, y}};
        if (x != y && pattern.is_possible(grid, promise)) visit(pattern);
      }
    }
  }
}

/// The number of houses of a side in which the digit has no place except the two corners, and the number of these
/// houses that contain it.
std::pair<int, int> linked_houses(const Grid& grid, const Pattern& pattern, const std::array<int, 2>& side,
                                  Digit digit) {
  const CellSet ends = {pattern.cell(side[0]), pattern.cell(side[1])};
  std::pair<int, int> count{};
  for (House house : House::all()) {
    if (!cells_of(house).contains(ends)) continue;
    count.first += places(grid, house, digit) == ends ? 1 : 0;
    ++count.second;
  }
  return count;
}

/// Whether the corners follow from each other, beginning with `start`.
bool follow_from(const Grid& grid, const Pattern& pattern, int start) {
  std::array<bool, 4> known{};
  known[static_cast<std::size_t>(start)] = true;
  for (int round = 0; round < 4; ++round) {
    for (const auto& side : sides) {
      for (const auto& [from, to] : {std::pair(side[0], side[1]), std::pair(side[1], side[0])}) {
        if (!known[static_cast<std::size_t>(from)]) continue;
        const bool is_linked = linked_houses(grid, pattern, side, pattern.digit_at(to)).first > 0;
        if (is_linked || pattern.is_floor(grid, to)) known[static_cast<std::size_t>(to)] = true;
      }
    }
  }
  return std::ranges::count(known, true) == 4;
}

/// Whether every filling with the digit of `start` there is deadly if it satisfies all links and the corners'
/// candidates.
bool is_deadly_by_trying(const Grid& grid, const Pattern& pattern, int start) {
  static const std::vector<Filling> fillings = all_fillings();
  return std::ranges::all_of(fillings, [&](const Filling& filling) {
    if (filling[static_cast<std::size_t>(start)] != Pattern::index_at(start)) return true;
    for (int corner = 0; corner < 4; ++corner) {
      const int held = filling[static_cast<std::size_t>(corner)];
      if (held == something_else
              ? pattern.is_floor(grid, corner)
              : !may_hold(grid, pattern.cell(corner), pattern.digits[static_cast<std::size_t>(held)])) {
        return true;
      }
    }
    for (const auto& side : sides) {
      for (int i = 0; i < 2; ++i) {
        const bool is_linked =
            linked_houses(grid, pattern, side, pattern.digits[static_cast<std::size_t>(i)]).first > 0;
        const bool has_it =
            filling[static_cast<std::size_t>(side[0])] == i || filling[static_cast<std::size_t>(side[1])] == i;
        if (is_linked && !has_it) return true;
      }
    }
    return is_deadly(filling);
  });
}

/// Whether there are singles or locked candidates in the corners or along the sides: a digit that is linked in only one
/// of the two houses of a side.
bool has_simpler_steps(const Grid& grid, const Pattern& pattern) {
  for (const auto& side : sides) {
    const CellSet ends = {pattern.cell(side[0]), pattern.cell(side[1])};
    for (Digit digit : pattern.digits) {
      const auto [linked, all] = linked_houses(grid, pattern, side, digit);
      if (linked > 0 && linked < all) return true;
      for (House house : common_houses(ends)) {
        if (places(grid, house, digit).size() == 1) return true;
      }
    }
  }
  return std::ranges::any_of(pattern.rectangle.cells(), [&](Cell cell) { return grid.candidates(cell).size() == 1; });
}

using Key = std::tuple<CellSet, DigitSet, Candidate>;

/// The findings for the corners by types that come before.
std::set<Key> keys_of_other_types(const Grid& grid, Promise promise) {
  std::set<Key> keys;
  for (const Technique* technique :
       {&technique::unique_rectangle_1, &technique::avoidable_rectangle_1, &technique::unique_rectangle_4,
        &technique::unique_rectangle_6, &technique::hidden_rectangle}) {
    for (const Step& step : steps_of(*technique, grid, promise)) {
      for (Candidate removed : step.effects.removes) keys.emplace(step.evidence.cells(), step.evidence.digits, removed);
    }
  }
  return keys;
}

template <class Check>
void on_states_with_links(int count, Check&& check) {
  std::mt19937_64 rng(53);
  for (int i = 0; i < count && !::testing::Test::HasFailure(); ++i) {
    const Grid grid = state_with_links(rng);
    for (Promise promise : {Promise::grid, Promise::givens}) check(grid, promise);
  }
}

TEST(RectangleLinks, AreAllThatFollowFromCornerToCorner) {
  std::array<int, 4> hits_by_links{};
  on_states_with_links(1000, [&](const Grid& grid, Promise promise) {
    const StepList steps = steps_of(technique::unique_rectangle_strong_links, grid, promise);
    std::set<Key> found;
    for (const Step& step : steps) {
      EXPECT_TRUE(found.emplace(step.evidence.cells(), step.evidence.digits, step.effects.removes.first()).second);
      ++hits_by_links[steps.links(step).size()];
    }
    const std::set<Key> others = keys_of_other_types(grid, promise);
    on_patterns(grid, promise, [&](const Pattern& pattern) {
      for (int start = 0; start < 4; ++start) {
        const Candidate removed{pattern.cell(start), pattern.digit_at(start)};
        const Key key{pattern.cells(), DigitSet{pattern.digits[0], pattern.digits[1]}, removed};
        const bool follows = follow_from(grid, pattern, start);
        if (found.contains(key)) {
          EXPECT_TRUE(follows);
          EXPECT_FALSE(others.contains(key));
          EXPECT_TRUE(is_deadly_by_trying(grid, pattern, start));
        } else if (follows && !has_simpler_steps(grid, pattern)) {
          EXPECT_TRUE(others.contains(key) || pattern.is_floor(grid, start));
        }
        found.erase(key);
      }
    });
    EXPECT_TRUE(found.empty());
  });
  for (std::size_t links = 1; links < 4; ++links) EXPECT_GT(hits_by_links[links], 20) << links;
}

/// By sides and digits as bits, 4 * digit + side, and roof corners as bits: whether every filling with each of these
/// digits at each of these sides, and no other digits in the floor, is deadly.
std::vector<std::vector<bool>> forced_by_trying() {
  std::vector<std::vector<bool>> forced(16, std::vector<bool>(256));
  for (unsigned roof = 0; roof < 16; ++roof) {
    for (unsigned confined = 0; confined < 256; ++confined) {
      forced[roof][confined] = std::ranges::all_of(all_fillings(), [&](const Filling& filling) {
        for (unsigned corner = 0; corner < 4; ++corner) {
          if ((roof >> corner & 1U) == 0 && filling[corner] == something_else) return true;
        }
        for (unsigned bit = 0; bit < 8; ++bit) {
          const auto& side = sides[bit % 4];
          const int digit = static_cast<int>(bit / 4);
          const bool has_it = filling[static_cast<std::size_t>(side[0])] == digit ||
                              filling[static_cast<std::size_t>(side[1])] == digit;
          if ((confined >> bit & 1U) != 0 && !has_it) return true;
        }
        return is_deadly(filling);
      });
    }
  }
  return forced;
}

/// Candidates that are false if any one of some others is true, and the only one of these.
std::pair<CandidateSet, CandidateSet> follows_by_definition(const Grid& grid, const CandidateSet& guardians) {
  if (guardians.size() == 1) return {guardians, {}};
  CandidateSet removed;
  for (Candidate candidate : grid.all_candidates()) {
    bool is_excluded = true;
    for (Candidate guardian : guardians) {
      const bool in_one_cell = guardian.cell() == candidate.cell() && guardian != candidate;
      const bool in_one_house = guardian.digit() == candidate.digit() && sees(guardian.cell(), candidate.cell());
      is_excluded = is_excluded && (in_one_cell || in_one_house);
    }
    if (is_excluded) removed.insert(candidate);
  }
  return {{}, removed};
}

/// A house at a side.
struct SideHouse {
  unsigned side;
  House house;
};

std::vector<SideHouse> side_houses(const Pattern& pattern) {
  std::vector<SideHouse> houses;
  for (unsigned side = 0; side < 4; ++side) {
    for (House house : House::all()) {
      const CellSet ends = {pattern.cell(sides[side][0]), pattern.cell(sides[side][1])};
      if (cells_of(house).contains(ends)) houses.push_back({side, house});
    }
  }
  return houses;
}

/// The guardians of each choice of houses for both digits that forces the rectangle.
std::set<CandidateSet> guardians_by_trying(const Grid& grid, const Pattern& pattern) {
  static const std::vector<std::vector<bool>> forced = forced_by_trying();
  unsigned roof = 0;
  for (int corner = 0; corner < 4; ++corner) roof |= pattern.is_floor(grid, corner) ? 0 : 1U << corner;
  const std::vector<SideHouse> houses = side_houses(pattern);
  std::set<CandidateSet> all;
  for (unsigned choice = 0; choice < 1U << (2 * houses.size()); ++choice) {
    if (std::popcount(choice) > 4) continue;
    unsigned confined = 0;
    CandidateSet guardians;
    for (std::size_t i = 0; i < 2 * houses.size(); ++i) {
      if ((choice >> i & 1U) == 0) continue;
      const auto& [side, house] = houses[i / 2];
      const Digit digit = pattern.digits[i % 2];
      confined |= 1U << (4 * (i % 2) + side);
      guardians.insert(digit, places(grid, house, digit) - pattern.cells());
    }
    if (forced[roof][confined]) all.insert(guardians);
  }
  return all;
}

bool is_among(const StepList& steps, const std::pair<CandidateSet, CandidateSet>& effects) {
  return std::ranges::any_of(steps, [&](const Step& step) {
    return step.effects.places.contains(effects.first) && step.effects.removes.contains(effects.second);
  });
}

TEST(RectangleGuardians, AreAllThatForceTheRectangle) {
  std::array<int, 4> hits_by_variant{};
  on_states_with_links(700, [&](const Grid& grid, Promise promise) {
    const StepList steps = steps_of(technique::unique_rectangle_external, grid, promise);
    std::deque<const Step*> unexplained;
    for (const Step& step : steps) {
      if (step.evidence.digits != planted) continue;
      unexplained.push_back(&step);
      ++hits_by_variant[step.variant];
    }
    const StepList of_type_4 = steps_of(technique::unique_rectangle_4, grid, promise);
    on_patterns(grid, promise, [&](const Pattern& pattern) {
      if (DigitSet{pattern.digits[0], pattern.digits[1]} != planted) return;
      int roof_size = 0;
      for (int corner = 0; corner < 4; ++corner) roof_size += pattern.is_floor(grid, corner) ? 0 : 1;
      if (roof_size < 2) return;
      const std::set<CandidateSet> all_guardians = guardians_by_trying(grid, pattern);
      const bool is_contradiction = all_guardians.contains(CandidateSet());
      for (const CandidateSet& guardians : all_guardians) {
        const auto effects = follows_by_definition(grid, guardians);
        std::erase_if(unexplained, [&](const Step* step) {
          const bool follows =
              effects.first.contains(step->effects.places) && effects.second.contains(step->effects.removes);
          return step->evidence.deadly.cells() == pattern.cells() && (follows || is_contradiction);
        });
        auto outside = effects;
        for (Candidate candidate : effects.second) {
          if (pattern.cells().contains(candidate.cell())) outside.second.erase(candidate);
        }
        if (is_contradiction || (outside.first.empty() && outside.second.empty())) continue;
        const bool is_type_4 = std::ranges::any_of(of_type_4, [&](const Step& step) {
          return step.evidence.cells() == pattern.cells() && step.effects.removes.digits() == guardians.digits();
        });
        EXPECT_TRUE(is_type_4 || has_simpler_steps(grid, pattern) || is_among(steps, outside));
      }
    });
    EXPECT_TRUE(unexplained.empty());
  });
  for (std::size_t variant = 0; variant < 4; ++variant) EXPECT_GT(hits_by_variant[variant], 5) << variant;
}

}  // namespace
}  // namespace deduku::testing
