#include "src/generate/guarantee_sentences.hpp"

namespace deduku::generate {

std::string unique_sentence() {
  return "there is exactly one solution: the search found it and excluded all other possibilities";
}

std::string givens_sentence(int givens, const PuzzleConstraints& constraints) {
  return "the number of givens is " + std::to_string(givens) + ", between " + std::to_string(constraints.least_givens) +
         " and " + std::to_string(constraints.most_givens);
}

std::string minimal_sentence() {
  return "no given is redundant: without any one of them, there is also the second solution listed for it";
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

std::string mask_sentence() {
  return "the givens are in the cells of the mask, with its digits if it has any";
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
  std::string sentence = "R on the default ladder is " + r_text(r) + ", and without " + name + " it is ";
  sentence += r_without == stuck_r(default_ladder())
                  ? "higher: the ladder leads no further than to the candidates listed"
                  : r_text(r_without) + ": at the candidates listed no other step costs less";
  if (is_exact) sentence += "; a step of " + name + " costs " + r_text(r);
  return sentence;
}

std::string without_sentence(const PuzzleConstraints& constraints) {
  std::string list;
  for (const std::string& word : constraints.without) list.append(list.empty() ? "" : ", ").append(word);
  return "the default ladder without " + list + " solves the puzzle";
}

}  // namespace deduku::generate
