#include "techniques/fish/fish_search.hpp"

#include "techniques/facts/templates.hpp"
#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

using fish::Fish;
using fish::FishClass;
using fish::FishQuery;

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

/// Whether base lines of one kind are covered by lines of the other; boxes are ignored.
bool is_crossing(const Fish& fish, HouseKind line) {
  return has_kind(fish.base, line) && !has_kind(fish.base, across(line)) && has_kind(fish.cover, across(line)) &&
         !has_kind(fish.cover, line);
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

/// The slow definition of the fish that `search_fish` visits.
class PlainFishSearch {
 public:
  explicit PlainFishSearch(const FishQuery& query)
      : query_(query), left_(query.places - query.struck - CellSet{query.target}) {
    for (House house : House::all()) {
      const bool own = cells_of(house).contains(query.target);
      if (own) own_.insert(house);
      if (!own && query.places.intersects(cells_of(house))) others_.insert(house);
    }
  }
  std::set<Fish> fish() const {
    std::set<Fish> found;
    for (const HouseSet& cover : choices(others_, query_.size - 1)) {
      for (const HouseSet& base : choices(others_ - cover, query_.size)) {
        if (!is_proof(base, cover)) continue;
        for (House house : own_) add({query_.digit, base, cover | HouseSet{house}}, cover, found);
      }
    }
    return found;
  }

 private:
  /// Whether no remaining place is in more base than cover houses.
  bool is_proof(const HouseSet& base, const HouseSet& cover) const {
    for (Cell cell : left_) {
      if (count_of(base, cell) > count_of(cover, cell)) return false;
    }
    return true;
  }
  void add(const Fish& fish, const HouseSet& cover, std::set<Fish>& found) const {
    if (class_of(fish) == query_.fish_class && is_needed(possible_base(fish), cover)) found.insert(fish);
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

  const FishQuery& query_;
  CellSet left_;
  HouseSet own_;
  HouseSet others_;
};

std::set<Fish> fish_found(const FishQuery& query) {
  Collected<Fish> found;
  EXPECT_FALSE(fish::search_fish(query, [&](const Fish& fish) {
    found.add(fish);
    return false;
  }));
  return found.keys();
}

/// Searches, for each digit of random grids, for the fish of a target: the first one of `targets(grid, digit)`.
template <class Targets>
void on_random_targets(int count, int size, const Targets& targets, const auto& check) {
  on_random_grids(count, [&](const Grid& grid, Workspace&) {
    for (Digit digit : Digit::all()) {
      const CellSet from = targets(grid, digit);
      if (from.empty()) continue;
      for (FishClass fish_class : {FishClass::basic, FishClass::franken, FishClass::mutant}) {
        check(FishQuery{digit, grid.cells(digit), from.first(), peers(from.first()), fish_class, size});
      }
    }
  });
}

CellSet dead_cells(const Grid& grid, Digit digit) {
  return grid.cells(digit) - facts::cells_in_templates(facts::places_of(grid, digit));
}

/// The dead cells that remain after locked candidates and hidden singles.
CellSet stubborn_cells(const Grid& grid, Digit digit) {
  CellSet stubborn = dead_cells(grid, digit);
  for (House house : House::all()) {
    const CellSet there = places(grid, house, digit);
    if (!there.empty()) stubborn -= common_peers(there);
  }
  return stubborn;
}

void expect_as_defined(int grids, int size, std::size_t min_hits) {
  std::size_t hits = 0;
  on_random_targets(grids, size, stubborn_cells, [&](const FishQuery& query) {
    const std::set<Fish> found = fish_found(query);
    EXPECT_EQ(found, PlainFishSearch(query).fish());
    hits += found.size();
  });
  EXPECT_GT(hits, min_hits);
}

TEST(FishSearch, FindsThePairsThatTheDefinitionSays) {
  expect_as_defined(150, 2, 100);
}

TEST(FishSearch, FindsTheTriplesThatTheDefinitionSays) {
  expect_as_defined(15, 3, 100);
}

TEST(FishSearch, FindsNothingAgainstCandidatesInTemplates) {
  for (int size = 2; size <= 4; ++size) {
    const auto alive = [](const Grid& grid, Digit digit) { return grid.cells(digit) - dead_cells(grid, digit); };
    on_random_targets(100, size, alive, [](const FishQuery& query) { EXPECT_TRUE(fish_found(query).empty()); });
  }
}

TEST(FishSearch, RemovesItsTarget) {
  on_random_targets(100, 4, dead_cells, [](const FishQuery& query) {
    for (const Fish& fish : fish_found(query)) {
      EXPECT_TRUE(fish::anatomy(query.places, fish).eliminations().contains(query.target));
    }
  });
}

}  // namespace
}  // namespace deduku::testing
