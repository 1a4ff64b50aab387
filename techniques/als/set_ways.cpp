#include "techniques/als/set_ways.hpp"

#include <algorithm>
#include <tuple>

#include "techniques/als/set_effects.hpp"
#include "techniques/facts/chain_prospects.hpp"

namespace deduku::chains {

namespace {

/// Shorter ways prove nothing that is not seen at once.
constexpr int least_length = 3;

/// Whether a claim on a set leads on otherwise than a bivalue cell of the set does by itself.
bool needs_set(const SetGraph& graph, const Claim& from, const Claim& to) {
  if (!from.is_set() || to.is_true || from.cells.size() > 1) return from.is_set();
  return graph.cells_with(from, to.digit) != from.cells;
}

bool needs_set(const SetGraph& graph, Claims way) {
  for (std::size_t i = 0; i + 1 < way.size(); ++i) {
    if (needs_set(graph, graph[way[i]], graph[way[i + 1]])) return true;
  }
  return false;
}

bool is_loop(const SetGraph& graph, Claims way) {
  return graph[way.front()].cells == graph[way.back()].cells;
}

/// Looked at from its end; the premise of a loop is its end.
bool returns_to_a_cell(const SetGraph& graph, Claims way) {
  const bool loop = is_loop(graph, way);
  CellSet taken;
  std::array<const CellSet*, SetTree::max_claims> ports;
  std::size_t port_count = 0;
  for (std::size_t i = way.size(); i-- > (loop ? 1U : 0U);) {
    const Claim& claim = graph[way[i]];
    if (loop && i + 1 == way.size()) continue;
    const bool stays = i + 1 < way.size() && graph[way[i + 1]].all_cells == claim.all_cells;
    const auto is_inside = [&](const CellSet* port) { return claim.all_cells.contains(*port); };
    if (!stays && claim.all_cells.intersects(taken)) return true;
    if (!stays && std::any_of(ports.begin(), ports.begin() + port_count, is_inside)) return true;
    if (claim.is_set()) ports[port_count++] = &claim.cells;
    if (claim.is_candidate()) taken |= claim.cells;
  }
  return false;
}

/// Whether a loop leaves its cell at once, and comes back to it only at its end.
bool leaves_cell(const SetGraph& graph, Claims way) {
  const CellSet& cells = graph[way.front()].cells;
  return graph[way[1]].cells != cells && graph[way[way.size() - 2]].cells != cells;
}

bool is_told(const SetGraph& graph, Claims way) {
  return needs_set(graph, way) && !returns_to_a_cell(graph, way) &&
         (!is_loop(graph, way) || leaves_cell(graph, way));
}

/// A set is entered by a weak link, and left by a strong one inside it and a weak one; or by a strong one, to
/// the last digit of a cell.
int link_count(const SetGraph& graph, Claims way) {
  int count = 0;
  for (std::size_t i = 0; i + 1 < way.size(); ++i) {
    count += graph[way[i]].is_set() && !graph[way[i + 1]].is_true ? 2 : 1;
  }
  return count;
}

}  // namespace

void SetWays::compute(const Grid& grid, Workspace& workspace) {
  ways_.clear();
  graph_.build(grid, workspace.get<AlmostLockedSets>(grid));
  find_impossible(grid);
  for (ClaimIndex start = 0; start < graph_.candidate_count(); ++start) {
    if (!has_end(grid, start)) continue;
    tree_.grow(graph_, start);
    for (ClaimIndex end = 0; end < graph_.candidate_count(); ++end) {
      if (tree_.reaches(end) && tree_.length(end) >= least_length) judge(grid, start, end);
    }
  }
  std::sort(ways_.begin(), ways_.end(), [](const SetWay& a, const SetWay& b) {
    return std::tie(a.links, a.claim_list) < std::tie(b.links, b.claim_list);
  });
}

void SetWays::find_impossible(const Grid& grid) {
  impossible_ = {};
  reach_.begin(graph_);
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) {
      const Candidate candidate(cell, digit);
      reach_.follow(graph_.index_of(candidate, true));
      if (reach_.contains(graph_.index_of(candidate, false))) impossible_.insert(candidate);
    }
  }
}

/// Whether a way from a premise could remove anything. No is certain.
bool SetWays::has_end(const Grid& grid, ClaimIndex start) {
  if (impossible_.empty()) return false;
  const Claim& claim = graph_[start];
  const Candidate candidate(claim.cells.first(), claim.digit);
  if (claim.is_true) return impossible_.contains(candidate);
  reach_.follow(start);
  const auto reached = [&](Candidate end, bool truth) {
    return reach_.contains(graph_.index_of(end, truth));
  };
  return ChainProspects(grid, impossible_, candidate, reached).has_end(1);
}

void SetWays::judge(const Grid& grid, ClaimIndex first, ClaimIndex last) {
  const Claim& start = graph_[first];
  const Claim& end = graph_[last];
  const bool joins_strong_links = !start.is_true && end.is_true;
  SetWay way{};
  if (start.cells != end.cells) {
    if (!joins_strong_links) return;
    way.form = SetWayForm::aic;
    way.removes = removed_by_ends(grid, start, end);
  } else if (joins_strong_links && start.digit != end.digit) {
    return judge_loops(grid, last);
  } else {
    way.form = SetWayForm::discontinuous;
    way.removes = removed_by_return(grid, start, end);
  }
  if (!way.removes.empty()) keep_shortest(way, last);
}

/// Of the ways to an end one with the fewest links is told; none where one of them needs no set.
void SetWays::keep_shortest(SetWay& shortest, ClaimIndex end) {
  shortest.length = 0;
  bool all_need_set = true;
  tree_.for_each_way(end, [&](Claims claims) {
    all_need_set = all_need_set && needs_set(graph_, claims);
    const int links = link_count(graph_, claims);
    const bool is_shorter = shortest.length == 0 || links < shortest.links;
    if (is_shorter && links <= max_links && is_told(graph_, claims)) put(shortest, claims);
  });
  if (all_need_set && shortest.length > 0) ways_.push_back(shortest);
}

/// What a loop removes is a matter of the way.
void SetWays::judge_loops(const Grid& grid, ClaimIndex end) {
  tree_.for_each_way(end, [&](Claims claims) {
    if (link_count(graph_, claims) > max_links || !is_told(graph_, claims)) return;
    SetWay way{};
    way.form = SetWayForm::continuous;
    way.removes = removed_by_loop(grid, graph_, claims);
    put(way, claims);
    if (!way.removes.empty()) ways_.push_back(way);
  });
}

void SetWays::put(SetWay& way, Claims claims) const {
  way.links = static_cast<std::uint8_t>(link_count(graph_, claims));
  way.length = static_cast<std::uint8_t>(claims.size());
  std::copy(claims.begin(), claims.end(), way.claim_list.begin());
}

}  // namespace deduku::chains
