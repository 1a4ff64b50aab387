// Producer 20: cycles and forcing chains of static links, in three sweeps (one digit, bivalue cells, both).
//
// Ordered searches are made from those roots only that the reach of static links (StaticScan) shows to close
// a chain or a cycle with an effect. Which searches are left out never changes a hint, its order or its
// rating.
#pragma once

#include "techniques/se/chains/hint_list.hpp"
#include "techniques/se/chains/static_scan.hpp"

namespace deduku::se {

class ForcingSearch {
 public:
  explicit ForcingSearch(StaticScan& scan) : scan_(scan) {}

  /// All hints in the order of discovery, not yet ranked.
  void collect(const State& state, std::vector<RankedHint>& hints);
  /// The hint that ranks first.
  bool find_first(const State& state, RankedHint& best);
  /// Writes down what a nested use needs of one of these hints: its identity and its needs.
  InnerHint describe(const RankedHint& hint, std::vector<Need>& needs) const;

 private:
  /// What may be used: links inside cells, links inside houses.
  struct Sweep {
    SortKey sort_key;
    bool in_cells;
    bool in_houses;
    double cycle_base;
    double chain_base;
  };
  void prepare(const State& state, const State* known);
  void search();
  void use(const Sweep& sweep);
  void find_digit_roots();
  void find_digit_roots(int digit, const CellSet& targets);
  void find_chains(const Reach<Candidate>& roots);
  void find_digit_cycles();
  void find_bivalue_cycles();
  void find_mixed_cycles();
  bool may_close(const Reach<Candidate>& if_true, const Reach<Candidate>& if_false) const;
  void find_cycles(int root);
  void find_chain(int root, bool on);
  bool force(int root, bool on);
  void start(int root, bool on);
  bool is_on_path(std::uint16_t index, int candidate) const;
  void offer_cycle(std::uint16_t last);
  void offer_chain(std::uint16_t target);
  void keep_path(RankedHint& hint, std::uint16_t target);
  void offer(RankedHint& hint, double base, std::uint16_t target);
  void set_limits();

  StaticScan& scan_;
  const State* state_ = nullptr;
  CandidateBits alive_;
  Reach<Candidate> conclusions_;              ///< what any chain can conclude
  std::vector<RankedHint>* hints_ = nullptr;  ///< null when only the best counts
  RankedHint best_;
  bool found_ = false;
  std::uint32_t order_ = 0;  ///< of what is found next: sweep, root, kind, number
  Sweep sweep_{};
  int most_in_cycle_ = 0;  ///< longer ones cannot be the best any more
  int most_in_chain_ = 0;
  std::vector<ChainNode> nodes_;  ///< of the search at hand
  std::vector<ChainNode> paths_;  ///< of the hints found, target first
  CandidateBits seen_[2];
  Reach<Candidate> digit_chains_;  ///< roots of chains within one digit
  CandidateBits digit_cycles_;     ///< and of cycles
  LinkGraph<Cell> digit_links_;
  LinkGraph<Candidate> cell_links_;
  State last_;  ///< the grid of the last first-hint search, its candidates and what chains concluded there
  CandidateBits last_alive_;
  Reach<Candidate> last_conclusions_;
};

}  // namespace deduku::se
