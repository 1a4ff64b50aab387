// A step of the Sudoku Explainer scale: what it changes, what it costs, and why it follows.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/premises.hpp"
#include "deduku/removal_reason.hpp"

#pragma GCC visibility push(default)

namespace deduku {

/// The techniques of the scale, "producers", are numbered 0..29 in the order in which they are tried.
inline constexpr int se_producer_count = 30;
/// The English name of a producer: "Hidden Single". `producer` is 0..29.
std::string_view se_producer_name(int producer);
/// The same for programs: "hidden_single".
std::string_view se_producer_key(int producer);

/// One step of the path. It places one candidate at most; what it removes were candidates of the grid.
struct SeStep : Effects {
  int producer = 0;
  /// Which form of the producer: unique loops 1..4 the type of a rectangle, 5..8 that of a longer loop plus 4; BUG 1..4
  /// the type; producer 20 0 a chain, 1 a cycle; 0 for others.
  int variant = 0;
  int rating = 0;      ///< in tenths
  int complexity = 0;  ///< how many conclusions the chains rest on; 0 for everything but chains
  int sort_key = 0;    ///< rank of the kind of chain among chains of equal rating and complexity; 0 for others

  friend bool operator==(const SeStep&, const SeStep&) = default;
};

/// What people call the step, by its form: "Claiming", "Unique Loop, type 3", "Dynamic Cell Forcing Chains (+)".
std::string name(const SeStep& step);

/// Why a node of a chain follows from its parents.
enum class SeCause : std::uint8_t {
  assumption,  ///< it does not follow: the chain begins with it
  box,         ///< on: the digit has no other place left in the box; off: it is placed in the box
  row,         ///< the same in a row
  column,      ///< the same in a column
  cell,        ///< on: the cell has no other candidate left; off: the cell is filled
  locking,     ///< off: the parents' absence makes a pattern that removes it, and so below
  hidden_pair,
  naked_pair,
  x_wing,
  chain,  ///< off: the parents' absence makes a chain that removes it
};
/// "assumption", "box", ...
std::string_view name(SeCause cause);

/// "This candidate is true" or "is false".
struct SeNode {
  Candidate candidate;
  bool is_true = false;
  SeCause cause = SeCause::assumption;
  /// The nodes it follows from, as indices into the chain; all smaller than its own.
  std::vector<std::uint16_t> parents;
  /// Of a node that a chain removes: that chain, or one for each alternative, among the inner chains of the step.
  ListRange inner{};
};

/// What follows from one assumption, as far as the conclusion rests on it: the first node is the assumption, the last
/// one the conclusion.
struct SeChain {
  std::vector<SeNode> nodes;
};

/// A step with all that explains it. Steps other than chains have evidence, with the roles of step.hpp:
/// `body` the cells of the pattern (the bug cells, the aligned cells), `floor` and `roof` of a unique loop,
/// `partner` the cells of the set in type 3 and the excluders of aligned exclusion; `base` are the houses the
/// argument starts from, `cover` those it ends in. Steps by chains have chains instead, in the order of the
/// alternatives: one for a forcing chain or a cycle; for a contradiction the way to true, then the way to
/// false; else one for each alternative.
struct SeStepView {
  const Grid& before;
  const SeStep& step;
  const Evidence& evidence;
  std::span<const SeChain> chains;
  /// Chains that nodes of others rest on. They are about the grid without what was false before.
  std::span<const SeChain> inner{};
};

/// Why the step removes a candidate, from its evidence or its chains; empty where these do not say it. `removed` is one
/// of the candidates that it removes.
std::optional<RemovalReason> reason_of(const SeStepView& view, Candidate removed);

/// Everything that the evidence of a step, or its chains with those inside of them, may use; as `premises_of` of a step
/// of our own ladder.
Premises premises_of(const SeStepView& view);

}  // namespace deduku

#pragma GCC visibility pop
