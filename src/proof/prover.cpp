// The path as a proof: the known facts, and for each step the lemmas that lead from them to its conclusions.
#include <algorithm>
#include <bitset>

#include "deduku/proof.hpp"
#include "src/proof/clause_search.hpp"
#include "src/proof/lrat_writer.hpp"

namespace deduku {

namespace {

using namespace proof;
using Clause = ClauseSearch::Clause;

/// The variables that a step uses; all of them if it rests on a single solution, which no clause states.
VariableSet variables_of(const Premises& premises) {
  if (premises.need_one_solution()) return VariableSet::all();
  VariableSet variables;
  for (Cell cell : premises.cells) variables.insert(Variable(cell));
  for (House house : House::all()) {
    for (Digit digit : premises.places[house]) variables.insert(Variable(house, digit));
  }
  return variables;
}

std::vector<Literal> literals_of(const Effects& effects) {
  std::vector<Literal> literals;
  for (Candidate candidate : effects.removes) literals.emplace_back(candidate, false);
  for (Candidate candidate : effects.places) literals.emplace_back(candidate, true);
  return literals;
}

}  // namespace

class Prover::Derivation {
 public:
  Derivation(const Formula& formula, Sink sink, std::function<bool()> stop)
      : formula_(formula), stop_(std::move(stop)), writer_(formula.clause_count(), std::move(sink)) {
    for (Variable variable : Variable::all()) {
      forms_[variable] = {variable.index() + 1, proof::literals_of(variable)};
    }
    int id = rule_count;
    const std::vector<Literal> board = proof::literals_of(formula.start());
    for (Literal literal : board) know(literal, ++id);
    for (Literal literal : board) exclude_rivals(literal);
  }

  ProofStatus prove(const std::vector<Literal>& conclusions, const VariableSet& initial) {
    add_variables(initial);
    std::vector<Clause> goals;
    for (Literal conclusion : conclusions) {
      if (search_.is_known(conclusion)) continue;
      if (search_.is_known(conclusion.negated())) return ProofFinding::denied;
      const std::optional<Clause> goal = derive(conclusion);
      if (!goal) return is_stopped() ? ProofStatus(Outcome::stopped) : ProofFinding::denied;
      goals.push_back(*goal);
    }
    conclude(goals);
    return ProofFinding::proved;
  }

  ProofStatus prove_empty() {
    if (formula_.denied()) return contradict_denial();
    add_variables(VariableSet::all());
    const std::optional<Clause> goal = search_.derive(std::nullopt, stop_);
    if (!goal) return is_stopped() ? ProofStatus(Outcome::stopped) : ProofFinding::denied;
    conclude({*goal});
    return ProofFinding::proved;
  }

  const ProofSize& size() const { return writer_.size(); }

 private:
  /// A variable in the proof: the clause of the puzzle, or a lemma without false candidates.
  struct Form {
    int id = 0;
    std::vector<Literal> literals;
  };

  bool is_stopped() const { return stop_ && stop_(); }
  bool is_false(Literal literal) const { return search_.is_known(literal.negated()); }

  void know(Literal literal, int id) {
    search_.know(literal);
    units_[literal.candidate()] = id;
  }

  /// Everything that a digit excludes.
  void exclude_rivals(Literal placed) {
    if (!placed.is_true()) return;
    const int reason = units_[placed.candidate()];
    for (const Rival& rival : rivals_of(placed.candidate())) {
      const Literal excluded(rival.candidate, false);
      if (search_.is_known(excluded)) continue;
      know(excluded, writer_.add({{excluded}}, {{reason, rival.clause + 1}}));
    }
  }

  /// Adds those that no digit fulfils yet.
  void add_variables(const VariableSet& variables) {
    for (Variable variable : variables) {
      const std::vector<Literal>& all = forms_[variable].literals;
      const bool is_fulfilled = std::ranges::any_of(all, [&](Literal each) { return search_.is_known(each); });
      if (is_fulfilled || search_.has(variable)) continue;
      std::vector<Literal> open;
      std::ranges::copy_if(all, std::back_inserter(open), [&](Literal each) { return !is_false(each); });
      search_.add(variable, open);
    }
  }

  /// Derives from the added variables; if these are not enough, from all.
  std::optional<Clause> derive(Literal conclusion) {
    std::optional<Clause> goal = search_.derive(conclusion, stop_);
    if (goal || is_stopped()) return goal;
    add_variables(VariableSet::all());
    return search_.derive(conclusion, stop_);
  }

