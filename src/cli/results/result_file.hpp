// A file that results are appended to, and the part that an earlier run wrote.
#pragma once

#include <cstdint>
#include <string>

#include "src/cli/io/checksum.hpp"

namespace deduku::cli {

/// Opens a file for results, makes it if necessary, and keeps other programs from writing to it at the same time. Every
/// fault throws `Failure`.
class ResultFile {
 public:
  explicit ResultFile(const std::string& path);
  ~ResultFile();
  ResultFile(const ResultFile&) = delete;
  ResultFile& operator=(const ResultFile&) = delete;

  /// Whether it is empty; a device or a pipe always is.
  bool is_empty() const { return size_ == 0; }
  /// Removes the unfinished line that a killed run, or a machine that lost its power, has left.
  void leave_out_torn_line();
  /// Removes everything.
  void leave_out_all() { size_ = 0; }
  /// The lines without their ends; "" if there are no lines.
  std::string first_line() const;
  std::string last_line() const;
  /// The checksum of everything after the first `begin` bytes.
  Checksum checksum_behind(std::uint64_t begin) const;
  /// The open file, which the caller owns from now on. Removed bytes are cut off now, so a file that turned out to be
  /// something else is not changed.
  int release();

 private:
  std::string bytes(std::uint64_t begin, std::uint64_t end) const;
  std::uint64_t begin_of_zeros() const;
  std::uint64_t behind_line_feed(std::uint64_t end) const;
  [[noreturn]] void fail(const std::string& sentence) const;
  [[noreturn]] void fail_with_errno() const;

  std::string path_;
  int file_;
  bool is_regular_ = false;
  std::uint64_t size_ = 0;  ///< without the removed bytes
};

}  // namespace deduku::cli
