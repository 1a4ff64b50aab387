// Signals that end a program from outside. SIGINT, SIGTERM and SIGHUP ask the program to stop its work, to write out
// finished results, and to end; a second one, to do so without delay. A closed pipe ends it without a message. On
// systems without these signals, Control C and Control Break are SIGINT, and the end of the console or of the session
// is SIGHUP.
#pragma once

#include <chrono>
#include <memory>

namespace deduku::platform {

/// From now on a write beyond the limit on the size of files (ulimit -f) fails, like one to a full disk, instead of
/// ending the program without a message.
void ignore_file_size_signal();
/// From now on these signals are only noted, and reads that they interrupt return early. SIGHUP stays ignored if the
/// parent ignores it, as under nohup. SIGPIPE ends the program even if the parent ignores it. If the program is blocked
/// by a reader that does not read, it is ended some seconds later.
void handle_signals();
/// Whether there was such a signal.
bool interrupted();
/// Whether there was more than one.
bool interrupted_again();
/// 128 and the number of the first of them.
int interrupted_code();

/// During its life, threads that are started leave these signals to the current thread.
class SignalsToThisThread {
 public:
  SignalsToThisThread();
  ~SignalsToThisThread();
  SignalsToThisThread(const SignalsToThisThread&) = delete;
  SignalsToThisThread& operator=(const SignalsToThisThread&) = delete;

 private:
  struct Mask;
  std::unique_ptr<Mask> before_;
};

/// Waits for a signal or for `wake`, at most this long.
void wait_for_signal(std::chrono::milliseconds longest);
/// Wakes the thread that waits for a signal.
void wake();

}  // namespace deduku::platform