  /// The lemmas that some of them depend on, including themselves, in the order in which they were found.
  std::vector<Clause> needed_for(const std::vector<Clause>& goals) const {
    std::vector<bool> is_needed(search_.end(), false);
    for (Clause goal : goals) is_needed[goal] = true;
    std::vector<Clause> needed;
    for (Clause lemma = search_.end(); lemma-- > ClauseSearch::first_lemma;) {
      if (!is_needed[lemma]) continue;
      for (Clause hint : search_.hints(lemma)) is_needed[hint] = true;
      needed.push_back(lemma);
    }
    std::ranges::reverse(needed);
    return needed;
  }

  /// Writes the lemmas that lead to the goals, deletes those needed only for that, and keeps the goals as known.
  void conclude(const std::vector<Clause>& goals) {
    const std::vector<Clause> lemmas = needed_for(goals);
    std::vector<int> done_with = shorten_variables_of(lemmas);
    std::vector<std::pair<Literal, int>> found;
    ids_.assign(search_.end() - ClauseSearch::first_lemma, 0);
    for (Clause lemma : lemmas) {
      const int id = write_lemma(lemma);
      const std::span<const Literal> literals = search_.literals(lemma);
      if (std::ranges::count(goals, lemma) == 0) {
        done_with.push_back(id);
      } else if (!literals.empty()) {
        found.emplace_back(literals[0], id);
      }
    }
    writer_.erase(done_with);
    search_.forget();
    for (const auto& [literal, id] : found) know(literal, id);
    for (const auto& [literal, id] : found) exclude_rivals(literal);
  }

  /// Returns its number in the proof.
  int write_lemma(Clause lemma) {
    std::vector<int> hints;
    for (Clause hint : search_.hints(lemma)) {
      if (hint < Variable::count) append_units(forms_[hint], hints);
    }
    for (Clause hint : search_.hints(lemma)) hints.push_back(id_of(hint));
    return ids_[lemma - ClauseSearch::first_lemma] = writer_.add(search_.literals(lemma), hints);
  }

  int id_of(Clause clause) const {
    if (clause < Variable::count) return forms_[clause].id;
    if (clause < ClauseSearch::first_lemma) return static_cast<int>(clause) + 1;
    return ids_[clause - ClauseSearch::first_lemma];
  }

  /// Adds, once each, the clauses stating that the lost candidates of a variable are false.
  void append_units(const Form& form, std::vector<int>& hints) const {
    for (Literal literal : form.literals) {
      const int unit = units_[literal.candidate()];
      if (is_false(literal) && std::ranges::count(hints, unit) == 0) hints.push_back(unit);
    }
  }

  /// Writes a variable that several hints use without the candidates that it has lost. Returns the replaced forms.
  std::vector<int> shorten_variables_of(const std::vector<Clause>& lemmas) {
    Per<Variable, int> uses{};
    for (Clause lemma : lemmas) {
      for (Clause hint : search_.hints(lemma)) {
        if (hint < Variable::count) ++uses[hint];
      }
    }
    std::vector<int> replaced;
    for (Variable variable : Variable::all()) {
      Form& form = forms_[variable];
      std::vector<int> hints;
      append_units(form, hints);
      if (uses[variable] < 2 || hints.empty()) continue;
      hints.push_back(form.id);
      if (form.id > formula_.clause_count()) replaced.push_back(form.id);
      std::erase_if(form.literals, [&](Literal each) { return is_false(each); });
      form.id = writer_.add(form.literals, hints);
    }
    return replaced;
  }

  /// With all its digits found, the clause that denies a solution contradicts them.
  ProofStatus contradict_denial() {
    Effects rest;
    for (Cell cell : Cell::all()) rest.places.insert({cell, (*formula_.denied())[cell]});
    const ProofStatus status = prove(literals_of(rest), VariableSet::all());
    if (status != ProofFinding::proved) return status;
    std::vector<int> hints;
    for (Candidate candidate : rest.places) hints.push_back(units_[candidate]);
    hints.push_back(formula_.clause_count());
    writer_.add({}, hints);
    return ProofFinding::proved;
  }

  Formula formula_;
  std::function<bool()> stop_;
  LratWriter writer_;
  ClauseSearch search_;
  PerCandidate<int> units_{};  ///< the clauses that a candidate is true, or that it is false
  Per<Variable, Form> forms_;
  std::vector<int> ids_;  ///< of the lemmas of a step, as far as written
};

Prover::Prover(const Formula& formula, Sink sink, std::function<bool()> stop)
    : derivation_(make_hidden<Derivation>(formula, std::move(sink), std::move(stop))) {}

ProofStatus Prover::prove(const Effects& effects, const Premises& premises) {
  return derivation_->prove(literals_of(effects), variables_of(premises));
}

ProofStatus Prover::prove(const Effects& effects) {
  return derivation_->prove(literals_of(effects), VariableSet::all());
}

ProofStatus Prover::prove_empty() {
  return derivation_->prove_empty();
}

const ProofSize& Prover::size() const {
  return derivation_->size();
}

}  // namespace deduku
