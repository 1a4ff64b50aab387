// The consequences of one premise by singles and locked candidates, with the reason for each claim: an argument for
// conclusions that the scale states without one.
//
//     r1c1=4 -> r1c5<>4 -> 4 in r3c56 -> r3c9<>4        A digit whose places in a house are all in one segment
//                                                       is in that segment, and nowhere else in the other house.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "deduku/branch.hpp"
#include "techniques/forcing/choices.hpp"

namespace deduku::hodoku {

class ReasonedNet {
 public:
  explicit ReasonedNet(const Grid& grid) : grid_(grid) {}

  /// Forgets the consequences of the previous premise.
  void run(Claim premise);
  bool contains(Claim claim) const { return reasons_[claim].is_known; }
  /// Whether the premise contradicts itself.
  bool has_conflict() const { return contains(premise().negated()) || conflict_.has_value(); }
  /// The cell or digit that the contradiction leaves without a candidate; empty if it is another contradiction.
  std::optional<Variable> wipeout() const;

  /// Adds a branch from the premise to a claim that follows.
  void append(Claim goal, BranchList& branches);
  /// Adds a branch from the premise to its contradiction.
  void append_contradiction(BranchList& branches);
  /// The number of rounds of singles that lead to a claim; to the contradiction.
  int rounds(Claim goal) const { return reasons_[goal].round; }
  int rounds_of_contradiction() const;

 private:
  struct Reason {
    bool is_known = false;
    Cause cause = Cause::assumption;
    std::uint8_t round = 0;
    ListRange parents;
  };
  /// Claims that cannot hold together.
  struct Conflict {
    std::optional<Variable> wipeout;
    std::vector<Claim> claims;
  };

  Claim premise() const { return found_.front(); }
  std::span<const Claim> parents_of(Claim claim) const;
  bool is_off(Cell cell, Digit digit) const { return contains(Claim(Candidate(cell, digit), false)); }

  void learn(Claim claim, Cause cause, std::span<const Claim> parents);
  void note_conflict(Claim claim);
  void spread(Claim claim);
  void spread_on(Candidate candidate);
  void spread_group(Claim group);
  void look_at(Cell cell);
  void look_at(House house, Digit digit);
  void conclude(Variable choice, std::optional<Claim> rest, Cause cause, const CandidateSet& others);
  std::uint16_t append_to_branch(Claim goal, BranchList& branches);

  const Grid& grid_;
  Per<Claim, Reason> reasons_{};
  std::vector<Claim> found_;  ///< in their order
  std::vector<Claim> parents_;
  std::optional<Conflict> conflict_;
  Per<Claim, std::uint16_t> ordinals_{};  ///< of the nodes in the branch, from 1
};

}  // namespace deduku::hodoku
