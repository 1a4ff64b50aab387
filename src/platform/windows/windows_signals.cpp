#include <windows.h>

#include <atomic>
#include <csignal>
#include <cstdlib>

#include "src/platform/system_signals.hpp"

namespace deduku::platform {

namespace {

/// The number of the signal for the end of a terminal on other systems.
constexpr int hang_up = 1;
/// The time in milliseconds that a blocked program has to write out finished results: after the first signal, after the
/// second.
constexpr DWORD event_patience = 5000;
constexpr DWORD last_event_patience = 1000;

std::atomic<int> first_event{0};
std::atomic<int> event_count{0};
/// Set to wake a waiting thread.
HANDLE wake_event = nullptr;

void CALLBACK end_at_once(void*, BOOLEAN) {
  std::_Exit(interrupted_code());
}

void end_later(DWORD milliseconds) {
  HANDLE timer = nullptr;
  CreateTimerQueueTimer(&timer, nullptr, end_at_once, nullptr, milliseconds, 0, WT_EXECUTEONLYONCE);
}

/// Called in a thread of its own. When the console or the session ends, the process ends when this call returns: it
/// waits until the rest of the program has written out finished results.
BOOL WINAPI note(DWORD event) {
  const bool is_asked = event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT;
  int none = 0;
  first_event.compare_exchange_strong(none, is_asked ? SIGINT : hang_up);
  end_later(event_count++ == 0 ? event_patience : last_event_patience);
  wake();
  if (!is_asked) Sleep(event_patience);
  return TRUE;
}

}  // namespace

/// There is no such limit.
void ignore_file_size_signal() {}

void handle_signals() {
  wake_event = CreateEventW(nullptr, FALSE, FALSE, nullptr);
  SetConsoleCtrlHandler(note, TRUE);
}

bool interrupted() {
  return event_count.load(std::memory_order_relaxed) > 0;
}

bool interrupted_again() {
  return event_count > 1;
}

int interrupted_code() {
  return 128 + first_event;
}

/// Windows calls the function that notes the event in a new thread anyway.
struct SignalsToThisThread::Mask {};
SignalsToThisThread::SignalsToThisThread() = default;
SignalsToThisThread::~SignalsToThisThread() = default;

void wait_for_signal(std::chrono::milliseconds longest) {
  WaitForSingleObject(wake_event, static_cast<DWORD>(longest.count()));
}

void wake() {
  SetEvent(wake_event);
}

}  // namespace deduku::platform
