// A format from the reader's side: how it is recognised, and how one of its records is read.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "src/formats/source.hpp"

namespace deduku::formats {

/// A record being read.
struct Draft {
  Board board;
  /// The place of each cell, for messages about repeated digits.
  PerCell<Place> places{};
  std::string tail;
  const Format* format = nullptr;  ///< the format of the record, if it differs from that of the input

  /// Puts a digit (0: none) into a cell.
  void set(Cell cell, std::uint8_t value, bool given, Place place) {
    board.values[cell] = value;
    board.givens.insert_if(value != 0 && given, cell);
    places[cell] = place;
  }
};

/// Reads the records of one input.
class Parser {
 public:
  Parser() = default;
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;
  virtual ~Parser() = default;

  /// Reads the text before the first record. After an error nothing else can be read.
  virtual std::optional<ParseError> begin(Source& /*source*/) { return std::nullopt; }
  /// Skips the text before the next record; false at the end of the input.
  virtual bool seek(Source& source) { return source.seek_record(); }
  /// Whether the parser can use the beginning of a line that was too long.
  virtual bool reads_cut_lines() const { return false; }
  /// Reads the record that begins with the next line of the source; that line exists and is neither empty nor a
  /// comment. Consumes at least that line, and the whole record even if it is bad.
  virtual std::optional<ParseError> parse(Source& source, Draft& draft) = 0;
  /// Skips the lines that `parse` would consume.
  virtual void skip(Source& source) {
    Draft draft;
    (void)parse(source, draft);
  }
};

/// Reads records of one line each.
class LineParser : public Parser {
 public:
  std::optional<ParseError> parse(Source& source, Draft& draft) final {
    std::optional<ParseError> error = parse_line(*source.peek(), draft);
    source.take();
    return error;
  }
  void skip(Source& source) final { source.take(); }

 private:
  virtual std::optional<ParseError> parse_line(const Line& line, Draft& draft) = 0;
};

/// The first lines of an input that are neither empty nor comments. Lines are pulled only on demand.
class Preview {
 public:
  explicit Preview(Source& source) : source_(source) {}
  /// The line with an index from 0; null if the input, or the part that may be looked at in advance, has no such line.
  const Line* line(std::size_t index);
  /// Whether each of the first few lines begins with a character, after any spaces.
  bool all_begin_with(char character);
  const std::vector<std::string>& comments() const { return source_.comments(); }

 private:
  Source& source_;
  std::vector<std::size_t> found_;  ///< how far ahead the requested lines are
  std::size_t next_ = 0;            ///< how far the search for them has progressed
};

struct Codec {
  Format format;
  /// Whether a whole input is in this format, judged by its first lines: it has a header, or every line has the form.
  /// The first line always exists. An input with mistakes must be recognised as well, because the parser explains them.
  /// Null for a format whose records are found anywhere in a text.
  bool (*recognise)(Preview& preview, const ReadOptions& options) = nullptr;
  /// Null for a format whose records are searched in the whole text (see finders/finding.hpp).
  std::unique_ptr<Parser> (*open)(const ReadOptions& options) = nullptr;
  /// The text of a board with its title, which has no line breaks; null for a format without room for a title.
  std::string (*write_titled)(const Board& board, std::string_view title) = nullptr;
  /// Whether every `.` in the output is an empty cell, so that another sign can replace it.
  bool has_blanks = false;
};

/// The parser of type `Concrete`, as the `open` of a codec.
template <class Concrete>
std::unique_ptr<Parser> open([[maybe_unused]] const ReadOptions& options) {
  if constexpr (std::is_constructible_v<Concrete, const ReadOptions&>) {
    return std::make_unique<Concrete>(options);
  } else {
    return std::make_unique<Concrete>();
  }
}

namespace codec {
#define FORMAT(name) extern const Codec name;
#include "src/formats/formats.def"
#undef FORMAT
}  // namespace codec

/// All codecs, in the order of `all_formats`.
std::span<const Codec* const> all_codecs();
/// The codec of a format, which must be one of `all_formats`.
const Codec& codec_named(std::string_view name);

}  // namespace deduku::formats
