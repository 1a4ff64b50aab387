#include "techniques/facts/changes.hpp"

#include "deduku/technique.hpp"

namespace deduku::facts {

void Changes::note(const Grid& grid) {
  ++now_;
  is_new_ |= !comes_from_last(grid);
  CellSet changed = is_new_ ? CellSet::all() : CellSet();
  for (Digit digit : Digit::all()) {
    CellSet& places = places_[digit.index()];
    const CellSet removed = places - grid.cells(digit);
    if (is_new_ || !removed.empty()) digits_[digit.index()] = now_;
    changed |= removed;
    places = grid.cells(digit);
    solved_[digit.index()] = grid.solved_cells(digit);
  }
  for (House house : House::all()) {
    if (changed.intersects(cells_of(house))) houses_[house.index()] = now_;
  }
  is_new_ = false;
}

bool Changes::comes_from_last(const Grid& grid) const {
  for (Digit digit : Digit::all()) {
    if (!places_[digit.index()].contains(grid.cells(digit))) return false;
    if (!grid.solved_cells(digit).contains(solved_[digit.index()])) return false;
  }
  return true;
}

HouseSet Changes::changed_houses(Moment since) const {
  HouseSet changed;
  for (House house : House::all()) changed.insert_if(is_changed(house, since), house);
  return changed;
}

namespace {

/// For each technique, the moment of the last search that found nothing.
struct FailedSearches {
  std::array<Changes::Moment, technique_count> last{};
};

}  // namespace

bool search_changed_houses(TechniqueId technique, const Grid& grid, Workspace& workspace, StepSink& sink,
                           FunctionRef<bool(HouseSet)> search) {
  const Changes& changes = workspace.get<Changes>(grid);
  Changes::Moment& last_fruitless = workspace.scratch<FailedSearches>().last[static_cast<std::size_t>(technique)];
  const std::uint64_t before = sink.patterns_seen();
  if (search(changes.changed_houses(last_fruitless))) return true;
  if (sink.patterns_seen() == before) last_fruitless = changes.now();
  return false;
}

}  // namespace deduku::facts
