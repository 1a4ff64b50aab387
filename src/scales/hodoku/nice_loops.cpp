// Nice loops and AICs, plain and grouped: the best of all shortest chains between two candidates.
//
// A chain that comes back to its first cell is a loop. It is continuous if its two ends fit together at that cell as at
// any other; then all its weak links are as good as strong ones. Otherwise it is a conclusion about the cell.
#include <algorithm>

#include "src/scales/hodoku/hodoku_producers.hpp"
#include "techniques/facts/chain_prospects.hpp"

namespace deduku::hodoku {

namespace {

/// The codes of the three forms.
struct Codes {
  std::string_view continuous;
  std::string_view discontinuous;
  std::string_view chain;
};
constexpr Codes plain_codes = {"0706", "0707", "0708"};
constexpr Codes grouped_codes = {"0709", "0710", "0711"};

/// A chain between two cells with fewer eliminations is not a chain of the scale but a loop.
constexpr int fewest_between_cells = 2;

/// A cheap test whether chains can lead to a nice loop or AIC at all, made before a chain is followed.
class LoopProspects {
 public:
  LoopProspects(const Grid& grid, links::Implications& implications)
      : grid_(grid), links_(implications.links()), implications_(implications) {
    for (int node = 0; node < links_.candidate_count(); ++node) {
      if (implications_.is_impossible(node)) impossible_.insert({links_[node].cell, links_[node].digit});
    }
  }

  /// Whether something can be removed by any chain.
  bool any() const { return !impossible_.empty(); }
  /// Whether some chain from a candidate could remove at least the given number of candidates. `false` is exact, `true`
  /// is not. From a true premise only the premise itself can be removed.
  bool has_end(links::ClaimIndex premise, int min_removals) {
    const int node = links::node_of(premise);
    if (links::is_true(premise)) return min_removals <= 1 && implications_.is_impossible(node);
    const links::Consequences consequences = implications_.of_falsity(node);
    const auto reached = [&](Candidate end, bool truth) { return consequences.contains(links_.node_of(end), truth); };
    const Candidate start(links_[node].cell, links_[node].digit);
    return facts::ChainProspects(grid_, impossible_, start, reached).has_end(min_removals, fewest_between_cells);
  }

 private:
  const Grid& grid_;
  const links::Links& links_;
  links::Implications& implications_;
  CandidateSet impossible_;  ///< candidates that imply their own negation: only these are ever removed
};

/// Hands out every step.
class EveryStep {
 public:
  explicit EveryStep(LoopUse use) : use_(use) {}

  void offer(const CandidateSet& removals, int /*length*/, std::string_view code) {
    if (!removals.empty()) use_(removals, code);
  }
  /// Steps with an equal number of removals are also wanted.
  static int count() { return 0; }

 private:
  LoopUse use_;
};

/// `Steps`: `Best` or `EveryStep`.
template <class Steps>
class NiceLoopSearch {
 public:
  NiceLoopSearch(SearchContext context, bool grouped, Steps& steps)
      : grid_(context.grid),
        implications_(context.workspace.get<links::Implications>(
            context.grid, grouped ? links::LinkClass::grouped : links::LinkClass::plain)),
        links_(implications_.links()),
        reach_(context.scratch.chains.reach),
        path_(context.scratch.chains.path),
        grouped_(grouped),
        codes_(grouped ? grouped_codes : plain_codes),
        steps_(steps) {}

  void search() {
    LoopProspects prospects(grid_, implications_);
    if (!prospects.any()) return;
    for (int start = 0; start < links_.candidate_count(); ++start) {
      for (const bool truth : {true, false}) {
        if (!prospects.has_end(claim(start, truth), std::max(1, steps_.count()))) continue;
        follow(reach_, links_, claim(start, truth));
        for (links::ClaimIndex end : reach_.claims()) judge(claim(start, truth), end);
      }
    }
  }

 private:
  void judge(links::ClaimIndex start, links::ClaimIndex end) {
    const links::LinkNode& last = node(end);
    if (last.is_group || reach_.distance(end) < 3) return;
    if (node(start).cell == last.cell) return judge_loop(start, end);
    if (!links::is_true(start) && links::is_true(end)) judge_chain(end);
  }
  const links::LinkNode& node(links::ClaimIndex claim) const { return links_[links::node_of(claim)]; }

  /// Records the claims from the premise to `end`. False for a chain of a kind not searched for: one that visits a cell
  /// twice, other than the first cell of a loop, or one without a group.
  bool trace(links::ClaimIndex end) {
    path_.resize(static_cast<std::size_t>(reach_.distance(end)) + 1);
    for (std::size_t i = path_.size(); i-- > 0; end = reach_.parent(end)) path_[i] = end;
    return !repeats_a_cell() && grouped_ == has_group();
  }
  bool has_group() const {
    for (links::ClaimIndex claim : path_) {
      if (node(claim).is_group) return true;
    }
    return false;
  }
  /// From the end backwards; a group passed before counts as its first cell. Like HoDoKu, it overlooks that a loop ends
  /// in the first cell of a group.
  bool repeats_a_cell() const {
    const Cell last = node(path_.back()).cell;
    const bool is_loop = node(path_.front()).cell == last;
    CellSet passed;
    for (std::size_t i = path_.size(); i-- > (is_loop ? 1U : 0U);) {
      const links::LinkNode& here = node(path_[i]);
      const bool stays = i + 1 < path_.size() && node(path_[i + 1]).cells == here.cells;
      const bool begins_at_last = is_loop && here.is_group && here.cell == last;
      if (!stays && !begins_at_last && here.cells.intersects(passed)) return true;
      passed.insert(here.cell);
    }
    return false;
  }

