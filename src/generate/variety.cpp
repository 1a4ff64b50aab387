// Ensures that the puzzles of a run differ.
#include "deduku/canonical.hpp"
#include "deduku/likeness.hpp"
#include "src/generate/making.hpp"
#include "src/generate/solution_classes.hpp"
#include "src/records/form_set.hpp"

namespace deduku::generate {

int most_alike(const PuzzleConstraints& constraints) {
  constexpr int half = 50;
  if (constraints.unlike) return *constraints.unlike;
  const bool names_digits = constraints.mask && !digits_of(*constraints.mask).givens.empty();
  const bool asks_for_relatives = constraints.like || names_digits;
  return asks_for_relatives || constraints.distribution != Distribution::natural ? 0 : half;
}

struct Variety::Known {
  int percent;
  bool with_same_solution;
  LikenessIndex givens;
  SolutionClasses solutions;
  records::FormSet forms;  ///< of puzzles whose solutions do not matter, or that have none of their own

  /// Inserts a puzzle; true if no equivalent puzzle and, if that matters, none with an equivalent solution was inserted
  /// before.
  bool insert_class(const Board& puzzle) {
    const bool has_solution = !find_conflict(puzzle) && search::is_unique(search::Puzzle(puzzle));
    if (with_same_solution || !has_solution) return forms.insert(canonical_form(puzzle).board);
    return solutions.insert(*search::solve(search::Puzzle(puzzle)));
  }
};

Variety::Variety(int percent, bool with_same_solution)
    : known_(make_hidden<Known>(Known{percent, with_same_solution, LikenessIndex(percent), {}, {}})) {}
Variety::Variety(const PuzzleConstraints& constraints)
    : Variety(most_alike(constraints), !constraints.automorphic.empty()) {}

std::string Variety::insert(const Board& puzzle) {
  if (known_->percent == 0) return "";
  if (const auto match = known_->givens.closest(puzzle)) {
    return "it has " + std::to_string(match->likeness.common) + " of " + std::to_string(match->likeness.of) +
           " givens in common with an earlier one";
  }
  if (!known_->insert_class(puzzle)) {
    return known_->with_same_solution ? "it is equivalent to an earlier one"
                                      : "its solution is equivalent to that of an earlier one";
  }
  known_->givens.insert(puzzle);
  return "";
}

void Variety::take(const Board& puzzle) {
  if (known_->percent == 0) return;
  (void)known_->insert_class(puzzle);
  known_->givens.insert(puzzle);
}

}  // namespace deduku::generate
