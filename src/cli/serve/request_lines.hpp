// Standard input line by line, in any bytes that other programs write.
#pragma once

#include <string>

namespace deduku::cli {

class RequestLines {
 public:
  /// Longer lines are cut off after this number of bytes.
  explicit RequestLines(std::size_t longest) : longest_(longest) {}

  /// Stores the next line without its end; false at the end of the input and after a signal. Throws `Failure` if the
  /// input cannot be read.
  bool next(std::string& line);

 private:
  bool refill();

  std::size_t longest_;
  std::string buffer_;
  std::size_t begin_ = 0;  ///< of the rest of the buffer
};

}  // namespace deduku::cli
