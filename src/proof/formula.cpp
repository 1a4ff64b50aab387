// A puzzle as clauses.
#include "deduku/proof.hpp"
#include "src/proof/clauses.hpp"

namespace deduku {

namespace {

using namespace proof;

void append_line(std::string& text, std::span<const Literal> literals) {
  append_clause(text, literals);
  text += '\n';
}

void append_rules(std::string& text) {
  for (Variable variable : Variable::all()) {
    std::vector<Literal> literals;
    for (Candidate candidate : candidates_of(variable)) literals.emplace_back(candidate, true);
    append_line(text, literals);
  }
  for (Candidate candidate : Candidate::all()) {
    for (const Rival& rival : rivals_of(candidate)) {
      if (candidate < rival.candidate) append_line(text, {{{candidate, false}, {rival.candidate, false}}});
    }
  }
}

void append_denial(std::string& text, const Solution& denied) {
  std::vector<Literal> literals;
  for (Cell cell : Cell::all()) literals.emplace_back(Candidate(cell, denied[cell]), false);
  append_line(text, literals);
}

}  // namespace

int Formula::clause_count() const {
  return rule_count + static_cast<int>(literals_of(start_).size()) + (denied_ ? 1 : 0);
}

std::string Formula::dimacs() const {
  std::string text = "c A Sudoku: digit d in row r and column c is variable 81 (r - 1) + 9 (c - 1) + d.\n";
  text += "p cnf " + std::to_string(Candidate::count) + " " + std::to_string(clause_count()) + "\n";
  append_rules(text);
  for (Literal literal : literals_of(start_)) append_line(text, {{literal}});
  if (denied_) append_denial(text, *denied_);
  return text;
}

}  // namespace deduku
