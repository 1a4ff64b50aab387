#include "src/generate/guarantees.hpp"

#include <algorithm>

#include "deduku/canonical.hpp"
#include "src/core/spelling.hpp"
#include "src/generate/promises.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

namespace {

/// A second solution of each puzzle that lacks one of these groups of givens.
Guarantee::Evidence second_solutions(const Generated& generated, std::span<const CellSet> groups) {
  Guarantee::Evidence evidence{"second_solutions", {}};
  for (const CellSet& group : groups) {
    const CellSet rest = generated.puzzle.givens - group;
    std::string second;
    const auto visit = [&](const Solution& solution) {
      if (solution == generated.solution) return true;
      second = records::solution_text(solution);
      return false;
    };
    (void)search::enumerate(search::Puzzle(puzzle_of(rest, generated.solution)), visit, 2);
    evidence.texts.push_back(second);
  }
  return evidence;
}

Guarantee minimality_guarantee(const Generated& generated, const PuzzleConstraints& constraints,
                               const AutomorphismKind* kind) {
  const CellSet& givens = generated.puzzle.givens;
  if (promised_minimality(constraints) == Minimality::minimal) {
    return {"minimal", minimal_sentence, {second_solutions(generated, singles_of(givens))}};
  }
  return {"orbit_minimal",
          orbit_minimal_sentence(constraints, kind),
          {second_solutions(generated, groups_in(givens, groups_of(constraints, kind)))}};
}

Guarantee automorphic_guarantee(const Generated& generated, const AutomorphismKind& kind) {
  const Symmetry automorphism = *automorphism_of(generated.puzzle, kind);
  const auto numbers = [](const std::array<std::uint8_t, 9>& images) {
    std::string text;
    for (std::uint8_t image : images) text += static_cast<char>('1' + image);
    return text;
  };
  return {"automorphic",
          automorphic_sentence(kind),
          {{"kind", {std::string(kind.name)}},
           {"transposes", {kind.transposes ? "yes" : "no"}},
           {"rows", {numbers(automorphism.rows)}},
           {"columns", {numbers(automorphism.columns)}},
           {"digits", {numbers(automorphism.digits)}},
           {"automorphisms", {std::to_string(canonical_form(generated.puzzle).automorphisms)}}}};
}

Guarantee vicinity_guarantee(const VicinityConstraint& constraint, std::span<const Board> path) {
  Guarantee::Evidence puzzles{"path", {}};
  for (const Board& board : path) puzzles.texts.push_back(records::puzzle_text(board));
  return {"vicinity", vicinity_sentence(constraint, path.size()), {puzzles}};
}

Guarantee distribution_guarantee(const Generated& generated, const PuzzleConstraints& constraints) {
  Guarantee guarantee{"distribution", distribution_sentence(constraints.distribution), {}};
  if (constraints.distribution == Distribution::controlled) {
    guarantee.evidence.push_back({"weight", {bias_weight(generated.puzzle.givens.size())}});
  }
  return guarantee;
}

Guarantee pattern_guarantee(const Generated& generated, const PatternConstraint& constraint) {
  const Pattern found = pattern_of(generated.puzzle.givens);
  return {"pattern", pattern_sentence(found, constraint), {{"pattern", {std::string(name(found))}}}};
}

Guarantee where_guarantee(const Generated& generated, const PuzzleConstraints& constraints, Judge& judge) {
  Guarantee guarantee{"where", where_sentence(constraints), {}};
  const std::vector<std::string> texts = judge.field_texts(generated.puzzle);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    guarantee.evidence.push_back({judge.criteria().where->fields()[i], {texts[i]}});
  }
  return guarantee;
}

Guarantee needs_guarantee(const Generated& generated, Judge& judge) {
  const TechniqueId technique = *judge.criteria().needs;
  const bool is_exact = judge.criteria().is_exact;
  const int r = judge.need_rater().use(generated.puzzle).rating.r;
  const RoundRating without = judge.need_rater().rate_without(generated.puzzle);
  return {is_exact ? "exactly" : "needs",
          needs_sentence(technique, is_exact, r, without.r),
          {{"technique", {std::string(key(technique))}},
           {"r", {decimal(r, 100)}},
           {"r_without", {decimal(without.r, 100)}},
           {"stuck_at", {without.rest ? records::state_text(*without.rest) : ""}}}};
}

}  // namespace

