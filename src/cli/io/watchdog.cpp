#include "src/cli/io/watchdog.hpp"

#include <system_error>

#include "src/cli/io/signals.hpp"

namespace deduku::cli {

namespace {

using std::chrono::milliseconds;

/// A finished record waits no longer than this plus the time to write it.
constexpr milliseconds watch_interval{500};
/// The time that the working thread has to end by itself after a signal.
constexpr milliseconds patience{200};
/// The interval at which unbroken work is checked for its end.
constexpr milliseconds unbroken_interval{2};

}  // namespace

Watchdog::Watchdog(Output& out) : out_(out) {
  const platform::SignalsToThisThread guard;
  try {
    thread_ = std::thread([this] { watch(); });
  } catch (const std::system_error&) {
    out_.hand_over_each_record();
  }
}

Watchdog::~Watchdog() {
  is_over_ = true;
  platform::wake();
  if (thread_.joinable()) thread_.join();
}

void Watchdog::watch() {
  while (!is_over_) {
    platform::wait_for_signal(watch_interval);
    if (interrupted()) return wait_for_orderly_end();
    out_.hand_over_finished();
  }
}

/// Terminates the process if the main thread does not react to the signal, but not in the middle of unbroken work.
void Watchdog::wait_for_orderly_end() {
  const auto deadline = std::chrono::steady_clock::now() + patience;
  while (!is_over_ && !platform::interrupted_again()) {
    const auto rest = std::chrono::ceil<milliseconds>(deadline - std::chrono::steady_clock::now());
    if (rest.count() <= 0) break;
    platform::wait_for_signal(rest);
  }
  while (!is_over_ && Unbroken::is_under_way()) std::this_thread::sleep_for(unbroken_interval);
  if (is_over_) return;
  out_.hand_over_finished();
  std::_Exit(static_cast<int>(interrupted_code()));
}

}  // namespace deduku::cli
