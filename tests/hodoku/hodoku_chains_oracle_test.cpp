// Remote pairs, X- and XY-chains, nice loops and AICs of the HoDoKu scale against plain definitions.
//
// HoDoKu keeps one of several shortest chains between the same ends, and drops it if it returns to a cell. Its tables
// decide which one. So the oracles have two kinds of steps: certain ones, which follow from every shortest chain, and
// possible ones, which follow from some chain. A finder must find a possible step, and none that is worse than a
// certain one.
#include "tests/hodoku/finder_oracle.hpp"

namespace deduku::testing {
namespace {

/// Calls `use(path)` with every path of different cells, each of which sees the next.
template <class Use>
void for_each_path(const CellSet& cells, const Use& use, std::vector<Cell> path = {}) {
  if (!path.empty()) use(path);
  const CellSet next = (path.empty() ? cells : cells & peers(path.back())) - set_of(path);
  for (Cell cell : next) {
    path.push_back(cell);
    for_each_path(cells, use, path);
    path.pop_back();
  }
}

/// The cells that see two cells of a path at odd distance, at least three.
CellSet seen_by_unequal(const std::vector<Cell>& path) {
  CellSet seen;
  for (std::size_t i = 0; i < path.size(); ++i) {
    for (std::size_t j = i + 3; j < path.size(); j += 2) seen |= common_peers({path[i], path[j]});
  }
  return seen - set_of(path);
}

/// Paths of at least four cells with the same two digits, an even number of them, whose ends remove something: then all
/// cells that see two of its cells with different digits lose both.
std::vector<BestCheck::Ranked> remote_pairs(const Grid& grid) {
  std::vector<BestCheck::Ranked> steps;
  for_each_choice(listed(DigitSet::all()), 2, [&](const std::vector<Digit>& digits) {
    CellSet cells;
    for (Cell cell : grid.empty_cells()) cells.insert_if(grid.candidates(cell) == set_of(digits), cell);
    for_each_path(cells, [&](const std::vector<Cell>& path) {
      if (path.size() < 4 || path.size() % 2 != 0) return;
      CandidateSet removals;
      for (Digit digit : digits) removals.insert(digit, grid.cells(digit) & seen_by_unequal(path));
      if (!removals.cells().intersects(common_peers({path.front(), path.back()}))) return;
      steps.push_back({{removals, static_cast<int>(path.size())}, {removals, {}, {}}});
    });
  });
  return steps;
}

TEST(HodokuRemotePair, IsTheBest) {
  BestCheck check(hodoku::find_remote_pair, 5);
  on_grids_from(start_of_few_digits<3>, 600, [&](const Grid& grid) { check(grid, remote_pairs(grid)); });
}

/// A candidate, or a group of two or three: all places of a digit in the crossing of a line and a box.
struct Node {
  Digit digit;
  CellSet cells;

  bool is_group() const { return cells.size() > 1; }
};

enum class Links : std::uint8_t { one_digit, bivalue_cells, all, grouped };

/// A node with its truth.
struct ClaimIndex {
  int node;
  bool truth;
};

/// The implications between claims, by one link.
class LinkTable {
 public:
  LinkTable(const Grid& grid, Links links) {
    for (Cell cell : grid.empty_cells()) {
      const bool takes_part = links != Links::bivalue_cells || grid.candidates(cell).size() == 2;
      for (Digit digit : grid.candidates(cell)) {
        if (takes_part) nodes_.push_back({digit, {cell}});
      }
    }
    if (links == Links::grouped) add_groups(grid);
    const int count = this->count();
    for (auto& relation : next_) relation.resize(nodes_.size());
    for (int a = 0; a < count; ++a) {
      for (int b = 0; b < count; ++b) {
        if (a == b) continue;
        if (is_weak(node(a), node(b), links)) next_[true][static_cast<std::size_t>(a)].push_back(b);
        if (is_strong(grid, node(a), node(b), links)) next_[false][static_cast<std::size_t>(a)].push_back(b);
      }
    }
  }
  int count() const { return static_cast<int>(nodes_.size()); }
  const Node& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }
  /// True nodes make others false, false ones make others true.
  const std::vector<int>& next(ClaimIndex claim) const {
    return next_[claim.truth][static_cast<std::size_t>(claim.node)];
  }

