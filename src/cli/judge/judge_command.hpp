// The judge problems: standard input to standard output, byte for byte as the judge compares.
#pragma once

#include <span>

#include "src/cli/judge/judge_input.hpp"

namespace deduku::cli {

struct JudgeProblem {
  std::string_view name;
  void (*solve)(JudgeInput& input, Output& out);
};

std::span<const JudgeProblem> judge_problems();

}  // namespace deduku::cli
