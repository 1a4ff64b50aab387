#include "src/proof/clauses.hpp"

#include "deduku/proof.hpp"

namespace deduku::proof {

namespace {

constexpr int rivals_of_each = 28;

constexpr bool exclude_each_other(Candidate a, Candidate b) {
  if (a.cell() == b.cell()) return a != b;
  return a.digit() == b.digit() && sees(a.cell(), b.cell());
}

/// The rivals of all candidates, one after another.
using RivalTable = std::array<Rival, std::size_t{Candidate::count} * rivals_of_each>;

RivalTable make_rivals() {
  RivalTable table;
  PerCandidate<int> filled{};
  const auto add = [&](Candidate candidate, const Rival& rival) {
    table[candidate.index() * rivals_of_each + filled[candidate]++] = rival;
  };
  int clause = Variable::count;
  for (Candidate a : Candidate::all()) {
    for (int other = a.index() + 1; other < Candidate::count; ++other) {
      const Candidate b(other);
      if (!exclude_each_other(a, b)) continue;
      add(a, {b, clause});
      add(b, {a, clause});
      ++clause;
    }
  }
  assert(clause == rule_count);
  return table;
}

}  // namespace

std::vector<Literal> literals_of(Variable variable) {
  std::vector<Literal> literals;
  for (Position position : Position::all()) {
    const Candidate candidate = variable.is_cell() ? Candidate(variable.cell(), Digit(position.index()))
                                                   : Candidate(cell_at(variable.house(), position), variable.digit());
    literals.emplace_back(candidate, true);
  }
  return literals;
}

std::span<const Rival> rivals_of(Candidate candidate) {
  static const RivalTable table = make_rivals();
  return std::span(table).subspan(candidate.index() * rivals_of_each, rivals_of_each);
}

std::vector<Literal> literals_of(const Grid& board) {
  std::vector<Literal> literals;
  CandidateSet decided;
  for (Digit digit : Digit::all()) {
    for (Cell cell : board.solved_cells(digit)) {
      const Candidate candidate(cell, digit);
      literals.emplace_back(candidate, true);
      decided.insert(candidate);
      for (const Rival& rival : rivals_of(candidate)) decided.insert(rival.candidate);
    }
  }
  for (Candidate candidate : Candidate::all()) {
    if (!board.has(candidate) && !decided.contains(candidate)) literals.emplace_back(candidate, false);
  }
  return literals;
}

void append_clause(std::string& text, std::span<const Literal> literals) {
  for (Literal literal : literals) {
    if (!literal.is_true()) text += '-';
    text += std::to_string(variable_of(literal.candidate())) + ' ';
  }
  text += '0';
}

}  // namespace deduku::proof

namespace deduku {

namespace {

using namespace proof;

void append_line(std::string& text, std::span<const Literal> literals) {
  append_clause(text, literals);
  text += '\n';
}

void append_rules(std::string& text) {
  for (Variable variable : Variable::all()) append_line(text, literals_of(variable));
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
