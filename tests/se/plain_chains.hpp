// The chain searches of the Sudoku Explainer scale, written exactly as the scale defines them: maps, sets and lists,
// without caches or omissions. Slow; the fast searches are compared with it.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

#include "deduku/types.hpp"

namespace deduku::plain {

struct Grid {
  int value[81] = {};
  std::set<int> candidates[81];  ///< digits 1..9
};

enum class Cause { none, cell, row, column, box, pattern };

struct Hint;

struct Node {
  int cell;
  int digit;
  bool on;
  Cause cause = Cause::none;
  std::vector<const Node*> parents = {};
  std::shared_ptr<const Hint> nested = nullptr;

  int key() const { return 20 * cell + 2 * digit + (on ? 1 : 0); }
  int opposite() const { return key() ^ 1; }
};
/// Owns the nodes of one search.
using Nodes = std::deque<Node>;

struct Hint {
  double rating = 0;
  int complexity = 0;
  int sort_key = 0;
  std::map<int, std::set<int>> removals;
  std::optional<std::pair<int, int>> placement;
  std::vector<const Node*> targets;
  Cause root_cause = Cause::none;  ///< of the roots of cell and region chains
  std::shared_ptr<Nodes> nodes;
};

/// The ranked list of one producer without hints that repeat an earlier one's removals. `level`: -3 static cycles and
/// chains, -2 static multiple chains, -1 Nishio, 0..5 dynamic chains.
std::vector<std::shared_ptr<const Hint>> list(int level, const Grid& grid);

}  // namespace deduku::plain
