// A format as the reader uses it: how it is recognised, how one record of it is read.
#pragma once

#include "src/formats/source.hpp"

namespace deduku::formats {

/// A record while it is read.
struct Draft {
  Board board;
  /// Where each cell stands, for messages about repeated digits.
  std::array<Place, Cell::count> places{};
  std::string tail;
  const Format* format = nullptr;  ///< that of the record, where it is not that of the input

  /// Puts a digit (0: none) into a cell.
  void set(Cell cell, std::uint8_t value, bool given, Place place) {
    board.values[cell.index()] = value;
    board.givens.insert_if(value != 0 && given, cell);
    places[cell.index()] = place;
  }
};

/// Reads the records of one input.
class Parser {
 public:
  Parser() = default;
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;
  virtual ~Parser() = default;

  /// Reads what stands before the first record. After an error nothing else can be read.
  virtual std::optional<ParseError> begin(Source& /*source*/) { return std::nullopt; }
  /// Skips what stands before the next record; false at the end of the input.
  virtual bool seek(Source& source) { return source.seek_record(); }
  /// Whether it can make something of the beginning of a line that was too long.
  virtual bool reads_cut_lines() const { return false; }
  /// Reads the record that begins with the next line of the source; the line is there, neither empty nor a comment.
  /// Takes at least that line, and all of a bad record too.
  virtual std::optional<ParseError> parse(Source& source, Draft& draft) = 0;
  /// Takes the lines that `parse` would take.
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

/// The first lines of an input that are neither empty nor comments. Only lines asked for are pulled.
class Preview {
 public:
  explicit Preview(Source& source) : source_(source) {}
  /// From 0; null where the input, or what may be looked at in advance, has no such line.
  const Line* line(std::size_t index);
  /// Whether each of the first few lines begins with a character, after any spaces.
  bool all_begin_with(char character);
  const std::vector<std::string>& comments() const { return source_.comments(); }

 private:
  Source& source_;
  std::vector<std::size_t> found_;  ///< how far ahead the lines are that were asked for
  std::size_t next_ = 0;            ///< how far the search for them has come
};

struct Codec {
  Format format;
  /// Whether all of an input is in this format, seen from its first lines: it has a header, or each line says so. The first
  /// line is always there. An input with mistakes is to be recognised too: the parser explains them. Null for a format
  /// whose records are found wherever they stand.
  bool (*recognise)(Preview& preview, const ReadOptions& options) = nullptr;
  /// Null for a format whose records are found in the text as a whole (see finders/finding.hpp).
  std::unique_ptr<Parser> (*open)(const ReadOptions& options) = nullptr;
  /// The text of a board with its title, which has no line breaks; null for a format without room for one.
  std::string (*write_titled)(const Board& board, std::string_view title) = nullptr;
  /// Whether `.` in what is written is an empty cell and nothing else, so that another sign can stand there.
  bool has_blanks = false;
};

/// The parser of type `Concrete`, as the `open` of a codec.
template <class Concrete>
std::unique_ptr<Parser> open(const ReadOptions& options) {
  return std::make_unique<Concrete>(options);
}

namespace codec {
#define FORMAT(name) extern const Codec name;
#include "src/formats/formats.def"
#undef FORMAT
}  // namespace codec

/// All codecs, in the order of `all_formats`.
std::span<const Codec* const> all_codecs();

}  // namespace deduku::formats
