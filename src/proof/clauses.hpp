// The clauses that every puzzle has, by number: 324 of the form "at least one", and the pairs of candidates that
// exclude each other. In a proof the number of a clause is one more.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "deduku/grid.hpp"
#include "deduku/houses.hpp"
#include "deduku/variable.hpp"
#include "src/core/claim.hpp"

namespace deduku::proof {

/// A literal of a clause: a claim about a candidate.
using Literal = Claim;

/// Pairs of candidates that exclude each other: 36 in each cell, and each digit in 810 pairs of cells.
inline constexpr int rival_count = 36 * Cell::count + 810 * Digit::count;
inline constexpr int rule_count = Variable::count + rival_count;

/// A candidate that cannot be true together with another one, and the number of the clause that excludes it.
struct Rival {
  Candidate candidate;
  int clause = 0;
};
/// The 28 rivals of a candidate, in ascending order.
std::span<const Rival> rivals_of(Candidate candidate);

/// The clause of a variable: its nine candidates, of which at least one is true.
std::vector<Literal> literals_of(Variable variable);
/// The literals that a board adds to the rules: its digits, then the missing candidates that none of its digits
/// excludes.
std::vector<Literal> literals_of(const Grid& board);

/// Adds literals in the syntax of CNF files and proofs, with the 0 after them.
void append_clause(std::string& text, std::span<const Literal> literals);

}  // namespace deduku::proof
