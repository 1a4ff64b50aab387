// The results of forcing tables: premises that contradict themselves, and conclusions that hold in any case.
#pragma once

#include <span>

#include "src/scales/hodoku/forcing_tables.hpp"
#include "src/scales/hodoku/hodoku_hint.hpp"

namespace deduku::hodoku {

class ForcingVerdict {
 public:
  /// The codes of the two forms of a step.
  struct Codes {
    std::string_view contradiction;
    std::string_view verity;
  };
  /// Finds the outcome with the lowest candidate, a placement if there is one.
  bool find(const ForcingTables& tables, const Codes& codes, HodokuHint& hint);

 private:
  void find_contradictions(const ForcingTables& tables, bool truth);
  void list_excluders(const ForcingTables& tables, bool truth);
  void judge_premises(const ForcingTables& tables);
  void judge_choices(const ForcingTables& tables);
  void offer_common(const ForcingTables& tables, std::span<const links::ClaimIndex> premises);

  /// A removal or a placement; the best of each is kept.
  struct Offer {
    int candidate = Candidate::count;
    bool is_verity = false;
  };
  /// If an offer has both forms, the contradiction counts.
  void offer(bool placement, Candidate candidate, bool is_verity) {
    Offer& best = best_[placement];
    if (candidate.index() < best.candidate) best = {candidate.index(), is_verity};
    if (candidate.index() == best.candidate) best.is_verity = best.is_verity && is_verity;
  }

  /// For each candidate the premises of one truth that exclude it.
  BitMatrix excluders_;
  BitMatrix contradictory_;  ///< the false premises, the true ones
  BitMatrix common_;         ///< scratch: the common consequences of several premises
  std::array<Offer, 2> best_;
};

}  // namespace deduku::hodoku