std::vector<Guarantee> guarantees_of(const Generated& generated, const PuzzleConstraints& constraints, Judge& judge,
                                     std::span<const Board> path) {
  std::vector<Guarantee> guarantees;
  const AutomorphismKind* const kind = shown_kind(generated.puzzle, constraints);
  guarantees.push_back({"unique", unique_sentence, {{"solution", {records::solution_text(generated.solution)}}}});
  if (constraints.least_givens > 0 || constraints.most_givens < Cell::count) {
    guarantees.push_back({"givens", givens_sentence(generated.puzzle.givens.size(), constraints), {}});
  }
  if (promised_minimality(constraints) != Minimality::any) {
    guarantees.push_back(minimality_guarantee(generated, constraints, kind));
  }
  if (constraints.pattern) guarantees.push_back(pattern_guarantee(generated, *constraints.pattern));
  if (constraints.mask) guarantees.push_back({"mask", mask_sentence, {}});
  if (!path.empty()) guarantees.push_back(vicinity_guarantee(*constraints.vicinity, path));
  if (kind != nullptr) guarantees.push_back(automorphic_guarantee(generated, *kind));
  if (constraints.distribution != Distribution::natural)
    guarantees.push_back(distribution_guarantee(generated, constraints));
  if (!constraints.where.empty()) guarantees.push_back(where_guarantee(generated, constraints, judge));
  if (judge.criteria().needs) guarantees.push_back(needs_guarantee(generated, judge));
  if (judge.criteria().has_without) guarantees.push_back({"without", without_sentence(constraints), {}});
  return guarantees;
}

std::string givens_sentence(int givens, const PuzzleConstraints& constraints) {
  return "the number of givens is " + std::to_string(givens) + ", between " + std::to_string(constraints.least_givens) +
         " and " + std::to_string(constraints.most_givens);
}

std::string orbit_minimal_sentence(const PuzzleConstraints& constraints, const AutomorphismKind* kind) {
  std::string motions = constraints.pattern ? "the symmetry " + std::string(name(constraints.pattern->pattern)) : "";
  if (kind != nullptr) motions.append(motions.empty() ? "" : " and ").append("the automorphism ").append(kind->name);
  return "no given is redundant together with its images under " + motions +
         ": without each such group, there is also the second solution listed for it";
}

std::string pattern_sentence(Pattern found, const PatternConstraint& constraint) {
  return "the places of the givens have the symmetry " + std::string(name(found)) +
         ", as a comparison with their images shows; " + (constraint.is_exact ? "exactly " : "at least ") +
         std::string(name(constraint.pattern)) + " was required";
}

std::string vicinity_sentence(const VicinityConstraint& constraint, std::size_t puzzles) {
  return "the puzzle is the last listed one without " + std::to_string(constraint.removed) +
         " of its givens and with " + std::to_string(constraint.added) +
         (constraint.added == 1 ? " other" : " others") +
         (puzzles > 1 ? "; each listed puzzle is related in this way to the one before" : "");
}

std::string automorphic_sentence(const AutomorphismKind& kind) {
  return "the puzzle is unchanged if its cells are " +
         std::string(kind.transposes ? "reflected in the main diagonal, then its lines " : "") +
         "moved and its digits exchanged as listed: row, column and digit 1 to 9 become these";
}

std::string distribution_sentence(Distribution distribution) {
  if (distribution == Distribution::uniform) {
    return "the full grid was drawn from all with equal probability, and givens were removed in random order; this "
           "cannot be seen from the puzzle, but the seed and the stream reproduce it";
  }
  return "the puzzle was drawn with controlled bias: with its weight, the number of ways to choose as many of 81 cells, "
         "it represents all minimal puzzles that satisfy the constraints; this cannot be seen from the puzzle, but the "
         "seed and the stream reproduce it";
}

std::string where_sentence(const PuzzleConstraints& constraints) {
  return "the condition " + constraints.where + " holds for the full ratings, which are listed";
}

std::string needs_sentence(TechniqueId technique, bool is_exact, int r, int r_without) {
  const std::string name(key(technique));
  std::string sentence = "R on the default ladder is " + decimal(r, 100) + ", and without " + name + " it is ";
  sentence += r_without == stuck_r(default_ladder())
                  ? "higher: the ladder leads no further than to the candidates listed"
                  : decimal(r_without, 100) + ": at the candidates listed no other step costs less";
  if (is_exact) sentence += "; a step of " + name + " costs " + decimal(r, 100);
  return sentence;
}

std::string without_sentence(const PuzzleConstraints& constraints) {
  std::string list;
  for (const std::string& word : constraints.without) list.append(list.empty() ? "" : ", ").append(word);
  return "the default ladder without " + list + " solves the puzzle";
}

}  // namespace deduku::generate