 private:
  void add_groups(const Grid& grid) {
    for (Digit digit : Digit::all()) {
      for (int line = 0; line < 18; ++line) {
        for (House box : houses_of_kind(HouseKind::box)) {
          const CellSet cells = grid.cells(House(line), digit) & cells_of(box);
          if (cells.size() > 1) nodes_.push_back({digit, cells});
        }
      }
    }
  }
  /// Whether at most one can be true.
  static bool is_weak(const Node& a, const Node& b, Links links) {
    const bool same_cell = a.cells == b.cells && a.digit != b.digit && !a.is_group();
    if (same_cell) return links == Links::all || links == Links::grouped;
    return a.digit == b.digit && common_peers(a.cells).contains(b.cells);
  }
  /// Whether at most one can be false.
  static bool is_strong(const Grid& grid, const Node& a, const Node& b, Links links) {
    if (a.cells == b.cells && a.digit != b.digit && !a.is_group()) {
      return links != Links::one_digit && grid.candidates(a.cells.first()).size() == 2;
    }
    if (links == Links::bivalue_cells || a.digit != b.digit || a.cells.intersects(b.cells)) return false;
    for (House house : House::all()) {
      if (grid.cells(house, a.digit) == (a.cells | b.cells)) return true;
    }
    return false;
  }

  std::vector<Node> nodes_;
  std::array<std::vector<std::vector<int>>, 2> next_;
};

using Chain = std::vector<ClaimIndex>;

/// The shortest chains from one premise.
class Distances {
 public:
  Distances(const LinkTable& table, ClaimIndex premise) : table_(table), premise_(premise) {
    for (auto& each : distance_) each.assign(static_cast<std::size_t>(table.count()), -1);
    at(premise) = 0;
    std::vector<ClaimIndex> queue = {premise};
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const ClaimIndex from = queue[i];
      for (int node : table.next(from)) {
        const ClaimIndex to{node, !from.truth};
        if (at(to) >= 0) continue;
        at(to) = at(from) + 1;
        queue.push_back(to);
      }
    }
  }
  /// The number of links; -1 if no chain leads there.
  int to(ClaimIndex claim) const { return distance_[claim.truth][static_cast<std::size_t>(claim.node)]; }
  /// Every shortest chain.
  std::vector<Chain> chains_to(ClaimIndex end) const {
    std::vector<Chain> chains;
    trace({end}, chains);
    return chains;
  }

 private:
  int& at(ClaimIndex claim) { return distance_[claim.truth][static_cast<std::size_t>(claim.node)]; }
  /// Links lead both ways: the contrapositive of each implication also holds.
  void trace(const Chain& back, std::vector<Chain>& chains) const {
    const ClaimIndex last = back.back();
    if (to(last) == 0) return chains.emplace_back(back.rbegin(), back.rend()), void();
    for (int node : table_.next({last.node, !last.truth})) {
      if (to({node, !last.truth}) != to(last) - 1) continue;
      Chain longer = back;
      longer.push_back({node, !last.truth});
      trace(longer, chains);
    }
  }

  const LinkTable& table_;
  ClaimIndex premise_;
  std::array<std::vector<int>, 2> distance_;
};

/// Whether a chain visits no cell twice. Two consecutive nodes may share one; a loop ends in its first cell, and groups
/// that begin with this cell do not count.
bool is_simple(const LinkTable& table, const Chain& chain) {
  const CellSet& own = table.node(chain.front().node).cells;
  const bool is_loop = own == table.node(chain.back().node).cells;
  CellSet used;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const CellSet& cells = table.node(chain[i].node).cells;
    const bool stays = i > 0 && cells == table.node(chain[i - 1].node).cells;
    const bool closes = is_loop && i + 1 == chain.size();
    const bool is_overlooked = is_loop && cells.size() > 1 && cells.first() == own.first();
    if (is_overlooked) continue;
    if (!stays && !closes && cells.intersects(used)) return false;
    used |= cells;
  }
  return true;
}

/// The steps of chains with the same ends.
struct Steps {
  std::vector<Finding> findings;  ///< any of them is possible
  int length = 0;                 ///< nodes
  bool is_certain = false;        ///< at least one of them must have been seen

  void add(const Finding& finding) {
    if (finding.has_effect()) findings.push_back(finding);
  }
  Rank worst() const {
    Rank worst(findings.front().removals, length);
    for (const Finding& each : findings) {
      const Rank rank(each.removals, length);
      if (worst < rank) worst = rank;
    }
    return worst;
  }
};

class ChainCheck {
 public:
  ChainCheck(Finder finder, int min_hits) : finder_(finder), min_hits_(min_hits) {}
  ~ChainCheck() { EXPECT_GE(hits_, min_hits_) << "too few grids have certain steps"; }
  ChainCheck(const ChainCheck&) = delete;
  ChainCheck& operator=(const ChainCheck&) = delete;

