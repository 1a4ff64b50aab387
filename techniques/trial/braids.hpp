// Braids: the minimum number of singles after an assumption that leave some variable without a candidate.
#pragma once

#include <optional>

#include "techniques/trial/theory_state.hpp"

namespace deduku::trial {

/// The maximum length of a search.
inline constexpr int longest = 36;

/// The conclusions of a braid in order, without the last variable.
struct ConclusionPath {
  std::array<Conclusion, longest> conclusions;
  int size = 0;

  void push(Conclusion conclusion) { conclusions[size++] = conclusion; }
  void pop() { --size; }
  bool contains(Conclusion conclusion) const {
    for (int i = 0; i < size; ++i) {
      if (conclusions[i] == conclusion) return true;
    }
    return false;
  }
};

/// Finds braids (`grouped` false) and g-braids. A braid[n] is n - 1 conclusions after the assumption of its target that
/// empty a variable, so their order and their left-linking candidates can be forgotten.
template <bool grouped>
class BraidSearch {
 public:
  explicit BraidSearch(StateMeter meter) : meter_(meter) {}

  /// Whether a candidate of a state at rest has a braid of at most `length`, 1..longest.
  Answer find(const TheoryState& state, Candidate target, int length);
  /// The conclusions of the braid found last.
  const ConclusionPath& path() const { return path_; }
  /// Braids do not record their left-linking candidates.
  static std::optional<Candidate> left(int /*step*/) { return std::nullopt; }

  /// Brings the state to rest under singles and braids of at most `length`. `spared`: candidates that are not tried
  /// because they are consistent. Calls `report(target)` before each elimination, when `path` is its proof.
  template <class Report>
  TheoryOutcome close_under(TheoryState& state, int length, const LabelSet& spared, Report&& report);
  TheoryOutcome close_under(TheoryState& state, int length, const LabelSet& spared = {}) {
    return close_under(state, length, spared, [](Candidate) {});
  }

 private:
  bool deepen(const TheoryState& state, Conclusions<grouped> excluded, int more);

  StateMeter meter_;
  LabelSet rested_;  ///< the candidates of the state of the current search
  ConclusionPath path_;
};

template <bool grouped>
template <class Report>
TheoryOutcome BraidSearch<grouped>::close_under(TheoryState& state, int length, const LabelSet& spared,
                                                Report&& report) {
  TheoryOutcome outcome = close(state);
  std::optional<Candidate> last;  // the last elimination, or the start of a sweep that has made none
  bool is_over = false;
  const auto try_one = [&](Candidate target) {
    is_over = last == target;
    if (is_over) return false;
    if (!last) last = target;
    if (!state.left.contains(target) || spared.contains(target) || state.placed.contains(target)) return true;
    if (find(state, target, length) != Answer::found) return !meter_.is_over();
    report(target);
    last = target;
    state.left.erase(target);
    outcome = close(state);
    // If intersections remain to be applied, nothing could lead to their groups.
    if (grouped && length > 1 && outcome == TheoryOutcome::rest) outcome = close_under(state, 1, spared, report);
    return outcome == TheoryOutcome::rest;
  };
  const LabelSet open = state.left - state.placed;
  while (outcome == TheoryOutcome::rest && !is_over && !meter_.is_over() && !open.empty()) (void)open.all_of(try_one);
  return outcome;
}

/// The number of rounds, each of all conclusions that follow, after which some variable is empty; more than `rounds` if
/// not within those. `rested` are the candidates of the initial state at rest.
template <bool grouped>
int rounds_to_contradiction(TheoryState state, const LabelSet& rested, int rounds);

/// The maximum length: longer than any argument can be.
inline constexpr int endless = 2 * Cell::count;
/// A lower bound of the length of every pattern that eliminates a candidate of a state at rest. All conclusions that
/// follow are made at once, repeatedly. 0 if nothing ever eliminates the candidate. Above `limit` any number may
/// represent both cases.
template <bool grouped>
int min_length(const TheoryState& state, Candidate target, int limit = endless);

}  // namespace deduku::trial
