// Nishio, multiple, dynamic and nested chains: one assumption leads to a contradiction, or all alternatives of a cell,
// a house or a candidate agree on something.
#pragma once

#include "src/scales/se/chains/chain_evidence.hpp"
#include "src/scales/se/chains/closure_table.hpp"
#include "src/scales/se/chains/hint_list.hpp"
#include "src/scales/se/chains/nishio.hpp"
#include "src/scales/se/chains/run.hpp"

namespace deduku::se {

class MultipleSearch {
 public:
  MultipleSearch(ChainEngine& engine, ClosureEngine& closures, Budget& budget)
      : propagation_(arena_, engine), closures_(closures), budget_(budget) {}

  /// All hints in the order of discovery, not yet ranked.
  void collect(const SeState& state, const Rules& rules, std::vector<RankedHint>& hints);
  /// The hint that ranks first.
  bool find_first(const SeState& state, const Rules& rules, RankedHint& best);
  /// Records the parts of a collected hint that a nested search needs: its identity and its needs.
  InnerHint describe(const RankedHint& hint, std::vector<SeNeed>& needs);
  /// The chains of the result of `find_first` or of a collected hint; `inner` receives those that their nodes rest on.
  void explain(const RankedHint& hint, std::vector<SeChain>& chains, std::vector<SeChain>& inner);

 private:
  struct Assumption {
    Candidate candidate;
    bool on;
  };
  /// A conclusion: a node of a run.
  struct TargetNode {
    std::int32_t run;
    std::uint16_t node;
  };
  /// The properties that all hints of one search share.
  struct HintKind {
    SortKey sort_key;
    SharedPlace roots{};
  };

  bool rests_on_chains(const Run& run, std::uint16_t target);
  void start(const SeState& state, const Rules& rules);
  void search();
  void search_candidate(Candidate candidate);
  void search_contradictions(Candidate candidate);
  void search_doubles(Candidate candidate);
  void search_houses(Candidate candidate);
  void search_cell(Cell cell);
  void search_agreement(const Assumption* assumptions, int count, HintKind kind);
  bool may_contradict(Candidate candidate, bool on) const;
  bool may_agree(const Assumption* assumptions, int count);
  SeReach<Candidate> possible_agreement(const Assumption* assumptions, int count);
  void restrict_to(Assumption assumption, SeReach<Candidate>& common);
  void offer_common(const std::int32_t* runs, int count, const CandidateBits& common, bool on, HintKind kind);
  std::int32_t run_of(Candidate candidate, bool on);
  std::uint16_t find_node(const Run& run, Candidate candidate, bool on) const;
  void offer(const TargetNode* targets, int count, RankedHint& hint);
  bool cannot_win(int complexity, int sort_key) const;
  int min_complexity(const TargetNode* targets, int count) const;
  int measure(const TargetNode* targets, int count);

  NodeArena arena_;
  Propagation propagation_;
  ClosureEngine& closures_;
  Budget& budget_;
  std::uint64_t units_ = 0;              ///< the cost of each assumption on the present grid
  const ClosureTable* table_ = nullptr;  ///< of the present search, if dynamic
  NishioScan nishio_;
  AncestorCollector ancestors_;
  Rules rules_;
  const SeState* state_ = nullptr;
  std::vector<RankedHint>* hints_ = nullptr;  ///< null if only the best counts
  RankedHint best_;
  bool found_ = false;
  double base_ = 0;
  std::uint32_t next_index_ = 0;
  std::vector<Run> runs_;
  PerCandidate<std::int32_t> run_index_[2];  ///< false, true; -1 for no run yet
  std::vector<TargetNode> targets_;          ///< of the hints kept, or of the best one
  std::vector<std::uint64_t> identities_;    ///< of the nested hints of the hint being measured
};

}  // namespace deduku::se