  void operator()(const Grid& grid, const std::vector<Steps>& all) {
    driver_.show(grid);
    const Finding found = driver_.find(finder_);
    std::optional<Rank> best;
    bool is_possible = !found.has_effect();
    Rank rank(found.removals, 1000);
    for (const Steps& steps : all) {
      if (steps.findings.empty()) continue;
      if (std::ranges::find(steps.findings, found) != steps.findings.end()) {
        is_possible = true;
        rank.length = std::min(rank.length, steps.length);
      }
      if (steps.is_certain && (!best || steps.worst() < *best)) best = steps.worst();
    }
    EXPECT_TRUE(is_possible) << found;
    EXPECT_FALSE(best && *best < rank) << found;
    hits_ += best ? 1 : 0;
  }

 private:
  Finder finder_;
  int min_hits_;
  int hits_ = 0;
  FinderDriver driver_;
};

/// Chains of four to 21 nodes between two candidates of a digit, one of which is true.
std::vector<Steps> chains_of_two_ends(const Grid& grid, Links links) {
  const LinkTable table(grid, links);
  std::vector<Steps> all;
  for (int first = 0; first < table.count(); ++first) {
    const Distances distances(table, {first, false});
    for (int last = first + 1; last < table.count(); ++last) {
      const Node& a = table.node(first);
      const Node& b = table.node(last);
      const int length = distances.to({last, true}) + 1;
      if (a.digit != b.digit || length < 1 || length > 21) continue;
      const CandidateSet removals(a.digit, grid.cells(a.digit) & common_peers(a.cells | b.cells));
      if (removals.empty()) continue;
      const std::vector<Chain> chains = distances.chains_to({last, true});
      const auto simple = [&](const Chain& chain) { return is_simple(table, chain); };
      all.push_back({{{removals, {}, {}}}, length, length >= 4 && std::ranges::all_of(chains, simple)});
    }
  }
  return all;
}

TEST(HodokuXChain, IsNoWorseThanAnyShortestChain) {
  ChainCheck check(hodoku::find_x_chain, 30);
  on_grids(200, [&](const Grid& grid) { check(grid, chains_of_two_ends(grid, Links::one_digit)); });
}

TEST(HodokuXyChain, IsNoWorseThanAnyShortestChain) {
  ChainCheck check(hodoku::find_xy_chain, 30);
  on_grids(200, [&](const Grid& grid) { check(grid, chains_of_two_ends(grid, Links::bivalue_cells)); });
}

/// Loops and chains with two ends, plain or grouped.
class LoopOracle {
 public:
  LoopOracle(const Grid& grid, bool grouped)
      : grid_(grid), table_(grid, grouped ? Links::grouped : Links::all), grouped_(grouped) {
    for (int start = 0; start < table_.count(); ++start) {
      if (table_.node(start).is_group()) continue;
      for (const bool truth : {false, true}) follow({start, truth});
    }
  }
  const std::vector<Steps>& steps() const { return all_; }

 private:
  const Node& node(ClaimIndex claim) const { return table_.node(claim.node); }
  Cell cell(ClaimIndex claim) const { return node(claim).cells.first(); }
  Candidate candidate(ClaimIndex claim) const { return {cell(claim), node(claim).digit}; }
  std::string code(int form) const {
    return std::array{"0706", "0707", "0708", "0709", "0710", "0711"}[form + (grouped_ ? 3 : 0)];
  }

  void follow(ClaimIndex start) {
    const Distances distances(table_, start);
    for (int last = 0; last < table_.count(); ++last) {
      if (table_.node(last).is_group()) continue;
      for (const bool truth : {false, true}) {
        const ClaimIndex end{last, truth};
        if (distances.to(end) < 3) continue;
        const bool is_loop = cell(start) == cell(end);
        if (is_loop || (!start.truth && truth && has_two_removals(start, end))) add(distances, start, end, is_loop);
      }
    }
  }
  void add(const Distances& distances, ClaimIndex start, ClaimIndex end, bool is_loop) {
    Steps steps{{}, distances.to(end) + 1, true};
    for (const Chain& chain : distances.chains_to(end)) {
      const bool fits = has_group(chain) == grouped_ && (!is_loop || leaves_its_cell(chain));
      steps.is_certain = steps.is_certain && fits && is_simple(table_, chain);
      if (!fits) continue;
      if (!is_loop) steps.add({ends_removals(start, end), code(2), {}});
      if (is_loop && is_continuous(start, end)) steps.add({loop_removals(chain), code(0), {}});
      if (is_loop && !is_continuous(start, end)) steps.add({discontinuous_removals(start, end), code(1), {}});
      steps.is_certain = steps.is_certain && !steps.findings.empty();
    }
    all_.push_back(steps);
  }
  bool has_group(const Chain& chain) const {
    return std::ranges::any_of(chain, [&](ClaimIndex claim) { return node(claim).is_group(); });
  }
  bool leaves_its_cell(const Chain& chain) const {
    const CellSet& own = node(chain.front()).cells;
    return node(chain[1]).cells != own && node(chain[chain.size() - 2]).cells != own;
  }

