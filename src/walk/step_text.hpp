// The text of a step of a walk on any ladder.
#pragma once

#include <string>
#include <vector>

#include "deduku/function_ref.hpp"
#include "deduku/walk.hpp"
#include "src/present/marked_text.hpp"

namespace deduku::walk {

/// A paragraph of an argument, or a branch of it: the consequences of one assumption, line by line.
struct Paragraph {
  bool is_branch = false;
  int number = 0;  ///< of a branch, for references from other lines
  std::vector<present::Text> lines;
};

struct StepText {
  std::string name;                 ///< "Grouped AIC"
  std::string cost;                 ///< "6.95"; on the ladder of Sudoku Explainer "7.1"
  std::string tag;                  ///< "expert 6.95", "ER 7.1"
  std::vector<Paragraph> argument;  ///< without its conclusion
  present::Text notation;           ///< the chain in Eureka notation; empty for other patterns
  std::string effects;              ///< "r3c6, r4c4 ≠ 4", "r5c4 = 1"
};

/// The argument of a step, without its conclusion.
std::vector<Paragraph> argument_of(const StepView& view, const TextStyle& style);
/// The conclusion: "r3c6, r4c4 ≠ 4".
present::Text conclusion_of(const Effects& effects, const TextStyle& style);

/// `index` from 0.
StepText step_text(const Walk& walk, std::size_t index, const TextStyle& style);

/// The end of the run of singles that begins with a step; the step itself if it is not a single.
std::size_t end_of_singles(const Walk& walk, std::size_t begin);
/// The texts of all steps: one for each run of several singles, one for each other step.
std::string text_of_steps(const Walk& walk, const WalkOptions& options,
                          FunctionRef<std::string(std::size_t begin, std::size_t end)> run,
                          FunctionRef<std::string(std::size_t index)> step);

}  // namespace deduku::walk
