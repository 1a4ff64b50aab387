#include "src/cli/io/line_source.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/terminal.hpp"
#include "src/cli/io/text.hpp"
#include "src/formats/characters.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

namespace {

constexpr std::size_t read_size = 1 << 16;

[[noreturn]] void fail_with_errno(const std::string& path) {
  throw Failure(ExitCode::file_error, error_text(path, {0, 0, std::generic_category().message(errno)}));
}

constexpr bool is_high_surrogate(unsigned unit) {
  return 0xD800 <= unit && unit < 0xDC00;
}

/// Whether exactly every second byte, from `begin` on, is zero. UTF-16 of plain text has this form, and its mark may be
/// missing.
bool has_zeros_at(std::string_view bytes, std::size_t begin) {
  constexpr std::size_t enough = 32;
  if (bytes.size() < enough) return false;
  for (std::size_t i = 0; i < enough; ++i) {
    if ((bytes[i] == 0) != (i % 2 == begin)) return false;
  }
  return true;
}

}  // namespace

ByteSource::ByteSource(const std::string& path, Output& out, std::uint64_t most)
    : path_(path),
      out_(out),
      most_(most),
      file_(path == "-" ? platform::standard_input : platform::open_to_read(path)) {
  if (file_ < 0) fail_with_errno(path_);
}

ByteSource::~ByteSource() {
  if (file_ != platform::standard_input) platform::close_file(file_);
}

void ByteSource::fail(ExitCode code, const std::string& sentence) const {
  throw Failure(code, error_text(path_, {0, 0, sentence}));
}

/// Appends bytes of the file unchanged; false at its end.
bool ByteSource::fill(std::string& bytes) {
  if (at_end_) return false;
  if (platform::would_wait(file_)) {
    out_.before_wait();
    if (file_ == platform::standard_input) note_terminal_input();
  }
  const std::size_t kept = bytes.size();
  const std::size_t wanted = std::min<std::uint64_t>(read_size, most_ - read_so_far_);
  bytes.resize(kept + wanted);
  std::ptrdiff_t got = -1;
  do {
    got = interrupted() ? 0 : platform::read_bytes(file_, bytes.data() + kept, wanted);
  } while (got < 0 && errno == EINTR);
  bytes.resize(kept + static_cast<std::size_t>(got < 0 ? 0 : got));
  if (got < 0) fail_with_errno(path_);
  read_so_far_ += static_cast<std::uint64_t>(got);
  at_end_ = got == 0;
  return got > 0;
}

void ByteSource::find_compression() {
  const auto is_undecided = [](std::string_view bytes) {
    constexpr std::string_view first_bytes_of_magic = "\x1F\x28\xFD\x50\x51\x52\x53\x54\x55\x56\x57\x58\x59";
    return bytes.size() < longest_magic &&
           (bytes.empty() || first_bytes_of_magic.find(bytes[0]) != std::string_view::npos);
  };
  while (is_undecided(packed_) && fill(packed_)) continue;
  decompressor_ = decompressor_for(packed_);
  if (!decompressor_) unpacked_.swap(packed_);
}

/// Appends unpacked bytes; false at the end, or at the error described by `fault_`.
bool ByteSource::unpack(std::string& bytes) {
  if (!decompressor_) return fill(bytes);
  const std::size_t before = bytes.size();
  while (bytes.size() == before && fault_.empty()) {
    if (packed_.empty()) fill(packed_);
    if (interrupted()) return false;
    std::string_view rest = packed_;
    const bool was_last = packed_.empty() && at_end_;
    if (auto fault = decompressor_->decompress(rest, at_end_, bytes)) fault_ = std::move(fault->sentence);
    packed_.erase(0, packed_.size() - rest.size());
    if (was_last && bytes.size() == before) break;
  }
  return bytes.size() > before;
}

struct ByteSource::Mark {
  std::string_view bytes;
  Encoding encoding;
  bool is_big_endian;
};

/// Longer marks first, because one of them begins with a shorter one.
constexpr ByteSource::Mark ByteSource::marks[] = {{std::string_view("\xFF\xFE\0\0", 4), Encoding::utf32, false},
                                                  {std::string_view("\0\0\xFE\xFF", 4), Encoding::utf32, true},
                                                  {"\xFF\xFE", Encoding::utf16, false},
                                                  {"\xFE\xFF", Encoding::utf16, true}};

void ByteSource::find_encoding() {
  const auto may_become = [&](const Mark& mark) {
    return unpacked_.size() < mark.bytes.size() && mark.bytes.starts_with(unpacked_);
  };
  while (std::ranges::any_of(marks, may_become) && unpack(unpacked_)) continue;
  const auto* const mark =
      std::ranges::find_if(marks, [&](const Mark& known) { return unpacked_.starts_with(known.bytes); });
  if (mark != std::end(marks)) {
    encoding_ = mark->encoding;
    is_big_endian_ = mark->is_big_endian;
    unpacked_.erase(0, mark->bytes.size());
  } else if (has_zeros_at(unpacked_, 1) || has_zeros_at(unpacked_, 0)) {
    encoding_ = Encoding::utf16;
    is_big_endian_ = unpacked_[0] == 0;
  }
  if (encoding_ != Encoding::utf8) return;
  const std::string_view binary = name_of_binary(unpacked_);
  if (!binary.empty()) fail(ExitCode::unreadable, "expected text, found something like " + std::string(binary));
}

void ByteSource::put_unit(unsigned unit, std::string& text) {
  constexpr unsigned replacement = 0xFFFD;
  constexpr unsigned last = 0x10FFFF;
  if (unit > last) unit = replacement;
  if (high_surrogate_ != 0 && formats::append_utf16(text, std::exchange(high_surrogate_, 0), unit) == 2) return;
  if (is_high_surrogate(unit)) {
    high_surrogate_ = unit;
  } else {
    formats::append_utf16(text, unit, 0);
  }
}

/// Converts the unpacked bytes from another encoding to UTF-8 and appends them to a text.
void ByteSource::rewrite(std::string& text) {
  const std::size_t width = width_of_unit();
  const std::size_t size = unpacked_.size() / width * width;
  for (std::size_t begin = 0; begin < size; begin += width) {
    unsigned unit = 0;
    for (std::size_t i = 0; i < width; ++i) {
      const std::size_t at = begin + (is_big_endian_ ? i : width - 1 - i);
      unit = unit * 256 + static_cast<unsigned char>(unpacked_[at]);
    }
    put_unit(unit, text);
  }
  unpacked_.erase(0, size);
}

bool ByteSource::read(std::string& text) {
  if (!is_begun_) {
    is_begun_ = true;
    find_compression();
    find_encoding();
  }
  if (encoding_ == Encoding::utf8 && unpacked_.empty() && unpack(text)) return true;
  const std::size_t before = text.size();
  if (encoding_ == Encoding::utf8) {
    text += unpacked_;
    unpacked_.clear();
  }
  while (encoding_ != Encoding::utf8 && text.size() == before) {
    const bool has_more = unpacked_.size() >= width_of_unit() || unpack(unpacked_);
    rewrite(text);
    if (!has_more) break;
  }
  if (text.size() == before && !fault_.empty()) fail(ExitCode::file_error, fault_);
  return text.size() > before;
}

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
