#include "src/check/refutation.hpp"

namespace deduku::checking {

Refutation::Refutation(const Statements& statements, const CandidateSet& scope, const CandidateSet& left,
                       const CandidateSet& absent, std::uint64_t budget)
    : statements_(statements), scope_(scope), budget_(budget) {
  trail_.reserve(Candidate::count);
  for (Candidate candidate : scope) {
    if (left.contains(candidate) && !absent.contains(candidate)) {
      statements.for_each_about(candidate, [&](int statement) { ++left_[at(statement)]; });
    } else {
      states_[at(candidate)] = State::is_false;
      reasons_[at(candidate)].kind = left.contains(candidate) ? Reason::Kind::absent : Reason::Kind::start;
    }
  }
  for (int statement = 0; statement < statement_count; ++statement) {
    if (statements.allowed().test(at(statement))) settle(statement);
  }
}

void Refutation::set_true(Candidate candidate, Reason reason) {
  assert(state(candidate) != State::is_false);
  if (state(candidate) == State::is_true) return;
  states_[at(candidate)] = State::is_true;
  reasons_[at(candidate)] = reason;
  trail_.push_back(candidate);
  ++work_;
}

void Refutation::set_false(Candidate candidate, Reason reason) {
  if (state(candidate) == State::is_false) return;
  if (state(candidate) == State::is_true) {
    if (!conflict_) conflict_ = {candidate, Candidate(reason.number)};
    return;
  }
  states_[at(candidate)] = State::is_false;
  reasons_[at(candidate)] = reason;
  trail_.push_back(candidate);
  ++work_;
  statements_.for_each_about(candidate, [&](int statement) {
    --left_[at(statement)];
    settle(statement);
  });
}

/// What is left alone of a statement is true; where nothing is left there is the contradiction.
void Refutation::settle(int statement) {
  const int left = left_[at(statement)];
  if (left == 0 && !conflict_) conflict_ = {.statement = statement};
  if (left != 1) return;
  statements_.for_each_candidate(statement, [&](Candidate candidate) {
    if (state(candidate) != State::is_false) set_true(candidate, {Reason::Kind::statement, statement});
  });
}

/// At most one digit in a cell, at most one place in a house.
void Refutation::exclude_rivals(Candidate candidate) {
  const Reason reason{Reason::Kind::rival, candidate.index()};
  for (Digit digit : scope_.digits(candidate.cell()) - DigitSet{candidate.digit()}) {
    set_false({candidate.cell(), digit}, reason);
  }
  for (Cell cell : scope_.cells(candidate.digit()) & peers(candidate.cell())) {
    set_false({cell, candidate.digit()}, reason);
  }
}

/// Everything that follows one by one; false where it contradicts itself.
bool Refutation::propagate() {
  while (done_ < trail_.size() && !conflict_) {
    const Candidate candidate = trail_[done_++];
    if (state(candidate) == State::is_true) exclude_rivals(candidate);
  }
  return !conflict_;
}

/// Forgets all of the trail but its beginning.
void Refutation::undo(std::size_t length) {
  conflict_.reset();
  while (trail_.size() > length) {
    const Candidate candidate = trail_.back();
    trail_.pop_back();
    if (state(candidate) == State::is_false) {
      statements_.for_each_about(candidate, [&](int statement) { ++left_[at(statement)]; });
    }
    states_[at(candidate)] = State::open;
  }
  done_ = length;
}

std::optional<Grounds> Refutation::refute(Candidate candidate, bool is_true) {
  // What follows without the assumption stays for the next one.
  if (!propagate()) return grounds_of(*conflict_);
  const std::size_t length = trail_.size();
  if (state(candidate) == (is_true ? State::is_false : State::is_true)) return grounds_of(std::vector{candidate});
  is_true ? set_true(candidate, {}) : set_false(candidate, {});
  std::optional<Grounds> grounds = refute_present();
  undo(length);
  return grounds;
}

std::optional<Grounds> Refutation::refute_present() {
  if (!propagate()) return grounds_of(*conflict_);
  if (is_broken_off()) return std::nullopt;
  const std::optional<int> statement = smallest_open_statement();
  return statement ? refute_all_of(*statement) : std::nullopt;
}

/// Tries the candidates of a statement one after the other. Where a contradiction does not depend on the one that is
/// tried, it is all that is needed.
std::optional<Grounds> Refutation::refute_all_of(int statement) {
  const std::size_t length = trail_.size();
  Grounds all;
  all.statements.set(at(statement));
  std::vector<Candidate> open;
  std::vector<Candidate> denied;
  statements_.for_each_candidate(statement,
                                 [&](Candidate each) { (state(each) == State::open ? open : denied).push_back(each); });
  for (Candidate candidate : open) {
    set_true(candidate, {Reason::Kind::choice});
    std::optional<Grounds> grounds = refute_present();
    undo(length);
    if (!grounds) return std::nullopt;
    if (!grounds->choices.test(at(candidate))) return grounds;
    all |= *grounds;
    all.choices.reset(at(candidate));
  }
  all |= grounds_of(std::move(denied));
  return all;
}

bool Refutation::is_open(int statement) const {
  bool is_fulfilled = false;
  statements_.for_each_candidate(statement, [&](Candidate each) { is_fulfilled |= state(each) == State::is_true; });
  return !is_fulfilled;
}

/// The statement with the fewest candidates of those that no true candidate fulfils; empty where all are fulfilled, and
/// so nothing is impossible about the present state.
std::optional<int> Refutation::smallest_open_statement() const {
  std::optional<int> smallest;
  for (int statement = 0; statement < statement_count; ++statement) {
    const std::size_t place = at(statement);
    if (!statements_.allowed().test(place) || (smallest && left_[place] >= left_[at(*smallest)])) continue;
    if (is_open(statement)) smallest = statement;
  }
  return smallest;
}

Grounds Refutation::grounds_of(const Conflict& conflict) const {
  if (conflict.statement < 0) return grounds_of(std::vector{conflict.a, conflict.b});
  std::vector<Candidate> denied;
  statements_.for_each_candidate(conflict.statement, [&](Candidate each) { denied.push_back(each); });
  Grounds grounds = grounds_of(std::move(denied));
  grounds.statements.set(at(conflict.statement));
  return grounds;
}

/// Follows the reasons of some facts back to where they begin.
Grounds Refutation::grounds_of(std::vector<Candidate> facts) const {
  Grounds grounds;
  std::bitset<Candidate::count> seen;
  while (!facts.empty()) {
    const Candidate fact = facts.back();
    facts.pop_back();
    const std::size_t place = at(fact);
    if (seen.test(place)) continue;
    seen.set(place);
    const Reason& reason = reasons_[place];
    if (reason.kind == Reason::Kind::absent) grounds.absent.insert(fact);
    if (reason.kind == Reason::Kind::choice) grounds.choices.set(place);
    if (reason.kind == Reason::Kind::rival) facts.emplace_back(reason.number);
    if (reason.kind != Reason::Kind::statement) continue;
    grounds.statements.set(at(reason.number));
    statements_.for_each_candidate(reason.number, [&](Candidate each) {
      if (each != fact) facts.push_back(each);
    });
  }
  return grounds;
}

}  // namespace deduku::checking
