// The summary of a puzzle: its difficulty, and the end of its walk.
#pragma once

#include <string>
#include <vector>

#include "deduku/walk.hpp"

namespace deduku::walk {

/// The common name of a scale of another program.
std::string_view title(FrozenScale scale);

/// The name of the ladder of a walk in a language; its own name if the language has none for it.
std::string ladder_title(const Walk& walk, Language language);

/// A word and a sentence.
struct Verdict {
  std::string name;  ///< "Hard"
  std::string text;
};
/// The difficulty of the puzzle, by R; without ratings the end of its walk.
Verdict verdict_of(const Walk& walk, const TextStyle& style);
/// The end of the walk.
Verdict end_of(const Walk& walk, const TextStyle& style);

/// The result of one scale.
struct ScaleLine {
  std::string scale;    ///< "Sudoku Explainer"
  std::string value;    ///< "7.1"
  std::string detail;   ///< "/ 1.2 / 1.2"; "" for none
  std::string hardest;  ///< "Forcing Chain"; "" for none
  std::string meaning;  ///< the meaning of the figures, in a sentence
};
/// One line per scale; empty without ratings.
std::vector<ScaleLine> scale_lines(const Walk& walk, const TextStyle& style);

/// A name and its value: "Givens", "26".
struct Fact {
  std::string name;
  std::string text;
};
std::vector<Fact> facts_of(const Walk& walk, const TextStyle& style);

/// Whether a grid has fewer candidates than its digits allow.
bool has_pencil_marks(const Grid& grid);

}  // namespace deduku::walk
