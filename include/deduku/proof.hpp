// Proofs for independent checkers: a puzzle as clauses, and its path as an LRAT proof from them.
#pragma once

#include <functional>
#include <string>

#include "deduku/export.h"
#include "deduku/hidden.hpp"
#include "deduku/outcome.hpp"
#include "deduku/premises.hpp"
#include "deduku/search.hpp"

namespace DEDUKU_API deduku {

/// The variable that is true in the clauses if a candidate is true: 1..729, for digit d in row r and column c 81 (r -
/// 1) + 9 (c - 1) + d.
constexpr int variable_of(Candidate candidate) {
  return candidate.index() + 1;
}

/// A puzzle as clauses, in this order: each cell has a digit (81 clauses); each house has a cell for each digit (27 x
/// 9, rows before columns before boxes); no two digits in a cell and no digit twice in a house, each pair of candidates
/// once (10,206); each digit of the board; each candidate that is missing on the board and not excluded by one of its
/// digits.
class Formula {
 public:
  explicit Formula(const Grid& start) : start_(start) {}
  /// The rules and the start, and as the last clause the denial of this solution.
  Formula(const Grid& start, const Solution& denied) : start_(start), denied_(denied) {}

  const Grid& start() const { return start_; }
  const std::optional<Solution>& denied() const { return denied_; }
  int clause_count() const;
  /// In the DIMACS format for CNF; LRAT proofs number the clauses from 1 in this order.
  std::string dimacs() const;

 private:
  Grid start_;
  std::optional<Solution> denied_;
};

/// The result of an attempt to prove something.
enum class ProofFinding : std::uint8_t {
  proved,
  denied,  ///< it does not follow: there are assignments that fulfil all clauses and deny it
};
/// How the attempt ended: with a finding, or `stopped`.
using ProofStatus = Ending<ProofFinding>;

/// The size of a proof so far.
struct ProofSize {
  std::uint64_t lemmas = 0;       ///< clauses derived
  std::uint64_t most_lemmas = 0;  ///< the maximum number of them that a checker holds at the same time
  std::uint64_t hints = 0;        ///< clauses listed as reasons, over all lemmas
  std::uint64_t bytes = 0;
};

/// Writes the proof of a path in the text form of LRAT, as it grows: lemmas, each with the clauses from which it
/// follows by unit propagation. For each candidate that a step removes or a digit excludes there is a lemma that it is
/// false, and for each placed digit one that it is true, in the order of the path. Other lemmas that a step needs are
/// deleted after it. A step need not follow from its premises: if it rests on a single solution, or on other facts, a
/// search over all clauses finds the lemmas.
class Prover {
 public:
  /// Receives the text of the proof line by line.
  using Sink = std::function<void(std::string_view)>;

  /// Begins with the candidates that the digits of the board exclude. `stop` is called after each contradiction in the
  /// search, and true cancels it; empty: never.
  Prover(const Formula& formula, Sink sink, std::function<bool()> stop = {});

  /// Proves all effects of a step: from its premises or, if these are not enough, from all clauses. After any status
  /// except `proved` nothing more can be proved.
  ProofStatus prove(const Effects& effects, const Premises& premises);
  /// Proves all effects of a step from all clauses at once.
  ProofStatus prove(const Effects& effects);
  /// Proves the empty clause: the clauses have no solution, for a puzzle without one, or whose only one is denied.
  ProofStatus prove_empty();

  const ProofSize& size() const;

 private:
  class Derivation;
  Hidden<Derivation> derivation_;
};

}  // namespace deduku
