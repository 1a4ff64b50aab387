// All claims that follow from one premise by singles, round by round: a net.
//
//   round 0    the premise; if it is on, its peers and the rest of its cell are off
//   round n    every naked and hidden single after round n - 1 is on, and the candidates that it sees are off
#pragma once

#include "deduku/per.hpp"
#include "techniques/forcing/choices.hpp"

namespace deduku::forcing {

/// The claims that a premise implies by repeated singles, round by round, until no more claims follow, a choice is left
/// without a candidate, or the limit of rounds is reached.
class NetSpread {
 public:
  static constexpr int to_the_end = 255;

  /// Copies the candidates of a grid, from which every run starts.
  void start_from(const Grid& grid);
  void run(Claim premise, int rounds = to_the_end);

  /// The rounds in which claims were found, by claim; unspecified for unknown claims.
  using Rounds = Per<Claim, std::uint8_t, Claim::candidate_count>;

  const Claims& claims() const { return claims_; }
  const Rounds& rounds_of_claims() const { return round_of_; }
  /// The round in which a known claim was found.
  int round(Claim known) const { return round_of_[known]; }
  /// A choice that was left without a candidate in the last round, preferably a cell; empty if the premise seems
  /// possible. Singles of the grid are not choices: if their candidate is off, that is not noticed.
  std::optional<Variable> wipeout() const { return wipeout_; }
  /// The last round in which a claim was found.
  int rounds() const { return round_; }

 private:
  /// The remaining candidates, by cell and by house and digit.
  struct Rest {
    PerCell<DigitSet> digits;
    PerHouse<PerDigit<PositionSet>> positions;
  };
  void turn_on(Candidate candidate);
  void turn_off(Candidate candidate);
  void take_from_house(House house, Candidate candidate);
  void note(Claim claim);

  Rest at_start_;
  Rest rest_;
  Claims claims_;
  Rounds round_of_{};
  std::optional<Variable> wipeout_;
  int round_ = 0;
  /// The singles found so far, those of the next round last.
  std::array<Candidate, 4 * Candidate::count> singles_;
  int single_count_ = 0;
};

}  // namespace deduku::forcing
