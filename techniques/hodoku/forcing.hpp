// Forcing chains and nets: what follows from every candidate being true, and being false.
#pragma once

#include "techniques/hodoku/chains.hpp"
#include "techniques/hodoku/hint.hpp"

namespace deduku::hodoku {

class ForcingTables {
 public:
  /// Chains: links between candidates and groups, one thing from one.
  void fill_by_chains(const Grid& grid, ChainSpace& space);
  /// Nets, on top of the chains of the same grid: four rounds of singles after each premise, and all that
  /// follows from what they bring.
  void add_nets(const Grid& grid);
  /// Finds the outcome with the lowest candidate, a placement if there is one.
  bool find(Hint& hint, std::string_view contradiction, std::string_view verity);

 private:
  /// What follows from one premise: the candidates that are false, then those that are true, as bits.
  std::uint64_t* row(Claim premise) { return rows_.data() + 2 * words_ * premise; }
  std::uint64_t* part(Claim premise, bool truth) { return row(premise) + (truth ? words_ : 0); }

  void start(const Grid& grid);
  void copy(const Consequences& consequences, Claim premise);
  void add_choice(const CellSet& cells, DigitSet digits);
  void insert(std::uint64_t* set, int element) { set[element / 64] |= std::uint64_t{1} << (element % 64); }
  void close();
  bool is_contradictory(Claim premise);
  void judge_premises();
  void judge_choices();
  void offer_common(std::span<const Claim> premises);

  /// The outcomes so far: a placement and a removal.
  struct Outcome {
    int candidate = Candidate::count;
    bool is_verity = false;
  };
  void offer(bool placement, Candidate candidate, bool is_verity) {
    Outcome& best = best_[placement];
    if (candidate.index() < best.candidate) best = {candidate.index(), is_verity};
  }

  std::vector<Candidate> candidates_;
  std::array<std::int16_t, Candidate::count> number_{};
  int words_ = 0;
  std::vector<std::uint64_t> rows_;
  /// One of which is true: the candidates of a cell, the places of a digit in a house; as bits, and as a
  /// list.
  std::vector<std::uint64_t> choices_;
  int choice_count_ = 0;
  std::vector<std::uint64_t> common_;
  std::array<Outcome, 2> best_;
};

}  // namespace deduku::hodoku
