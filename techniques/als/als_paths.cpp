#include "techniques/als/als_paths.hpp"

#include <algorithm>
#include <tuple>

#include "techniques/als/als_path_effects.hpp"
#include "techniques/facts/chain_prospects.hpp"

namespace deduku::als {

namespace {

constexpr std::uint64_t units_per_start = 20;
constexpr std::uint64_t units_per_claim = 2;
/// If a claim has hundreds of links, the links dominate the time.
constexpr std::uint64_t links_per_unit = 25;
/// Shorter paths prove nothing that is not obvious.
constexpr int min_length = 3;

/// Whether a claim on a set leads further than a bivalue cell of the set does by itself.
bool needs_als(const AlsGraph& graph, const AlsClaim& from, const AlsClaim& to) {
  if (!from.is_als() || to.is_true || from.cells.size() > 1) return from.is_als();
  return graph.cells_with(from, to.digit) != from.cells;
}

bool needs_als(const AlsGraph& graph, ClaimList path) {
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    if (needs_als(graph, graph[path[i]], graph[path[i + 1]])) return true;
  }
  return false;
}

bool is_loop(const AlsGraph& graph, ClaimList path) {
  return graph[path.front()].cells == graph[path.back()].cells;
}

/// Looks from the end of the path; the premise of a loop is its end.
bool returns_to_a_cell(const AlsGraph& graph, ClaimList path) {
  const bool loop = is_loop(graph, path);
  CellSet taken;
  std::array<const CellSet*, AlsTree::max_claims> entries;
  std::size_t entry_count = 0;
  for (std::size_t i = path.size(); i-- > (loop ? 1U : 0U);) {
    const AlsClaim& claim = graph[path[i]];
    if (loop && i + 1 == path.size()) continue;
    const bool stays = i + 1 < path.size() && graph[path[i + 1]].all_cells == claim.all_cells;
    const auto is_inside = [&](const CellSet* entry) { return claim.all_cells.contains(*entry); };
    if (!stays && claim.all_cells.intersects(taken)) return true;
    if (!stays && std::any_of(entries.begin(), entries.begin() + entry_count, is_inside)) return true;
    if (claim.is_als()) entries[entry_count++] = &claim.cells;
    if (claim.is_candidate()) taken |= claim.cells;
  }
  return false;
}

/// Whether a loop leaves its cell at once, and returns to it only at its end.
bool leaves_cell(const AlsGraph& graph, ClaimList path) {
  const CellSet& cells = graph[path.front()].cells;
  return graph[path[1]].cells != cells && graph[path[path.size() - 2]].cells != cells;
}

bool is_reportable(const AlsGraph& graph, ClaimList path) {
  return needs_als(graph, path) && !returns_to_a_cell(graph, path) &&
         (!is_loop(graph, path) || leaves_cell(graph, path));
}

/// A set is entered by a weak link and left by a strong one inside it and a weak one, or by a strong one to the last
/// digit of a cell.
int link_count(const AlsGraph& graph, ClaimList path) {
  int count = 0;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    count += graph[path[i]].is_als() && !graph[path[i + 1]].is_true ? 2 : 1;
  }
  return count;
}

}  // namespace

void AlsPaths::compute(const Grid& grid, Workspace& workspace) {
  paths_.clear();
  is_cut_ = {};
  graph_.build(grid, workspace.get<facts::AlmostLockedSets>(grid), workspace.budget());
  if (workspace.budget().is_over()) return;
  find_impossible(grid, workspace.budget());
  if (workspace.budget().is_over()) return;
  for (ClaimIndex start = 0; start < graph_.candidate_count(); ++start) {
    if (!workspace.budget().spend(units_per_start + units_of_reach())) return;
    if (!has_end(grid, start)) continue;
    tree_.grow(graph_, start);
    if (!workspace.budget().spend(units_of_tree())) return;
    for (ClaimIndex end = 0; end < graph_.candidate_count(); ++end) {
      if (tree_.reaches(end) && tree_.length(end) >= min_length) judge(grid, start, end);
    }
  }
  std::sort(paths_.begin(), paths_.end(), [](const AlsPath& a, const AlsPath& b) {
    return std::tie(a.links, a.claim_list) < std::tie(b.links, b.claim_list);
  });
}

