// Everything that follows from one premise by singles, round by round: a net.
//
//   round 0    the premise; if it is on, its peers and the rest of its cell are off
//   round n    every naked and hidden single that is there after round n - 1 is on, and what it sees is off
#pragma once

#include "techniques/forcing/choices.hpp"

namespace deduku::forcing {

/// The facts that a premise implies by repeated singles, all of one round before those of the next, until nothing more
/// follows, a choice is left without a candidate, or the limit of rounds is reached.
class NetSpread {
 public:
  static constexpr int to_the_end = 255;

  /// Takes over the candidates of a grid, from which every run starts.
  void start_from(const Grid& grid);
  void run(Fact premise, int rounds = to_the_end);

  /// The rounds in which facts were found, by fact; what is not known has no meaning.
  using Rounds = std::array<std::uint8_t, Fact::candidate_count>;

  const Facts& facts() const { return facts_; }
  const Rounds& rounds_of_facts() const { return round_of_; }
  /// The round in which a known fact was found.
  int round(Fact known) const { return round_of_[known.index()]; }
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
  void note(Fact fact);

  Rest at_start_;
  Rest rest_;
  Facts facts_;
  Rounds round_of_{};
  std::optional<Variable> wipeout_;
  int round_ = 0;
  /// Singles that were seen, those of the next round at the end.
  std::array<Candidate, 4 * Candidate::count> singles_;
  int single_count_ = 0;
};

}  // namespace deduku::forcing
