// Standard output, or a file in its place: buffered, checked, coloured only for people.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>

#include "src/cli/io/failure.hpp"

namespace deduku::cli {

/// The meaning of a piece of text; its colour is decided in one place.
enum class Paint { good, doubtful, bad, strong };

/// The output could not be written.
class OutputFailure : public Failure {
 public:
  using Failure::Failure;
};

/// Writes bytes to an open file, and removes from the view those that are written. 0, or the `errno` of a failure.
int write_all(int file, std::string_view& bytes);

/// Writes text to an open file, record by record; only complete records are written. A failed write throws
/// `OutputFailure`, at the next call if another thread wrote.
///
/// A record that is incomplete when a signal arrives is dropped, and so are all later ones: the signal cuts off the
/// work for the record, and its text may not show that. So the code that makes records need not check whether one was
/// cut off.
///
/// One thread writes. Another one may call `hand_over_finished` meanwhile.
class Output {
 public:
  explicit Output(int file);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// Sends the text from now on to a file, which messages call `name`; nothing may have been written yet. Data in a
  /// regular file is made durable every few seconds. Closes the file in the end.
  void send_to(int file, std::string name);
  void write(std::string_view text) { record_ += text; }
  /// Ends the record. A terminal gets it at once, other readers when there is enough text or at a flush. False if it
  /// was dropped because a signal came before.
  bool end_record();
  /// Discards the text written since the end of the last record.
  void drop_record() { record_.clear(); }
  /// Ends the record and writes everything out.
  void flush();
  /// Ends the record, writes everything out, and makes the data in a file durable.
  void finish();
  /// Called before the program waits for more input: finished text must be visible to the user or program that answers.
  void before_wait();
  /// Writes every record out at once from now on.
  void hand_over_each_record() { hands_over_each_record_ = true; }
  /// Writes out the finished records, for a thread other than the one that writes.
  void hand_over_finished();
  /// Whether it goes to a terminal, which would interpret control characters of the input.
  bool is_terminal() const { return is_terminal_; }
  /// Whether there are colours: if it goes to a terminal and NO_COLOR does not forbid them, unless the user overrides
  /// this.
  bool has_colour() const { return has_colour_; }
  void set_colour(bool on) { has_colour_ = on; }
  /// The text in the colour of its paint, if there are colours.
  std::string painted(Paint paint, std::string_view text) const;

  /// During its life, runs a function before each wait for more input.
  class BeforeWait {
   public:
    BeforeWait(Output& out, std::function<void()> finish_pending) : out_(out) {
      out_.finish_pending_ = std::move(finish_pending);
    }
    ~BeforeWait() { out_.finish_pending_ = {}; }
    BeforeWait(const BeforeWait&) = delete;
    BeforeWait& operator=(const BeforeWait&) = delete;

   private:
    Output& out_;
  };

 private:
  using Clock = std::chrono::steady_clock;

  bool append_record();
  void write_finished();
  void cut_torn_record(std::string_view written) const;
  void make_durable();
  void throw_failure();

  int file_;
  std::string name_ = "standard output";
  bool is_file_ = false;  ///< a regular one from `send_to`
  Clock::time_point next_sync_{};
  bool is_terminal_;
  bool hands_over_each_record_;
  bool has_colour_;
  std::string record_;  ///< the current one
  std::function<void()> finish_pending_;
  std::mutex mutex_;  ///< guards the members below
  std::string finished_;
  int error_ = 0;             ///< of the first write that failed
  bool is_reported_ = false;  ///< whether it was thrown already
  bool is_durable_ = true;    ///< whether no data of the file can be lost in a power failure
};

}  // namespace deduku::cli
