// Scratch memory and derived facts for techniques, owned by a solver.
#pragma once

#include "deduku/technique.hpp"
#include "techniques/chains/chain_facts.hpp"
#include "techniques/fish/fish_catalogue.hpp"
#include "techniques/forcing/nets.hpp"
#include "techniques/kernels/candidate_counts.hpp"
#include "techniques/kernels/common_victims.hpp"
#include "techniques/kernels/deadly_pattern.hpp"
#include "techniques/kernels/intersections.hpp"
#include "techniques/kernels/pair_exclusions.hpp"
#include "techniques/kernels/set_walks.hpp"

namespace deduku {

/// A house where a digit has exactly two places: one of the two cells holds it.
struct ConjugatePair {
  Digit digit;
  House house;
  Cell first;  ///< the lower index
  Cell second;
};

/// Facts that several techniques want, computed at most once per grid.
class Workspace {
 public:
  /// Whoever drives the finders calls this whenever the grid is another one than before.
  void grid_changed() {
    counts_known_ = false;
    pairs_known_ = {};
    almost_locked_sets_known_ = false;
    restricted_commons_known_ = false;
    common_victims_known_ = false;
    set_walks_known_ = false;
    pair_exclusions_known_ = false;
    intersections_known_ = false;
    unique_rectangles_known_ = false;
    chains_.forget();
    nets_.forget();
    fish_catalogue_.forget();
    chain_facts_.forget();
  }

  /// What techniques of uniqueness may rely on; the driver knows.
  Promise promise() const { return promise_; }
  void set_promise(Promise promise) {
    promise_ = promise;
    unique_rectangles_known_ = false;
  }

  /// The empty cells by the number of their candidates.
  const kernel::CandidateCounts& candidate_counts(const Grid& grid) {
    if (!counts_known_) counts_ = kernel::CandidateCounts(grid);
    counts_known_ = true;
    return counts_;
  }
  /// The empty cells with exactly two candidates.
  CellSet bivalue_cells(const Grid& grid) { return candidate_counts(grid).cells_with(2); }
  /// All conjugate pairs of a digit: rows, columns, then boxes, each ascending.
  std::span<const ConjugatePair> conjugate_pairs(const Grid& grid, Digit digit) {
    if (!pairs_known_.contains(digit)) find_conjugate_pairs(grid, digit);
    const Pairs& pairs = conjugate_pairs_[digit.index()];
    return {pairs.list.data(), static_cast<std::size_t>(pairs.count)};
  }
  /// All unique rectangles, with those that lack candidates where the promise allows.
  std::span<const kernel::DeadlyPattern> unique_rectangles(const Grid& grid);
  /// All intersections that remove something.
  const kernel::Intersections& intersections(const Grid& grid);
  /// All almost locked sets.
  const AlmostLockedSets& almost_locked_sets(const Grid& grid);
  /// Which of them have restricted commons.
  const RestrictedCommons& restricted_commons(const Grid& grid);
  /// What they exclude for pairs of cells.
  const PairExclusions& pair_exclusions(const Grid& grid);
  /// Which of them have victims in common.
  const CommonVictims& common_victims(const Grid& grid);
  /// The walks over them.
  SetWalks& set_walks(const Grid& grid);
  /// What each premise implies by chains, and by nets of singles.
  forcing::Chains& forcing_chains(const Grid& grid) {
    chains_.compute(grid);
    return chains_;
  }
  forcing::Nets& forcing_nets(const Grid& grid) {
    nets_.compute(grid, forcing_chains(grid));
    return nets_;
  }
  /// The fish, and the candidates that arguments within one digit can remove.
  FishCatalogue& fish_catalogue() { return fish_catalogue_; }

  /// An empty list to keep sets of cells in, for one search at a time.
  std::vector<CellSet>& cell_sets() {
    cell_sets_.clear();
    return cell_sets_;
  }
  /// The same for links.
  std::vector<Link>& links() {
    links_.clear();
    return links_;
  }
  /// The same for branches.
  BranchList& branches() {
    branches_.clear();
    return branches_;
  }
  /// The links of a class, and the search along them.
  chains::ChainSpace& chain_space(const Grid& grid, chains::LinkClass links);
  /// The chains that pass through almost locked sets.
  const chains::SetWays& set_ways(const Grid& grid) {
    chain_facts_.set_ways.find(grid, almost_locked_sets(grid));
    return chain_facts_.set_ways;
  }
  chains::PathFinder& chain_paths() { return chain_facts_.paths; }
  std::vector<CandidateSet>& loop_effects() { return chain_facts_.loop_effects; }
  std::vector<chains::Victim>& loop_victims() { return chain_facts_.victims; }

 private:
  struct Pairs {
    std::array<ConjugatePair, House::count> list;
    int count = 0;
  };
  void find_conjugate_pairs(const Grid& grid, Digit digit);

  kernel::CandidateCounts counts_;
  bool counts_known_ = false;
  std::array<Pairs, Digit::count> conjugate_pairs_;
  DigitSet pairs_known_;
  std::vector<CellSet> cell_sets_;
  std::vector<Link> links_;
  BranchList branches_;
  AlmostLockedSets almost_locked_sets_;
  bool almost_locked_sets_known_ = false;
  RestrictedCommons restricted_commons_;
  bool restricted_commons_known_ = false;
  PairExclusions pair_exclusions_;
  bool pair_exclusions_known_ = false;
  kernel::Intersections intersections_;
  bool intersections_known_ = false;
  CommonVictims common_victims_;
  bool common_victims_known_ = false;
  SetWalks set_walks_;
  bool set_walks_known_ = false;
  std::vector<kernel::DeadlyPattern> unique_rectangles_;
  bool unique_rectangles_known_ = false;
  forcing::Chains chains_;
  forcing::Nets nets_;
  FishCatalogue fish_catalogue_;
  chains::ChainFacts chain_facts_;
  Promise promise_ = Promise::grid;
};

}  // namespace deduku
