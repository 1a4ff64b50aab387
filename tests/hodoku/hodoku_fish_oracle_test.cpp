// Fish of the HoDoKu scale against their definition: base houses, cover houses, fins.
//
// Base cells are those with the digit in a base house. Fins are base cells outside all covers, and those in two bases.
// Cells of a cover that are not in a base, and those in two covers, lose the digit if they see every fin.
#include "tests/hodoku/finder_oracle.hpp"

namespace deduku::testing {
namespace {

constexpr int max_fins = 5;
constexpr int max_endo_fins = 2;

using Houses = std::vector<House>;

/// Some houses and the cells with a digit in them.
struct Side {
  Houses houses;
  CellSet cells;
  CellSet shared;  ///< in more than one of the houses
};

Side side_of(const Grid& grid, Digit digit, const Houses& houses) {
  Side side{houses, {}, {}};
  for (House house : houses) {
    side.shared |= side.cells & grid.cells(house, digit);
    side.cells |= grid.cells(house, digit);
  }
  return side;
}

struct Fish {
  Digit digit;
  const Side& bases;
  const Side& covers;

  CellSet fins() const { return (bases.cells - covers.cells) | bases.shared; }
  CandidateSet removals() const {
    const CellSet touched = (covers.cells - bases.cells) | covers.shared;
    return {digit, touched & common_peers(fins())};
  }
  /// Whether without its fins some base house has at most one place left.
  bool is_sashimi(const Grid& grid) const {
    return std::ranges::any_of(bases.houses,
                               [&](House base) { return (grid.cells(base, digit) - fins()).size() <= 1; });
  }
};

/// Every choice of `size` houses.
std::vector<Side> sides(const Grid& grid, Digit digit, const Houses& houses, std::size_t size) {
  std::vector<Side> list;
  for_each_choice(houses, size, [&](const Houses& choice) { list.push_back(side_of(grid, digit, choice)); });
  return list;
}

/// The houses of one kind that have the digit as a candidate.
Houses open_houses(const Grid& grid, Digit digit, HouseKind kind) {
  Houses houses;
  for (House house : houses_of_kind(kind)) {
    if (!grid.cells(house, digit).empty()) houses.push_back(house);
  }
  return houses;
}

/// The houses that contain some of the cells.
Houses houses_that_meet(const Houses& houses, const CellSet& cells) {
  Houses met;
  for (House house : houses) {
    if (cells_of(house).intersects(cells)) met.push_back(house);
  }
  return met;
}

/// Calls `use(fish)` with every choice of parallel lines as bases and of crossing lines as covers: digit, rows before
/// columns, bases, covers. Each cover meets the bases somewhere.
template <class Use>
void fish_of_lines(const Grid& grid, std::size_t size, const Use& use) {
  for (Digit digit : Digit::all()) {
    for (const auto& [base, cover] :
         {std::pair(HouseKind::row, HouseKind::column), std::pair(HouseKind::column, HouseKind::row)}) {
      for (const Side& bases : sides(grid, digit, open_houses(grid, digit, base), size)) {
        const Houses crossed = houses_that_meet(houses_of_kind(cover), bases.cells);
        for (const Side& covers : sides(grid, digit, crossed, size)) use(Fish{digit, bases, covers});
      }
    }
  }
}

/// A grid in which the base lines of some fish have places outside their covers only in one box, or none at all.
template <int size, bool finned>
Start start_with_fish(std::mt19937_64& rng) {
  Start start = start_of_few_digits<6>(rng);
  const Digit digit(static_cast<int>(rng() % 6));
  const HouseKind base = rng() % 2 == 0 ? HouseKind::row : HouseKind::column;
  Houses lines = houses_of_kind(base);
  std::ranges::shuffle(lines, rng);
  lines.resize(size);
  CellSet spared;
  if (finned) spared = cells_of(cell_at(lines[0], Position(static_cast<int>(rng() % 9))).box());
  for (Cell cell : cells_in(lines)) {
    if (start.solution[cell] != digit) continue;
    spared |= base == HouseKind::row ? cells_of(cell.column()) : cells_of(cell.row());
  }
  for (Cell cell : start.grid.cells(digit) & (cells_in(lines) - spared)) (void)start.grid.eliminate({cell, digit});
  return start;
}

template <int size>
void check_basic_fish(int grids, int min_hits) {
  FirstCheck check(hodoku::find_basic_fish<size>, min_hits);
  on_starts(start_with_fish<size, false>, grids, [&](const Grid& grid) {
    Findings findings;
    fish_of_lines(grid, size, [&](const Fish& fish) {
      if (fish.fins().empty()) findings.add(fish.removals());
    });
    check(grid, findings);
  });
}

TEST(HodokuBasicFish, IsTheFirst) {
  check_basic_fish<2>(300, 20);
  check_basic_fish<3>(40, 8);
  check_basic_fish<4>(10, 2);
}

/// The finder of sashimi fish is called only if no other finned fish is found.
template <int size>
void check_finned_fish(int grids, int min_hits) {
  int plain = 0;
  int sashimi = 0;
  FinderDriver driver;
  on_starts(start_with_fish<size, true>, grids, [&](const Grid& grid) {
    std::array<Findings, 2> expected;
    fish_of_lines(grid, size, [&](const Fish& fish) {
      const bool is_finned = !fish.fins().empty() && fish.fins().size() <= max_fins;
      if (is_finned) expected[fish.is_sashimi(grid)].add(fish.removals());
    });
    driver.show(grid);
    EXPECT_EQ((driver.find(hodoku::find_finned_fish<size, false>)), expected[0].first());
    plain += expected[0].empty() ? 0 : 1;
    if (!expected[0].empty()) return;
    EXPECT_EQ((driver.find(hodoku::find_finned_fish<size, true>)), expected[1].first());
    sashimi += expected[1].empty() ? 0 : 1;
  });
  EXPECT_GE(plain + sashimi, min_hits) << "too few grids have the pattern";
}

TEST(HodokuFinnedFish, IsTheFirstOfItsForm) {
  check_finned_fish<2>(300, 50);
  check_finned_fish<3>(50, 5);
  check_finned_fish<4>(15, 1);
}

/// The lines of one kind and the boxes that have the digit as a candidate.
Houses lines_and_boxes(const Grid& grid, Digit digit, HouseKind lines) {
  Houses houses = open_houses(grid, digit, lines);
  for (House box : open_houses(grid, digit, HouseKind::box)) houses.push_back(box);
  return houses;
}

bool has_box(const Houses& houses) {
  return houses.back().is_box();
}
bool has_line(const Houses& houses) {
  return houses.front().is_line();
}

/// Calls `use(fish)` with every choice of rows and boxes on one side, of columns and boxes on the other.
template <class Use>
void franken_fish(const Grid& grid, Digit digit, std::size_t size, const Use& use) {
  for (const auto& [base, cover] :
       {std::pair(HouseKind::row, HouseKind::column), std::pair(HouseKind::column, HouseKind::row)}) {
    const std::vector<Side> all_covers = sides(grid, digit, lines_and_boxes(grid, digit, cover), size);
    for (const Side& bases : sides(grid, digit, lines_and_boxes(grid, digit, base), size)) {
      if (!has_line(bases.houses) || bases.shared.size() > max_endo_fins) continue;
      for (const Side& covers : all_covers) {
        const bool is_franken = has_line(covers.houses) && (has_box(bases.houses) || has_box(covers.houses));
        if (is_franken && !set_of(bases.houses).intersects(set_of(covers.houses))) use(Fish{digit, bases, covers});
      }
    }
  }
}

/// The first without fins and the first with fins. The finder of finned ones is called only if there are no others.
std::array<Findings, 2> first_franken_fish(const Grid& grid, std::size_t size) {
  std::array<Findings, 2> findings;
  for (Digit digit : Digit::all()) {
    franken_fish(grid, digit, size, [&](const Fish& fish) {
      const CellSet fins = fish.fins();
      const bool is_finned = !fins.empty();
      if (fins.size() <= max_fins && findings[is_finned].empty()) findings[is_finned].add(fish.removals());
    });
    if (!findings[false].empty()) break;
  }
  return findings;
}

/// The hits without fins and with fins.
template <int size, class Make>
std::array<int, 2> check_franken_fish(const Make& make, int grids) {
  std::array<int, 2> hits{};
  FinderDriver driver;
  on_grids_from(make, grids, [&](const Grid& grid) {
    const std::array<Findings, 2> expected = first_franken_fish(grid, size);
    driver.show(grid);
    EXPECT_EQ((driver.find(hodoku::find_franken_fish<size, false>)), expected[false].first());
    hits[false] += expected[false].empty() ? 0 : 1;
    if (!expected[false].empty()) return;
    EXPECT_EQ((driver.find(hodoku::find_franken_fish<size, true>)), expected[true].first());
    hits[true] += expected[true].empty() ? 0 : 1;
  });
  return hits;
}

TEST(HodokuFrankenFish, OfTwoHousesIsTheFirst) {
  const std::array<int, 2> hits = check_franken_fish<2>(any_start, 40);
  EXPECT_GE(hits[false], 5);
  EXPECT_GE(hits[true], 1);
}

TEST(HodokuFrankenFish, OfThreeHousesIsTheFirst) {
  const std::array<int, 2> hits = check_franken_fish<3>(start_of_few_digits<3>, 30);
  EXPECT_GE(hits[false] + hits[true], 3);
}

}  // namespace
}  // namespace deduku::testing
