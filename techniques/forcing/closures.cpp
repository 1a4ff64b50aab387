#include "techniques/forcing/closures.hpp"

namespace deduku::forcing {

namespace {

/// The negations of impossible premises.
void add_refuted(const Grid& grid, const Closures& closures, const OpenChoices& choices, Facts& outcomes) {
  for (Candidate candidate : grid.all_candidates()) {
    for (bool is_on : {false, true}) {
      const Fact premise(candidate, is_on);
      if (is_impossible(closures.of(premise), choices)) outcomes.insert(premise.negated());
    }
  }
}

/// What holds whether a candidate is on or off.
void add_agreed(const Grid& grid, const Closures& closures, Facts& outcomes) {
  for (Candidate candidate : grid.all_candidates()) {
    Facts common = closures.of(Fact(candidate, true));
    outcomes |= common &= closures.of(Fact(candidate, false));
  }
}

/// What holds whichever candidate of a choice is on.
void add_chosen(const Closures& closures, const OpenChoices& choices, Facts& outcomes) {
  for (const OpenChoice& open : choices) {
    if (open.count == 0) continue;
    Facts common = closures.of(Fact(open.list[0], true));
    for (Candidate candidate : open.candidates()) common &= closures.of(Fact(candidate, true));
    outcomes |= common;
  }
}

}  // namespace

void Closures::close(const Grid& grid) {
  const CandidateSet candidates = grid.all_candidates();
  bool has_grown = true;
  while (has_grown) {
    has_grown = false;
    for (Candidate candidate : candidates) {
      has_grown |= grow(Fact(candidate, false));
      has_grown |= grow(Fact(candidate, true));
    }
  }
}

bool Closures::grow(Fact premise) {
  const Facts before = of(premise);
  Facts& facts = of(premise);
  for (Candidate candidate : before.on) facts |= of(Fact(candidate, true));
  for (Candidate candidate : before.off) facts |= of(Fact(candidate, false));
  return facts.on != before.on || facts.off != before.off;
}

bool is_impossible(const Facts& facts, const OpenChoices& choices) {
  if (facts.on.intersects(facts.off)) return true;
  for (const OpenChoice& open : choices) {
    if (open.is_inside(facts.off)) return true;
  }
  return false;
}

Facts outcomes(const Grid& grid, const Closures& closures, const OpenChoices& choices) {
  Facts outcomes;
  add_refuted(grid, closures, choices, outcomes);
  add_agreed(grid, closures, outcomes);
  add_chosen(closures, choices, outcomes);
  return outcomes;
}

std::optional<Fact> first_outcome(const Facts& outcomes) {
  for (const bool is_on : {true, false}) {
    const CandidateSet& candidates = is_on ? outcomes.on : outcomes.off;
    if (candidates.empty()) continue;
    const Cell cell = candidates.cells().first();
    return Fact(Candidate(cell, candidates.digits(cell).first()), is_on);
  }
  return std::nullopt;
}

}  // namespace deduku::forcing
