#include "techniques/fish/fish_hunt.hpp"

#include "techniques/facts/templates.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

using kernel::Fish;
using kernel::FishClass;
using kernel::FishQuestion;

std::vector<HouseSet> choices(const HouseSet& houses, int size) {
  if (size == 0) return {HouseSet()};
  std::vector<HouseSet> all;
  HouseSet rest = houses;
  for (House house : houses) {
    rest.erase(house);
    for (HouseSet choice : choices(rest, size - 1)) {
      choice.insert(house);
      all.push_back(choice);
    }
  }
  return all;
}

int count_of(const HouseSet& houses, Cell cell) {
  int count = 0;
  for (House house : houses) count += cells_of(house).contains(cell);
  return count;
}

bool has_kind(const HouseSet& houses, HouseKind kind) {
  for (House house : houses) {
    if (house.kind() == kind) return true;
  }
  return false;
}

HouseKind across(HouseKind line) {
  return line == HouseKind::row ? HouseKind::column : HouseKind::row;
}

/// Whether base lines of one kind are covered by lines of the other, boxes apart.
bool is_crossing(const Fish& fish, HouseKind line) {
  return has_kind(fish.base, line) && !has_kind(fish.base, across(line)) &&
         has_kind(fish.cover, across(line)) && !has_kind(fish.cover, line);
}

FishClass class_of(const Fish& fish) {
  if (!is_crossing(fish, HouseKind::row) && !is_crossing(fish, HouseKind::column)) return FishClass::mutant;
  return has_kind(fish.base | fish.cover, HouseKind::box) ? FishClass::franken : FishClass::basic;
}

/// The houses from which a fish of the same class and direction could choose its base.
HouseSet possible_base(const Fish& fish) {
  HouseSet possible;
  for (House house : House::all()) {
    const bool line = house.is_line() && has_kind(fish.base, house.kind());
    const bool box = house.is_box() && class_of(fish) != FishClass::basic;
    if (line || box || class_of(fish) == FishClass::mutant) possible.insert(house);
  }
  return possible;
}

/// The slow definition of what `hunt_fish` visits.
class PlainHunt {
 public:
  explicit PlainHunt(const FishQuestion& question)
      : question_(question), left_(question.places - question.struck - CellSet{question.target}) {
    for (House house : House::all()) {
      const bool own = cells_of(house).contains(question.target);
      if (own) own_.insert(house);
      if (!own && question.places.intersects(cells_of(house))) others_.insert(house);
    }
  }
  std::set<Fish> fish() const {
    std::set<Fish> found;
    for (const HouseSet& cover : choices(others_, question_.size - 1)) {
      for (const HouseSet& base : choices(others_ - cover, question_.size)) {
        if (!is_proof(base, cover)) continue;
        for (House house : own_) add({question_.digit, base, cover | HouseSet{house}}, cover, found);
      }
    }
    return found;
  }

 private:
  /// Whether no place left is in more base than cover houses.
  bool is_proof(const HouseSet& base, const HouseSet& cover) const {
    for (Cell cell : left_) {
      if (count_of(base, cell) > count_of(cover, cell)) return false;
    }
    return true;
  }
  void add(const Fish& fish, const HouseSet& cover, std::set<Fish>& found) const {
    if (class_of(fish) == question_.fish_class && is_needed(possible_base(fish), cover)) found.insert(fish);
  }
  bool is_needed(const HouseSet& possible, const HouseSet& cover) const {
    for (int size = 0; size < cover.size(); ++size) {
      for (const HouseSet& part : choices(cover, size)) {
        for (const HouseSet& base : choices(inside(possible, part), size + 1)) {
          if (is_proof(base, part)) return false;
        }
      }
    }
    return true;
  }
  HouseSet inside(const HouseSet& possible, const HouseSet& cover) const {
    HouseSet inside;
    for (House house : (possible & others_) - cover) {
      if (is_proof({house}, cover)) inside.insert(house);
    }
    return inside;
  }

  const FishQuestion& question_;
  CellSet left_;
  HouseSet own_;
  HouseSet others_;
};

std::set<Fish> hunted(const FishQuestion& question) {
  Collected<Fish> found;
  EXPECT_FALSE(kernel::hunt_fish(question, [&](const Fish& fish) {
    found.add(fish);
    return false;
  }));
  return found.keys();
}

/// Asks for each digit of random grids after a target: the first one of `targets(grid, digit)`.
template <class Targets>
void on_random_targets(int count, int size, const Targets& targets, const auto& check) {
  on_random_grids(count, [&](const Grid& grid, Workspace&) {
    for (Digit digit : Digit::all()) {
      const CellSet from = targets(grid, digit);
      if (from.empty()) continue;
      for (FishClass fish_class : {FishClass::basic, FishClass::franken, FishClass::mutant}) {
        check(FishQuestion{digit, grid.cells(digit), from.first(), peers(from.first()), fish_class, size});
      }
    }
  });
}

CellSet dead_cells(const Grid& grid, Digit digit) {
  return grid.cells(digit) - kernel::cells_in_templates(kernel::places_of(grid, digit));
}

/// Those dead cells that locked candidates and hidden singles leave.
CellSet stubborn_cells(const Grid& grid, Digit digit) {
  CellSet stubborn = dead_cells(grid, digit);
  for (House house : House::all()) {
    const CellSet there = places(grid, house, digit);
    if (!there.empty()) stubborn -= common_peers(there);
  }
  return stubborn;
}

void expect_as_defined(int grids, int size, std::size_t least_hits) {
  std::size_t hits = 0;
  on_random_targets(grids, size, stubborn_cells, [&](const FishQuestion& question) {
    const std::set<Fish> found = hunted(question);
    EXPECT_EQ(found, PlainHunt(question).fish());
    hits += found.size();
  });
  EXPECT_GT(hits, least_hits);
}

TEST(FishHunt, FindsThePairsThatTheDefinitionSays) {
  expect_as_defined(150, 2, 100);
}

TEST(FishHunt, FindsTheTriplesThatTheDefinitionSays) {
  expect_as_defined(15, 3, 100);
}

TEST(FishHunt, FindsNothingAgainstCandidatesInTemplates) {
  for (int size = 2; size <= 4; ++size) {
    const auto alive = [](const Grid& grid, Digit digit) {
      return grid.cells(digit) - dead_cells(grid, digit);
    };
    on_random_targets(100, size, alive,
                      [](const FishQuestion& question) { EXPECT_TRUE(hunted(question).empty()); });
  }
}

TEST(FishHunt, RemovesItsTarget) {
  on_random_targets(100, 4, dead_cells, [](const FishQuestion& question) {
    for (const Fish& fish : hunted(question)) {
      EXPECT_TRUE(kernel::anatomy(question.places, fish).victims().contains(question.target));
    }
  });
}

}  // namespace
}  // namespace deduku::testing
