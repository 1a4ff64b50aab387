#include "src/cli/io/line_source.hpp"

#include <algorithm>
#include <cstring>

namespace deduku::cli {

bool LineSource::refill() {
  buffer_.clear();
  begin_ = 0;
  return bytes_.read(buffer_);
}

/// The index in the buffer at which the line that begins at `begin_` ends; past the buffer if the end has not come yet.
std::size_t LineSource::end_of_line() const {
  const char* begin = buffer_.data() + begin_;
  const std::size_t rest = buffer_.size() - begin_;
  const auto* feed = static_cast<const char*>(std::memchr(begin, '\n', rest));
  const std::size_t length = feed == nullptr ? rest : static_cast<std::size_t>(feed - begin);
  const auto* carriage = static_cast<const char*>(std::memchr(begin, '\r', length));
  return begin_ + (carriage == nullptr ? length : static_cast<std::size_t>(carriage - begin));
}

void LineSource::skip_line_feed() {
  if (is_behind_return_ && buffer_[begin_] == '\n') ++begin_;
  is_behind_return_ = false;
}

bool LineSource::next(std::string& line) {
  line.clear();
  bool is_begun = false;
  was_ended_ = false;
  while (true) {
    if (begin_ == buffer_.size() && !refill()) return is_begun;
    skip_line_feed();
    if (begin_ == buffer_.size()) continue;
    is_begun = true;
    const std::size_t end = end_of_line();
    line.append(buffer_, begin_, std::min(end - begin_, longest_ - line.size()));
    begin_ = std::min(end + 1, buffer_.size());
    if (end == buffer_.size()) continue;
    is_behind_return_ = buffer_[end] == '\r';
    was_ended_ = true;
    return true;
  }
}

std::uint64_t LineSource::consumed() const {
  const std::uint64_t unused = buffer_.size() - begin_;
  return bytes_.read_so_far() - std::min(unused, bytes_.read_so_far());
}

std::string read_file(const std::string& path, Output& out) {
  ByteSource bytes(path, out);
  std::string text;
  while (bytes.read(text)) continue;
  return text;
}

}  // namespace deduku::cli
