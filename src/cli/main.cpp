#include <unistd.h>

#include <cstdio>

#include "src/cli/command_line.hpp"
#include "src/cli/failure.hpp"
#include "src/cli/signals.hpp"

namespace deduku::cli {
namespace {

/// Runs a subcommand. What it finished before it failed is still written.
ExitCode run(Invocation& invocation) {
  Session session{invocation.name, Output(STDOUT_FILENO), Log(invocation.log),
                  Progress(Progress::is_fit(invocation.log.quiet, invocation.log.verbosity))};
  try {
    const ExitCode code = invocation.command->run(session);
    session.out.flush();
    return code;
  } catch (const Failure& failure) {
    session.complain(failure.what());
    session.out.flush();
    return failure.code();
  }
}

ExitCode run(int argc, const char* const* argv) {
  std::variant<Invocation, ExitCode> asked = parse_command_line(argc, argv);
  if (const ExitCode* answered = std::get_if<ExitCode>(&asked)) return *answered;
  handle_signals();
  return run(std::get<Invocation>(asked));
}

}  // namespace
}  // namespace deduku::cli

int main(int argc, char** argv) {
  using deduku::cli::ExitCode;
  try {
    return static_cast<int>(deduku::cli::run(argc, argv));
  } catch (const deduku::cli::Failure& failure) {
    std::fprintf(stderr, "%s\n", failure.what());
    return static_cast<int>(failure.code());
  } catch (const std::exception& error) {
    std::fprintf(stderr, "deduku: internal error: %s\n", error.what());
    return static_cast<int>(ExitCode::own_check_failed);
  }
}
