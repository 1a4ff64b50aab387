// The search for the fewest steps: level by level, the grids that this number of steps leads to.
//
//   level 0: the grid closed under the free techniques
//   level k: the grids after each step of a grid of level k - 1, closed again
//
// Because the free techniques are confluent, it is enough to keep closed grids: the order of free steps does not
// matter. Every step of a closed grid is tried, so the first level with a solved grid is the fewest steps. If two grids
// are equal, one of them is kept. Up to level 2 nothing else is dropped, so 0, 1 and 2 steps are exact. Above it a grid
// is dropped if it has all candidates of another one: if fewer candidates never need more steps, nothing is lost.
#pragma once

#include <unordered_map>

#include "deduku/symmetry.hpp"
#include "src/fewest/free_techniques.hpp"
#include "src/fewest/step_pool.hpp"

namespace deduku::fewest {

/// A closed grid, and the step that leads there.
struct Node {
  trial::TheoryState state;
  PoolStep step{};
  int parent = -1;  ///< its index on the previous level
  int sum = 0;      ///< the total cost of the steps up to it, in hundredths
  int left = 0;     ///< its number of candidates
};

using Steps = std::vector<PoolStep>;

/// The environment of a search for one puzzle.
struct Scene {
  const Grid& start;
  FreeTechniques free;
  StepPool& pool;
  Budget& budget;
  /// Maps the puzzle to its canonical form: among equal costs the first there is taken.
  Symmetry canonical;

  /// All closed grids that one step of a closed grid leads to, in no order; if the account is over, some are missing.
  std::vector<Node> children_of(const Node& node, int place) const;
  /// The order of nodes of one level whose parents are in that order: by costs, then by parents, then by their own
  /// steps.
  bool stands_before(const Node& a, const Node& b) const;
};

class Levels {
 public:
  Levels(const Scene& scene, const trial::TheoryState& closed_start);

  enum class Ending : std::uint8_t {
    solved,   ///< a path was found, of `depth` + 1 steps
    barren,   ///< no more grids: no path within the cost solves the puzzle
    limited,  ///< the limits came first; the search can continue
  };
  /// Opens grids until a level has a solved one: that level completely, so that the best path can be chosen. Opens at
  /// most `most_grids` grids in total, and none from level `deepest` on; keeps at most 100,000.
  Ending advance(std::size_t most_grids, int deepest);

  /// The number of levels opened completely: every path has more steps.
  int depth() const { return static_cast<int>(levels_.size()) - 1; }
  /// Whether a path of `depth` + 1 steps is known.
  bool has_path() const { return best_.has_value(); }
  /// The best path found.
  Steps path() const;
  /// The steps with different effects that solve the puzzle alone, all of them if the first level is opened completely.
  const std::vector<PoolStep>& solving_first() const { return solving_first_; }
  /// Whether grids were dropped because others have fewer candidates.
  bool has_dropped() const { return has_dropped_; }
  const TechniqueSet& cut() const { return cut_; }
  /// The first level on which a limit cut the search of a technique short; empty if no search was cut.
  std::optional<int> cut_level() const { return cut_level_; }

 private:
  bool open(int place);
  void take(Node child);
  void next_level();
  void keep(Node child);
  void drop_dominated();
  bool is_dominated(const Node& node, const std::vector<Node>& others) const;

  Scene scene_;
  std::vector<std::vector<Node>> levels_;
  std::vector<Node> children_;  ///< of the last level, as far as it is opened; no two are equal
  std::unordered_multimap<std::uint64_t, std::size_t> places_;  ///< indices of the children, by the hashes of their
                                                                ///< grids
  std::size_t nodes_ = 1;                                       ///< on all levels
  int next_ = 0;                                                ///< the next grid of the last level to open
  std::size_t opened_ = 0;
  std::optional<Node> best_;  ///< solved, a child of the last level
  std::vector<PoolStep> solving_first_;
  bool has_dropped_ = false;
  TechniqueSet cut_;
  std::optional<int> cut_level_;
};

}  // namespace deduku::fewest
