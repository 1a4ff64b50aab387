// Nice loops and AICs, plain and grouped.
#include "techniques/hodoku/best.hpp"
#include "techniques/hodoku/producers.hpp"

namespace deduku::hodoku {

namespace {

/// The codes of the three forms: continuous loop, discontinuous loop, chain.
struct Codes {
  std::string_view continuous;
  std::string_view discontinuous;
  std::string_view chain;
};
constexpr Codes plain_codes = {"0706", "0707", "0708"};
constexpr Codes grouped_codes = {"0709", "0710", "0711"};

class LoopSearch {
 public:
  LoopSearch(Scene scene, bool grouped)
      : grid_(scene.grid),
        graph_(scene.scratch.chains.graph),
        reach_(scene.scratch.chains.reach),
        grouped_(grouped),
        codes_(grouped ? grouped_codes : plain_codes) {
    graph_.build(grid_, grouped ? LinkRule::grouped : LinkRule::plain);
  }

  Best search() {
    for (int start = 0; start < graph_.candidate_count(); ++start) {
      for (const bool truth : {true, false}) {
        reach_.start(graph_, claim(start, truth));
        for (Claim end : reach_.claims()) judge(claim(start, truth), end);
      }
    }
    return best_;
  }

 private:
  void judge(Claim start, Claim end) {
    const ChainNode& first = graph_[node_of(start)];
    const ChainNode& last = graph_[node_of(end)];
    if (last.is_group || reach_.distance(end) < 3) return;
    if (first.cell == last.cell) return judge_loop(start, end);
    if (!is_true(start) && is_true(end)) judge_chain(first, last, end);
  }

  /// The claims from the premise to `end`. False when the chain comes twice to a cell (`closed`: other than
  /// the first one).
  bool trace(Claim end, bool closed) {
    path_.resize(static_cast<std::size_t>(reach_.distance(end)) + 1);
    Claim at = end;
    for (std::size_t i = path_.size(); i-- > 0; at = reach_.parent(at)) path_[i] = at;
    CellSet used;
    bool has_group = false;
    for (std::size_t i = 0; i < path_.size(); ++i) {
      const ChainNode& node = graph_[node_of(path_[i])];
      has_group |= node.is_group;
      const bool stays = i > 0 && graph_[node_of(path_[i - 1])].cells == node.cells;
      const bool closes = closed && i + 1 == path_.size();
      if (!stays && !closes && used.intersects(node.cells)) return false;
      used |= node.cells;
    }
    return !grouped_ || has_group;
  }

  /// A chain back to its first cell, which it leaves at once.
  void judge_loop(Claim start, Claim end) {
    if (!trace(end, true)) return;
    const Cell cell = graph_[node_of(start)].cell;
    if (graph_[node_of(path_[1])].cell == cell || graph_[node_of(path_[path_.size() - 2])].cell == cell) return;
    const bool leaves_strong = !is_true(start);
    const bool comes_strong = is_true(end);
    const bool same = node_of(start) == node_of(end);
    const bool bivalue = grid_.candidates(cell).size() == 2;
    if (leaves_strong != comes_strong ? same : !same && (leaves_strong || bivalue)) return judge_continuous();
    judge_discontinuous(start, end);
  }
  void judge_discontinuous(Claim start, Claim end) {
    const ChainNode& first = graph_[node_of(start)];
    const ChainNode& last = graph_[node_of(end)];
    CandidateSet removals;
    if (first.digit == last.digit) {
      if (!is_true(start) && is_true(end)) {
        removals.insert(first.cell, grid_.candidates(first.cell) - DigitSet{first.digit});
      } else {
        removals.insert(Candidate(first.cell, first.digit));
      }
    } else {
      if (is_true(start) == is_true(end)) removals.insert(Candidate(first.cell, is_true(start) ? first.digit : last.digit));
    }
    best_.offer(removals, length(), codes_.discontinuous);
  }
  void judge_continuous() {
    CellSet own;
    for (Claim claim : path_) own |= graph_[node_of(claim)].cells;
    CandidateSet removals;
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) {
      const ChainNode& from = graph_[node_of(path_[i])];
      const ChainNode& to = graph_[node_of(path_[i + 1])];
      if (from.cells == to.cells) {
        // Left on one digit and entered on another: only between strong links nothing else fits.
        if (is_true(path_[i])) removals.insert(from.cell, grid_.candidates(from.cell) - DigitSet{from.digit, to.digit});
      } else if (is_true(path_[i])) {
        removals.insert(from.digit, grid_.cells(from.digit) & common_peers(from.cells | to.cells));
      }
    }
    for (Digit digit : Digit::all()) (void)digit;
    const ChainNode& first = graph_[node_of(path_.front())];
    const ChainNode& last = graph_[node_of(path_.back())];
    CandidateSet in_loop;
    for (const auto& claim : path_) {
      const ChainNode& node = graph_[node_of(claim)];
      in_loop.insert(node.digit, node.cells);
    }
    CandidateSet result;
    for (Candidate candidate : removals) {
      const bool inside = own.contains(candidate.cell());
      if (!inside) result.insert(candidate);
    }
    for (std::size_t i = 0; i + 1 < path_.size(); ++i) {
      const ChainNode& from = graph_[node_of(path_[i])];
      const ChainNode& to = graph_[node_of(path_[i + 1])];
      if (from.cells == to.cells && is_true(path_[i])) {
        result.insert(from.cell, grid_.candidates(from.cell) - DigitSet{from.digit, to.digit});
      }
    }
    if (!is_true(path_.front()) && is_true(path_.back())) {
      result.insert(first.cell, grid_.candidates(first.cell) - DigitSet{first.digit, last.digit});
    }
    best_.offer(result, length(), codes_.continuous);
  }

  /// One of two ends is true.
  void judge_chain(const ChainNode& first, const ChainNode& last, Claim end) {
    CandidateSet removals;
    if (first.digit == last.digit) {
      removals.insert(first.digit, grid_.cells(first.digit) & peers(first.cell) & peers(last.cell));
      if (removals.size() < 2) return;
    } else {
      if (!sees(first.cell, last.cell) || !grid_.has(first.cell, last.digit) || !grid_.has(last.cell, first.digit)) return;
      removals.insert(Candidate(first.cell, last.digit));
      removals.insert(Candidate(last.cell, first.digit));
    }
    if (trace(end, false)) best_.offer(removals, length(), codes_.chain);
  }

  int length() const { return static_cast<int>(path_.size()); }

  const Grid& grid_;
  LinkGraph& graph_;
  Reach& reach_;
  bool grouped_;
  Codes codes_;
  std::vector<Claim> path_;
  Best best_;
};

}  // namespace

bool find_nice_loop(Scene scene, Hint& hint) {
  return LoopSearch(scene, false).search().tell(hint);
}

bool find_grouped_nice_loop(Scene scene, Hint& hint) {
  return LoopSearch(scene, true).search().tell(hint);
}

}  // namespace deduku::hodoku
