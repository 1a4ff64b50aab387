// X-Chain and XY-Chain: one of the two ends of a chain that starts and ends with a strong link holds the digit, so a
// cell that sees both ends loses it.
#include "src/scales/hodoku/hodoku_producers.hpp"

namespace deduku::hodoku {

namespace {

constexpr int max_nodes = 21;

/// Whether the chain to a claim visits a cell twice. Two consecutive nodes may share one.
bool repeats_a_cell(const links::Links& links, const HodokuReach& reach, links::ClaimIndex end) {
  CellSet used;
  Cell last = links[links::node_of(end)].cell;
  used.insert(last);
  for (links::ClaimIndex at = end; reach.distance(at) > 0;) {
    at = reach.parent(at);
    const Cell cell = links[links::node_of(at)].cell;
    if (cell != last && used.contains(cell)) return true;
    used.insert(cell);
    last = cell;
  }
  return false;
}

/// The claims that a chain between two candidates must avoid to visit both their cells only once.
class Barrier {
 public:
  Barrier(const Grid& grid, const links::Links& links, int start, int end) {
    for (Digit digit : grid.candidates(links[start].cell)) {
      const int node = links.node_of({links[start].cell, digit});
      claims_[count_++] = claim(node, node == start);
    }
    for (Digit digit : grid.candidates(links[end].cell)) {
      const int node = links.node_of({links[end].cell, digit});
      claims_[count_++] = claim(node, node != end);
    }
  }
  std::span<const links::ClaimIndex> claims() const { return {claims_.data(), count_}; }

 private:
  std::array<links::ClaimIndex, 2 * Digit::count> claims_{};
  std::size_t count_ = 0;
};

/// The chains from one candidate to another of the same digit.
class HodokuChainSearch {
 public:
  HodokuChainSearch(SearchContext context, links::LinkClass rule)
      : grid_(context.grid),
        implications_(context.workspace.get<links::Implications>(context.grid, rule)),
        links_(implications_.links()),
        reach_(context.scratch.chains.reach),
        detour_(context.scratch.chains.detour) {}

  Best search(DigitSet digits) {
    for (int start = 0; start < links_.size(); ++start) {
      if (!digits.contains(links_[start].digit) || !has_end(start)) continue;
      follow(reach_, links_, claim(start, false));
      for (links::ClaimIndex end : reach_.claims()) {
        if (links::is_true(end)) judge(start, end);
      }
    }
    return best_;
  }

 private:
  /// The removals of a chain; empty unless it ends in a later cell and is at least as good as the best step.
  CellSet eliminations_between(const links::LinkNode& first, Cell last) const {
    if (last <= first.cell) return {};
    const CellSet eliminations = grid_.cells(first.digit) & peers(first.cell) & peers(last);
    return eliminations.size() < best_.count() ? CellSet() : eliminations;
  }
  /// Whether any chain from `start` leads to such an end.
  bool has_end(int start) {
    const links::LinkNode& first = links_[start];
    const links::Consequences reached = implications_.of_falsity(start);
    for (Cell last : links_.cells() & grid_.cells(first.digit)) {
      if (!reached.contains(links_.node_of({last, first.digit}), true)) continue;
      if (!eliminations_between(first, last).empty()) return true;
    }
    return false;
  }
  void judge(int start, links::ClaimIndex end) {
    const links::LinkNode& first = links_[start];
    const links::LinkNode& last = links_[links::node_of(end)];
    if (last.digit != first.digit) return;
    const CellSet eliminations = eliminations_between(first, last.cell);
    if (eliminations.empty()) return;
    const int length = length_of_chain(start, end);
    if (4 <= length && length <= max_nodes) best_.offer(CandidateSet(first.digit, eliminations), length);
  }
  /// The number of nodes of the shortest chain to `end` that visits no cell twice; 0 if the search does not find one.
  int length_of_chain(int start, links::ClaimIndex end) {
    if (!repeats_a_cell(links_, reach_, end)) return reach_.distance(end) + 1;
    follow(detour_, links_, claim(start, false), Barrier(grid_, links_, start, links::node_of(end)).claims());
    if (!detour_.reaches(end) || repeats_a_cell(links_, detour_, end)) return 0;
    return detour_.distance(end) + 1;
  }

  const Grid& grid_;
  links::Implications& implications_;
  const links::Links& links_;
  HodokuReach& reach_;
  HodokuReach& detour_;
  Best best_;
};

}  // namespace

bool find_x_chain(SearchContext context, HodokuHint& hint) {
  const DigitSet digits = context.digits_with_dead_cells();
  return !digits.empty() && HodokuChainSearch(context, links::LinkClass::one_digit).search(digits).write_to(hint);
}

bool find_xy_chain(SearchContext context, HodokuHint& hint) {
  return HodokuChainSearch(context, links::LinkClass::bivalue).search(DigitSet::all()).write_to(hint);
}

}  // namespace deduku::hodoku
