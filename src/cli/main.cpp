#include <new>

#include "src/cli/command/command_line.hpp"
#include "src/cli/command/input.hpp"
#include "src/cli/io/memory_reserve.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/terminal.hpp"
#include "src/cli/io/watchdog.hpp"
#include "src/platform/console.hpp"
#include "src/platform/file.hpp"
#include "src/platform/process.hpp"

namespace deduku::cli {
namespace {

/// Finishes the output.
ExitCode end(Session& session, ExitCode code) {
  session.out.finish();
  if (interrupted()) return interrupted_code();
  return code == ExitCode::done && !session.log.is_complete() ? ExitCode::file_error : code;
}

/// Ends the program after the subcommand failed. After a signal the input may end early, so every failure is expected
/// except one of the output.
ExitCode end_failed(Session& session, const Failure& failure) {
  const bool is_of_output = dynamic_cast<const OutputFailure*>(&failure) != nullptr;
  if (!interrupted() || is_of_output) session.report_error(failure.what());
  return end(session, failure.code());
}

/// Runs a subcommand. Results finished before a failure are still written.
ExitCode run(Invocation& invocation) {
  Session session{invocation.name, Output(platform::standard_output), Log(invocation.log),
                  Progress(Progress::is_fit(invocation.log.quiet, invocation.log.verbosity))};
  set_terminal_notice(!invocation.log.quiet);
  const Watchdog watchdog(session.out);
  try {
    return end(session, invocation.command->run(session));
  } catch (const Failure& failure) {
    return end_failed(session, failure);
  } catch (const std::bad_alloc&) {
    session.out.drop_record();
    return end_failed(session, Failure(ExitCode::out_of_memory, "out of memory"));
  }
}

ExitCode run(int argc, const char* const* argv) {
  set_memory_aside();
  platform::prepare_streams();
  platform::ignore_file_size_signal();
  std::vector<std::string> words = platform::arguments(argc, argv);
  protect_puzzles(words);
  std::variant<Invocation, ExitCode> asked = parse_command_line(words);
  if (const ExitCode* answered = std::get_if<ExitCode>(&asked)) return *answered;
  platform::handle_signals();
  return run(std::get<Invocation>(asked));
}

}  // namespace
}  // namespace deduku::cli

int main(int argc, char** argv) {
  using deduku::cli::ExitCode;
  using deduku::platform::write_to_standard_error;
  try {
    return static_cast<int>(deduku::cli::run(argc, argv));
  } catch (const deduku::cli::Failure& failure) {
    write_to_standard_error(failure.what() + std::string("\n"));
    return static_cast<int>(failure.code());
  } catch (const std::bad_alloc&) {
    write_to_standard_error("out of memory\n");
    return static_cast<int>(ExitCode::out_of_memory);
  } catch (const std::exception& error) {
    write_to_standard_error("deduku: internal error: " + std::string(error.what()) + "\n");
    return static_cast<int>(ExitCode::own_check_failed);
  }
}
