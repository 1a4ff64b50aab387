// The fish of a grid: each class and size is searched at most once.
#pragma once

#include <span>
#include <vector>

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
  std::span<const FishInstance> fish(const Grid& grid, FishClass fish_class, int size);

 private:
  struct List {
    std::vector<FishInstance> fish;
    bool known = false;
  };
  using CellsByDigit = std::array<CellSet, Digit::count>;

  void search(const Grid& grid, FishClass fish_class, int size, List& list);
  CellsByDigit eliminations_of_small_fish(const Grid& grid, FishClass widest);

  facts::DeadCells* dead_cells_ = nullptr;
  std::array<std::array<List, max_size - min_size + 1>, 3> lists_;
};

}  // namespace deduku::fish
