// Everything that follows from one premise by singles, round by round: a net.
//
//   round 0    the premise; if it is on, its peers and the rest of its cell are off
//   round n    every naked and hidden single that is there after round n - 1 is on, and what it sees is off
#pragma once

#include "techniques/forcing/choices.hpp"

namespace deduku::forcing {

/// The claims that a premise implies by repeated singles, all of one round before those of the next, until nothing more
/// follows, a choice is left without a candidate, or the limit of rounds is reached.
class NetSpread {
 public:
  static constexpr int to_the_end = 255;

  /// Takes over the candidates of a grid, from which every run starts.
  void start_from(const Grid& grid);
  void run(Claim premise, int rounds = to_the_end);

  /// The rounds in which claims were found, by claim; what is not known has no meaning.
  using Rounds = std::array<std::uint8_t, Claim::candidate_count>;

  const Claims& claims() const { return claims_; }
  const Rounds& rounds_of_claims() const { return round_of_; }
  /// The round in which a known claim was found.
  int round(Claim known) const { return round_of_[known.index()]; }
  /// A choice that was left without a candidate in the last round, a cell if there is one; empty where the premise
  /// seems possible. Singles of the grid are no choices: that their candidate is off is not noticed.
  std::optional<Variable> wipeout() const { return wipeout_; }
  /// The last round in which something was found.
  int rounds() const { return round_; }

 private:
  /// The candidates left, by cell and by house and digit.
  struct Rest {
    std::array<DigitSet, Cell::count> digits;
    std::array<std::array<PositionSet, Digit::count>, House::count> positions;
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
  /// Singles that were seen, those of the next round at the end.
  std::array<Candidate, 4 * Candidate::count> singles_;
  int single_count_ = 0;
};

}  // namespace deduku::forcing
