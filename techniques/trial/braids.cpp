#include "techniques/trial/braids.hpp"

#include <optional>

namespace deduku::theory {

namespace {

template <bool grouped>
bool find_all(const TheoryState& state, Conclusions& found) {
  if constexpr (grouped) return find_soles(state.left, found);
  return find_soles(state.left, found.labels);
}

template <bool grouped>
void leave_out(Conclusions& found, const TheoryState& state, const Conclusions& excluded) {
  found.labels -= state.placed;
  found.labels -= excluded.labels;
  if constexpr (!grouped) return;
  found.across -= excluded.across;
  found.down -= excluded.down;
}

/// Calls `visit(conclusion)` until it returns false; whether it never did.
template <bool grouped, class Visit>
bool all_of(const Conclusions& found, Visit&& visit) {
  const auto visit_as = [&](TheoryFamily family) {
    return [&visit, family](Candidate candidate) { return visit(Conclusion(family, candidate)); };
  };
  if (!found.labels.all_of(visit_as(TheoryFamily::label))) return false;
  if constexpr (!grouped) return true;
  return found.across.all_of(visit_as(TheoryFamily::row)) && found.down.all_of(visit_as(TheoryFamily::column));
}

void insert(Conclusions& conclusions, Conclusion conclusion) {
  const TheoryFamily family = conclusion.family();
  LabelSet& set = !conclusion.is_group() ? conclusions.labels
                  : is_across(family)    ? conclusions.across
                                         : conclusions.down;
  set.insert(conclusion.candidate());
}

/// Concludes everything at once. Whether that changed anything; conclusions that exclude each other leave
/// a variable empty.
template <bool grouped>
bool conclude_all(TheoryState& state, const Conclusions& found) {
  const LabelSet before = state.left;
  all_of<grouped>(found, [&](Conclusion conclusion) {
    state.conclude(conclusion);
    return true;
  });
  return !(before - state.left).empty();
}

/// The first of the conclusions found that empties a variable.
template <bool grouped>
std::optional<Conclusion> first_emptying(const TheoryState& state, const Conclusions& soles, const Conclusions& found) {
  const EmptyingTest test(state.left, soles.labels);
  std::optional<Conclusion> first;
  all_of<grouped>(found, [&](Conclusion conclusion) {
    if (test.empties(conclusion)) first = conclusion;
    return !first;
  });
  return first;
}

}  // namespace

/// In the last round one conclusion must do, all others having been made before.
template <bool grouped>
int rounds_to_contradiction(TheoryState state, const Conclusions& excluded, int rounds) {
  Conclusions soles;
  for (int round = 0; round <= rounds; ++round) {
    if (!find_all<grouped>(state, soles)) return round;
    if (round == rounds) break;
    Conclusions found = soles;
    leave_out<grouped>(found, state, excluded);
    if (round + 1 == rounds) return first_emptying<grouped>(state, soles, found) ? rounds : rounds + 1;
    if (!conclude_all<grouped>(state, found)) break;
  }
  return rounds + 1;
}

template <bool grouped>
int min_length(const TheoryState& state, Candidate target) {
  TheoryState copy = state;
  copy.place(target);
  constexpr int many = 2 * Cell::count;
  const int rounds = rounds_to_contradiction<grouped>(copy, {}, many);
  return rounds > many ? 0 : rounds + 1;
}

template <bool grouped>
bool BraidSearch<grouped>::find(const TheoryState& state, Candidate target, int length) {
  TheoryState copy = state;
  copy.place(target);
  path_.size = 0;
  return deepen(copy, {}, length - 1);
}

/// Each set of conclusions is visited once: what a branch has begun with is excluded from those after it. What follows
/// goes on following, so no set is lost that way.
template <bool grouped>
bool BraidSearch<grouped>::deepen(const TheoryState& state, Conclusions excluded, int more) {
  if (!work_.spend()) return false;
  Conclusions soles;
  if (!find_all<grouped>(state, soles)) return true;
  if (more == 0) return false;
  Conclusions found = soles;
  leave_out<grouped>(found, state, excluded);
  if (more == 1) {
    const auto last = first_emptying<grouped>(state, soles, found);
    if (last) path_.push(*last);
    return last.has_value();
  }
  if (rounds_to_contradiction<grouped>(state, excluded, more) > more) return false;
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
    return rounds_to_contradiction<grouped>(state, excluded, more) <= more;
  });
  return dead;
}

template int rounds_to_contradiction<false>(TheoryState state, const Conclusions& excluded, int rounds);
template int rounds_to_contradiction<true>(TheoryState state, const Conclusions& excluded, int rounds);
template class BraidSearch<false>;
template class BraidSearch<true>;
template int min_length<false>(const TheoryState& state, Candidate target);
template int min_length<true>(const TheoryState& state, Candidate target);

}  // namespace deduku::theory
