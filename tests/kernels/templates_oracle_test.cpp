#include "techniques/facts/templates.hpp"

#include "tests/kernels/random_grids.hpp"

namespace deduku::testing {
namespace {

/// The union and the intersection of all templates, by trying cell after cell.
class AllTemplates {
 public:
  explicit AllTemplates(const CellSet& places) : places_(places) { extend({}, 0); }
  CellSet in_some() const { return in_some_; }
  CellSet in_all() const { return in_some_ & in_all_; }

 private:
  void extend(const CellSet& chosen, int row) {
    if (row == 9) {
      in_some_ |= chosen;
      in_all_ &= chosen;
      return;
    }
    for (Cell cell : (places_ & cells_of(House::row(row)))) {
      if (chosen.intersects(peers(cell))) continue;
      CellSet next = chosen;
      next.insert(cell);
      extend(next, row + 1);
    }
  }
  CellSet places_;
  CellSet in_some_;
  CellSet in_all_ = CellSet::all();
};

void expect_templates(const CellSet& places) {
  const AllTemplates templates(places);
  const CellSet used = facts::cells_in_templates(places);
  EXPECT_EQ(used, templates.in_some());
  EXPECT_EQ(facts::cells_in_all_templates(used), templates.in_all());
}

TEST(Templates, UseTheCellsThatTheListOfThemUses) {
  on_random_grids(200, [](const Grid& grid, Workspace&) {
    for (Digit digit : Digit::all()) expect_templates(facts::places_of(grid, digit));
  });
}

TEST(Templates, MayNotExist) {
  std::mt19937_64 rng(1);
  for (int i = 0; i < 300; ++i) {
    CellSet places;
    const unsigned percent = 15 + i % 20;
    for (Cell cell : Cell::all()) {
      if (rng() % 100 < percent) places.insert(cell);
    }
    expect_templates(places);
  }
}

TEST(Templates, UseEveryCellOfAnEmptyGrid) {
  EXPECT_EQ(facts::cells_in_templates(CellSet::all()), CellSet::all());
  EXPECT_TRUE(facts::cells_in_all_templates(CellSet::all()).empty());
}

}  // namespace
}  // namespace deduku::testing
