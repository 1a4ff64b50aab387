// What is said of a whole puzzle: how hard it is, and how its walk ends.
#pragma once

#include <string>
#include <vector>

#include "deduku/walk.hpp"

namespace deduku::walk {

/// What people call a scale of another program.
std::string_view title(FrozenScale scale);

/// A word and a sentence.
struct Verdict {
  std::string name;  ///< "Hard"
  std::string text;
};
/// How hard the puzzle is, by R; without ratings how its walk ends.
Verdict verdict_of(const Walk& walk, const TextStyle& style);
/// How the walk ends.
Verdict end_of(const Walk& walk, const TextStyle& style);

/// What one scale says.
struct ScaleLine {
  std::string scale;    ///< "Sudoku Explainer"
  std::string value;    ///< "7.1"
  std::string detail;   ///< "/ 1.2 / 1.2"; "" for none
  std::string hardest;  ///< "Forcing Chain"; "" for none
  std::string meaning;  ///< what the figures say, in a sentence
};
/// A line a scale; none without ratings.
std::vector<ScaleLine> scale_lines(const Walk& walk, const TextStyle& style);

/// A name and what it is: "Givens", "26".
struct Fact {
  std::string name;
  std::string text;
};
std::vector<Fact> facts_of(const Walk& walk, const TextStyle& style);

/// Whether the candidates of a grid are fewer than its digits leave.
bool has_pencil_marks(const Grid& grid);

}  // namespace deduku::walk
