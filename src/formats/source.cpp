#include "src/formats/source.hpp"

#include <algorithm>

#include "src/formats/characters.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_ascii(std::string_view text) {
  unsigned char all = 0;
  for (char byte : text) all |= static_cast<unsigned char>(byte);
  return all < 0x80;
}

}  // namespace

Line Line::of(std::string text, std::int64_t number) {
  Line line;
  line.text = std::move(text);
  line.number = number;
  return line;
}

/// Cuts off the excess, without splitting a character.
void Line::cut() {
  std::size_t end = max_line_length;
  while (max_line_length - end < 3 && continues_character(text[end])) --end;
  text.resize(end);
}

void Line::clean() {
  shape = {};
  if (!text.empty() && text.back() == '\r') text.pop_back();
  // In concatenated files it may precede any line.
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  too_long = text.size() > max_line_length;
  if (too_long) cut();
  written_.clear();
  if (is_ascii(text)) return;
  written_.swap(text);
  for (std::size_t i = 0; i < written_.size();) {
    const std::string_view character(written_.data() + i, character_length(written_, i));
    const char variant = plain_character(code_point(character));
    if (variant == 0) text += character;
    if (variant != 0) text += variant;
    i += character.size();
  }
}

Place Line::place(std::size_t offset) const {
  Place place{number, 1};
  for (std::size_t i = 0; i < offset; ++i) {
    if (i < text.size() && text[i] == '\n') {
      place = {place.line + 1, 1};
    } else if (i >= text.size() || !continues_character(text[i])) {
      ++place.column;
    }
  }
  return place;
}

void Line::join(const Line& next) {
  std::string whole(written());
  whole += '\n';
  whole += next.written();
  text += '\n' + next.text;
  written_.clear();
  if (whole != text) written_ = std::move(whole);
}

std::size_t Line::written_offset(std::size_t offset) const {
  std::size_t from = 0;
  for (std::size_t i = 0; i < offset; i += character_length(text, i)) from += character_length(written_, from);
  return from;
}

std::string_view Line::written(std::size_t begin, std::size_t end) const {
  if (written_.empty()) return std::string_view(text).substr(begin, end - begin);
  const std::size_t from = written_offset(begin);
  return std::string_view(written_).substr(from, written_offset(end) - from);
}

bool Line::is_empty() const {
  return text.find_first_not_of(spaces) == std::string::npos;
}

bool Line::is_comment() const {
  const std::size_t begin = text.find_first_not_of(spaces);
  return begin != std::string::npos && text[begin] == '#';
}

void Line::release() {
  constexpr std::size_t usual = 4096;
  if (text.capacity() > usual) text = {};
  if (written_.capacity() > usual) written_ = {};
}

ParseError error_at(const Line& line, std::size_t offset, Fault fault, std::initializer_list<FaultValue> values) {
  const Place place = line.place(offset);
  return error_of(fault, place.line, place.column, values);
}

ParseError too_long_error(const Line& line) {
  return error_of(Fault::long_line, line.number, static_cast<int>(max_line_length) + 1);
}

FaultValue found_at(const Line& line, std::size_t offset) {
  if (offset >= line.text.size()) return {"found", Fault::line_end};
  const char byte = line.text[offset];
  if (byte == ' ') return {"found", Fault::space};
  if (byte == '\t') return {"found", Fault::tab};
  const std::string_view character = std::string_view(line.text).substr(offset, character_length(line.text, offset));
  if (!is_visible(code_point(character))) return {"found", Fault::invisible};
  return FaultValue::quoted("found", character);
}

ParseError unexpected_at(const Line& line, std::size_t offset, Fault fault) {
  return error_at(line, offset, fault, {found_at(line, offset)});
}

/// The slot after the lines read in advance. The space of skipped lines is reused before more memory is taken.
Line& Source::next_slot() {
  if (end_ == lines_.size() && 2 * begin_ > end_) {
    std::rotate(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(begin_), lines_.end());
    end_ -= begin_;
    begin_ = 0;
  }
  if (end_ == lines_.size()) lines_.emplace_back();
  return lines_[end_];
}

bool Source::pull() {
  if (at_end_) return false;
  Line& line = next_slot();
  line.text.clear();
  at_end_ = !next_line_(line.text);
  if (at_end_) return false;
  line.number = ++pulled_;
  line.clean();
  ++end_;
  return true;
}

const Line* Source::peek(std::size_t ahead) {
  while (end_ - begin_ <= ahead) {
    if (!pull()) return nullptr;
  }
  return &lines_[begin_ + ahead];
}

void Source::drop() {
  lines_[begin_].release();
  if (++begin_ == end_) begin_ = end_ = 0;
}

void Source::take(std::size_t lines) {
  comments_.clear();
  for (; lines > 0; --lines) drop();
}

bool Source::seek_record() {
  constexpr std::size_t remembered = 32;
  for (const Line* line = peek(); line != nullptr; line = peek()) {
    if (line->is_comment()) {
      if (comments_.size() == remembered) comments_.erase(comments_.begin());
      comments_.emplace_back(trimmed(line->text));
    } else if (!line->is_empty()) {
      return true;
    }
    drop();
  }
  return false;
}

}  // namespace deduku::formats
