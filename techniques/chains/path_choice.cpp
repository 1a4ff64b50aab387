#include "techniques/chains/path_choice.hpp"

#include "techniques/chains/chain_spaces.hpp"

namespace deduku::chains {

namespace {

/// The difficulty of a link: 0 in a cell, 1 along a line, 2 in a box, 3 and 4 with groups.
std::uint8_t rank_of(const ChainNode& a, const ChainNode& b) {
  if (a.digit != b.digit) return 0;
  const int rank = a.is_single() && b.is_single() ? 1 : 3;
  return static_cast<std::uint8_t>(rank + (is_box_link(a, b) ? 1 : 0));
}

ChainNode node_of(Candidate candidate) {
  return {candidate.digit(), {candidate.cell()}, {}};
}

}  // namespace

bool PathChoice::offer(const Ends& ends) {
  std::array<std::uint16_t, ShortestChains::max_nodes> backwards;
  const auto offer_both_directions = [&](Path path, bool returns) {
    returns |= ends.is_own();
    offer(path, returns);
    std::reverse_copy(path.begin(), path.end(), backwards.begin());
    offer(Path(backwards).first(path.size()), returns);
    return false;
  };
  const auto has = [&](const std::optional<std::uint16_t>& node) {
    return !node || *node == ends.start || *node == ends.end;
  };
  if (!has(request_.first) || !has(request_.last)) return true;
  ShortestChains& finder = query_.workspace.scratch<ShortestChains>();
  finder.for_each(query_.graph(), ends, request_.space, offer_both_directions);
  if (finder.is_cut()) query_.sink.note_cut();
  return !finder.is_cut();
}

void PathChoice::offer(Path path, bool returns) {
  if (!matches_request(path)) return;
  const Ranks ranks = this->ranks(path);
  if (least_ && *least_ < ranks) return;
  if (!least_ || ranks < *least_) length_ = 0;
  least_ = ranks;
  if (!returns && leaves_cells(path)) keep_smallest(path);
}

/// Keeps, among equals, the path with the fewest cells.
void PathChoice::keep_smallest(Path path) {
  int cells = 0;
  for (std::uint16_t node : path) cells += query_.graph()[node].cells.size();
  if (length_ > 0 && cells >= cells_) return;
  cells_ = cells;
  length_ = path.size();
  std::copy(path.begin(), path.end(), path_.begin());
}

bool PathChoice::matches_request(Path path) const {
  return (!request_.first || path.front() == *request_.first) && (!request_.last || path.back() == *request_.last);
}

/// Whether the links from and to the elimination go to other cells.
bool PathChoice::leaves_cells(Path path) const {
  const auto is_elsewhere = [&](std::uint16_t node) {
    return query_.graph()[node].cells != CellSet{request_.elimination.cell()};
  };
  return (request_.first || is_elsewhere(path.front())) && (request_.last || is_elsewhere(path.back()));
}

PathChoice::Ranks PathChoice::ranks(Path path) const {
  const LinkGraph& graph = query_.graph();
  Ranks ranks{};
  std::size_t count = 0;
  if (!request_.first) ranks[count++] = rank_of(node_of(request_.elimination), graph[path.front()]);
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    ranks[count++] = rank_of(graph[path[i]], graph[path[i + 1]]);
  }
  if (!request_.last) ranks[count] = rank_of(graph[path.back()], node_of(request_.elimination));
  return ranks;
}

}  // namespace deduku::chains