  void judge_loop(links::ClaimIndex start, links::ClaimIndex end) {
    if (!trace(end)) return;
    const Cell cell = node(start).cell;
    if (node(path_[1]).cell == cell || node(path_[path_.size() - 2]).cell == cell) return;
    if (is_continuous(start, end)) {
      steps_.offer(loop_removals(), length(), codes_.continuous);
    } else {
      steps_.offer(discontinuous_removals(start, end), length(), codes_.discontinuous);
    }
  }
  /// Whether the two links at the first cell alternate: one strong and one weak on the same digit, two strong ones on
  /// different digits, or two weak ones on the two digits of the cell.
  bool is_continuous(links::ClaimIndex start, links::ClaimIndex end) const {
    const bool same_digit = links::node_of(start) == links::node_of(end);
    const bool leaves_strongly = !links::is_true(start);
    if (leaves_strongly != links::is_true(end)) return same_digit;
    return !same_digit && (leaves_strongly || grid_.candidates(node(start).cell).size() == 2);
  }
  CandidateSet discontinuous_removals(links::ClaimIndex start, links::ClaimIndex end) const {
    const Candidate first(node(start).cell, node(start).digit);
    const Candidate last(node(end).cell, node(end).digit);
    CandidateSet removals;
    if (first != last) {
      removals.insert(links::is_true(start) ? first : last);
    } else if (links::is_true(start)) {
      removals.insert(first);
    } else {
      removals.insert(first.cell(), grid_.candidates(first.cell()) - DigitSet{first.digit()});
    }
    return removals;
  }

  /// Weak links between cells exclude the digit around them, but not in the loop itself; cells between two strong links
  /// lose the digits that the links do not use.
  CandidateSet loop_removals() const {
    CellSet own;
    for (links::ClaimIndex claim : path_) own |= node(claim).cells;
    CandidateSet removals;
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) {
      const links::LinkNode& from = node(path_[i]);
      const links::LinkNode& to = node(path_[i + 1]);
      if (!links::is_true(path_[i])) continue;
      if (from.cells == to.cells) {
        insert_others(from, to, removals);
      } else {
        removals.insert(from.digit, (grid_.cells(from.digit) & common_peers(from.cells | to.cells)) - own);
      }
    }
    const links::ClaimIndex start = path_.front();
    if (!links::is_true(start) && links::is_true(path_.back()))
      insert_others(node(start), node(path_.back()), removals);
    return removals;
  }
  void insert_others(const links::LinkNode& a, const links::LinkNode& b, CandidateSet& removals) const {
    removals.insert(a.cell, grid_.candidates(a.cell) - DigitSet{a.digit, b.digit});
  }

  /// One of the two ends is true. If a chain of one digit removes a candidate in a single cell, it is a loop of that
  /// cell.
  void judge_chain(links::ClaimIndex end) {
    const links::LinkNode& first = node(reach_.claims().front());
    const links::LinkNode& last = node(end);
    CandidateSet removals;
    if (first.digit == last.digit) {
      removals.insert(first.digit, grid_.cells(first.digit) & peers(first.cell) & peers(last.cell));
    } else if (sees(first.cell, last.cell)) {
      removals.insert(last.digit, grid_.cells(last.digit) & CellSet{first.cell});
      removals.insert(first.digit, grid_.cells(first.digit) & CellSet{last.cell});
    }
    if (removals.size() >= fewest_between_cells && trace(end)) steps_.offer(removals, length(), codes_.chain);
  }

  int length() const { return static_cast<int>(path_.size()); }

  const Grid& grid_;
  links::Implications& implications_;
  const links::Links& links_;
  HodokuReach& reach_;
  std::vector<links::ClaimIndex>& path_;
  bool grouped_;
  Codes codes_;
  Steps& steps_;
};

bool find_best(SearchContext context, bool grouped, HodokuHint& hint) {
  Best best;
  NiceLoopSearch(context, grouped, best).search();
  return best.write_to(hint);
}

}  // namespace

bool find_nice_loop(SearchContext context, HodokuHint& hint) {
  return find_best(context, false, hint);
}

bool find_grouped_nice_loop(SearchContext context, HodokuHint& hint) {
  return find_best(context, true, hint);
}

void for_each_nice_loop(SearchContext context, bool grouped, LoopUse use) {
  EveryStep every(use);
  NiceLoopSearch(context, grouped, every).search();
}

}  // namespace deduku::hodoku
