#include "techniques/exotic/counted_cells.hpp"

#include "deduku/houses.hpp"
#include "src/core/argument_blocks.hpp"

namespace deduku::exotic {

namespace {

/// The fewest houses that hold some places. Of several choices the one that holds most of what is removed.
class CoverSearch {
 public:
  CoverSearch(const HouseSet& houses, const CellSet& removed) : houses_(houses), removed_(removed) {}

  /// So many houses; empty where they do not hold the places.
  std::optional<HouseSet> find(const CellSet& places, int count) {
    add(places, {}, {}, count);
    return best_;
  }

 private:
  void add(const CellSet& places, const HouseSet& chosen, const CellSet& held, int left) {
    if (places.empty()) return keep(chosen, (held & removed_).size());
    if (left == 0) return;
    for (House house : places.first().houses()) {
      if (!houses_.contains(house)) continue;
      add(places - cells_of(house), chosen | HouseSet{house}, held | cells_of(house), left - 1);
    }
  }

  void keep(const HouseSet& chosen, int count) {
    if (best_ && count <= count_) return;
    best_ = chosen;
    count_ = count;
  }

  const HouseSet& houses_;
  const CellSet& removed_;
  std::optional<HouseSet> best_;
  int count_ = 0;
};

/// The places of a digit each of which would leave it fewer of its places in the cells than it needs there.
CellSet removed_places(const CellSet& places, const CellSet& cells, int most) {
  const CellSet inside = places & cells;
  CellSet removed;
  for (Cell place : places) {
    CellSet left = inside - peers(place);
    left.erase(place);
    const int found = most_together(left) + (inside.contains(place) ? 1 : 0);
    removed.insert_if(found < most, place);
  }
  return removed;
}

}  // namespace

int most_together(const CellSet& cells) {
  if (cells.empty()) return 0;
  const CellSet row = cells & cells_of(cells.first().row());
  const CellSet rest = cells - row;
  const int most = 1 + houses_of(rest, HouseKind::row).size();
  int best = most_together(rest);
  for (Cell cell : row) {
    if (best == most) return best;
    best = std::max(best, 1 + most_together(rest - peers(cell)));
  }
  return best;
}

std::optional<CountedCells> count_cells(const Grid& grid, const CellSet& cells, const HouseSet& houses) {
  CountedCells counted{.cells = cells};
  std::array<int, Digit::count> most{};
  int sum = 0;
  for (Digit digit : Digit::all()) {
    most[digit.slot()] = most_together(grid.cells(digit) & cells);
    sum += most[digit.slot()];
    if (sum > counted.size()) return std::nullopt;
  }
  for (Digit digit : Digit::all()) {
    const CellSet& places = grid.cells(digit);
    const CellSet removed = removed_places(places, cells, most[digit.slot()]);
    counted.removes.insert(digit, removed);
    const std::optional<HouseSet> links = CoverSearch(houses, removed).find(places & cells, most[digit.slot()]);
    if (!links) return std::nullopt;
    counted.links[digit.slot()] = *links;
  }
  return counted.removes.empty() ? std::nullopt : std::optional(counted);
}

void add_effects(const CountedCells& counted, Step& step) {
  step.removes = counted.removes;
  for (Digit digit : Digit::all()) step.evidence.digits.insert_if(!counted.links[digit.slot()].empty(), digit);
}

void argue(const CountedCells& counted, Evidence& evidence) {
  evidence.use(counted.cells);
  for (Digit digit : Digit::all()) {
    for (House house : counted.links[digit.slot()]) evidence.constraints.insert(Variable(house, digit));
    const CandidateSet outside(digit, counted.removes.cells(digit) - counted.cells);
    explain_by_houses(evidence, outside, counted.links[digit.slot()]);
  }
  evidence.explain(counted.removes, {.kind = Reason::Kind::combinations});
}

}  // namespace deduku::exotic
