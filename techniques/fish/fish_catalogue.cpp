#include "techniques/fish/fish_catalogue.hpp"

#include <algorithm>

#include "src/core/erase_repeated.hpp"
#include "techniques/facts/templates.hpp"
#include "techniques/fish/fish_search.hpp"

namespace deduku::fish {

namespace {

/// The largest fish that are all listed, needed or not.
constexpr int max_small_size = 4;

/// Adds a fish unless it has too many fins.
void add(std::vector<FishInstance>& list, const CellSet& places, const Fish& fish) {
  const FishAnatomy anatomy = fish::anatomy(places, fish);
  if (anatomy.all_fins().size() > FishCatalogue::max_fins) return;
  if (anatomy.endo_fins.size() > FishCatalogue::max_endo_fins) return;
  list.push_back({fish, anatomy, anatomy.eliminations()});
}

}  // namespace

void FishCatalogue::compute(const Grid&, Workspace&) {
  for (Lists& lists : lists_) {
    for (List& list : lists) list.known = false;
  }
}

std::span<const FishInstance> FishCatalogue::fish(const Grid& grid, Workspace& workspace, FishClass fish_class,
                                                  int size) {
  List& list = lists_[static_cast<int>(fish_class)][size - min_size];
  if (!list.known) search(grid, workspace, fish_class, size, list);
  return list.fish;
}

void FishCatalogue::search(const Grid& grid, Workspace& workspace, FishClass fish_class, int size, List& list) {
  list.known = true;
  list.fish.clear();
  CellsByDigit settled{};
  if (size > max_small_size && fish_class != FishClass::basic) {
    settled = eliminations_of_small_fish(grid, workspace, fish_class);
  }
  for (Digit digit : Digit::all()) {
    const CellSet& places = grid.cells(digit);
    for (Cell target : workspace.get<facts::DeadCells>(grid, digit).value() - settled[digit]) {
      search_fish({digit, places, target, peers(target), fish_class, size}, [&](const Fish& fish) {
        add(list.fish, places, fish);
        return false;
      });
    }
  }
  std::ranges::sort(list.fish, {}, &FishInstance::fish);
  const auto is_same = [](const FishInstance& a, const FishInstance& b) { return a.fish == b.fish; };
  erase_repeated(list.fish, is_same);
}

/// The eliminations of fish of up to four houses, of all classes up to the widest one.
FishCatalogue::CellsByDigit FishCatalogue::eliminations_of_small_fish(const Grid& grid, Workspace& workspace,
                                                                      FishClass widest) {
  using enum FishClass;
  CellsByDigit eliminations{};
  for (FishClass fish_class : {basic, franken, mutant}) {
    if (fish_class > widest) break;
    for (int size = min_size; size <= max_small_size; ++size) {
      for (const FishInstance& each : fish(grid, workspace, fish_class, size)) {
        eliminations[each.fish.digit] |= each.eliminations;
      }
    }
  }
  return eliminations;
}

}  // namespace deduku::fish
