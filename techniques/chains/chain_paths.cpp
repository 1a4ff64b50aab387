#include "techniques/chains/chain_paths.hpp"

#include "deduku/houses.hpp"

namespace deduku::chains {

void ShortestChains::begin(const LinkGraph& graph, const Ends& ends, const CellSet& open) {
  graph_ = &graph;
  ends_ = ends;
  open_ = open;
  const CellSet& start = node(ends.start).cells;
  const CellSet& end = node(ends.end).cells;
  shared_ = start == end ? CellSet() : start & end;
  paths_left_ = max_path_count;
  nodes_.back() = ends.end;
  retrace();
}

/// Repeats the search from the start, round by round.
void ShortestChains::retrace() {
  const LinkGraph& graph = *graph_;
  const int rows = ends_.rounds + 1;
  became_false_.reset(rows, graph.size());
  became_true_.reset(rows, graph.size());
  choices_.reset(2 * rows, graph.size());
  BitMatrix::Word* is_false = choices_.row(0);
  BitMatrix::Word* is_true = choices_.row(1);

  became_false_.insert(1, ends_.start);
  unite(is_false, became_false_.row(1), graph.words());
  unite(became_true_.row(1), graph.strong().row(ends_.start), graph.words());
  unite(is_true, became_true_.row(1), graph.words());
  for (int round = 2; round <= ends_.rounds; ++round) {
    spread(became_true_.row(round - 1), graph.weak(), is_false, became_false_.row(round));
    spread(became_false_.row(round), graph.strong(), is_true, became_true_.row(round));
  }
}

Need ShortestChains::need_of(const LinkGraph& graph, Path path) {
  const auto is_single = [&](std::uint16_t node) { return graph[node].is_single(); };
  return std::all_of(path.begin(), path.end(), is_single) ? Need::candidates : Need::groups;
}

bool is_box_link(const ChainNode& a, const ChainNode& b) {
  const HouseSet houses = common_houses(a.cells | b.cells);
  return a.digit == b.digit && !houses.empty() && houses.first().is_box();
}

ShortestChains::Difficulty ShortestChains::difficulty_of(const LinkGraph& graph, Path path, bool returns) {
  Difficulty difficulty{.need = need_of(graph, path), .returns = returns};
  for (std::size_t i = 0; i < path.size(); ++i) {
    difficulty.cells += graph[path[i]].cells.size();
    difficulty.groups += graph[path[i]].is_single() ? 0 : 1;
    if (i == 0 || !is_box_link(graph[path[i - 1]], graph[path[i]])) continue;
    ++(i % 2 == 1 ? difficulty.strong_in_boxes : difficulty.weak_in_boxes);
  }
  return difficulty;
}

Path ShortestChains::simplest(const LinkGraph& graph, const Ends& ends) {
  std::optional<Difficulty> least;
  std::size_t length = 0;
  auto keep = [&](Path path, bool returns) {
    const Difficulty difficulty = difficulty_of(graph, path, returns);
    if (!least || difficulty < *least) {
      least = difficulty;
      length = path.size();
      std::copy(path.begin(), path.end(), best_.begin());
    }
    return false;
  };
  for_each(graph, ends, {{}, cells_of(graph, ends)}, keep);
  const bool is_found = !is_cut() && least && !least->returns;
  return is_found ? Path(best_).first(length) : Path();
}

}  // namespace deduku::chains
