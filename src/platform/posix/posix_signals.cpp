#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

#include "src/platform/system_signals.hpp"

namespace deduku::platform {

namespace {

constexpr std::array ending_signals = {SIGINT, SIGTERM, SIGHUP};
/// The time in seconds that a blocked program has to write out finished results: after the first signal, after the
/// second.
constexpr unsigned patience = 5;
constexpr unsigned last_patience = 1;

std::atomic<int> first_signal{0};
std::atomic<int> signal_count{0};
/// A pipe through which a signal wakes a thread: its ends to read from and to write to.
std::array<int, 2> pipe_ends{-1, -1};

void note(int signal) {
  const int saved = errno;
  int none = 0;
  first_signal.compare_exchange_strong(none, signal);
  alarm(signal_count++ == 0 ? patience : last_patience);
  wake();
  errno = saved;
}

void end_at_once(int) {
  _exit(interrupted_code());
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigaction(signal, &action, nullptr);
}

bool is_ignored(int signal) {
  struct sigaction action {};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

void make_pipe() {
  if (pipe(pipe_ends.data()) != 0) return;
  for (int end : pipe_ends) {
    fcntl(end, F_SETFD, FD_CLOEXEC);
    fcntl(end, F_SETFL, O_NONBLOCK);
  }
}

}  // namespace

void ignore_file_size_signal() {
  handle(SIGXFSZ, SIG_IGN);
}

void handle_signals() {
  make_pipe();
  for (int signal : ending_signals) {
    if (signal != SIGHUP || !is_ignored(signal)) handle(signal, note);
  }
  handle(SIGALRM, end_at_once);
  handle(SIGPIPE, SIG_DFL);
}

bool interrupted() {
  return signal_count.load(std::memory_order_relaxed) > 0;
}

bool interrupted_again() {
  return signal_count > 1;
}

int interrupted_code() {
  return 128 + first_signal;
}

struct SignalsToThisThread::Mask {
  sigset_t signals;
};

SignalsToThisThread::SignalsToThisThread() : before_(std::make_unique<Mask>()) {
  sigset_t signals;
  sigemptyset(&signals);
  for (int signal : ending_signals) sigaddset(&signals, signal);
  sigaddset(&signals, SIGALRM);
  pthread_sigmask(SIG_BLOCK, &signals, &before_->signals);
}

SignalsToThisThread::~SignalsToThisThread() {
  pthread_sigmask(SIG_SETMASK, &before_->signals, nullptr);
}

void wait_for_signal(std::chrono::milliseconds longest) {
  pollfd query{pipe_ends[0], POLLIN, 0};
  if (poll(&query, 1, static_cast<int>(longest.count())) <= 0) return;
  std::array<char, 64> bytes{};
  [[maybe_unused]] const ssize_t got = read(pipe_ends[0], bytes.data(), bytes.size());
}

void wake() {
  const char byte = 0;
  [[maybe_unused]] const ssize_t written = write(pipe_ends[1], &byte, 1);
}

}  // namespace deduku::platform
