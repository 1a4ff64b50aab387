// Braids: how few singles after an assumption leave some variable without a candidate.
#pragma once

#include <optional>

#include "techniques/trial/theory_state.hpp"

namespace deduku::trial {

/// The longest pattern there is a search for.
inline constexpr int longest = 36;

/// What a braid concludes one after the other, the last variable not included.
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
  explicit BraidSearch(Work& work) : work_(work) {}

  /// Whether a candidate of a state at rest has a braid of at most `length`, 1..longest.
  bool find(const TheoryState& state, Candidate target, int length);
  /// The conclusions of the braid found last.
  const ConclusionPath& path() const { return path_; }

  /// Brings the state to rest under singles and braids of at most `length`. `spared`: candidates that
  /// are not tried, being consistent. Calls `report(target)` before each elimination, when `path` is its proof.
  template <class Report>
  TheoryOutcome close_under(TheoryState& state, int length, const LabelSet& spared, Report&& report);
  TheoryOutcome close_under(TheoryState& state, int length, const LabelSet& spared = {}) {
    return close_under(state, length, spared, [](Candidate) {});
  }

 private:
  bool deepen(const TheoryState& state, Conclusions<grouped> excluded, int more);

  Work& work_;
  LabelSet rested_;  ///< the candidates of the state that is asked about
  ConclusionPath path_;
};

template <bool grouped>
template <class Report>
TheoryOutcome BraidSearch<grouped>::close_under(TheoryState& state, int length, const LabelSet& spared,
                                                Report&& report) {
  TheoryOutcome outcome = close(state);
  std::optional<Candidate> last;  // the last elimination, or where the sweep began that has made none
  bool is_over = false;
  const auto try_one = [&](Candidate target) {
    is_over = last == target;
    if (is_over) return false;
    if (!last) last = target;
    if (!state.left.contains(target) || spared.contains(target) || state.placed.contains(target)) return true;
    if (!find(state, target, length)) return !work_.is_over();
    report(target);
    last = target;
    state.left.erase(target);
    outcome = close(state);
    // Where intersections are left to do, their groups have nothing that could lead to them.
    if (grouped && length > 1 && outcome == TheoryOutcome::rest) outcome = close_under(state, 1, spared, report);
    return outcome == TheoryOutcome::rest;
  };
  const LabelSet open = state.left - state.placed;
  while (outcome == TheoryOutcome::rest && !is_over && !work_.is_over() && !open.empty()) (void)open.all_of(try_one);
  return outcome;
}

/// After how many rounds of conclusions, each of all that follow, some variable is empty; more than `rounds` if not
/// within those. `rested` are the candidates of the state at rest that it began with.
template <bool grouped>
int rounds_to_contradiction(TheoryState state, const LabelSet& rested, int rounds);

/// The greatest length there is: longer than any argument can be.
inline constexpr int endless = 2 * Cell::count;
/// A lower bound of the length of every pattern that eliminates a candidate of a state at rest: what follows is concluded
/// all at once, as often as needed; 0 if nothing ever eliminates it. Above `limit` any number may stand for both.
template <bool grouped>
int min_length(const TheoryState& state, Candidate target, int limit = endless);

}  // namespace deduku::trial
