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

Per<Position, Candidate> candidates_of(Variable variable) {
  Per<Position, Candidate> candidates;
  for (Position position : Position::all()) {
    const int pair = variable.index() - Cell::count;  // of a house and a digit
    candidates[position] = pair < 0
                               ? Candidate(Cell(variable.index()), Digit(position.index()))
                               : Candidate(cell_at(House(pair / Digit::count), position), Digit(pair % Digit::count));
  }
  return candidates;
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
