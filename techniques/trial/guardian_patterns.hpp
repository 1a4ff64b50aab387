// Whips and braids in which a guardian relation takes the place of one variable.
//
//     Z -> ... -> r1c5<>6 -+
//          ... -> r2c8<>6 -+-> r5c7=3 -> ...       At least one of the guardians r1c5=6, r2c8=6 and r5c7=3 is true.
//                                                  The last one that is not excluded follows, as in a cell or a
//                                                  house; if all are excluded, there is a contradiction.
#pragma once

#include "techniques/guardians/guardian_relations.hpp"
#include "techniques/trial/braids.hpp"
#include "techniques/trial/key_set.hpp"

namespace deduku::trial {

/// The guardians of a relation as one more variable.
class GuardianVariable {
 public:
  GuardianVariable() = default;
  explicit GuardianVariable(const CandidateSet& guardians) {
    for (Candidate guardian : guardians) list_[count_++] = guardian;
  }

  std::span<const Candidate> candidates() const { return std::span(list_).first(count_); }
  int count_in(const LabelSet& left) const;
  /// The only remaining guardian; empty if none or several remain.
  std::optional<Candidate> sole_in(const LabelSet& left) const;
  /// A guardian that a conclusion excludes; empty if there is no such guardian.
  std::optional<Candidate> excluded_by(Candidate conclusion) const;

 private:
  std::array<Candidate, facts::GuardianRelation::most> list_;
  std::size_t count_ = 0;
};

/// Shared base of both kinds of patterns: singles with one more variable.
class GuardianTheory {
 public:
  void start(const TheoryState& state, const GuardianVariable& guardians) {
    start_ = state;
    guardians_ = guardians;
  }
  const TheoryState& at_start() const { return start_; }
  const GuardianVariable& guardians() const { return guardians_; }
  /// The candidates that are the only ones of some variable. False if some variable has none.
  bool find_soles(const LabelSet& left, LabelSet& soles) const;
  /// The number of rounds, each of all conclusions that follow except `excluded`, after which some variable is empty;
  /// more than `limit` if not within those.
  int rounds_to_contradiction(TheoryState state, const LabelSet& excluded, int limit) const;

 private:
  TheoryState start_;
  GuardianVariable guardians_;
};

/// Finds the braids with a relation.
class GuardianBraidSearch {
 public:
  explicit GuardianBraidSearch(StateMeter meter) : meter_(meter) {}

  /// Whether a candidate of a state at rest has a braid of at most `length`.
  Answer find(const TheoryState& state, const GuardianVariable& guardians, Candidate target, int length);
  const ConclusionPath& path() const { return path_; }
  static std::optional<Candidate> left(int /*step*/) { return std::nullopt; }

 private:
  bool deepen(const TheoryState& state, LabelSet excluded, int more);

  StateMeter meter_;
  GuardianTheory theory_;
  ConclusionPath path_;
};

/// Finds the whips with a relation: each link begins with a candidate that the previous conclusion excludes. The
/// left-linking candidates may repeat.
class GuardianWhipSearch {
 public:
  explicit GuardianWhipSearch(StateMeter meter) : meter_(meter) {}

  /// Whether a candidate of a state at rest has a whip of at most `length`.
  Answer find(const TheoryState& state, const GuardianVariable& guardians, Candidate target, int length);
  const ConclusionPath& path() const { return path_; }
  /// The candidate that leads to a conclusion, or to the end of the path.
  std::optional<Candidate> left(int step) const { return lefts_[static_cast<std::size_t>(step)]; }

 private:
  bool deepen(const TheoryState& state, Candidate last, int more, std::uint64_t key);
  bool conclude(const TheoryState& state, Candidate right, Candidate left, int more, std::uint64_t key);
  std::optional<Candidate> left_of_empty(const LabelSet& left, Candidate last) const;

  StateMeter meter_;
  GuardianTheory theory_;
  ConclusionPath path_;
  std::array<Candidate, longest> lefts_;
  KeySet seen_;
};

}  // namespace deduku::trial
