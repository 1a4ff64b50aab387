// The fish of a grid: each class and size is searched at most once.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "deduku/per.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/digit_facts.hpp"
#include "techniques/fish/fish.hpp"

namespace deduku::fish {

/// A fish, its parts and its eliminations.
struct FishInstance {
  Fish fish;
  FishAnatomy anatomy;
  CellSet eliminations;
};

/// The facts that the fish techniques have about a grid.
class FishCatalogue {
 public:
  static constexpr int min_size = 2;
  static constexpr int max_size = 7;
  /// A fish with more fins is not listed because it is too hard to spot for a person.
  static constexpr int max_fins = 5;
  static constexpr int max_endo_fins = 2;

  void compute(const Grid& grid, Workspace& workspace);

  /// The fish of one class and size that remove something, ordered by digit, base and cover. They include basic fish
  /// without fins if these are the smallest proof for one of their eliminations.
  ///
  /// A Franken or mutant fish of five or more houses must be needed: no fish of up to four houses, of its own or a
  /// narrower class, removes the same candidate.
  std::span<const FishInstance> fish(const Grid& grid, Workspace& workspace, FishClass fish_class, int size);

  friend bool operator==(const FishCatalogue& a, const FishCatalogue& b) {
    const auto are_alike = [](const Lists& one, const Lists& other) {
      return std::ranges::equal(one, other, {}, &List::known, &List::known);
    };
    return std::ranges::equal(a.lists_, b.lists_, are_alike);
  }

 private:
  struct List {
    std::vector<FishInstance> fish;
    bool known = false;
  };
  using Lists = std::array<List, max_size - min_size + 1>;  ///< by size
  using CellsByDigit = PerDigit<CellSet>;

  void search(const Grid& grid, Workspace& workspace, FishClass fish_class, int size, List& list);
  CellsByDigit eliminations_of_small_fish(const Grid& grid, Workspace& workspace, FishClass widest);

  std::array<Lists, 3> lists_;  ///< by class
};

}  // namespace deduku::fish
