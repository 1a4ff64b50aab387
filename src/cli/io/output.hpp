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

/// Text on its way to an open file, record by record; only whole records are handed over. A failed write throws
/// `OutputFailure`, at the next call if another thread wrote.
///
/// A record that is not whole when a signal comes is dropped, and so are all after it: a signal cuts off the work of which
/// the record is made, which need not show. So nobody who makes records has to find out whether one was cut off.
///
/// One thread writes. Another one may call `hand_over_finished` meanwhile.
class Output {
 public:
  explicit Output(int file);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// From now on the text goes to a file, which `name` calls in messages; nothing may have been written yet. What a
  /// regular file takes is made durable every few seconds. Closes it in the end.
  void send_to(int file, std::string name);
  void write(std::string_view text) { record_ += text; }
  /// The text so far is whole. A terminal gets it at once, other readers when there is enough of it or when it is
  /// handed over. False where it was dropped because a signal came before.
  bool end_record();
  /// Takes back what was written since the last record ended.
  void drop_record() { record_.clear(); }
  /// Ends the record and hands over everything.
  void flush();
  /// Ends the record, hands over everything, and makes durable what a file took.
  void finish();
  /// Called before the program waits for more input: what is ready must be seen by the one who is to answer.
  void before_wait();
  /// From now on every record is handed over at once.
  void hand_over_each_record() { hands_over_each_record_ = true; }
  /// Hands over the records that have ended, for a thread other than the one that writes.
  void hand_over_finished();
  /// Whether a terminal reads it, which would obey control characters of the input.
  bool is_terminal() const { return is_terminal_; }
  /// Whether there are colours: if a terminal reads it and NO_COLOR does not forbid them, unless the user says otherwise.
  bool has_colour() const { return has_colour_; }
  void set_colour(bool on) { has_colour_ = on; }
  /// The text in the colour of its paint, where there are colours.
  std::string painted(Paint paint, std::string_view text) const;

  /// As long as it lives, something is done before each wait for more input.
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
  bool is_file_ = false;  ///< a regular one that `send_to` named
  Clock::time_point next_sync_{};
  bool is_terminal_;
  bool hands_over_each_record_;
  bool has_colour_;
  std::string record_;  ///< the one that is being written
  std::function<void()> finish_pending_;
  std::mutex mutex_;  ///< guards what follows
  std::string finished_;
  int error_ = 0;             ///< of the first write that failed
  bool is_reported_ = false;  ///< whether it was thrown
  bool is_durable_ = true;    ///< whether the file has nothing that may still be lost with the power
};

}  // namespace deduku::cli
