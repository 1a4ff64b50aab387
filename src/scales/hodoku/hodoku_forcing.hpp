// Forcing chains and nets: the consequences of every candidate being true, and being false, and the conclusions.
#pragma once

#include <span>

#include "src/core/bit_matrix.hpp"
#include "src/scales/hodoku/chains.hpp"
#include "src/scales/hodoku/hodoku_hint.hpp"

namespace deduku::hodoku {

/// The consequences of every premise, by chains and by nets.
class ForcingTables {
 public:
  /// Chains: links between candidates and groups, each consequence from a single parent.
  void fill_by_chains(const Grid& grid, links::Implications& implications);
  /// Nets, on top of the chains of the same grid: four rounds of singles after each premise, and the consequences of
  /// their results.
  void add_nets(const Grid& grid);

  /// The candidates are numbered, cells ascending, then digits.
  int count() const { return static_cast<int>(candidates_.size()); }
  Candidate candidate(int number) const { return candidates_[static_cast<std::size_t>(number)]; }
  /// The number of words in a set of candidates.
  int words() const { return words_; }
  /// The consequences of one premise: the candidates that are false, then those that are true. There are rows for a
  /// multiple of 64 premises of either truth.
  const BitMatrix::Word* row(links::ClaimIndex premise) const { return rows_.row(row_number(premise)); }
  const BitMatrix::Word* part(links::ClaimIndex premise, bool truth) const {
    return row(premise) + (truth ? words_ : 0);
  }

  /// Sets of candidates one of which is true: those of a cell, the places of a digit in a house. Houses in which logic
  /// has removed places of the digit come last.
  int choice_count() const { return choice_count_; }
  /// The number of choices before those.
  int whole_choice_count() const { return whole_choice_count_; }
  const BitMatrix::Word* choice(int i) const { return choices_.row(i); }

 private:
  /// Rows are in the order of the bits in a row, so that the table is a relation.
  int row_number(links::ClaimIndex premise) const {
    return links::node_of(premise) + (links::is_true(premise) ? 64 * words_ : 0);
  }
  BitMatrix::Word* part(links::ClaimIndex premise, bool truth) {
    return rows_.row(row_number(premise)) + (truth ? words_ : 0);
  }
  static constexpr int max_choice_count = Cell::count + House::count * Digit::count;
  void start(const Grid& grid);
  void list_choices(const Grid& grid);
  void add_choice(const CellSet& cells, DigitSet digits);
  void copy(const links::Consequences& consequences, links::ClaimIndex premise);

  std::vector<Candidate> candidates_;
  PerCandidate<std::int16_t> number_{};
  int words_ = 0;
  BitMatrix rows_;
  BitMatrix choices_;
  int choice_count_ = 0;
  int whole_choice_count_ = 0;
  links::TransitiveClosure closure_;
};

/// The results of forcing tables: premises that contradict themselves, and conclusions that hold in any case.
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
