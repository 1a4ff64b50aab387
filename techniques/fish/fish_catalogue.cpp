#include "techniques/fish/fish_catalogue.hpp"

#include <algorithm>

#include "techniques/fish/fish_hunt.hpp"
#include "techniques/facts/templates.hpp"

namespace deduku {

namespace {

/// The largest fish of which all are listed, needed or not.
constexpr int most_small_size = 4;

/// Adds a fish unless it has too many fins.
void add(std::vector<CaughtFish>& list, const CellSet& places, const kernel::Fish& fish) {
  const kernel::FishAnatomy anatomy = kernel::anatomy(places, fish);
  if (anatomy.all_fins().size() > FishCatalogue::most_fins) return;
  if (anatomy.endo_fins.size() > FishCatalogue::most_endo_fins) return;
  list.push_back({fish, anatomy, anatomy.victims()});
}

}  // namespace

void FishCatalogue::compute(const Grid&, Workspace& workspace) {
  dead_cells_ = &workspace.scratch<kernel::DeadCells>();
  for (auto& lists : lists_) {
    for (List& list : lists) list.known = false;
  }
}

std::span<const CaughtFish> FishCatalogue::fish(const Grid& grid, kernel::FishClass fish_class, int size) {
  List& list = lists_[static_cast<int>(fish_class)][size - least_size];
  if (!list.known) search(grid, fish_class, size, list);
  return list.fish;
}

void FishCatalogue::search(const Grid& grid, kernel::FishClass fish_class, int size, List& list) {
  list.known = true;
  list.fish.clear();
  CellsByDigit settled{};
  if (size > most_small_size && fish_class != kernel::FishClass::basic) {
    settled = victims_of_small_fish(grid, fish_class);
  }
  for (Digit digit : Digit::all()) {
    const CellSet& places = grid.cells(digit);
    for (Cell target : dead_cells_->of(grid, digit) - settled[digit.index()]) {
      kernel::hunt_fish({digit, places, target, peers(target), fish_class, size},
                        [&](const kernel::Fish& fish) {
                          add(list.fish, places, fish);
                          return false;
                        });
    }
  }
  std::ranges::sort(list.fish, {}, &CaughtFish::fish);
  const auto is_same = [](const CaughtFish& a, const CaughtFish& b) { return a.fish == b.fish; };
  list.fish.erase(std::unique(list.fish.begin(), list.fish.end(), is_same), list.fish.end());
}

/// What fish of up to four houses remove, of all classes up to the widest one.
FishCatalogue::CellsByDigit FishCatalogue::victims_of_small_fish(const Grid& grid, kernel::FishClass widest) {
  using enum kernel::FishClass;
  CellsByDigit victims{};
  for (kernel::FishClass fish_class : {basic, franken, mutant}) {
    if (fish_class > widest) break;
    for (int size = least_size; size <= most_small_size; ++size) {
      for (const CaughtFish& each : fish(grid, fish_class, size)) {
        victims[each.fish.digit.index()] |= each.victims;
      }
    }
  }
  return victims;
}

}  // namespace deduku
