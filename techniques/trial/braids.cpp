#include "techniques/trial/braids.hpp"

#include <optional>

namespace deduku::trial {

namespace {

template <bool grouped>
bool find_all(const TheoryState& state, const LabelSet& rested, Conclusions<grouped>& found) {
  if constexpr (grouped) return find_soles(state.left, found);
  return find_soles(state.left, rested, found.labels);
}

template <bool grouped>
void leave_out(Conclusions<grouped>& found, const TheoryState& state, const Conclusions<grouped>& excluded) {
  found.labels -= state.placed;
  found.labels -= excluded.labels;
  if constexpr (grouped) {
    found.across -= excluded.across;
    found.down -= excluded.down;
  }
}

/// Calls `visit(conclusion)` until it returns false; true if it never did.
template <bool grouped, class Visit>
bool all_of(const Conclusions<grouped>& found, Visit&& visit) {
  const auto visit_as = [&](TheoryFamily family) {
    return [&visit, family](Candidate candidate) { return visit(Conclusion(family, candidate)); };
  };
  if (!found.labels.all_of(visit_as(TheoryFamily::label))) return false;
  if constexpr (grouped) {
    return found.across.all_of(visit_as(TheoryFamily::row)) && found.down.all_of(visit_as(TheoryFamily::column));
  }
  return true;
}

template <bool grouped>
void insert(Conclusions<grouped>& conclusions, Conclusion conclusion) {
  if constexpr (grouped) {
    if (conclusion.is_group()) {
      LabelSet& groups = is_across(conclusion.family()) ? conclusions.across : conclusions.down;
      return groups.insert(conclusion.candidate());
    }
  }
  conclusions.labels.insert(conclusion.candidate());
}

/// Concludes everything at once. True if that changed anything; conclusions that exclude each other leave a variable
/// empty.
template <bool grouped>
bool conclude_all(TheoryState& state, const Conclusions<grouped>& found) {
  const LabelSet before = state.left;
  state.place(found.labels);
  if constexpr (grouped) {
    found.across.for_each([&](Candidate first) { state.conclude(Conclusion(TheoryFamily::row, first)); });
    found.down.for_each([&](Candidate first) { state.conclude(Conclusion(TheoryFamily::column, first)); });
  }
  return !(before - state.left).empty();
}

/// The first of the found conclusions that empties a variable.
template <bool grouped>
std::optional<Conclusion> first_emptying(const TheoryState& state, const Conclusions<grouped>& soles,
                                         const Conclusions<grouped>& found) {
  const EmptyingTest test(state.left, soles.labels);
  std::optional<Conclusion> first;
  all_of<grouped>(found, [&](Conclusion conclusion) {
    if (test.empties(conclusion)) first = conclusion;
    return !first;
  });
  return first;
}

}  // namespace

namespace {

/// More rounds than possible: nothing follows any more.
constexpr int no_contradiction = 1000;

/// The number of rounds of singles that lead to a contradiction, from a state whose soles are known.
template <bool grouped>
int rounds_from(TheoryState& state, const LabelSet& rested, Conclusions<grouped> soles,
                const Conclusions<grouped>& excluded, int rounds) {
  for (int round = 0; round < rounds; ++round) {
    Conclusions<grouped> found = soles;
    leave_out<grouped>(found, state, excluded);
    // In the last round one conclusion must suffice, because all others were made before.
    if (round + 1 == rounds) return first_emptying<grouped>(state, soles, found) ? rounds : rounds + 1;
    if (!conclude_all<grouped>(state, found)) return no_contradiction;
    if (!find_all<grouped>(state, rested, soles)) return round + 1;
  }
  return rounds + 1;
}

}  // namespace

template <bool grouped>
int rounds_to_contradiction(TheoryState state, const LabelSet& rested, int rounds) {
  Conclusions<grouped> soles;
  if (!find_all<grouped>(state, rested, soles)) return 0;
  return rounds_from<grouped>(state, rested, soles, {}, rounds);
}

template <bool grouped>
int min_length(const TheoryState& state, Candidate target, int limit) {
  TheoryState copy = state;
  copy.place(target);
  const int rounds = rounds_to_contradiction<grouped>(copy, state.left, limit - 1);
  return rounds == no_contradiction ? 0 : rounds + 1;
}

template <bool grouped>
Answer BraidSearch<grouped>::find(const TheoryState& state, Candidate target, int length) {
  TheoryState copy = state;
  copy.place(target);
  rested_ = state.left;
  path_.size = 0;
  if (deepen(copy, {}, length - 1)) return Answer::found;
  return meter_.is_over() ? Answer::cut : Answer::longer;
}

/// Each set of conclusions is visited once: the first conclusion of a branch is excluded from later branches. A
/// conclusion that follows continues to follow, so no set is lost that way.
template <bool grouped>
bool BraidSearch<grouped>::deepen(const TheoryState& state, Conclusions<grouped> excluded, int more) {
  if (!meter_.spend()) return false;
  Conclusions<grouped> soles;
  if (!find_all<grouped>(state, rested_, soles)) return true;
  if (more == 0) return false;
  if (more == 1) {
    Conclusions<grouped> found = soles;
    leave_out<grouped>(found, state, excluded);
    const auto last = first_emptying<grouped>(state, soles, found);
    if (last) path_.push(*last);
    return last.has_value();
  }
  const auto is_out_of_reach = [&] {
    TheoryState copy = state;
    return rounds_from<grouped>(copy, rested_, soles, excluded, more) > more;
  };
  if (is_out_of_reach()) return false;
  Conclusions<grouped> found = soles;
  leave_out<grouped>(found, state, excluded);
  bool dead = false;
  all_of<grouped>(found, [&](Conclusion conclusion) {
    TheoryState next = state;
    next.conclude(conclusion);
    insert(excluded, conclusion);
    if (next.left == state.left) return true;
    path_.push(conclusion);
    dead = deepen(next, excluded, more - 1);
    if (dead) return false;
    path_.pop();
    return !is_out_of_reach();
  });
  return dead;
}

template int rounds_to_contradiction<false>(TheoryState state, const LabelSet& rested, int rounds);
template int rounds_to_contradiction<true>(TheoryState state, const LabelSet& rested, int rounds);
template class BraidSearch<false>;
template class BraidSearch<true>;
template int min_length<false>(const TheoryState& state, Candidate target, int limit);
template int min_length<true>(const TheoryState& state, Candidate target, int limit);

}  // namespace deduku::trial
