#include "src/cli/judge/judge_command.hpp"

#include <algorithm>

#include "src/cli/command/command.hpp"

namespace deduku::cli {

namespace {

class Judge final : public Command {
  void declare(Arguments& arguments) override {
    std::vector<std::string> names;
    for (const JudgeProblem& problem : judge_problems()) names.emplace_back(problem.name);
    arguments.choice("PROBLEM", problem_, names, "Problem of the judge; see below");
  }

  std::vector<HelpSection> help_sections() const override {
    HelpSection section{"Problems, with their input and output", {}};
    for (const JudgeProblem& problem : judge_problems())
      section.rows.emplace_back(std::string(problem.name), std::string(problem.meaning));
    return {section};
  }

  ExitCode run(Session& session) override {
    JudgeInput input(session.out);
    std::ranges::find(judge_problems(), problem_, &JudgeProblem::name)->solve(input, session.out);
    return ExitCode::done;
  }

  std::string problem_;
};

}  // namespace

std::unique_ptr<Command> make_judge() {
  return std::make_unique<Judge>();
}

}  // namespace deduku::cli
