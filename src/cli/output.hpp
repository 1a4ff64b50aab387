// Standard output: buffered, checked, coloured only for people.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace deduku::cli {

/// What a piece of text is to a reader; how that looks is decided in one place.
enum class Paint { good, doubtful, bad, strong };

/// Text on its way to a file descriptor. A failed write throws `Failure`.
class Output {
 public:
  explicit Output(int descriptor);

  void write(std::string_view text);
  /// Marks the end of a record: a person at a terminal sees it at once.
  void end_record();
  /// Hands over everything written so far.
  void flush();
  /// Called before the program waits for more input: what is ready must be seen by whoever is to answer it.
  void before_wait();
  /// What is to be done first before each such wait.
  void on_wait(std::function<void()> finish_pending) { finish_pending_ = std::move(finish_pending); }
  /// The text in the colour of its paint, if a terminal reads it and NO_COLOR does not forbid it.
  std::string painted(Paint paint, std::string_view text) const;

 private:
  int descriptor_;
  bool is_terminal_;
  bool has_colour_;
  std::string buffer_;
  std::function<void()> finish_pending_;
};

}  // namespace deduku::cli
