#include "techniques/forcing/net_spread.hpp"

namespace deduku::forcing {

void NetSpread::start_from(const Grid& grid) {
  for (Cell cell : Cell::all()) at_start_.digits[cell] = grid.candidates(cell);
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) {
      at_start_.positions[house][digit] = grid.positions(house, digit);
    }
  }
}

void NetSpread::run(Claim premise, int rounds) {
  rest_ = at_start_;
  claims_ = {};
  wipeout_.reset();
  round_ = 0;
  single_count_ = 0;
  if (premise.is_true()) {
    turn_on(premise.candidate());
  } else {
    turn_off(premise.candidate());
  }
  for (int done = 0; done < single_count_ && !wipeout_ && round_ < rounds;) {
    ++round_;
    for (const int end = single_count_; done < end; ++done) turn_on(singles_[done]);
  }
}

void NetSpread::note(Claim claim) {
  claims_.insert(claim);
  round_of_[claim] = static_cast<std::uint8_t>(round_);
}

void NetSpread::turn_on(Candidate candidate) {
  if (claims_.on.contains(candidate)) return;
  note(Claim(candidate, true));
  const Cell cell = candidate.cell();
  const Digit digit = candidate.digit();
  for (Digit other : rest_.digits[cell]) {
    if (other != digit) turn_off(Candidate(cell, other));
  }
  for (House house : cell.houses()) {
    for (Position position : rest_.positions[house][digit]) {
      const Cell other = cell_at(house, position);
      if (other != cell) turn_off(Candidate(other, digit));
    }
  }
}

void NetSpread::turn_off(Candidate candidate) {
  note(Claim(candidate, false));
  const Cell cell = candidate.cell();
  DigitSet& digits = rest_.digits[cell];
  digits.erase(candidate.digit());
  if (digits.empty() && at_start_.digits[cell].size() > 1) wipeout_ = Variable(cell);
  if (digits.size() == 1) singles_[single_count_++] = Candidate(cell, digits.first());
  for (House house : cell.houses()) take_from_house(house, candidate);
}

void NetSpread::take_from_house(House house, Candidate candidate) {
  PositionSet& positions = rest_.positions[house][candidate.digit()];
  positions.erase(position_in(house, candidate.cell()));
  const PositionSet& at_start = at_start_.positions[house][candidate.digit()];
  if (positions.empty() && at_start.size() > 1 && !wipeout_) wipeout_ = Variable(house, candidate.digit());
  if (positions.size() == 1) {
    singles_[single_count_++] = Candidate(cell_at(house, positions.first()), candidate.digit());
  }
}

}  // namespace deduku::forcing
