// Producer 20: cycles and forcing chains of static links, in three sweeps (one digit, bivalue cells, both).
#pragma once

#include "techniques/se/chains/hint_list.hpp"

namespace deduku::se {

class ForcingSearch {
 public:
  /// All hints in the order of discovery, not yet ranked.
  void collect(const State& state, std::vector<RankedHint>& hints);
  /// Writes down what a nested use needs of one of these hints: its identity and its needs.
  InnerHint describe(const RankedHint& hint, std::vector<Need>& needs) const;

 private:
  /// What may be used: links inside cells, links inside houses.
  struct Sweep {
    SortKey sort_key;
    bool in_cells;
    bool in_houses;
  };
  void sweep_all(Sweep sweep);
  void find_cycles(int root);
  bool force(int root, bool on);
  void start(int root, bool on);
  void add_off(std::uint16_t parent, int candidate, Cause cause);
  bool is_on_path(std::uint16_t index, int candidate) const;
  void offer_cycle(std::uint16_t last);
  void offer_chain(std::uint16_t target);
  void keep_path(RankedHint& hint, std::uint16_t target);
  void offer(RankedHint& hint);

  const State* state_ = nullptr;
  std::vector<RankedHint>* hints_ = nullptr;
  Sweep sweep_{};
  std::vector<ChainNode> nodes_;  ///< of the search at hand
  std::vector<ChainNode> paths_;  ///< of the hints found, target first
  CandidateBits seen_[2];
};

}  // namespace deduku::se