/// The cost of following a premise through the graph, whose links fill a matrix of bits.
std::uint64_t AlsPaths::units_of_reach() const {
  constexpr std::uint64_t bits_per_unit = 25'000;
  constexpr std::uint64_t bits_in_cache = 1 << 26;
  constexpr std::uint64_t slowness_beyond = 3;
  const auto size = static_cast<std::uint64_t>(graph_.size());
  const std::uint64_t units = size * size / bits_per_unit;
  return size * size > bits_in_cache ? slowness_beyond * units : units;
}

/// The cost of growing the tree.
std::uint64_t AlsPaths::units_of_tree() const {
  return std::max<std::uint64_t>(units_per_claim * tree_.size(), tree_.followed_links() / links_per_unit);
}

void AlsPaths::find_impossible(const Grid& grid, Budget& budget) {
  impossible_ = {};
  reach_.begin(graph_);
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) {
      if (!budget.spend(units_of_reach())) return;
      const Candidate candidate(cell, digit);
      reach_.follow(graph_.index_of(candidate, true));
      if (reach_.contains(graph_.index_of(candidate, false))) impossible_.insert(candidate);
    }
  }
}

/// Whether a path from a premise could remove anything. `false` is exact, `true` is not.
bool AlsPaths::has_end(const Grid& grid, ClaimIndex start) {
  if (impossible_.empty()) return false;
  const AlsClaim& claim = graph_[start];
  const Candidate candidate(claim.cells.first(), claim.digit);
  if (claim.is_true) return impossible_.contains(candidate);
  reach_.follow(start);
  const auto reached = [&](Candidate end, bool truth) { return reach_.contains(graph_.index_of(end, truth)); };
  return facts::ChainProspects(grid, impossible_, candidate, reached).has_end(1, 1);
}

void AlsPaths::judge(const Grid& grid, ClaimIndex first, ClaimIndex last) {
  const AlsClaim& start = graph_[first];
  const AlsClaim& end = graph_[last];
  const bool joins_strong_links = !start.is_true && end.is_true;
  AlsPath path{};
  if (start.cells != end.cells) {
    if (!joins_strong_links) return;
    path.form = AlsPathForm::aic;
    path.removes = removed_by_ends(grid, start, end);
  } else if (joins_strong_links && start.digit != end.digit) {
    return judge_loops(grid, last);
  } else {
    path.form = AlsPathForm::discontinuous;
    path.removes = removed_by_return(grid, start, end);
  }
  if (!path.removes.empty()) keep_shortest(path, last);
}

/// Among the paths to an end, one with the fewest links is reported. None is reported if one of them needs no set, or
/// if there are too many to be sure.
void AlsPaths::keep_shortest(AlsPath& shortest, ClaimIndex end) {
  shortest.length = 0;
  bool all_need_als = true;
  bool some_are_too_long = false;
  const bool saw_all = tree_.for_each_path(end, [&](ClaimList claims) {
    all_need_als = all_need_als && needs_als(graph_, claims);
    const int links = link_count(graph_, claims);
    some_are_too_long |= links > max_links;
    const bool is_shorter = shortest.length == 0 || links < shortest.links;
    if (is_shorter && links <= max_links && is_reportable(graph_, claims)) put(shortest, claims);
  });
  if (all_need_als && (some_are_too_long || !saw_all)) note_cut(shortest.form);
  if (all_need_als && saw_all && shortest.length > 0) paths_.push_back(shortest);
}

/// The eliminations of a loop depend on its path. If there are too many paths, none is reported: which of them were
/// seen first would depend on the orientation of the grid.
void AlsPaths::judge_loops(const Grid& grid, ClaimIndex end) {
  const std::size_t before = paths_.size();
  const bool saw_all = tree_.for_each_path(end, [&](ClaimList claims) {
    if (!is_reportable(graph_, claims)) return;
    if (link_count(graph_, claims) > max_links) return note_cut(AlsPathForm::continuous);
    AlsPath path{};
    path.form = AlsPathForm::continuous;
    path.removes = removed_by_loop(grid, graph_, claims);
    put(path, claims);
    if (!path.removes.empty()) paths_.push_back(path);
  });
  if (saw_all) return;
  note_cut(AlsPathForm::continuous);
  paths_.resize(before);
}

void AlsPaths::put(AlsPath& path, ClaimList claims) const {
  path.links = static_cast<std::uint8_t>(link_count(graph_, claims));
  path.length = static_cast<std::uint8_t>(claims.size());
  std::copy(claims.begin(), claims.end(), path.claim_list.begin());
}

}  // namespace deduku::als