  /// One end is true: candidates that see both lose their digit; if the digits differ, each end loses that of the
  /// other.
  CandidateSet ends_removals(ClaimIndex start, ClaimIndex end) const {
    const auto [first, last] = std::pair(candidate(start), candidate(end));
    CandidateSet removals;
    if (first.digit() == last.digit()) {
      removals.insert(first.digit(), grid_.cells(first.digit()) & common_peers({first.cell(), last.cell()}));
    } else if (sees(first.cell(), last.cell())) {
      removals.insert(first.cell(), grid_.candidates(first.cell()) & DigitSet{last.digit()});
      removals.insert(last.cell(), grid_.candidates(last.cell()) & DigitSet{first.digit()});
    }
    return removals;
  }
  /// A chain that removes one candidate is a loop of that candidate's cell.
  bool has_two_removals(ClaimIndex start, ClaimIndex end) const { return ends_removals(start, end).size() >= 2; }

  /// Whether the first cell fits its two links like any other cell of the loop: one strong and one weak on a digit, two
  /// strong on two digits, two weak on its only two digits.
  bool is_continuous(ClaimIndex start, ClaimIndex end) const {
    if (start.truth == end.truth) return start.node == end.node;
    const bool is_bivalue = grid_.candidates(cell(start)).size() == 2;
    return start.node != end.node && (!start.truth || is_bivalue);
  }
  /// Two weak links on a digit exclude it, two strong ones the others; for a weak and a strong one on two digits, the
  /// weak one's is excluded.
  CandidateSet discontinuous_removals(ClaimIndex start, ClaimIndex end) const {
    if (start.node != end.node) return {start.truth ? candidate(start) : candidate(end)};
    if (start.truth) return {candidate(start)};
    CandidateSet removals;
    removals.insert(cell(start), grid_.candidates(cell(start)) - DigitSet{node(start).digit});
    return removals;
  }
  /// A weak link between cells excludes its digit from cells that see both and are not in the loop; a cell between
  /// strong links on two digits has no others.
  CandidateSet loop_removals(const Chain& chain) const {
    CellSet own;
    for (ClaimIndex claim : chain) own |= node(claim).cells;
    CandidateSet removals;
    const auto keep = [&](const Node& a, const Node& b) {
      removals.insert(a.cells.first(), grid_.candidates(a.cells.first()) - DigitSet{a.digit, b.digit});
    };
    for (std::size_t i = 1; i < chain.size(); ++i) {
      if (!chain[i - 1].truth) continue;
      const Node& from = node(chain[i - 1]);
      const Node& to = node(chain[i]);
      if (from.cells == to.cells) keep(from, to);
      if (from.cells != to.cells) {
        removals.insert(from.digit, (grid_.cells(from.digit) & common_peers(from.cells | to.cells)) - own);
      }
    }
    if (!chain.front().truth && chain.back().truth) keep(node(chain.front()), node(chain.back()));
    return removals;
  }

  const Grid& grid_;
  LinkTable table_;
  bool grouped_;
  std::vector<Steps> all_;
};

/// Grids with few enough candidates to follow every chain.
Start start_for_loops(std::mt19937_64& rng) {
  Start start = rng() % 2 == 0 ? puzzle_start(rng) : any_start(rng);
  for (start.grid = without_singles(start.grid); start.grid.all_candidates().size() > 130;) {
    thin_out(start, rng);
    start.grid = without_singles(start.grid);
  }
  return start;
}

TEST(HodokuNiceLoop, IsNoWorseThanAnyShortestChain) {
  ChainCheck check(hodoku::find_nice_loop, 30);
  on_grids_from(start_for_loops, 200, [&](const Grid& grid) { check(grid, LoopOracle(grid, false).steps()); });
}

TEST(HodokuGroupedNiceLoop, IsNoWorseThanAnyShortestChain) {
  ChainCheck check(hodoku::find_grouped_nice_loop, 10);
  on_grids_from(start_for_loops, 200, [&](const Grid& grid) { check(grid, LoopOracle(grid, true).steps()); });
}

}  // namespace
}  // namespace deduku::testing
