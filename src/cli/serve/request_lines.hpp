// Standard input line by line, as other programs write it: whatever the bytes are.
#pragma once

#include <string>

namespace deduku::cli {

class RequestLines {
 public:
  /// Longer lines are cut off after so many bytes.
  explicit RequestLines(std::size_t longest) : longest_(longest) {}

  /// Stores the next line without its end; false at the end of the input and after a signal. Throws `Failure` where
  /// the input cannot be read.
  bool next(std::string& line);

 private:
  bool refill();

  std::size_t longest_;
  std::string buffer_;
  std::size_t begin_ = 0;  ///< of what is left in the buffer
};

}  // namespace deduku::cli
