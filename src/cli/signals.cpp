#include "src/cli/signals.hpp"

#include <csignal>

namespace deduku::cli {

namespace {

volatile std::sig_atomic_t was_interrupted = 0;

}  // namespace

void handle_signals() {
  struct sigaction action {};
  action.sa_handler = [](int) { was_interrupted = 1; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  std::signal(SIGPIPE, SIG_DFL);
}

bool interrupted() {
  return was_interrupted != 0;
}

}  // namespace deduku::cli
