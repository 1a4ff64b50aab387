// Cycles and forcing chains of static links, in three sweeps (one digit, bivalue cells, both).
//
// Ordered searches start only from roots from which the reach of static links (StaticScan) can close a chain or a cycle
// with an effect. The selection never changes a hint, its order or its rating.
#pragma once

#include "src/scales/se/chains/chain_evidence.hpp"
#include "src/scales/se/chains/hint_list.hpp"
#include "src/scales/se/chains/static_scan.hpp"

namespace deduku::se {

class ForcingSearch {
 public:
  explicit ForcingSearch(StaticScan& scan) : scan_(scan) {}

  /// All hints, not yet ranked.
  void collect(const SeState& state, std::vector<RankedHint>& hints);
  /// For each candidate that some hint removes, at least the hint that ranks first.
  void cover(const SeState& state, std::vector<RankedHint>& hints);
  /// The hint that ranks first.
  bool find_first(const SeState& state, RankedHint& best);
  /// Records the parts of one of these hints that a nested search needs: its identity and its needs.
  InnerHint describe(const RankedHint& hint, std::vector<SeNeed>& needs);
  /// The chain of the result of `find_first`, as long as its grid exists.
  SeChain explain();
  /// The chain of a collected hint.
  SeChain chain_of(const RankedHint& hint);

 private:
  /// The links of a sweep: inside cells, inside houses.
  struct Sweep {
    SortKey sort_key;
    bool in_cells;
    bool in_houses;
    double cycle_base;
    double chain_base;
    Links links;
  };
  static constexpr Sweep digit_sweep{key_x, false, true, 6.5, 6.6, Links::in_houses};
  static constexpr Sweep bivalue_sweep{key_y, true, false, 6.5, 6.5, Links::in_cells};
  static constexpr Sweep mixed_sweep{key_xy, true, true, 7.0, 7.0, Links::all};

  void prepare(const SeState& state, const SeState* known);
  void search();
  void use(const Sweep& sweep) { sweep_ = sweep; }
  /// Results are numbered in the order of discovery, starting from this number for each root.
  static constexpr std::uint32_t indices_per_root = 1U << 18;
  std::uint32_t first_index(Candidate root) const {
    return static_cast<std::uint32_t>(sweep_.sort_key) << 28 |
           static_cast<std::uint32_t>(root.index()) * indices_per_root;
  }
  static Candidate root_of(std::uint32_t index) {
    return Candidate(static_cast<int>(index / indices_per_root & 0x3FF));
  }
  void find_chains();
  void find_chain(Candidate root, bool on);
  RankedHint chain_hint(Candidate root, bool on) const;
  void find_cycles();
  void find_cycles(Candidate root, const SeReach<Candidate>& halves);
  bool force(Candidate root, bool on);
  bool is_useful(Candidate target, bool on) const { return (on ? within_.on : within_.off).contains(target); }
  int longest(double base, RankedHint hint) const;
  int longest_cycle(std::uint32_t index, const CandidateBits& removals) const;
  /// The minimum number of nodes of a chain from a candidate to its negation with the links of the sweep, or with more.
  /// Only for removals of chains.
  int& shortest_chain(Candidate root) { return shortest_[sweep_.in_cells ? 1 : 0][root]; }
  void start(Candidate root, bool on);
  void reach_off(std::uint16_t parent, Candidate target, NodeCause cause, const CandidateBits& closing);
  void reach_on(std::uint16_t parent, Candidate target, NodeCause cause);
  bool is_on_path(std::uint16_t index, Candidate candidate) const;
  void offer_cycle(std::uint16_t last);
  static bool is_cycle(const RankedHint& hint) { return hint.target_count == 2; }
  void append_path(std::uint16_t target, std::vector<SeChainNode>& path) const;
  std::span<const SeChainNode> path_of(const RankedHint& hint);
  bool is_wanted(const RankedHint& hint) const;
  void keep_cycle(RankedHint& hint, std::uint16_t last);
  void keep(const RankedHint& hint);

  StaticScan& scan_;
  const SeState* state_ = nullptr;
  CandidateBits alive_;
  SeReach<Candidate> conclusions_;  ///< the possible conclusions of any chain
  enum class Wanted : std::uint8_t { first, covering, all };
  Wanted wanted_ = Wanted::all;
  std::vector<RankedHint>* hints_ = nullptr;  ///< unless only the first is wanted
  RankedHint best_;
  bool found_ = false;
  PerCandidate<RankedHint> best_for_;  ///< when covering: the best so far for each removal (without it)
  CandidateBits covered_;
  std::uint32_t order_ = 0;        ///< of the next result: sweep, root, kind, number
  PerCandidate<int> shortest_[2];  ///< chains by sweep: of one digit, mixed
  Sweep sweep_{};
  bool kept_ = false;               ///< whether a hint was kept since this was last cleared
  int most_ = 0;                    ///< longer chains are useless to the current search
  SeReach<Candidate> within_;       ///< the nodes useful to it
  std::vector<SeChainNode> nodes_;  ///< of the current search
  std::vector<SeChainNode> paths_;  ///< of the cycles found, target first
  std::vector<SeChainNode> chain_;  ///< the path of the current chain
  CandidateBits seen_[2];
  SeState last_;  ///< the grid of the last first-hint search, its candidates and the conclusions of chains there
  CandidateBits last_alive_;
  SeReach<Candidate> last_conclusions_;
};

}  // namespace deduku::se
