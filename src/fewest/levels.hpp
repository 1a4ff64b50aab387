// The search for the fewest steps: level by level, the grids that so many steps lead to.
//
//   level 0: the grid closed under the free techniques
//   level k: what each step of a grid of level k - 1, closed again, leaves
//
// Confluence of the free techniques makes it enough to keep closed grids: what is taken before or after is the same. That
// every step of a closed grid is tried makes the first level with a solved grid the fewest steps. Two grids may be equal,
// then one of them is kept. Up to level 2 nothing else is left out, so that 0, 1 and 2 steps are exact. Above it a grid is left
// out that has all candidates of another one: where fewer candidates never need more steps, nothing is lost.
#pragma once

#include <unordered_map>

#include "deduku/symmetry.hpp"
#include "src/fewest/free_closure.hpp"
#include "src/fewest/step_pool.hpp"

namespace deduku::fewest {

/// A closed grid, and the step that leads there.
struct Node {
  trial::TheoryState state;
  PoolStep step{};
  int parent = -1;  ///< its place on the level before
  int sum = 0;      ///< what the steps up to it cost together, in hundredths
  int left = 0;     ///< how many candidates it has
};

using Steps = std::vector<PoolStep>;

/// What one puzzle is sought with.
struct Scene {
  const Grid& start;
  Free free;
  StepPool& pool;
  Work& work;
  /// Turns the puzzle into its canonical form: of equal costs what comes first there is taken.
  Symmetry canonical;

  /// All closed grids that one step of a closed grid leads to, in no order; where the account is over, some are missing.
  std::vector<Node> children_of(const Node& node, int place) const;
  /// The order of nodes of one level whose parents are in that order: by costs, then by parents, then by their own steps.
  bool stands_before(const Node& a, const Node& b) const;
};

class Levels {
 public:
  Levels(const Scene& scene, const trial::TheoryState& closed_start);

  enum class Ending : std::uint8_t {
    solved,   ///< a path was found, of `depth` + 1 steps
    barren,   ///< no more grids: nothing within the cost solves the puzzle
    limited,  ///< the limits came first; it can go on
  };
  /// Opens grids until a level has a solved one: that level as a whole, so that the best path can be chosen. At most so many
  /// grids are opened in all, and none from level `deepest` on; nor are more than 100,000 kept.
  Ending advance(std::size_t most_grids, int deepest);

  /// How many levels are opened wholly: no path has so few steps.
  int depth() const { return static_cast<int>(levels_.size()) - 1; }
  /// Whether a path of `depth` + 1 steps is known.
  bool has_path() const { return best_.has_value(); }
  /// Of those that were found the best.
  Steps path() const;
  /// How many steps of different effect solve the puzzle alone, where the first level is opened wholly.
  int one_steps() const { return one_steps_; }
  /// Those that do.
  const std::vector<PoolStep>& solving_first() const { return solving_first_; }
  /// Whether grids were left out because others have fewer candidates.
  bool has_dropped() const { return has_dropped_; }
  const std::bitset<technique_count>& cut() const { return cut_; }
  /// The first level on which a limit kept a technique from part of its search; empty where there is none.
  std::optional<int> cut_level() const { return cut_level_; }

 private:
  bool open(int place);
  void take(Node child);
  void next_level();
  void keep(Node child);
  bool is_full() const;
  void drop_dominated();
  bool is_dominated(const Node& node, const std::vector<Node>& others) const;

  Scene scene_;
  std::vector<std::vector<Node>> levels_;
  std::vector<Node> children_;  ///< of the last level, as far as it is opened, no two of them equal
  std::unordered_multimap<std::uint64_t, std::size_t> places_;  ///< of the children, by the hashes of their grids
  std::size_t nodes_ = 1;                                       ///< on all levels
  int next_ = 0;                                                ///< which grid of the last level is opened next
  std::size_t opened_ = 0;
  std::optional<Node> best_;  ///< solved, a child of the last level
  int one_steps_ = 0;
  std::vector<PoolStep> solving_first_;
  bool has_dropped_ = false;
  std::bitset<technique_count> cut_;
  std::optional<int> cut_level_;
};

}  // namespace deduku::fewest
