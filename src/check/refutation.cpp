#include "src/check/refutation.hpp"

namespace deduku::checking {

Refutation::Refutation(const Statements& statements, const CandidateSet& extra, const CandidateSet& left,
                       const Premises& premises, std::uint64_t budget, Budget& account)
    : statements_(statements), symmetry_(premises.symmetry), scope_(extra), budget_(budget), account_(account) {
  trail_.reserve(Candidate::count);
  for (std::size_t i = 0; i < statement_count; ++i) {
    if (statements.allowed().test(i)) allowed_.push_back(i);
  }
  for (std::size_t statement : allowed_) scope_ |= statements.candidates(statement);
  for (Digit digit : symmetry_ ? DigitSet::all() : DigitSet()) scope_.insert(digit, CellSet::all());
  for (Candidate candidate : scope_) {
    if (left.contains(candidate) && !premises.absent.contains(candidate)) {
      statements.for_each_about(candidate, [&](std::size_t statement) { ++left_[statement]; });
    } else {
      states_[candidate] = State::is_false;
      reasons_[candidate].kind = left.contains(candidate) ? Reason::Kind::absent : Reason::Kind::start;
    }
  }
  for (Candidate candidate : scope_) carry(candidate);
  for (std::size_t statement : allowed_) settle(statement);
}

void Refutation::set_true(Candidate candidate, Reason reason) {
  if (state(candidate) != State::open) return;
  states_[candidate] = State::is_true;
  reasons_[candidate] = reason;
  trail_.push_back(candidate);
  ++work_;
  statements_.for_each_about(candidate, [&](std::size_t statement) { ++true_[statement]; });
}

void Refutation::set_false(Candidate candidate, Reason reason) {
  if (state(candidate) == State::is_true && !conflict_) {
    conflict_ = grounds_of({candidate, Candidate(static_cast<int>(reason.number))});
  }
  if (state(candidate) != State::open) return;
  states_[candidate] = State::is_false;
  reasons_[candidate] = reason;
  trail_.push_back(candidate);
  ++work_;
  statements_.for_each_about(candidate, [&](std::size_t statement) {
    --left_[statement];
    settle(statement);
  });
}

/// The last candidate of a statement is true; if no candidate is left, there is a contradiction.
void Refutation::settle(std::size_t statement) {
  if (left_[statement] == 0 && !conflict_) {
    conflict_ = grounds_of(statements_.candidates(statement));
    conflict_->statements.set(statement);
  }
  if (left_[statement] != 1) return;
  for (Candidate candidate : statements_.candidates(statement))
    set_true(candidate, {Reason::Kind::statement, statement});
}

/// At most one digit in a cell, at most one place in a house.
void Refutation::exclude_rivals(Candidate candidate) {
  const Reason reason{Reason::Kind::candidate, candidate.slot()};
  for (Digit digit : scope_.digits(candidate.cell()) - DigitSet{candidate.digit()}) {
    set_false({candidate.cell(), digit}, reason);
  }
  for (Cell cell : scope_.cells(candidate.digit()) & peers(candidate.cell())) {
    set_false({cell, candidate.digit()}, reason);
  }
}

/// The image of a candidate under the symmetry is true if the candidate is, and false if it is.
void Refutation::carry(Candidate candidate) {
  if (!symmetry_ || state(candidate) == State::open) return;
  const Reason reason{Reason::Kind::candidate, candidate.slot()};
  const Candidate image = (*symmetry_)(candidate);
  state(candidate) == State::is_true ? set_true(image, reason) : set_false(image, reason);
}

/// Propagates all consequences; false if there is a contradiction.
bool Refutation::propagate() {
  while (done_ < trail_.size() && !conflict_) {
    const Candidate candidate = trail_[done_++];
    carry(candidate);
    if (state(candidate) == State::is_true) exclude_rivals(candidate);
  }
  return !conflict_;
}

/// Shortens the trail to a length.
void Refutation::undo(std::size_t length) {
  conflict_.reset();
  for (; trail_.size() > length; trail_.pop_back()) {
    const Candidate candidate = trail_.back();
    const bool was_false = state(candidate) == State::is_false;
    statements_.for_each_about(candidate, [&](std::size_t i) { was_false ? ++left_[i] : --true_[i]; });
    states_[candidate] = State::open;
  }
  done_ = length;
}

std::optional<Grounds> Refutation::refute(Candidate candidate, bool is_true) {
  // Consequences without the assumption are kept for the next one.
  if (!propagate()) return conflict_;
  const std::size_t length = trail_.size();
  if (state(candidate) == (is_true ? State::is_false : State::is_true)) return grounds_of(CandidateSet{candidate});
  is_true ? set_true(candidate, {}) : set_false(candidate, {});
  std::optional<Grounds> grounds = refute_present();
  undo(length);
  return grounds;
}

/// Spends the work since the last call, and the coming scan of all statements.
bool Refutation::may_go_on() {
  constexpr std::uint64_t units_per_choice = 20;
  (void)account_.spend(units_per_choice + work_ - accounted_);
  accounted_ = work_;
  return !is_out_of_budget();
}

std::optional<Grounds> Refutation::refute_present() {
  if (!propagate()) return conflict_;
  if (!may_go_on()) return std::nullopt;
  if (const std::optional<std::size_t> statement = smallest_open_statement()) return refute_all_of(*statement);
  model_ = {};
  for (Candidate candidate : trail_) {
    if (state(candidate) == State::is_true) model_.insert(candidate);
  }
  return std::nullopt;
}

/// Tries the candidates of a statement one after another. If a contradiction does not depend on the tried one, it
/// suffices alone.
std::optional<Grounds> Refutation::refute_all_of(std::size_t statement) {
  const std::size_t length = trail_.size();
  Grounds all;
  CandidateSet denied;
  all.statements.set(statement);
  for (Candidate candidate : statements_.candidates(statement)) {
    if (state(candidate) != State::open) {
      denied.insert(candidate);
      continue;
    }
    set_true(candidate, {Reason::Kind::choice});
    std::optional<Grounds> grounds = refute_present();
    undo(length);
    if (!grounds || !grounds->choices.contains(candidate)) return grounds;
    all |= *grounds;
    all.choices.erase(candidate);
  }
  return all |= grounds_of(denied);
}

/// The statement with the fewest candidates among those that no true candidate fulfils; empty if all are fulfilled, so
/// that the present state is consistent.
std::optional<std::size_t> Refutation::smallest_open_statement() const {
  std::optional<std::size_t> smallest;
  for (std::size_t statement : allowed_) {
    if (true_[statement] == 0 && (!smallest || left_[statement] < left_[*smallest])) smallest = statement;
  }
  return smallest;
}

/// Follows the reasons of some facts back to their origins.
Grounds Refutation::grounds_of(const CandidateSet& facts) const {
  Grounds grounds;
  CandidateSet seen;
  std::array<Candidate, Candidate::count> waiting;
  std::size_t count = 0;
  const auto follow = [&](Candidate fact) {
    if (!seen.contains(fact)) waiting[count++] = fact;
    seen.insert(fact);
  };
  for (Candidate fact : facts) follow(fact);
  while (count > 0) {
    const Candidate fact = waiting[--count];
    const Reason& reason = reasons_[fact];
    if (reason.kind == Reason::Kind::absent) grounds.absent.insert(fact);
    if (reason.kind == Reason::Kind::choice) grounds.choices.insert(fact);
    if (reason.kind == Reason::Kind::candidate) follow(Candidate(static_cast<int>(reason.number)));
    if (reason.kind == Reason::Kind::statement) {
      grounds.statements.set(reason.number);
      for (Candidate other : statements_.candidates(reason.number)) follow(other);
    }
  }
  return grounds;
}

}  // namespace deduku::checking
