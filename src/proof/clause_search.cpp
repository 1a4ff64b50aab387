#include "src/proof/clause_search.hpp"

#include <algorithm>
#include <bitset>

namespace deduku::proof {

ClauseSearch::ClauseSearch() : clauses_(Variable::count) {
  for (Candidate candidate : Candidate::all()) {
    for (const Rival& rival : rivals_of(candidate)) {
      if (rival.candidate < candidate) continue;
      clauses_.emplace_back();
      store(static_cast<Clause>(rival.clause), {{{candidate, false}, {rival.candidate, false}}});
    }
  }
}

void ClauseSearch::know(Literal literal) {
  assert(trail_.empty());
  values_[literal.candidate()] = literal.is_true() ? Value::is_true : Value::is_false;
}

void ClauseSearch::add(Variable variable, std::span<const Literal> literals) {
  added_.insert(variable);
  store(static_cast<Clause>(variable.index()), literals);
}

std::span<const Literal> ClauseSearch::literals(Clause clause) const {
  return std::span(literals_).subspan(clauses_[clause].literals, clauses_[clause].literal_count);
}

std::span<const ClauseSearch::Clause> ClauseSearch::hints(Clause lemma) const {
  return std::span(hints_).subspan(clauses_[lemma].hints, clauses_[lemma].hint_count);
}

void ClauseSearch::store(Clause clause, std::span<const Literal> literals) {
  clauses_[clause].literals = static_cast<std::uint32_t>(literals_.size());
  clauses_[clause].literal_count = static_cast<std::uint32_t>(literals.size());
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  if (literals.size() < 2) {
    units_.push_back(clause);
  } else {
    for (Literal literal : literals.first(2)) watchers_[literal].push_back(clause);
  }
}

void ClauseSearch::assign(Literal literal, Clause reason) {
  const std::size_t place = literal.candidate().index();
  values_[place] = literal.is_true() ? Value::is_true : Value::is_false;
  reasons_[place] = reason;
  level_of_[place] = static_cast<std::uint32_t>(level());
  trail_.push_back(literal);
}

void ClauseSearch::go_back_to(std::size_t level) {
  if (level >= levels_.size()) return;
  const std::size_t length = levels_[level];
  for (std::size_t i = length; i < trail_.size(); ++i) values_[trail_[i].candidate()] = Value::open;
  trail_.resize(length);
  levels_.resize(level);
  done_ = length;
}

std::optional<ClauseSearch::Clause> ClauseSearch::derive(std::optional<Literal> goal,
                                                         const std::function<bool()>& stop) {
  const std::optional<Clause> conflict = contradict(goal, stop);
  std::vector<Literal> learned;
  std::vector<Clause> hints;
  if (conflict) resolve(*conflict, learned, hints);
  go_back_to(0);
  if (!conflict) return std::nullopt;
  return goal ? add_lemma({{*goal}}, hints) : add_lemma({}, hints);
}

/// Searches until the consequences of the denied goal alone contradict each other; returns the contradicting clause.
/// Empty if all clauses can be fulfilled.
std::optional<ClauseSearch::Clause> ClauseSearch::contradict(std::optional<Literal> goal,
                                                             const std::function<bool()>& stop) {
  Clause conflict = begin(goal);
  if (conflict != no_clause) return conflict;
  while (true) {
    conflict = propagate();
    if (conflict == no_clause) {
      if (!decide()) return std::nullopt;
      continue;
    }
    if (level() == 1) return conflict;
    learn_from(conflict);
    if (stop && stop()) return std::nullopt;
  }
}

/// Denies the goal, on the first level, and propagates the clauses of one literal; returns the contradicting clause.
ClauseSearch::Clause ClauseSearch::begin(std::optional<Literal> goal) {
  open_level();
  if (goal) assign(goal->negated(), no_clause);
  for (Clause clause : units_) {
    const std::span<const Literal> literal = literals(clause);
    if (literal.empty() || value(literal[0]) == Value::is_false) return clause;
    if (value(literal[0]) == Value::open) assign(literal[0], clause);
  }
  return no_clause;
}

/// Propagates all consequences one by one; returns the contradicting clause, if there is one.
ClauseSearch::Clause ClauseSearch::propagate() {
  while (done_ < trail_.size()) {
    const Clause conflict = propagate_from(trail_[done_++].negated());
    if (conflict != no_clause) return conflict;
  }
  return no_clause;
}

/// The clauses that continue to watch the literal keep their order, so that the rules stay in front.
ClauseSearch::Clause ClauseSearch::propagate_from(Literal denied) {
  std::vector<Clause>& watchers = watchers_[denied];
  Clause conflict = no_clause;
  std::erase_if(watchers, [&](Clause clause) {
    if (conflict != no_clause) return false;
    if (passes_on(clause, denied)) return true;
    const Literal other = literals(clause)[0];
    if (value(other) == Value::is_false) conflict = clause;
    if (value(other) == Value::open) assign(other, clause);
    return false;
  });
  return conflict;
}

/// Whether a clause can watch another literal instead of the denied one. Otherwise only its first literal may be true.
bool ClauseSearch::passes_on(Clause clause, Literal denied) {
  const std::span<Literal> all =
      std::span(literals_).subspan(clauses_[clause].literals, clauses_[clause].literal_count);
  if (all[0] == denied) std::swap(all[0], all[1]);
  if (value(all[0]) == Value::is_true) return false;
  const auto next = std::ranges::find_if(all.subspan(2), [&](Literal each) { return value(each) != Value::is_false; });
  if (next == all.end()) return false;
  std::swap(all[1], *next);
  watchers_[all[1]].push_back(clause);
  return true;
}

/// Tries a candidate of the variable with the fewest candidates left; false if all variables are fulfilled.
bool ClauseSearch::decide() {
  std::size_t fewest = Position::count + 1;
  Literal chosen;
  for (Variable variable : added_) {
    const std::span<const Literal> all = literals(static_cast<Clause>(variable.index()));
    const auto count = [&](Value wanted) {
      return std::ranges::count_if(all, [&](Literal each) { return value(each) == wanted; });
    };
    const auto open = static_cast<std::size_t>(count(Value::open));
    if (open >= fewest || count(Value::is_true) > 0) continue;
    fewest = open;
    chosen = *std::ranges::find_if(all, [&](Literal each) { return value(each) == Value::open; });
  }
  if (fewest > Position::count) return false;
  open_level();
  assign(chosen, no_clause);
  return true;
}

/// Follows a contradiction back through the present level until it depends on only one literal of that level, whose
/// negation becomes the first literal learned; on the first level to its beginning.
void ClauseSearch::resolve(Clause conflict, std::vector<Literal>& learned, std::vector<Clause>& hints) {
  std::bitset<Candidate::count> seen;
  int pending = 0;  // seen on this level, but not followed yet
  const auto follow = [&](Clause clause) {
    hints.push_back(clause);
    for (Literal literal : literals(clause)) {
      const std::size_t place = literal.candidate().index();
      if (seen.test(place)) continue;
      seen.set(place);
      if (level_of_[place] == level()) {
        ++pending;
      } else {
        learned.push_back(literal);
      }
    }
  };
  learned.assign(1, Literal());
  follow(conflict);
  for (std::size_t i = trail_.size(); pending > 0;) {
    const Literal literal = trail_[--i];
    const std::size_t place = literal.candidate().index();
    if (!seen.test(place)) continue;
    if (reasons_[place] == no_clause || (pending == 1 && level() > 1)) {
      learned.front() = literal.negated();
      break;
    }
    --pending;
    follow(reasons_[place]);
  }
  std::ranges::reverse(hints);
}

ClauseSearch::Clause ClauseSearch::add_lemma(std::span<const Literal> literals, std::span<const Clause> hints) {
  const Clause lemma = end();
  clauses_.push_back(
      {.hints = static_cast<std::uint32_t>(hints_.size()), .hint_count = static_cast<std::uint32_t>(hints.size())});
  hints_.insert(hints_.end(), hints.begin(), hints.end());
  store(lemma, literals);
  return lemma;
}

/// Adds the lemma of a contradiction, and returns to the level at which it implies something new.
void ClauseSearch::learn_from(Clause conflict) {
  std::vector<Literal> learned;
  std::vector<Clause> hints;
  resolve(conflict, learned, hints);
  std::size_t target = 1;
  if (learned.size() > 1) {
    const auto level_of = [&](Literal literal) { return level_of_[literal.candidate()]; };
    const auto last = std::ranges::max_element(learned.begin() + 1, learned.end(), {}, level_of);
    std::iter_swap(learned.begin() + 1, last);
    target = level_of(learned[1]);
  }
  go_back_to(target);
  const Clause lemma = add_lemma(learned, hints);
  assign(learned.front(), lemma);
}

void ClauseSearch::forget() {
  clauses_.resize(first_lemma);
  literals_.resize(2 * std::size_t{rival_count});  // those of the rules
  hints_.clear();
  units_.clear();
  added_ = {};
  for (Candidate candidate : Candidate::all()) {
    watchers_[Literal(candidate, false)].resize(rivals_of(candidate).size());
    watchers_[Literal(candidate, true)].clear();
  }
}

}  // namespace deduku::proof
