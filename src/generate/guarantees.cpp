#include "src/generate/guarantees.hpp"

#include <algorithm>

#include "deduku/canonical.hpp"
#include "src/generate/guarantee_sentences.hpp"
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
    return {"minimal", minimal_sentence(), {second_solutions(generated, singles_of(givens))}};
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
  const int r = judge.rating_with_needed(generated.puzzle).r;
  const RoundRating without = judge.rating_without_needed(generated.puzzle);
  return {is_exact ? "exactly" : "needs",
          needs_sentence(technique, is_exact, r, without.r),
          {{"technique", {std::string(key(technique))}},
           {"r", {r_text(r)}},
           {"r_without", {r_text(without.r)}},
           {"stuck_at", {without.rest ? records::state_text(*without.rest) : ""}}}};
}

}  // namespace

std::vector<Guarantee> guarantees_of(const Generated& generated, const PuzzleConstraints& constraints, Judge& judge,
                                     std::span<const Board> path) {
  std::vector<Guarantee> guarantees;
  const AutomorphismKind* const kind = shown_kind(generated.puzzle, constraints);
  guarantees.push_back({"unique", unique_sentence(), {{"solution", {records::solution_text(generated.solution)}}}});
  if (constraints.least_givens > 0 || constraints.most_givens < Cell::count) {
    guarantees.push_back({"givens", givens_sentence(generated.puzzle.givens.size(), constraints), {}});
  }
  if (promised_minimality(constraints) != Minimality::any) {
    guarantees.push_back(minimality_guarantee(generated, constraints, kind));
  }
  if (constraints.pattern) guarantees.push_back(pattern_guarantee(generated, *constraints.pattern));
  if (constraints.mask) guarantees.push_back({"mask", mask_sentence(), {}});
  if (!path.empty()) guarantees.push_back(vicinity_guarantee(*constraints.vicinity, path));
  if (kind != nullptr) guarantees.push_back(automorphic_guarantee(generated, *kind));
  if (constraints.distribution != Distribution::natural)
    guarantees.push_back(distribution_guarantee(generated, constraints));
  if (!constraints.where.empty()) guarantees.push_back(where_guarantee(generated, constraints, judge));
  if (judge.criteria().needs) guarantees.push_back(needs_guarantee(generated, judge));
  if (judge.criteria().has_without) guarantees.push_back({"without", without_sentence(constraints), {}});
  return guarantees;
}

}  // namespace deduku::generate
