// The lines of an input for the parsers: cleaned, numbered, with lookahead.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "deduku/formats.hpp"
#include "src/formats/fault.hpp"

namespace deduku::formats {

/// A place in the input, from 1; columns count characters, not bytes.
struct Place {
  std::int64_t line = 0;
  int column = 0;
};

/// The shape of a line as part of a grid (see rows.hpp); computed once for each line.
struct RowShape {
  bool is_known = false;
  bool is_border = false;
  bool begins_record = false;
  bool is_like_row = false;  ///< half of it belongs to cells, in words no longer than a row
};

/// A line without its end, or the lines of one row of a table with line feeds between them. `text` has plain characters
/// for typographic variants: full-width characters, the non-breaking and the ideographic space, the middle dot, lines
/// of tables. Each variant becomes one character, so that columns stay as the user sees them.
struct Line {
  std::string text;
  std::int64_t number = 0;
  /// Longer than `max_line_length`; the rest is cut off.
  bool too_long = false;
  mutable RowShape shape;

  /// A line with this text, which was not read from an input.
  static Line of(std::string text, std::int64_t number = 1);
  /// The place of the character at a byte of `text`; past the end is allowed.
  Place place(std::size_t offset) const;
  /// Appends another line to this one.
  void join(const Line& next);
  /// The text between two bytes of `text`, as the user wrote it.
  std::string_view written(std::size_t begin, std::size_t end) const;
  std::string_view written() const { return written_.empty() ? text : written_; }

  bool is_empty() const;
  bool is_comment() const;

 private:
  friend class Source;
  void clean();
  void cut();
  void release();  ///< frees the memory that only few lines need
  std::size_t written_offset(std::size_t offset) const;
  std::string written_;  ///< the line before its variants were replaced; empty if it had none
};

ParseError error_at(const Line& line, std::size_t offset, Fault fault, std::initializer_list<FaultValue> values = {});
/// The error for a line that is too long.
ParseError too_long_error(const Line& line);
/// The value `found`: the text at a byte of a line: 'x', a space, the end of the line.
FaultValue found_at(const Line& line, std::size_t offset);
/// The error for the text at a byte of a line, which its sentence shows as `found`.
ParseError unexpected_at(const Line& line, std::size_t offset, Fault fault);

/// Pulls lines only on demand.
class Source {
 public:
  explicit Source(Reader::NextLine next_line) : next_line_(std::move(next_line)) {}

  /// The line `ahead` lines after the next one; null past the end. Valid until the next call of `peek` or `take`.
  const Line* peek(std::size_t ahead = 0);
  /// Skips the next lines, which must have been peeked at, and forgets the comments before them.
  void take(std::size_t lines = 1);
  /// The number of lines skipped or taken so far.
  std::size_t taken() const { return static_cast<std::size_t>(pulled_) - (end_ - begin_); }
  /// Skips empty lines and comments. False at the end of the input.
  bool seek_record();
  /// The comments that `seek_record` has skipped since the last `take`, the latest 32 of them.
  const std::vector<std::string>& comments() const { return comments_; }

 private:
  bool pull();
  Line& next_slot();
  void drop();

  Reader::NextLine next_line_;
  /// The lines read in advance are those from `begin_` to `end_`; the others lend their memory.
  std::vector<Line> lines_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  std::int64_t pulled_ = 0;
  bool at_end_ = false;
  std::vector<std::string> comments_;
};

}  // namespace deduku::formats
