// A slow, obvious checker of certificates: exhaustive search. It shares only the premises with src/check.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "deduku/houses.hpp"
#include "deduku/premises.hpp"

namespace deduku::testing {

using Candidates = std::vector<Candidate>;

inline bool exclude_each_other(Candidate a, Candidate b) {
  if (a.cell() == b.cell()) return a.digit() != b.digit();
  return a.digit() == b.digit() && sees(a.cell(), b.cell());
}

/// A candidate and all its images under the symmetry of some premises: they are true together.
inline Candidates orbit_of(const Premises& premises, Candidate candidate) {
  Candidates orbit{candidate};
  if (!premises.symmetry) return orbit;
  for (Candidate image = (*premises.symmetry)(candidate); image != candidate; image = (*premises.symmetry)(image)) {
    orbit.push_back(image);
  }
  return orbit;
}

/// The candidates that the givens and some premises allow, each with its whole orbit, in which no two exclude each
/// other.
inline CandidateSet left_by(const Grid& grid, const Premises& premises) {
  const CandidateSet all = left_by_givens(grid) - premises.absent;
  CandidateSet left;
  for (Candidate candidate : all) {
    const Candidates orbit = orbit_of(premises, candidate);
    const bool can_be = std::ranges::all_of(
        orbit, [&](Candidate each) { return all.contains(each) && !exclude_each_other(each, candidate); });
    if (can_be) left.insert(candidate);
  }
  return left;
}

/// The statements "at least one" of some premises, each as its remaining candidates.
inline std::vector<Candidates> statements_of(const Grid& grid, const Premises& premises) {
  const CandidateSet left = left_by(grid, premises);
  std::vector<Candidates> statements;
  const auto add = [&](const CandidateSet& all) {
    Candidates& some = statements.emplace_back();
    for (Candidate candidate : (all & left)) some.push_back(candidate);
  };
  for (Cell cell : premises.cells) {
    CandidateSet all;
    all.insert(cell, DigitSet::all());
    add(all);
  }
  for (House house : House::all()) {
    for (Digit digit : premises.places[house]) add({digit, cells_of(house)});
  }
  CandidateSet outside;
  for (Cell cell : premises.deadly.cells()) outside.insert(cell, ~premises.deadly.digits(cell));
  if (!outside.empty()) add(outside);
  return statements;
}

/// The remaining statements once some candidates are true: those not satisfied by them, without the candidates that
/// they exclude.
inline std::vector<Candidates> with(const std::vector<Candidates>& statements, const Candidates& chosen) {
  std::vector<Candidates> rest;
  for (const Candidates& statement : statements) {
    if (std::ranges::find_first_of(statement, chosen) != statement.end()) continue;
    Candidates& left = rest.emplace_back();
    std::ranges::copy_if(statement, std::back_inserter(left), [&](Candidate each) {
      return std::ranges::none_of(chosen, [&](Candidate other) { return exclude_each_other(each, other); });
    });
  }
  return rest;
}

/// Whether a candidate of each statement can be chosen so that no two chosen ones exclude each other; empty if that
/// needs more than `attempts`.
inline std::optional<bool> can_all_hold(const Premises& premises, const std::vector<Candidates>& statements,
                                        int& attempts) {
  if (statements.empty()) return true;
  if (--attempts < 0) return std::nullopt;
  const auto smallest = std::ranges::min_element(statements, {}, &Candidates::size);
  for (Candidate candidate : *smallest) {
    const std::optional<bool> can_hold =
        can_all_hold(premises, with(statements, orbit_of(premises, candidate)), attempts);
    if (!can_hold || *can_hold) return can_hold;
  }
  return false;
}

/// Whether the effects follow, by trying all alternatives; empty if that takes too long.
inline std::optional<bool> follow(const Grid& grid, const Premises& premises, const Effects& effects) {
  const std::vector<Candidates> statements = statements_of(grid, premises);
  const CandidateSet left = left_by(grid, premises);
  int attempts = 20'000;
  for (Candidate candidate : effects.removes& left) {
    const std::optional<bool> can_hold =
        can_all_hold(premises, with(statements, orbit_of(premises, candidate)), attempts);
    if (!can_hold || *can_hold) return can_hold ? std::optional(false) : std::nullopt;
  }
  for (Candidate candidate : effects.places) {
    std::vector<Candidates> without = statements;
    for (Candidates& statement : without) {
      for (Candidate each : orbit_of(premises, candidate)) std::erase(statement, each);
    }
    const std::optional<bool> can_hold = can_all_hold(premises, without, attempts);
    if (!can_hold || *can_hold) return can_hold ? std::optional(false) : std::nullopt;
  }
  return true;
}

/// All ways to fill cells with some candidates so that no house has a digit twice.
inline void fill(const CandidateSet& pattern, CellSet open, Candidates& chosen, std::vector<Candidates>& fillings) {
  if (open.empty()) return fillings.push_back(chosen);
  const Cell cell = open.first();
  open.erase(cell);
  for (Digit digit : pattern.digits(cell)) {
    const Candidate candidate(cell, digit);
    if (std::ranges::any_of(chosen, [&](Candidate each) { return exclude_each_other(each, candidate); })) continue;
    chosen.push_back(candidate);
    fill(pattern, open, chosen, fillings);
    chosen.pop_back();
  }
}

/// The digits of a filling in each house.
inline PerHouse<DigitSet> digits_by_house(const Candidates& filling) {
  PerHouse<DigitSet> digits;
  for (Candidate candidate : filling) {
    for (House house : candidate.cell().houses()) digits[house].insert(candidate.digit());
  }
  return digits;
}

/// Whether for each filling there is another one with the same digits in each house.
inline bool has_a_second_filling_for_each(const CandidateSet& pattern) {
  std::vector<Candidates> fillings;
  Candidates chosen;
  fill(pattern, pattern.cells(), chosen, fillings);
  return std::ranges::all_of(fillings, [&](const Candidates& filling) {
    return std::ranges::any_of(fillings, [&](const Candidates& other) {
      return other != filling && digits_by_house(other) == digits_by_house(filling);
    });
  });
}

}  // namespace deduku::testing
