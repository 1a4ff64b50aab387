// The judge problems: from standard input to standard output, byte for byte, because the judge compares bytes.
#pragma once

#include <span>

#include "src/cli/judge/judge_input.hpp"

namespace deduku::cli {

struct JudgeProblem {
  std::string_view name;
  /// The site, the input and the output.
  std::string_view meaning;
  void (*solve)(JudgeInput& input, Output& out);
};

std::span<const JudgeProblem> judge_problems();

}  // namespace deduku::cli
